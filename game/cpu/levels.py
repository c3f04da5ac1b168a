"""The levels of the computer's play, and the reference players that they are measured against."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from game.core import RulesError


class BadLevel(RulesError):
    """A level that there is none of; the message is one sentence for a person."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: at most so many seconds, at most so many iterations. Without seconds the same question gets
    the same answer on every machine."""

    seconds: float | None = None
    iterations: int | None = None


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player thinks.

    `taught`: whether it uses what the rulebook teaches. `overlooks`: the share of its moves, from 0 to 1, that it does
    not see when it decides. `depth`: how many decisions ahead its search tree may grow, None for no limit. `effort`:
    how many times as much as usual it puts into working a decision out exactly. `reads`: whether it guesses at what is
    hidden from how the others play, where the rulebook teaches how, and not only by what is possible.
    """

    key: str
    kind: Literal["random", "greedy", "search"]
    budget: Budget = Budget()
    taught: bool = True
    overlooks: float = 0.0
    depth: int | None = None
    effort: int = 1
    reads: bool = False

    def but(self, iterations: int | None = None, **changes: Any) -> Level:
        """This level with other values for some fields, and with another number of iterations."""
        if iterations is not None:
            changes["budget"] = replace(self.budget, iterations=iterations)
        return replace(self, **changes)


LEVELS = {
    level.key: level
    for level in (
        Level("novice", "search", Budget(0.5, 40), overlooks=0.45, depth=1),
        Level("casual", "search", Budget(1.0, 100), overlooks=0.1, depth=3),
        Level("skilled", "search", Budget(1.5, 100)),
        Level("master", "search", Budget(0.9), reads=True),
        Level("random", "random"),
        Level("greedy", "greedy"),
        Level("ismcts", "search", Budget(0.9), taught=False),
    )
}
"""Every level by its key; a rulebook may have its own of that name (`Teaching.levels`). Budgets of the lower ones count
iterations, so that a quick machine makes nobody stronger; their seconds are only a limit for slow ones."""

OFFERED = ("novice", "casual", "skilled", "master")
"""The levels that people may play against, the weakest first."""


def level(key: str) -> Level:
    """The level called `key`. Raises BadLevel."""
    try:
        return LEVELS[key]
    except KeyError:
        raise BadLevel(f"there is no level '{key}'; there are {', '.join(LEVELS)}") from None
