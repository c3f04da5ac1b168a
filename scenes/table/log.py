"""The log of a match: what happened, in sentences with names, each with its moment and the piece it is about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.core import Event
from game.match import Match
from scenes.table.view import GameView, Zoom
from scenes.ui import backdrop, pictures, text, theme
from scenes.ui.measure import CAPTION, Measure
from scenes.ui.words import tr


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: the decision it belongs to (game number and decision number in it, -1 for the deal), whose doing it
    was, the sentence, and the piece it is about."""

    game: int
    ply: int
    seat: int | None
    sentence: str
    piece: Zoom | None


def game_name(view: GameView, game: int) -> str:
    """What a game of a match is called, counted from 0."""
    return tr("Round {number}", number=game + 1) if view.rounds else tr("Game {number}", number=game + 1)


def told(view: GameView, names: Sequence[str], game: int, ply: int, events: Iterable[Event]) -> list[Entry]:
    """The lines of one decision's events, which must be as the reader may know them."""
    return [
        Entry(game, ply, event.seat, sentence, view.about(event))
        for event in events
        if (sentence := view.say(event, names))
    ]


def recount(view: GameView, match: Match, names: Sequence[str], viewer: int | None) -> list[Entry]:
    """The whole log of a match so far, as `viewer` may know it."""
    lines: list[Entry] = []
    for game, moves in enumerate(match.moves):
        if game:
            lines.append(Entry(game, -1, None, game_name(view, game), None))
        state = match.state_at(game, 0)
        for ply, move in enumerate(moves):
            events: list[Event] = []
            state.apply(move, events.append)
            lines += told(view, names, game, ply, (event.seen_by(viewer) for event in events))
    return lines


class Scroll:
    """A sheet of log lines: only those in sight are drawn."""

    def __init__(self, view: GameView, m: Measure, box: Rect) -> None:
        self.box = box
        self._view = view
        self._m = m
        self._line = round(m.font(CAPTION) * 2.9)
        self._first = 0
        self.room = max(1, (box.h - m.px(2.4)) // self._line)

    def follow(self, count: int, index: int) -> None:
        """Bring line `index` of `count` into sight, with the ones before it above."""
        self._first = max(0, min(count - self.room, index - self.room + 2))

    def entry_at(self, entries: Sequence[Entry], pos: tuple[int, int]) -> Entry | None:
        """The line under a point."""
        if not self.box.collidepoint(pos):
            return None
        row = self._first + (pos[1] - self.box.top - self._m.px(1.2)) // self._line
        return entries[row] if self._first <= row < len(entries) else None

    def draw(self, surface: Surface, entries: Sequence[Entry], lit: Entry | None = None) -> None:
        """Draw the lines in sight; that of the moment shown is `lit`."""
        m = self._m
        backdrop.draw_panel(surface, self.box, "paper", m.unit)
        top = self.box.top + m.px(1.2)
        for entry in entries[self._first : self._first + self.room]:
            row = Rect(self.box.left + m.px(1.4), top, self.box.w - m.px(2.8), self._line)
            if entry is lit:
                surface.fill((255, 226, 150), row.inflate(m.px(0.8), -2))
            self._draw_line(surface, row, entry)
            top += self._line

    def _draw_line(self, surface: Surface, row: Rect, entry: Entry) -> None:
        m = self._m
        side = m.font(CAPTION)
        ink = theme.INK
        if entry.seat is not None:
            ink = backdrop.mixed(self._view.seat_colours[entry.seat], theme.INK, 0.62)
            glyph = pictures.tinted(self._view.seat_glyphs[entry.seat], side, ink)
            surface.blit(glyph, glyph.get_rect(midleft=row.midleft))
        words = Rect(row.left + side + m.px(0.8), row.top, row.w - side - m.px(0.8), row.h - 2)
        text.put(surface, entry.sentence, words, m.font(CAPTION), ink, wrapped=True)
