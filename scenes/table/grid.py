"""A table laid in units, for games whose pieces lie in bands from the rival's edge down to one's own."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from scenes.table.view import Room

Band = tuple[float, float]
"""Where a band ends and which height in it keeps its share of the room, both in units from the upper edge."""


class Grid:
    """Turns units into pixels: x from the middle of the room, y from its upper edge.

    The room is `high` units high and at least `wide` units wide, whichever makes the unit `u` smaller. Where the room
    is higher than that, bands move apart, and what lies within one keeps its distances.
    """

    def __init__(self, room: Room, high: float, wide: float, bands: Sequence[Band]) -> None:
        self.rect = room.rect
        self.u = min(room.rect.h / high, room.rect.w / wide)
        self.wide = room.rect.w / self.u
        """How many units the room really is wide."""
        self._high = high
        self._bands = bands

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The pixel at a point."""
        fixed = next((middle for end, middle in self._bands if y < end), self._bands[-1][1])
        top = self.rect.top + self.rect.h * fixed / self._high
        return self.rect.centerx + x * self.u, top + (y - fixed) * self.u

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle of w × h units around a point."""
        made = Rect(0, 0, round(w * self.u), round(h * self.u))
        cx, cy = self.at(x, y)
        made.center = (round(cx), round(cy))
        return made
