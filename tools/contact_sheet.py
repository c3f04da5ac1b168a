"""Renders every picture at three sizes on one sheet, to be looked at whenever a picture changes.

    python tools/contact_sheet.py [--out FILE.png] [--game KEY] [--only WORD] [--ground COLOUR]

Works without a display.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

PICTURES = Path(__file__).resolve().parent.parent / "assets" / "pictures"
SIZES = (200, 64, 24)
PARCHMENT = "#efe3c6"
INK = "#3a2f22"
PAD = 8
LABEL = 16
COLUMNS = 6


def pictures(game: str | None = None, word: str = "") -> list[Path]:
    """The files of one game's pictures, or of all, whose names hold ``word``."""
    return [path for path in sorted((PICTURES / (game or "")).rglob("*.svg")) if word in path.stem]


def cell(path: Path, font: pygame.font.Font, ground: str) -> pygame.Surface:
    """One picture at every size, side by side, with its name below."""
    width = SIZES[0] + PAD + SIZES[1]
    surface = pygame.Surface((width, SIZES[0] + LABEL))
    surface.fill(ground)
    x = y = 0
    for size in SIZES:
        image = pygame.image.load_sized_svg(str(path), (size, size))
        surface.blit(image, (x + (size - image.get_width()) // 2, y))
        x, y = (SIZES[0] + PAD, 0) if size == SIZES[0] else (x, y + size + PAD)
    name = f"{path.parent.name}/{path.stem}"
    surface.blit(font.render(name, True, INK), (0, SIZES[0]))
    return surface


def sheet(paths: list[Path], ground: str = PARCHMENT) -> pygame.Surface:
    """All pictures in rows."""
    pygame.font.init()
    font = pygame.font.Font(None, LABEL + 2)
    cells = [cell(path, font, ground) for path in paths]
    width, height = (SIZES[0] + PAD + SIZES[1] + 2 * PAD), SIZES[0] + LABEL + 2 * PAD
    columns = max(1, min(COLUMNS, len(cells)))
    rows = -(-len(cells) // columns)
    surface = pygame.Surface((columns * width + PAD, rows * height + PAD))
    surface.fill(ground)
    for k, part in enumerate(cells):
        surface.blit(part, (PAD + k % columns * width, PAD + k // columns * height))
    return surface


def main() -> None:
    """Write the sheet."""
    parser = argparse.ArgumentParser(description="render every picture at three sizes on one sheet")
    parser.add_argument("--out", default="contact_sheet.png", help="the PNG to write (default: contact_sheet.png)")
    parser.add_argument("--game", help="only the pictures of this folder, such as clash or ui")
    parser.add_argument("--only", default="", help="only the pictures whose names hold this word")
    parser.add_argument("--ground", default=PARCHMENT, help="the colour of the sheet")
    options = parser.parse_args()
    paths = pictures(options.game, options.only)
    if not paths:
        parser.error("no picture of that name")
    pygame.image.save(sheet(paths, options.ground), options.out)
    print(f"{len(paths)} pictures in {options.out}")


if __name__ == "__main__":
    main()
