"""Rivals' Table: four tabletop games on one screen. `python main.py --help` tells the rest."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    """The command line, read. Ends the program with code 2 and a sentence for what it does not know."""
    parser = argparse.ArgumentParser(prog="main.py", description="Rivals' Table: four tabletop games on one screen.")
    parser.add_argument(
        "--game", metavar="KEY", help="open the set-up of a game: clash, claim, four_clans, war_on_terror"
    )
    parser.add_argument("--code", metavar="DEAL", help="deal what a code says")
    parser.add_argument(
        "--deck", metavar="FILE", type=Path, help="play with a deck of your own, for games that take one"
    )
    parser.add_argument("--windowed", action="store_true", help="start in a window, whatever the settings say")
    parser.add_argument(
        "--reset-settings", action="store_true", help="put the settings aside and start from the usual ones"
    )
    parser.add_argument("--data-dir", metavar="DIR", type=Path, help="keep settings and saves in this folder")
    return parser.parse_args(argv)


def fail(sentence: str) -> int:
    """Say what is wrong in one sentence; the exit code."""
    print(f"rivals-table: {sentence}", file=sys.stderr)
    return 2


def data_folder(chosen: Path | None) -> Path:
    """The folder for settings and saves, made if need be. Raises OSError where it cannot be used."""
    if chosen is None:
        import platformdirs

        chosen = Path(platformdirs.user_data_dir("rivals-table", appauthor=False))
    chosen.mkdir(parents=True, exist_ok=True)
    list(chosen.iterdir())
    return chosen


def main(argv: list[str] | None = None) -> int:
    """Open the app; the exit code of the program."""
    wanted = arguments(argv)
    from game import available, rulebook
    from game.codes import read_deal
    from game.core import RulesError
    from game.own_data import choose

    try:
        if wanted.game is not None:
            rulebook(wanted.game)
            if wanted.game not in available():
                return fail(f"{wanted.game} is not on the table yet")
        if wanted.deck is not None:
            choose(wanted.deck, wanted.game if wanted.game and rulebook(wanted.game).takes_data else None)
        if wanted.code is not None:
            read_deal(wanted.code)
        folder = data_folder(wanted.data_dir)
    except RulesError as error:
        return fail(str(error))
    except OSError as error:
        return fail(f"the folder for saves cannot be used: {error}")

    from scenes.app import App, NoDisplay
    from scenes.opening import open_first

    try:
        app = App(folder, windowed=wanted.windowed, reset=wanted.reset_settings)
    except NoDisplay as error:
        return fail(str(error))
    open_first(app, wanted.game, wanted.code)
    app.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
