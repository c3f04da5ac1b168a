"""What is shown between two decisions: a finished trick as it lies there before its cards are moved away, and the
change of the phases.

Each stop is an observation put together from the one before and from what was told since, so that nothing is shown that
the viewer was not told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.claim.observation import Cards, ClaimObservation
from game.core import Event

Stop = tuple[ClaimObservation, str]
"""What to show, and the key of a banner across the table ("phase_two") or nothing."""


def stops(before: ClaimObservation, events: Sequence[Event], after: ClaimObservation) -> Iterator[Stop]:
    """The stops on the way from one observation to the next."""
    now = replace(before, moves=())
    for event in events:
        seat = event.seat if event.seat is not None else -1
        if event.verb == "played":
            now = _played(now, seat, str(event.parts["card"]))
        elif event.verb == "won_trick":
            yield now, ""
            now = replace(now, leader=seat, played=(), stake=None)
        elif event.verb == "turned_up":
            now = replace(now, stake=str(event.parts["card"]), stock=max(0, now.stock - 1))
        elif event.verb in ("gained", "drew"):
            card = event.parts["card"]
            now = _joined(now, seat, card if isinstance(card, str) else None, event.verb == "drew")
        elif event.verb == "scored":
            now = _scored(now, seat, event.parts["cards"])
        elif event.verb == "discarded":
            now = _discarded(now, event.parts["cards"])
        elif event.verb == "phase_two":
            yield replace(after, moves=()), "phase_two"


def _played(now: ClaimObservation, seat: int, card: str) -> ClaimObservation:
    hand = list(now.hands[seat])
    if card in hand:
        hand.remove(card)
    elif None in hand:
        hand.remove(None)
    return replace(now, hands=_with(now.hands, seat, tuple(hand)), played=(*now.played, card), seat=None)


def _joined(now: ClaimObservation, seat: int, card: str | None, drawn: bool) -> ClaimObservation:
    followers = _with(now.followers, seat, (*now.followers[seat], card))
    return replace(now, followers=followers, stock=now.stock - drawn)


def _scored(now: ClaimObservation, seat: int, cards: object) -> ClaimObservation:
    assert isinstance(cards, tuple)
    piles = tuple((*pile, *cards) if at == seat else pile for at, pile in enumerate(now.piles))
    return replace(now, piles=piles)


def _discarded(now: ClaimObservation, cards: object) -> ClaimObservation:
    assert isinstance(cards, tuple)
    return replace(now, discards=(*now.discards, *cards))


def _with(all_cards: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return tuple(cards if at == seat else others for at, others in enumerate(all_cards))
