"""What an immediate effect is, and what all of them ask.

An effect works from a space (`origin`) and may not have the tiles in `actors` as its subject: the tile just placed, and
with the option "reenacted_from=copied_space" every tile of a chain of copies (rulings 3, 10). `choices` is empty when
the effect can do nothing (ruling 1); declining is offered by the turn, not here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from game.clash.geometry import BITS
from game.clash.moves import USE
from game.clash.position import Position
from game.core import Move, Tell

Choices = tuple[Move, ...]

USED: Choices = (USE,)


def subjects(position: Position, actors: int) -> int:
    """The spaces whose tile may be the subject of an effect: face up, not Immune, not acting itself (rulings 3, 4)."""
    return position.up & ~(position.immune() | actors)


def acting_space(position: Position) -> int:
    """The space of the tile whose effect is being carried out: the one copied last, or else the one placed."""
    return position.chain[-1] if position.chain else position.placed


def acting(position: Position) -> int:
    """The tile whose effect is being carried out."""
    return position.board[acting_space(position)]


def standpoint(position: Position) -> tuple[int, int]:
    """From which space the effect at hand works, and which spaces are its actors (ruling 10)."""
    placed, chain = position.placed, position.chain
    if not chain or position.options["reenacted_from"] == "own_space":
        return placed, BITS[placed]
    return chain[-1], BITS[placed] | sum(BITS[space] for space in chain)


class Effect(ABC):
    """One immediate power. `asks` is the verb of its answers, `destroys` marks what a full board forbids."""

    asks = "target"
    destroys = False

    @abstractmethod
    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        """The ways in which the effect would do something now."""

    @abstractmethod
    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        """Do it. True when a further choice is open, which then stands in `position.choices`."""


class Whole(Effect):
    """Effects with nothing to choose but whether to use them."""

    asks = "use"
