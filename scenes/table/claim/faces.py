"""How the cards of Claim look: wax-seal portraits on parchment. Each faction has its colour, its seal's shape, its
letter and its name."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.table.claim.cards import FACTION, split
from scenes.ui import backdrop, pictures, text, theme
from scenes.ui.theme import Colour
from scenes.ui.words import mark, tr

_PARCHMENT: Colour = (246, 236, 212)
_WHITE: Colour = (255, 250, 238)


def paint(face: str, width: int, height: int) -> Surface:
    """Draw a face: "card/NAME", "mini/NAME", "seal/FACTION", "vote/FACTION", "banner/EVENT", "back:card", "court"."""
    if face.startswith("back:"):
        return _back(width, height)
    kind, _, key = face.partition("/")
    if kind == "card":
        return _card(key, width, height)
    if kind == "mini":
        return _mini(key, width, height)
    if kind == "vote":
        return _vote(key, width, height)
    if kind == "banner":
        return _banner(key, width, height)
    made = Surface((width, height), pygame.SRCALPHA)
    name = "claim/throne" if kind == "court" else f"claim/{FACTION[key].picture}"
    pictures.blit(made, name, made.get_rect())
    if kind == "court":
        made.set_alpha(70)
    return made


def _sheet(width: int, height: int, ground: Colour, edge: Colour) -> Surface:
    """A card with rounded corners and a coloured frame."""
    made = Surface((width, height), pygame.SRCALPHA)
    radius = max(2, width // 11)
    whole = made.get_rect()
    pygame.draw.rect(made, ground, whole, border_radius=radius)
    pygame.draw.rect(made, edge, whole, max(1, width // 26), radius)
    pygame.draw.rect(made, backdrop.mixed(edge, (0, 0, 0), 0.45), whole, 1, radius)
    return made


def _card(card: str, width: int, height: int) -> Surface:
    """A whole card: number and letter in both upper corners, the portrait, the faction's name."""
    faction, number = split(card)
    words = FACTION[faction]
    made = _sheet(width, height, _PARCHMENT, words.colour)
    u = width / 100
    tint = backdrop.mixed(_PARCHMENT, words.colour, 0.22)
    inner = Rect(round(8 * u), round(8 * u), round(84 * u), round(height - 31 * u))
    pygame.draw.rect(made, tint, inner, border_radius=max(2, round(6 * u)))
    pictures.blit(
        made, f"claim/{words.picture}_{number}", Rect(round(18 * u), round(36 * u), round(74 * u), round(74 * u))
    )
    # Number and letter stand at the left, where they are seen when cards overlap.
    corner = Rect(round(9 * u), round(7 * u), round(26 * u), round(34 * u))
    text.put(made, number, corner, round(38 * u), words.colour, bold=True)
    letter = Rect(corner.right, round(11 * u), round(29 * u), round(27 * u))
    text.put(made, tr(words.letter), letter, round(21 * u), words.colour, bold=True)
    band = Rect(0, round(height - 21 * u), width, round(21 * u))
    radius = max(2, width // 11)
    pygame.draw.rect(made, words.colour, band, border_bottom_left_radius=radius, border_bottom_right_radius=radius)
    label = band.inflate(-round(8 * u), -round(4 * u))
    text.put(made, tr(words.one), label, round(15 * u), _WHITE, bold=True)
    return made


def _mini(card: str, width: int, height: int) -> Surface:
    """A small card: number and letter on the faction's colour, its seal below."""
    faction, number = split(card)
    words = FACTION[faction]
    made = _sheet(width, height, _PARCHMENT, words.colour)
    u = width / 100
    head = Rect(0, 0, width, round(52 * u))
    radius = max(2, width // 11)
    pygame.draw.rect(made, words.colour, head, border_top_left_radius=radius, border_top_right_radius=radius)
    text.put(made, number, Rect(round(8 * u), 0, round(46 * u), head.h), round(56 * u), _WHITE, bold=True)
    letter = Rect(round(48 * u), round(4 * u), round(46 * u), head.h - round(8 * u))
    text.put(made, tr(words.letter), letter, round(36 * u), _WHITE, bold=True, align="right")
    seal = Rect(round(8 * u), head.bottom + round(3 * u), round(84 * u), height - head.bottom - round(8 * u))
    pictures.blit(made, f"claim/{words.picture}", seal)
    return made


def _back(width: int, height: int) -> Surface:
    made = Surface((width, height), pygame.SRCALPHA)
    pictures.blit(made, "claim/card_back", made.get_rect())
    return made


_BANNERS = {"phase_two": (mark("Phase two"), mark("The followers become the hands: now the votes are won"))}


def _banner(event: str, width: int, height: int) -> Surface:
    """A leather plate with a title and a line, for an event that must be seen."""
    made = Surface((width, height), pygame.SRCALPHA)
    radius = max(3, height // 8)
    pygame.draw.rect(made, theme.LEATHER, made.get_rect(), border_radius=radius)
    pygame.draw.rect(made, theme.BRASS, made.get_rect(), max(2, height // 30), radius)
    title, line = _BANNERS[event]
    side = round(height * 0.72)
    for x in (round(height * 0.6), width - round(height * 0.6)):
        crown = Rect(0, 0, side, side)
        crown.center = (x, height // 2)
        pictures.blit(made, "claim/vote", crown)
    inner = made.get_rect().inflate(-round(height * 2.3), -round(height * 0.2))
    upper = Rect(inner.left, inner.top, inner.w, round(inner.h * 0.58))
    text.put(made, tr(title), upper, round(height * 0.36), theme.GOLD, bold=True, align="center")
    lower = Rect(inner.left, upper.bottom, inner.w, inner.h - upper.h)
    text.put(made, tr(line), lower, round(height * 0.2), theme.CREAM, align="center")
    return made


def _vote(faction: str, width: int, height: int) -> Surface:
    """A vote: the faction's seal on a golden coin."""
    made = Surface((width, height), pygame.SRCALPHA)
    centre, radius = (width // 2, height // 2), min(width, height) // 2
    pygame.draw.circle(made, (122, 90, 30), centre, radius)
    pygame.draw.circle(made, (222, 178, 84), centre, radius - max(1, radius // 14))
    pygame.draw.circle(made, (164, 122, 48), centre, round(radius * 0.82), max(1, radius // 18))
    side = round(radius * 1.36)
    seal = Rect(0, 0, side, side)
    seal.center = centre
    pictures.blit(made, f"claim/{FACTION[faction].picture}", seal)
    return made
