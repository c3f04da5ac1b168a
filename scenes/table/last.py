"""Looking once more at what just left the table, such as the last trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.table.over import Over
from scenes.table.view import GameView, LookBack
from scenes.ui import backdrop, text, theme
from scenes.ui.measure import BODY, HEADING, STRONG

if TYPE_CHECKING:
    from scenes.app import App


class LookedBack(Over):
    """The pieces side by side, whose they were, and what came of them."""

    def __init__(self, app: App, view: GameView, shown: LookBack) -> None:
        super().__init__(app, view)
        self._shown = shown

    def draw_over(self, surface: Surface) -> None:
        m, shown = self.measure, self._shown
        high = m.px(34)
        gap = m.px(5)
        sizes = [(round(high * shape), high) for _, shape, _ in shown.pieces]
        wide = sum(w for w, _ in sizes) + gap * max(0, len(sizes) - 1)
        sheet = Rect(0, 0, max(wide + m.px(12), m.px(84)), high + m.px(31))
        sheet.center = (m.width // 2, round(m.height * 0.47))
        backdrop.draw_panel(surface, sheet, "leather", m.unit)
        title = Rect(sheet.left + m.px(4), sheet.top + m.px(2), sheet.w - m.px(8), m.px(7))
        text.put(surface, shown.title, title, m.font(HEADING), theme.CREAM, bold=True, align="center")
        left = sheet.centerx - wide // 2
        for (face, _, caption), size in zip(shown.pieces, sizes, strict=True):
            place = Rect((left, title.bottom + m.px(1)), size)
            surface.blit(self.view.paint_kept(face, *size), place)
            under = Rect(place.left - gap // 2, place.bottom + m.px(0.8), place.w + gap, m.px(4))
            text.put(surface, caption, under, m.font(BODY), theme.CREAM, bold=True, align="center")
            left = place.right + gap
        line = Rect(title.left, sheet.bottom - m.px(11), title.w, m.px(9))
        text.put(surface, shown.line, line, m.font(STRONG), theme.GOLD, align="center", wrapped=True)
