"""replay: print the match in a journal file or a code, as far as it was played."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.cli.common import add_deck, option_line, outcome_lines, standing_line
from game.codes import deal_of, looks_like_code, read_match
from game.journal import load
from game.match import Match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `replay`."""
    add_deck(parser)
    parser.add_argument("source", metavar="FILE|CODE", help="a journal, or the code of a deal or a match")


def run(arguments: argparse.Namespace) -> int:
    """Print the moves and outcomes."""
    match = _match(arguments.source)
    print(f"{match.rulebook.title}, deal {deal_of(match).code}")
    print(option_line(match.options))
    for game in range(len(match.moves)):
        print(f"game {game + 1}")
        state = match.state_at(game, 0)
        for ply, move in enumerate(match.moves[game], 1):
            assert state.seat is not None
            print(f"{ply:4}. seat {state.seat + 1}: {move.text}")
            state.apply(move)
        if state.outcome is not None:
            print("\n".join(outcome_lines(state.outcome)))
    print(standing_line(match))
    return 0


def _match(source: str) -> Match:
    """What stands in a file of that name, or in the text itself."""
    if source and not looks_like_code(source) and _seems_path(source):
        return load(Path(source)).match
    return read_match(source)


def _seems_path(source: str) -> bool:
    """Whether a text is meant as a file's name. A code with a slip in it may be longer than any name can be, and
    asking the system about that is an error."""
    try:
        return "/" in source or "\\" in source or source.endswith(".jsonl") or Path(source).exists()
    except (OSError, ValueError):
        return False
