"""bench: measure how fast games run under uniform random play, one core.

Every figure is the median of five rounds. As machines differ, decisions are also counted per shuffle of 52 cards by
Python's `random.shuffle`. Play and shuffles take turns ten times in every round, because a machine that others use too
may be twice as fast in one second as in the next.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from math import floor

import game
from game.cli.common import add_deck, find_rulebook, seconds, settle
from game.core import Rulebook

ROUNDS = 5
TURNS = 10
"""How often play and shuffles take turns in a round."""
SHUFFLES = 200
"""Shuffles between two looks at the clock."""


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
    """The figures of one game, from rounds of so many seconds of play."""
    rounds = [_round(book, options, seats, length) for _ in range(ROUNDS)]
    games, decisions, shuffles = (statistics.median(column) for column in zip(*rounds, strict=True))
    return {
        "games_per_second": games,
        "decisions_per_second": decisions,
        "shuffles_per_second": shuffles,
        "decisions_per_shuffle": statistics.median(decided / shuffled for _, decided, shuffled in rounds),
    }


def _round(book: Rulebook, options: dict[str, str], seats: int, length: float) -> tuple[float, float, float]:
    """Games, decisions and shuffles per second in one round."""
    chance, deck = random.Random(1), list(range(52))
    games = decisions = shuffles = 0
    playing = shuffling = 0.0
    for _ in range(TURNS):
        seconds, played, decided = _play(book, options, seats, games, chance.random, length / TURNS)
        playing, games, decisions = playing + seconds, games + played, decisions + decided
        seconds, shuffled = _shuffle(deck, chance.shuffle, length / TURNS / 5)
        shuffling, shuffles = shuffling + seconds, shuffles + shuffled
    return games / playing, decisions / playing, shuffles / shuffling


def _play(
    book: Rulebook, options: dict[str, str], seats: int, seed: int, chance: Callable[[], float], length: float
) -> tuple[float, int, int]:
    """Play games from `seed` on for `length` seconds: seconds, games, decisions."""
    first, decisions = seed, 0
    start = now = time.perf_counter()
    while now - start < length or seed == first:
        state = book.new_game(options, seats, seed)
        while state.seat is not None:
            moves = state.legal_moves()
            state.apply(moves[floor(chance() * len(moves))])
            decisions += 1
        seed += 1
        now = time.perf_counter()
    return now - start, seed - first, decisions


def _shuffle(deck: list[int], shuffle: Callable[[list[int]], None], length: float) -> tuple[float, int]:
    """Shuffle for `length` seconds: seconds, shuffles."""
    done = 0
    start = now = time.perf_counter()
    while now - start < length or not done:
        for _ in range(SHUFFLES):
            shuffle(deck)
        done += SHUFFLES
        now = time.perf_counter()
    return now - start, done
