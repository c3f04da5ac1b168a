"""The lights on the table: gold around what can be chosen, brighter around what is chosen, a ring for the focus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame
from pygame import Rect, Surface

from scenes.ui import marks, pictures, theme
from scenes.ui.measure import Measure
from scenes.ui.widgets import draw_ring


def under(surface: Surface, m: Measure, spots: Iterable[Rect]) -> None:
    """What lies below the pieces: the light of empty spots."""
    for rect in spots:
        marks.light(surface, rect, m.unit)


def over(
    surface: Surface,
    m: Measure,
    pieces: Sequence[Rect],
    chosen: Sequence[Rect],
    preview: Sequence[Rect],
    ring: Rect | None,
) -> None:
    """What lies above them: the light of pieces, of what is chosen, of what a choice would touch, and the focus."""
    for rect in pieces:
        marks.light(surface, rect, m.unit)
    for rect in chosen:
        marks.light(surface, rect, m.unit, strong=True)
    for rect in preview:
        pygame.draw.rect(surface, theme.CREAM, rect.inflate(-4, -4), m.px(0.3), m.px(1))
    if ring is not None:
        draw_ring(surface, ring, m)


def advised(surface: Surface, m: Measure, places: Iterable[Rect]) -> None:
    """A lamp on what a hint advises, which tells it from all else that is lit."""
    for rect in places:
        side = m.px(4.4)
        badge = Rect(0, 0, side, side)
        badge.center = rect.midtop
        pygame.draw.circle(surface, theme.WOOD_DARK, badge.center, side // 2 + m.px(0.4))
        pygame.draw.circle(surface, theme.GOLD, badge.center, side // 2)
        drawn = pictures.tinted("ui/hint", round(side * 0.8), theme.INK)
        surface.blit(drawn, drawn.get_rect(center=badge.center))
