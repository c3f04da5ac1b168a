"""The board: nine spaces, and which of them an effect reaches from where.

Spaces are numbered 0–8 and named a1–c3: files a–c from left to right and ranks 1–3 away from seat 0, so seat 0 looks up
the ranks and seat 1 down. A set of spaces is a nine-bit number with bit `space` set.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

SPACES = tuple(file + rank for rank in "123" for file in "abc")
NUMBER = {name: space for space, name in enumerate(SPACES)}
BITS = tuple(1 << space for space in range(9))
FULL = 0b111_111_111

DIRECTIONS = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
"""Compass names with their step in files and ranks; north is away from seat 0."""


def _walk(space: int, step: tuple[int, int]) -> Iterator[int]:
    """The spaces from `space` (left out) to the rim in one direction."""
    file, rank = space % 3 + step[0], space // 3 + step[1]
    while 0 <= file <= 2 and 0 <= rank <= 2:
        yield rank * 3 + file
        file, rank = file + step[0], rank + step[1]


def _adjacent(space: int, names: str) -> int:
    """The neighbours of a space in the named directions."""
    return sum(1 << next(iter(line)) for name in names.split() if (line := list(_walk(space, DIRECTIONS[name]))))


def _table(names: str) -> tuple[int, ...]:
    return tuple(_adjacent(space, names) for space in range(9))


PLUS = _table("n e s w")
CROSS = _table("ne se sw nw")
RING = tuple(plus | cross for plus, cross in zip(PLUS, CROSS, strict=True))
SIDES = _table("e w")
AHEAD = (_table("nw n ne"), _table("sw s se"))
"""For each seat, the three spaces ahead of a tile that faces it: straight and diagonally away from that seat."""
LINES = tuple(tuple(sum(1 << s for s in _walk(space, step)) for step in DIRECTIONS.values()) for space in range(9))


def members(mask: int) -> list[int]:
    """The numbers of the spaces (or tiles) in a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def names(mask: int) -> tuple[str, ...]:
    """The names of the spaces in a set, in order."""
    return tuple(SPACES[space] for space in members(mask))


def spread(reach: Sequence[int]) -> tuple[int, ...]:
    """For every set of spaces, all that `reach` reaches from any of them."""
    spread_to = [0] * (FULL + 1)
    for mask in range(1, FULL + 1):
        low = mask & -mask
        spread_to[mask] = reach[low.bit_length() - 1] | spread_to[mask ^ low]
    return tuple(spread_to)
