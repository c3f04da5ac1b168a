"""The end of a round worked out exactly, on open hands: the best margin that both sides can force.

Positions are asked between tricks and remembered. What is known of a remembered position are bounds for its margin (of
side A over side B), because alpha-beta search looks no further than it must. Leads and answers that look best at the
next trick are tried first.
"""

from __future__ import annotations

from game.core import Move
from game.four_clans.cards import BEATERS, BITS, NO_TRUMP, RANKS
from game.four_clans.moves import PLAYS
from game.four_clans.position import DOWN, ONE_CUBE, PILE, PLAYING, ROOMS, TAKEN, UP, Position, taken
from game.four_clans.scoring import BACK, FRONT

MOST = 99
"""More than any margin."""

Hands = tuple[int, ...]
Spot = tuple[Hands, int, int, int, int, int]
"""A position between tricks: hands, both boards, cubes, trump, the seat that leads."""


class OutOfNodes(Exception):
    """The position is too large to be worked out within the tricks allowed."""


class Solver:
    """Works positions out and remembers them; `nodes` counts the tricks looked at.

    Raises OutOfNodes when more than `limit` would be needed.
    """

    def __init__(self, limit: int = 1 << 60) -> None:
        self.nodes = 0
        self._limit = limit
        self._known: dict[Spot, tuple[int, int]] = {}
        self._swap = 0

    def margin(self, position: Position) -> int:
        """The margin of side A that best play by both leads to."""
        self._swap = position.swap
        if position.phase != PLAYING:
            return final_margin(position.boards[0], position.boards[1], position.cubes, position.trump)
        if position.led >= 0:
            values = self.values(position)
            return max(values.values()) if position.seat in (0, 2) else min(values.values())
        return self._value(_spot(position), position.left, -MOST, MOST)

    def values(self, position: Position) -> dict[Move, int]:
        """For every legal move the margin of side A that best play leads to after it."""
        return {move: self._after(position, move, -MOST, MOST) for move in position.legal_moves()}

    def best(self, position: Position) -> tuple[Move, int]:
        """A best move and its margin; of several the first in the order of legal moves."""
        assert position.seat is not None
        sign = 1 if position.seat & 1 == 0 else -1
        choice, best = None, -MOST
        for move in position.legal_moves():
            bounds = (best, MOST) if sign > 0 else (-MOST, -best)
            worth = sign * self._after(position, move, *bounds)
            if worth > best or choice is None:
                choice, best = move, worth
        assert choice is not None
        return choice, sign * best

    def _after(self, position: Position, move: Move, low: int, high: int) -> int:
        after = position.copy()
        after.apply(move)
        self._swap = after.swap
        if after.phase != PLAYING:
            return final_margin(after.boards[0], after.boards[1], after.cubes, after.trump)
        if after.led < 0:
            return self._value(_spot(after), after.left, low, high)
        spot = _spot(after)
        leader = after.led
        assert after.seat is not None
        return self._answers((*spot[:5], after.seat ^ 1), after.left, leader, low, high)

    def _value(self, spot: Spot, left: int, low: int, high: int) -> int:
        """The margin of a position between tricks, exact if it lies between `low` and `high`, else a bound."""
        if not left:
            return final_margin(spot[1], spot[2], spot[3], spot[4])
        at_least, at_most = self._known.get(spot, (-MOST, MOST))
        low, high = max(low, at_least), min(high, at_most)
        if low >= high:
            return low if at_least >= high else high
        value = self._leads(spot, left, low, high)
        if value <= low:
            at_most = value
        elif value >= high:
            at_least = value
        else:
            at_least = at_most = value
        self._known[spot] = at_least, at_most
        return value

    def _leads(self, spot: Spot, left: int, low: int, high: int) -> int:
        hands, mine, theirs, _, trump, leader = spot
        board = (mine, theirs)[leader & 1]
        against = hands[leader ^ 1]
        plays = _plays(hands[leader], board)
        if left > 1:
            # Kings first, and what the rival cannot beat before the rest.
            plays = sorted(plays, key=lambda code: ((BEATERS[trump][code >> 2] & against) != 0, -(code >> 2) % RANKS))
        if leader & 1:
            best = MOST
            for code in plays:
                best = min(best, self._answers(spot, left, code, low, min(high, best)))
                if best <= low:
                    break
            return best
        best = -MOST
        for code in plays:
            best = max(best, self._answers(spot, left, code, max(low, best), high))
            if best >= high:
                break
        return best

    def _answers(self, spot: Spot, left: int, led: int, low: int, high: int) -> int:
        """The margin after a lead, which is still in the leader's hand."""
        hands, one, two, cubes, trump, leader = spot
        self.nodes += 1
        if self.nodes > self._limit:
            raise OutOfNodes
        answerer = leader ^ 1
        rest = list(hands)
        rest[leader] &= ~BITS[led >> 2]
        plays = _plays(hands[answerer], (one, two)[answerer & 1], (led >> 2) // RANKS)
        best = MOST if answerer & 1 else -MOST
        hand = rest[answerer]
        for code in plays:
            rest[answerer] = hand ^ BITS[code >> 2]
            after = _trick(tuple(rest), one, two, cubes, trump, leader, led, code, self._swap)
            if answerer & 1:
                best = min(best, self._value(after, left - 1, low, min(high, best)))
                if best <= low:
                    break
            else:
                best = max(best, self._value(after, left - 1, max(low, best), high))
                if best >= high:
                    break
        return best


def _spot(position: Position) -> Spot:
    assert position.seat is not None
    one, two = position.boards
    return tuple(position.hands), one, two, position.cubes, position.trump, position.seat


def _plays(hand: int, board: int, clan: int = -1) -> list[int]:
    """The codes of the plays from a hand, where `clan` was led (-1: none)."""
    rooms = PLAYS[ROOMS[board & 255]]
    if clan >= 0:
        following = rooms[clan][hand >> clan * RANKS & 127]
        if following:
            return [move.code for move in following]
    return [move.code for each in range(4) for move in rooms[each][hand >> each * RANKS & 127]]


def _trick(
    hands: Hands, one: int, two: int, cubes: int, trump: int, leader: int, led: int, answer: int, swap: int
) -> Spot:
    """The position after a trick."""
    if BEATERS[trump][led >> 2] & BITS[answer >> 2]:
        winner, won, lost = leader ^ 1, answer, led
    else:
        winner, won, lost = leader, led, answer
    fort, loss = lost & 3, DOWN[lost]
    if cubes & PILE[fort]:
        loss += TAKEN
        cubes -= ONE_CUBE[fort]
        if trump == NO_TRUMP and not cubes & PILE[fort]:
            trump = fort
    if winner & 1:
        return hands, one + loss, two + UP[won], cubes, trump, winner ^ swap
    return hands, one + UP[won], two + loss, cubes, trump, winner ^ swap


def final_margin(one: int, two: int, cubes: int, trump: int) -> int:
    """By how much side A would be ahead if the round ended like this."""
    margin = taken(one) - taken(two)
    for fort, shift in enumerate((8, 13, 18, 23)):
        lead = (one >> shift & 31) - (two >> shift & 31)
        if lead:
            worth = (BACK if fort == trump else FRONT) + (cubes >> 3 * fort & 7)
            margin += worth if lead > 0 else -worth
    return margin
