"""Positions of Claim as short text: "G0 G0 K7 U3 W2 P9" are cards (W a Dwarf, P a Doppelganger); "/" parts seats."""

from __future__ import annotations

import random

import game
from game.claim import FACTIONS
from game.claim.court import NO_LEAD, assemble
from game.claim.state import ClaimState
from game.core import Event, Move

BOOK = game.rulebook("claim")
COURT = assemble(FACTIONS)
PLENTY = 1_000_000
"""Nodes enough for any ending of these tests."""
_LETTERS = {"G": "goblin", "K": "knight", "U": "undead", "W": "dwarf", "P": "doppelganger"}


def names(text: str) -> list[str]:
    """The names of cards in short text."""
    return [f"{_LETTERS[short[0]]}_{short[1:]}" for short in text.split()]


def move(short: str) -> Move:
    """The move that plays a card."""
    return COURT.move_of[names(short)[0]]


class Dealer:
    """Hands out each card of the pack once."""

    def __init__(self) -> None:
        self.left = COURT.whole

    def take(self, text: str) -> int:
        bits = COURT.bits_of(names(text), self.left)
        assert bits.bit_count() == len(text.split()), f"not enough cards for {text}"
        self.left &= ~bits
        return bits


def table(
    hands: str,
    *,
    phase: int = 2,
    leader: int = 0,
    stock: str = "",
    followers: str = "/",
    piles: str = "/",
    options: dict[str, str] | None = None,
) -> ClaimState:
    """A position before a trick; `stock` from the top, which is at stake in phase one."""
    dealer, state = Dealer(), ClaimState()
    state.rulebook, state.court, state.seats = BOOK, COURT, 2
    state.options = BOOK.settle(options or {}, 2)
    state.phase, state.seat, state.leader, state.first = phase - 1, leader, leader, leader
    state.hands = [dealer.take(part) for part in hands.split("/")]
    state.followers = [dealer.take(part) for part in followers.split("/")]
    state.piles = [dealer.take(part) for part in piles.split("/")]
    state.stock = [dealer.take(card) for card in stock.split()][::-1]
    state.tricks = state.hands[0].bit_count()
    state.played, state.lead, state.past, state.menus = (), NO_LEAD, None, [None, None]
    return state


def play(state: ClaimState, cards: str) -> list[Event]:
    """Play cards one after another, whoever's turn it is; what was told."""
    events: list[Event] = []
    for short in cards.split():
        assert move(short) in state.legal_moves(), f"{short} is not legal"
        state.apply(move(short), events.append)
    return events


def shown(cards: int) -> str:
    """A set of cards in short text."""
    letters = {value: key for key, value in _LETTERS.items()}
    parts = [name.rpartition("_") for name in COURT.names_in(cards)]
    return " ".join(letters[faction] + number for faction, _, number in parts)


def legal(state: ClaimState) -> str:
    """The legal cards in short text."""
    letters = {value: key for key, value in _LETTERS.items()}
    return " ".join(f"{letters[str(m.args[0])]}{m.args[1]}" for m in state.legal_moves())


def late(seed: int, tricks: int) -> ClaimState:
    """A random phase two with so many tricks left; sometimes in the middle of one."""
    rng = random.Random(seed)
    state = BOOK.new_game(BOOK.settle({}, 2), 2, seed)
    assert isinstance(state, ClaimState)
    while state.phase == 0 or state.tricks > tricks:
        state.apply(rng.choice(state.legal_moves()))
    if rng.random() < 0.4:
        state.apply(rng.choice(state.legal_moves()))
    return state


def after(state: ClaimState, move: Move) -> ClaimState:
    """The state that a decision leads to; the one given stays as it is."""
    twin = state.copy()
    twin.apply(move)
    return twin
