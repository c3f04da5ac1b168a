"""Sizes in units of the layout, so that nothing is a fixed number of pixels.

The screen is at least 160 × 90 units; where it is wider or taller than 16:9 there are more units that way. One unit is
8 pixels at 1280×720.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

WIDE, HIGH = 160.0, 90.0

# The strict scale of five text sizes, in units.
CAPTION, BODY, STRONG, HEADING, TITLE = 2.1, 2.55, 3.2, 4.6, 8.0


@dataclass(frozen=True, slots=True)
class Measure:
    """A screen of `width` × `height` pixels and the player's text scale (0.8 to 2.0)."""

    width: int
    height: int
    text_scale: float = 1.0

    @property
    def unit(self) -> float:
        """Pixels per unit."""
        return min(self.width / WIDE, self.height / HIGH)

    @property
    def units_wide(self) -> float:
        """The screen's width in units."""
        return self.width / self.unit

    @property
    def units_high(self) -> float:
        """The screen's height in units."""
        return self.height / self.unit

    def px(self, units: float) -> int:
        """Units in whole pixels, at least one."""
        return max(1, round(units * self.unit))

    def font(self, size: float) -> int:
        """The pixel height of text of this size on the scale; never below 9 pixels."""
        return max(9, round(size * self.unit * self.text_scale))

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle given in units, in pixels."""
        left, top = round(x * self.unit), round(y * self.unit)
        return Rect(left, top, round((x + w) * self.unit) - left, round((y + h) * self.unit) - top)
