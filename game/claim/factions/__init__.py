"""The factions, one file each. `faction(key)` finds one by the name of its file."""

from __future__ import annotations

import importlib

from game.claim.faction import Faction


def faction(key: str) -> Faction:
    """The faction in the file called `key`."""
    found = importlib.import_module(f"game.claim.factions.{key}").FACTION
    assert isinstance(found, Faction)
    return found
