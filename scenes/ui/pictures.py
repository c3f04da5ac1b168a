"""Pictures (SVG, drawn for this project) rasterised for the very pixels they are shown at, and kept."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

import pygame
from pygame import Surface

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "pictures"
_KEPT_BYTES = 48_000_000
_kept: OrderedDict[tuple[str, int, int], Surface] = OrderedDict()
_bytes = 0


def exists(name: str) -> bool:
    """Whether there is a picture called `name`, as in "clash/imam"."""
    return (FOLDER / f"{name}.svg").is_file()


def picture(name: str, width: int, height: int | None = None) -> Surface:
    """The picture fitted into `width` × `height` pixels (a square if only one is given), its proportions kept.

    Do not draw on it: it is shared. Raises FileNotFoundError where there is none of that name.
    """
    global _bytes
    size = (max(1, width), max(1, height if height is not None else width))
    key = (name, *size)
    kept = _kept.get(key)
    if kept is not None:
        _kept.move_to_end(key)
        return kept
    path = FOLDER / f"{name}.svg"
    if not path.is_file():
        raise FileNotFoundError(f"there is no picture '{name}'")
    drawn = pygame.image.load_sized_svg(path, size).convert_alpha()
    _kept[key] = drawn
    _bytes += drawn.width * drawn.height * 4
    while _bytes > _KEPT_BYTES and len(_kept) > 1:
        _, old = _kept.popitem(last=False)
        _bytes -= old.width * old.height * 4
    return drawn


def blit(surface: Surface, name: str, box: pygame.Rect) -> None:
    """Draw the picture in the middle of a box."""
    drawn = picture(name, box.w, box.h)
    surface.blit(drawn, drawn.get_rect(center=box.center))


def tinted(name: str, width: int, colour: tuple[int, int, int]) -> Surface:
    """A one-colour symbol in another colour, as for icons on dark ground. Shared: do not draw on it."""
    key = (f"{name}#{colour}", width, width)
    kept = _kept.get(key)
    if kept is not None:
        return kept
    drawn = picture(name, width).copy()
    drawn.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    drawn.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    _kept[key] = drawn
    return drawn


def forget() -> None:
    """Drop everything rasterised so far, as after a change of size."""
    global _bytes
    _kept.clear()
    _bytes = 0
