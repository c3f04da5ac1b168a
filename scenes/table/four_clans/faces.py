"""How Four Clans Conflict looks: parchment cards with a clan's shield, forts of stone on its colour, wooden cubes."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.four_clans.cards import PROFESSIONS, clan_of, rank_of
from scenes.table.four_clans.cards import LETTERS, clan
from scenes.ui import backdrop, pictures, text
from scenes.ui.theme import BRASS, CREAM, GOLD, Colour
from scenes.ui.words import tr

COLOURS: dict[str, Colour] = {
    "goat": (44, 44, 54),
    "eagle": (166, 38, 46),
    "snake": (32, 112, 70),
    "wolf": (38, 92, 158),
}
SIDES: tuple[Colour, Colour] = ((190, 150, 232), (242, 164, 100))
"""The colours of side A and B, of no clan."""
_PAPER: Colour = (246, 236, 212)
_DUSK: Colour = (58, 46, 66)


def paint(face: str, width: int, height: int) -> Surface:
    """Draw a face: "card/NAME", "card/NAME/kept", "back:card", "back:card/NAME", "fort/CLAN", "back:fort/CLAN", "cube",
    "sum/SIDE/VALUE/led|level|behind", "trump/CLAN", "trump/none", "row/SIDE", "frame",
    "plate", "away"."""
    kind, _, rest = face.removeprefix("back:").partition("/")
    if kind == "card":
        if not face.startswith("back:"):
            return _card(rest.removesuffix("/kept"), width, height, kept=rest.endswith("/kept"))
        return _turned(rest, width, height) if rest else _back(width, height)
    if kind == "fort":
        return _fort(rest, width, height, turned=face.startswith("back:"))
    if kind == "sum":
        side, value, stands = rest.split("/")
        return _sum(int(side), value, stands, width, height)
    if kind == "trump":
        return _trump(rest, width, height)
    if kind == "row":
        return _row(SIDES[int(rest)], width, height)
    if kind == "frame":
        return _frame(width, height)
    if kind == "plate":
        return _sheet(width, height, (84, 50, 32), BRASS, 0.04)
    if kind == "away":
        return _slot(width, height)
    return pictures.picture("four_clans/cube", width, height)


def _sheet(width: int, height: int, paper: Colour, edge: Colour, line: float = 0.045) -> Surface:
    """A card with rounded corners, a coloured frame and a darker lower rim."""
    made = Surface((width, height), pygame.SRCALPHA)
    radius = max(2, width // 10)
    pygame.draw.rect(made, backdrop.mixed(edge, (0, 0, 0), 0.5), made.get_rect(), border_radius=radius)
    top = Rect(0, 0, width, height - max(1, height // 50))
    pygame.draw.rect(made, edge, top, border_radius=radius)
    pad = max(1, round(min(width, height) * line))
    pygame.draw.rect(made, paper, top.inflate(-2 * pad, -2 * pad), border_radius=max(1, radius - pad))
    return made


def _card(card: str, width: int, height: int, kept: bool) -> Surface:
    """A clan card: rank and letter at the top left, the shield at the top right, the profession below."""
    which, rank = clan_of(card), rank_of(card)
    colour = COLOURS[which]
    made = _sheet(width, height, _PAPER, colour, 0.06)
    u = width / 100
    number = Rect(round(9 * u), round(6 * u), round(34 * u), round(42 * u))
    text.put(made, str(rank), number, round(44 * u), colour, bold=True, align="center")
    letter = Rect(round(9 * u), round(45 * u), round(34 * u), round(18 * u))
    text.put(made, tr(LETTERS[which]), letter, round(19 * u), colour, bold=True, align="center")
    pictures.blit(made, f"four_clans/{which}", Rect(round(46 * u), round(9 * u), round(46 * u), round(48 * u)))
    low = Rect(round(20 * u), round(66 * u), round(60 * u), round(height - 76 * u))
    pictures.blit(made, f"four_clans/{PROFESSIONS[rank - 1]}", low)
    if kept:
        pictures.blit(made, "ui/eye_closed", Rect(round(8 * u), round(height - 30 * u), round(22 * u), round(22 * u)))
    return made


def _back(width: int, height: int) -> Surface:
    made = _sheet(width, height, _DUSK, (34, 26, 40), 0.05)
    drawn = pictures.picture("four_clans/card_back", width, height)
    made.blit(drawn, drawn.get_rect(center=(width // 2, height // 2)))
    return made


def _turned(card: str, width: int, height: int) -> Surface:
    """A card that lost its trick: its back, which counts 1, with a small reminder of what it was."""
    which, rank = clan_of(card), rank_of(card)
    made = _sheet(width, height, _DUSK, (34, 26, 40), 0.05)
    u = width / 100
    one = Rect(round(10 * u), round(26 * u), round(80 * u), round(64 * u))
    text.put(made, "1", one, round(62 * u), CREAM, bold=True, align="center")
    strip = Rect(round(14 * u), round(height - 46 * u), round(72 * u), round(34 * u))
    pygame.draw.rect(made, backdrop.mixed(_DUSK, _PAPER, 0.3), strip, border_radius=max(1, round(8 * u)))
    shield = Rect(strip.left + round(4 * u), strip.top + round(3 * u), round(30 * u), strip.h - round(6 * u))
    pictures.blit(made, f"four_clans/{which}", shield)
    was = Rect(shield.right, strip.top, strip.right - shield.right - round(4 * u), strip.h)
    text.put(made, f"{tr(LETTERS[which])}{rank}", was, round(25 * u), CREAM, bold=True, align="center")
    return made


def _fort(which: str, width: int, height: int, turned: bool) -> Surface:
    """A fort card: the castle on its clan's colour, the shield, and the points."""
    colour = COLOURS[which]
    ground = backdrop.mixed(colour, (236, 226, 206), 0.16 if not turned else 0.0)
    made = _sheet(width, height, ground, BRASS if not turned else GOLD, 0.035 if not turned else 0.06)
    u = height / 100
    shield = Rect(round(8 * u), round(7 * u), round(44 * u), round(46 * u))
    pictures.blit(made, f"four_clans/{which}", shield)
    castle = Rect(shield.right, shield.top, width - shield.right - round(7 * u), round(48 * u))
    pictures.blit(made, "four_clans/fort_back" if turned else "four_clans/fort_front", castle)
    _coin(made, (round(19 * u), round(68 * u)), round(11.5 * u), "4" if turned else "3")
    label = Rect(round(12 * u), round(height - 23 * u), width - round(24 * u), round(15 * u))
    words = tr("{clan} · trump", clan=clan(which)) if turned else clan(which)
    text.put(made, words, label, round(14 * u), GOLD if turned else CREAM, bold=True, align="center")
    return made


