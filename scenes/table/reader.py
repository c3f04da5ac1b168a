"""How a piece's words fit the reader: what is left out first where room is short, so that the rest stays readable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from pygame import Rect, Surface

from scenes.table.view import GameView, Zoom
from scenes.ui import text, theme
from scenes.ui.measure import BODY, CAPTION, STRONG, Measure

_AROUND = (2.6, 2.0)  # units between the panel's edges and what is on it, both sides together
_PICTURES = (13.0, 9.0, 0.0)  # heights in units: large, small, left out
_BESIDE = 1.4  # units between the picture and the title
_GAP = 1.0  # units between title and text


@dataclass(frozen=True, slots=True)
class Plan:
    """One way to set a piece: the picture's size (0 without), the sizes of title, kind and text, how high what is over
    the text is, and the text; pixels."""

    picture: tuple[int, int]
    title: int
    kind: int
    head: int
    words: str
    size: int
    height: int
    """What all of it comes to."""


@lru_cache(maxsize=64)
def plan(m: Measure, width: int, height: int, zoom: Zoom) -> Plan:
    """How a piece is set in a panel of this size. The words are never smaller than the table's captions: the picture
    gets smaller first, then what is said by the way is left out, then the picture, and at last text that the player
    wants larger is of the usual size. Where even that is too high, the plan's `height` says how high the panel had to
    be."""
    wide, high = width - m.px(_AROUND[0]), height - m.px(_AROUND[1])
    plain = replace(m, text_scale=min(1.0, m.text_scale))
    for made in (*_ways(m, wide, zoom), *_ways(plain, wide, zoom)):
        if made.height <= high:
            break
    return made


def least(m: Measure, width: int, zoom: Zoom | None) -> int:
    """The height in pixels that a panel needs at least for a piece."""
    return plan(m, width, 0, zoom).height + m.px(_AROUND[1]) if zoom is not None else 0


def _ways(m: Measure, wide: int, zoom: Zoom) -> Iterator[Plan]:
    """The ways to set a piece, the best first."""
    sizes = sorted({m.font(BODY), m.font((BODY + CAPTION) / 2), m.font(CAPTION)}, reverse=True)
    every = len(zoom.asides)
    for picture in _PICTURES[:2]:
        yield _set(m, wide, zoom, picture, 0, sizes[0])
    for left_out in range(1, every):
        yield _set(m, wide, zoom, _PICTURES[1], left_out, sizes[0])
    for picture in _PICTURES[1:]:
        for size in sizes:
            yield _set(m, wide, zoom, picture, every, size)


def _set(m: Measure, wide: int, zoom: Zoom, picture: float, left_out: int, size: int) -> Plan:
    high = m.px(picture) if picture else 0
    drawn = min(round(high * zoom.shape), round(wide * 0.4))
    high = round(drawn / zoom.shape)
    beside = wide - drawn - m.px(_BESIDE) if drawn else wide
    title = text.fit_pixels(zoom.title, m.font(STRONG), (beside, m.px(12)), True, True)
    head = text.wrapped_height(zoom.title, title, beside, True)
    if zoom.kind:
        head += text.wrapped_height(zoom.kind, m.font(CAPTION), beside)
    words = "\n".join((*zoom.paragraphs, *zoom.asides[left_out:]))
    top = max(high, head) + m.px(_GAP)
    return Plan((drawn, high), title, m.font(CAPTION), top, words, size, top + text.wrapped_height(words, size, wide))


def draw(surface: Surface, m: Measure, box: Rect, view: GameView, zoom: Zoom) -> None:
    """Write a piece's words on a panel that fills `box`."""
    made = plan(m, box.w, box.h, zoom)
    inner = box.inflate(-m.px(_AROUND[0]), -m.px(_AROUND[1]))
    drawn, high = made.picture
    left = inner.left
    if drawn:
        face = view.paint_kept(zoom.face, drawn, high)
        surface.blit(face, face.get_rect(topleft=inner.topleft))
        left += drawn + m.px(_BESIDE)
    wide = inner.right - left
    title = Rect(left, inner.top, wide, min(inner.h, text.wrapped_height(zoom.title, made.title, wide, True)))
    text.put(surface, zoom.title, title, made.title, theme.INK, bold=True, wrapped=True)
    kind = Rect(left, title.bottom, title.w, inner.top + made.head - title.bottom)
    text.put(surface, zoom.kind, kind, made.kind, theme.SOFT_INK, wrapped=True, top=True)
    body = Rect(inner.left, inner.top + made.head, inner.w, inner.h - made.head)
    text.put(surface, made.words, body, made.size, theme.INK, wrapped=True, top=True)
