"""What can be laid over a table: the pause, the rules, a piece enlarged, a look back, the curtain, the results.

Each is imported when it is first wanted, so that a table opens quickly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core import Observation
from scenes.table.session import Session
from scenes.table.view import GameView, Zoom
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App


def history(app: App, session: Session) -> None:
    """The log and every moment of the match so far, as the one at the screen may see it."""
    from scenes.replay import Replay
    from scenes.table import view

    closed = view(session.match.rulebook.key).no_history(session.match.options)
    if closed and not session.match.over:
        app.notice(closed)
        return
    if session.match.plies and (session.person_decides or len(session.people) < 2):
        app.push(Replay(app, session.match.copy(), session.names, session.viewer, session.bottom))


def lesson(app: App, key: str) -> None:
    """The lesson of a game, in place of the table."""
    from scenes.start import tutorial

    tutorial(app, key)


def pause(app: App, session: Session) -> None:
    """The pause."""
    from scenes.pause import Pause

    app.push(Pause(app, session))


def rules(app: App, view: GameView, session: Session, anchor: str) -> None:
    """The rules of the game at a section, with the chosen options marked."""
    from scenes.rules import Rules

    app.push(Rules(app, view.key, session.match.options, anchor))


def enlarged(app: App, view: GameView, zoom: Zoom) -> None:
    """A piece, large."""
    from scenes.table.zoom import Enlarged

    app.push(Enlarged(app, view, zoom))


def last_trick(app: App, view: GameView, seen: Observation, names: tuple[str, ...]) -> None:
    """What just left the table, or a sentence that there is nothing."""
    from scenes.table.last import LookedBack

    shown = view.look_back(seen, names)
    if shown is None:
        app.notice(tr("There is nothing to look back at yet."))
    else:
        app.push(LookedBack(app, view, shown))


def curtain(app: App, view: GameView, session: Session, seat: int, arrived: Callable[[], None]) -> None:
    """The curtain until the person of `seat` has come to the screen."""
    from scenes.handover import HandOver

    app.hush()
    app.push(HandOver(app, view, seat, session.names[seat], arrived, lambda: pause(app, session)))


def results(app: App, session: Session) -> None:
    """How a game ended."""
    from scenes.results import Results

    app.push(Results(app, session))
