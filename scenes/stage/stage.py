"""The stage: shows pieces at their poses and moves them when the poses change.

It is told poses and derives the motion (moved, turned, flipped, appeared, gone), so that skipping, reduced motion,
resizing and replay need nothing from any game.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from scenes.stage.faces import Faces, Paint, shadow_of, spread, turned
from scenes.stage.motion import FADE, LONGEST_STAGGER, STAGGER, Move, Seen, plan
from scenes.stage.pose import Pose

Lifted = Mapping[str, tuple[float, float]]
"""Pieces that are held: by name, how far (pixels) they are from where they belong."""

_MANY = 10  # more pieces than this on their way tumble instead of pivoting and cast no shadows, to keep the pace
_PATIENCE = 1.0  # seconds for which pieces wait at most until there is something to show of all of them


class Stage:
    """Pieces by their names. `show` gives new poses; `update` moves time on; `draw` draws them in their order."""

    def __init__(self, paint: Paint) -> None:
        self.poses: dict[str, Pose] = {}
        self.places: dict[str, Rect] = {}
        self._moves: dict[str, Move] = {}
        self._going: dict[str, Move] = {}
        self._faces = Faces(paint)
        self._order: list[str] = []
        self._waited = 0.0
        self._crowd = False
        self._flying: list[tuple[Surface, Rect]] | None = None
        """What is drawn over all that lies, in the drawing that was made ready."""
        self._covered: Rect | None = None
        """What that covers."""

    # -- poses --------------------------------------------------------------------------------------------------------

    def show(
        self,
        poses: Mapping[str, Pose],
        places: Mapping[str, Rect],
        *,
        speed: float = 1.0,
        reduced: bool = False,
        order: Mapping[str, int] | None = None,
    ) -> None:
        """Let every piece go to its pose. `speed` is a factor on durations (0: at once); `order` says which pieces
        start first. Pieces still on their way start from where they are seen now."""
        before = {name: self._now(name) for name in self.poses}
        known = {**self.places, **places}
        self.places = dict(places)
        self._waited = 0.0
        moved = [name for name, pose in poses.items() if name not in before or before[name] != pose]
        moved.sort(key=lambda name: ((order or {}).get(name, 99), poses[name].z))
        self._crowd = len(moved) > _MANY
        gap = min(STAGGER, LONGEST_STAGGER / max(1, len(moved))) * speed
        for index, name in enumerate(moved):
            self._start(name, before.get(name), poses[name], known, speed, reduced, index * gap)
        for name in before:
            if name not in poses:
                self._leave(name, before[name], known, speed, reduced)
        self.poses = dict(poses)
        self._order = sorted(poses, key=lambda name: poses[name].z)

    def _start(
        self,
        name: str,
        start: Pose | None,
        end: Pose,
        places: Mapping[str, Rect],
        speed: float,
        reduced: bool,
        wait: float,
    ) -> None:
        if speed <= 0:
            self._moves.pop(name, None)
            return
        if start is None:
            place = places.get(end.origin)
            if place is None or reduced:
                self._moves[name] = Move(end, end, "appear", FADE * speed, wait)
                return
            start = Pose(place.centerx, place.centery, end.w, end.h, end.face, end.turn, end.z)
        start = _in_shape(start, end)
        self._moves[name] = plan(start, end, speed, reduced, wait, flips=_side(start.face) != _side(end.face))

    def _leave(self, name: str, pose: Pose, places: Mapping[str, Rect], speed: float, reduced: bool) -> None:
        self._moves.pop(name, None)
        if speed <= 0:
            return
        place = places.get(pose.origin)
        if place is None or reduced:
            self._going[name] = Move(pose, pose, "vanish", FADE * speed)
        else:
            end = Pose(place.centerx, place.centery, pose.w, pose.h, pose.face, pose.turn, pose.z)
            self._going[name] = plan(pose, end, speed, reduced, 0.0, flips=False)

    def _now(self, name: str) -> Pose:
        """The pose a piece seems to have at this moment."""
        pose = self.poses[name]
        move = self._moves.get(name)
        if move is None or move.kind in ("fade", "appear"):
            return pose
        seen = move.seen()
        return Pose(seen.x, seen.y, seen.w, seen.h, seen.face, seen.turn, pose.z, pose.dim, pose.origin, pose.shadow)

    def finish(self) -> None:
        """Let everything arrive at once."""
        self._moves.clear()
        self._going.clear()

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._moves or self._going)

    @property
    def unfinished(self) -> bool:
        """Whether the next frame will look different: something moves, or a face is not painted yet."""
        return self.moving or self._faces.unfinished

    @property
    def _waits(self) -> bool:
        """Whether the pieces stay where they are until there is something to show of all of them."""
        return self._faces.missing and self._waited < _PATIENCE

    def update(self, seconds: float) -> None:
        """Time passes for the pieces on their way."""
        if self._waits:
            self._waited += seconds
            return
        for moves in (self._moves, self._going):
            for name, move in list(moves.items()):
                move.age += seconds
                if move.done:
                    del moves[name]

    def at(self, pos: tuple[int, int]) -> str | None:
        """The topmost piece under a point, where it will lie."""
        for name in reversed(self._order):
            if Rect(self.poses[name].rect).collidepoint(pos):
                return name
        return None

    def uncovered(self, name: str) -> Rect:
        """The part of a piece that pieces above it leave free: in a fan, the strip that is seen."""
        rest = Rect(self.poses[name].rect)
        for above in self._order[self._order.index(name) + 1 :]:
            over = Rect(self.poses[above].rect)
            if not over.colliderect(rest) or over.top > rest.centery or over.bottom < rest.centery:
                continue
            if over.left > rest.left:
                rest.width = over.left - rest.left
            elif over.right < rest.right:
                rest = Rect(over.right, rest.top, rest.right - over.right, rest.height)
        return rest

    def forget(self) -> None:
        """Drop all painted faces, as after a change of size or language."""
        self._faces.forget()

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """Draw all pieces."""
        self.draw_still(surface)
        self.draw_moving(surface)

    def ready(self, screen: tuple[int, int], lifted: Lifted | None = None, began: float | None = None) -> Rect | None:
        """Make the next drawing ready, on a screen of this size (pixels): where its pieces in motion are. `lifted` are
        pieces held (name to offset in pixels), `began` is when the frame was begun (by `time.perf_counter`; now, where
        it is not given). Tells what these pieces and those of the drawing before cover, with their shadows; None where
        there are none."""
        began, lifted = time.perf_counter() if began is None else began, lifted or {}
        self._faces.begin(screen, began, calm=self._waits or not self.moving)
        before, self._covered, self._flying = self._covered, None, []
        for move in self._going.values():
            self._place(move.seen(), move.end)
        for name in self._order:
            if name not in self._moves and name not in lifted:
                continue
            pose = self.poses[name]
            seen = self._moves[name].seen() if name in self._moves else Seen(*_plain(pose))
            if name in lifted:
                dx, dy = lifted[name]
                seen = Seen(seen.x + dx, seen.y + dy, seen.w, seen.h, seen.turn, seen.face, lift=0.8)
            self._place(seen, pose)
        return _union(before, self._covered)

    def draw_still(self, surface: Surface, lifted: Lifted | None = None, began: float | None = None) -> None:
        """Draw the pieces that lie, and are not `lifted`; `ready` is called first, if it was not."""
        if self._flying is None:
            self.ready(surface.get_size(), lifted, began)
        still = (self.poses[name] for name in self._order if name not in self._moves and name not in (lifted or ()))
        drawn = ((self._faces.lying(pose), (round(pose.x), round(pose.y))) for pose in still)
        surface.fblits([(face, face.get_rect(center=centre)) for face, centre in drawn if face is not None])

    def draw_moving(self, surface: Surface) -> None:
        """Draw the pieces in motion and those lifted, which pass over all that lies."""
        surface.fblits(self._flying or [])
        self._flying = None

    def _place(self, seen: Seen, pose: Pose) -> None:
        """Put a piece in motion, and its shadow, among what flies."""
        assert self._flying is not None
        grow = 1 + 0.07 * seen.lift
        many = self._crowd
        squash = 1.0
        quarter = 0.0
        if many:
            quarter, squash = _tumbled(seen.turn, pose.turn)
        face = self._faces.face(seen.face, round(pose.w), round(pose.h), quarter, pose.dim)
        if face is None:
            return
        if not many:
            face = turned(face, round(seen.turn) % 360)
        size = (
            max(1, round(face.width * grow * seen.squeeze * seen.w / max(1.0, pose.w))),
            max(1, round(face.height * grow * squash * seen.h / max(1.0, pose.h))),
        )
        if size != face.get_size():
            face = (pygame.transform.scale if many else pygame.transform.smoothscale)(face, size)
        if seen.alpha < 1:
            face = face.copy()
            face.set_alpha(round(255 * seen.alpha))
        x = seen.x + seen.shake * pose.w
        place = face.get_rect(center=(round(x), round(seen.y - seen.lift * pose.h * 0.05)))
        if pose.shadow and seen.alpha >= 1 and not many:
            self._flying.append(shadow_of(pose, place.center, seen.lift))
            self._covered = _union(self._covered, self._flying[-1][1])
        self._flying.append((face, place))
        edge = 4 * spread(pose)  # how far its shadow reaches once it lies
        self._covered = _union(self._covered, place.inflate(edge, edge))


def _side(face: str) -> bool:
    """Whether a face is a back: faces named "back:…" are the other side of a piece."""
    return face.startswith("back:")


def _in_shape(start: Pose, end: Pose) -> Pose:
    """A beginning in the shape that the piece will have: what becomes another thing on its way is not stretched."""
    scale = min(start.w / end.w, start.h / end.h)
    return replace(start, w=end.w * scale, h=end.h * scale)


def _union(one: Rect | None, other: Rect | None) -> Rect | None:
    return one.union(other) if one is not None and other is not None else one or other


def _plain(pose: Pose) -> tuple[float, float, float, float, float, str]:
    return pose.x, pose.y, pose.w, pose.h, pose.turn, pose.face


def _tumbled(turn: float, end: float) -> tuple[float, float]:
    """A half turn shown as a tumble, which costs a third of a pivot: which way up a piece is seen on its way to the
    turn `end` (degrees), and how much of its height."""
    past = turn - end
    half = round(past / 180) * 180
    return end + half, max(0.06, abs(math.cos(math.radians(past - half))))
