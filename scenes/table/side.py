"""What stands around the table while a game is played: status line, score pad, and the reader that is also the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.core import Event, Observation
from scenes.table import hud
from scenes.table.hud import Frame
from scenes.table.log import Entry, Scroll, recount, told
from scenes.table.session import Session
from scenes.table.view import GameView, Zoom
from scenes.ui.measure import Measure
from scenes.ui.words import language


@dataclass(frozen=True, slots=True)
class Said:
    """All that decides how the texts beside the table look."""

    measure: Measure
    language: str
    seen: Observation
    status: str
    zoom: Zoom | None
    top: int
    end: int
    entries: int
    decider: int | None


class Side:
    """The texts beside one match, with its log as the one at the screen may know it."""

    def __init__(self, view: GameView, session: Session) -> None:
        self.log: list[Entry] = []
        self._view = view
        self._session = session
        self.said: Said | None = None
        """What was drawn last."""
        self._pictures: list[tuple[Surface, Rect]] = []
        self.recount()

    def recount(self) -> None:
        """Tell the log anew: another viewer, or decisions taken back."""
        session = self._session
        if not self._closed:
            self.log = recount(self._view, session.match, session.names, session.viewer)
            return
        self.log = []
        moves = session.match.moves[-1]
        if moves:
            last = session.match.events_of(len(session.match.moves) - 1, len(moves) - 1)
            self.tell([event.seen_by(session.viewer) for event in last])

    @property
    def _closed(self) -> bool:
        """Whether the rules leave what happened to the players' own memory."""
        return bool(self._view.no_history(self._session.match.options))

    def tell(self, events: Sequence[Event]) -> None:
        """Add what the last decision brought; where earlier moments stay closed, tell that and nothing else."""
        moves = self._session.match.moves
        if self._closed:
            self.log = []
            events = [event for event in events if event.verb not in self._view.fleeting]
        self.log += told(self._view, self._session.names, len(moves) - 1, len(moves[-1]) - 1, events)

    def to_say(self, m: Measure, seen: Observation, status: str, zoom: Zoom | None, top: int, end: int) -> Said:
        """What is to be read now: the reader reaches from `top` to `end` (pixels), where buttons begin."""
        return Said(m, language(), seen, status, zoom, top, end, len(self.log), self._session.decider)

    def draw(self, surface: Surface, m: Measure, parts: Frame, said: Said) -> None:
        """Draw everything. What came out is kept and shown again as long as nothing in it changes."""
        if said != self.said:
            whole, around = surface.get_rect(), m.px(2)  # the panels' shadows, but nothing of the table
            upper = parts.status.inflate(around, around)
            upper.height = min(upper.bottom, parts.table.top) - upper.top
            column = parts.pad.union(parts.reader).inflate(around, around)
            self._pictures = []
            for place, draw in ((upper.clip(whole), self._draw_status), (column.clip(whole), self._draw_column)):
                surface.set_clip(place)
                draw(surface, m, parts, said)
                self._pictures.append((surface.subsurface(place).copy(), place))
            surface.set_clip(None)
            self.said = said
        for picture, place in self._pictures:
            surface.blit(picture, place)

    def _draw_status(self, surface: Surface, m: Measure, parts: Frame, said: Said) -> None:
        story = "  ·  ".join(entry.sentence for entry in self.log[-2:])
        hud.draw_status(surface, m, parts.status, self._view, self._session, said.status, story)

    def _draw_column(self, surface: Surface, m: Measure, parts: Frame, said: Said) -> None:
        box = Rect(parts.reader.left, said.top, parts.reader.w, said.end - said.top)
        hud.draw_pad(surface, m, parts.pad, self._view, self._session, said.seen)
        if said.zoom is None and self.log:
            scroll = Scroll(self._view, m, box)
            scroll.follow(len(self.log), len(self.log) - 1)
            scroll.draw(surface, self.log)
        else:
            hud.draw_reader(surface, m, box, self._view, said.zoom)
