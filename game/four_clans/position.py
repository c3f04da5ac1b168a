"""What there is in a round: hands as sets of bits, and what lies at the forts packed into whole numbers.

A side's *board* is one number: for each fort how many of its cards lie there (2 bits), above these for each fort their
running sum (5 bits), and on top the cubes taken. So a card laid down is one addition.
"""

from __future__ import annotations

from game.core import State
from game.four_clans.cards import CLANS, RANKS

PLAYING, CUBE, PUT_AWAY, OVER = range(4)
"""The phases of a round. Playing is 0 because it is asked for most often."""
PHASES = ("play", "cube", "put_away", "over")

TRICKS = 12
PLACES = 3
"""Places a side has at each fort."""
CUBES = 3
"""Cubes on each fort at the start."""

_FORTS = range(len(CLANS))
_SUMS = 2 * len(CLANS)
_TAKEN = _SUMS + 5 * len(CLANS)

TAKEN = 1 << _TAKEN
"""What one cube taken adds to a board."""
DOWN = tuple((1 << 2 * fort) + (1 << _SUMS + 5 * fort) for _ in range(4 * RANKS) for fort in _FORTS)
"""By the code of a play: what the card adds to a board when it is turned face down and counts 1."""
UP = tuple(
    (1 << 2 * fort) + (rank + 1 << _SUMS + 5 * fort) for _ in range(4) for rank in range(RANKS) for fort in _FORTS
)
"""By the code of a play: what the card adds to a board when it stays face up and counts its rank."""
ROOMS = tuple(
    sum(1 << fort for fort in _FORTS if (cards >> 2 * fort & 3) < PLACES) for cards in range(1 << 2 * len(CLANS))
)
"""By the lowest bits of a board: the set of forts where the side has room."""

ONE_CUBE = tuple(1 << 3 * fort for fort in _FORTS)
PILE = tuple(7 << 3 * fort for fort in _FORTS)
ALL_CUBES = sum(CUBES * one for one in ONE_CUBE)
"""Cubes are packed too: 3 bits for each fort."""

Past = tuple["Past | None", int, int, int, int]
"""A finished trick behind the one before it: (earlier tricks, seat that answered, code of the led card, code of the
answer, seat that won). A chain, so that a copy of a state costs nothing for it."""


def count_at(board: int, fort: int) -> int:
    """How many cards a side has at a fort."""
    return board >> 2 * fort & 3


def sum_at(board: int, fort: int) -> int:
    """A side's running sum at a fort."""
    return board >> _SUMS + 5 * fort & 31


def taken(board: int) -> int:
    """How many cubes a side has taken."""
    return board >> _TAKEN


def cubes_at(cubes: int, fort: int) -> int:
    """How many cubes lie on a fort."""
    return cubes >> 3 * fort & 7


class Position(State):
    """The fields of a round in progress; `FourClansState` plays on them.

    Seats of one side have the same parity, so `seat & 1` is the side (0 or 1) and `seat ^ 1` who answers. `first` is
    the side that goes first this round. `hands` are the seats' cards, `boards` the sides' (see above), `cubes` those on
    the forts, `trump` the clan whose fort was turned (`NO_TRUMP`: none yet). `led` is the code of the led card while it
    waits for its answer, else -1; `left` are the tricks still to be played. `swap` is 2 with partners, who take turns
    from trick to trick, else 0. `moved` is the code of the cube move (-1: none yet), `away` the card put away as a bit
    (0: none yet), `unseen` the cards that were not dealt. `redeals` says for each deal that was void which seats held
    which four: ((seat, rank), …). `rounds` are both sides' scores in the finished rounds of the match.
    """

    __slots__ = (
        "away",
        "boards",
        "cubes",
        "first",
        "hands",
        "led",
        "left",
        "moved",
        "past",
        "phase",
        "redeals",
        "rounds",
        "swap",
        "trump",
        "unseen",
    )
    phase: int
    first: int
    hands: list[int]
    boards: list[int]
    cubes: int
    trump: int
    led: int
    left: int
    swap: int
    past: Past | None
    moved: int
    away: int
    unseen: int
    redeals: tuple[tuple[tuple[int, int], ...], ...]
    rounds: tuple[tuple[int, int], ...]


def chronicle(past: Past | None) -> list[Past]:
    """Finished tricks, the first one first."""
    tricks: list[Past] = []
    while past is not None:
        tricks.append(past)
        past = past[0]
    return tricks[::-1]
