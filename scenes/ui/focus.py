"""Where the keyboard and the pad are pointing: a set of named places and a walk between them."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Focus:
    """Named rectangles, one of which has the focus. Directions go to the nearest place that way."""

    def __init__(self) -> None:
        self.spots: dict[str, Rect] = {}
        self.current: str | None = None

    def offer(self, spots: Iterable[tuple[str, Rect]], start: str | None = None) -> None:
        """Replace the places. The focus stays where it was if that still exists, else goes to `start` or nowhere."""
        self.spots = dict(spots)
        if self.current not in self.spots:
            self.current = start if start in self.spots else None

    def move(self, direction: str) -> bool:
        """Go one place left, right, up or down; the first call lands on the first place. False if there is none."""
        if not self.spots:
            return False
        if self.current is None:
            self.current = next(iter(self.spots))
            return True
        found = nearest(self.spots[self.current], direction, self.spots, self.current)
        if found is None:
            return False
        self.current = found
        return True

    def cycle(self, step: int = 1) -> bool:
        """Go to the next (or, with -1, the previous) place in the order they were offered."""
        names = list(self.spots)
        if not names:
            return False
        at = names.index(self.current) + step if self.current in self.spots else 0
        self.current = names[at % len(names)]
        return True

    @property
    def rect(self) -> Rect | None:
        """The rectangle that has the focus."""
        return self.spots.get(self.current) if self.current is not None else None


def nearest(start: Rect, direction: str, spots: dict[str, Rect], own: str | None) -> str | None:
    """The place that lies nearest in a direction: distance along it counts once, sideways distance twice, and places
    that overlap sideways come first."""
    dx, dy = STEPS[direction]
    best: tuple[float, str] | None = None
    for name, rect in spots.items():
        if name == own:
            continue
        along = (rect.centerx - start.centerx) * dx + (rect.centery - start.centery) * dy
        if along <= 2:
            continue
        if dx:
            gap = max(0, max(rect.top, start.top) - min(rect.bottom, start.bottom))
            aside = abs(rect.centery - start.centery)
        else:
            gap = max(0, max(rect.left, start.left) - min(rect.right, start.right))
            aside = abs(rect.centerx - start.centerx)
        cost = along + gap * 3 + aside * 0.7
        if best is None or cost < best[0]:
            best = (cost, name)
    return best[1] if best else None
