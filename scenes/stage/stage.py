"""The stage: shows pieces at their poses and moves them when the poses change.

It is told poses and derives the motion (moved, turned, flipped, appeared, gone), so that skipping, reduced motion,
resizing and replay need nothing from any game.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from scenes.stage.motion import FADE, LONGEST_STAGGER, STAGGER, Move, Seen, plan
from scenes.stage.pose import Pose
from scenes.ui import backdrop
from scenes.ui.kept import Kept

Paint = Callable[[str, int, int], Surface]
"""Paints a face at a width and height in pixels."""

_DARK = (150, 140, 128)
_BUDGET = 0.003  # seconds after the beginning of a frame in which faces are painted; the others are blank for now
_LEAST = 0.001  # seconds for painting faces that every second frame gives in any case
_MANY = 10  # more pieces than this on their way tumble instead of pivoting and cast no shadows, to keep the pace


class Stage:
    """Pieces by their names. `show` gives new poses; `update` moves time on; `draw` draws them in their order."""

    def __init__(self, paint: Paint) -> None:
        self.poses: dict[str, Pose] = {}
        self.places: dict[str, Rect] = {}
        self._paint = paint
        self._moves: dict[str, Move] = {}
        self._going: dict[str, Move] = {}
        self._faces = Kept(14_000_000)
        self._order: list[str] = []
        self._began = 0.0
        self._spent = 0.0
        self._blanks = False
        self._owes = False
        """Whether the frame before had to paint faces and painted none."""
        self._crowd = False
        self.reach: Rect | None = None
        """What the pieces in motion covered when they were drawn last, in pixels; None when there were none."""

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
        """Whether the next frame will look different: something moves, or a face is still blank."""
        return self.moving or self._blanks

    def update(self, seconds: float) -> None:
        """Time passes for the pieces on their way."""
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
        self._faces.clear()

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """Draw all pieces."""
        self.draw_still(surface)
        self.draw_moving(surface)

    def draw_still(self, surface: Surface, lifted: Collection[str] = (), began: float | None = None) -> None:
        """Draw the pieces that lie, and are not `lifted`. `began` is when the frame was begun (by `time.perf_counter`;
        now, where it is not given)."""
        self._began = time.perf_counter() if began is None else began
        self._owes = self._blanks and not self._spent
        self._spent, self._blanks, self.reach = 0.0, False, None
        still = (self.poses[name] for name in self._order if name not in self._moves and name not in lifted)
        surface.fblits([self._lying(pose) for pose in still])

    def draw_moving(self, surface: Surface, lifted: Mapping[str, tuple[float, float]] | None = None) -> None:
        """Draw the pieces in motion and those `lifted` (name to offset in pixels), which pass over all that lies."""
        lifted = lifted or {}
        for move in self._going.values():
            self._draw_moving(surface, move.seen(), move.end)
        for name in self._order:
            if name not in self._moves and name not in lifted:
                continue
            pose = self.poses[name]
            seen = self._moves[name].seen() if name in self._moves else Seen(*_plain(pose))
            if name in lifted:
                dx, dy = lifted[name]
                seen = Seen(seen.x + dx, seen.y + dy, seen.w, seen.h, seen.turn, seen.face, lift=0.8)
            self._draw_moving(surface, seen, pose)

    def _lying(self, pose: Pose) -> tuple[Surface, Rect]:
        """A piece that lies, and its place. One with a shadow is one picture with it: half the work of two."""
        key = (pose.face, round(pose.w), round(pose.h), round(pose.turn / 90) * 90 % 360, pose.dim, "lying")
        drawn = self._faces.find(key) if pose.shadow else None
        if drawn is None:
            blank, self._blanks = self._blanks, False
            drawn = self.face(pose.face, round(pose.w), round(pose.h), pose.turn, pose.dim)
            if pose.shadow:
                drawn = self._on_shadow(pose, drawn)
                if not self._blanks:
                    self._faces.keep(key, drawn)
            self._blanks = self._blanks or blank
        return drawn, drawn.get_rect(center=(round(pose.x), round(pose.y)))

    def _on_shadow(self, pose: Pose, face: Surface) -> Surface:
        """A face on its shadow, the face in the middle."""
        edge = _spread(pose) * 2
        made = Surface((face.width + 2 * edge, face.height + 2 * edge), pygame.SRCALPHA)
        place = face.get_rect(topleft=(edge, edge))
        self._shadow(made, pose, place, 0.0)
        made.blit(face, place)
        return made

    def _draw_moving(self, surface: Surface, seen: Seen, pose: Pose) -> None:
        grow = 1 + 0.07 * seen.lift
        many = self._crowd
        squash = 1.0
        if many:
            quarter, squash = _tumbled(seen.turn, pose.turn)
            face = self.face(seen.face, round(pose.w), round(pose.h), quarter, pose.dim)
        else:
            face = _turned(self.face(seen.face, round(pose.w), round(pose.h), 0, pose.dim), round(seen.turn) % 360)
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
            self._shadow(surface, pose, place, seen.lift)
        surface.blit(face, place)
        self.reach = place.union(self.reach) if self.reach else place

    def _shadow(self, surface: Surface, pose: Pose, place: Rect, lift: float) -> None:
        """The shadow of a piece as it will lie: one picture serves all the pieces of a size, however they turn."""
        spread = _spread(pose)
        drawn = backdrop.shadow(*pose.rect[2:], spread)
        off = spread * (0.4 + 1.6 * lift)
        surface.blit(drawn, (place.centerx - drawn.width // 2 + off, place.centery - drawn.height // 2 + off * 1.3))

    def face(self, name: str, width: int, height: int, turn: float, dim: bool) -> Surface:
        """A painted face at a size, turned by quarters, kept for the next time. When this frame has painted long enough
        it is a blank piece instead, and the next frame paints it."""
        step = round(turn / 90) * 90 % 360
        key = (name, width, height, step, dim)
        kept = self._faces.find(key)
        if kept is not None:
            return kept
        began = time.perf_counter()
        if began - self._began > _BUDGET and not (self._owes and self._spent < _LEAST):
            self._blanks = True
            return _blank(width, height)
        made = self._made(name, width, height, step, dim)
        self._spent += time.perf_counter() - began
        return made

    def _made(self, name: str, width: int, height: int, step: int, dim: bool) -> Surface:
        """A face painted, whatever time that takes, and kept."""
        if not step and not dim:
            made = self._paint(name, width, height)
        else:
            plain = self._faces.find((name, width, height, 0, False)) or self._made(name, width, height, 0, False)
            made = _turned(plain, step)
            if dim:
                made = made.copy()
                made.fill((*_DARK, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return self._faces.keep((name, width, height, step, dim), made)


def _side(face: str) -> bool:
    """Whether a face is a back: faces named "back:…" are the other side of a piece."""
    return face.startswith("back:")


def _spread(pose: Pose) -> int:
    """How far the shadow of a piece reaches, in pixels."""
    return max(2, round(min(pose.w, pose.h) * 0.06))


def _plain(pose: Pose) -> tuple[float, float, float, float, float, str]:
    return pose.x, pose.y, pose.w, pose.h, pose.turn, pose.face


def _turned(face: Surface, degrees: int) -> Surface:
    """A face turned clockwise; quarter turns are exact."""
    return pygame.transform.rotate(face, -degrees) if degrees else face


def _tumbled(turn: float, end: float) -> tuple[float, float]:
    """A half turn shown as a tumble, which costs a third of a pivot: which way up a piece is seen on its way to the
    turn `end` (degrees), and how much of its height."""
    past = turn - end
    half = round(past / 180) * 180
    return end + half, max(0.06, abs(math.cos(math.radians(past - half))))


@lru_cache(maxsize=8)
def _blank(width: int, height: int) -> Surface:
    """A piece whose face is not painted yet."""
    made = Surface((width, height), pygame.SRCALPHA)
    pygame.draw.rect(made, _DARK, made.get_rect(), border_radius=max(2, width // 14))
    return made
