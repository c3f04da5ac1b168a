"""Every match that was begun and not played to its end: to go on with, or to clear away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect, Surface

import game
from game.saves import Entry, Saves
from scenes import intents, start
from scenes.scene import Hint, Scene
from scenes.ui import backdrop, text, theme
from scenes.ui.measure import BODY, CAPTION, HEADING
from scenes.ui.words import tr, trn

if TYPE_CHECKING:
    from scenes.app import App

_ROWS = 6


class Unfinished(Scene):
    """A list, the match played last first. What is cleared away is deleted when the list is left, and can be brought
    back until then."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._saves = Saves(app.data / "matches")
        self._entries = self._saves.unfinished().entries
        self._cleared: list[Entry] = []
        self._page = 0

    @property
    def _kept(self) -> list[Entry]:
        return [entry for entry in self._entries if entry not in self._cleared]

    def build(self) -> None:
        m = self.measure
        wide = min(130.0, m.units_wide - 8)
        left, bottom = (m.units_wide - wide) / 2, m.units_high - 14.0
        self._sheet = m.rect(left, 12.0, wide, bottom - 12.0)
        pages = max(1, -(-len(self._kept) // _ROWS))
        self._page %= pages
        self._shown = self._kept[self._page * _ROWS : (self._page + 1) * _ROWS]
        for index, entry in enumerate(self._shown):
            row = self._row(index)
            side = min(row.h - m.px(2.0), m.px(7))
            clear = Rect(row.right - side, row.centery - side // 2, side, side)
            go_on = Rect(clear.left - m.px(24), clear.top, m.px(22), side)
            self.ui.button(f"go_on:{index}", go_on, tr("Go on"), self._going_on(entry), style="brass", icon="ui/play")
            self.ui.button(f"clear:{index}", clear, "", self._clearing(entry), icon="ui/cross")
        made = [("back", tr("Back"), self.back, "ui/home")]
        if pages > 1:
            made.append(("older", tr("Older matches"), self._older, "ui/arrow_down"))
        if self._cleared:
            made.append(("undo", tr("Bring it back"), self._bring_back, "ui/undo"))
        for index, (name, label, press, icon) in enumerate(made):
            self.ui.button(name, m.rect(left + index * 42, bottom + 2.0, 40, 7), label, press, icon=icon)
        self.ui.start = "go_on:0" if self._shown else "back"

    def _row(self, index: int) -> Rect:
        m = self.measure
        inner = self._sheet.inflate(-m.px(6), -m.px(3))
        high = inner.h // _ROWS
        return Rect(inner.left, inner.top + index * high, inner.w, high)

    def _going_on(self, entry: Entry) -> Callable[[], None]:
        def press() -> None:
            self._delete()
            if not start.continue_match(self.app, entry):
                self._entries.remove(entry)
                self.rebuild()

        return press

    def _clearing(self, entry: Entry) -> Callable[[], None]:
        def press() -> None:
            self._cleared.append(entry)
            self.rebuild()
            self.ui.focus.current = "undo"

        return press

    def _bring_back(self) -> None:
        self._cleared.pop()
        self.rebuild()

    def _older(self) -> None:
        self._page += 1
        self.rebuild()

    def _delete(self) -> None:
        """Carry out what was cleared away."""
        from scenes.title import fault_sentence

        for entry in self._cleared:
            fault = self._saves.discard(entry)
            if fault is not None:
                self.app.notice(fault_sentence(fault))
            self._entries.remove(entry)
        self._cleared = []

    def closed(self) -> None:
        self._delete()

    def hints(self) -> list[Hint]:
        return [("move", tr("go")), (intents.ACCEPT, tr("choose")), (intents.BACK, tr("back"))]

    def draw(self, surface: Surface) -> None:
        m = self.measure
        surface.blit(backdrop.wood(m.width, m.height), (0, 0))
        title = m.rect(4, 2.5, m.units_wide - 8, 8)
        text.put(
            surface, tr("Unfinished matches"), title, m.font(HEADING * 1.15), theme.CREAM, bold=True, align="center"
        )
        backdrop.draw_panel(surface, self._sheet, "paper", m.unit)
        for index, entry in enumerate(self._shown):
            self._draw_entry(surface, self._row(index), entry)
        if not self._shown:
            text.put(surface, tr("There is none."), self._sheet, m.font(BODY), theme.SOFT_INK, align="center")
        super().draw(surface)

    def _draw_entry(self, surface: Surface, row: Rect, entry: Entry) -> None:
        m = self.measure
        words = Rect(row.left, row.top, row.w - m.px(34), row.h)
        upper = Rect(words.left, words.top + round(row.h * 0.14), words.w, round(row.h * 0.4))
        title = game.rulebook(entry.game).title
        names = " – ".join(player.name for player in entry.players)
        text.put(surface, f"{title} · {names}", upper, m.font(BODY), theme.INK, bold=True)
        lower = Rect(words.left, upper.bottom, words.w, round(row.h * 0.3))
        played = trn("{count} decision", "{count} decisions", entry.decisions)
        line = tr("{when} · {played}", when=_when(entry.path, entry.created), played=played)
        text.put(surface, line, lower, m.font(CAPTION), theme.SOFT_INK)
        surface.fill(theme.PAPER_EDGE, Rect(row.left, row.bottom - 1, row.w, 1))


def _when(path: Path, created: str) -> str:
    """When a match was played last, in the machine's own time; when it was begun where the file does not tell."""
    try:
        return f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
    except OSError:
        return created[:16].replace("T", " ")
