"""The title: the table beside its shelf, a box for each game, and the way back into an unfinished match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

import game
from game.journal import Fault
from game.saves import Entry, Saves
from scenes import intents, levels
from scenes.quick import quick_key, quick_level
from scenes.scene import Hint, Scene
from scenes.shelf import draw_box, has_cover
from scenes.table import view
from scenes.ui import backdrop, text, theme
from scenes.ui.measure import BODY, STRONG, TITLE
from scenes.ui.words import mark, tr

if TYPE_CHECKING:
    from scenes.app import App

_LIFT = 1.6  # units that the box in focus stands above the shelf
_TWICE = 3.0  # seconds
_ONCE_MORE = mark("Once more to leave.")


class Title(Scene):
    """The lowest scene. Continue comes first when a match is unfinished."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._saves = Saves(app.data / "matches")
        self._unfinished: Entry | None = None
        self._refused: set[Path] = set()
        """Matches that could not be gone on with: they stay on the disk and stand in the way of no other."""
        self._covers: set[str] = set()
        self._seen = False
        self._leaving = 0.0
        """Seconds in which a second Esc leaves."""
        self._look()
        for sentence in app.file.notices:
            app.notice(tr(sentence))
        app.file.notices.clear()

    def _look(self) -> None:
        """See what can be continued, and tell what went wrong with saved matches."""
        listing = self._saves.unfinished()
        self._unfinished = next((entry for entry in listing.entries if entry.path not in self._refused), None)
        self._several = len(listing.entries) > 1
        for fault in listing.faults:
            self.app.notice(fault_sentence(fault))

    def build(self) -> None:
        m = self.measure
        wide, high = m.units_wide, m.units_high
        box_high = min(44.0, high * 0.49)
        box_wide = box_high * 0.75
        gap = min(5.0, (wide - 4 * box_wide) / 5)
        left = (wide - 4 * box_wide - 3 * gap) / 2
        top = high * 0.255
        self._plank = m.rect(0, top + box_high, wide, 2.2)
        self._make_first(left, top + box_high + 7.4, wide - 2 * left)
        for index, key in enumerate(game.KEYS):
            rect = m.rect(left + index * (box_wide + gap), top, box_wide, box_high)
            self.ui.spot(f"box:{key}", rect, lambda key=key: self._choose(key), self._painter(key))  # type: ignore[misc]
        self.ui.start = "continue" if self._unfinished else "quick"

    def _make_first(self, left: float, top: float, wide: float) -> None:
        """The row of buttons under the shelf; the first is what Enter does."""
        m = self.measure
        row = []
        if self._unfinished is not None:
            row.append(("continue", tr("Continue"), self._continue, "brass", "ui/play"))
        row.append(("quick", tr("Quick game"), self._quick, "leather" if row else "brass", "ui/computer"))
        if self._several:
            row.append(("saved", tr("Unfinished"), self._saved, "leather", "ui/save"))
        row.append(("code", tr("Enter a code"), self._code, "leather", "ui/keyboard"))
        row.append(("records", tr("Records"), self._records, "leather", "ui/trophy"))
        gap = 2.0
        each = min(30.0, (wide - gap * (len(row) - 1)) / len(row))
        left += (wide - len(row) * each - (len(row) - 1) * gap) / 2
        places = [m.rect(left + index * (each + gap), top, each, 7.0) for index in range(len(row))]
        share = self.ui.share_for([(label, place) for (_, label, *_), place in zip(row, places, strict=True)])
        for (name, label, press, style, icon), rect in zip(row, places, strict=True):
            self.ui.button(name, rect, label, press, style=style, icon=icon, share=share)
        corner = m.units_wide - 16.5
        self.ui.button("settings", m.rect(corner, 3.0, 6.5, 6.5), "", self._settings, style="quiet", icon="ui/gear")
        self.ui.button("quit", m.rect(corner + 8, 3.0, 6.5, 6.5), "", self._leave, style="quiet", icon="ui/exit")

    def handle(self, event: pygame.event.Event) -> bool:
        """What the mouse points at has the focus, so that the line under the shelf tells about it."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and getattr(event, "key", None) != pygame.K_ESCAPE:
            self._stay()
        if event.type == pygame.MOUSEMOTION:
            under = next((w.name for w in self.ui.widgets.values() if w.rect.collidepoint(event.pos)), None)
            self.ui.focus.current = under or self.ui.focus.current
        return super().handle(event)

    def _painter(self, key: str) -> Callable[[Surface, Rect], None]:
        here = key in game.available()

        def paint(surface: Surface, rect: Rect) -> None:
            lifted = self.ui.focus.current == f"box:{key}"
            place = rect.move(0, -self.measure.px(_LIFT)) if lifted else rect
            draw_box(surface, self.measure, place, key, here, lifted, key in self._covers)

        return paint

    # -- what the buttons do ------------------------------------------------------------------------------------------

    def _choose(self, key: str) -> None:
        if key not in game.available():
            self.app.notice(tr("This game is not on the table yet: its box is still empty."))
            return
        from scenes.setup import Setup

        self.app.sounds.play("press")
        self.app.push(Setup(self.app, key))

    def _quick(self) -> None:
        from scenes.start import quick_game

        quick_game(self.app)

    def back(self) -> None:
        """Esc leaves when it is pressed twice: the first may be one too many on the way out of a match."""
        if self._leaving > 0:
            self._leave()
        else:
            self._leaving = _TWICE
            self.app.notice(tr(_ONCE_MORE))

    def _stay(self) -> None:
        """Something else was done after Esc."""
        if self._leaving > 0:
            self._leaving = 0.0
            self.app.unsay(tr(_ONCE_MORE))

    def _leave(self) -> None:
        self.app.pop()

    def _continue(self) -> None:
        from scenes.start import continue_match

        if self._unfinished is not None and not continue_match(self.app, self._unfinished):
            self._refused.add(self._unfinished.path)
            self._look()
            self.rebuild()

    def _code(self) -> None:
        from scenes.typing import Typing

        self.app.push(Typing(self.app, tr("Type or paste a code"), "", self._deal, longest=2000, paste=True))

    def _deal(self, code: str) -> bool:
        from scenes.start import start_code

        return start_code(self.app, code)

    def _saved(self) -> None:
        from scenes.unfinished import Unfinished

        self.app.push(Unfinished(self.app))

    def _records(self) -> None:
        from scenes.records import RecordsScene

        self.app.push(RecordsScene(self.app, next(iter(self.app.settings.options), None)))

    def _settings(self) -> None:
        from scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def resumed(self, result: object) -> None:
        self._stay()
        self._look()
        self.rebuild()

    def hints(self) -> list[Hint]:
        return [("move", tr("look along the shelf")), (intents.ACCEPT, tr("choose")), (intents.BACK, tr("leave"))]

    # -- drawing ------------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Covers are painted one a frame after the first, so that the title is there at once."""
        super().update(seconds)
        if 0 < self._leaving <= seconds:
            self._stay()
        self._leaving = max(0.0, self._leaving - seconds)
        waiting = [key for key in game.KEYS if key not in self._covers and has_cover(key)]
        if self._seen and waiting:
            self._covers.add(waiting[0])

    def lively(self) -> bool:
        return any(has_cover(key) for key in game.KEYS if key not in self._covers) or super().lively()

    def draw(self, surface: Surface) -> None:
        self._seen = True
        m = self.measure
        surface.blit(backdrop.wood(m.width, m.height), (0, 0))
        name = m.rect(4, m.units_high * 0.04, m.units_wide - 8, m.units_high * 0.115)
        text.put(surface, "Rivals' Table", name, m.font(TITLE), theme.CREAM, bold=True, align="center")
        line = m.rect(4, m.units_high * 0.155, m.units_wide - 8, 4.5)
        text.put(surface, tr("Four games for two to four rivals"), line, m.font(STRONG), theme.BRASS, align="center")
        self._draw_plank(surface)
        super().draw(surface)
        self._draw_tagline(surface)

    def _draw_plank(self, surface: Surface) -> None:
        plank = self._plank
        shade = backdrop.shadow(plank.w, plank.h, max(4, plank.h))
        surface.blit(shade, (plank.left - plank.h, plank.top - plank.h // 3))
        surface.fill((122, 78, 46), plank)
        surface.fill((164, 110, 66), Rect(plank.left, plank.top, plank.w, max(2, plank.h // 6)))
        surface.fill((70, 42, 24), Rect(plank.left, plank.bottom - max(2, plank.h // 5), plank.w, max(2, plank.h // 5)))

    def _draw_tagline(self, surface: Surface) -> None:
        """A line about what has the focus, under the shelf."""
        m = self.measure
        words = self._told()
        box = Rect(m.px(4), self._plank.bottom + m.px(0.4), m.width - m.px(8), m.px(4.2))
        text.put(surface, words, box, m.font(BODY), theme.DIM, align="center")

    def _told(self) -> str:
        """What choosing what has the focus would bring."""
        name = self.ui.focus.current or ""
        key = name.removeprefix("box:")
        if key in game.available():
            return view(key).tagline()
        if name == "continue" and self._unfinished is not None:
            title = game.rulebook(self._unfinished.game).title
            return f"{title} · {' – '.join(player.name for player in self._unfinished.players)}"
        if name in ("settings", "quit"):
            return tr("Settings") if name == "settings" else tr("Leave")
        if name == "quick":
            rival = levels.title(quick_level(self.app, quick_key(self.app)))
            return f"{game.rulebook(quick_key(self.app)).title} · {tr('against {level}', level=rival)}"
        return ""


def fault_sentence(fault: Fault) -> str:
    """What went wrong with a file, in the player's language."""
    name = fault.where.replace("\\", "/").rsplit("/", 1)[-1]
    if fault.key == "saves.damaged":
        return tr("A saved match was damaged and cannot go on. It is kept beside the others as {name}.", name=name)
    if fault.key == "saves.foreign":
        return tr("The saved match {name} needs another version or edition and was left where it is.", name=name)
    if fault.key == "journal.disk_full":
        return tr("The disk is full: the game goes on, but is not saved.")
    return tr("{name} cannot be read or written; the game goes on without it.", name=name)
