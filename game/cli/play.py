"""play: play a whole match without a screen and print its moves and outcome."""

from __future__ import annotations

import argparse

from game.chance import derive
from game.cli.common import (
    add_budget,
    add_game,
    add_seed,
    budget_of,
    find_rulebook,
    option_line,
    outcome_lines,
    read_level,
    settle,
    standing_line,
)
from game.codes import deal_of, match_code
from game.cpu.player import choose
from game.match import Match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `play`."""
    add_game(parser, seats=False)
    parser.add_argument(
        "--seats",
        default="random,random",
        metavar="WHO,WHO",
        help="who sits where, one for each seat: random, greedy, cpu:LEVEL (default random,random)",
    )
    add_seed(parser)
    add_budget(parser)
    parser.add_argument("--code", action="store_true", help="print the code of the whole match at the end")


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    book = find_rulebook(arguments.game)
    levels = [read_level(text) for text in arguments.seats.split(",")]
    options, seats = settle(book, arguments.option, len(levels))
    match = Match(book, options, seats, arguments.seed)
    budget = budget_of(arguments)
    print(f"{book.title}, deal {deal_of(match).code}")
    print(option_line(match.options))
    while not match.over:
        if match.seat is None:
            match.next_game()
        print(f"game {len(match.moves)}")
        while match.seat is not None:
            seat, seed = match.seat, derive(arguments.seed, "play", match.plies)
            choice = choose(match.state.observe(seat), levels[seat], seed, budget)
            match.play(choice.move)
            print(f"{len(match.moves[-1]):4}. seat {seat + 1}: {choice.move.text}")
        print("\n".join(outcome_lines(match.outcomes[-1])))
    print(standing_line(match))
    if arguments.code:
        print(match_code(match))
    return 0
