"""What the commands share: finding rulebooks, reading options, players and budgets, and printing outcomes."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import NoReturn

import game
from game.chance import SEEDS
from game.core import Options, Outcome, Rulebook, RulesError
from game.cpu.levels import Budget, Level, level
from game.match import Match


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def find_rulebook(key: str) -> Rulebook:
    """The rulebook called `key`. Raises RulesError."""
    if key in game.KEYS and key not in game.available():
        raise RulesError(f"the game '{key}' is not here yet; there are {', '.join(game.available()) or 'none'}")
    return game.rulebook(key)


def settle(book: Rulebook, pairs: Iterable[str], seats: int | None) -> tuple[dict[str, str], int]:
    """All options from "key=value" texts, and the number of seats: the rulebook's smallest if none is given."""
    chosen = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise RulesError(f"an option is written key=value, not '{pair}'")
        chosen[key] = value
    seats = min(book.seats) if seats is None else seats
    return book.settle(chosen, seats), seats


def read_level(text: str) -> Level:
    """The level in "cpu:LEVEL" or "LEVEL"."""
    return level(text.removeprefix("cpu:"))


def read_player(text: str) -> tuple[Level, Budget | None]:
    """The level in "LEVEL" or "LEVEL@SECONDS", and the budget of its own that the second form gives it. Raises
    RulesError."""
    key, at, limit = text.partition("@")
    if not at:
        return read_level(key), None
    try:
        return read_level(key), Budget(seconds(limit))
    except ValueError:
        raise RulesError(f"a player with a time of its own is written level@seconds, not '{text}'") from None


def budget_of(arguments: argparse.Namespace) -> Budget | None:
    """The budget asked for on the command line, None for each level's own."""
    if arguments.iterations is None and arguments.seconds is None:
        return None
    return Budget(arguments.seconds, arguments.iterations)


def number(least: int, most: float = float("inf")) -> type[int]:
    """An argument type: a whole number from `least` to `most`."""

    def read(text: str) -> int:
        value = int(text)
        if not least <= value <= most:
            raise ValueError
        return value

    read.__name__ = f"whole number from {least}" + ("" if most == float("inf") else f" to {most}")
    return read  # type: ignore[return-value]


def seconds(text: str) -> float:
    """An argument type: a time above nothing and up to an hour."""
    value = float(text)
    if not 0 < value <= 3600:
        raise ValueError
    return value


def add_game(parser: argparse.ArgumentParser, seats: bool = True) -> None:
    """The arguments that say which game and how."""
    parser.add_argument("game", metavar="KEY", help=f"which game: {', '.join(game.KEYS)}")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="a choice for one of its options; may be repeated"
    )
    add_deck(parser)
    if seats:
        parser.add_argument("--seats", type=number(1), metavar="N", help="how many play (default: as few as can)")


def add_deck(parser: argparse.ArgumentParser) -> None:
    """The argument that brings a player's own data."""
    parser.add_argument("--deck", metavar="FILE", help="play with a deck of your own, for games that take one")


def add_seed(parser: argparse.ArgumentParser) -> None:
    """The argument that settles chance."""
    parser.add_argument(
        "--seed", type=number(0, SEEDS - 1), default=1, metavar="N", help="settles all chance (default 1)"
    )


def add_budget(parser: argparse.ArgumentParser) -> None:
    """The arguments that say how long computer players think."""
    parser.add_argument("--iterations", type=number(1), metavar="N", help="think this long; repeatable on any machine")
    parser.add_argument(
        "--seconds",
        type=seconds,
        metavar="S",
        help="how long a decision takes; in the arena that of players who think by the clock",
    )


def outcome_lines(outcome: Outcome) -> list[str]:
    """How one game ended, in plain English."""
    won = f"won by {names(outcome.winners)}" if outcome.winners else "no winner"
    lines = [f"  {outcome.ending}: {won}; points {spread(outcome.points)}"]
    lines += [f"  {line.key}: {spread(line.values)}" for line in outcome.lines]
    return lines


def standing_line(match: Match) -> str:
    """How the match stands, in plain English."""
    now = match.standing
    ended = f"won by {names(now.winners)}" if now.winners else "drawn"
    how = ended if now.over else "not over"
    return f"match {how}; games won {spread(now.wins)}; points {spread(now.points)}"


def names(seats: Sequence[int]) -> str:
    """Seats as people count them, from one."""
    return " and ".join(f"seat {seat + 1}" for seat in seats)


def spread(values: Sequence[object]) -> str:
    """Values of seats side by side."""
    return " : ".join("-" if value is None else str(value) for value in values)


def option_line(options: Options) -> str:
    """Options as they are written on the command line."""
    return " ".join(f"{key}={value}" for key, value in options.items())
