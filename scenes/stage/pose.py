"""Where a piece lies: place, size, which face, which way up. A game's table gives poses; the stage moves between
them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pose:
    """One piece's place on the table.

    `x`, `y` are the middle and `w`, `h` the size, in pixels of the screen; `face` names the picture that shows (the
    game's table paints it), `turn` is degrees clockwise, `z` the order of drawing, `dim` whether it is out of play for
    the one who looks, `origin` the place a piece comes from or goes to when it was not, or is no longer, on the table.
    Pieces with a `z` below 1 are scenery: seen, but neither pointed at by keys nor told about.
    """

    x: float
    y: float
    w: float
    h: float
    face: str
    turn: float = 0.0
    z: float = 0.0
    dim: bool = False
    origin: str = ""
    shadow: bool = True

    @property
    def rect(self) -> tuple[int, int, int, int]:
        """Left, top, width and height in whole pixels; a piece turned sideways has width and height exchanged."""
        w, h = (self.h, self.w) if round(self.turn / 90) % 2 else (self.w, self.h)
        return round(self.x - w / 2), round(self.y - h / 2), round(w), round(h)
