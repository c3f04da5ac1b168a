"""Why a card may not be played, as precisely as whoever decides can know."""

from __future__ import annotations

from game.claim import reasons
from game.claim.knowledge import won_openly
from game.claim.position import Position
from game.core import Move, Part, Reason


def refusal(position: Position, move: Move) -> Reason:
    """Why `move`, which is not legal, is refused."""
    seat, court = position.seat, position.court
    if seat is None:
        return Reason(reasons.GAME_OVER)
    name = f"{move.args[0]}_{move.args[1]}"
    like = court.alike[name]
    hand = position.hands[seat]
    if like & hand:
        led = court.led(position.played[0])
        open_to = hand & court.answer[led]
        instead = tuple(key for key, suit in zip(court.keys, court.suits, strict=True) if suit & open_to)
        return Reason(reasons.MUST_FOLLOW, {"card": name, "led": court.keys[led], "instead": instead})
    return _elsewhere(position, seat, name, like)


def _elsewhere(position: Position, seat: int, name: str, like: int) -> Reason:
    """Where a card is that the seat does not hold."""
    args: dict[str, Part] = {"card": name}
    if like & sum(position.played):
        return Reason(reasons.IN_TRICK, args)
    if not position.phase and like & position.stock[-1]:
        return Reason(reasons.AT_STAKE, args)
    if like & position.followers[seat]:
        return Reason(reasons.OWN_FOLLOWER, args)
    for other in range(position.seats):
        if other != seat and not position.phase and like & won_openly(position, other):
            return Reason(reasons.RIVAL_FOLLOWER, {**args, "seat": other})
    for owner, pile in enumerate(position.piles):
        if like & pile:
            return Reason(reasons.SCORED, {**args, "seat": owner})
    if like & position.discards:
        return Reason(reasons.DISCARDED, args)
    return Reason(reasons.NOT_HELD, args)
