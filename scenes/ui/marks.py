"""Marks on the table: the gold light on what can be chosen, and the pool where the decision lies. Drawn once per
size."""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import Rect, Surface

from scenes.ui import theme
from scenes.ui.theme import Colour


@lru_cache(maxsize=64)
def _light(width: int, height: int, spread: int, colour: Colour, strength: int) -> Surface:
    made = Surface((width + 2 * spread, height + 2 * spread), pygame.SRCALPHA)
    rings = max(3, spread)
    for ring in range(rings, 0, -1):
        alpha = round(strength * (1 - ring / rings) ** 1.6)
        grow = round(spread * ring / rings)
        box = Rect(spread - grow, spread - grow, width + 2 * grow, height + 2 * grow)
        pygame.draw.rect(made, (*colour, alpha), box, max(1, spread // rings + 1), border_radius=grow + spread // 2)
    edge = max(2, spread // 4)
    pygame.draw.rect(made, (*colour, 235), Rect(spread, spread, width, height).inflate(edge, edge), edge, spread // 2)
    return made


def light(surface: Surface, rect: Rect, unit: float, strong: bool = False) -> None:
    """The gold light around something that can be chosen; `strong` for what is chosen or about to be."""
    spread = max(4, round(unit * (1.5 if strong else 1.1)))
    colour = (255, 236, 170) if strong else theme.GOLD
    drawn = _light(rect.w, rect.h, spread, colour, 200 if strong else 120)
    surface.blit(drawn, (rect.left - spread, rect.top - spread))


@lru_cache(maxsize=6)  # large, and drawn into the kept ground
def _pool(width: int, height: int, colour: Colour, strength: int) -> Surface:
    small = Surface((48, 48), pygame.SRCALPHA)
    for step in range(22, 0, -1):
        share = step / 22
        alpha = round(strength * (1 - share) ** 1.3)
        size = round(46 * share)
        pygame.draw.ellipse(small, (*colour, alpha), Rect(24 - size // 2, 24 - size // 2, size, size))
    # So soft a picture shows as much with a third of the pixels each way, and takes a quarter of the time.
    third = pygame.transform.smoothscale(small, (width // 3 + 1, height // 3 + 1))
    return pygame.transform.scale(third, (width, height))


def pool(surface: Surface, rect: Rect, colour: Colour = (255, 214, 140), strength: int = 70) -> None:
    """A soft pool of lamp light over an area."""
    wide = pool_rect(rect)
    surface.blit(_pool(wide.w, wide.h, colour, strength), wide)


def pool_rect(rect: Rect) -> Rect:
    """How far the pool over an area reaches."""
    return rect.inflate(round(rect.w * 0.35), round(rect.h * 0.6))


def forget() -> None:
    """Drop all that was drawn, as after a change of size."""
    _light.cache_clear()
    _pool.cache_clear()
