"""What a CLASH position looks like in numbers: the traits that its worth is judged by.

A trait is a place in a list of weights. Traits are seen from the seat whose turn begins; most appear once for each
number of free spaces, because what a follower or the next placement is worth depends on how full the board is.
"""

from __future__ import annotations

from game.clash.position import Position
from game.clash.tiles import KABOOM_AT, TILES

SPACES_LEFT = 10
"""From none to nine free spaces."""

POWERS = tuple(sorted({tile.power for tile in TILES}))
_POWER = tuple(POWERS.index(tile.power) for tile in TILES)
_COUNT = len(POWERS)

MOVER = 0
LEAD = MOVER + SPACES_LEFT
SHELTERED = LEAD + SPACES_LEFT
BOMB = SHELTERED + SPACES_LEFT
FACE_DOWN = BOMB + SPACES_LEFT
OWN = FACE_DOWN + SPACES_LEFT
RIVAL = OWN + _COUNT
SHARED = RIVAL + _COUNT
TRAITS = SHARED + _COUNT
"""How many traits there are. One block after the other: it is one's turn; followers ahead; Immune followers ahead;
KABOOOM!!! follows the rival (or, negative, oneself); spaces that the rival's next turn frees; and for each power, tiles
with it in one's own area, the rival's, and the neutral area."""

OWN_TILE = tuple(OWN + power for power in _POWER)
RIVAL_TILE = tuple(RIVAL + power for power in _POWER)
SHARED_TILE = tuple(SHARED + power for power in _POWER)


def traits(position: Position) -> list[tuple[int, float]]:
    """The traits of a position at the start of a turn, each with its size; those of size nothing are left out."""
    seat = position.seat
    assert seat is not None
    rival = 1 - seat
    left = position.free().bit_count()
    own, others = position.followers(seat), position.followers(rival)
    immune, bomb = position.immune(), position.standing[KABOOM_AT]
    found = [
        (MOVER + left, 1.0),
        (LEAD + left, float(own.bit_count() - others.bit_count())),
        (SHELTERED + left, float((own & immune).bit_count() - (others & immune).bit_count())),
        (FACE_DOWN + left, float(position.down[rival].bit_count())),
    ]
    if bomb:
        found.append((BOMB + left, 1.0 if others & bomb else -1.0))
    found += [(OWN_TILE[tile], 1.0) for tile in position.areas[seat]]
    found += [(RIVAL_TILE[tile], 1.0) for tile in position.areas[rival]]
    found += [(SHARED_TILE[tile], 1.0) for tile in position.neutral]
    return found
