"""The curtain between two people at one screen: opaque, names only, and lifted by a deliberate press."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes import intents
from scenes.scene import Hint, Scene
from scenes.table.view import GameView
from scenes.ui import backdrop, pictures, text, theme
from scenes.ui.measure import BODY, HEADING, STRONG
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App

_DEAF = 0.6  # seconds in which a press meant for the table does not lift the curtain


class HandOver(Scene):
    """Nothing of the game is behind it until `arrived` is called."""

    def __init__(
        self,
        app: App,
        view: GameView,
        seat: int,
        name: str,
        arrived: Callable[[], None],
        pause: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self._view = view
        self._seat = seat
        self._name = name
        self._arrived = arrived
        self._pause = pause
        self._age = 0.0
        self._curtain: Surface | None = None

    def build(self) -> None:
        m = self.measure
        wide = 64.0
        rect = m.rect((m.units_wide - wide) / 2, m.units_high * 0.62, wide, 9)
        label = tr("I am {name}: show my table", name=self._name)
        self.ui.button("arrive", rect, label, self._arrive, style="brass", icon="ui/eye")
        self.ui.start = "arrive"

    def _arrive(self) -> None:
        if self._age < _DEAF:
            return
        self._arrived()
        self.app.pop()

    def back(self) -> None:
        """Esc opens the pause over the curtain, so that a match can be left without lifting it."""
        self._pause()

    def intent(self, intent: str) -> None:
        if intent == intents.MENU:
            self._pause()
        elif intent != intents.FINISH:
            super().intent(intent)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._age += seconds

    def hints(self) -> list[Hint]:
        return [(intents.ACCEPT, tr("lift the curtain")), (intents.BACK, tr("pause"))]

    def draw(self, surface: Surface) -> None:
        m = self.measure
        if self._curtain is None or self._curtain.get_size() != (m.width, m.height):
            self._curtain = _curtain(m.width, m.height)
        surface.blit(self._curtain, (0, 0))
        sheet = m.rect((m.units_wide - 90) / 2, m.units_high * 0.2, 90, m.units_high * 0.6)
        backdrop.draw_panel(surface, sheet, "leather", m.unit)
        side = m.px(11)
        glyph = pictures.tinted(self._view.seat_glyphs[self._seat], side, self._view.seat_colours[self._seat])
        surface.blit(glyph, glyph.get_rect(midtop=(sheet.centerx, sheet.top + m.px(4))))
        title = Rect(sheet.left, sheet.top + m.px(16), sheet.w, m.px(8))
        text.put(surface, self._name, title, m.font(HEADING * 1.2), theme.CREAM, bold=True, align="center")
        line = Rect(sheet.left + m.px(6), title.bottom, sheet.w - m.px(12), m.px(6))
        words = tr("It is your turn at the screen.")
        text.put(surface, words, line, m.font(STRONG), theme.CREAM, align="center")
        other = Rect(line.left, line.bottom, line.w, m.px(5))
        text.put(surface, tr("The others look away."), other, m.font(BODY), theme.DIM, align="center")
        super().draw(surface)


def _curtain(width: int, height: int) -> Surface:
    """Folds of heavy cloth."""
    made = Surface((width, height))
    folds = 22
    for x in range(width):
        phase = (x / width * folds) % 1.0
        share = 0.5 - 0.5 * abs(2 * phase - 1)
        pygame.draw.line(made, backdrop.mixed((58, 14, 18), (138, 34, 36), share * 1.6), (x, 0), (x, height))
    backdrop.light(made, (width / 2, height * 0.4), 0.75)
    return made.convert()
