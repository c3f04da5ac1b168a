"""Going back and forth in a match: a look back from the table, a finished match, a pasted code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.match import Match
from scenes import intents
from scenes.scene import Hint, Scene
from scenes.stage.motion import SPEEDS
from scenes.stage.stage import Stage
from scenes.table import hud, view
from scenes.table.ground import Ground
from scenes.table.log import Entry, Scroll, game_name, recount
from scenes.table.view import Lay, Room
from scenes.ui import backdrop, text, theme
from scenes.ui.measure import BODY
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App

_PACE = 0.7  # seconds at normal speed between steps while playing by itself


class Replay(Scene):
    """Moments of a match as one viewer may see them (None sees everything, for matches that are over). `at` is the
    moment shown first, the last by default; the match itself is never changed."""

    def __init__(
        self,
        app: App,
        match: Match,
        names: Sequence[str],
        viewer: int | None,
        bottom: int = 0,
        at: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app)
        self._match = match
        self._names = tuple(names)
        self._viewer = viewer
        self._own_viewer = viewer
        self._bottom = bottom
        self._view = view(match.rulebook.key)
        self._stage = Stage(self._view.paint)
        self._ground = Ground()
        self._lay = Lay()
        self._moments = [(game, ply) for game, moves in enumerate(match.moves) for ply in range(len(moves) + 1)]
        self._index = self._moments.index(at) if at in self._moments else len(self._moments) - 1
        self._entries = recount(self._view, match, self._names, viewer)
        self._playing = False
        self._speed = 1
        self._wait = 0.0
        self._hover: Entry | None = None

    # -- widgets ------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        m = self.measure
        self._stage.forget()
        self._view.forget()
        self._parts = hud.frame(m)
        box = self._parts.pad.union(self._parts.reader)
        row, gap = m.px(6.0), m.px(0.8)
        self._scroll = Scroll(self._view, m, Rect(box.left, box.top, box.w, box.h - 2 * (row + gap) - m.px(0.6)))
        made = (
            ("start", "ui/to_start", lambda: self._go(0)),
            ("back", "ui/step_back", lambda: self._step(-1)),
            ("play", "ui/play", self._toggle),
            ("forward", "ui/step_forward", lambda: self._step(1)),
            ("end", "ui/to_end", lambda: self._go(len(self._moments) - 1)),
        )
        wide = (box.w - gap * (len(made) - 1)) // len(made)
        top = box.bottom - 2 * row - gap
        for index, (name, icon, press) in enumerate(made):
            self.ui.button(name, Rect(box.left + index * (wide + gap), top, wide, row), "", press, icon=icon)
        top = box.bottom - row
        third = (box.w - 2 * gap) // 3
        speed = tr("Speed × {factor}", factor=self._speed)
        self.ui.button("speed", Rect(box.left, top, third, row), speed, self._faster, style="paper")
        if self._match.over:
            label = tr("One view") if self._viewer is None else tr("All hands")
            self.ui.button("hands", Rect(box.left + third + gap, top, third, row), label, self._all_hands)
        self.ui.button("leave", Rect(box.right - third, top, third, row), tr("Back"), self.back, style="brass")
        self.ui.start = "forward"
        self._show(at_once=True)

    def _faster(self) -> None:
        """Once, twice and four times the pace, and round again."""
        self._speed = {1: 2, 2: 4, 4: 1}[self._speed]
        self.rebuild()

    def _all_hands(self) -> None:
        """A finished match may show everything."""
        self._viewer = self._own_viewer if self._viewer is None else None
        self._entries = recount(self._view, self._match, self._names, self._viewer)
        self.rebuild()

    # -- moments ------------------------------------------------------------------------------------------------------

    @property
    def moment(self) -> tuple[int, int]:
        """The game and how many of its decisions were taken."""
        return self._moments[self._index]

    def _go(self, index: int, at_once: bool = True) -> None:
        self._index = max(0, min(len(self._moments) - 1, index))
        self._show(at_once)

    def _step(self, step: int) -> None:
        self._playing = False
        self._go(self._index + step, at_once=step < 0)

    def _toggle(self) -> None:
        self._playing = not self._playing
        if self._playing and self._index == len(self._moments) - 1:
            self._go(0)
        self._wait = 0.0

    def _show(self, at_once: bool) -> None:
        game, ply = self.moment
        seen = self._match.state_at(game, ply).observe(self._viewer)
        self._lay = self._view.lay(seen, Room(self._parts.table, self.measure, self._bottom, self._names))
        settings = self.app.settings
        speed = 0.0 if at_once else SPEEDS[settings.speed] / self._speed
        self._stage.show(self._lay.poses, self._lay.places, speed=speed, reduced=settings.reduced_motion)
        if at_once:
            self._stage.finish()
        lit = self._lit
        self._scroll.follow(len(self._entries), self._entries.index(lit) if lit is not None else 0)

    @property
    def _lit(self) -> Entry | None:
        """The last line of what had happened at this moment."""
        past = [entry for entry in self._entries if (entry.game, entry.ply) < self.moment]
        return past[-1] if past else None

    # -- time and input -----------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._stage.update(seconds)
        if self._playing and not self._stage.moving:
            self._wait -= seconds
            if self._wait <= 0:
                self._go(self._index + 1, at_once=False)
                self._wait = _PACE * max(0.3, SPEEDS[self.app.settings.speed]) / self._speed
                self._playing = self._index < len(self._moments) - 1

    def lively(self) -> bool:
        return self._playing or self._stage.unfinished or self._ground.unfinished or super().lively()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._hover = self._scroll.entry_at(self._entries, event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            entry = self._scroll.entry_at(self._entries, event.pos)
            if entry is not None:
                self._playing = False
                self._go(self._moments.index((entry.game, entry.ply + 1)))
                return True
        if event.type == pygame.MOUSEWHEEL:
            self._step(-1 if event.y > 0 else 1)
            return True
        return super().handle(event)

    def intent(self, intent: str) -> None:
        if intent in (intents.LEFT, intents.RIGHT):
            self._step(-1 if intent == intents.LEFT else 1)
        elif intent in (intents.HOME, intents.END):
            self._playing = False
            self._go(0 if intent == intents.HOME else len(self._moments) - 1)
        elif intent in (intents.UP, intents.DOWN):
            self._faster()
        elif intent == intents.FINISH:
            self._toggle()
        elif intent == intents.LOG:
            self.back()
        else:
            super().intent(intent)

    def hints(self) -> list[Hint]:
        shown = [("turn", tr("step")), (intents.HOME, tr("start")), (intents.END, tr("end"))]
        return [*shown, (intents.FINISH, tr("play")), (intents.BACK, tr("back"))]

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        m, parts = self.measure, self._parts
        self._ground.draw(surface, self._view, self._lay, parts.table)
        self._stage.draw_still(surface)
        self._ground.draw_notes(surface, self._lay, m)
        self._stage.draw_moving(surface)
        backdrop.draw_panel(surface, parts.status, "leather", m.unit)
        inner = parts.status.inflate(-m.px(2.4), -m.px(0.9))
        game, ply = self.moment
        name = game_name(self._view, game)
        words = tr("Looking back: {game}, decision {ply} of {count}", game=name, ply=ply, count=self._count(game))
        text.put(surface, words, inner, m.font(BODY), theme.CREAM, bold=True)
        self._scroll.draw(surface, self._entries, self._lit)
        self._draw_piece(surface)
        super().draw(surface)

    def _count(self, game: int) -> int:
        return len(self._match.moves[game])

    def _draw_piece(self, surface: Surface) -> None:
        """The piece that the line under the mouse is about, beside the log."""
        if self._hover is None or self._hover.piece is None:
            return
        m = self.measure
        piece = self._hover.piece
        box = Rect(0, 0, m.px(34), m.px(24))
        box.topright = (self._scroll.box.left - m.px(1.5), pygame.mouse.get_pos()[1])
        box.clamp_ip(self._parts.table)
        hud.draw_reader(surface, m, box, self._view, piece)
