"""The coach of a lesson: the panel that says the step, and the slip that answers what is not open in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.ui import backdrop, text, theme
from scenes.ui.measure import BODY, CAPTION, STRONG, Measure

_AROUND = (4.0, 2.4)  # units between the panel's edges and what is on it, both sides together
_HEAD, _GAP = 3.2, 0.6  # units: the line over the step's words, and what parts them
_SHARE = 0.64  # of the room that coach and reader have together
_LARGEST = (STRONG + BODY) / 2
SLIP_STAYS = 6.0
"""Seconds for which a slip is shown."""


def height(m: Measure, room: Rect, words: str, leave: int) -> int:
    """How high the panel is above a reader, both in `room` (pixels): as its words need, in the largest size at which
    they leave the reader so many pixels, at last without the line over them; 0 where there is no room even so."""
    least = 0
    sizes = _sizes(m)
    for size, head in (*((size, True) for size in sizes), (sizes[-1], False)):
        least = _height(m, room.w, words, size, head)
        if least <= min(room.h * _SHARE, room.h - leave):
            return least
    return min(least, round(room.h * _SHARE)) if room.h * (1 - _SHARE) >= leave else 0


def _sizes(m: Measure) -> list[int]:
    """Heights of the words in pixels, the largest first, down to a caption's at the usual text size."""
    largest, least = m.font(_LARGEST), min(m.font(CAPTION), m.px(CAPTION))
    return [*range(largest, least, -max(1, largest // 14)), least]


def _height(m: Measure, width: int, words: str, size: int, head: bool) -> int:
    """How high a panel is that says so much."""
    over = m.px(_HEAD) + m.px(_GAP) if head else 0
    return m.px(_AROUND[1]) + over + text.wrapped_height(words, size, width - m.px(_AROUND[0]))


def draw(surface: Surface, m: Measure, box: Rect, head: str, words: str, waiting: bool) -> None:
    """Draw the panel; what is said while `waiting` is dim."""
    backdrop.draw_panel(surface, box, "leather", m.unit)
    inner = box.inflate(-m.px(_AROUND[0]), -m.px(_AROUND[1]))
    top = inner.top
    if _height(m, box.w, words, _sizes(m)[-1], head=True) <= box.h:
        line = Rect(inner.left, top, inner.w, m.px(_HEAD))
        text.put(surface, head, line, m.font(CAPTION), theme.BRASS, bold=True)
        top = line.bottom + m.px(_GAP)
    body = Rect(inner.left, top, inner.w, inner.bottom - top)
    ink = theme.DIM if waiting else theme.CREAM
    text.put(surface, words, body, m.font(_LARGEST), ink, wrapped=True, top=True)


@dataclass(slots=True)
class Slip:
    """A sentence at the place of an attempt (pixels; None: from a button), and the seconds it still stays."""

    sentence: str
    place: tuple[int, int] | None
    left: float = SLIP_STAYS

    def draw(self, surface: Surface, m: Measure, room: Rect, spare: Sequence[Rect]) -> None:
        """Draw it in `room`, where it covers nothing of what is to be spared."""
        box = self.box(m, room, spare)
        backdrop.draw_panel(surface, box, "paper", m.unit)
        inner = box.inflate(-m.px(4), -m.px(2))
        text.put(surface, self.sentence, inner, _slip_size(m), theme.INK, align="center", wrapped=True)

    def box(self, m: Measure, room: Rect, spare: Sequence[Rect]) -> Rect:
        """Where it lies."""
        size, wide = _slip_size(m), min(m.px(52), room.w - m.px(6))
        widest = max(text.width(line, size) for line in text.wrapped_lines(self.sentence, size, wide))
        high = text.wrapped_height(self.sentence, size, wide)
        made = Rect(0, 0, widest + m.px(4), high + m.px(2))
        places = [at.clamp(room) for at in _places(made, self.place or room.center, m.px(1.5), room, spare)]
        return min(places, key=lambda at: sum(_common(at, rect) for rect in spare))


def _slip_size(m: Measure) -> int:
    return m.font(CAPTION * 1.1)


def _places(made: Rect, place: tuple[int, int], gap: int, room: Rect, spare: Sequence[Rect]) -> Iterator[Rect]:
    """Where a slip may lie, the best place first: over or under the attempt, then over or under what is spared."""
    x, y = place
    for middle, edge in ((x, y), *((rect.centerx, rect.top) for rect in spare)):
        yield made.move(middle - made.centerx, edge - gap - made.bottom)
    for middle, edge in ((x, y), *((rect.centerx, rect.bottom) for rect in spare)):
        yield made.move(middle - made.centerx, edge + gap - made.top)
    for edge in (room.top, room.bottom):
        yield made.move(room.centerx - made.centerx, edge - made.centery)
    for edge in (room.left, room.right):
        yield made.move(edge - made.centerx, room.centery - made.centery)


def _common(one: Rect, other: Rect) -> int:
    """How many pixels two rectangles share."""
    both = one.clip(other)
    return both.w * both.h
