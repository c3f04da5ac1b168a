"""Setting up a round: the deal, and the deal again where a hand would hold all four Jesters or all four Kings."""

from __future__ import annotations

from game.chance import derive, shuffled
from game.core import Options
from game.four_clans.cards import BITS, COUNT, FOURS, NO_TRUMP, WHOLE
from game.four_clans.position import ALL_CUBES, CUBE, PLAYING, TRICKS, Position

FIRST_HAND, SECOND_HAND, TEAM_HAND = 13, 12, 7
_JESTERS, _KINGS = FOURS.values()


def deal(position: Position, options: Options, seats: int, seed: int, first: int) -> None:
    """Fill in a fresh position: hands for the side that goes first and for the other; with partners no cube is moved
    and no card put away, so play begins at once."""
    position.options, position.seats = options, seats
    position.first = first
    position.redeals = ()
    attempt = seed
    while True:
        _hand_out(position, attempt)
        void = fours(position.hands)
        if not void:
            break
        position.redeals = (*position.redeals, void)
        attempt = derive(seed, "redeal", len(position.redeals))
    set_up(position)


def _hand_out(position: Position, seed: int) -> None:
    """Fill the hands. Only as many cards are shuffled as must be: the last hand is what the others leave."""
    if position.seats == 4:
        pack = shuffled(BITS, seed, COUNT - TEAM_HAND)
        position.hands = [sum(pack[at : at + TEAM_HAND]) for at in range(0, COUNT, TEAM_HAND)]
        position.unseen = 0
        return
    pack = shuffled(BITS, seed, COUNT - FIRST_HAND)
    one, two = sum(pack[:FIRST_HAND]), sum(pack[FIRST_HAND : FIRST_HAND + SECOND_HAND])
    position.hands = [two, one] if position.first else [one, two]
    position.unseen = WHOLE - one - two


def fours(hands: list[int]) -> tuple[tuple[int, int], ...]:
    """Which seats hold all four of which rank, where that makes a deal void: ((seat, rank), …)."""
    for hand in hands:
        if hand & _JESTERS == _JESTERS or hand & _KINGS == _KINGS:
            break
    else:
        return ()
    return tuple((seat, rank) for seat, hand in enumerate(hands) for rank, four in FOURS.items() if hand & four == four)


def set_up(position: Position) -> None:
    """The forts with their cubes before the first trick, and whoever decides first."""
    team = position.seats == 4
    position.boards = [0, 0]
    position.cubes = ALL_CUBES
    position.trump = NO_TRUMP
    position.led = position.moved = -1
    position.left = TRICKS
    position.swap = 2 if team else 0
    position.past = None
    position.away = 0
    position.phase = PLAYING if team else CUBE
    position.seat = position.first if team else 1 - position.first
