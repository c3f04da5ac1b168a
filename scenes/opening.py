"""What is on the screen first: the title, and over it whatever the command line asked for."""

from __future__ import annotations

from scenes.app import App
from scenes.data_files import use_remembered
from scenes.title import Title


def open_first(app: App, key: str | None, code: str | None) -> None:
    """Put up the title; over it the set-up of a game, or the table of a deal."""
    app.push(Title(app))
    use_remembered(app)
    app.sounds.start()
    if code is not None:
        from scenes.start import start_code

        start_code(app, code)
    elif key is not None:
        from scenes.setup import Setup

        app.push(Setup(app, key))
