"""What a seat can know: what lay open, what it holds, and what follows from how the others played.

Everything here goes by the names of cards, so that cards alike (the Goblin 0s) stay alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from game.claim.position import Past, Position


@dataclass(frozen=True, slots=True)
class Known:
    """What a viewer knows of everybody's cards, as sets of bits: which of each seat's hand and followers it can name,
    and `pool`, all that it cannot place."""

    hands: tuple[int, ...]
    followers: tuple[int, ...]
    pool: int


def chronicle(past: Past | None) -> list[Past]:
    """Finished tricks, the first one first."""
    tricks: list[Past] = []
    while past is not None:
        tricks.append(past)
        past = past[0]
    return tricks[::-1]


def opened(position: Position) -> bool:
    """Whether everybody who counts knows all hands: in phase two between two, when no card was left over."""
    return position.phase == 1 and position.seats == 2 and not position.stock


def _plays(position: Position) -> Iterator[tuple[int, int, int, int]]:
    """Every card played so far: (phase, seat, the card led, the card)."""
    for _, phase, leader, played, _, _ in chronicle(position.past):
        for place, card in enumerate(played):
            yield phase, (leader + place) % position.seats, played[0], card
    for place, card in enumerate(position.played):
        yield position.phase, (position.leader + place) % position.seats, position.played[0], card


def voids(position: Position) -> tuple[int, ...]:
    """For every seat the cards that it has shown not to hold in this phase: it answered a led faction with neither
    that nor a Doppelganger."""
    court = position.court
    shown = [0] * position.seats
    for phase, seat, lead, card in _plays(position):
        if phase == position.phase:
            led = court.led(lead)
            if not card & court.answer[led]:
                shown[seat] |= court.oblige[led]
    return tuple(shown)


def won_openly(position: Position, seat: int) -> int:
    """Which of a seat's followers everybody saw it win, those still held. Of two cards alike, the one known to be held
    counts as played first (ruling)."""
    court = position.court
    won: Counter[str] = Counter()
    for _, _, _, _, winner, stake in chronicle(position.past):
        if stake and winner == seat:
            won[court.names_in(stake)[0]] += 1
    if position.phase:
        won -= Counter(court.names_in(card)[0] for phase, who, _, card in _plays(position) if phase and who == seat)
    held = position.hands[seat] if position.phase else position.followers[seat]
    return court.bits_of(won.elements(), held)


def known(position: Position, viewer: int) -> Known:
    """What `viewer` can name."""
    hands, followers = [0] * position.seats, [0] * position.seats
    for seat in range(position.seats):
        if seat == viewer:
            hands[seat], followers[seat] = position.hands[seat], position.followers[seat]
        else:
            (hands if position.phase else followers)[seat] = won_openly(position, seat)
    placed = sum(position.piles) | position.discards | sum(position.played) | sum(hands) | sum(followers)
    if not position.phase:
        placed |= position.stock[-1]
    return _worked_out(position, viewer, hands, followers, position.court.whole & ~placed)


def _worked_out(position: Position, viewer: int, hands: list[int], followers: list[int], pool: int) -> Known:
    """Add what follows from counting: a hand for which just enough cards are left, then what is left for one place."""
    shown = voids(position)
    for seat in range(position.seats):
        missing = position.hands[seat].bit_count() - hands[seat].bit_count()
        if missing and (pool & ~shown[seat]).bit_count() == missing:
            hands[seat] |= pool & ~shown[seat]
            pool &= shown[seat]
    for seat in range(position.seats):
        missing = position.followers[seat].bit_count() - followers[seat].bit_count()
        if missing and pool.bit_count() == missing:
            followers[seat] |= pool
            pool = 0
    return Known(tuple(hands), tuple(followers), pool)
