"""Cards on their way: shuffling, drawing, dealing, leaving a hand, and hands that change owners."""

from __future__ import annotations

from game.chance import derive, shuffled
from game.core import Event, Part, Tell
from game.war_on_terror.position import ORDERS, Position, set_of


def draw_card(position: Position, tell: Tell | None) -> int:
    """Take the top card of the pile, shuffling the discards into a new one when it is empty; 0 when both are."""
    if not position.pile:
        if not position.discards:
            return 0
        reshuffle(position, tell)
    return position.pile.pop()


def reshuffle(position: Position, tell: Tell | None) -> None:
    """Make the discards the new pile. The order follows from the game's seed and the number of the shuffle."""
    position.shuffles += 1
    batch = bytearray(position.batch)
    for card in position.discards:
        batch[card] = position.shuffles
    position.batch = bytes(batch)
    position.pile = shuffled(position.discards, derive(position.seed, "shuffle", position.shuffles))
    position.discards = []
    if tell:
        tell(Event("reshuffled", None, {"count": len(position.pile)}, reveals=True))


def draw_to_hand(position: Position, seat: int, count: int, cause: str, tell: Tell | None) -> None:
    """Draw up to so many cards into a hand; `cause` says why, for the log."""
    drawn = _draw_cards(position, count, tell)
    position.hands[seat] += drawn
    if tell and drawn:
        parts: dict[str, Part] = {"cards": tuple(drawn), "count": len(drawn), "cause": cause}
        tell(Event("drawn", seat, parts, {"cards": frozenset({seat})}, reveals=True))


def deal(position: Position, each: int, tell: Tell | None) -> None:
    """Deal every seat so many cards, one at a time from the revealer's left. Dealing stops when nothing is left."""
    seats, hands = position.seats, position.hands
    order = ORDERS[seats][(position.revealer + 1) % seats]
    cards = _draw_cards(position, each * seats, tell)
    for place, seat in enumerate(order):
        dealt = cards[place::seats]
        hands[seat] += dealt
        if tell and dealt:
            parts: dict[str, Part] = {"cards": tuple(dealt), "count": len(dealt)}
            tell(Event("dealt", seat, parts, {"cards": frozenset({seat})}, reveals=True))


def _draw_cards(position: Position, count: int, tell: Tell | None) -> list[int]:
    """Take up to so many cards, as far as pile and discards go."""
    pile = position.pile
    if len(pile) >= count:
        cards = pile[-count:]
        del pile[-count:]
        cards.reverse()
        return cards
    cards = []
    while len(cards) < count and (card := draw_card(position, tell)):
        cards.append(card)
    return cards


def forget(position: Position, card: int) -> None:
    """A card leaves the hands: who knew where it was need not know it any more."""
    keep = ~(1 << card)
    position.seen &= keep
    position.known = [known & keep for known in position.known]
    position.aware = [[cards & keep for cards in row] for row in position.aware]


def take_from_hand(position: Position, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    position.hands[seat].remove(card)
    if position.seen and position.seen >> card & 1:
        forget(position, card)


def swap_hands(position: Position, seat: int, other: int) -> None:
    """Exchange two hands. Each of the two knows what it gave away, and each knows that the other does; whoever knew
    some of these cards from an earlier swap knows that their new owner has seen them."""
    hands, known, aware = position.hands, position.known, position.aware
    mine, theirs = hands[seat], hands[other]
    given, taken = set_of(mine), set_of(theirs)
    for viewer in range(position.seats):
        if viewer not in (seat, other):
            aware[viewer][seat] |= known[viewer] & (given | taken)
            aware[viewer][other] |= known[viewer] & (given | taken)
    aware[seat][other] |= given | taken
    aware[other][seat] |= given | taken
    known[seat] |= given
    known[other] |= taken
    position.seen |= given | taken
    # Sorted, so that the order in which the cards came to their first owner is not handed over with them.
    hands[seat], hands[other] = sorted(theirs), sorted(mine)
