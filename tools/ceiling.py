"""How much a player could gain by knowing everything: the ceiling for reading hands from play.

    python tools/ceiling.py claim --b greedy --games 100 --seconds 0.15
    python tools/ceiling.py claim --b master --games 100 --iterations 400

Side A thinks just as the master does, but about the true state: every determinization is the truth. It is a yardstick
and no opponent. It is made here from states, which no player of the program is ever handed, and is no level: neither
the program nor `python -m game` can seat it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from game.chance import derive
from game.cli import tables
from game.cli.common import add_budget, add_game, add_seed, budget_of, find_rulebook, number, read_player, settle
from game.cli.score import Results, Setting, report, report_lines
from game.core import Move, Observation, State
from game.cpu.levels import LEVELS, Budget
from game.cpu.search import Search
from game.cpu.teaching import Teaching, teaching_of
from game.match import Match

NAME = "all-seeing master"


def seeing(teaching: Teaching, truth: State) -> Teaching:
    """What is taught, and the truth wherever it would be guessed at."""

    class Seeing(type(teaching)):  # type: ignore[misc]
        """A teaching whose every guess is right."""

        def draw(self, observation: Observation, rng: random.Random) -> State:
            return truth.copy()

    taught = object.__new__(Seeing)
    taught.__dict__.update(teaching.__dict__)
    assert isinstance(taught, Teaching)
    return taught


def decide(truth: State, seed: int, budget: Budget | None) -> Move:
    """The decision of the player who sees everything."""
    observation, rng = truth.observe(truth.seat), random.Random(seed)
    if len(observation.moves) == 1:
        return observation.moves[0]
    usual = teaching_of(observation.moves[0].family)
    taught, level = seeing(usual, truth), usual.level(LEVELS["master"])
    exact = taught.solve(observation, rng, level.effort)
    if exact is not None:
        return exact
    search = Search(observation, taught, rng, level.depth)
    search.run(budget or level.budget)
    return search.ranking[0][0]


def decide_seeing(match: Match, side: tuple[int, ...], setting: Setting, number: int, thought: list[int]) -> None:
    """The arena's way of deciding, but with the player who sees everything on A's side."""
    if match.seat not in side:
        tables.decide(match, side, setting, number, thought)
        return
    limited = setting.seconds is not None or setting.iterations is not None
    budget = Budget(setting.seconds, setting.iterations) if limited else None
    start = time.perf_counter()
    match.play(decide(match.state, derive(setting.seed, "deal", number, side[0], match.plies), budget))
    thought.append(round(1000 * (time.perf_counter() - start)))


def main(words: Sequence[str] | None = None) -> None:
    """Play, and print the score as the arena does."""
    parser = argparse.ArgumentParser(description="how far seeing everything would bring a player")
    add_game(parser)
    parser.add_argument("--b", required=True, metavar="LEVEL", help="the player it is measured against")
    parser.add_argument("--games", type=number(1), default=100, metavar="N", help="about how many games (default 100)")
    add_seed(parser)
    add_budget(parser)
    arguments = parser.parse_args(words)
    book, budget = find_rulebook(arguments.game), budget_of(arguments)
    options, seats = settle(book, arguments.option, arguments.seats)
    read_player(arguments.b)
    limits = (budget.seconds, budget.iterations) if budget else (None, None)
    setting = Setting(book.key, options, seats, arguments.seed, NAME, arguments.b, *limits)
    results, sides = Results(setting), len(book.sides(seats))
    for deal in range(-(-arguments.games // sides)):
        results.add(tables.play_sides(setting, deal, decide_seeing))
    print("\n".join(report_lines(report(results, sides), setting)))


if __name__ == "__main__":
    main()
