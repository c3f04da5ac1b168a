"""The faces of pieces: painted a few in a frame, and kept with their turns, dimmed or lying on their shadow."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect, Surface

from scenes.stage.pose import Pose
from scenes.ui import backdrop
from scenes.ui.kept import Kept

Paint = Callable[[str, int, int], Surface]
"""Paints a face at a width and height in pixels."""

_SCREENS = 1.7  # how many screens full of pictures are kept: all that a frame may show must find room
_DARK = (150, 140, 128)
_BUDGET = 0.003  # seconds after the beginning of a frame in which faces are painted while something is seen to move
_CALM = 0.01  # the same where nothing is
_LEAST = 0.001  # seconds for painting faces that every second frame gives in any case


class Faces:
    """All faces of one stage. Between two calls of `begin` lies one frame."""

    def __init__(self, paint: Paint) -> None:
        self._paint = paint
        self._kept = Kept(0)
        self._sizes: dict[str, tuple[object, ...]] = {}
        """By name, under what its face was kept last as it was painted."""
        self._calm = True
        self._until = 0.0
        self._spent = 0.0
        self._owes = False
        """Whether the frame before had to paint faces and painted none."""
        self.unfinished = False
        """Whether a face was not painted in this frame that was to be seen."""
        self.missing = False
        """Whether there was nothing to show in the place of one, either."""

    def begin(self, screen: tuple[int, int], began: float, calm: bool) -> None:
        """A frame of this size, begun at this time (by `time.perf_counter`), is about to show faces; `calm` where
        nothing moves."""
        self._kept.most = round(_SCREENS * screen[0] * screen[1] * 4)
        self._calm, self._until = calm, began + (_CALM if calm else _BUDGET)
        self._owes = self.unfinished and not self._spent
        self._spent, self.unfinished, self.missing = 0.0, False, False

    def forget(self) -> None:
        """Drop everything, as after a change of size or language."""
        self._kept.clear()
        self._sizes.clear()

    def face(self, name: str, width: int, height: int, turn: float, dim: bool) -> Surface | None:
        """A face at a size, turned by quarters. While something moves, the same face as it was painted at another size
        stands in for it, and is painted when nothing does. Where there is no such thing, as many are painted as the
        frame has time for; None for the others. Do not draw on what is given: it is kept."""
        step = round(turn / 90) * 90 % 360
        kept = self._kept.find((name, width, height, step, dim))
        if kept is not None:
            return kept
        began = time.perf_counter()
        stand_in = None if self._calm and began <= self._until else self._stand_in(name, width, height, step, dim)
        late = began > self._until and not (self._owes and self._spent < _LEAST)
        if stand_in is not None or late:
            self.unfinished = True
            self.missing = self.missing or stand_in is None
            return stand_in
        made = self._made(name, width, height, step, dim)
        self._spent += time.perf_counter() - began
        return made

    def lying(self, pose: Pose) -> Surface | None:
        """The face of a piece that lies, in one picture with its shadow, if it has one: half the work of two. The face
        is in the middle."""
        shape = (pose.face, round(pose.w), round(pose.h))
        if not pose.shadow:
            return self.face(*shape, pose.turn, pose.dim)
        key: tuple[object, ...] = (*shape, round(pose.turn / 90) * 90 % 360, pose.dim, "lying")
        drawn = self._kept.find(key)
        if drawn is None:
            before, self.unfinished = self.unfinished, False
            face = self.face(*shape, pose.turn, pose.dim)
            if face is not None:
                key = (*key, "stand-in") if self.unfinished else key
                drawn = self._kept.get(key, partial(_on_shadow, pose, face))
            self.unfinished = self.unfinished or before
        return drawn

    def _made(self, name: str, width: int, height: int, step: int, dim: bool) -> Surface:
        """A face painted, whatever time that takes, and kept."""
        key = (name, width, height, step, dim)
        if not step and not dim:
            self._sizes[name] = key
            return self._kept.keep(key, self._paint(name, width, height))
        plain = self._kept.find((name, width, height, 0, False)) or self._made(name, width, height, 0, False)
        return self._kept.keep(key, _laid(plain, step, dim))

    def _stand_in(self, name: str, width: int, height: int, step: int, dim: bool) -> Surface | None:
        other = self._kept.find(self._sizes.get(name))
        if other is None:
            return None
        key = (name, width, height, step, dim, "stand-in")
        return self._kept.get(key, lambda: _laid(pygame.transform.smoothscale(other, (width, height)), step, dim))


def _laid(face: Surface, step: int, dim: bool) -> Surface:
    """A face turned by quarters, dark where it is out of play."""
    made = turned(face, step)
    if dim:
        made = made.copy()
        made.fill((*_DARK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def turned(face: Surface, degrees: int) -> Surface:
    """A face turned clockwise; quarter turns are exact."""
    return pygame.transform.rotate(face, -degrees) if degrees else face


def spread(pose: Pose) -> int:
    """How far the shadow of a piece reaches, in pixels."""
    return max(2, round(min(pose.w, pose.h) * 0.06))


def shadow_of(pose: Pose, centre: tuple[int, int], lift: float) -> tuple[Surface, Rect]:
    """The shadow of a piece as it will lie, and its place: one picture serves all the pieces of a size, however they
    turn. `lift` (0 to 1) is how high the piece is."""
    reach = spread(pose)
    drawn = backdrop.shadow(*pose.rect[2:], reach)
    off = reach * (0.4 + 1.6 * lift)
    left, top = centre[0] - drawn.width // 2 + off, centre[1] - drawn.height // 2 + off * 1.3
    return drawn, drawn.get_rect(topleft=(int(left), int(top)))


def _on_shadow(pose: Pose, face: Surface) -> Surface:
    """A face on its shadow, the face in the middle."""
    edge = spread(pose) * 2
    made = Surface((face.width + 2 * edge, face.height + 2 * edge), pygame.SRCALPHA)
    place = face.get_rect(topleft=(edge, edge))
    made.blit(*shadow_of(pose, place.center, 0.0))
    made.blit(face, place)
    return made
