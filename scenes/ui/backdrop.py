"""The ground everything lies on: a wooden table, a cloth, the lamp's pool of light, paper and leather panels.

All of it is drawn once for a size and kept; nothing here runs every frame.
"""

from __future__ import annotations

import random
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from scenes.ui import theme
from scenes.ui.kept import Kept
from scenes.ui.theme import Colour

_kept = Kept(8_000_000)
_SMALL = 4  # grain is drawn this much smaller and smoothed up


def mixed(a: Colour, b: Colour, share: float) -> Colour:
    """The colour `share` of the way from a to b."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


@lru_cache(maxsize=1)
def wood(width: int, height: int) -> Surface:
    """Planks of dark wood under a warm lamp, for a whole screen."""
    small = Surface((max(8, width // _SMALL), max(8, height // _SMALL)))
    rng = random.Random(11)
    planks = 7
    plank_high = small.height / planks
    for plank in range(planks):
        base = mixed((74, 45, 27), (92, 58, 34), rng.random())
        top = round(plank * plank_high)
        small.fill(base, Rect(0, top, small.width, round(plank_high) + 1))
        for _ in range(26):
            y = top + rng.random() * plank_high
            shade = mixed(base, (40, 23, 14) if rng.random() < 0.6 else (120, 78, 46), rng.uniform(0.1, 0.45))
            _grain(small, y, shade, rng)
        pygame.draw.line(small, (34, 20, 12), (0, top), (small.width, top))
    table = pygame.transform.smoothscale(small, (width, height))
    light(table, (width * 0.42, height * 0.36), 0.62)
    return table.convert()


def _grain(surface: Surface, y: float, shade: Colour, rng: random.Random) -> None:
    points = []
    x = rng.uniform(-0.3, 0.7) * surface.width
    end = x + surface.width * rng.uniform(0.2, 0.9)
    while x < end:
        points.append((x, y))
        x += surface.width / 14
        y += rng.uniform(-0.6, 0.6)
    if len(points) > 1:
        pygame.draw.lines(surface, shade, False, points)


def light(surface: Surface, centre: tuple[float, float], dark: float) -> None:
    """Darken a picture away from the lamp: `dark` (0 to 1) at the far corner."""
    steps = 40
    width, height = surface.get_size()
    veil = Surface((96, 54), pygame.SRCALPHA)
    veil.fill((12, 6, 3, round(255 * dark)))
    cx, cy = centre[0] / width * 96, centre[1] / height * 54
    for step in range(steps, 0, -1):
        share = step / steps
        alpha = round(255 * dark * share**1.7)
        radius = (share * 78, share * 56)
        pygame.draw.ellipse(veil, (12, 6, 3, alpha), Rect(cx - radius[0], cy - radius[1], radius[0] * 2, radius[1] * 2))
    surface.blit(pygame.transform.smoothscale(veil, (width, height)), (0, 0))


def cloth(width: int, height: int, colour: Colour, edge: Colour) -> Surface:
    """A cloth with a woven grain and a stitched border, lit from the middle."""
    weave = Surface((64, 64))
    weave.fill(colour)
    rng = random.Random(5)
    for i in range(0, 64, 2):
        pygame.draw.line(weave, mixed(colour, (0, 0, 0), rng.uniform(0.02, 0.10)), (i, 0), (i, 63))
        pygame.draw.line(weave, mixed(colour, (255, 255, 255), rng.uniform(0.0, 0.035)), (0, i), (63, i))
    made = Surface((width, height))
    for x in range(0, width, 64):
        for y in range(0, height, 64):
            made.blit(weave, (x, y))
    rim = max(2, round(min(width, height) * 0.008))
    pygame.draw.rect(made, mixed(colour, edge, 0.55), made.get_rect(), rim)
    inner = made.get_rect().inflate(-rim * 5, -rim * 5)
    pygame.draw.rect(made, mixed(colour, edge, 0.8), inner, max(1, rim // 3))
    light(made, (width * 0.5, height * 0.45), 0.5)
    return made.convert()


def shadow(width: int, height: int, spread: int, strength: int = 110) -> Surface:
    """A soft shadow for a piece or panel of this size; it is `spread` larger on every side."""
    key = ("shadow", width, height, spread, strength)
    return _kept.get(key, lambda: soft_shadow(width, height, spread, strength))


def soft_shadow(width: int, height: int, spread: int, strength: int = 110) -> Surface:
    """The same, made anew and not kept: for what is drawn once."""
    full = (width + 2 * spread, height + 2 * spread)
    small = Surface((max(4, full[0] // 4), max(4, full[1] // 4)), pygame.SRCALPHA)
    inner = Rect(spread // 4, spread // 4, max(1, width // 4), max(1, height // 4))
    pygame.draw.rect(small, (10, 5, 2, strength), inner, border_radius=max(1, spread // 6))
    blurred = pygame.transform.box_blur(small, max(1, spread // 6))
    return pygame.transform.smoothscale(blurred, full)


def panel(width: int, height: int, style: str, unit: int) -> Surface:
    """A sheet of paper or a leather mat with its shadow; `unit` is pixels per layout unit. The sheet lies `unit` in
    from the edges of the picture."""
    return _kept.get(("panel", width, height, style, unit), lambda: _panel(width, height, style, unit))


def _panel(width: int, height: int, style: str, unit: int) -> Surface:
    spread = max(2, unit)
    made = Surface((width + 2 * spread, height + 2 * spread), pygame.SRCALPHA)
    made.blit(soft_shadow(width, height, spread), (round(spread * 0.3), round(spread * 0.5)))
    sheet = Rect(spread, spread, width, height)
    radius = max(2, round(unit * 1.1))
    top, bottom, rim = {
        "paper": (theme.CREAM, theme.PAPER, theme.PAPER_EDGE),
        "leather": ((96, 58, 37), (66, 39, 25), theme.BRASS),
        "dark": ((48, 30, 20), (36, 22, 14), (111, 84, 54)),
    }[style]
    pygame.draw.rect(made, bottom, sheet, border_radius=radius)
    face = _gradient(width, height, top, bottom)
    mask = Surface((width, height), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    mask.blit(face, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    made.blit(mask, sheet)
    pygame.draw.rect(made, rim, sheet, max(1, round(unit * 0.22)), radius)
    if style == "leather":
        stitch = sheet.inflate(-round(unit * 1.3), -round(unit * 1.3))
        pygame.draw.rect(made, mixed(theme.BRASS, (66, 39, 25), 0.5), stitch, 1, radius)
    return made


def _gradient(width: int, height: int, top: Colour, bottom: Colour) -> Surface:
    strip = Surface((1, 2))
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), bottom)
    smooth = pygame.transform.smoothscale(strip, (1, max(2, height)))
    return pygame.transform.scale(smooth, (width, height)).convert_alpha()


def shade(width: int, height: int) -> Surface:
    """A strip of dark glass, for words over anything."""
    return _kept.get(("shade", width, height), lambda: _shade(width, height))


def _shade(width: int, height: int) -> Surface:
    made = Surface((width, height), pygame.SRCALPHA)
    made.fill((*theme.WOOD_DARK, 170))
    return made


def draw_panel(surface: Surface, rect: Rect, style: str, unit: float) -> None:
    """Lay a panel on the table so that its sheet fills `rect`."""
    spread = max(2, round(unit))
    surface.blit(panel(rect.w, rect.h, style, round(unit)), (rect.left - spread, rect.top - spread))


def forget() -> None:
    """Drop all that was drawn, as after a change of size."""
    wood.cache_clear()
    _kept.clear()
