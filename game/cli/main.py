"""The command line itself: which command, and what becomes of errors."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import game
from game import own_data
from game.cli import arena, bench, perft, play, replay
from game.cli.common import Parser, find_rulebook
from game.core import RulesError
from game.journal import DamagedJournal, ForeignJournal

COMMANDS = (play, perft, bench, arena, replay)


def parser() -> Parser:
    """The parser of `python -m game`."""
    top = Parser(prog="python -m game", description="The games without a screen: play, measure, replay.")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        summary = (module.__doc__ or "").strip().splitlines()[0].partition(": ")[2].rstrip(".")
        command = commands.add_parser(name, help=summary, description=(module.__doc__ or "").partition(": ")[2])
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return top


@contextlib.contextmanager
def _own_data(chosen: argparse.Namespace) -> Iterator[None]:
    """Inside, the game is played with the file given by --deck."""
    if getattr(chosen, "deck", None) is None:
        yield
        return
    key = find_rulebook(chosen.game).key if getattr(chosen, "game", None) else None
    book = own_data.choose(Path(chosen.deck), key)
    try:
        yield
    finally:
        game.use(game.shipped(book.key))


def main(arguments: Sequence[str]) -> int:
    """Run one command; the exit code: 0, 2 after one sentence on stderr about bad input, 130 when interrupted."""
    try:
        chosen = parser().parse_args(arguments)
        with _own_data(chosen):
            code = chosen.run(chosen)
        sys.stdout.flush()
        return int(code or 0)
    except (RulesError, DamagedJournal, ForeignJournal) as error:
        print(f"python -m game: {error}", file=sys.stderr)
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not complain about it at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"python -m game: {where}{error.strerror or error}", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 2
