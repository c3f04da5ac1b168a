"""Typing a short text: with the keyboard, or with a board of letters for pads and mice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from scenes import clipboard, intents
from scenes.scene import Hint, Scene
from scenes.ui import backdrop, text, theme
from scenes.ui.measure import HEADING, STRONG
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"
_COLUMNS = 13


class Typing(Scene):
    """`done` hears the text when it is accepted and may refuse it (False): then it can be mended. Leaving with Esc or B
    changes nothing."""

    def __init__(
        self,
        app: App,
        title: str,
        value: str,
        done: Callable[[str], bool | None],
        longest: int,
        paste: bool = False,
    ) -> None:
        super().__init__(app)
        self._title = title
        self._value = value
        self._done = done
        self._longest = longest
        self._paste = paste

    def build(self) -> None:
        m = self.measure
        wide = 124.0
        left = (m.units_wide - wide) / 2
        self._sheet = m.rect(left, 12, wide, 62)
        self._line = m.rect(left + 6, 22, wide - 12, 8)
        key = (wide - 12) / _COLUMNS
        for index, letter in enumerate(_LETTERS):
            row, column = divmod(index, _COLUMNS)
            rect = m.rect(left + 6 + column * key + 0.4, 33 + row * 7.6, key - 0.8, 6.8)
            self.ui.button(f"key:{letter}", rect, letter, lambda letter=letter: self._type(letter), style="paper")  # type: ignore[misc]
        made = [
            ("space", tr("Space"), lambda: self._type(" "), "paper"),
            ("erase", tr("Erase"), self._erase, "paper"),
            ("done", tr("Done"), self._accept, "brass"),
        ]
        if self._paste:
            made.insert(2, ("paste", tr("Paste"), self._paste_in, "leather"))
        each = (wide - 12 - 2 * (len(made) - 1)) / len(made)
        for index, (name, label, press, style) in enumerate(made):
            self.ui.button(name, m.rect(left + 6 + index * (each + 2), 61, each, 7.5), label, press, style=style)
        self.ui.start = "done" if not self.app.reader.pad_last else "key:A"

    def _shown(self, wide: int) -> str:
        """What was typed, with the cursor; of a long text the end, at half the usual size, where it is mended."""
        size, shown = self.measure.font(STRONG) // 2, f"{self._value}_"
        letters = len(shown)
        while letters > 1 and text.width(shown[-letters:], size, bold=True) > wide:
            letters = letters * 3 // 4
        return shown if letters == len(shown) else f"…{shown[-letters:]}"

    def _type(self, letters: str) -> None:
        self._value = (self._value + letters)[: self._longest]

    def _erase(self) -> None:
        self._value = self._value[:-1]

    def _paste_in(self) -> None:
        pasted = "".join(ch for ch in clipboard.paste() if ch.isprintable()).strip()
        if pasted:
            self._value = pasted[: self._longest]
        else:
            self.app.notice(tr("There is no text on the clipboard."))

    def _accept(self) -> None:
        self.app.pop()
        if self._done(self._value.strip()) is False:
            self.app.push(self)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self._type("".join(ch for ch in event.text if ch.isprintable()))
            return True
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_BACKSPACE:
                self._erase()
                return True
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self._accept()
                return True
            if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                self._paste_in()
                return True
            if event.unicode and event.unicode.isprintable():
                return True  # it comes again as text
        return super().handle(event)

    def intent(self, intent: str) -> None:
        if intent == intents.UNDO:
            self._erase()
        else:
            super().intent(intent)

    def hints(self) -> list[Hint]:
        return [
            ("move", tr("go")),
            (intents.ACCEPT, tr("choose")),
            (intents.UNDO, tr("erase")),
            (intents.BACK, tr("back")),
        ]

    def draw(self, surface: Surface) -> None:
        m = self.measure
        surface.blit(backdrop.wood(m.width, m.height), (0, 0))
        backdrop.draw_panel(surface, self._sheet, "paper", m.unit)
        head = m.rect(4, 13.5, m.units_wide - 8, 7)
        text.put(surface, self._title, head, m.font(HEADING * 0.85), theme.LEATHER, bold=True, align="center")
        pygame.draw.rect(surface, (251, 243, 222), self._line, border_radius=m.px(1))
        pygame.draw.rect(surface, theme.BRASS, self._line, m.px(0.25), m.px(1))
        inner = self._line.inflate(-m.px(3), -m.px(1))
        text.put(surface, self._shown(inner.w), inner, m.font(STRONG), theme.INK, bold=True)
        super().draw(surface)
