"""The tables of the arena: one deal, played from every side."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import game
from game.chance import derive
from game.cli.common import read_player
from game.cli.score import Setting
from game.core import SumOf
from game.cpu.levels import Budget, Level
from game.cpu.player import choose
from game.cpu.teaching import teaching_of
from game.match import Match
from game.own_data import edition


@dataclass(frozen=True)
class Deal:
    """What came of one deal: for each side that A took, A's score from 0 to 1; and how long A thought about each of its
    decisions that needed thought, in milliseconds."""

    number: int
    scores: tuple[float, ...]
    thought: tuple[int, ...]


Decide = Callable[[Match, tuple[int, ...], Setting, int, list[int]], None]
"""Takes the decision that a match waits for: A sits at the seats given, the number is the deal's, and A's thinking
times are added to the list."""


def play_deal(task: tuple[Setting, int]) -> Deal:
    """Play deal number `task[1]` once from every side."""
    return play_sides(*task, decide)


def play_sides(setting: Setting, number: int, decide: Decide) -> Deal:
    """Play a deal once from every side, with decisions from elsewhere."""
    book = edition(setting.game, setting.edition, setting.data) if setting.data else game.rulebook(setting.game)
    scores, thought = [], list[int]()
    for side in book.sides(setting.seats):
        match = Match(book, setting.options, setting.seats, derive(setting.seed, "deal", number))
        whole = isinstance(book.format(match.options), SumOf)
        while not (match.over if whole else match.outcomes):
            if match.seat is None:
                match.next_game()
            decide(match, side, setting, number, thought)
        winners = match.standing.winners if whole else match.outcomes[0].winners
        scores.append(score_of(side, winners, book.sides(setting.seats)))
    return Deal(number, tuple(scores), tuple(thought))


def decide(match: Match, side: tuple[int, ...], setting: Setting, number: int, thought: list[int]) -> None:
    """Let the level that sits there decide, from its observation."""
    seat = match.seat
    assert seat is not None
    level, own = read_player(setting.a if seat in side else setting.b)
    budget = own or _budget(setting, level)
    seed = derive(setting.seed, "deal", number, side[0], match.plies)
    start = time.perf_counter()
    choice = choose(match.state.observe(seat), level, seed, budget)
    if seat in side and choice.iterations:
        thought.append(round(1000 * (time.perf_counter() - start)))
    match.play(choice.move)


def _budget(setting: Setting, level: Level) -> Budget | None:
    """How long a player may think, None for as long as its level does: seconds are for players who think by the clock,
    iterations for all who search."""
    if setting.iterations is not None:
        return Budget(setting.seconds, setting.iterations)
    own = teaching_of(setting.game).level(level).budget
    return Budget(setting.seconds) if setting.seconds is not None and own.iterations is None else None


def score_of(side: tuple[int, ...], winners: tuple[int, ...], sides: tuple[tuple[int, ...], ...]) -> float:
    """1 for a win, nothing for a loss; a shared win or a draw is split among those who share it."""
    sharing = [other for other in sides if other[0] in winners] or list(sides)
    return 1 / len(sharing) if side in sharing else 0.0
