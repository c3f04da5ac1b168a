"""A match: games of one rulebook one after another, under a format, from one seed.

Everything about a match follows from its deal (rulebook, options, seats, seed) and the decisions taken, which are kept
in `moves`, one list per game. Undo and look-back rebuild from there; now and then a copy of the state is kept so that
they need not start from the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.chance import derive
from game.core import BadMove, Event, FirstTo, Move, Options, Outcome, Reason, Rulebook, RulesError, Single, State, Tell

SNAPSHOT = 8
"""A copy of the state is kept each time this many decisions have been taken in a game."""


class IllegalMove(BadMove):
    """A move that the state refuses; `reason` says why."""

    def __init__(self, move: Move, reason: Reason) -> None:
        super().__init__(f"'{move.text}' is refused: {reason.key}")
        self.move = move
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands after its finished games: games won and points, for each seat (sides share both); whether the
    match is over, and the seats that won it (none: a draw, or still open)."""

    wins: tuple[int, ...]
    points: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]


def standing(rulebook: Rulebook, options: Options, seats: int, outcomes: Sequence[Outcome]) -> Standing:
    """How a match stands after these outcomes, by the format the rulebook gives it."""
    form = rulebook.format(options)
    wins = tuple(sum(seat in outcome.winners for outcome in outcomes) for seat in range(seats))
    points = tuple(sum(outcome.points[seat] for outcome in outcomes) for seat in range(seats))
    if isinstance(form, Single):
        over = bool(outcomes)
        return Standing(wins, points, over, outcomes[-1].winners if over else ())
    if isinstance(form, FirstTo):
        won = tuple(seat for seat in range(seats) if wins[seat] >= form.wins)
        return Standing(wins, points, bool(won), won)
    best = tuple(seat for seat in range(seats) if points[seat] == max(points))
    leading = tuple(best) if sum(side[0] in best for side in rulebook.sides(seats)) == 1 else ()
    over = len(outcomes) >= form.games and (bool(leading) or not form.until_decided)
    return Standing(wins, points, over, leading if over else ())


