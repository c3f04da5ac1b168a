"""The pause: over the table, which stays as it is; the match is saved already."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.codes import deal_of, match_code
from scenes import clipboard, intents
from scenes.scene import Hint, Scene
from scenes.table.session import Session
from scenes.ui import backdrop, text, theme
from scenes.ui.measure import BODY, CAPTION, HEADING
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App


class Pause(Scene):
    """Go on, read, change settings, take the deal's code along, or leave."""

    opaque = False

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self._session = session
        self._code = deal_of(session.match).code
        self._dark: Surface | None = None

    def build(self) -> None:
        m = self.measure
        self._dark = Surface((m.width, m.height), pygame.SRCALPHA)
        self._dark.fill((*theme.WOOD_DARK, 190))
        wide, high = 58.0, 78.0
        left, top = (m.units_wide - wide) / 2, (m.units_high - high) / 2 - 1.5
        self._sheet = m.rect(left, top, wide, high)
        made = (
            ("on", tr("Go on"), self.back, "brass", "ui/play"),
            ("rules", tr("Rules"), self._rules, "leather", "ui/info"),
            ("settings", tr("Settings"), self._settings, "leather", "ui/gear"),
            ("code", tr("Copy deal code"), self._copy, "leather", "ui/copy"),
            ("moves", tr("Copy match code"), self._copy_match, "leather", "ui/copy"),
            ("home", tr("Leave the match (it is saved)"), self._leave, "leather", "ui/home"),
        )
        for index, (name, label, press, style, icon) in enumerate(made):
            rect = m.rect(left + 5, top + 11.5 + index * 8.4, wide - 10, 6.8)
            self.ui.button(name, rect, label, press, style=style, icon=icon)
        self.ui.start = "on"

    def _rules(self) -> None:
        from scenes.rules import Rules

        self.app.push(Rules(self.app, self._session.match.rulebook.key, self._session.match.options))

    def _settings(self) -> None:
        from scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _copy_match(self) -> None:
        """The deal with every decision so far, for looking at it elsewhere."""
        copied = clipboard.copy(match_code(self._session.match))
        said = tr("The match code is copied: it replays every move so far.")
        self.app.notice(said if copied else tr("There is no clipboard here."))

    def _copy(self) -> None:
        copied = clipboard.copy(self._code)
        self.app.notice(tr("The deal code is copied.") if copied else tr("There is no clipboard here: note the code."))

    def _leave(self) -> None:
        self.app.home()

    def intent(self, intent: str) -> None:
        if intent == intents.MENU:
            self.back()
        elif intent == intents.RULES:
            self._rules()
        else:
            super().intent(intent)

    def hints(self) -> list[Hint]:
        return [("move", tr("go")), (intents.ACCEPT, tr("choose")), (intents.BACK, tr("go on"))]

    def draw(self, surface: Surface) -> None:
        m = self.measure
        if self._dark is not None:
            surface.blit(self._dark, (0, 0))
        backdrop.draw_panel(surface, self._sheet, "paper", m.unit)
        head = Rect(self._sheet.left, self._sheet.top + m.px(2.5), self._sheet.w, m.px(8))
        text.put(surface, tr("Pause"), head, m.font(HEADING), theme.LEATHER, bold=True, align="center")
        label = Rect(self._sheet.left + m.px(4), self._sheet.bottom - m.px(13.6), self._sheet.w - m.px(8), m.px(3.4))
        text.put(surface, tr("Deal code"), label, m.font(CAPTION), theme.SOFT_INK, align="center")
        code = Rect(label.left, label.bottom, label.w, m.px(5))
        text.put(surface, self._code, code, m.font(BODY * 1.2), theme.INK, bold=True, align="center")
        super().draw(surface)
