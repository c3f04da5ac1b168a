"""The rules of every game, and nothing that draws. `rulebook(key)` is the way in."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache

from game.core import Rulebook, RulesError

KEYS = ("clash", "claim", "four_clans", "war_on_terror")
"""The shelf, in order. Each key is a folder here with `RULEBOOK` in it, and a table in `scenes/table`."""


_in_use: dict[str, Rulebook] = {}
"""Rulebooks with a player's own data, in place of the shipped ones."""


@cache
def rulebook(key: str) -> Rulebook:
    """The rulebook called `key`, with the data that is in use. Raises RulesError where there is none."""
    return _in_use.get(key) or shipped(key)


def use(book: Rulebook) -> None:
    """Let `rulebook` give this one from now on: with data of a player's own, or a shipped one again."""
    _in_use[book.key] = book
    rulebook.cache_clear()


def shipped(key: str) -> Rulebook:
    """The rulebook called `key` as it is shipped. Raises RulesError where there is none."""
    if key not in KEYS:
        raise RulesError(f"there is no game '{key}'; there are {', '.join(KEYS)}")
    book = importlib.import_module(f"game.{key}").RULEBOOK
    assert isinstance(book, Rulebook)
    return book


def available() -> tuple[str, ...]:
    """The keys of the shelf whose rulebooks are here, without loading them."""
    return tuple(key for key in KEYS if importlib.util.find_spec(f"game.{key}") is not None)
