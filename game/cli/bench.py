"""bench: measure how fast games run under uniform random play, one core.

Every figure is the median of five rounds. As machines differ, decisions are also counted per shuffle of 52 cards by
Python's `random.shuffle`, measured in the same rounds.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time

import game
from game.cli.common import add_deck, find_rulebook, seconds, settle
from game.core import Rulebook

ROUNDS = 5
SHUFFLES = 2_000
"""Shuffles timed at a time; several such lots make up a round."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bench`."""
    parser.add_argument("game", metavar="KEY", nargs="?", help="which game (default: all that are here)")
    add_deck(parser)
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a choice for one of its options")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: as few as can)")
    parser.add_argument("--round", type=seconds, default=1.0, metavar="S", help="seconds for each of five rounds")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    keys = (arguments.game,) if arguments.game else game.available()
    results = {}
    for key in keys:
        book = find_rulebook(key)
        options, seats = settle(book, arguments.option, arguments.seats)
        results[key] = measure(book, options, seats, arguments.round)
    if arguments.json:
        print(json.dumps(results, indent=2))
    else:
        for key, figures in results.items():
            print(key)
            for name, value in figures.items():
                print(f"  {name:22} {value:12,.2f}")
    return 0


def measure(book: Rulebook, options: dict[str, str], seats: int, length: float) -> dict[str, float]:
    """The figures of one game."""
    rounds = [(*_play(book, options, seats, length), _shuffle(length / 5)) for _ in range(ROUNDS)]
    games, decisions, shuffles = (statistics.median(column) for column in zip(*rounds, strict=True))
    return {
        "games_per_second": games,
        "decisions_per_second": decisions,
        "shuffles_per_second": shuffles,
        "decisions_per_shuffle": statistics.median(decided / shuffled for _, decided, shuffled in rounds),
    }


def _play(book: Rulebook, options: dict[str, str], seats: int, length: float) -> tuple[float, float]:
    chance = random.Random(1).random
    games = decisions = 0
    start = now = time.perf_counter()
    while now - start < length:
        state = book.new_game(options, seats, games)
        while state.seat is not None:
            moves = state.legal_moves()
            state.apply(moves[int(chance() * len(moves))])
            decisions += 1
        games += 1
        now = time.perf_counter()
    return games / (now - start), decisions / (now - start)


def _shuffle(length: float) -> float:
    cards, shuffle, done = list(range(52)), random.Random(1).shuffle, 0
    start = now = time.perf_counter()
    while now - start < length:
        for _ in range(SHUFFLES):
            shuffle(cards)
        done += SHUFFLES
        now = time.perf_counter()
    return done / (now - start)
