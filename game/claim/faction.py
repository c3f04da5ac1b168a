"""What a faction is: its cards, and the hooks at which its power acts.

A faction is one file in `game/claim/factions/`. It overrides only what is special about it; the tables that play runs
on are made from these answers once (`game.claim.court`).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import ClassVar

LOSES = -1
"""The strength of a card that cannot win the trick it is played to."""


class Phase(Enum):
    """The two phases of a game: tricks for followers, then tricks for score."""

    ONE = 0
    TWO = 1


class Destination(Enum):
    """Where a played card goes when its trick is over."""

    DISCARDED = 0
    WINNER = 1
    LOSER = 2


class Faction:
    """A faction without powers; subclasses have some."""

    key: ClassVar[str]
    numbers: ClassVar[Sequence[int]]
    """The number of every card, ascending; a number that stands here twice is on two cards."""

    def follows(self, led: str) -> bool:
        """Whether a card of this faction follows suit when the faction `led` was led."""
        return led == self.key

    def obliged(self, led: str) -> bool:
        """Whether holding a card of this faction obliges its holder to follow when `led` was led."""
        return led == self.key

    def strength(self, number: int, led: str) -> int:
        """How strong a card is in a trick in which `led` was led; of equal strengths the one played first wins."""
        return number if self.follows(led) else LOSES

    def goes_to(self, phase: Phase) -> Destination:
        """Where a played card of this faction goes."""
        return Destination.DISCARDED if phase is Phase.ONE else Destination.WINNER

    def takes_lead(self, phase: Phase) -> bool:
        """Whether who played a card of this faction leads the next trick even if another won this one."""
        return False

    def vote(self, scored: Sequence[Sequence[int]]) -> int | None:
        """Which seat has this faction's vote, given the numbers that each scored: the most cards; level, the highest
        card; still level (the same number on several cards, or none scored), nobody (ruling)."""
        ranked = [(len(numbers), max(numbers, default=LOSES)) for numbers in scored]
        best = max(ranked)
        return ranked.index(best) if ranked.count(best) == 1 else None
