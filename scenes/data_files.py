"""Files of a player's own data, such as a deck typed in from a printed game: where they lie, and choosing one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import game
from game import own_data
from game.core import RulesError
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App


def folder(app: App, key: str) -> Path:
    """Where files for a game are looked for; it need not exist."""
    return app.data / "own" / key


def files(app: App, key: str) -> list[Path]:
    """The files to choose from: those in the folder, and the one in use wherever it lies."""
    try:
        found = sorted(folder(app, key).glob("*.toml"))
    except OSError:
        found = []
    used = game.rulebook(key).data
    return found if not used or Path(used) in found else [*found, Path(used)]


def choose(app: App, key: str, path: Path | None) -> bool:
    """Play with the data in a file from now on, or (None) with the shipped data, and remember it. A file with a fault
    in it is not used: its fault is told and the shipped data is used. False in that case."""
    try:
        own_data.choose(path, key)
    except RulesError as error:
        app.notice(tr("{why}. The shipped one is used.", why=str(error)[:1].upper() + str(error)[1:]))
        own_data.choose(None, key)
        path = None
        worked = False
    else:
        worked = True
    app.settings.data.pop(key, None)
    if path is not None:
        app.settings.data[key] = str(path.absolute())
    app.save_settings()
    return worked


def use_remembered(app: App) -> None:
    """At the start: use the files that were chosen last time, save where the command line has brought another."""
    for key, path in list(app.settings.data.items()):
        if key in game.available() and not game.rulebook(key).data:
            choose(app, key, Path(path))
