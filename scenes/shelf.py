"""A game's box as it stands on the shelf."""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import Rect, Surface

import game
from scenes.table import view
from scenes.ui import backdrop, marks, pictures, text, theme
from scenes.ui.measure import BODY, CAPTION, Measure
from scenes.ui.words import tr

_EMPTY = ((58, 46, 38), (150, 130, 104))  # a box whose game is not here


@lru_cache(maxsize=5)
def _box(key: str, width: int, height: int, here: bool, size: int, cover_painted: bool) -> Surface:
    made = Surface((width, height), pygame.SRCALPHA)
    ground, ink = view(key).cloth if here else _EMPTY
    whole = made.get_rect()
    radius = max(3, width // 34)
    pygame.draw.rect(made, ground, whole, border_radius=radius)
    if cover_painted:
        cover = pictures.picture(f"boxes/{key}", width, height)
        made.blit(cover, cover.get_rect(center=whole.center))
    band = Rect(0, round(height * 0.765), width, round(height * 0.2))
    shade = Surface(band.size, pygame.SRCALPHA)
    shade.fill((*backdrop.mixed(ground, (0, 0, 0), 0.45), 225))
    made.blit(shade, band)
    pygame.draw.line(made, ink, band.topleft, band.topright, max(1, width // 120))
    pygame.draw.line(made, ink, band.bottomleft, band.bottomright, max(1, width // 120))
    title = game.rulebook(key).title if here else key.replace("_", " ").title()
    inner = band.inflate(-width // 10, -band.h // 6)
    text.put(made, title, inner, round(size * 1.25), ink, bold=True, align="center", wrapped=True)
    if not here:
        dark = Surface((width, height), pygame.SRCALPHA)
        dark.fill((20, 12, 8, 150))
        made.blit(dark, (0, 0))
    mask = Surface((width, height), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), whole, border_radius=radius)
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    pygame.draw.rect(made, backdrop.mixed(ground, (255, 255, 255), 0.25), whole, max(1, width // 90), radius)
    return made


def has_cover(key: str) -> bool:
    """Whether a game's box has a cover picture."""
    return pictures.exists(f"boxes/{key}")


def draw_box(surface: Surface, m: Measure, rect: Rect, key: str, here: bool, lifted: bool, cover_painted: bool) -> None:
    """Draw the box of a game; one that is lifted off the shelf is lit. Its cover takes a while to paint: leave it out
    where nothing may wait."""
    spread = m.px(1.8 if lifted else 1.0)
    surface.blit(backdrop.shadow(rect.w, rect.h, spread, 150), (rect.left - spread // 2, rect.top - spread // 3))
    surface.blit(_box(key, rect.w, rect.h, here, m.font(BODY), cover_painted), rect)
    if lifted:
        marks.light(surface, rect, m.unit)
    if not here:
        label = Rect(rect.left, rect.top + round(rect.h * 0.4), rect.w, m.px(5))
        text.put(surface, tr("not here yet"), label, m.font(CAPTION * 1.2), theme.CREAM, bold=True, align="center")


def forget() -> None:
    """Drop all that was drawn, as after a change of size."""
    _box.cache_clear()
