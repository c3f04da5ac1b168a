"""Shuffles that come out the same on every machine and with every version of Python.

Only `random.Random(seed).random()` is promised never to change (its documentation says so; `shuffle` is not), so the
shuffle here is built on that alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from math import floor
from typing import TypeVar

T = TypeVar("T")

SEEDS = 2**40
"""Seeds are whole numbers from 0 up to, not including, this: eight letters in a deal code."""


def shuffled(items: Sequence[T], seed: int, count: int | None = None) -> list[T]:
    """The items in an order that depends on the seed alone (Fisher–Yates). With `count` only so many are shuffled to
    the end, which are the same as in the whole shuffle; the order of the others says nothing."""
    chance = random.Random(seed).random
    cards = list(items)
    for place, among in _steps(len(cards), count):
        other = floor(chance() * among)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


@cache
def _steps(length: int, count: int | None) -> tuple[tuple[int, float], ...]:
    """The steps of a shuffle: which place is filled, from the end on, and among how many cards (as a float, because
    it is multiplied by one)."""
    stop = 0 if count is None else max(0, length - 1 - count)
    return tuple((place, place + 1.0) for place in range(length - 1, stop, -1))


def derive(seed: int, *labels: str | int) -> int:
    """A seed of its own for each use of one seed: the next game of a match, the next shuffle, the lot."""
    text = f"{seed}"
    for label in labels:
        text += f"/{label}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") % SEEDS


def lot(seed: int, count: int) -> int:
    """Which of `count` the lot falls on, for this seed."""
    return derive(seed, "lot") % count
