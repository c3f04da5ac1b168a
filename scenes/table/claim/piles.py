"""What the pieces and piles of Claim tell when they are pointed at, as much as the option "memory" allows."""

from __future__ import annotations

from game.claim.observation import ClaimObservation
from scenes.table.claim import cards
from scenes.table.claim.cards import SHAPE, names
from scenes.table.view import Zoom
from scenes.ui.words import tr, trn

_BACK = "back:card"


def zoom(seen: ClaimObservation, name: str) -> Zoom | None:
    """A piece or spot in words."""
    kind, _, rest = name.partition(":")
    if kind == "card":
        return _card(seen, rest.partition("#")[0])
    if kind == "vote":
        return cards.faction_zoom(rest, (_support(seen, rest),))
    if kind == "stock":
        return _stock(seen)
    if kind == "hand":
        return _hand(seen, int(rest.partition(":")[0]))
    if kind == "follower":
        return Zoom(
            _BACK, SHAPE, tr("A follower"), "", (tr("A card that you may not see: drawn blindly, or won before."),)
        )
    if kind == "pile":
        seat, _, faction = rest.partition(":")
        return _pile(seen, int(seat), faction)
    return None


def _card(seen: ClaimObservation, card: str) -> Zoom:
    """A card; one that lies among closed discards tells nothing."""
    if seen.memory == "strict" and card in seen.discards:
        count = trn("{count} card", "{count} cards", len(seen.discards))
        return Zoom(_BACK, SHAPE, tr("Discards"), count, (tr("A closed pile: only the last trick may be looked at."),))
    return cards.zoom(card)


def _support(seen: ClaimObservation, faction: str) -> str:
    """How a faction's vote stands, in numbers in the order of the seats."""
    support = next(each for each in seen.support if each.faction == faction)
    counts = " : ".join(map(str, support.scored))
    if support.vote is None:
        return tr("Cards scored {counts}: nobody has this vote.", counts=counts)
    return tr("Cards scored {counts}: the vote lies with seat {seat}.", counts=counts, seat=support.vote + 1)


def _stock(seen: ClaimObservation) -> Zoom:
    said = [tr("Each trick takes two: the card at stake for the winner, the next one unseen for the loser.")]
    if seen.memory == "open" and seen.unseen:
        said.append(tr("Not seen yet: {cards}.", cards=names(seen.unseen)))
    return Zoom(_BACK, SHAPE, tr("Stock"), trn("{count} card", "{count} cards", seen.stock), tuple(said))


def _hand(seen: ClaimObservation, seat: int) -> Zoom:
    count = trn("{count} card", "{count} cards", len(seen.hands[seat]))
    if seen.memory == "strict":
        return Zoom(_BACK, SHAPE, tr("A hidden hand"), count, (tr("Nobody may look at another player's hand."),))
    said = []
    if seen.voids[seat]:
        said.append(tr("Shown to hold none of: {factions}.", factions=", ".join(map(cards.many, seen.voids[seat]))))
    if seen.unseen:
        may = [card for card in seen.unseen if cards.split(card)[0] not in seen.voids[seat]]
        said.append(tr("May hold: {cards}.", cards=names(may)))
    return Zoom(_BACK, SHAPE, tr("A hidden hand"), count, tuple(said))


def _pile(seen: ClaimObservation, seat: int, faction: str) -> Zoom:
    scored = [card for card in seen.piles[seat] if cards.split(card)[0] == faction]
    said = [names(scored) + "."] if scored else [tr("Nothing scored yet.")]
    return cards.faction_zoom(faction, (*said, _support(seen, faction)))
