"""Easing and the path of one piece from pose to pose."""

from __future__ import annotations

import math
from dataclasses import dataclass

from scenes.stage.pose import Pose

SPEEDS = {"off": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.7}
"""Factor on every duration, by the setting's word."""

SLIDE, FLIP, TURN, FADE, CRACK = 0.30, 0.30, 0.34, 0.22, 0.34  # seconds at normal speed
STAGGER = 0.035  # seconds between pieces that start together
LONGEST_STAGGER = 0.6


def ease_out(t: float) -> float:
    """Fast start, soft end, for a share of time from 0 to 1."""
    return 1 - (1 - t) ** 3


def settle(t: float) -> float:
    """Arrives with a short overshoot."""
    c = 1.2
    return 1 + (c + 1) * (t - 1) ** 3 + c * (t - 1) ** 2


def wobble(t: float) -> float:
    """A pivot: eased in and out, swinging a little past the end."""
    base = t * t * (3 - 2 * t)
    return base + 0.06 * math.sin(t * math.pi * 2) * (1 - t)


@dataclass(frozen=True, slots=True)
class Seen:
    """How a piece looks at one moment of its way."""

    x: float
    y: float
    w: float
    h: float
    turn: float
    face: str
    squeeze: float = 1.0
    lift: float = 0.0
    alpha: float = 1.0
    shake: float = 0.0


@dataclass(slots=True)
class Move:
    """The way of one piece from pose to pose. `kind` is "slide", "flip", "fade" (reduced motion), "appear" or "vanish";
    a flip may crack. Times in seconds."""

    start: Pose
    end: Pose
    kind: str
    length: float
    wait: float = 0.0
    age: float = 0.0
    cracks: bool = False

    @property
    def done(self) -> bool:
        """Whether the piece has arrived."""
        return self.age >= self.wait + self.length

    def seen(self) -> Seen:
        """How the piece looks now."""
        t = min(1.0, max(0.0, (self.age - self.wait) / self.length)) if self.length > 0 else 1.0
        if self.kind == "fade":
            return self._faded(t)
        if self.kind in ("appear", "vanish"):
            return self._passing(t)
        return self._travelled(t)

    def _faded(self, t: float) -> Seen:
        pose = self.end if t >= 0.5 else self.start
        return Seen(pose.x, pose.y, pose.w, pose.h, pose.turn, pose.face, alpha=abs(2 * t - 1))

    def _passing(self, t: float) -> Seen:
        pose = self.end
        share = t if self.kind == "appear" else 1 - t
        return Seen(pose.x, pose.y, pose.w, pose.h, pose.turn, pose.face, alpha=share, lift=(1 - share) * 0.3)

    def _travelled(self, t: float) -> Seen:
        a, b = self.start, self.end
        along = settle(t)
        swing = wobble(t)
        far = math.hypot(b.x - a.x, b.y - a.y)
        lift = math.sin(t * math.pi) * (0.25 + min(0.75, far / 900) if far > 2 or self.kind == "flip" else 0.12)
        arc = -math.sin(t * math.pi) * min(0.12 * far, 46)
        turned = (b.turn - a.turn + 180) % 360 - 180
        if abs(turned) > 179.5:
            turned = 180
        squeeze, face = 1.0, b.face
        if self.kind == "flip":
            squeeze = max(0.02, abs(math.cos(t * math.pi)))
            face = a.face if t < 0.5 else b.face
        shake = math.sin(t * 40) * (1 - t) * 0.05 if self.cracks else 0.0
        return Seen(
            a.x + (b.x - a.x) * along,
            a.y + (b.y - a.y) * along + arc,
            a.w + (b.w - a.w) * along,
            a.h + (b.h - a.h) * along,
            a.turn + turned * swing,
            face,
            squeeze,
            lift,
            1.0,
            shake,
        )


def plan(start: Pose, end: Pose, speed: float, reduced: bool, wait: float, flips: bool) -> Move:
    """The way from one pose to another at a speed factor: a cross-fade with reduced motion, a flip where the face
    changes and the piece is turned over, otherwise a slide or a pivot. A piece that flips on its spot cracks."""
    still = abs(start.x - end.x) + abs(start.y - end.y) < 3
    if reduced:
        return Move(start, end, "fade", FADE * speed, wait)
    if flips:
        return Move(start, end, "flip", (CRACK if still else FLIP) * speed, wait, cracks=still)
    length = TURN if abs((end.turn - start.turn + 180) % 360 - 180) > 1 else SLIDE
    return Move(start, end, "slide", length * speed, wait)