class Match:
    """Games one after another under the format of the options. `state` is the game in progress, or the finished one
    until `next_game` is called; `outcomes` are those of the finished games.

    Raises BadOption for options or seats that the rulebook does not have.
    """

    def __init__(self, rulebook: Rulebook, options: Options, seats: int, seed: int) -> None:
        self.rulebook = rulebook
        self.options: Options = rulebook.settle(options, seats)
        self.seats = seats
        self.seed = seed
        self.outcomes: list[Outcome] = []
        self.moves: list[list[Move]] = []
        self._reveals: list[list[bool]] = []
        self._shows: list[list[bool]] = []
        self._snapshots: list[list[State]] = []
        self._begin(rulebook.new_game(self.options, seats, seed))

    def _begin(self, state: State) -> None:
        self.state = state
        self.moves.append([])
        self._reveals.append([])
        self._shows.append([])
        self._snapshots.append([state.copy()])
        self._note_outcome()

    def _note_outcome(self) -> None:
        outcome = self.state.outcome
        if outcome is not None:
            self.outcomes.append(outcome)

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the current game is over."""
        return self.state.seat

    @property
    def standing(self) -> Standing:
        """How the match stands after its finished games."""
        return standing(self.rulebook, self.options, self.seats, self.outcomes)

    @property
    def over(self) -> bool:
        """Whether the whole match is decided."""
        return self.standing.over

    @property
    def plies(self) -> int:
        """How many decisions were taken in the whole match."""
        return sum(map(len, self.moves))

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """Carry out a decision and remember it. Raises IllegalMove, and changes nothing, when it is refused."""
        if self.state.seat is None:
            raise IllegalMove(move, Reason("match.game_over"))
        reason = self.state.illegal(move)
        if reason is not None:
            raise IllegalMove(move, reason)
        reveals = shows = False

        def listen(event: Event) -> None:
            nonlocal reveals, shows
            reveals, shows = reveals or event.reveals, shows or event.shows
            if tell is not None:
                tell(event)

        self.state.apply(move, listen)
        self.moves[-1].append(move)
        self._reveals[-1].append(reveals)
        self._shows[-1].append(shows)
        if len(self.moves[-1]) % SNAPSHOT == 0:
            self._snapshots[-1].append(self.state.copy())
        self._note_outcome()

    def next_game(self) -> None:
        """Start the following game. Raises RulesError while this one goes on, or when the match is over."""
        if self.state.seat is not None:
            raise RulesError("the next game cannot start before this one is over")
        if self.over:
            raise RulesError("the match is over: there is no next game")
        self._begin(self.rulebook.follow(self.state, derive(self.seed, "game", len(self.moves))))

    def state_at(self, game: int, ply: int) -> State:
        """A state of its own: game number `game` (from 0) as it stood after `ply` decisions. Raises IndexError."""
        moves = self.moves[game]
        if game < 0 or not 0 <= ply <= len(moves):
            raise IndexError(f"game {game} has no moment {ply}")
        state = self._snapshots[game][ply // SNAPSHOT].copy()
        for move in moves[ply - ply % SNAPSHOT : ply]:
            state.apply(move)
        return state

    def events_of(self, game: int, ply: int) -> list[Event]:
        """What happened in decision number `ply` (from 0) of a game, unfiltered: hand a viewer `event.seen_by`."""
        events: list[Event] = []
        self.state_at(game, ply).apply(self.moves[game][ply], events.append)
        return events

    def replay_to(self, game: int, ply: int) -> None:
        """Take the match back to the moment after `ply` decisions of game `game`; what came later is forgotten.
        Raises IndexError where there is no such moment."""
        state = self.state_at(game, ply)
        for later in (self.moves, self._reveals, self._shows, self._snapshots):
            del later[game + 1 :]
        del self.moves[game][ply:], self._reveals[game][ply:], self._shows[game][ply:]
        del self._snapshots[game][ply // SNAPSHOT + 1 :]
        del self.outcomes[game:]
        self.state = state
        self._note_outcome()

    def rewind(self, count: int) -> None:
        """Take back the last `count` decisions, into earlier games if need be. Raises IndexError if there are fewer."""
        if not 0 <= count <= self.plies:
            raise IndexError(f"cannot take back {count} of {self.plies} decisions")
        game = len(self.moves) - 1
        while count > len(self.moves[game]):
            count -= len(self.moves[game])
            game -= 1
        if count or game < len(self.moves) - 1:
            self.replay_to(game, len(self.moves[game]) - count)

    def copy(self) -> Match:
        """A match that shares nothing changeable with this one."""
        twin = object.__new__(Match)
        twin.rulebook, twin.options, twin.seats, twin.seed = self.rulebook, self.options, self.seats, self.seed
        twin.state = self.state.copy()
        twin.outcomes = list(self.outcomes)
        twin.moves = [list(moves) for moves in self.moves]
        twin._reveals = [list(flags) for flags in self._reveals]
        twin._shows = [list(flags) for flags in self._shows]
        # Snapshots are only ever copied from, so both may hold the same ones.
        twin._snapshots = [list(states) for states in self._snapshots]
        return twin

    def undoable(self, seat: int, people: frozenset[int]) -> int | Reason:
        """How many decisions go back to the last one `seat` took in this game, where `people` are the seats of
        persons; or why that may not be: nothing to take back, something was revealed since, another person decided.
        A card of one's own that was shown may be taken back where only computers saw it.

        Decisions that had only one answer are not stopped at: taking them back would change nothing.
        """
        game = len(self.moves) - 1
        state, deciders, forced = self._snapshots[game][0].copy(), [], []
        for move in self.moves[game]:
            deciders.append(state.seat)
            forced.append(len(state.legal_moves()) == 1)
            state.apply(move)
        for ply in range(len(deciders) - 1, -1, -1):
            seen = self._shows[game][ply] and (deciders[ply] != seat or len(people) > 1)
            if seen or self._reveals[game][ply]:
                return Reason("undo.revealed")
            if deciders[ply] == seat and not forced[ply]:
                return len(deciders) - ply
            if deciders[ply] in people and deciders[ply] != seat:
                return Reason("undo.other_person")
        return Reason("undo.nothing" if game == 0 else "undo.new_deal")
