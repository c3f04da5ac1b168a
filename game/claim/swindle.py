"""Endings that are lost against any good play: which move leaves the rival the most ways to go wrong.

A search like any other, but for the rival: they are taken to play any card that is open to them, in the tree and in the
playouts. Measured against rivals of both kinds, that saved more lost endings than looking for the best they could do,
as well against players who think about what they do.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.core import Move, Observation, State
from game.cpu.levels import Budget
from game.cpu.search import Node, Search
from game.cpu.teaching import Stop, Teaching

EXPLORATION = 1.0
"""More than elsewhere: a trap often looks bad until one knows how to go on from it."""


class Swindle(Search):
    """A search in which only the viewer thinks."""

    def _pick(self, node: Node, state: State, legal: Sequence[Move]) -> tuple[Move, Node]:
        if state.seat == self.observation.viewer:
            return super()._pick(node, state, legal)
        move = self._any(legal)
        child = node.children.setdefault(move, Node())
        child.available += 1
        return move, child

    def _evaluate(self, state: State) -> Sequence[float]:
        """To the end, always: how the votes stand before it says little of mistakes to come."""
        while state.seat is not None:
            legal = state.legal_moves()
            thinks = state.seat == self.observation.viewer
            state.apply(self.teaching.playout(state, legal, self.rng.random) if thinks else self._any(legal))
        assert state.outcome is not None
        return self.teaching.result(state, state.outcome)

    def _any(self, legal: Sequence[Move]) -> Move:
        return legal[int(self.rng.random() * len(legal))]


def swindle(
    observation: Observation, teaching: Teaching, rng: random.Random, iterations: int, stop: Stop | None = None
) -> Move:
    """The move that wins most often against somebody who plays anything, after so many iterations."""
    search = Swindle(observation, teaching, rng)
    search.exploration = EXPLORATION
    search.run(Budget(iterations=iterations), stop)
    return search.ranking[0][0]
