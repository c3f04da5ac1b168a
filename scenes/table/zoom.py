"""A piece enlarged: its face, its name, and what it does in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.table.over import Over
from scenes.table.view import GameView, Zoom
from scenes.ui import backdrop, text, theme
from scenes.ui.measure import BODY, HEADING, STRONG

if TYPE_CHECKING:
    from scenes.app import App


class Enlarged(Over):
    """One piece and its words."""

    def __init__(self, app: App, view: GameView, zoom: Zoom) -> None:
        super().__init__(app, view)
        self._zoom = zoom

    def draw_over(self, surface: Surface) -> None:
        m = self.measure
        high = m.px(m.units_high * 0.72)
        wide = min(round(high * self._zoom.shape), m.px(m.units_wide * 0.44))
        high = round(wide / self._zoom.shape)
        face = self.view.paint_kept(self._zoom.face, wide, high)
        gap = m.px(4)
        words_wide = min(m.px(52 * m.text_scale), m.width - wide - gap - m.px(6))
        left = (m.width - wide - gap - words_wide) // 2
        place = face.get_rect(left=left, centery=round(m.height * 0.47))
        surface.blit(face, place)
        sheet = Rect(place.right + gap, 0, words_wide, m.px(min(m.units_high * 0.84, 58 * m.text_scale)))
        sheet.centery = place.centery
        backdrop.draw_panel(surface, sheet, "paper", m.unit)
        inner = sheet.inflate(-m.px(6), -m.px(5))
        title = Rect(inner.left, inner.top, inner.w, m.px(9 * min(1.5, m.text_scale)))
        text.put(surface, self._zoom.title, title, m.font(HEADING), theme.INK, bold=True, wrapped=True)
        kind = Rect(inner.left, title.bottom, inner.w, m.px(5 * min(1.5, m.text_scale)))
        text.put(surface, self._zoom.kind, kind, m.font(BODY), theme.SOFT_INK)
        body = Rect(inner.left, kind.bottom + m.px(2), inner.w, inner.bottom - kind.bottom - m.px(2))
        words = "\n\n".join(self._zoom.words)
        text.put(surface, words, body, m.font(STRONG), theme.INK, wrapped=True, top=True)
