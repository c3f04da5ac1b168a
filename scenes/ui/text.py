"""Text drawn once and kept: lines, wrapped paragraphs, and text made to fit a box."""

from __future__ import annotations

import re
from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Literal, TypedDict, Unpack

import pygame
import pygame_gui
from pygame import Rect, Surface

from scenes.ui.kept import Kept

Align = Literal["left", "center", "right"]
Colour = tuple[int, int, int]

_FONTS = Path(pygame_gui.__file__).parent / "data"
_drawn = Kept(5_000_000)
_HEIGHTS = 8  # fonts of each weight that are kept
_SMALLEST = 6  # pixels: a font is never smaller
_LEAST = 7  # pixels: text is not made smaller to fit
_UNEVEN = 1.12  # how much narrower a line may be than in proportion to its height, because pixels are whole
_BREAKS = re.compile(r"(?<= )(?! )|(?<=[\u3041-\u9fff、。])(?=[\u3041-\u9fff])")


class _Heights:
    """The fonts of one weight: the heights that were needed last, each with its letters ready.

    A new font's first look at a text takes milliseconds; giving the one that was not needed for longest another height
    takes a hundredth of that.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._fonts: OrderedDict[int, pygame.Font] = OrderedDict()

    def __getitem__(self, pixels: int) -> pygame.Font:
        found = self._fonts.pop(pixels, None)
        if found is None and len(self._fonts) < _HEIGHTS:
            found = pygame.Font(_FONTS / self._name, pixels)
        elif found is None:
            _, found = self._fonts.popitem(last=False)
            found.point_size = pixels
        self._fonts[pixels] = found
        return found


@cache
def _heights(bold: bool, japanese: bool) -> _Heights:
    weight = "Bold" if bold else "Regular"
    return _Heights(f"NotoSansJP-{weight}.otf" if japanese else f"NotoSans-{weight}.ttf")


def font(pixels: int, bold: bool = False, japanese: bool = False) -> pygame.Font:
    """Noto Sans (as shipped with pygame_gui) at a height in pixels. Not to be kept: it may be given another height
    later."""
    return _heights(bold, japanese)[max(_SMALLEST, pixels)]


def _font_for(text: str, pixels: int, bold: bool) -> pygame.Font:
    return font(pixels, bold, japanese=any(ch >= "\u2e80" for ch in text))


def forget() -> None:
    """Drop everything drawn and measured so far, as after a change of size."""
    _drawn.clear()
    wrapped_lines.cache_clear()
    fit_pixels.cache_clear()


def width(text: str, pixels: int, bold: bool = False) -> int:
    """How wide one line is, in pixels."""
    return _font_for(text, pixels, bold).size(text)[0]


def line(text: str, pixels: int, colour: Colour, bold: bool = False) -> Surface:
    """One line of text. Do not draw on it: it is shared."""
    return paragraph(text, pixels, colour, 0, bold)


def paragraph(text: str, pixels: int, colour: Colour, wrap: int, bold: bool = False, align: Align = "left") -> Surface:
    """Text wrapped at `wrap` pixels (0: one line). Do not draw on it: it is shared."""
    key = (text, pixels, colour, wrap, bold, align)
    kept = _drawn.find(key)
    if kept is not None:
        return kept
    face = _font_for(text, pixels, bold)
    face.align = {"left": pygame.FONT_LEFT, "center": pygame.FONT_CENTER, "right": pygame.FONT_RIGHT}[align]
    shown = "\n".join(wrapped_lines(text, pixels, wrap, bold)) if wrap else text
    return _drawn.keep(key, face.render(shown, True, colour))


@cache
def wrapped_lines(text: str, pixels: int, wrap: int, bold: bool = False) -> tuple[str, ...]:
    """The lines of a paragraph at most `wrap` pixels wide, broken at spaces, between Japanese letters, and within a
    word only where it has no room.

    The font's own wrapping counts the space after a word, so that what it draws may be a line longer than what was
    measured; text is therefore wrapped here, for measuring and for drawing alike.
    """
    face = _font_for(text, pixels, bold)
    lines: list[str] = []
    for hard in text.split("\n"):
        run = ""
        for part in _parts(hard):
            if face.size((run + part).rstrip())[0] <= wrap:
                run += part
                continue
            if run:
                lines.append(run.rstrip())
            run = part.lstrip()
            while len(run) > 1 and face.size(run.rstrip())[0] > wrap:
                end = next(n for n in range(len(run) - 1, 0, -1) if n == 1 or face.size(run[:n])[0] <= wrap)
                lines.append(run[:end])
                run = run[end:]
        lines.append(run.rstrip())
    return tuple(lines)


def _parts(line: str) -> list[str]:
    """A line cut where it may be broken: after spaces, and around Japanese letters but not before their stops."""
    return [part for part in _BREAKS.split(line) if part]


@cache
def fit_pixels(text: str, pixels: int, box: tuple[int, int], bold: bool, wrapped: bool) -> int:
    """The largest height up to `pixels` at which the text fits the box (width, height in pixels), down to 7."""
    width_px, height_px = box
    while pixels > _LEAST:
        face = _font_for(text, pixels, bold)
        if wrapped:
            wide = max((face.size(part.rstrip())[0] for part in _parts(text.replace("\n", " "))), default=0)
            fits = wide <= width_px and wrapped_height(text, pixels, width_px, bold) <= height_px
        else:
            wide = face.size(text)[0]
            fits = wide <= width_px and face.get_linesize() <= height_px * 1.15
        if fits:
            return pixels
        pixels = _next_height(pixels, wide, width_px)
    return _LEAST


def _next_height(pixels: int, wide: int, room: int) -> int:
    """The next smaller height to try after one at which a line is so `wide` (pixels). Heights at which it would surely
    be too wide still are passed over: a paragraph's first look at another height takes a fifth of a millisecond."""
    height = pixels
    while True:
        height -= max(1, height // 16)
        if height <= _LEAST or wide * height / pixels <= room * _UNEVEN:
            return height


def wrapped_height(text: str, pixels: int, wrap: int, bold: bool = False) -> int:
    """The height of a paragraph in pixels, without drawing it."""
    return len(wrapped_lines(text, pixels, wrap, bold)) * _font_for(text, pixels, bold).get_linesize()


def _cut(text: str, pixels: int, box: tuple[int, int], bold: bool) -> str:
    """The lines of a paragraph that fit a box, the last of them with dots where more would follow."""
    lines = wrapped_lines(text, pixels, box[0], bold)
    room = max(1, box[1] // _font_for(text, pixels, bold).get_linesize())
    return "\n".join(lines) if len(lines) <= room else "\n".join((*lines[: room - 1], lines[room - 1][:-1] + "…"))


class How(TypedDict, total=False):
    """How a text stands in its box: bold or not; left, right or in the middle; on one line or `wrapped`, in which case
    it is never higher than its box; in the middle of its height or at its `top`."""

    bold: bool
    align: Align
    wrapped: bool
    top: bool


def put(surface: Surface, text: str, box: Rect, pixels: int, colour: Colour, **how: Unpack[How]) -> Rect:
    """Draw text in a box, smaller where it must be; returns its place."""
    if not text or box.w <= 0 or box.h <= 0:
        return Rect(box.topleft, (0, 0))
    drawn, place = placed(text, box, pixels, colour, **how)
    surface.blit(drawn, place)
    return place


def placed(text: str, box: Rect, pixels: int, colour: Colour, **how: Unpack[How]) -> tuple[Surface, Rect]:
    """What `put` draws, and where: for texts that are drawn again and again. The box must not be empty."""
    bold, wrapped, align = how.get("bold", False), how.get("wrapped", False), how.get("align", "left")
    size = fit_pixels(text, pixels, (box.w, box.h), bold, wrapped)
    shown = _cut(text, size, box.size, bold) if wrapped else text
    drawn = paragraph(shown, size, colour, 0, bold, align)
    place = drawn.get_rect(centery=box.centery)
    if how.get("top", False):
        place.top = box.top
    if align == "left":
        place.left = box.left
    elif align == "right":
        place.right = box.right
    else:
        place.centerx = box.centerx
    return drawn, place
