"""Pictures (SVG, drawn for this project) rasterised for the very pixels they are shown at, and kept."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

from scenes.ui.kept import Kept

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "pictures"
_kept = Kept(5_000_000)


def exists(name: str) -> bool:
    """Whether there is a picture called `name`, as in "clash/imam"."""
    return (FOLDER / f"{name}.svg").is_file()


def picture(name: str, width: int, height: int | None = None) -> Surface:
    """The picture fitted into `width` × `height` pixels (a square if only one is given), its proportions kept.

    Do not draw on it: it is shared. Raises FileNotFoundError where there is none of that name.
    """
    size = (max(1, width), max(1, height if height is not None else width))
    return _kept.get((name, *size), lambda: _rasterised(name, size))


def _rasterised(name: str, size: tuple[int, int]) -> Surface:
    path = FOLDER / f"{name}.svg"
    if not path.is_file():
        raise FileNotFoundError(f"there is no picture '{name}'")
    return pygame.image.load_sized_svg(path, size).convert_alpha()


def blit(surface: Surface, name: str, box: pygame.Rect) -> None:
    """Draw the picture in the middle of a box."""
    drawn = picture(name, box.w, box.h)
    surface.blit(drawn, drawn.get_rect(center=box.center))


def tinted(name: str, width: int, colour: tuple[int, int, int]) -> Surface:
    """A one-colour symbol in another colour, as for icons on dark ground. Shared: do not draw on it."""
    return _kept.get((name, width, colour), lambda: _coloured(name, width, colour))


def _coloured(name: str, width: int, colour: tuple[int, int, int]) -> Surface:
    drawn = picture(name, width).copy()
    drawn.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    drawn.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return drawn


def forget() -> None:
    """Drop everything rasterised so far, as after a change of size."""
    _kept.clear()
