"""The result of a game and how the match stands: the score pad, counted up, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.codes import deal_of, match_code
from game.core import SumOf
from scenes import clipboard, intents, start
from scenes.keeping import Keeping, keep
from scenes.scene import Hint, Scene
from scenes.stage.motion import SPEEDS, ease_out
from scenes.store.records import FAULT
from scenes.table import view
from scenes.table.hud import match_line
from scenes.table.session import Session
from scenes.ui import backdrop, marks, pictures, text, theme
from scenes.ui.measure import BODY, HEADING, STRONG
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App

_DEAF = 0.5  # seconds in which nothing is pressed: what comes then was meant for the table
_COUNT_UP = 0.9  # seconds at normal speed


class Results(Scene):
    """After every game. The next game, or once the match is over a rematch, is one key away."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self._session = session
        self._view = view(session.match.rulebook.key)
        self._outcome = session.match.outcomes[-1]
        self._standing = session.match.standing
        self._age = 0.0
        winners = self._standing.winners if self._standing.over else self._outcome.winners
        people = session.people
        glad = not people or any(seat in winners for seat in people)
        self._keeping: Keeping | None = None
        if self._standing.over and session.counts:
            self._keeping = keep(session, app.data)
        app.sounds.play("won" if winners and glad else "lost")

    def build(self) -> None:
        m = self.measure
        wide = min(126.0, m.units_wide - 8)
        left = (m.units_wide - wide) / 2
        self._sheet = m.rect(left, 5, wide, m.units_high - 21)
        top = m.units_high - 13.2
        if self._standing.over:
            made = [("again", tr("Rematch"), self._rematch, "brass", "ui/shuffle")]
        else:
            made = [
                (
                    "next",
                    tr("Next round") if self._view.rounds else tr("Next game"),
                    lambda: self.app.pop("next"),
                    "brass",
                    "ui/play",
                )
            ]
        made.append(("replay", tr("Replay"), self._replay, "leather", "ui/replay"))
        made.append(
            (
                "code",
                tr("Copy match code") if self._standing.over else tr("Copy deal code"),
                self._copy,
                "leather",
                "ui/copy",
            )
        )
        made.append(("home", tr("To the shelf"), self.app.home, "leather", "ui/home"))
        each = (wide - 2 * (len(made) - 1)) / len(made)
        for index, (name, label, press, style, icon) in enumerate(made):
            self.ui.button(
                name, m.rect(left + index * (each + 2), top, each, 7.2), label, press, style=style, icon=icon
            )
        self.ui.start = made[0][0]

    def _rematch(self) -> None:
        start.rematch(self.app, self._session)

    def _copy(self) -> None:
        """A finished match as a code that replays it, a running one as the code of its deal."""
        match = self._session.match
        code = match_code(match) if self._standing.over else deal_of(match).code
        if not clipboard.copy(code):
            self.app.notice(tr("There is no clipboard here. The deal code: {code}", code=deal_of(match).code))
        elif self._standing.over:
            self.app.notice(tr("The match code is copied: it replays every move."))
        else:
            self.app.notice(tr("The deal code is copied."))

    def _replay(self) -> None:
        """The match so far, as the one at the screen may see it; all of it once it is over."""
        from scenes.replay import Replay

        session = self._session
        viewer = None if self._standing.over else session.viewer
        self.app.push(Replay(self.app, session.match.copy(), session.names, viewer, session.bottom, at=(0, 0)))

    def back(self) -> None:
        """Esc leaves for the shelf: an unfinished match waits there."""
        self.app.home()

    def handle(self, event: pygame.event.Event) -> bool:
        return (event.type == pygame.MOUSEBUTTONDOWN and self._age < _DEAF) or super().handle(event)

    def intent(self, intent: str) -> None:
        """F1 opens the rules where they say how a game is won."""
        if self._age < _DEAF and intent in (intents.ACCEPT, intents.FINISH, intents.BACK):
            return
        if intent == intents.RULES:
            from scenes.rules import Rules

            match = self._session.match
            self.app.push(Rules(self.app, match.rulebook.key, match.options, "end"))
        else:
            super().intent(intent)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._age += seconds
        if self._keeping is not None and not self._keeping.is_alive():
            if self._keeping.fault:
                self.app.notice(tr(FAULT))
            self._keeping = None

    @property
    def _share(self) -> float:
        """How much of the count-up is done."""
        length = _COUNT_UP * SPEEDS[self.app.settings.speed]
        if length <= 0 or self.app.settings.reduced_motion:
            return 1.0
        return ease_out(min(1.0, self._age / length))

    def lively(self) -> bool:
        return self._share < 1.0 or super().lively()

    def hints(self) -> list[Hint]:
        return [
            ("move", tr("go")),
            (intents.ACCEPT, tr("choose")),
            (intents.RULES, tr("rules")),
            (intents.BACK, tr("to the shelf")),
        ]

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        m, sheet = self.measure, self._sheet
        surface.blit(backdrop.wood(m.width, m.height), (0, 0))
        marks.pool(surface, sheet, strength=60)
        backdrop.draw_panel(surface, sheet, "paper", m.unit)
        inner = sheet.inflate(-m.px(12), -m.px(6))
        self._draw_heading(surface, inner)
        self._draw_scores(surface, Rect(inner.left, inner.top + m.px(19), inner.w, inner.h - m.px(19)))
        self._draw_trophy(surface, inner)
        super().draw(surface)

    def _draw_trophy(self, surface: Surface, inner: Rect) -> None:
        """A cup on the sheet where the scores leave room for it: gold once the match is won."""
        m = self.measure
        rows = len(self._outcome.lines) + 2
        left_over = inner.h - m.px(19) - rows * m.px(7.6)
        if left_over < m.px(9) or not self._headline_winners():
            return
        side = min(left_over - m.px(1), m.px(20))
        colour = (196, 142, 40) if self._standing.over else (180, 160, 128)
        cup = pictures.tinted("ui/trophy", side, colour)
        surface.blit(cup, cup.get_rect(midbottom=(inner.centerx, inner.bottom)))

    def _headline_winners(self) -> tuple[int, ...]:
        return self._standing.winners if self._standing.over else self._outcome.winners

    def _headline(self) -> str:
        names = self._session.names
        winners = self._headline_winners()
        who = " & ".join(names[seat] for seat in winners)
        if self._standing.over:
            return tr("{name} wins the match", name=who) if winners else tr("The match is drawn")
        if winners:
            return tr("{name} wins the round", name=who) if self._view.rounds else tr("{name} wins the game", name=who)
        return tr("The round is played") if self._view.rounds else tr("The game is drawn")

    def _draw_heading(self, surface: Surface, inner: Rect) -> None:
        m = self.measure
        winners = self._headline_winners()
        title = Rect(inner.left, inner.top, inner.w, m.px(9)).inflate(-m.px(18), 0)
        place = text.put(
            surface, self._headline(), title, m.font(HEADING * 1.2), theme.LEATHER, bold=True, align="center"
        )
        for seat in winners[:1]:
            colour = backdrop.mixed(self._view.seat_colours[seat], theme.INK, 0.15)
            glyph = pictures.tinted(self._view.seat_glyphs[seat], m.px(6), colour)
            surface.blit(glyph, glyph.get_rect(midright=(place.left - m.px(2), place.centery)))
            surface.blit(glyph, glyph.get_rect(midleft=(place.right + m.px(2), place.centery)))
        line = Rect(inner.left, title.bottom, inner.w, m.px(6.5))
        words = self._view.ending(self._outcome, self._session.names)
        text.put(surface, words, line, m.font(BODY), theme.INK, align="center", wrapped=True)

    def _draw_scores(self, surface: Surface, box: Rect) -> None:
        m = self.measure
        session, outcome = self._session, self._outcome
        seats = len(session.players)
        rows = [(self._view.score_line(line), line.values, False) for line in outcome.lines]
        by_points = isinstance(session.match.rulebook.format(session.match.options), SumOf)
        label = tr("Points so far") if by_points else tr("Games won")
        rows.append((label, self._standing.points if by_points else self._standing.wins, True))
        high = min(m.px(7.6), box.h // (len(rows) + 2))
        label_wide = round(box.w * (0.4 if seats == 2 else 0.32))
        cell = (box.w - label_wide) / seats
        text.put(
            surface,
            match_line(self._view, session),
            Rect(box.left, box.top, label_wide, high),
            m.font(BODY),
            theme.SOFT_INK,
        )
        for seat in range(seats):
            place = Rect(round(box.left + label_wide + seat * cell), box.top, round(cell), high)
            colour = backdrop.mixed(self._view.seat_colours[seat], theme.INK, 0.45)
            text.put(surface, session.names[seat], place, m.font(STRONG), colour, bold=True, align="center")
        for index, (label, values, strong) in enumerate(rows):
            top = box.top + high * (index + 1)
            surface.fill(theme.PAPER_EDGE, Rect(box.left, top, box.w, max(1, m.px(0.3 if strong else 0.12))))
            text.put(surface, label, Rect(box.left, top, label_wide, high), m.font(BODY), theme.INK, bold=strong)
            for seat, value in enumerate(values):
                shown = str(round(value * self._share)) if isinstance(value, int) else str(value)
                place = Rect(round(box.left + label_wide + seat * cell), top, round(cell), high)
                text.put(surface, shown, place, m.font(STRONG), theme.INK, bold=True, align="center")
