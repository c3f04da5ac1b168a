"""The factions and their cards in words: names, letters and powers. A faction that joins needs an entry here and its
pictures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scenes.table.view import Zoom
from scenes.ui.theme import Colour
from scenes.ui.words import mark, tr

SHAPE = 0.7
"""Width of a card over its height."""


@dataclass(frozen=True, slots=True)
class FactionWords:
    """A faction as the table shows it. `picture` begins the names of its pictures."""

    one: str
    many: str
    letter: str
    picture: str
    colour: Colour
    held: str
    cards: str
    power: tuple[str, ...]


FACTION = {
    "goblin": FactionWords(
        mark("Goblin"),
        mark("Goblins"),
        mark("G"),
        "goblins",
        (74, 116, 38),
        mark("a Goblin"),
        mark("14 cards: 1 to 9 and five 0s"),
        (
            mark("They are many, and they have no power."),
            mark("A Knight played on a Goblin that was led beats it, whatever the numbers."),
        ),
    ),
    "knight": FactionWords(
        mark("Knight"),
        mark("Knights"),
        mark("K"),
        "knights",
        (156, 40, 48),
        mark("a Knight"),
        mark("8 cards: 2 to 9"),
        (
            mark("A Knight beats a Goblin that was led, whatever the numbers; but who holds a Goblin must follow it."),
            mark("Against Doppelgangers Knights have no power."),
        ),
    ),
    "undead": FactionWords(
        mark("Undead"),
        mark("Undead"),
        mark("U"),
        "undead",
        (92, 74, 138),
        mark("an Undead"),
        mark("10 cards: 0 to 9"),
        (
            mark("Phase one: an Undead that is played is scored at once by whoever wins the trick."),
            mark("One that is won at stake is a follower like any other."),
        ),
    ),
    "dwarf": FactionWords(
        mark("Dwarf"),
        mark("Dwarves"),
        mark("Dw"),
        "dwarves",
        (168, 96, 26),
        mark("a Dwarf"),
        mark("10 cards: 0 to 9"),
        (mark("Phase two: every Dwarf in a trick is scored by whoever loses it."),),
    ),
    "doppelganger": FactionWords(
        mark("Doppelganger"),
        mark("Doppelgangers"),
        mark("Do"),
        "doppelgangers",
        (24, 106, 114),
        mark("a Doppelganger"),
        mark("10 cards: 0 to 9"),
        (
            mark("May always be played, and then counts as the faction that was led, without its power."),
            mark("Led, Doppelgangers must be followed. At the end they are a faction of their own."),
        ),
    ),
}


def split(card: str) -> tuple[str, str]:
    """The faction and the number of a card."""
    faction, _, number = card.rpartition("_")
    return faction, number


def name(card: str) -> str:
    """A card's name: "Knight 7"."""
    faction, number = split(card)
    return tr("{faction} {number}", faction=tr(FACTION[faction].one), number=number)


def names(cards: Iterable[str]) -> str:
    """Several cards, faction by faction: "Goblins 0, 0, 4; Knights 7"."""
    by_faction: dict[str, list[str]] = {}
    for card in cards:
        faction, number = split(card)
        by_faction.setdefault(faction, []).append(number)
    return "; ".join(
        tr("{faction} {numbers}", faction=many(faction), numbers=", ".join(numbers))
        for faction, numbers in by_faction.items()
    )


def many(faction: str) -> str:
    """A faction's name."""
    return tr(FACTION[faction].many)


def zoom(card: str) -> Zoom:
    """A card in words."""
    words = FACTION[split(card)[0]]
    kind = tr("{faction} · {cards}", faction=tr(words.many), cards=tr(words.cards))
    return Zoom(f"card/{card}", SHAPE, name(card), kind, tuple(tr(line) for line in words.power))


def faction_zoom(faction: str, extra: tuple[str, ...] = ()) -> Zoom:
    """A faction in words, after what is to be said of it just now."""
    words = FACTION[faction]
    power = tuple(tr(line) for line in words.power)
    return Zoom(f"seal/{faction}", 1.0, tr(words.many), tr(words.cards), (*extra, *power))
