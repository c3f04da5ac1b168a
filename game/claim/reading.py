"""Reading hands from play: how well a hand explains what its player did in phase one.

A player takes one of the cards that were open to them. Every card has a *pull*, which goes by what was led and what was
at stake, and is taken in proportion to e to its pull. So a hand explains a play the better, the less pull its other
cards had: who lets a good follower go that a Knight would have won is likely to hold no such Knight.

The weights of the pulls were fitted to games between computers of several levels (`tools/fit_claim_reading.py`): they
expect neither perfect play nor any particular player.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import lru_cache
from operator import mul

from game.claim.court import Court
from game.claim.knowledge import chronicle
from game.claim.position import Position
from game.claim.worths import values
from game.core import Observation

LED = (-0.33, 2.50, 0.40, 0.08, 0.16)
"""What the pull of a card that is led goes by, see `pulls_of_leads`."""
ANSWERED = (0.97, 4.29, 0.64, -0.84, -0.73, -0.65, -0.57, 0.11)
"""What the pull of a card that is answered with goes by, see `pulls_of_answers`."""
SETTLING = 20
"""Steps of a walk before its states are used."""

Traits = tuple[float, ...]


def traits_of_leads(court: Court, stake: int) -> list[Traits]:
    """For every card what makes it be led for a stake: its number, that times the stake's worth, what it is worth in
    hand, whether it is scored when it is played (an Undead), and that times its number."""
    known, scored = values(court), court.to_winner[0]
    worth = known.of_bit[stake]
    found: list[Traits] = []
    for at, number in enumerate(court.numbers):
        height, undead = number / 9, float(scored >> at & 1)
        found.append((height, height * worth, known.held[1 << at], undead, undead * height))
    return found


def traits_of_answers(court: Court, stake: int, led: int) -> list[Traits]:
    """For every card what makes it be the answer to a card led for a stake: whether it wins, that times the stake's
    worth, the cards that it scores or lets the leader score, what it is worth in hand, its number, that times whether
    it wins, whether it would follow anything (a Doppelganger), and its number times the stake's worth."""
    known, scored = values(court), court.to_winner[0]
    worth, place = known.of_bit[stake], court.place[court.faction_of(led)]
    strength = court.strengths[court.move_of[court.names_in(led)[0]]][place]
    found: list[Traits] = []
    for at, number in enumerate(court.numbers):
        height, bit = number / 9, 1 << at
        wins = float(court.strengths[court.move_of[court.names[at]]][place] > strength)
        undead = (scored >> at & 1) + bool(scored & led)
        always = float(court.faction_of(bit) == "doppelganger")
        scores = undead if wins else -undead
        found.append((wins, wins * worth, scores, known.held[bit], height, wins * height, always, height * worth))
    return found


@lru_cache(maxsize=4096)
def pulls(court: Court, stake: int, led: int) -> tuple[float, ...]:
    """For every card e to its pull, for a stake; `led` is the card to be answered, 0 for somebody who leads."""
    traits, weights = (traits_of_answers(court, stake, led), ANSWERED) if led else (traits_of_leads(court, stake), LED)
    return tuple(math.exp(sum(map(mul, weights, row))) for row in traits)


class Play:
    """A decision of another seat in phase one: the card it chose, and all that it played then and later, which it held
    besides what it holds now."""

    __slots__ = ("answer", "chosen", "oblige", "played", "pulls", "seat")

    def __init__(self, court: Court, seat: int, card: int, played: int, stake: int, led: int) -> None:
        self.seat, self.chosen, self.played = seat, card.bit_length() - 1, played
        self.pulls = pulls(court, stake, led)
        place = court.place[court.faction_of(led)] if led else -1
        self.oblige, self.answer = (court.oblige[place], court.answer[place]) if led else (0, 0)

    def likelihood(self, hand: int) -> float:
        """How likely this play was with these cards still in hand."""
        cards = hand | self.played
        if cards & self.oblige:
            cards &= self.answer
        weights, total = self.pulls, 0.0
        while cards:
            bit = cards & -cards
            total += weights[bit.bit_length() - 1]
            cards ^= bit
        return weights[self.chosen] / total


def plays_of_others(position: Position, viewer: int) -> list[Play]:
    """What the others have decided in phase one so far, the last play first."""
    court, seats = position.court, position.seats
    tricks = [(leader, cards, stake) for _, _, leader, cards, _, stake in chronicle(position.past)]
    tricks.append((position.leader, position.played, position.stock[-1]))
    found, later = [], [0] * seats
    for leader, cards, stake in reversed(tricks):
        for turn, card in enumerate(cards):
            seat = (leader + turn) % seats
            later[seat] |= card
            if seat != viewer:
                found.append(Play(court, seat, card, later[seat], stake, cards[0] if turn else 0))
    return found


class Reader:
    """Draws states of phase one in which hands that explain the play well come up more often.

    The states are steps of a Metropolis walk: the next is a state drawn evenly if it explains the play better than the
    present one, or by the ratio of the two; else the present one again. In the long run each comes up as often as it
    deserves, and a step takes hardly longer than drawing.
    """

    def __init__(self, seen: Observation, rng: random.Random) -> None:
        assert seen.viewer is not None
        self.seen, self.rng = seen, rng
        self._draw: Callable[[random.Random], Position] = seen.determinize  # type: ignore[assignment]
        self._state = self._draw(rng)
        self._plays = plays_of_others(self._state, seen.viewer)
        self._fits = self.fit(self._state)
        for _ in range(SETTLING if self._plays else 0):
            self._step()

    def fit(self, state: Position) -> float:
        """How likely all that was played is with these hands."""
        likelihood, hands = 1.0, state.hands
        for play in self._plays:
            likelihood *= play.likelihood(hands[play.seat])
        return likelihood

    def _step(self) -> None:
        state = self._draw(self.rng)
        fits = self.fit(state)
        if fits >= self._fits or self.rng.random() * self._fits < fits:
            self._state, self._fits = state, fits

    def draw(self) -> Position:
        """The next state, a copy."""
        self._step()
        return self._state.copy()
