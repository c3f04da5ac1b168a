"""arena: let two computer players meet, every deal played from every side.

A deal is played once for each side of the table: player A sits there, player B everywhere else. One game is played for
a deal, or a whole match where games have no winner of their own. Interrupt it (Ctrl-C) and it prints what it has; with
--state it goes on from there the next time.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

from game.cli.common import add_budget, add_game, add_seed, budget_of, find_rulebook, number, read_player, settle
from game.cli.score import Results, Setting, report, report_lines
from game.cli.tables import Deal, play_deal

Deals = Iterator[Deal]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `arena`."""
    add_game(parser)
    parser.add_argument("--a", required=True, metavar="LEVEL", help="who is measured; LEVEL@SECONDS: with its own time")
    parser.add_argument("--b", required=True, metavar="LEVEL", help="who it is measured against, likewise")
    parser.add_argument(
        "--games", type=number(1, 1_000_000), default=100, metavar="N", help="about how many games (default 100)"
    )
    add_seed(parser)
    add_budget(parser)
    parser.add_argument("--processes", type=number(1), default=min(2, os.cpu_count() or 1), metavar="N")
    parser.add_argument("--state", metavar="FILE", help="keep results here, and go on from what is there")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    """Play, and print the score even when interrupted."""
    book = find_rulebook(arguments.game)
    options, seats = settle(book, arguments.option, arguments.seats)
    for key in (arguments.a, arguments.b):
        read_player(key)
    budget = budget_of(arguments)
    limits = (budget.seconds, budget.iterations) if budget else (None, None)
    own = (book.data, book.edition) if book.data else ()
    setting = Setting(book.key, options, seats, arguments.seed, arguments.a, arguments.b, *limits, *own)
    results = Results.read(arguments.state, setting) if arguments.state else Results(setting)
    sides = len(book.sides(seats))
    wanted = range(-(-arguments.games // sides))
    todo = [(setting, number) for number in wanted if number not in results.deals]
    code = _play_all(todo, results, len(wanted), arguments)
    figures = report(results, sides)
    print(json.dumps(figures, indent=2) if arguments.json else "\n".join(report_lines(figures, setting)))
    return code


def _play_all(todo: list[tuple[Setting, int]], results: Results, wanted: int, arguments: argparse.Namespace) -> int:
    progress = Progress(wanted)
    try:
        with _workers(min(arguments.processes, len(todo) or 1)) as spread:
            for deal in spread(play_deal, todo):
                results.add(deal)
                if arguments.state:
                    results.write(arguments.state)
                progress.show(results)
    except KeyboardInterrupt:
        return 130
    finally:
        progress.end()
    return 0


@contextlib.contextmanager
def _workers(processes: int) -> Iterator[Callable[..., Deals]]:
    """Something that maps a function over tasks, in this process or in several."""
    if processes == 1:
        yield map
        return
    context = multiprocessing.get_context("spawn")
    pool: AbstractContextManager[Any] = context.Pool(processes, _ignore_interrupt)
    with pool as ready:
        yield ready.imap_unordered


def _ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Progress:
    """A line on stderr: rewritten in place on a terminal, once in a while elsewhere."""

    def __init__(self, wanted: int) -> None:
        self._wanted = wanted
        self._terminal = sys.stderr.isatty()
        self._last = time.monotonic()

    def show(self, results: Results) -> None:
        """Say how far it is, unless that was said just now."""
        if time.monotonic() - self._last < (0.2 if self._terminal else 15.0):
            return
        self._last = time.monotonic()
        line = f"{len(results.deals)} of {self._wanted} deals, A scores {100 * results.score:.1f} %"
        print("\r" + line if self._terminal else line, end="" if self._terminal else "\n", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave the line."""
        if self._terminal:
            print(file=sys.stderr)
