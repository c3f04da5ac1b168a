"""What a quick game would be. Kept apart, so that the title tells it without loading what only tables need."""

from __future__ import annotations

from typing import TYPE_CHECKING

import game
from game.cpu.levels import OFFERED

if TYPE_CHECKING:
    from scenes.app import App


def quick_key(app: App) -> str:
    """The game that a quick game is of: the one played last, or the first on the shelf."""
    return next((key for key in app.settings.options if key in game.available()), game.available()[0])


def quick_level(app: App, key: str) -> str:
    """The level of a quick game's computers: the one played against last, or the easiest."""
    seated = app.settings.seats.get(key, [])
    return next((record["level"] for record in seated if record.get("level") in OFFERED), OFFERED[0])
