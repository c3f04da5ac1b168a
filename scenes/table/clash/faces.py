"""How the tiles of CLASH look: stencil posters on cardboard, with a coloured edge that points at whom they follow."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.table.clash.tiles import LETTERS, TILE, name, power
from scenes.ui import backdrop, pictures, text
from scenes.ui.theme import Colour
from scenes.ui.words import tr

GROUND: dict[str, tuple[Colour, Colour]] = {  # paper, and the edge that points at its player
    "mcworld": ((196, 219, 240), (32, 92, 166)),
    "jihad": ((205, 229, 190), (34, 116, 62)),
    "neutral": ((228, 222, 208), (104, 98, 90)),
    "mustafa": ((222, 204, 236), (112, 58, 148)),
}
IMMEDIATE: Colour = (221, 116, 26)
PERMANENT: Colour = (40, 108, 190)
_INK: Colour = (32, 27, 24)
_LIGHT: Colour = (255, 248, 230)
_COORDINATE: Colour = (190, 166, 136)
RIM = 0.048
"""Width of the board's rim over the board's."""


def paint(face: str, width: int, height: int) -> Surface:
    """Draw a face: "tile/KEY", "tile/KEY/secret", "back:tile/KEY", "back:tile", "board/SEAT" as the seat at the bottom
    sees it."""
    if face.startswith("board/"):
        return _board(width, height, int(face[-1]))
    if face.startswith("back:"):
        return _back(face.removeprefix("back:tile").removeprefix("/"), width, height)
    _, key, *rest = face.split("/")
    return _tile(key, width, height, secret="secret" in rest)


def _card(width: int, height: int, paper: Colour, edge: Colour) -> Surface:
    """A cardboard tile with thickness: a darker lower rim, a lit upper one."""
    made = Surface((width, height), pygame.SRCALPHA)
    radius = max(2, width // 14)
    thick = max(1, height // 34)
    whole = Rect(0, 0, width, height)
    pygame.draw.rect(made, backdrop.mixed(edge, (0, 0, 0), 0.55), whole, border_radius=radius)
    top = Rect(0, 0, width, height - thick)
    pygame.draw.rect(made, paper, top, border_radius=radius)
    pygame.draw.rect(made, backdrop.mixed(paper, (255, 255, 255), 0.55), top, max(1, thick // 2), radius)
    return made


def _tile(key: str, width: int, height: int, secret: bool) -> Surface:
    tile = TILE[key]
    paper, edge = GROUND[tile.owner]
    made = _card(width, height, paper, edge)
    u = width / 100
    _pointer(made, tile.owner, edge, u)
    emblem = Rect(round(14 * u), round(9 * u), round(58 * u), round(58 * u))
    pictures.blit(made, f"clash/{key}", emblem)
    kind = {"immediate": IMMEDIATE, "permanent": PERMANENT}.get(tile.kind)
    plate = Rect(round(68 * u), round(4 * u), round(28 * u), round(28 * u))
    if kind is not None:
        pygame.draw.rect(made, (250, 246, 236), plate, border_radius=max(2, round(4 * u)))
        pictures.blit(made, f"clash/effect_{power(key).diagram}", plate.inflate(-round(2 * u), -round(2 * u)))
        pygame.draw.rect(made, kind, plate, max(1, round(1.8 * u)), max(2, round(4 * u)))
    band = Rect(round(4 * u), round(67 * u), round(92 * u), round(16 * u))
    text.put(made, name(key), band, round(13.5 * u), _INK, bold=True, align="center")
    if secret:
        veil = Rect(round(4 * u), round(4 * u), round(18 * u), round(18 * u))
        pictures.blit(made, "ui/eye_closed", veil)
    return made


def _pointer(made: Surface, owner: str, edge: Colour, u: float) -> None:
    """The coloured lower edge with a notch that points at the player. Each side has its own shape of notch and its
    letter, so that nobody needs to tell the colours apart."""
    w, h = made.get_size()
    band = Rect(0, round(h - 15 * u), w, round(13 * u))
    radius = max(2, w // 14)
    pygame.draw.rect(made, edge, band, border_bottom_left_radius=radius, border_bottom_right_radius=radius)
    cx, top, half, deep = w / 2, band.top + 2 * u, 11 * u, 9 * u
    if owner == "jihad":
        pygame.draw.circle(made, _LIGHT, (cx, top), half * 0.86, draw_bottom_left=True, draw_bottom_right=True)
    elif owner == "neutral":
        chevron = [(cx - half, top), (cx, top + deep * 0.8), (cx + half, top)]
        pygame.draw.lines(made, _LIGHT, False, chevron, max(1, round(3.2 * u)))
    else:
        pygame.draw.polygon(made, _LIGHT, [(cx - half, top), (cx + half, top), (cx, top + deep)])
    place = Rect(round(5 * u), band.top, round(14 * u), band.h)
    text.put(made, letter(owner), place, round(11 * u), _LIGHT, bold=True)


def _back(key: str, width: int, height: int) -> Surface:
    """The back of a tile; of one that was destroyed, cracked, with a ghost of what it was."""
    made = _card(width, height, (86, 70, 58), (40, 30, 24))
    u = width / 100
    inner = Rect(round(8 * u), round(8 * u), round(84 * u), round(82 * u))
    pygame.draw.rect(made, (112, 92, 74), inner, max(1, round(2 * u)), round(6 * u))
    if not key:
        for step in range(-80, 90, 14):
            start, end = (50 + step) * u, (50 + step + 60) * u
            pygame.draw.line(made, (100, 82, 66), (start, 14 * u), (end, 84 * u), max(1, round(1.2 * u)))
        pygame.draw.rect(made, (86, 70, 58), made.get_rect(), round(8 * u), round(7 * u))
        pygame.draw.rect(made, (112, 92, 74), inner, max(1, round(2 * u)), round(6 * u))
        return made
    ghost = pictures.picture(f"clash/{key}", round(50 * u)).copy()
    ghost.set_alpha(70)
    made.blit(ghost, ghost.get_rect(center=inner.center))
    crack = [(12, 20), (30, 32), (38, 28), (52, 50), (48, 60), (66, 72), (74, 70), (88, 86)]
    pygame.draw.lines(made, (30, 22, 18), False, [(x * u, y * u) for x, y in crack], max(1, round(2.4 * u)))
    branch = [(52, 50), (68, 42), (80, 26)]
    pygame.draw.lines(made, (30, 22, 18), False, [(x * u, y * u) for x, y in branch], max(1, round(1.8 * u)))
    return made


def _board(width: int, height: int, bottom: int) -> Surface:
    """Nine spaces of worn plaster with painted borders, and on the rim the letters of files and the numbers of
    ranks."""
    made = Surface((width, height), pygame.SRCALPHA)
    radius = max(3, width // 40)
    pygame.draw.rect(made, (92, 74, 60), made.get_rect(), border_radius=radius)
    pygame.draw.rect(made, (150, 124, 96), made.get_rect(), max(1, width // 150), radius)
    pad = width * RIM
    cell = (width - 2 * pad) / 3
    size = round(pad * 0.75)
    for place in range(3):
        middle = round(pad + (place + 0.5) * cell)
        file, rank = ("abc"[place], "321"[place]) if bottom == 0 else ("cba"[place], "123"[place])
        for words, centre in ((file, (middle, round(height - pad / 2))), (rank, (round(pad / 2), middle))):
            drawn = text.line(words, size, _COORDINATE, bold=True)
            made.blit(drawn, drawn.get_rect(center=centre))
    for row in range(3):
        for column in range(3):
            gap = cell * 0.03
            box = Rect(0, 0, round(cell - 2 * gap), round(cell - 2 * gap))
            box.topleft = (round(pad + column * cell + gap), round(pad + row * cell + gap))
            pygame.draw.rect(made, (116, 96, 78), box, border_radius=radius)
            pygame.draw.rect(made, (74, 58, 46), box, max(1, width // 220), radius)
    return made


def letter(owner: str) -> str:
    """The letter of a side, beside its colour and shape."""
    return tr(LETTERS[owner])
