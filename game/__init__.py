"""The rules of every game, and nothing that draws. `rulebook(key)` is the way in."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache

from game.core import Rulebook, RulesError

KEYS = ("clash", "claim", "four_clans", "war_on_terror")
"""The shelf, in order. Each key is a folder here with `RULEBOOK` in it, and a table in `scenes/table`."""


@cache
def rulebook(key: str) -> Rulebook:
    """The rulebook called `key`. Raises RulesError where there is none."""
    if key not in KEYS:
        raise RulesError(f"there is no game '{key}'; there are {', '.join(KEYS)}")
    book = importlib.import_module(f"game.{key}").RULEBOOK
    assert isinstance(book, Rulebook)
    return book


def available() -> tuple[str, ...]:
    """The keys of the shelf whose rulebooks are here, without loading them."""
    return tuple(key for key in KEYS if importlib.util.find_spec(f"game.{key}") is not None)
