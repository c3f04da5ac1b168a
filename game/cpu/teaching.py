"""What a rulebook may teach the computer, all of it optional.

A rulebook teaches by a module `game/<key>/teaching.py` with a `TEACHING`: an instance of a subclass of `Teaching` that
overrides what it knows better. An untaught rulebook is played by plain search with random playouts.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType

from game.core import Move, Observation, Outcome, Reason, State
from game.cpu.levels import LEVELS, Level

GREEDY_LOOKS = 4
"""How many guesses at what is hidden the greedy player judges each of its moves by."""
TURN_PARTS = 4
"""How many further decisions of the same turn are looked at when a move is judged by what the turn can bring."""

Judge = Callable[[State, int], float | None]
Stop = Callable[[], bool]


class Teaching:
    """Knows nothing but the contract; subclasses know a game."""

    levels: Mapping[str, Level] = MappingProxyType({})
    """Levels that are tuned for this rulebook, by their keys, where the usual ones are not evenly spaced in it."""
    horizon: int | None = None
    """How many decisions a playout goes before it is judged; None: to the end of the game."""
    exploration: float = 0.7
    """How readily search leaves what has been best so far for what has been tried less."""
    prior_weight: float = 1.0
    """How readily search with appraisals does that."""
    sharpness: float = 12.0
    """How much more search tries a move first that is appraised higher: e to the power of this for 0 against 1."""

    def level(self, usual: Level) -> Level:
        """How a level plays this rulebook. A level that only bears the name of a usual one stays as it is."""
        return self.levels.get(usual.key, usual) if LEVELS.get(usual.key) == usual else usual

    def result(self, state: State, outcome: Outcome) -> Sequence[float]:
        """What a finished game is worth to each seat, from 0 (lost) to 1 (won)."""
        if outcome.winners:
            return [1.0 if seat in outcome.winners else 0.0 for seat in range(state.seats)]
        return shares_of_points(outcome.points)

    def judge(self, state: State, seat: int) -> float | None:
        """What an unfinished game is worth to `seat`, from 0 to 1, looking at the whole of `state`; None: no idea."""
        return None

    def quiet(self, state: State) -> bool:
        """Whether `state` may be judged as it is; false in the middle of a turn, say."""
        return True

    def playout(self, state: State, moves: Sequence[Move], chance: Callable[[], float]) -> Move:
        """A move for a quick continuation; `chance` gives numbers from 0 up to, not including, 1."""
        return moves[int(chance() * len(moves))]

    def appraise(self, state: State, moves: Sequence[Move]) -> Sequence[float] | None:
        """What each move looks worth to its decider before it is tried, from 0 to 1; None: no idea. Search then tries
        the likeliest moves first and others hardly, instead of each once."""
        return None

    def draw(self, observation: Observation, rng: random.Random) -> State:
        """A state to think about; a rulebook that reads hands from play may draw likelier ones more often."""
        return observation.determinize(rng)

    def solve(
        self, observation: Observation, rng: random.Random, effort: int = 1, stop: Stop | None = None
    ) -> Move | None:
        """The right move where it can be worked out exactly within some milliseconds, or `effort` times as long; None
        elsewhere. What may take long asks `stop` now and then whether to give up."""
        return None

    def why(self, observation: Observation, move: Move) -> Reason | None:
        """One line of reason for a move, to go with a hint; None: nothing to say but that it did best."""
        return None

    def glance(self, state: State, seat: int) -> float | None:
        """What an unfinished game looks worth to somebody who is new to it; for the greedy player."""
        return self.judge(state, seat)

    def greedy(self, observation: Observation, rng: random.Random, moves: Sequence[Move]) -> Move:
        """The move, of those that they see, of somebody who looks no further than what their own turn brings."""
        totals = dict.fromkeys(moves, 0.0)
        seat = observation.viewer
        assert seat is not None
        for _ in range(GREEDY_LOOKS):
            guess = self.draw(observation, rng)
            for move in moves:
                totals[move] += self.after(guess, move, seat, self.glance)
        best = max(totals.values())
        return rng.choice([move for move, total in totals.items() if total >= best - 1e-9])

    def after(self, state: State, move: Move, seat: int, judge: Judge, deep: int = TURN_PARTS) -> float:
        """What `seat` can make of its turn when it begins with `move`, by a judgement of where the turn ends."""
        state = state.copy()
        state.apply(move)
        outcome = state.outcome
        if outcome is not None:
            return self.result(state, outcome)[seat]
        if state.seat == seat and deep and not self.quiet(state):
            return max(self.after(state, then, seat, judge, deep - 1) for then in state.legal_moves())
        judged = judge(state, seat)
        return 0.5 if judged is None else judged


def shares_of_points(points: Sequence[int]) -> list[float]:
    """Results for a game without a winner of its own: one half and more for whoever is ahead, by the margin."""
    scale = max(1.0, sum(map(abs, points)))
    values = []
    for seat, mine in enumerate(points):
        rivals = [theirs for other, theirs in enumerate(points) if other != seat and theirs != mine]
        margin = mine - max(rivals, default=mine)
        values.append(min(1.0, max(0.0, 0.5 + margin / scale / 2)))
    return values


@cache
def teaching_of(key: str) -> Teaching:
    """What the rulebook called `key` teaches; the untaught default where it teaches nothing."""
    try:
        found = importlib.util.find_spec(f"game.{key}.teaching")
    except ModuleNotFoundError:
        found = None
    if found is None:
        return Teaching()
    taught = importlib.import_module(f"game.{key}.teaching").TEACHING
    assert isinstance(taught, Teaching)
    return taught


UNTAUGHT = Teaching()
"""Plain search: what the reference player knows."""
