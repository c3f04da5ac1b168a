"""Monte Carlo tree search over information sets, for any rulebook.

One tree holds what the seat can tell apart: decisions, not states. Every iteration draws a new determinization, walks
down the tree along moves that are legal in it, adds a node, continues with a playout, and adds what came of it to every
node it passed, for the seat that decided there. Because a move may be legal in one determinization and not in another,
a node remembers how often it was available besides how often it was chosen (Cowling, Powley and Whitehouse's ISMCTS).

Without appraisals, moves are chosen by UCB1 over availability; with them, by PUCT. Results are kept for every seat, so
that more than two seats and partners need nothing of their own: each decider looks for their own side's good.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from functools import partial

from game.core import Move, Observation, State
from game.cpu.levels import Budget
from game.cpu.teaching import Stop, Teaching

POLL = 8
"""Iterations between two looks at whether to stop."""
LONGEST_PLAYOUT = 2_000
"""Decisions after which a playout counts as drawn; no game of ours is that long."""


class Node:
    """A decision in the tree: how often it was available and chosen, the sum of what came of it for its decider, what
    it was appraised at and how likely it seemed before it was tried, and what was decided next."""

    __slots__ = ("appraisal", "available", "children", "prior", "total", "visits")

    def __init__(self, prior: float = 0.0, appraisal: float = 0.5) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.prior = prior
        self.appraisal = appraisal
        self.children: dict[Move, Node] = {}

    @property
    def mean(self) -> float:
        """The average of what came of it, from 0 to 1; one half before it was tried."""
        return self.total / self.visits if self.visits else 0.5


class Search:
    """A search for one observation. `run` may be called again to think on; `root` holds what was found."""

    def __init__(
        self,
        observation: Observation,
        teaching: Teaching,
        rng: random.Random,
        depth: int | None = None,
        unseen: frozenset[Move] = frozenset(),
        reads: bool = True,
    ) -> None:
        """`depth` limits how many decisions the tree may go down; moves in `unseen` are not considered at the root,
        where at least one other must remain. `reads`: whether guesses at what is hidden are the teaching's, or even."""
        self.observation = observation
        self.teaching = teaching
        self.rng = rng
        self.depth = depth if depth is not None else LONGEST_PLAYOUT
        self.unseen = unseen
        self.exploration = teaching.exploration
        self.draw = partial(teaching.draw, observation) if reads else observation.determinize
        self.root = Node()
        self.iterations = 0

    def run(self, budget: Budget, stop: Stop | None = None) -> None:
        """Think until the budget is spent or `stop` says so; at least one iteration."""
        ends = math.inf if budget.seconds is None else time.perf_counter() + budget.seconds
        limit = math.inf if budget.iterations is None else self.iterations + budget.iterations
        assert ends < math.inf or limit < math.inf or stop is not None, "this would think for ever"
        while True:
            self._iterate()
            self.iterations += 1
            if self.iterations >= limit or time.perf_counter() >= ends:
                return
            if stop is not None and self.iterations % POLL == 0 and stop():
                return

    @property
    def ranking(self) -> list[tuple[Move, Node]]:
        """The moves tried, the best first: the one most often chosen, then the one with the better results."""
        tried = list(self.root.children.items())
        return sorted(tried, key=lambda item: (item[1].visits, item[1].mean), reverse=True)

    def _iterate(self) -> None:
        state = self.draw(self.rng)
        node = self.root
        path: list[tuple[Node, int]] = []
        while state.seat is not None and len(path) < self.depth:
            seat, legal = state.seat, state.legal_moves()
            if node is self.root and self.unseen:
                legal = [move for move in legal if move not in self.unseen]
            move, child = self._pick(node, state, legal)
            state.apply(move)
            path.append((child, seat))
            node = child
            if not child.visits and len(legal) > 1:
                break
        values = self._evaluate(state)
        self.root.visits += 1
        for child, seat in path:
            child.visits += 1
            child.total += values[seat]

    def _pick(self, node: Node, state: State, legal: Sequence[Move]) -> tuple[Move, Node]:
        children = node.children
        if len(legal) == 1:
            move = legal[0]
            child = children.get(move)
            if child is None:
                child = children[move] = Node(1.0)
            child.available += 1
            return move, child
        if any(move not in children for move in legal):
            worth = self.teaching.appraise(state, legal)
            if worth is None:
                return self._expand(node, legal)
            self._add_all(node, legal, worth)
        first = children[legal[0]]
        return self._ucb(node, legal) if first.prior == 0.0 else self._puct(node, legal)

    def _expand(self, node: Node, legal: Sequence[Move]) -> tuple[Move, Node]:
        """A move not tried before, at random."""
        untried = []
        for move in legal:
            child = node.children.get(move)
            if child is None:
                untried.append(move)
            else:
                child.available += 1
        move = untried[int(self.rng.random() * len(untried))]
        child = node.children[move] = Node()
        child.available = 1
        return move, child

    def _add_all(self, node: Node, legal: Sequence[Move], worth: Sequence[float]) -> None:
        """Nodes for all moves at once, each beginning with its appraisal and a prior that follows from it."""
        best, sharpness = max(worth), self.teaching.sharpness
        weights = [math.exp(sharpness * (value - best)) for value in worth]
        scale = sum(weights)
        for move, value, weight in zip(legal, worth, weights, strict=True):
            if move not in node.children:
                node.children[move] = Node(weight / scale + 1e-6, value)

    def _ucb(self, node: Node, legal: Sequence[Move]) -> tuple[Move, Node]:
        best, choice, explore = -1.0, legal[0], self.exploration
        for move in legal:
            child = node.children[move]
            child.available += 1
            score = child.total / child.visits + explore * math.sqrt(math.log(child.available) / child.visits)
            if score > best:
                best, choice = score, move
        return choice, node.children[choice]

    def _puct(self, node: Node, legal: Sequence[Move]) -> tuple[Move, Node]:
        """The appraisal of a move counts like one result that is known already."""
        children = [node.children[move] for move in legal]
        pull = self.teaching.prior_weight * math.sqrt(sum(child.visits for child in children) + 1)
        best, choice = -1.0, 0
        for place, child in enumerate(children):
            child.available += 1
            weight = child.visits + 1
            score = (child.total + child.appraisal) / weight + pull * child.prior / weight
            if score > best:
                best, choice = score, place
        return legal[choice], children[choice]

    def _evaluate(self, state: State) -> Sequence[float]:
        """What becomes of a state: a playout to the end, or to the horizon and judged there; for every seat."""
        teaching, chance = self.teaching, self.rng.random
        horizon = teaching.horizon
        for step in range(LONGEST_PLAYOUT):
            if state.seat is None:
                outcome = state.outcome
                assert outcome is not None
                return teaching.result(state, outcome)
            if horizon is not None and step >= horizon and teaching.quiet(state):
                judged = judgements(teaching, state)
                if judged is not None:
                    return judged
            state.apply(teaching.playout(state, state.legal_moves(), chance))
        return [0.5] * state.seats


def judgements(teaching: Teaching, state: State) -> list[float] | None:
    """The judgement of a state for every seat; partners share one, and of two sides one is what the other is not."""
    sides = state.rulebook.sides(state.seats)
    values = [0.0] * state.seats
    for place, side in enumerate(sides):
        if len(sides) == 2 and place == 1:
            worth: float | None = 1.0 - values[sides[0][0]]
        else:
            worth = teaching.judge(state, side[0])
        if worth is None:
            return None
        for seat in side:
            values[seat] = worth
    return values
