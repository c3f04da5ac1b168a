"""The cards of the four clans as numbers: a card is its clan * 7 + its rank - 1, a set of cards has a bit for each."""

from __future__ import annotations

from collections.abc import Iterable

CLANS = ("goat", "eagle", "snake", "wolf")
"""The clans, which are also the forts in their order on the table."""
PROFESSIONS = ("jester", "soldier", "merchant", "general", "cardinal", "queen", "king")
"""The ranks from 1 to 7."""
RANKS = 7
COUNT = len(CLANS) * RANKS
JESTER, KING = 1, 7
NO_TRUMP = len(CLANS)
"""Stands for "no trump yet" where a clan's number is expected."""

NAMES = tuple(f"{clan}_{rank}" for clan in CLANS for rank in range(1, RANKS + 1))
"""The names of the cards: "goat_1" … "wolf_7"."""
NUMBER = {name: card for card, name in enumerate(NAMES)}
BITS = tuple(1 << card for card in range(COUNT))
WHOLE = (1 << COUNT) - 1
SUIT = tuple(127 << RANKS * clan for clan in range(len(CLANS)))
"""For every clan the set of its cards."""
FOURS = {rank: sum(BITS[clan * RANKS + rank - 1] for clan in range(len(CLANS))) for rank in (JESTER, KING)}
"""The sets of four that no dealt hand may hold, by rank."""


def beats(led: int, answer: int, trump: int) -> bool:
    """Whether the answering card wins against the card that led.

    In one clan the higher rank wins, but the Jester beats the King. Otherwise only a trump beats the led card."""
    clan, rank = divmod(led, RANKS)
    other, answered = divmod(answer, RANKS)
    if clan != other:
        return other == trump
    if {rank + 1, answered + 1} == {JESTER, KING}:
        return answered + 1 == JESTER
    return answered > rank


BEATERS = tuple(
    tuple(sum(BITS[card] for card in range(COUNT) if card != led and beats(led, card, trump)) for led in range(COUNT))
    for trump in range(NO_TRUMP + 1)
)
"""By trump and led card: the set of cards that win as an answer."""


def members(cards: int) -> list[int]:
    """The numbers of the cards in a set, ascending."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit.bit_length() - 1)
        cards ^= bit
    return found


def names(cards: int) -> tuple[str, ...]:
    """The names of the cards in a set, in the order of clans and ranks."""
    return tuple(NAMES[card] for card in members(cards))


def card_set(cards: Iterable[str]) -> int:
    """The set of the cards with these names."""
    return sum(BITS[NUMBER[name]] for name in cards)


def clan_of(name: str) -> str:
    """The clan of a card by its name."""
    return name.partition("_")[0]


def rank_of(name: str) -> int:
    """The rank of a card by its name, 1 to 7."""
    return int(name.partition("_")[2])
