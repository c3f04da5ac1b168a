"""Set-up of one game: who sits where, and the variants, generated from the rulebook's options."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

import game
from game.core import Option, RulesError
from game.journal import Player
from scenes import data_files, intents, levels, start
from scenes.scene import Hint, Scene
from scenes.store.settings import NAME_LENGTH, clean_name
from scenes.table import view
from scenes.table.session import COMPUTER, PERSON
from scenes.ui import backdrop, pictures, text, theme
from scenes.ui.form import Form, Row
from scenes.ui.measure import CAPTION, HEADING, STRONG
from scenes.ui.widgets import Ui
from scenes.ui.words import tr, trn

if TYPE_CHECKING:
    from scenes.app import App

KINDS = (PERSON, *levels.WORDS)


class Setup(Scene):
    """Between the shelf and the table."""

    def __init__(self, app: App, key: str) -> None:
        super().__init__(app)
        self.key = key
        self.book = game.rulebook(key)
        self.view = view(key)
        seats = len(app.settings.seats.get(key, ())) or self.book.seats[0]
        self.seats = seats if seats in self.book.seats else self.book.seats[0]
        self.players = start.seated(app, key, self.seats)
        self.options = start.last_options(app, key, self.seats)
        self._forms: list[Form] = []

    # -- widgets ------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        m = self.measure
        self.view.forget()  # the data may be other than at the table before
        self.ui.refused = self.app.notice
        self.ui.changed = lambda _name: self.rebuild()
        wide, high = m.units_wide, m.units_high
        top, bottom = 13.5, high - 14.5
        half = (wide - 12) * 0.46
        self._left = m.rect(4, top, half, bottom - top)
        self._right = m.rect(8 + half, top, wide - 12 - half, bottom - top)
        self._forms = [
            Form(m, self._inside(self._left), self._seat_rows(), highest=12.0, share=0.36),
            Form(m, self._inside(self._right), self._option_rows(), highest=11.0, share=0.36),
        ]
        for form in self._forms:
            form.make(self.ui)
        top = bottom + 2.2
        self.ui.button("back", m.rect(4, top, 28, 7), tr("Back"), self.back, icon="ui/home")
        self.ui.button("rules", m.rect(35, top, 28, 7), tr("Rules"), self._rules, icon="ui/info")
        if self.view.lesson() is not None:
            self.ui.button("lesson", m.rect(66, top, 28, 7), tr("Lesson"), self._lesson, icon="ui/hint")
        self.ui.button("start", m.rect(wide - 48, top, 44, 7), tr("Deal"), self._start, style="brass", icon="ui/play")
        self.ui.start = "start"

    def _inside(self, sheet: Rect) -> Rect:
        m = self.measure
        return Rect(sheet.left + m.px(3), sheet.top + m.px(7), sheet.w - m.px(6), sheet.h - m.px(9))

    def _seat_rows(self) -> list[Row]:
        rows = []
        if len(self.book.seats) > 1:
            labels = [trn("{count} player", "{count} players", count) for count in self.book.seats]
            at = self.book.seats.index(self.seats)
            rows.append(Row(tr("Players"), lambda ui, r: ui.stepper("seats", r, labels, at, self._set_seats)))
        for seat in range(self.seats):
            rows.append(self._kind_row(seat))
            if self.players[seat].kind == PERSON:
                rows.append(self._name_row(seat))
        return rows

    def _kind_row(self, seat: int) -> Row:
        player = self.players[seat]
        labels = [tr("Person"), *(tr("Computer: {level}", level=levels.title(level)) for level in levels.WORDS)]
        at = KINDS.index(player.level if player.kind == COMPUTER and player.level in KINDS else PERSON)
        title = self.view.seat_title(seat, self.seats)
        label = title or tr("Seat {number}", number=seat + 1)

        def make(ui: Ui, rect: Rect) -> object:
            return ui.stepper(f"kind{seat}", rect, labels, at, lambda index: self._set_kind(seat, index))

        note = levels.character(player.level) if player.kind == COMPUTER else ""
        return Row(label, make, note, beside=CAPTION * 1.6)

    def _name_row(self, seat: int) -> Row:
        names = list(dict.fromkeys([self.players[seat].name, *self.app.settings.names]))

        def turn(step: int) -> None:
            at = (names.index(self.players[seat].name) + step) % len(names)
            self._set_name(seat, names[at])
            self.rebuild()

        def make(ui: Ui, rect: Rect) -> object:
            return ui.entry(
                f"name{seat}",
                rect,
                self.players[seat].name,
                lambda typed: self._set_name(seat, typed),
                NAME_LENGTH,
                turn=turn,
                press=lambda: self._type_name(seat),
            )

        return Row(tr("Name"), make)

    def _option_rows(self) -> list[Row]:
        rows = [self._option_row(option) for option in self.book.options if self._exists(option)]
        return [*rows, self._data_row()] if self.book.takes_data else rows

    def _data_row(self) -> Row:
        """Which file of own data is played with."""
        files: list[Path | None] = [None, *data_files.files(self.app, self.key)]
        labels = [tr("Shipped") if path is None else path.stem for path in files]
        at = files.index(Path(self.book.data) if self.book.data else None)
        lies = tr("Files of your own go into {folder}, or drop one here.", folder=data_files.folder(self.app, self.key))

        def make(ui: Ui, rect: Rect) -> object:
            return ui.stepper("data", rect, labels, at, lambda index: self._set_data(files[index]))

        return Row(self.view.data_title(), make, self.book.data or lies)

    def _set_data(self, path: Path | None) -> None:
        data_files.choose(self.app, self.key, path)
        self.book = game.rulebook(self.key)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE and self.book.takes_data:
            self._set_data(Path(event.file))
            self.rebuild()
            return True
        return super().handle(event)

    def _exists(self, option: Option) -> bool:
        return not option.seats or self.seats in option.seats

    def _option_row(self, option: Option) -> Row:
        words = self.view.option_words(option.key)
        labels = [words.choices[choice][0] for choice in option.choices]
        applies = option.applies(self.options, self.seats)
        at = option.choices.index(self.options[option.key])
        refuse = "" if applies else self._why_idle(option)

        def make(ui: Ui, rect: Rect) -> object:
            change = lambda index: self._set_option(option, index)  # noqa: E731
            return ui.stepper(f"option:{option.key}", rect, labels, at, change, refuse)

        return Row(words.title, make, refuse or words.choices[self.options[option.key]][1], dim=not applies)

    def _why_idle(self, option: Option) -> str:
        wants = []
        for key, values in option.needs.items():
            words = self.view.option_words(key)
            wants.append(f"{words.title}: {', '.join(words.choices[value][0] for value in values)}")
        return tr("Only with {wants}", wants="; ".join(wants))

    # -- changes ------------------------------------------------------------------------------------------------------

    def _set_seats(self, index: int) -> None:
        self.seats = self.book.seats[index]
        while len(self.players) > self.seats:
            self.players.pop()
        while len(self.players) < self.seats:
            self.players.append(Player(levels.title(start.QUICK_LEVEL), COMPUTER, start.QUICK_LEVEL))
        for option in self.book.options:
            if not option.applies(self.options, self.seats):
                self.options[option.key] = option.default

    def _set_kind(self, seat: int, index: int) -> None:
        if KINDS[index] == PERSON:
            self.players[seat] = Player(start.person_name(self.app, seat), PERSON)
        else:
            self.players[seat] = Player(levels.title(KINDS[index]), COMPUTER, KINDS[index])

    def _set_name(self, seat: int, typed: str) -> None:
        self.players[seat] = Player(clean_name(typed), PERSON)

    def _type_name(self, seat: int) -> None:
        """With a keyboard the name is typed where it stands; a pad gets a board of letters."""
        if not self.app.reader.pad_last:
            self.ui.type_into(f"name{seat}")
            return
        from scenes.typing import Typing

        def done(name: str) -> None:
            self._set_name(seat, name)

        self.app.push(Typing(self.app, tr("Name"), self.players[seat].name, done, longest=NAME_LENGTH))

    def _set_option(self, option: Option, index: int) -> None:
        self.options[option.key] = option.choices[index]
        for other in self.book.options:
            if not other.applies(self.options, self.seats):
                self.options[other.key] = other.default

    def resumed(self, result: object) -> None:
        self.rebuild()

    def _rules(self) -> None:
        from scenes.rules import Rules

        self.app.push(Rules(self.app, self.key, self.options))

    def _lesson(self) -> None:
        start.tutorial(self.app, self.key)

    def _start(self) -> None:
        settings = self.app.settings
        players = self._named()
        for player in players:
            if player.kind == PERSON and player.name != tr("Player {number}", number=players.index(player) + 1):
                settings.remember_name(player.name)
        settings.seats[self.key] = [{"name": p.name, "kind": p.kind, "level": p.level} for p in players]
        settings.options.pop(self.key, None)
        settings.options = {self.key: dict(self.options), **settings.options}
        self.app.save_settings()
        try:
            start.start(self.app, self.key, self.options, players)
            start.offer_lesson(self.app, self.key)
        except RulesError as error:
            self.app.notice(str(error))

    def _named(self) -> list[Player]:
        """The players as they sit down: one without a name gets one, and twins are told apart by a number."""
        seated: list[Player] = []
        for seat, player in enumerate(self.players):
            name = wanted = player.name or start.person_name(self.app, seat)
            number = 1
            while any(name == other.name for other in seated):
                number += 1
                name = f"{wanted[: NAME_LENGTH - 2]} {number}"
            seated.append(Player(name, player.kind, player.level))
        return seated

    def hints(self) -> list[Hint]:
        return [
            ("move", tr("go")),
            ("turn", tr("change")),
            (intents.ACCEPT, tr("choose")),
            (intents.RULES, tr("rules")),
            (intents.BACK, tr("back")),
        ]

    def intent(self, intent: str) -> None:
        if intent == intents.RULES:
            self._rules()
        else:
            super().intent(intent)

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        m = self.measure
        surface.blit(backdrop.wood(m.width, m.height), (0, 0))
        title = m.rect(4, 3, m.units_wide - 8, 7.5)
        text.put(surface, self.book.title, title, m.font(HEADING * 1.15), theme.CREAM, bold=True, align="center")
        for sheet, heading in ((self._left, tr("At the table")), (self._right, tr("Variants"))):
            backdrop.draw_panel(surface, sheet, "paper", m.unit)
            head = Rect(sheet.left + m.px(3), sheet.top + m.px(1.4), sheet.w - m.px(6), m.px(4.6))
            text.put(surface, heading, head, m.font(STRONG), theme.LEATHER, bold=True)
        for form in self._forms:
            form.draw(surface, self.ui.focus.current)
        super().draw(surface)
        self._draw_glyphs(surface)

    def _draw_glyphs(self, surface: Surface) -> None:
        m = self.measure
        for seat in range(self.seats):
            rect = self.ui.widgets[f"kind{seat}"].rect
            side = m.px(CAPTION * 1.6)
            colour = backdrop.mixed(self.view.seat_colours[seat], theme.INK, 0.2)
            glyph = pictures.tinted(self.view.seat_glyphs[seat], side, colour)
            surface.blit(glyph, glyph.get_rect(midright=(rect.left - m.px(1.2), rect.centery)))
