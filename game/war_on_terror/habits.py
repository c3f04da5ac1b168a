"""Sensible habits: how the computer plays a battle on quickly when it thinks ahead, and how a simple player plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core import Move
from game.war_on_terror.moves import ADD_NONE, DECLINE, NO_SHIELD, PASS
from game.war_on_terror.position import ADDING, PLAYING, REVEALING, SHIELDING, TRADING, Position

PLAYS = (0.0, 0.45, 0.6, 0.72, 0.82, 0.9)
"""By a country's points: how often a card is played where neither playing nor passing suggests itself."""


def quick_move(position: Position, moves: Sequence[Move], chance: Callable[[], float]) -> Move:
    """A move that is not foolish, found without thinking ahead."""
    if len(moves) == 1:
        return moves[0]
    phase = position.phase
    if phase == PLAYING:
        return _quick_play(position, moves, chance)
    if phase == REVEALING:
        return moves[int(chance() * len(moves))]
    if phase == ADDING and chance() < 0.35:
        return ADD_NONE
    return strongest(position, moves)


def _quick_play(position: Position, moves: Sequence[Move], chance: Callable[[], float]) -> Move:
    """Pass when the country is won anyway or cannot be won any more; win it in the last turn with as little as will do;
    else play more often the more it is worth."""
    seat, points = position.turn, position.deck.points[position.country]
    if position.acted == position.seats - 1 and position.round == points - 1 and not position.again:
        return _last_word(position, moves, seat)
    if chance() >= PLAYS[points]:
        return PASS
    worth = position.deck.worth[position.country]
    cards = len(moves) - 1
    one, other = moves[int(chance() * cards)], moves[int(chance() * cards)]
    return one if worth[one.code] >= worth[other.code] else other


def _last_word(position: Position, moves: Sequence[Move], seat: int) -> Move:
    """The last turn of the last round: the weakest card that wins, or a pass."""
    mine = position.total(seat)
    best = max(position.total(other) for other in range(position.seats) if other != seat)
    if mine > best:
        return PASS
    worth, gap = position.deck.worth[position.country], best - mine
    enough = [move for move in moves if move is not PASS and worth[move.code] > gap]
    return min(enough, key=lambda move: worth[move.code]) if enough else PASS


def strongest(position: Position, moves: Sequence[Move]) -> Move:
    """The move of somebody who looks at strength alone: play, add and turn up one's strongest card, turn over, or trade
    for, the strongest of the others, and save what can be saved with the weakest shield."""
    strength = position.deck.strength if position.phase == ADDING else position.deck.worth[position.country]
    if position.phase == SHIELDING:
        shields = [move for move in moves if move is not NO_SHIELD]
        return min(shields, key=lambda move: strength[move.code]) if shields else NO_SHIELD
    if position.phase == REVEALING or moves[0].verb == "swap":
        return moves[0]
    by_card = [move for move in moves if move not in (PASS, DECLINE, ADD_NONE)]
    up = [move for move in by_card if position.phase != TRADING or not position.down >> move.code & 1]
    if not up:
        return DECLINE if by_card else moves[0]
    best = max(up, key=lambda move: strength[move.code])
    if position.phase == TRADING and strength[best.code] <= strength[position.acting]:
        return DECLINE
    return best
