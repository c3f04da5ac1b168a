"""What followers are worth when the second phase begins, and cards in hand before it.

The numbers are log odds: each card in hand multiplies the odds of winning by e to its number, each card in the rival's
hand divides them by as much. They were fitted to the results of endings worked out exactly (`game.claim.solver`) after
phase ones played at random (`tools/fit_claim.py`), and name the winner of seven in eight others.
"""

from __future__ import annotations

from functools import cache

from game.claim.court import Court
from game.core import Move

WORTH: dict[str, tuple[float, ...]] = {
    "goblin": (-0.82, -0.76, -0.58, -0.51, -0.34, -0.22, 0.10, 0.10, 0.32, 0.61),
    "knight": (-0.85, -0.65, -0.47, -0.30, -0.00, 0.28, 0.53, 0.87),
    "undead": (-0.54, -0.53, -0.36, -0.38, -0.45, -0.23, -0.06, -0.11, 0.14, 0.26),
    "dwarf": (0.35, 0.20, -0.10, -0.19, -0.31, -0.54, -0.63, -0.55, -0.70, -0.80),
    "doppelganger": (0.19, 0.34, 0.54, 0.58, 0.84, 1.17, 1.34, 1.42, 1.96, 2.32),
}
"""By faction and number."""
LEADING = 0.37
"""What it is worth to lead the first trick of phase two."""
SCORED = 0.33
"""What each card scored in phase one is worth."""
HELD: dict[str, tuple[float, ...]] = {
    "goblin": (-0.09, -0.15, -0.25, -0.19, -0.19, -0.22, -0.14, -0.15, -0.07, 0.05),
    "knight": (0.05, -0.03, -0.08, 0.00, -0.01, 0.01, 0.05, 0.23),
    "undead": (-0.36, -0.30, -0.30, -0.22, -0.15, -0.16, -0.14, 0.13, 0.30, 0.46),
    "dwarf": (0.01, -0.05, -0.05, -0.11, -0.08, -0.15, -0.14, -0.07, 0.11, 0.16),
    "doppelganger": (0.19, 0.13, 0.16, 0.08, 0.09, 0.18, 0.16, 0.31, 0.39, 0.56),
}
"""What a card still in hand in phase one adds by its end, fitted to fifteen thousand quick games."""
STAKED = 0.2
"""The share of a stake's worth that leading the trick for it brings."""


class Values:
    """The worth of every card of a court, by its bit and by the move that plays it."""

    def __init__(self, court: Court) -> None:
        self.of_bit: dict[int, float] = {}
        self.held: dict[int, float] = {}
        """The worth of a card in hand in phase one."""
        self.power: dict[Move, float] = {}
        """How good a card is at winning tricks, by its number; Doppelgangers, which always follow, count more."""
        for at, name in enumerate(court.names):
            faction, number = court.faction_of(1 << at), court.numbers[at]
            place = number - court.factions[court.place[faction]].numbers[0]
            self.of_bit[1 << at] = WORTH[faction][place] if faction in WORTH else 0.0
            self.held[1 << at] = HELD[faction][place] if faction in HELD else 0.0
            self.power[court.move_of[name]] = number + (3.0 if faction == "doppelganger" else 0.0)


def total(worth: dict[int, float], cards: int) -> float:
    """The worth of a set of cards."""
    found = 0.0
    while cards:
        bit = cards & -cards
        found += worth[bit]
        cards ^= bit
    return found


@cache
def values(court: Court) -> Values:
    """The values of a court, made once."""
    return Values(court)
