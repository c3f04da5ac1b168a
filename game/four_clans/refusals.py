"""Why a move may not be made, as precisely as whoever decides can know."""

from __future__ import annotations

from game.core import Move, Reason
from game.four_clans import reasons
from game.four_clans.cards import BITS, CLANS, NAMES, SUIT
from game.four_clans.position import CUBE, OVER, PLAYING, PUT_AWAY, ROOMS, Position, chronicle


def refusal(position: Position, move: Move) -> Reason:
    """Why `move`, which is not legal, is refused."""
    if position.phase == OVER:
        return Reason(reasons.GAME_OVER)
    if move.verb == "cube":
        return _cube(position)
    if position.phase == CUBE:
        return Reason(reasons.CUBE_FIRST, {"seat": position.seat})
    if move.verb == "put_away":
        return _away(position, move.code)
    if position.phase == PUT_AWAY:
        return Reason(reasons.AWAY_FIRST, {"seat": position.seat})
    return _play(position, move)


def _cube(position: Position) -> Reason:
    return Reason(reasons.NO_CUBE_MOVE if position.seats == 4 else reasons.CUBE_DONE)


def _away(position: Position, card: int) -> Reason:
    if position.seats == 4:
        return Reason(reasons.NOTHING_AWAY)
    if position.phase == PLAYING:
        return Reason(reasons.AWAY_DONE)
    return Reason(reasons.NOT_HELD, {"card": NAMES[card]})


def _play(position: Position, move: Move) -> Reason:
    seat, card, fort = position.seat, move.code >> 2, move.code & 3
    assert seat is not None
    name = NAMES[card]
    if not position.hands[seat] & BITS[card]:
        return _elsewhere(position, seat, card)
    if position.led >= 0:
        led = (position.led >> 2) // 7
        if position.hands[seat] & SUIT[led] and not SUIT[led] & BITS[card]:
            return Reason(reasons.MUST_FOLLOW, {"card": name, "led": CLANS[led]})
    assert not ROOMS[position.boards[seat & 1] & 255] >> fort & 1
    return Reason(reasons.FORT_FULL, {"card": name, "fort": CLANS[fort]})


def _elsewhere(position: Position, seat: int, card: int) -> Reason:
    """Where a card is that the seat does not hold."""
    name = NAMES[card]
    plays = [(answerer ^ 1, led) for _, answerer, led, _, _ in chronicle(position.past)]
    plays += [(answerer, answer) for _, answerer, _, answer, _ in chronicle(position.past)]
    plays.append((seat ^ 1, position.led))
    for player, code in plays:
        if code >> 2 == card:
            return Reason(reasons.CARD_PLAYED, {"card": name, "fort": CLANS[code & 3], "seat": player})
    if position.away & BITS[card] and seat == position.first:
        return Reason(reasons.CARD_AWAY, {"card": name})
    return Reason(reasons.NOT_HELD, {"card": name})
