"""What stands around the table while a game is played: status line, score pad, and the reader that is also the log."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.core import Event, Observation
from scenes.table import hud
from scenes.table.hud import Frame
from scenes.table.log import Entry, Scroll, recount, told
from scenes.table.session import Session
from scenes.table.view import GameView, Zoom
from scenes.ui.measure import Measure
from scenes.ui.words import language


class Side:
    """The texts beside one match, with its log as the one at the screen may know it."""

    def __init__(self, view: GameView, session: Session) -> None:
        self.log: list[Entry] = []
        self._view = view
        self._session = session
        self._seen: tuple[object, ...] = ()
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

    def draw(
        self,
        surface: Surface,
        m: Measure,
        parts: Frame,
        seen: Observation,
        status: str,
        zoom: Zoom | None,
        top: int,
        end: int,
    ) -> None:
        """Draw everything; the reader reaches from `top` to `end` (pixels), where buttons begin. What came out is kept
        and shown again as long as nothing in it changes."""
        shown = (m, language(), seen, status, zoom, top, end, len(self.log), self._session.decider)
        if shown != self._seen:
            self._draw(surface, m, parts, seen, status, zoom, Rect(parts.reader.left, top, parts.reader.w, end - top))
            around = m.px(1.4)  # the panels' shadows, but nothing of the table
            whole = surface.get_rect()
            places = (parts.status.inflate(around, around), parts.pad.union(parts.reader).inflate(around, around))
            self._pictures = [(surface.subsurface(p.clip(whole)).copy(), p.clip(whole)) for p in places]
            self._seen = shown
        for picture, place in self._pictures:
            surface.blit(picture, place)

    def _draw(
        self, surface: Surface, m: Measure, parts: Frame, seen: Observation, status: str, zoom: Zoom | None, box: Rect
    ) -> None:
        story = "  ·  ".join(entry.sentence for entry in self.log[-2:])
        hud.draw_status(surface, m, parts.status, self._view, self._session, status, story)
        hud.draw_pad(surface, m, parts.pad, self._view, self._session, seen)
        if zoom is None and self.log:
            scroll = Scroll(self._view, m, box)
            scroll.follow(len(self.log), len(self.log) - 1)
            scroll.draw(surface, self.log)
        else:
            hud.draw_reader(surface, m, box, self._view, zoom)
