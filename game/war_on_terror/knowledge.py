"""What a seat knows of cards it cannot see.

Open to all is how many cards of each batch (the pile they were last shuffled into) a hand holds: everybody saw when
they were drawn, and a card that leaves a hand shows which batch it was of. All hidden cards of a batch lie in the
hands, or, of the last one, in the pile. On top of that a seat knows its own hand, and what it gave away in a swap.
"""

from __future__ import annotations

from collections import Counter

from game.war_on_terror.position import Position, members, set_of

Batches = tuple[tuple[int, int], ...]
"""Batches in a hand and how many of its cards are of each, in order."""


def batches(position: Position, seat: int) -> Batches:
    """How many cards of each batch a hand holds; everybody knows that."""
    hand = position.hands[seat]
    if not position.shuffles:
        return ((0, len(hand)),) if hand else ()
    return tuple(sorted(Counter(position.batch[card] for card in hand).items()))


def known_in(position: Position, viewer: int, seat: int) -> int:
    """The cards in a hand that `viewer` saw go there; its own hand it knows whole."""
    hand = set_of(position.hands[seat])
    return hand if seat == viewer else hand & position.known[viewer]


def knows_alone(position: Position, viewer: int) -> bool:
    """Whether `viewer` knows something that it cannot be sure every other seat knows too."""
    if position.tied and position.answers[viewer] >= 0 and position.hands[viewer]:
        return True
    certain = _certain(position, viewer)
    return any(
        place & ~_surely_known(position, viewer, other)
        for other in range(position.seats)
        if other != viewer
        for seat, place in enumerate(certain)
        if seat != other
    )


def _certain(position: Position, viewer: int) -> list[int]:
    """By seat the cards that `viewer` knows to be in that hand, those included that can be nowhere else."""
    certain = [known_in(position, viewer, seat) for seat in range(position.seats)]
    for batch in range(position.shuffles + 1):
        open_hands = [
            (seat, cards)
            for seat in range(position.seats)
            if (cards := _of_batch(position, set_of(position.hands[seat]) & ~certain[seat], batch))
        ]
        if len(open_hands) == 1 and (batch < position.shuffles or not position.pile):
            seat, cards = open_hands[0]
            certain[seat] |= cards
    return certain


def _surely_known(position: Position, viewer: int, other: int) -> int:
    """The cards of which `viewer` is sure that `other` knows whose hand they are in."""
    seen = position.aware[viewer][other] | set_of(position.hands[other])
    sure = seen
    for batch in range(position.shuffles + 1):
        hands = [_of_batch(position, set_of(hand) & ~seen, batch) for hand in position.hands]
        places = sum(map(bool, hands)) + (batch == position.shuffles and bool(position.pile))
        if places <= 1:
            sure |= sum(hands)
    return sure


def _of_batch(position: Position, cards: int, batch: int) -> int:
    if not position.shuffles:
        return cards
    return set_of([card for card in members(cards) if position.batch[card] == batch])
