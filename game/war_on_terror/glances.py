"""What a card looks worth at a glance, before it is tried: what it does for the battle against what it would be worth
in hand."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.core import Move
from game.war_on_terror.deck import DRAWS, MAY_TURN_UP, SPOILS, SWAP_HANDS, TURN_OVER, TURN_UP, TURNS_OVER, VANGUARD
from game.war_on_terror.moves import PASS
from game.war_on_terror.position import Position

POINT = 0.055
"""What a victory point adds to the chance of winning the game, roughly."""
KEPT = 0.25
"""The share of a card's worth (a logarithm) by which it adds to that chance."""

_BRINGING = frozenset({SPOILS, SWAP_HANDS, VANGUARD})


def appraise(position: Position, moves: Sequence[Move], worth: Sequence[float]) -> list[float]:
    """What each way of playing a card, or passing, looks worth to the player: 0.5 and a little more or less. `worth` is
    by card what it is worth in hand."""
    seat, seats = position.turn, position.seats
    deck, country = position.deck, position.country
    mine = position.total(seat)
    lead = mine - max(position.total(other) for other in range(seats) if other != seat)
    spread = 0.25 + 2.2 * _replies(position)
    prize = POINT * deck.points[country]
    values = []
    for move in moves:
        if move is PASS:
            values.append(0.5 + prize * _chance(lead, spread))
        elif deck.text[move.code] == SWAP_HANDS:
            values.append(0.5 + prize * _chance(lead, spread) + KEPT * _gain(position, seat, worth))
        else:
            gain = lead + deck.worth[country][move.code] + _effect(position, move.code)
            values.append(0.5 + prize * _chance(gain, spread) - KEPT * worth[move.code])
    return values


def won_anyway(position: Position) -> bool:
    """Whether the player has the last word, leads, and holds no card that would bring cards when it is played."""
    seat, deck = position.turn, position.deck
    if _replies(position) or position.again:
        return False
    if any(position.total(other) >= position.total(seat) for other in range(position.seats) if other != seat):
        return False
    acts = deck.acts[position.country]
    return not any(deck.text[card] in _BRINGING or acts[card] == DRAWS for card in position.hands[seat])


def _chance(lead: float, spread: float) -> float:
    """How likely a lead holds when so much may still change."""
    return 1 / (1 + math.exp(max(-30.0, min(30.0, -lead / spread))))


def _replies(position: Position) -> int:
    """How many turns of the others are still to come."""
    others = position.seats - 1
    rounds = position.deck.points[position.country] - position.round - 1
    return (others - position.acted) + rounds * others


def _effect(position: Position, card: int) -> float:
    """By how much turning cards over or up improves the lead, looking at the strongest that could be turned."""
    deck, seat = position.deck, position.turn
    text, act = deck.text[card], deck.acts[position.country][card]
    worth = deck.worth[position.country]
    gain = 0.0
    if text == TURN_OVER or act == TURNS_OVER:
        gain += max((worth[other] for other in position.bare(seat)), default=0)
    if text == TURN_UP or act == MAY_TURN_UP:
        gain += max((worth[own] for own in position.rows[seat] if position.down >> own & 1), default=0)
    return gain


def _gain(position: Position, seat: int, worth: Sequence[float]) -> float:
    """What the best hand of another is worth more than one's own."""
    hands = [sum(worth[card] for card in hand) for hand in position.hands]
    return max(hand for other, hand in enumerate(hands) if other != seat) - hands[seat]
