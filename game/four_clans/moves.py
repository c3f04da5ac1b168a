"""Every decision, made once, and the choices among them by what is in hand and where there is room.

`code` holds what the rules need at once: card * 4 + fort for a card played, the card for one put away, from * 4 + to
for a cube.
"""

from __future__ import annotations

from game.core import Move
from game.four_clans.cards import CLANS, COUNT, NAMES, RANKS, clan_of, rank_of

FAMILY = "four_clans"
FORTS = range(len(CLANS))

CUBE = tuple(
    Move(FAMILY, "cube", CLANS[start], CLANS[end], code=start * 4 + end)
    for start in FORTS
    for end in FORTS
    if start != end
)
PUT_AWAY = tuple(Move(FAMILY, "put_away", clan_of(name), rank_of(name), code=card) for card, name in enumerate(NAMES))
PLAY = tuple(
    Move(FAMILY, "play", clan_of(name), rank_of(name), CLANS[fort], code=card * 4 + fort)
    for card, name in enumerate(NAMES)
    for fort in FORTS
)
ALL: tuple[Move, ...] = (*CUBE, *PUT_AWAY, *PLAY)


def _plays(clan: int, ranks: int, rooms: int) -> tuple[Move, ...]:
    """The plays with some cards of a clan at some forts."""
    return tuple(
        PLAY[(clan * RANKS + rank) * 4 + fort]
        for rank in range(RANKS)
        if ranks >> rank & 1
        for fort in FORTS
        if rooms >> fort & 1
    )


PLAYS = tuple(
    tuple(tuple(_plays(clan, ranks, rooms) for ranks in range(1 << RANKS)) for clan in FORTS) for rooms in range(16)
)
"""By the set of forts with room, the clan, and which of its ranks are in hand: the plays there are."""

AWAYS = tuple(
    tuple(
        tuple(PUT_AWAY[clan * RANKS + rank] for rank in range(RANKS) if ranks >> rank & 1)
        for ranks in range(1 << RANKS)
    )
    for clan in FORTS
)
"""By the clan and which of its ranks are in hand: the cards that can be put away."""

assert len(PLAY) == COUNT * 4
