"""From an observation to a decision. Nothing here sees more than the observation."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, replace

from game.core import Move, Observation, Reason
from game.cpu.levels import Budget, Level
from game.cpu.search import Search
from game.cpu.teaching import UNTAUGHT, Stop, Teaching, teaching_of

LONGEST_EXACT = 2.0
"""Seconds after which an exact answer is given up, however much effort a level puts into it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision: the move; why, as a key and arguments for a hint; what the search expects for the seat (0 lost to 1
    won, None without a search); how many iterations that took; and, from a worker that failed, what was the trouble
    (a key: "thinker.restarted", "thinker.gave_up")."""

    move: Move
    why: Reason | None = None
    expects: float | None = None
    iterations: int = 0
    trouble: str | None = None


def choose(
    observation: Observation,
    level: Level,
    seed: int,
    budget: Budget | None = None,
    stop: Stop | None = None,
) -> Choice:
    """The decision of a level's player who knows this observation and must decide now. What the rulebook tunes of the
    level counts, but a `budget` given here is kept to.

    The same observation, level, seed and budget of iterations give the same choice. `stop` is asked now and then
    whether to stop thinking; the choice is then the best found so far. Raises ValueError when it is not the viewer's
    turn.
    """
    if not observation.moves or observation.viewer != observation.seat:
        raise ValueError("this seat has nothing to decide")
    rng = random.Random(seed)
    taught = teaching_of(observation.moves[0].family)
    level = taught.level(level)
    if len(observation.moves) == 1:
        return Choice(observation.moves[0], Reason("hint.only_move"))
    if level.kind == "random":
        return Choice(rng.choice(observation.moves))
    unseen = _overlooked(observation, level.overlooks, rng)
    if level.kind == "greedy":
        return Choice(taught.greedy(observation, rng, [move for move in observation.moves if move not in unseen]))
    return _search(observation, level, taught, unseen, rng, budget or level.budget, stop)


def _search(
    observation: Observation,
    level: Level,
    taught: Teaching,
    unseen: frozenset[Move],
    rng: random.Random,
    budget: Budget,
    stop: Stop | None,
) -> Choice:
    start = time.perf_counter()
    if level.taught and not unseen:
        exact = taught.solve(observation, rng, level.effort, _in_time(budget, stop))
        if exact is not None:
            return Choice(exact, taught.why(observation, exact) or Reason("hint.solved"))
    search = Search(observation, taught if level.taught else UNTAUGHT, rng, level.depth, unseen, level.reads)
    if budget.seconds is not None:
        # What it took to find no exact answer is part of the time for thinking, of which a third is always left: the
        # endings that are too long to be worked out are those in which the search has most to decide.
        left = budget.seconds - (time.perf_counter() - start)
        budget = replace(budget, seconds=max(left, budget.seconds / 3))
    search.run(budget, stop)
    move, node = search.ranking[0]
    percent = round(100 * node.mean)
    why = taught.why(observation, move) or Reason("hint.did_best", {"percent": percent})
    return Choice(move, why, node.mean, search.iterations)


def _in_time(budget: Budget, stop: Stop | None) -> Stop | None:
    """Whether to give up an exact answer. A budget that names no seconds depends on no clock here either."""
    if budget.seconds is None:
        return stop
    ends = time.perf_counter() + LONGEST_EXACT
    return lambda: time.perf_counter() > ends or (stop is not None and stop())


def _overlooked(observation: Observation, share: float, rng: random.Random) -> frozenset[Move]:
    """The moves that a hurried eye passes over; never all of them."""
    if not share:
        return frozenset()
    seen = [move for move in observation.moves if rng.random() >= share] or [rng.choice(observation.moves)]
    return frozenset(observation.moves).difference(seen)
