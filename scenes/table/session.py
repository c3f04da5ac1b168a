"""One match being played at this screen: whose turn it is, whose eyes the screen has, and the computers' thinking.

It holds the journal (and through it the state) so that the table scene never sees anything but observations.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Protocol

from game.chance import derive
from game.core import Event, Move, Observation, Reason
from game.cpu.levels import LEVELS, Level
from game.journal import Journal, Player
from game.match import IllegalMove, Match

PERSON, COMPUTER = "person", "cpu"
USUAL_LEVEL, STRONGEST = "casual", "master"
"""The level of a computer whose own is unknown, as in a journal of another version."""


PLAYED_OUT_BY = "greedy"
"""The level that plays a settled game to its end: a quick one, as nothing depends on it."""


class Chosen(Protocol):
    """What a thinker answers: a move, among other things."""

    @property
    def move(self) -> Move: ...

    @property
    def why(self) -> Reason | None: ...

    @property
    def trouble(self) -> str | None: ...


class Thinks(Protocol):
    """A mind in a process of its own, as `game.cpu.worker.Thinker` is one."""

    def ask(self, observation: Observation, level: Level, seed: int) -> None: ...

    def poll(self) -> Chosen | None: ...

    def cancel(self) -> None: ...

    def close(self) -> None: ...


class Session:
    """A match at this screen. `viewer` is whose eyes the screen has (None sees everything: only where no person plays);
    `bottom` is the seat shown at the bottom edge."""

    def __init__(self, journal: Journal, thinker: Callable[[], Thinks], turn_table: bool = True) -> None:
        self.journal = journal
        self.turn_table = turn_table
        people = self.people
        self.viewer: int | None = people[0] if people else None
        self.bottom = people[0] if people else 0
        self._make_thinker = thinker
        self._thinker: Thinks | None = None
        self._asked = False
        self._hinting = False
        self._played_out = False
        self.script: list[str] = []
        """Moves (as texts) that the computers play before they think for themselves, as in a lesson."""
        self.counts = True
        """Whether a finished match goes into the records."""
        self._ready: Move | None = None
        self._asked_at = 0.0
        self._only_choice = False
        self._usual: dict[str, float] = {}
        """Per level: the seconds that its last real choice took."""
        self.trouble: str | None = None
        """What was the matter with the computer's last answer: a key, or None."""
        self.learnt = False
        """Whether the last decision showed the one at the screen something that others do not see."""
        self.covered = False
        """Whether nobody's eyes are meant yet: several people are before the screen and the deal hides something."""
        self._begin_game()

    # -- who and what -------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match, for standings, options and codes; what seats may see comes from `observe`."""
        return self.journal.match

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self.journal.players

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that persons decide for."""
        return tuple(seat for seat, player in enumerate(self.players) if player.kind == PERSON)

    @property
    def decider(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        return self.match.seat

    @property
    def person_decides(self) -> bool:
        """Whether a person whose eyes the screen has must decide now."""
        mine = self.decider in self.people and self.decider == self.viewer
        return mine and not self.covered and not self._played_out

    def observe(self) -> Observation:
        """What the screen may show."""
        return self.match.state.observe(self.viewer)

    # -- handing over -------------------------------------------------------------------------------------------------

    def _hides_from_others(self) -> bool:
        """Whether any person knows something now that another does not."""
        state = self.match.state
        return len(self.people) > 1 and any(state.observe(seat).private for seat in self.people)

    def _viewer_knows_alone(self) -> bool:
        """Whether the person at the screen knows something that is not for the other persons' eyes."""
        return len(self.people) > 1 and not self._played_out and self.observe().private

    def _begin_game(self) -> None:
        """A game begins, or goes on, with everybody before the screen."""
        self.covered = self._hides_from_others()
        if self.match.seat in self.people and not self.covered:
            self.turn_to(self.match.seat)

    @property
    def hand_over_to(self) -> int | None:
        """The person who must come to the screen, alone, before play goes on; None if nobody need to."""
        seat = self.decider
        if seat is None or len(self.people) < 2 or self._played_out:
            return None
        if self.covered:
            return seat if seat in self.people else self.viewer
        if seat == self.viewer or seat not in self.people:
            return None
        state = self.match.state
        hidden = state.observe(seat).private or state.observe(self.viewer).private
        return seat if hidden else None

    def turn_to(self, seat: int | None) -> None:
        """Give the screen the eyes of `seat`."""
        self.viewer = seat
        self.covered = False
        if seat is not None and (self.turn_table or self._hides_from_others()):
            self.bottom = seat

    def follow_open_turn(self) -> bool:
        """Where nothing is hidden the screen simply passes on to whoever decides. True if it did."""
        seat = self.decider
        if seat is None or seat == self.viewer or seat not in self.people or self.hand_over_to is not None:
            return False
        if self._played_out:
            return False
        self.turn_to(seat)
        return True

    # -- playing ------------------------------------------------------------------------------------------------------

    def why_not(self, move: Move) -> Reason | None:
        """Why a move is refused now; None if it is legal."""
        return self.match.state.illegal(move)

    def play(self, move: Move) -> list[Event]:
        """Carry out a decision; what happened, as the viewer may know it. A move that is refused (it was chosen against
        an older state) does nothing."""
        events: list[Event] = []
        knew = self._viewer_knows_alone()
        self.learnt = False
        try:
            self.journal.play(move, events.append)
        except IllegalMove:
            return []
        self.learnt = any(self.viewer in seats for event in events for seats in event.secret.values())
        # While the viewer knew nothing alone, no curtain kept the others away: they are all before the screen.
        self.covered = self.covered or (not knew and self._viewer_knows_alone())
        self._forget_questions()
        if self.script and self.script[0] == move.text:
            self.script.pop(0)
        return [event.seen_by(self.viewer) for event in events]

    def formality(self) -> Move | None:
        """The answer that the screen gives for a lone person to a question asked only so that its asking tells
        nothing."""
        if not self.person_decides or len(self.people) > 1:
            return None
        return self.observe().formality

    def next_game(self) -> None:
        """Start the following game of the match."""
        self.journal.next_game()
        self._played_out = False
        self._forget_questions()
        self._begin_game()

    def undo(self) -> Reason | None:
        """Take back to the viewer's last decision; or the reason why that may not be."""
        if self.viewer is None:
            return Reason("undo.nothing")
        count = self.match.undoable(self.viewer, frozenset(self.people))
        if isinstance(count, Reason):
            return count
        self.stop_thinking()
        self._played_out = False
        self.journal.undo(count)
        return None

    # -- computers ----------------------------------------------------------------------------------------------------

    @property
    def computer_decides(self) -> bool:
        """Whether a computer must decide now."""
        return self.decider is not None and (self._played_out or self.players[self.decider].kind == COMPUTER)

    def play_out(self) -> None:
        """Let the computer decide for every seat until this game is over: for games that are settled."""
        self._forget_questions()
        self._played_out = True

    def think(self) -> Move | None:
        """Keep the computer thinking about its decision; its move once it has one. Never waits."""
        seat = self.decider
        if seat is None or not self.computer_decides:
            return None
        if self.script:
            return self.match.rulebook.move(self.script[0])
        if self._thinker is None:
            self._thinker = self._make_thinker()
        level = LEVELS[PLAYED_OUT_BY if self._played_out else self._level(seat)]
        if not self._asked:
            self._ask(self._thinker, seat, level)
        elif self._ready is None and not self._hesitates(level):
            choice = self._thinker.poll()
            if choice is not None:
                self._ready = choice.move
                self.trouble = choice.trouble
                if not self._only_choice:
                    self._usual[level.key] = min(monotonic() - self._asked_at, level.budget.seconds or 0.0)
        return self._ready

    def _ask(self, thinker: Thinks, seat: int, level: Level) -> None:
        self._asked = True
        seen = self.match.state.observe(seat)
        self._asked_at = monotonic()
        self._only_choice = seen.private and len(seen.moves) == 1
        thinker.ask(seen, level, derive(self.match.seed, "mind", self.match.plies))

    def _hesitates(self, level: Level) -> bool:
        """Whether a computer that has nothing to choose must still seem to think: where its cards are hidden, an answer
        given at once would tell that it had no other (no shield, a single card of the suit that was led)."""
        return self._only_choice and monotonic() - self._asked_at < self._usual.get(level.key, 0.0)

    def _level(self, seat: int) -> str:
        level = self.players[seat].level
        return level if level in LEVELS else USUAL_LEVEL

    def ask_hint(self) -> bool:
        """Have the strongest opponent think about the decision of the person at the screen, from what that person
        knows. The match counts as assisted from now on. False while nobody here decides or it is thinking already."""
        if not self.person_decides or self._hinting:
            return False
        if self._thinker is None:
            self._thinker = self._make_thinker()
        self._thinker.ask(self.observe(), LEVELS[STRONGEST], derive(self.match.seed, "hint", self.match.plies))
        self._hinting = True
        self.journal.assist()
        return True

    def hint(self) -> Chosen | None:
        """The hint asked for, once there is one. Never waits."""
        if not self._hinting or self._thinker is None:
            return None
        choice = self._thinker.poll()
        if choice is not None:
            self._hinting = False
        return choice

    def _forget_questions(self) -> None:
        if self._hinting and self._thinker is not None:
            self._thinker.cancel()
        self._asked = self._hinting = False
        self._ready = None

    def stop_thinking(self) -> None:
        """Drop the question that a computer is thinking about."""
        if self._thinker is not None and self._asked:
            self._thinker.cancel()
        self._forget_questions()

    def close(self) -> None:
        """Stop everything: the screen leaves the match. The journal holds all of it."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
        self._asked = self._hinting = False
        self._ready = None
