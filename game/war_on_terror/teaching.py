"""What War on Terror teaches the computer: what points and cards in hand are worth between battles, how to play a
battle on quickly, and how somebody plays who looks at strength alone.

Only the moment between two battles is judged, by the weights in weights.json, which `tools/fit_war_on_terror.py` finds
by self-play: a card kept is worth something there, so that no hand is spent on a country of one point.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from game.core import Move, Observation, Reason, State
from game.cpu.levels import LEVELS
from game.cpu.teaching import Stop, Teaching
from game.war_on_terror import glances
from game.war_on_terror.deck import Deck
from game.war_on_terror.features import MIDDLING, NEED, REVEALER, STRENGTH, TEXT, TRAITS
from game.war_on_terror.habits import quick_move, strongest
from game.war_on_terror.moves import PASS
from game.war_on_terror.observation import WarObservation
from game.war_on_terror.position import PLAYING, REVEALING, Position
from game.war_on_terror.tie import goal

LEAST = 0.03
"""No card is worth less in hand, whatever was fitted: it could always be kept and never be played."""


class WarTeaching(Teaching):
    """Judges by weights, one list for each number of seats."""

    levels = {
        "novice": LEVELS["novice"].but(overlooks=0.54),
        "casual": LEVELS["casual"].but(iterations=45, overlooks=0.33),
        "skilled": LEVELS["skilled"].but(iterations=50, overlooks=0.09),
    }
    horizon = 0

    def __init__(self, weights: dict[int, Sequence[float]]) -> None:
        self.weights = weights
        self._cards: dict[tuple[int, int], tuple[Deck, list[float]]] = {}

    def quiet(self, state: State) -> bool:
        """Whether a battle is over and the next has not begun."""
        assert isinstance(state, Position)
        return state.phase == REVEALING

    def judge(self, state: State, seat: int) -> float | None:
        assert isinstance(state, Position)
        if state.phase != REVEALING:
            return None
        prospects = [math.exp(self.prospect(state, other)) for other in range(state.seats)]
        return prospects[seat] / sum(prospects)

    def prospect(self, state: Position, seat: int) -> float:
        """What `features.traits` and the weights come to: the logarithm of a seat's chances, up to a constant."""
        weights = self.weights[state.seats]
        total = weights[NEED + max(0, goal(state.seats) - state.points[seat])]
        if seat == state.revealer and state.country >= 0:
            total += weights[REVEALER]
        return total + sum(map(self._worth_of(state).__getitem__, state.hands[seat]))

    def _worth_of(self, state: Position) -> list[float]:
        """By card: what it is worth in hand between battles."""
        key = id(state.deck), state.seats
        kept = self._cards.get(key)
        if kept is None or kept[0] is not state.deck:
            weights, deck = self.weights[state.seats], state.deck
            by_card = zip(deck.text, deck.strength, strict=True)
            worth = [weights[TEXT + text] + weights[STRENGTH] * (strength - MIDDLING) for text, strength in by_card]
            kept = deck, [max(LEAST, value) for value in worth]
            self._cards[key] = kept
        return kept[1]

    def appraise(self, state: State, moves: Sequence[Move]) -> Sequence[float] | None:
        assert isinstance(state, Position)
        return glances.appraise(state, moves, self._worth_of(state)) if state.phase == PLAYING else None

    def playout(self, state: State, moves: Sequence[Move], chance: Callable[[], float]) -> Move:
        assert isinstance(state, Position)
        return quick_move(state, moves, chance)

    def solve(
        self, observation: Observation, rng: random.Random, effort: int = 1, stop: Stop | None = None
    ) -> Move | None:
        """Face-down countries are all alike; and with the last word in a battle that is won, nothing is spent."""
        assert isinstance(observation, WarObservation)
        if observation.phase == "reveal":
            return rng.choice(observation.moves)
        guess = observation.determinize(rng)
        assert isinstance(guess, Position)
        return PASS if guess.phase == PLAYING and glances.won_anyway(guess) else None

    def greedy(self, observation: Observation, rng: random.Random, moves: Sequence[Move]) -> Move:
        """Always the strongest card; nothing that is hidden matters for that."""
        guess = observation.determinize(rng)
        assert isinstance(guess, Position)
        return strongest(guess, moves)

    def why(self, observation: Observation, move: Move) -> Reason | None:
        """Where a card is played or not: what that means for the battle."""
        assert isinstance(observation, WarObservation)
        guess, seat = observation.determinize(random.Random(0)), observation.viewer
        assert isinstance(guess, Position)
        if observation.phase == "reveal":
            return Reason("war_on_terror.hint.alike")
        if guess.phase != PLAYING or seat is None:
            return None
        points = guess.deck.points[guess.country]
        if move is PASS:
            return Reason("war_on_terror.hint.saves", {"points": points})
        others = max(guess.total(other) for other in range(guess.seats) if other != seat)
        mine = guess.total(seat) + guess.deck.worth[guess.country][move.code]
        if mine > others:
            return Reason("war_on_terror.hint.leads", {"total": mine, "others": others, "points": points})
        if mine == others:
            return Reason("war_on_terror.hint.level", {"total": mine, "others": others, "points": points})
        return Reason("war_on_terror.hint.closes", {"total": mine, "others": others, "points": points})


def read_weights() -> dict[int, Sequence[float]]:
    """The weights that were fitted, one for each trait, by number of seats."""
    kept = json.loads(Path(__file__).with_name("weights.json").read_text())
    weights: dict[int, Sequence[float]] = {int(seats): [float(weight) for weight in row] for seats, row in kept.items()}
    assert all(len(row) == TRAITS for row in weights.values())
    return weights


TEACHING = WarTeaching(read_weights())
