"""Every decision of War on Terror, made once.

Texts number places, cards and seats from 1; `code` holds the place or seat as the rules count it, from 0, or the number
of the card.
"""

from __future__ import annotations

from functools import cache

from game.core import Move
from game.war_on_terror.deck import COUNTRIES, MOST

FAMILY = "war_on_terror"
MOST_SEATS = 4


def _by_card(verb: str) -> tuple[Move, ...]:
    """One move for every number that a card can have; place 0 is not used by any card."""
    return tuple(Move(FAMILY, verb, number, code=number) for number in range(MOST + 1))


REVEAL = tuple(Move(FAMILY, "reveal", place + 1, code=place) for place in range(COUNTRIES))
PASS = Move(FAMILY, "pass")
PLAY = _by_card("play")
TURN_OVER = _by_card("turn_over")
TURN_UP = _by_card("turn_up")
TRADE = _by_card("trade")
DECLINE = Move(FAMILY, "decline")
SWAP = tuple(Move(FAMILY, "swap", seat + 1, code=seat) for seat in range(MOST_SEATS))
SHIELD = _by_card("shield")
NO_SHIELD = Move(FAMILY, "no_shield")
ADD = _by_card("add")
ADD_NONE = Move(FAMILY, "add_none")


@cache
def every(cards: int) -> tuple[Move, ...]:
    """Every move there is with a deck of so many force cards."""
    by_card = tuple(move for row in (PLAY, TURN_OVER, TURN_UP, TRADE, SHIELD, ADD) for move in row[1 : cards + 1])
    return (*REVEAL, PASS, *by_card, DECLINE, *SWAP, NO_SHIELD, ADD_NONE)
