"""The records of one game: what was played against whom, the hall of fame, and every finished match to replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

import game
from game.codes import BadCode, read_match
from scenes import clipboard, intents, levels, start
from scenes.scene import Hint, Scene
from scenes.store.records import FAULT, Records, Result, grouped, hall, initials, summary
from scenes.table import view
from scenes.ui import backdrop, text, theme
from scenes.ui.measure import BODY, CAPTION, HEADING, STRONG
from scenes.ui.words import tr, trn

if TYPE_CHECKING:
    from scenes.app import App

_ROWS = 6


class RecordsScene(Scene):
    """Left and right go from game to game."""

    def __init__(self, app: App, key: str | None = None) -> None:
        super().__init__(app)
        self._records = Records(app.data)
        self._keys = game.available()
        self._key = key if key in self._keys else self._keys[0]
        self._page = 0
        self._deleted: list[int] = []

    # -- widgets ------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        m = self.measure
        self.ui.changed = lambda _name: self.rebuild()
        results = self._records.results(self._key)
        self._results = results
        if self._records.fault:
            self.app.notice(tr(FAULT))
            self._records.fault = ""
        wide, high = m.units_wide, m.units_high
        titles = [game.rulebook(key).title for key in self._keys]
        at = self._keys.index(self._key)
        self.ui.stepper("game", m.rect(wide / 2 - 38, 12, 76, 6.6), titles, at, self._turn_to)
        top, bottom = 21.0, high - 14.0
        third = (wide - 14) / 3
        self._groups = m.rect(4, top, third * 1.1, bottom - top)
        self._fame = m.rect(7 + third * 1.1, top, third * 0.75, bottom - top)
        left = 10 + third * 1.85
        self._matches = m.rect(left, top, wide - 4 - left, bottom - top)
        self._make_matches(results)
        top = bottom + 2.0
        each = (wide - 8 - 6) / 4
        made = [
            ("back", tr("Back"), self.back, "leather", "ui/home"),
            ("export", tr("Export as JSON"), self._export, "leather", "ui/save"),
        ]
        if len(results) > _ROWS:
            made.append(("older", tr("Older matches"), self._older, "leather", "ui/arrow_down"))
        if self._deleted:
            made.append(("undo", tr("Bring it back"), self._bring_back, "brass", "ui/undo"))
        for index, (name, label, press, style, icon) in enumerate(made):
            self.ui.button(name, m.rect(4 + index * (each + 2), top, each, 7), label, press, style=style, icon=icon)
        self.ui.start = "game"

    def _make_matches(self, results: list[Result]) -> None:
        m = self.measure
        box = self._matches
        pages = max(1, -(-len(results) // _ROWS))
        self._page %= pages
        self._shown = results[self._page * _ROWS : (self._page + 1) * _ROWS]
        high = (box.h - m.px(9)) // _ROWS
        for index, result in enumerate(self._shown):
            top = box.top + m.px(7.5) + index * high
            button = m.px(5)
            right = box.right - m.px(2)
            self.ui.button(
                f"replay{index}",
                Rect(right - 2 * button - m.px(1), top, button, button),
                "",
                self._replaying(result),
                icon="ui/play",
            )
            self.ui.button(
                f"delete{index}", Rect(right - button, top, button, button), "", self._deleting(result), icon="ui/cross"
            )

    def _replaying(self, result: Result) -> Callable[[], None]:
        def press() -> None:
            try:
                start.replay(self.app, read_match(result.code))
            except BadCode:
                self.app.notice(tr("This match was played with other rules or another deck than those here."))

        return press

    def _deleting(self, result: Result) -> Callable[[], None]:
        def press() -> None:
            self._records.delete([result.id])
            self._deleted.append(result.id)
            self.rebuild()

        return press

    def _bring_back(self) -> None:
        self._records.delete([self._deleted.pop()], back=True)
        self.rebuild()

    def _turn_to(self, index: int) -> None:
        self._key = self._keys[index]
        self._page = 0

    def _older(self) -> None:
        self._page += 1
        self.rebuild()

    def _export(self) -> None:
        path = self.app.data / "records.json"
        if self._records.export(path):
            copied = clipboard.copy(str(path))
            said = tr("Written to {path}; the path is on the clipboard.", path=path)
            self.app.notice(said if copied else tr("Written to {path}.", path=path))
        else:
            self.app.notice(tr("The records could not be written: the disk refuses."))

    def hints(self) -> list[Hint]:
        return [("move", tr("go")), ("turn", tr("change")), (intents.ACCEPT, tr("choose")), (intents.BACK, tr("back"))]

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        m = self.measure
        surface.blit(backdrop.wood(m.width, m.height), (0, 0))
        title = m.rect(4, 2.5, m.units_wide - 8, 8)
        text.put(surface, tr("Records"), title, m.font(HEADING * 1.15), theme.CREAM, bold=True, align="center")
        for sheet, heading in (
            (self._groups, tr("Against whom")),
            (self._fame, tr("Hall of fame")),
            (self._matches, tr("Finished matches")),
        ):
            backdrop.draw_panel(surface, sheet, "paper", m.unit)
            head = Rect(sheet.left + m.px(2.4), sheet.top + m.px(1.4), sheet.w - m.px(4.8), m.px(5))
            text.put(surface, heading, head, m.font(STRONG), theme.LEATHER, bold=True)
        empty = tr("No match has been played to its end here yet. Lessons do not count.")
        for sheet, draw, filled, words in (
            (self._groups, self._draw_groups, self._results, empty),
            (self._fame, self._draw_fame, hall(self._results), tr("Win a match without hints to stand here.")),
            (self._matches, self._draw_matches, self._results, tr("Finished matches can be replayed from here.")),
        ):
            if filled:
                draw(surface)
            else:
                text.put(surface, words, self._inner(sheet), m.font(BODY), theme.SOFT_INK, wrapped=True, top=True)
        super().draw(surface)

    def _inner(self, sheet: Rect) -> Rect:
        m = self.measure
        return Rect(sheet.left + m.px(2.4), sheet.top + m.px(7.5), sheet.w - m.px(4.8), sheet.h - m.px(9))

    def _draw_groups(self, surface: Surface) -> None:
        m = self.measure
        box = self._inner(self._groups)
        high = min(m.px(9.5), box.h // 5)
        groups = list(grouped([r for r in self._results if not r.assisted]).items())
        helped = [result for result in self._results if result.assisted]
        rows = [(self._rivals(rivals), self._variant(variant), found) for (rivals, variant), found in groups[:4]]
        if helped:
            rows.append((tr("With hints"), tr("counted apart"), helped))
        for index, (rivals, variant, found) in enumerate(rows[:5]):
            total = summary(found)
            row = Rect(box.left, box.top + index * high, box.w, high)
            head = Rect(row.left, row.top, row.w, round(high * 0.36))
            text.put(surface, rivals, head, m.font(BODY), theme.INK, bold=True)
            text.put(surface, variant, head, m.font(CAPTION), theme.SOFT_INK, align="right")
            played = trn("{count} match", "{count} matches", total.played)
            line = tr(
                "{played} · won {won} · most wins in a row {longest} · best score {best}",
                played=played,
                won=total.won,
                longest=total.longest,
                best=total.best,
            )
            text.put(
                surface, line, Rect(row.left, head.bottom, row.w, round(high * 0.32)), m.font(CAPTION), theme.SOFT_INK
            )

    def _rivals(self, rivals: str) -> str:
        return ", ".join(tr("Person") if one == "person" else levels.title(one) for one in rivals.split("+"))

    def _variant(self, variant: str) -> str:
        """The options away from their usual choice, in words."""
        words = []
        for part in variant.split():
            key, _, value = part.partition("=")
            try:
                words.append(view(self._key).option_words(key).choices[value][0])
            except KeyError:
                words.append(part)
        return ", ".join(words) or tr("usual rules")

    def _draw_fame(self, surface: Surface) -> None:
        m = self.measure
        box = self._inner(self._fame)
        high = min(m.px(6), box.h // 8)
        for index, result in enumerate(hall(self._results)):
            row = Rect(box.left, box.top + index * high, box.w, high)
            ink = (150, 104, 20) if index == 0 else theme.INK
            text.put(surface, f"{index + 1}.", row, m.font(BODY), theme.SOFT_INK)
            mid = Rect(row.left + m.px(4), row.top, row.w - m.px(4), row.h)
            text.put(surface, initials(result.name), mid, m.font(STRONG), ink, bold=True)
            text.put(surface, str(result.score), row, m.font(STRONG), ink, bold=True, align="right")

    def _draw_matches(self, surface: Surface) -> None:
        m = self.measure
        box = self._inner(self._matches)
        results = {"won": tr("won"), "lost": tr("lost"), "drawn": tr("drawn")}
        for index, result in enumerate(self._shown):
            button = self.ui.widgets[f"replay{index}"].rect
            row = Rect(box.left, button.top, button.left - box.left - m.px(1), button.h)
            head = Rect(row.left, row.top, row.w, round(row.h * 0.55))
            line = tr(
                "{name} {result}, score {score}", name=result.name, result=results[result.result], score=result.score
            )
            text.put(surface, line, head, m.font(BODY), theme.INK, bold=True)
            under = Rect(row.left, head.bottom, row.w, row.h - head.h)
            when = f"{result.ended[:10]} · {self._rivals(result.rivals)}"
            text.put(surface, when, under, m.font(CAPTION), theme.SOFT_INK)
