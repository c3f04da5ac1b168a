"""Every rulebook that is here, with every number of seats and combination of options, and random games of each."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pytest

import game
from game.core import Event, Move, Rulebook, Single, State
from tests.game.toy import TOY

LONGEST = 5_000
"""No game of any rulebook comes near this many decisions."""
MOMENTS = 6
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
    """Every moment of one random game, the first of a match, the finished state last."""
    return _played(case.deal(seed), random.Random(seed))


@lru_cache(maxsize=4)
def next_game(case: Case, seed: int = 1) -> tuple[Moment, ...]:
    """Every moment of the game that follows `whole_game` in a match of several, if the rulebook has such matches."""
    options = _of_several(case)
    if options is None:
        return ()
    state = case.rulebook.new_game(options, case.seats, seed)
    last = _played(state, random.Random(seed))[-1].state
    return _played(case.rulebook.follow(last, seed + 1), random.Random(seed + 1))


def _of_several(case: Case) -> dict[str, str] | None:
    """The options of the case in a match that is not over after one game."""
    for options in case.rulebook.combinations(case.seats, of_match=True):
        of_match = {option.key for option in case.rulebook.options if option.of_match}
        same = all(options[key] == value for key, value in case.chosen if key not in of_match)
        if same and not isinstance(case.rulebook.format(options), Single):
            return options
    return None


def _played(state: State, rng: random.Random) -> tuple[Moment, ...]:
    moments: list[Moment] = []
    while state.seat is not None:
        assert len(moments) < LONGEST, "this game does not end"
        before, events = state.copy(), list[Event]()
        move = rng.choice(state.legal_moves())
        state.apply(move, events.append)
        moments.append(Moment(before, move, tuple(events)))
    return (*moments, Moment(state, None, ()))


def moments(case: Case, seed: int = 1, count: int = MOMENTS) -> list[Moment]:
    """The first and the last moment of a random game and of the one after it, and some between; each with a state of
    its own."""
    chosen: list[Moment] = []
    for played in (whole_game(case, seed), next_game(case, seed)):
        if played:
            between = random.Random(seed).sample(played[1:-1], min(count, len(played) - 2))
            chosen += (played[0], *between, played[-1])
    return [Moment(moment.state.copy(), moment.move, moment.events) for moment in chosen]
