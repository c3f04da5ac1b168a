"""What is shown between two decisions: the cards added in a tie, and a decided battle as it lies there before it is
cleared away.

Each stop is an observation put together from the one before and from what was told since, so that nothing is shown that
the viewer was not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.core import Event
from game.war_on_terror.deck import SWAP_HANDS
from game.war_on_terror.observation import WarObservation

Stop = tuple[WarObservation, Event]
"""What to show, and the event that calls for it."""


def stops(before: WarObservation, events: Sequence[Event]) -> Iterator[Stop]:
    """The stops on the way that events lead from an observation."""
    now = replace(before, moves=(), seat=None)
    for event in events:
        change = _CHANGES.get(event.verb)
        if change is not None:
            now = _counted(change(now, event))
        if event.verb == "liberated" or (event.verb == "shown" and any(_cards(event, "cards"))):
            yield now, event


def _number(event: Event, part: str) -> int:
    value = event.parts[part]
    assert isinstance(value, int)
    return value


def _cards(event: Event, part: str) -> tuple[int, ...]:
    value = event.parts[part]
    assert isinstance(value, tuple)
    return value


def _counted(seen: WarObservation) -> WarObservation:
    """With the totals of what lies there."""
    if seen.country is None:
        return seen
    deck = seen.rulebook.deck
    worth = deck.worth[seen.country]
    totals = [
        sum(worth[card] for card in row if card not in seen.down) + sum(deck.strength[card] for card in added)
        for row, added in zip(seen.rows, seen.added, strict=True)
    ]
    return replace(seen, totals=tuple(totals))


def _put(rows: tuple[tuple[int, ...], ...], seat: int, cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple((*row, *cards) if at == seat else row for at, row in enumerate(rows))


def _left_hand(seen: WarObservation, seat: int, card: int) -> WarObservation:
    """A card out of a hand: itself where the viewer knew it, else one of the unknown."""
    hand = list(seen.hands[seat])
    if card in hand or None in hand:
        hand.remove(card if card in hand else None)
    return replace(seen, hands=tuple(tuple(hand) if at == seat else cards for at, cards in enumerate(seen.hands)))


def _played(seen: WarObservation, event: Event) -> WarObservation:
    seat, card = event.seat or 0, _number(event, "card")
    seen = _left_hand(seen, seat, card)
    if seen.rulebook.deck.text[card] == SWAP_HANDS:
        return replace(seen, discards=(*seen.discards, card))
    return replace(seen, rows=_put(seen.rows, seat, (card,)))


def _turned_over(seen: WarObservation, event: Event) -> WarObservation:
    return replace(seen, down=(*seen.down, _number(event, "card")))


def _turned_up(seen: WarObservation, event: Event) -> WarObservation:
    return replace(seen, down=tuple(card for card in seen.down if card != _number(event, "card")))


def _shielded(seen: WarObservation, event: Event) -> WarObservation:
    shield = _number(event, "shield")
    seen = _left_hand(seen, event.seat or 0, shield)
    return replace(seen, discards=(*seen.discards, shield))


def _traded(seen: WarObservation, event: Event) -> WarObservation:
    given, taken = _number(event, "given"), _number(event, "taken")
    places = {given: taken, taken: given}
    return replace(seen, rows=tuple(tuple(places.get(card, card) for card in row) for row in seen.rows))


def _shown(seen: WarObservation, event: Event) -> WarObservation:
    for seat, card in zip(_cards(event, "seats"), _cards(event, "cards"), strict=True):
        if card:
            seen = _left_hand(seen, seat, card)
            seen = replace(seen, added=_put(seen.added, seat, (card,)))
    none = tuple(False for _ in seen.hands)
    return replace(seen, tied=(), answered=none, answers=tuple(None for _ in none))


def _tie_drawn(seen: WarObservation, event: Event) -> WarObservation:
    card = _number(event, "card")
    added = _put(seen.added, event.seat or 0, (card,))
    return replace(seen, added=added, pile_size=max(0, seen.pile_size - 1))


_CHANGES: dict[str, Callable[[WarObservation, Event], WarObservation]] = {
    "played": _played,
    "turned_over": _turned_over,
    "turned_up": _turned_up,
    "shielded": _shielded,
    "traded": _traded,
    "shown": _shown,
    "tie_drawn": _tie_drawn,
}
