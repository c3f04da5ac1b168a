"""Where each player sits at the map table: a rival's place along the upper edge, or one's own at the lower."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """One player's place, in units from the middle of the table (x) and from its upper edge (y).

    `mat` is the middle, width and height; `name` the left edge, the height and the width of the name; rows, hands and
    stamps of liberated countries begin at their left edge, hands are centred.
    """

    mat: tuple[float, float, float, float]
    name: tuple[float, float, float]
    row_x: float
    row_y: float
    row_high: float
    row_wide: float
    total_x: float
    hand_x: float
    hand_y: float
    hand_wide: float
    stamps_x: float
    stamps_y: float
    stamps_wide: float
    stamp: float


def rival_places(wide: float, count: int) -> list[Place]:
    """The places of the rivals, side by side in the order of play."""
    if count == 1:
        return [_single_place(wide)]
    gap = 1.2
    each = (wide - 3 - gap * (count - 1)) / count
    places = []
    for index in range(count):
        left = -wide / 2 + 1.5 + index * (each + gap)
        places.append(
            Place(
                mat=(left + each / 2, 15.2, each, 28.0),
                name=(left + 1.6, 3.0, each * 0.56),
                row_x=left + 1.6,
                row_y=22.2,
                row_high=12.4,
                row_wide=each - 12.0,
                total_x=left + each - 5.2,
                hand_x=left + 1.6 + (each - 12.0) / 2,
                hand_y=11.6,
                hand_wide=each - 12.0,
                stamps_x=left + each * 0.6,
                stamps_y=4.0,
                stamps_wide=each * 0.38,
                stamp=6.0,
            )
        )
    return places


def _single_place(wide: float) -> Place:
    """The place of the only rival: like one's own, with the hand above the row."""
    left = -wide / 2
    return Place(
        mat=(0.0, 15.2, wide - 3, 28.0),
        name=(left + 2.4, 3.6, 26.0),
        row_x=left + 28.0,
        row_y=19.4,
        row_high=16.0,
        row_wide=wide - 28.0 - 34.0,
        total_x=wide / 2 - 29.0,
        hand_x=left + 28.0 + (wide - 62.0) / 2,
        hand_y=5.4,
        hand_wide=wide - 62.0,
        stamps_x=wide / 2 - 23.0,
        stamps_y=19.4,
        stamps_wide=21.0,
        stamp=8.0,
    )


def own_place(wide: float) -> Place:
    """One's own place: name at the left, the row in the middle, the hand along the lower edge."""
    left = -wide / 2
    return Place(
        mat=(0.0, 54.0, wide - 3, 13.6),
        name=(left + 2.4, 49.6, 24.0),
        row_x=left + 28.0,
        row_y=54.0,
        row_high=12.4,
        row_wide=wide - 28.0 - 34.0,
        total_x=wide / 2 - 29.0,
        hand_x=0.0,
        hand_y=69.1,
        hand_wide=wide - 8,
        stamps_x=wide / 2 - 23.0,
        stamps_y=54.0,
        stamps_wide=21.0,
        stamp=8.0,
    )
