"""Every rulebook that is here, with every number of seats and combination of options, and random games of each."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pytest

import game
from game.core import Event, Move, Rulebook, State
from tests.game.toy import TOY

LONGEST = 5_000
"""No game of any rulebook comes near this many decisions."""
MOMENTS = 10
"""Moments looked at in one random game, besides its first and last."""


@dataclass(frozen=True)
class Case:
    rulebook: Rulebook
    seats: int
    chosen: tuple[tuple[str, str], ...]

    @property
    def options(self) -> dict[str, str]:
        return dict(self.chosen)

    def deal(self, seed: int) -> State:
        return self.rulebook.new_game(self.options, self.seats, seed)

    def __str__(self) -> str:
        values = (f"{key}={value}" for key, value in self.chosen if value != self.rulebook.option(key).default)
        return " ".join((self.rulebook.key, str(self.seats), *values))


def all_cases() -> Iterator[Case]:
    for book in (TOY, *map(game.rulebook, game.available())):
        for seats in book.seats:
            for options in book.combinations(seats):
                yield Case(book, seats, tuple(options.items()))


CASES = tuple(all_cases())
every_case: Callable[..., Any] = pytest.mark.parametrize("case", CASES, ids=str)


@dataclass(frozen=True)
class Moment:
    """A state of a random game, the decision taken in it (None: the game is over), and what that decision told."""

    state: State
    move: Move | None
    events: tuple[Event, ...]


@lru_cache(maxsize=4)
def whole_game(case: Case, seed: int = 1) -> tuple[Moment, ...]:
    """Every moment of one random game, the finished state last."""
    rng, state, moments = random.Random(seed), case.deal(seed), []
    while state.seat is not None:
        assert len(moments) < LONGEST, "this game does not end"
        before, events = state.copy(), list[Event]()
        move = rng.choice(state.legal_moves())
        state.apply(move, events.append)
        moments.append(Moment(before, move, tuple(events)))
    return (*moments, Moment(state, None, ()))


def moments(case: Case, seed: int = 1, count: int = MOMENTS) -> list[Moment]:
    """The first and the last moment of a random game, and some between; each with a state of its own."""
    played = whole_game(case, seed)
    between = random.Random(seed).sample(played[1:-1], min(count, len(played) - 2))
    chosen = (played[0], *between, played[-1])
    return [Moment(moment.state.copy(), moment.move, moment.events) for moment in chosen]
