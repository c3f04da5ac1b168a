"""The mouse at the table: click, drag, hold and hover, all turned into pointing at names."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

import pygame

from scenes.stage.stage import Stage
from scenes.table.view import Lay
from scenes.table.walk import Walk
from scenes.ui.measure import Measure

_DRAG = 0.9  # units a press must move to become a drag: 7 pixels at 1280×720
_HOLD = 0.55  # seconds a press must last to enlarge a piece


class Pointed(Protocol):
    """The table, as far as the mouse needs it."""

    stage: Stage
    lay: Lay
    walk: Walk

    @property
    def measure(self) -> Measure: ...

    @property
    def may_choose(self) -> bool: ...

    def point(self, names: Sequence[str], place: tuple[int, int] | None = None) -> None: ...

    def offer(self) -> None: ...

    def enlarge(self, names: Sequence[str]) -> None: ...


class Pointer:
    """Where the mouse is and what it holds. Pressing and releasing on a piece points at it; pulling a piece takes it
    along, and letting it go points at what lies under it, or, anywhere else, puts it back."""

    def __init__(self, table: Pointed) -> None:
        self.hover: str | None = None
        self.dragged: str | None = None
        self._table = table
        self._press: tuple[str, tuple[int, int], float] | None = None

    def names_at(self, pos: tuple[int, int]) -> list[str]:
        """What lies under a point: the topmost piece, then spots, the smallest first."""
        piece = self._table.stage.at(pos)
        spots = [(r.w * r.h, name) for name, r in self._table.lay.spots.items() if r.collidepoint(pos)]
        return [*([piece] if piece else []), *(name for _, name in sorted(spots))]

    def handle(self, event: pygame.event.Event) -> None:
        """A mouse event that no button used up."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            names = self.names_at(event.pos)
            self._press = (names[0], event.pos, 0.0) if names else None
        elif event.type == pygame.MOUSEMOTION:
            self._moved(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._released(event.pos)

    def _moved(self, pos: tuple[int, int]) -> None:
        table = self._table
        names = self.names_at(pos)
        self.hover = names[0] if names else None
        if self._press is None or self.dragged is not None:
            return
        name, start, _ = self._press
        far = math.dist(pos, start) > table.measure.px(_DRAG)
        if far and name in table.stage.poses and self._can_be_dragged(name):
            table.walk.point([name])
            self.dragged = name
            table.offer()

    def _can_be_dragged(self, name: str) -> bool:
        """Whether a piece is the first part of a choice that ends somewhere else."""
        return self._table.may_choose and name in self._table.walk.targets and self._table.walk.meant(name) is None

    def _released(self, pos: tuple[int, int]) -> None:
        press, dragged = self._press, self.dragged
        self._press = self.dragged = None
        names = [name for name in self.names_at(pos) if name != dragged]
        if dragged is not None:
            self._dropped(names, pos)
        elif press is not None and press[0] in names:
            self._table.point(names, pos)

    def _dropped(self, names: Sequence[str], pos: tuple[int, int]) -> None:
        """A drag ended: on a target it chooses, elsewhere it cancels, with a reason where there is one."""
        table = self._table
        targets = [name for name in names if name in table.walk.targets]
        if targets:
            table.point(targets, pos)
            return
        spots = [name for name in names if name in table.lay.spots]
        if spots:
            table.point(spots[:1], pos)
        table.walk.back()
        table.offer()

    def hold(self, seconds: float) -> None:
        """Time passes while a button is down: a long press enlarges."""
        if self._press is None or self.dragged is not None:
            return
        name, start, age = self._press
        self._press = (name, start, age + seconds)
        if age + seconds >= _HOLD:
            self._press = None
            self._table.enlarge([name])

    def let_go(self) -> None:
        """Forget what the mouse holds and points at: something else lies over the table, and whoever comes back to it
        may be another person."""
        self.hover = self.dragged = self._press = None

    def lifted(self) -> dict[str, tuple[float, float]]:
        """The piece in hand and how far it is from where it lay, in pixels."""
        pose = self._table.stage.poses.get(self.dragged or "")
        if pose is None or self.dragged is None:
            return {}
        x, y = pygame.mouse.get_pos()
        return {self.dragged: (x - pose.x, y - pose.y)}
