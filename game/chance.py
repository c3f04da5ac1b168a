"""Shuffles that come out the same on every machine and with every version of Python.

Only `random.Random(seed).random()` is promised never to change (its documentation says so; `shuffle` is not), so the
shuffle here is built on that alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

SEEDS = 2**40
"""Seeds are whole numbers from 0 up to, not including, this: eight letters in a deal code."""


def shuffled(items: Sequence[T], seed: int, count: int | None = None) -> list[T]:
    """The items in an order that depends on the seed alone (Fisher–Yates). With `count` only so many are shuffled to
    the end, which are the same as in the whole shuffle; the order of the others says nothing."""
    chance = random.Random(seed).random
    cards = list(items)
    for i in range(len(cards) - 1, max(0, len(cards) - 1 - count) if count is not None else 0, -1):
        j = int(chance() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def derive(seed: int, *labels: str | int) -> int:
    """A seed of its own for each use of one seed: the next game of a match, the next shuffle, the lot."""
    text = "/".join(map(str, (seed, *labels)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") % SEEDS


def lot(seed: int, count: int) -> int:
    """Which of `count` the lot falls on, for this seed."""
    return derive(seed, "lot") % count
