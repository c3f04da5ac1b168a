"""The table: one scene for all games, and one folder per game that says where things lie and what they are called."""

from __future__ import annotations

import importlib
from functools import cache

from scenes.table.view import GameView


@cache
def view(key: str) -> GameView:
    """How the game called `key` looks and reads. Raises ModuleNotFoundError where its table is not built yet."""
    found = importlib.import_module(f"scenes.table.{key}").VIEW
    assert isinstance(found, GameView)
    return found
