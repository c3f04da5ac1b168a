"""The deck: countries and force cards as data, read from a TOML file and checked.

`deck.toml` beside this file is the shipped deck and says how such a file is written. A card is known everywhere by its
number, from 1 in the order of the file; a country by its place in the file, from 0.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any

from game.core import RulesError

TYPES = ("aircraft", "commando", "ground", "propaganda", "ship")
TEXTS = ("none", "turn_over", "turn_up", "steadfast", "shield", "vanguard", "trade", "swap_hands", "spoils")
NONE, TURN_OVER, TURN_UP, STEADFAST, SHIELD, VANGUARD, TRADE, SWAP_HANDS, SPOILS = range(len(TEXTS))
CONDITIONS = ("counts_more", "draws_a_card", "may_not_be_turned_over", "may_turn_one_up", "turns_one_over", "two_cards")
COUNTS_MORE, DRAWS, SAFE, MAY_TURN_UP, TURNS_OVER, TWO_CARDS = range(len(CONDITIONS))
_SILENT = (NONE, STEADFAST, SHIELD, SPOILS)
"""Texts that do nothing when the card is played."""
SOURCES = ("rulebook", "reconstruction", "own")

COUNTRIES = 10
FEWEST, MOST = 60, 120
STRONGEST = 20
SHIPPED = Path(__file__).with_name("deck.toml")
_LONGEST = 120
_LARGEST = 1_000_000


class BadDeck(RulesError):
    """A deck file that cannot be used; the message is one sentence that names the card and the field."""


@dataclass(frozen=True, slots=True)
class Country:
    """A country card. `condition` is one of CONDITIONS, `type` the card type it looks at ("" with two_cards), `by` how
    much more that type counts (0 unless counts_more), `source` where the entry comes from."""

    name: str
    points: int
    condition: str
    type: str
    by: int
    flavour: str
    source: str


@dataclass(frozen=True, slots=True)
class Force:
    """A force card. `type` is one of TYPES, `text` one of TEXTS, `strength` 0 to 20."""

    name: str
    type: str
    strength: int
    text: str
    flavour: str
    source: str


def _table() -> Any:
    """A field that is worked out from the cards, and quicker to look up than a property."""
    return field(init=False, repr=False, compare=False)


@dataclass(frozen=True)
class Deck:
    """Countries and force cards, and the tables that the rules look things up in: by number of a card (place 0 stands
    for nothing), by country, or both. Sets of cards are numbers with a bit for each card.

    numbers: the numbers of the force cards. points: by country, its victory points. text: by card, which of TEXTS.
    strength: by card, its printed strength. worth: by country and card, what a card that lies face up counts there.
    acts: by country and card, the condition that playing it sets off (DRAWS, MAY_TURN_UP or TURNS_OVER), or -1. quiet:
    by country and card, whether playing it sets nothing off and ends the turn. safe: by country, the set of the cards
    that may not be turned over there. two_cards: by country, whether two cards may be played in a turn. shields: the
    cards that may be discarded to keep another from being turned over. spoils: the cards that bring new ones to whoever
    wins with them.
    """

    countries: tuple[Country, ...]
    forces: tuple[Force, ...]
    numbers: range = _table()
    points: tuple[int, ...] = _table()
    text: tuple[int, ...] = _table()
    strength: tuple[int, ...] = _table()
    worth: tuple[tuple[int, ...], ...] = _table()
    acts: tuple[tuple[int, ...], ...] = _table()
    quiet: tuple[tuple[bool, ...], ...] = _table()
    safe: tuple[int, ...] = _table()
    two_cards: tuple[bool, ...] = _table()
    shields: frozenset[int] = _table()
    spoils: frozenset[int] = _table()

    def __post_init__(self) -> None:
        countries, forces = self.countries, self.forces
        text = (NONE, *(TEXTS.index(card.text) for card in forces))
        tables = {
            "numbers": range(1, len(forces) + 1),
            "points": tuple(country.points for country in countries),
            "text": text,
            "strength": (0, *(card.strength for card in forces)),
            "worth": tuple((0, *(_worth(country, card) for card in forces)) for country in countries),
            "acts": tuple((-1, *(_act(country, card) for card in forces)) for country in countries),
            "quiet": tuple((False, *(_quiet(country, card) for card in forces)) for country in countries),
            "safe": tuple(
                sum(1 << number for number, card in enumerate(forces, 1) if _safe(country, card))
                for country in countries
            ),
            "two_cards": tuple(country.condition == CONDITIONS[TWO_CARDS] for country in countries),
            "shields": frozenset(number for number, what in enumerate(text) if what == SHIELD),
            "spoils": frozenset(number for number, what in enumerate(text) if what == SPOILS),
        }
        for name, table in tables.items():
            object.__setattr__(self, name, table)

    def card(self, number: int) -> Force:
        """The force card with this number."""
        return self.forces[number - 1]

    @cached_property
    def fingerprint(self) -> str:
        """Sixteen letters that are the same for decks that play the same: names and flavour lines do not matter."""
        played = [(c.points, c.condition, c.type, c.by) for c in self.countries]
        text = repr((played, [(c.type, c.strength, c.text) for c in self.forces]))
        return blake2b(text.encode(), digest_size=8).hexdigest()


def _worth(country: Country, card: Force) -> int:
    return card.strength + (country.by if card.type == country.type else 0)


def _safe(country: Country, card: Force) -> bool:
    kept = country.condition == CONDITIONS[SAFE] and card.type == country.type
    return kept or card.text == TEXTS[STEADFAST]


def _act(country: Country, card: Force) -> int:
    at = CONDITIONS.index(country.condition)
    return at if at in (DRAWS, MAY_TURN_UP, TURNS_OVER) and card.type == country.type else -1


def _quiet(country: Country, card: Force) -> bool:
    two_cards = country.condition == CONDITIONS[TWO_CARDS]
    return TEXTS.index(card.text) in _SILENT and _act(country, card) < 0 and not two_cards


def read_deck(path: Path) -> Deck:
    """The deck in a file. Raises BadDeck for one that cannot be read or has a fault in it."""
    try:
        if path.stat().st_size > _LARGEST:
            raise BadDeck(f"{path.name} is too large for a deck")
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadDeck(f"the deck {path} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadDeck(f"the deck {path.name} is not a text in UTF-8") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadDeck(f"the deck {path.name} is not written in TOML: {error}") from None
    try:
        return _deck(data)
    except BadDeck as error:
        raise BadDeck(f"the deck {path.name}: {error}") from None


def _deck(data: Mapping[str, Any]) -> Deck:
    unknown = sorted(data.keys() - {"country", "force"})
    if unknown:
        raise BadDeck(f"it has a table '{unknown[0]}', where only [[country]] and [[force]] are known")
    countries, forces = _tables(data, "country"), _tables(data, "force")
    if len(countries) != COUNTRIES:
        raise BadDeck(f"it has {len(countries)} countries instead of {COUNTRIES}")
    if not FEWEST <= len(forces) <= MOST:
        raise BadDeck(f"it has {len(forces)} force cards instead of {FEWEST} to {MOST}")
    return Deck(
        tuple(_country(Entry(entry, f"country {place}")) for place, entry in enumerate(countries, 1)),
        tuple(_force(Entry(entry, f"force card {number}")) for number, entry in enumerate(forces, 1)),
    )


def _tables(data: Mapping[str, Any], kind: str) -> list[Any]:
    entries = data.get(kind, [])
    if not isinstance(entries, list):
        raise BadDeck(f"each entry of '{kind}' is headed [[{kind}]], with two brackets")
    return entries


def _country(entry: Entry) -> Country:
    name = entry.line("name")
    condition = entry.word("condition", CONDITIONS)
    kind = "" if condition == CONDITIONS[TWO_CARDS] else entry.word("type", TYPES)
    by = entry.number("by", 1, 2) if condition == CONDITIONS[COUNTS_MORE] else 0
    points = entry.number("points", 1, 5)
    country = Country(
        name, points, condition, kind, by, entry.line("flavour", ""), entry.word("source", SOURCES, "own")
    )
    entry.done(f"a country whose condition is '{condition.replace('_', ' ')}'")
    return country


def _force(entry: Entry) -> Force:
    card = Force(
        entry.line("name"),
        entry.word("type", TYPES),
        entry.number("strength", 0, STRONGEST),
        entry.word("text", TEXTS, "none"),
        entry.line("flavour", ""),
        entry.word("source", SOURCES, "own"),
    )
    entry.done("a force card")
    return card


class Entry:
    """One table of the file, whose fields are taken out one by one; complaints name the card and the field."""

    def __init__(self, fields: object, which: str) -> None:
        if not isinstance(fields, dict):
            raise BadDeck(f"{which} is not a table of fields")
        self._fields = dict(fields)
        name = fields.get("name")
        self._which = f"{which} ({name})" if isinstance(name, str) and name.isprintable() else which

    def _take(self, field: str, usual: str | None) -> object:
        if field in self._fields:
            return self._fields.pop(field)
        if usual is None:
            raise BadDeck(f"{self._which} has no field '{field}'")
        return usual

    def line(self, field: str, usual: str | None = None) -> str:
        """A line of text; empty only where that is usual."""
        value = self._take(field, usual)
        if not isinstance(value, str) or not value.isprintable() or len(value) > _LONGEST:
            raise BadDeck(f"{self._which}: '{field}' must be one line of text of at most {_LONGEST} letters")
        if not value.strip() and usual is None:
            raise BadDeck(f"{self._which}: '{field}' is empty")
        return value.strip()

    def word(self, field: str, known: tuple[str, ...], usual: str | None = None) -> str:
        """One of the known words; capitals do not matter, nor whether there are spaces or underscores."""
        value = self._take(field, usual)
        word = "_".join(value.lower().replace("_", " ").split()) if isinstance(value, str) else ""
        if word not in known:
            choices = ", ".join(choice.replace("_", " ") for choice in known)
            raise BadDeck(f"{self._which}: '{field}' is {_shown(value)}, which is not one of {choices}")
        return word

    def number(self, field: str, least: int, most: int) -> int:
        """A whole number in a range."""
        value = self._take(field, None)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadDeck(f"{self._which}: '{field}' is {_shown(value)} instead of a number from {least} to {most}")
        return value

    def done(self, what: str) -> None:
        """Complain about a field that has no meaning here."""
        if self._fields:
            raise BadDeck(f"{self._which} has a field '{min(self._fields)}', which {what} does not have")


def _shown(value: object) -> str:
    text = " ".join(f"{value}".split())
    return f"'{text if len(text) <= 40 else text[:37] + '...'}'"
