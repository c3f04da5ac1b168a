"""What the pieces and places of War on Terror tell when they are pointed at."""

from __future__ import annotations

from game.war_on_terror.observation import WarObservation
from scenes.table.view import Zoom
from scenes.table.war_on_terror import cards
from scenes.table.war_on_terror.cards import SHAPE, titles
from scenes.ui.words import tr, trn

_BACK = "back:force"


def zoom(seen: WarObservation, name: str, names: tuple[str, ...]) -> Zoom | None:
    """A piece or spot in words; `names` are the players'."""
    kind, _, rest = name.partition(":")
    if kind == "card":
        return cards.force_zoom(int(rest), *_about(seen, int(rest)))
    if kind == "country":
        return _country(seen, int(rest), names)
    if kind == "pile":
        count = trn("{count} card", "{count} cards", seen.pile_size)
        said = tr("When it is empty, the discards are shuffled into a new one.")
        return Zoom(_BACK, SHAPE, tr("Deck"), count, (said,))
    if kind == "discards":
        count = trn("{count} card", "{count} cards", len(seen.discards))
        said = tr("The last ones: {cards}.", cards=titles(seen.discards[:-9:-1])) if seen.discards else tr("None yet.")
        return Zoom(_BACK, SHAPE, tr("Discards"), count, (said,))
    if kind == "hand":
        return _hand(seen, int(rest.partition(":")[0]))
    return None


def _about(seen: WarObservation, card: int) -> list[str]:
    """What is special about a card where it lies."""
    said = []
    if card in seen.down:
        said.append(tr("It lies face down: it counts nothing, but it may be turned up again."))
    elif seen.country is not None and any(card in row for row in seen.rows):
        deck = seen.rulebook.deck
        worth = deck.worth[seen.country][card]
        if worth != deck.strength[card]:
            said.append(tr("It counts {worth} here.", worth=worth))
    if any(card in added for added in seen.added):
        said.append(tr("It was added in a tie: it counts its printed strength."))
    if seen.viewer is not None:
        owner = next((seat for seat, hand in enumerate(seen.hands) if card in hand and seat != seen.viewer), None)
        if owner is not None:
            said.append(tr("You know this card of another hand, because you gave it away."))
        elif card in seen.hands[seen.viewer] and any(card in shown for shown in seen.shown):
            said.append(tr("Another player knows that you hold it."))
    return said


def _country(seen: WarObservation, place: int, names: tuple[str, ...]) -> Zoom:
    number, winner = seen.places[place], seen.winners[place]
    if number is None or (winner is None and place != seen.place):
        said = tr("A country that lies face down. Nobody knows which.")
        return Zoom("back:country", 1.4, tr("Country"), "", (said,))
    if winner is not None:
        return cards.country_zoom(number, tr("Liberated by {name}.", name=names[winner]))
    return cards.country_zoom(number)


def _hand(seen: WarObservation, seat: int) -> Zoom:
    hand = seen.hands[seat]
    known = [card for card in hand if card is not None]
    said = tr("Known to you: {cards}.", cards=titles(known)) if known else tr("You may not see these cards.")
    return Zoom(_BACK, SHAPE, tr("A hidden hand"), trn("{count} card", "{count} cards", len(hand)), (said,))
