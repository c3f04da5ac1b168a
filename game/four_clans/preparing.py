"""Between the deal and the first trick, with two players: the second moves a cube, the first puts a card away."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Move
from game.four_clans.cards import BITS
from game.four_clans.moves import AWAYS
from game.four_clans.moves import CUBE as CUBE_MOVES
from game.four_clans.position import CUBE, ONE_CUBE, OVER, PLAYING, PUT_AWAY, Position


def choices(position: Position) -> Sequence[Move]:
    """The legal moves before the first trick (and after the last, when there are none)."""
    if position.phase == OVER:
        return ()
    if position.phase == CUBE:
        return CUBE_MOVES
    hand = position.hands[position.first]
    goat, eagle, snake, wolf = AWAYS
    return goat[hand & 127] + eagle[hand >> 7 & 127] + snake[hand >> 14 & 127] + wolf[hand >> 21]


def decide(position: Position, move: Move) -> None:
    """Carry out a decision before the first trick. Either way the first player is next."""
    position.seat = position.first
    if position.phase == CUBE:
        position.moved = move.code
        position.cubes = moved_cubes(position.cubes, move.code)
        position.phase = PUT_AWAY
        return
    position.away = BITS[move.code]
    position.hands[position.first] ^= position.away
    position.phase = PLAYING


def moved_cubes(cubes: int, code: int) -> int:
    """The cubes after the move with this code."""
    return cubes - ONE_CUBE[code >> 2] + ONE_CUBE[code & 3]
