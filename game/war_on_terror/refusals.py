"""For a move that the rules forbid, which rule it is. The keys are described in `reasons`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core import Move, Reason
from game.war_on_terror import reasons
from game.war_on_terror.deck import STEADFAST
from game.war_on_terror.position import (
    ADDING,
    FACE_DOWN,
    OVER,
    PLAYING,
    REVEALING,
    SHIELDING,
    SWAPPING,
    TRADING,
    TURNING_OVER,
    TURNING_UP,
    Position,
)


def illegal(position: Position, move: Move, legal: Sequence[Move]) -> Reason | None:
    """Why `move` is not among the legal moves; None when it is."""
    if move in legal:
        return None
    if position.phase == OVER:
        return Reason(reasons.GAME_OVER)
    if move.verb == "reveal":
        return _reveal(position, move.code)
    return _BY_PHASE[position.phase](position, move)


def _reveal(position: Position, place: int) -> Reason:
    if position.phase != REVEALING:
        return Reason(reasons.COUNTRY_CONTESTED, {"country": position.country})
    assert position.fate[place] != FACE_DOWN
    return Reason(reasons.COUNTRY_TURNED, {"place": place, "country": position.places[place]})


def _reveal_first(position: Position, move: Move) -> Reason:
    return Reason(reasons.REVEAL_FIRST, {"seat": position.seat})


def _playing(position: Position, move: Move) -> Reason:
    if move.verb == "play":
        return _not_in_hand(position, move)
    return Reason(reasons.PLAY_FIRST, {"seat": position.seat})


def _not_in_hand(position: Position, move: Move) -> Reason:
    return Reason(reasons.NOT_IN_HAND, {"card": move.code, "seat": position.seat})


def _target_first(position: Position, asks: str) -> Reason:
    return Reason(reasons.TARGET_FIRST, {"acting": position.acting, "asks": asks})


def _turning_over(position: Position, move: Move) -> Reason:
    if move.verb == "decline":
        return Reason(reasons.MUST_TURN_OVER, {"acting": position.acting})
    if move.verb != "turn_over":
        return _target_first(position, "turn_over")
    card, owner = move.code, position.owner(move.code)
    if owner < 0:
        return Reason(reasons.NOT_ON_TABLE, {"card": card})
    if owner == position.seat:
        return Reason(reasons.OWN_CARD, {"card": card})
    if position.down >> card & 1:
        return Reason(reasons.FACE_DOWN_ALREADY, {"card": card})
    if position.deck.text[card] == STEADFAST:
        return Reason(reasons.STEADFAST, {"card": card})
    return Reason(reasons.SAFE_HERE, {"card": card, "country": position.country})


def _turning_up(position: Position, move: Move) -> Reason:
    if move.verb == "decline":
        return Reason(reasons.MUST_TURN_UP, {"acting": position.acting})
    if move.verb != "turn_up":
        return _target_first(position, "turn_up")
    owner = position.owner(move.code)
    if owner < 0:
        return Reason(reasons.NOT_ON_TABLE, {"card": move.code})
    if owner != position.seat:
        return Reason(reasons.NOT_YOUR_CARD, {"card": move.code, "owner": owner})
    return Reason(reasons.FACE_UP_ALREADY, {"card": move.code})


def _trading(position: Position, move: Move) -> Reason:
    if move.verb != "trade":
        return _target_first(position, "trade")
    owner = position.owner(move.code)
    key = reasons.OWN_CARD if owner == position.seat else reasons.NOT_ON_TABLE
    return Reason(key, {"card": move.code})


def _swapping(position: Position, move: Move) -> Reason:
    if move.verb != "swap":
        return Reason(reasons.MUST_SWAP, {"acting": position.acting})
    return Reason(reasons.SWAP_SELF if move.code == position.seat else reasons.NO_SUCH_SEAT)


def _shielding(position: Position, move: Move) -> Reason:
    if move.verb != "shield":
        return Reason(reasons.SHIELD_FIRST, {"seat": position.seat, "target": position.target})
    assert position.seat is not None
    if move.code in position.hands[position.seat]:
        return Reason(reasons.NO_SHIELD_CARD, {"card": move.code})
    return _not_in_hand(position, move)


def _adding(position: Position, move: Move) -> Reason:
    return _not_in_hand(position, move) if move.verb == "add" else Reason(reasons.TIE_FIRST, {"seat": position.seat})


_BY_PHASE: dict[int, Callable[[Position, Move], Reason]] = {
    REVEALING: _reveal_first,
    PLAYING: _playing,
    TURNING_OVER: _turning_over,
    TURNING_UP: _turning_up,
    TRADING: _trading,
    SWAPPING: _swapping,
    SHIELDING: _shielding,
    ADDING: _adding,
}
