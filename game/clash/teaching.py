"""What CLASH teaches the computer: how promising a position is, and what a turn can make of it.

A position is judged at the start of a turn by the weights in weights.json, which `tools/fit_clash.py` finds by
self-play. Within a turn nothing is judged: an effect that waits for a choice is carried out first.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from game.clash.features import BOMB, FACE_DOWN, LEAD, MOVER, OWN_TILE, RIVAL_TILE, SHARED_TILE, SHELTERED, TRAITS
from game.clash.position import EFFECT, PLACING, Position
from game.clash.tiles import KABOOM_AT
from game.core import Move, Observation, Outcome, Reason, State
from game.cpu.levels import LEVELS
from game.cpu.teaching import Teaching


class ClashTeaching(Teaching):
    """Judges by weights, one for each trait of `features`."""

    levels = {
        "casual": LEVELS["casual"].but(iterations=65, overlooks=0.24, depth=2),
        "skilled": LEVELS["skilled"].but(iterations=75, overlooks=0.09),
    }
    horizon = 0

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = list(weights)
        self._own = [self.weights[trait] for trait in OWN_TILE]
        self._rival = [self.weights[trait] for trait in RIVAL_TILE]
        self._shared = [self.weights[trait] for trait in SHARED_TILE]

    def quiet(self, state: State) -> bool:
        """Whether a turn begins: nothing waits for a choice."""
        assert isinstance(state, Position)
        return state.phase == PLACING

    def judge(self, state: State, seat: int) -> float | None:
        assert isinstance(state, Position)
        if state.phase != PLACING:
            return None
        worth = 1 / (1 + math.exp(-self.sum_of_traits(state)))
        return worth if state.seat == seat else 1 - worth

    def sum_of_traits(self, state: Position) -> float:
        """What `features.traits` and the weights come to, without making a list of them: this runs in every
        iteration."""
        seat, weights = state.seat, self.weights
        assert seat is not None
        left = state.free().bit_count()
        own, others = state.followers(seat), state.followers(1 - seat)
        immune, bomb = state.immune(), state.standing[KABOOM_AT]
        total = weights[MOVER + left] + weights[LEAD + left] * (own.bit_count() - others.bit_count())
        if immune:
            total += weights[SHELTERED + left] * ((own & immune).bit_count() - (others & immune).bit_count())
        if bomb:
            total += weights[BOMB + left] if others & bomb else -weights[BOMB + left]
        if state.down[1 - seat]:
            total += weights[FACE_DOWN + left] * state.down[1 - seat].bit_count()
        total += sum(map(self._own.__getitem__, state.areas[seat]))
        total += sum(map(self._rival.__getitem__, state.areas[1 - seat]))
        return total + sum(map(self._shared.__getitem__, state.neutral))

    def glance(self, state: State, seat: int) -> float | None:
        """A beginner counts followers."""
        assert isinstance(state, Position)
        return 0.5 + (state.followers(seat).bit_count() - state.followers(1 - seat).bit_count()) / 20

    def result(self, state: State, outcome: Outcome) -> Sequence[float]:
        """The win; in a match for points half of it is what the points say."""
        won = super().result(state, outcome)
        if state.options["match"] != "points":
            return won
        mine, theirs = outcome.points
        return [(won[0] + 0.5 + (mine - theirs) / 18) / 2, (won[1] + 0.5 + (theirs - mine) / 18) / 2]

    def appraise(self, state: State, moves: Sequence[Move]) -> Sequence[float] | None:
        assert isinstance(state, Position)
        if state.phase not in (PLACING, EFFECT):
            return None
        assert state.seat is not None
        return [self.after(state, move, state.seat, self.judge) for move in moves]

    def playout(self, state: State, moves: Sequence[Move], chance: Callable[[], float]) -> Move:
        """Within a turn the effect is used as well as it can be; elsewhere anything goes."""
        assert isinstance(state, Position)
        if state.phase != EFFECT or len(moves) == 1:
            return moves[int(chance() * len(moves))]
        seat = state.seat
        assert seat is not None
        return max(moves, key=lambda move: self.after(state, move, seat, self.judge))

    def why(self, observation: Observation, move: Move) -> Reason | None:
        """What the rest of the turn can make of the move, in one guess at what is hidden."""
        seat = observation.viewer
        guess = observation.determinize(random.Random(0))
        assert isinstance(guess, Position)
        assert seat is not None
        if guess.phase not in (PLACING, EFFECT):
            return None
        if self.after(guess, move, seat, self.judge) == 1.0:
            return Reason("clash.hint.wins")
        gain = round(20 * (self.after(guess, move, seat, self.glance) - (self.glance(guess, seat) or 0.0)))
        if gain > 1:
            return Reason("clash.hint.gains", {"followers": gain})
        return None


def read_weights() -> list[float]:
    """The weights that were fitted, one for each trait."""
    weights = json.loads(Path(__file__).with_name("weights.json").read_text())["weights"]
    assert len(weights) == TRAITS
    return [float(weight) for weight in weights]


TEACHING = ClashTeaching(read_weights())