def _coin(made: Surface, centre: tuple[int, int], radius: int, value: str) -> None:
    """The points of a fort, on a parchment coin."""
    pygame.draw.circle(made, BRASS, centre, radius)
    pygame.draw.circle(made, _PAPER, centre, max(1, round(radius * 0.86)))
    box = Rect(0, 0, 2 * radius, 2 * radius)
    box.center = centre
    text.put(made, value, box, round(radius * 1.45), (40, 30, 22), bold=True, align="center")


def _sum(side: int, value: str, stands: str, width: int, height: int) -> Surface:
    """A side's running sum at a fort: bright with a star where it leads."""
    made = Surface((width, height), pygame.SRCALPHA)
    radius = max(2, height // 5)
    leads = stands == "led"
    colour = SIDES[side]
    ground = colour if leads else backdrop.mixed(colour, (30, 24, 28), 0.72)
    pygame.draw.rect(made, ground, made.get_rect(), border_radius=radius)
    pygame.draw.rect(made, colour, made.get_rect(), max(1, height // 14), radius)
    box = made.get_rect()
    if leads:
        star = round(height * 0.42)
        pictures.blit(made, "ui/star", Rect(width // 2 - star // 2, round(height * 0.03), star, star))
        box = Rect(0, round(height * 0.3), width, round(height * 0.7))
    ink = (30, 22, 30) if leads else CREAM
    text.put(made, value, box, round(height * 0.58), ink, bold=True, align="center")
    return made


def _trump(which: str, width: int, height: int) -> Surface:
    """The banner that says which clan is trump; a faint one before there is any."""
    made = Surface((width, height), pygame.SRCALPHA)
    if which == "none":
        drawn = pictures.picture("four_clans/trump", width, round(height * 0.8)).copy()
        drawn.set_alpha(60)
        made.blit(drawn, drawn.get_rect(center=(width // 2, height // 2)))
        return made
    pictures.blit(made, f"four_clans/{which}", Rect(0, 0, width, height))
    flag = Rect(0, 0, round(width * 0.42), round(height * 0.42))
    flag.bottomright = (width, height)
    pictures.blit(made, "four_clans/trump", flag)
    return made


def _row(colour: Colour, width: int, height: int) -> Surface:
    """Three places for cards, outlined in the colour of their side."""
    made = Surface((width, height), pygame.SRCALPHA)
    radius = max(2, height // 12)
    line = max(1, height // 70)
    step = width / 3
    for place in range(3):
        box = Rect(round(place * step + step * 0.03), 0, round(step * 0.94), height)
        pygame.draw.rect(made, (*colour, 26), box, border_radius=radius)
        pygame.draw.rect(made, (*colour, 120), box, line, radius)
    return made


def _slot(width: int, height: int) -> Surface:
    """The place for the card that is put away."""
    made = Surface((width, height), pygame.SRCALPHA)
    radius = max(2, width // 10)
    pygame.draw.rect(made, (20, 14, 20, 90), made.get_rect(), border_radius=radius)
    pygame.draw.rect(made, (*BRASS, 150), made.get_rect(), max(1, width // 40), radius)
    return made


def _frame(width: int, height: int) -> Surface:
    """The border of a card that waits for its answer."""
    made = Surface((width, height), pygame.SRCALPHA)
    pygame.draw.rect(made, CREAM, made.get_rect(), border_radius=max(2, width // 9))
    return made
