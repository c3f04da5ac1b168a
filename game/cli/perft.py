"""perft: count the sequences of decisions from a deal, for each depth.

All chance is settled by the seed, so the counts are exact and the same everywhere; a change in them is a change in the
rules.
"""

from __future__ import annotations

import argparse

from game.cli.common import add_game, add_seed, find_rulebook, number, settle
from game.core import State


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `perft`."""
    add_game(parser)
    add_seed(parser)
    parser.add_argument("--depth", type=number(1), default=2, metavar="N", help="how many decisions deep (default 2)")


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each depth."""
    book = find_rulebook(arguments.game)
    options, seats = settle(book, arguments.option, arguments.seats)
    for depth in range(1, arguments.depth + 1):
        print(depth, count(book.new_game(options, seats, arguments.seed), depth), flush=True)
    return 0


def count(state: State, depth: int) -> int:
    """How many sequences of exactly `depth` decisions there are from here."""
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.apply(move)
        total += count(after, depth - 1)
    return total
