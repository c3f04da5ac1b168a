"""Every decision of CLASH, made once.

`code` holds what the rules need at once: tile * 9 + space for a placement, a tile, a space, the index of a direction,
a seat; for a hidden tile picked by its place, minus the place (counted from 1).
"""

from __future__ import annotations

from game.clash.geometry import DIRECTIONS, FULL, SPACES, members
from game.clash.tiles import COUNT, NAMES, NEUTRALS, NOBEL, SIDES
from game.core import Move

FAMILY = "clash"
PLACES = 31
"""No area can hold more tiles: Mustafa is down before anybody has a choice."""


def _on_board(verb: str) -> tuple[Move, ...]:
    return tuple(Move(FAMILY, verb, name, code=space) for space, name in enumerate(SPACES))


def _by_tile(verb: str) -> tuple[Move, ...]:
    return tuple(Move(FAMILY, verb, key, code=tile) for tile, key in enumerate(NAMES))


PLACE = tuple(
    tuple(Move(FAMILY, "place", key, name, code=tile * 9 + space) for space, name in enumerate(SPACES))
    for tile, key in enumerate(NAMES)
)
TARGET = _on_board("target")
RECALL = _on_board("recall")
BRIBE = _on_board("bribe")
TO = _on_board("to")
COPY = _on_board("copy")
LINE = tuple(Move(FAMILY, "line", name, code=index) for index, name in enumerate(DIRECTIONS))
TURN = (Move(FAMILY, "turn", "plus", code=0), Move(FAMILY, "turn", "cross", code=1))
USE = Move(FAMILY, "use")
DECLINE = Move(FAMILY, "decline")
DECLINED = (DECLINE,)
"""What is added to the ways in which an effect can be used."""
ASSASSINATE = _by_tile("assassinate")
ASSASSINATE_BLIND = tuple(Move(FAMILY, "assassinate", place, code=-place) for place in range(1, PLACES + 1))
RECOVER = _by_tile("recover")
DRAFT = {tile: Move(FAMILY, "draft", NAMES[tile], code=tile) for tile in NEUTRALS}
START = tuple(Move(FAMILY, "start", side, code=seat) for seat, side in enumerate(SIDES))

ALL: tuple[Move, ...] = (
    *START,
    *DRAFT.values(),
    *(move for row in PLACE for move in row),
    *TARGET,
    *LINE,
    *TURN,
    USE,
    DECLINE,
    *RECALL,
    *BRIBE,
    *TO,
    *COPY,
    *ASSASSINATE,
    *ASSASSINATE_BLIND,
    *RECOVER,
)


def by_mask(row: tuple[Move, ...]) -> tuple[tuple[Move, ...], ...]:
    """For every set of spaces, the moves of `row` that name one of them."""
    return tuple(tuple(row[space] for space in members(mask)) for mask in range(FULL + 1))


PLACE_NOBEL = by_mask(PLACE[NOBEL])
_BY_TILE = tuple(by_mask(row) for row in PLACE)
PLACEMENTS = tuple(
    tuple(() if tile == NOBEL else _BY_TILE[tile][free] for tile in range(COUNT)) for free in range(FULL + 1)
)
"""For every set of free spaces and every tile, its placements. Nobel Prize has none: it goes on top of a follower."""
PLACED = tuple(divmod(code, len(SPACES)) for code in range(COUNT * len(SPACES)))
"""By the code of a placement: the tile and the space."""
