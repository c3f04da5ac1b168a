"""Text drawn once and kept: lines, wrapped paragraphs, and text made to fit a box."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import pygame
import pygame_gui
from pygame import Rect, Surface

from scenes.ui.kept import Kept

Align = Literal["left", "center", "right"]
Colour = tuple[int, int, int]

_FONTS = Path(pygame_gui.__file__).parent / "data"
_drawn = Kept(5_000_000)


@cache
def font(pixels: int, bold: bool = False, japanese: bool = False) -> pygame.Font:
    """Noto Sans (as shipped with pygame_gui) at a height in pixels."""
    weight = "Bold" if bold else "Regular"
    name = f"NotoSansJP-{weight}.otf" if japanese else f"NotoSans-{weight}.ttf"
    return pygame.Font(_FONTS / name, max(6, pixels))


def _font_for(text: str, pixels: int, bold: bool) -> pygame.Font:
    return font(pixels, bold, japanese=any(ch >= "\u2e80" for ch in text))


def forget() -> None:
    """Drop everything drawn so far, as after a change of size."""
    _drawn.clear()


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
    return _drawn.keep(key, face.render(text, True, colour, None, wrap))


@cache
def fit_pixels(text: str, pixels: int, box: tuple[int, int], bold: bool, wrapped: bool) -> int:
    """The largest height up to `pixels` at which the text fits the box (width, height in pixels), down to 7."""
    width_px, height_px = box
    while pixels > 7:
        face = _font_for(text, pixels, bold)
        if wrapped:
            longest = max((face.size(word)[0] for word in text.split()), default=0)
            if longest <= width_px and _wrapped_height(text, pixels, width_px, bold) <= height_px:
                return pixels
        elif face.size(text)[0] <= width_px and face.get_linesize() <= height_px * 1.15:
            return pixels
        pixels -= max(1, pixels // 16)
    return 7


def _wrapped_height(text: str, pixels: int, wrap: int, bold: bool) -> int:
    """The height of a paragraph without drawing it: greedy wrapping at spaces, as the font does."""
    face = _font_for(text, pixels, bold)
    lines = 0
    for hard in text.split("\n"):
        lines += 1
        run = ""
        for word in hard.split(" "):
            longer = f"{run} {word}" if run else word
            if run and face.size(longer)[0] > wrap:
                lines += 1
                run = word
            else:
                run = longer
    return lines * face.get_linesize()


def put(
    surface: Surface,
    text: str,
    box: Rect,
    pixels: int,
    colour: Colour,
    *,
    bold: bool = False,
    align: Align = "left",
    wrapped: bool = False,
    top: bool = False,
) -> Rect:
    """Draw text in a box, smaller where it must be, in the middle of its height (or at its `top`); returns its
    place."""
    if not text or box.w <= 0 or box.h <= 0:
        return Rect(box.topleft, (0, 0))
    size = fit_pixels(text, pixels, (box.w, box.h), bold, wrapped)
    drawn = paragraph(text, size, colour, box.w if wrapped else 0, bold, align)
    place = drawn.get_rect(centery=box.centery)
    if top:
        place.top = box.top
    if align == "left":
        place.left = box.left
    elif align == "right":
        place.right = box.right
    else:
        place.centerx = box.centerx
    surface.blit(drawn, place)
    return place
