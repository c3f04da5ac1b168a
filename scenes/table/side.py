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
from scenes.ui.kept import copied
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
        """What was to be drawn last."""
        self._pictures: list[tuple[Surface, Rect]] = []
        """Status line and column, as drawn last."""
        self._stale: list[int] = []
        """Which of them say something older than `said`."""
        self.recount()

    @property
    def unfinished(self) -> bool:
        """Whether the next frame will say more."""
        return bool(self._stale)

    def recount(self) -> None:
        """Tell the log anew: another viewer, or decisions taken back. Nothing that was told before is seen again."""
        self._pictures, self.said = [], None
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
        """Draw everything. What came out is kept and shown again as long as nothing in it changes; of what changes, a
        frame draws either the status line or the column anew."""
        places = _places(surface, m, parts)
        if [place for _, place in self._pictures] != places:
            self._pictures = [(self._drawn(index, surface, m, parts, said), places[index]) for index in (0, 1)]
            self._stale = []
        elif said != self.said:
            self._stale += [index for index in (0, 1) if index not in self._stale]
        if self._stale:
            index = self._stale.pop(0)
            self._pictures[index] = (self._drawn(index, surface, m, parts, said), places[index])
        self.said = said
        surface.fblits(self._pictures)

    def _drawn(self, index: int, surface: Surface, m: Measure, parts: Frame, said: Said) -> Surface:
        """The status line (0) or the column (1), drawn on the ground as it lies on `surface`."""
        place = _places(surface, m, parts)[index]
        surface.set_clip(place)
        (self._draw_status, self._draw_column)[index](surface, m, parts, said)
        surface.set_clip(None)
        return copied(surface, place)

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


def _places(surface: Surface, m: Measure, parts: Frame) -> list[Rect]:
    """Where status line and column are, with the panels' shadows, but nothing of the table."""
    whole, around = surface.get_rect(), m.px(2)
    upper = parts.status.inflate(around, around)
    upper.height = min(upper.bottom, parts.table.top) - upper.top
    column = parts.pad.union(parts.reader).inflate(around, around)
    return [upper.clip(whole), column.clip(whole)]
