"""Pictures kept for the next frame, the least recently used ones dropped once they take too much room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Rect, Surface


class Kept:
    """Surfaces by key, together at most `most` bytes (the newest is always kept). Do not draw on what it gives: it is
    shared."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._bytes = 0
        self._surfaces: OrderedDict[Hashable, Surface] = OrderedDict()

    def find(self, key: Hashable) -> Surface | None:
        """The surface of a key, if it is kept."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
        return found

    def keep(self, key: Hashable, surface: Surface) -> Surface:
        """Keep a surface; it is given back."""
        self._surfaces[key] = surface
        self._bytes += _size(surface)
        while self._bytes > self.most and len(self._surfaces) > 1:
            _, old = self._surfaces.popitem(last=False)
            self._bytes -= _size(old)
        return surface

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface of a key, made when it is not kept."""
        found = self.find(key)
        return found if found is not None else self.keep(key, make())

    def clear(self) -> None:
        """Drop everything."""
        self._surfaces.clear()
        self._bytes = 0


def copied(surface: Surface, place: Rect) -> Surface:
    """A copy of the part of a surface at a place; an empty one where the place has no size, as in a window smaller than
    anything is laid out for."""
    return surface.subsurface(place).copy() if place else Surface((0, 0))


def _size(surface: Surface) -> int:
    return surface.width * surface.height * surface.get_bytesize()
