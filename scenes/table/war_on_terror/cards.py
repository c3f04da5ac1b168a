"""Countries, force cards and card texts in words. Names and flavour lines come from the deck that is played with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import game
from game.war_on_terror.deck import Country, Deck, Force
from game.war_on_terror.rulebook import WarOnTerror
from scenes.table.view import Zoom
from scenes.ui import pictures
from scenes.ui.theme import Colour
from scenes.ui.words import mark, tr, trn

SHAPE = 0.7
"""Width of a force card over its height."""
DOSSIER = 3.5
"""Width of the contested country's sheet over its height."""


@dataclass(frozen=True, slots=True)
class TypeWords:
    """A type of force card as the table shows it."""

    name: str
    one: str
    letter: str
    colour: Colour


TYPE = {
    "aircraft": TypeWords(mark("Aircraft"), mark("an Aircraft card"), mark("A"), (44, 96, 148)),
    "commando": TypeWords(mark("Commando"), mark("a Commando card"), mark("C"), (92, 88, 34)),
    "ground": TypeWords(mark("Ground"), mark("a Ground card"), mark("G"), (142, 84, 34)),
    "propaganda": TypeWords(mark("Propaganda"), mark("a Propaganda card"), mark("P"), (150, 52, 64)),
    "ship": TypeWords(mark("Ship"), mark("a Ship card"), mark("S"), (20, 104, 104)),
}


@dataclass(frozen=True, slots=True)
class TextWords:
    """A card text: what it is called and what it does."""

    title: str
    does: str


TEXT = {
    "none": TextWords("", mark("No text: it counts its strength.")),
    "turn_over": TextWords(mark("Turn over"), mark("Turn over a card of another player.")),
    "turn_up": TextWords(mark("Turn up"), mark("Turn one of your own face-down cards up.")),
    "steadfast": TextWords(mark("Steadfast"), mark("This card may not be turned over.")),
    "shield": TextWords(
        mark("Shield"), mark("You may discard it from your hand to keep one of your cards from being turned over.")
    ),
    "vanguard": TextWords(
        mark("Vanguard"), mark("If it is the first card you play for this country, you draw one card.")
    ),
    "trade": TextWords(mark("Trade"), mark("You may exchange it for any card that another player has played.")),
    "swap_hands": TextWords(
        mark("Swap hands"), mark("Exchange your whole hand for another player's, unseen. It is discarded at once.")
    ),
    "spoils": TextWords(
        mark("Spoils"),
        mark("If you liberate this country while this card lies face up before you, you draw two cards."),
    ),
}

CONDITION = {
    "draws_a_card": mark("Whoever plays {one} draws a card."),
    "may_not_be_turned_over": mark("{type} cards may not be turned over."),
    "may_turn_one_up": mark("Whoever plays {one} may turn one of their own cards up."),
    "turns_one_over": mark("Whoever plays {one} turns over a card of another player."),
    "two_cards": mark("You may play two cards in your turn, one after the other."),
}

SOURCE = {
    "rulebook": mark("The rulebook tells this condition; the points are our reconstruction."),
    "reconstruction": mark("Our reconstruction: the printed list is not public."),
    "own": mark("From your own deck."),
}

_decks: list[Deck] = []


def use(deck: Deck) -> None:
    """Speak of the cards of this deck from now on."""
    _decks[:] = [deck]


def in_use(deck: Deck) -> bool:
    """Whether this deck is spoken of."""
    return bool(_decks) and _decks[0] is deck


def forget() -> None:
    """Speak of the deck that the rulebook in use has, until another one is put to use."""
    _decks.clear()


def deck() -> Deck:
    """The deck that is spoken of."""
    if not _decks:
        book = game.rulebook("war_on_terror")
        assert isinstance(book, WarOnTerror)
        use(book.deck)
    return _decks[0]


def force(number: int) -> Force:
    """A force card."""
    return deck().card(number)


def country(number: int) -> Country:
    """A country."""
    return deck().countries[number]


def name(number: object) -> str:
    """What a force card is called; "a hidden card" for None."""
    return tr(force(number).name) if isinstance(number, int) and number else tr("a hidden card")


def title(number: int) -> str:
    """A force card with its strength: "Fighter Pair (5)"."""
    return tr("{card} ({strength})", card=name(number), strength=force(number).strength)


def titles(numbers: Sequence[int]) -> str:
    """Several force cards in a line."""
    return ", ".join(map(title, numbers))


def country_name(number: object) -> str:
    """What a country is called."""
    assert isinstance(number, int)
    return tr(country(number).name)


def picture(land: Country) -> str:
    """The picture of a country: one of ours where the name is known, else a folder."""
    key = f"war_on_terror/{slug(land.name)}"
    return key if pictures.exists(key) else "war_on_terror/folder"


def slug(words: str) -> str:
    """A name as a key."""
    return re.sub(r"[^a-z]+", "_", words.lower()).strip("_")


def condition(land: Country) -> str:
    """The condition of a country in words."""
    kind = tr(TYPE[land.type].name) if land.type else ""
    if land.condition == "counts_more":
        return tr("{type} cards count {by} more.", type=kind, by=land.by)
    return tr(CONDITION[land.condition], type=kind, one=tr(TYPE[land.type].one) if land.type else "")


def points(count: int) -> str:
    """Victory points in words."""
    return trn("{count} point", "{count} points", count)


def force_zoom(number: int, *more: str) -> Zoom:
    """A force card enlarged, with further sentences about it."""
    card = force(number)
    words = TEXT[card.text]
    kind = tr("{type} · strength {strength}", type=tr(TYPE[card.type].name), strength=card.strength)
    said = [tr(words.does)]
    if words.title:
        said[0] = tr("{title}: {does}", title=tr(words.title), does=said[0])
    return Zoom(f"force/{number}", SHAPE, tr(card.name), kind, (*said, *more), _flavour(card.flavour))


def country_zoom(number: int, *more: str) -> Zoom:
    """A country enlarged, with further sentences about it."""
    land = country(number)
    asides = (*_flavour(land.flavour), tr(SOURCE[land.source]))
    return Zoom(f"stamp/{number}", 1.0, tr(land.name), points(land.points), (condition(land), *more), asides)


def text_zoom(key: str) -> Zoom:
    """A card text, for the rules page."""
    words = TEXT[key]
    return Zoom(f"text/{key}", 1.0, tr(words.title), tr("Card text"), (tr(words.does),))


def type_zoom(key: str) -> Zoom:
    """A type of card with how many there are, for the rules page."""
    cards = [card for card in deck().forces if card.type == key]
    strengths = sorted(card.strength for card in cards)
    said = tr("Strength {least} to {most}.", least=strengths[0], most=strengths[-1]) if cards else ""
    count = trn("{count} card", "{count} cards", len(cards))
    return Zoom(f"type/{key}", 1.0, tr(TYPE[key].name), count, (said,) if said else ())


def _flavour(words: str) -> tuple[str, ...]:
    return (tr("“{words}”", words=tr(words)),) if words else ()
