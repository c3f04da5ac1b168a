"""How the cards of War on Terror look: index cards with a symbol, and countries as sheets with a stamp."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.table.war_on_terror import cards
from scenes.table.war_on_terror.cards import TEXT, TYPE
from scenes.ui import backdrop, pictures, text, theme
from scenes.ui.theme import Colour
from scenes.ui.words import tr

_PAPER: Colour = (247, 241, 226)
_MANILA: Colour = (226, 196, 138)
_INK: Colour = (38, 40, 40)
_WHITE: Colour = (255, 252, 244)
_STAMP: Colour = (164, 44, 40)
_NAMED = 120  # pixels of width from which a card has its name on it


def paint(face: str, width: int, height: int) -> Surface:
    """Draw a face: "force/N", "back:force/N" (turned over), "back:force" (hidden), "dossier/N", "stamp/N",
    "back:country", "banner/WORDS", "type/KEY", "text/KEY", "empty", "mat"."""
    kind, _, key = face.partition("/")
    made = Surface((width, height), pygame.SRCALPHA)
    if kind == "force":
        _force(made, int(key))
    elif kind == "back:force":
        _turned(made, int(key)) if key else pictures.blit(made, "war_on_terror/card_back", made.get_rect())
    elif kind == "dossier":
        _dossier(made, int(key))
    elif kind == "stamp":
        _stamp(made, int(key))
    elif kind == "back:country":
        _closed(made)
    elif kind == "banner":
        _banner(made, key)
    elif kind in ("empty", "mat"):
        _empty(made) if kind == "empty" else _mat(made)
    else:
        _symbol(made, kind, key)
    return made


def _card(made: Surface, paper: Colour, edge: Colour) -> None:
    """A cardboard card with a coloured frame and a lit upper edge."""
    width = made.width
    radius = max(2, width // 12)
    pygame.draw.rect(made, backdrop.mixed(edge, (0, 0, 0), 0.45), made.get_rect(), border_radius=radius)
    inner = made.get_rect().inflate(-2, -2)
    pygame.draw.rect(made, paper, inner, border_radius=radius)
    pygame.draw.rect(made, edge, inner, max(1, width // 28), radius)


def _force(made: Surface, number: int) -> None:
    """Strength and letter in the corner, the text's symbol opposite, the type's symbol, and what the card does."""
    card = cards.force(number)
    words, does = TYPE[card.type], TEXT[card.text]
    u, height = made.width / 100, made.height
    _card(made, _PAPER, words.colour)
    tint = backdrop.mixed(_PAPER, words.colour, 0.16)
    named = made.width >= _NAMED
    foot = round(24 * u)
    field = Rect(round(7 * u), round(41 * u), round(86 * u), height - foot - round(45 * u))
    pygame.draw.rect(made, tint, field, border_radius=max(2, round(5 * u)))
    # Strength and the text's symbol stand at the left, where they are seen when cards overlap.
    corner = Rect(round(9 * u), round(5 * u), round(27 * u), round(36 * u))
    text.put(made, str(card.strength), corner, round(40 * u), words.colour, bold=True)
    letter = Rect(round(68 * u), round(10 * u), round(23 * u), round(27 * u))
    text.put(made, tr(words.letter), letter, round(22 * u), words.colour, bold=True, align="right")
    if card.text != "none":
        symbol = Rect(round(37 * u), round(8 * u), round(30 * u), round(30 * u))
        pictures.blit(made, f"war_on_terror/{card.text}", symbol)
    if named:
        label = Rect(field.left + round(3 * u), field.bottom - round(19 * u), field.w - round(6 * u), round(18 * u))
        text.put(made, tr(card.name), label, round(10.5 * u), _INK, bold=True, align="center", wrapped=True)
        field.h -= round(17 * u)
    pictures.blit(made, f"war_on_terror/{card.type}", field.inflate(-round(14 * u), -round(5 * u)))
    _foot(made, words.colour, tr(does.title) or tr(words.name), foot, u)


def _foot(made: Surface, colour: Colour, words: str, high: int, u: float) -> None:
    """The coloured band at the foot of a card."""
    band = Rect(1, made.height - high - 1, made.width - 2, high)
    radius = max(2, made.width // 12)
    pygame.draw.rect(made, colour, band, border_bottom_left_radius=radius, border_bottom_right_radius=radius)
    text.put(
        made, words, band.inflate(-round(7 * u), -round(3 * u)), round(15.5 * u), _WHITE, bold=True, align="center"
    )


def _turned(made: Surface, number: int) -> None:
    """The back of a card that lies turned over, with a slip that tells what it was: everybody has seen it."""
    card = cards.force(number)
    u = made.width / 100
    pictures.blit(made, "war_on_terror/card_back", made.get_rect())
    slip = Rect(round(20 * u), round(made.height / 2 - 22 * u), round(60 * u), round(44 * u))
    pygame.draw.rect(made, backdrop.mixed(_PAPER, (90, 90, 90), 0.3), slip, border_radius=max(2, round(4 * u)))
    letter = Rect(slip.left + round(4 * u), slip.top, round(24 * u), slip.h)
    text.put(made, tr(TYPE[card.type].letter), letter, round(28 * u), _INK, bold=True, align="center")
    worth = Rect(letter.right, slip.top, slip.right - letter.right - round(4 * u), slip.h)
    text.put(made, str(card.strength), worth, round(28 * u), _INK, bold=True, align="center")
    line = (slip.left + round(5 * u), slip.centery), (slip.right - round(5 * u), slip.centery)
    pygame.draw.line(made, _STAMP, *line, max(1, round(3 * u)))


def _dossier(made: Surface, number: int) -> None:
    """The contested country: stamp, name, points, and its condition in words."""
    land = cards.country(number)
    width, height = made.get_size()
    radius = max(3, height // 14)
    tab = Rect(round(width * 0.03), 0, round(width * 0.3), round(height * 0.2))
    pygame.draw.rect(made, backdrop.mixed(_MANILA, (0, 0, 0), 0.18), tab, border_radius=radius)
    sheet = Rect(0, round(height * 0.08), width, height - round(height * 0.08))
    pygame.draw.rect(made, _MANILA, sheet, border_radius=radius)
    pygame.draw.rect(made, backdrop.mixed(_MANILA, (60, 40, 10), 0.4), sheet, max(1, height // 70), radius)
    paper = sheet.inflate(-round(height * 0.1), -round(height * 0.12))
    pygame.draw.rect(made, _PAPER, paper, border_radius=max(2, radius // 2))
    side = round(paper.h * 0.92)
    stamp = Rect(paper.left + round(height * 0.06), paper.centery - side // 2, side, side)
    pictures.blit(made, cards.picture(land), stamp)
    side = round(paper.h * 0.62)
    badge = Rect(paper.right - side - round(height * 0.06), paper.centery - side // 2, side, side)
    _points(made, badge, land.points)
    left = stamp.right + round(height * 0.1)
    words = Rect(
        left, paper.top + round(paper.h * 0.04), badge.left - left - round(height * 0.06), round(paper.h * 0.34)
    )
    text.put(made, tr(land.name), words, round(height * 0.24), _INK, bold=True)
    rule = Rect(left, words.bottom, words.w, paper.bottom - words.bottom - round(paper.h * 0.06))
    text.put(made, cards.condition(land), rule, round(height * 0.19), _INK, wrapped=True)


def _points(made: Surface, badge: Rect, points: int) -> None:
    """Victory points as a red rubber stamp."""
    centre, radius = badge.center, badge.w // 2
    pygame.draw.circle(made, _WHITE, centre, radius)
    pygame.draw.circle(made, _STAMP, centre, radius, max(2, radius // 7))
    pygame.draw.circle(made, _STAMP, centre, round(radius * 0.76), max(1, radius // 16))
    inner = Rect(0, 0, round(radius * 1.1), round(radius * 1.3))
    inner.center = centre
    text.put(made, str(points), inner, round(radius * 1.1), _STAMP, bold=True, align="center")


def _stamp(made: Surface, number: int) -> None:
    """A liberated country: its picture with its points."""
    land = cards.country(number)
    pictures.blit(made, cards.picture(land), made.get_rect())
    side = round(made.width * 0.5)
    _points(made, Rect(made.width - side, made.height - side, side, side), land.points)


def _closed(made: Surface) -> None:
    pictures.blit(made, "war_on_terror/country_back", made.get_rect())


def _empty(made: Surface) -> None:
    """Where a country lay, or will lie."""
    radius = max(3, min(made.get_size()) // 10)
    pygame.draw.rect(made, (*backdrop.mixed(_MANILA, (0, 0, 0), 0.5), 90), made.get_rect(), max(1, radius // 4), radius)


def _mat(made: Surface) -> None:
    """A player's place: a darker field with a fine line round it."""
    radius = max(3, made.height // 16)
    pygame.draw.rect(made, (8, 16, 18, 70), made.get_rect(), border_radius=radius)
    pygame.draw.rect(made, (200, 184, 140, 60), made.get_rect(), max(1, radius // 8), radius)


def _symbol(made: Surface, kind: str, key: str) -> None:
    """A type or a text on a light ground, for the rules page."""
    edge = TYPE[key].colour if kind == "type" else theme.BRASS
    radius = max(3, made.width // 10)
    pygame.draw.rect(made, _PAPER, made.get_rect(), border_radius=radius)
    pygame.draw.rect(made, edge, made.get_rect(), max(1, made.width // 24), radius)
    inner = made.get_rect().inflate(-round(made.width * 0.24), -round(made.height * 0.24))
    pictures.blit(made, f"war_on_terror/{key}", inner)


def _banner(made: Surface, words: str) -> None:
    """A leather plate with a line, for something that must be seen."""
    height = made.height
    radius = max(3, height // 6)
    pygame.draw.rect(made, theme.LEATHER, made.get_rect(), border_radius=radius)
    pygame.draw.rect(made, theme.BRASS, made.get_rect(), max(2, height // 24), radius)
    inner = made.get_rect().inflate(-height // 2, -height // 4)
    text.put(made, words, inner, round(height * 0.55), theme.GOLD, bold=True, align="center")
