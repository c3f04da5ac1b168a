"""Ways into a match: a quick one, one from set-up, one from a code, a saved one, a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import game
from game.chance import SEEDS
from game.codes import BadCode, read_deal, read_match
from game.core import Rulebook, RulesError
from game.cpu.levels import OFFERED
from game.journal import Fault, Journal, Player
from game.match import Match
from game.saves import Entry, Saves
from scenes.quick import quick_key, quick_level
from scenes.table import view
from scenes.table.session import COMPUTER, PERSON, Session, Thinks
from scenes.table.table import Table
from scenes.tutorial import Tutorial
from scenes.ui.words import mark, tr

if TYPE_CHECKING:
    from scenes.app import App

QUICK_LEVEL = "casual"


def thinker() -> Thinks:
    """A mind in a process of its own; made when a computer first has to decide."""
    from game.cpu.worker import Thinker

    return Thinker()


def fresh_seed() -> int:
    """A seed that nobody can foresee."""
    return secrets.randbelow(SEEDS)


def person_name(app: App, seat: int) -> str:
    """A name for a person who has not typed one: a remembered one, or "Player 1"."""
    return app.settings.names[seat] if seat < len(app.settings.names) else tr("Player {number}", number=seat + 1)


def level_name(level: str) -> str:
    """What a computer of a level is called at the table."""
    from scenes.levels import title

    return title(level)


def start(app: App, key: str, options: Mapping[str, str], players: Sequence[Player], seed: int | None = None) -> None:
    """Deal a new match and open its table over the title."""
    deal(app, game.rulebook(key), options, players, seed)


def deal(
    app: App, book: Rulebook, options: Mapping[str, str], players: Sequence[Player], seed: int | None = None
) -> None:
    """Deal a new match by a rulebook and open its table over the title."""
    match = Match(book, options, len(players), fresh_seed() if seed is None else seed)
    journal = Saves(app.data / "matches").start(match, players)
    if journal.fault is not None:
        app.notice(tr("This match cannot be saved just now; it goes on all the same."))
    open_table(app, journal)


def open_table(app: App, journal: Journal) -> None:
    """Lay the table for a match; whatever lay over the title is put away."""
    if len(app.scenes) > 1:
        app.home()
    table = Table(app, Session(journal, thinker, app.settings.turn_table))
    app.push(table)
    table.cover()


def quick_game(app: App) -> None:
    """One key from the title to a game against the computer."""
    key = quick_key(app)
    level = quick_level(app, key)
    seats = game.rulebook(key).seats[0]
    players = [Player(person_name(app, 0), PERSON)]
    players += [Player(level_name(level), COMPUTER, level) for _ in range(seats - 1)]
    start(app, key, last_options(app, key, seats), players)
    offer_lesson(app, key)


def offer_lesson(app: App, key: str) -> None:
    """At somebody's first table of a game, offer its lesson; once."""
    table = app.scenes[-1]
    if view(key).lesson() is None or key in app.settings.lessons or not isinstance(table, Table):
        return
    app.settings.lessons[key] = 0
    app.save_settings()
    table.offers_lesson = True
    table.offer()
    app.notice(tr("New to {game}? The lesson beside the table takes three minutes.", game=game.rulebook(key).title))


def tutorial(app: App, key: str) -> None:
    """The lesson of a game, over the title; its match is saved nowhere and counts in no record."""
    lesson = view(key).lesson()
    if lesson is None:
        app.notice(tr("There is no lesson for this game yet."))
        return
    book = game.rulebook(key)
    match = Match(book, book.settle(lesson.options, lesson.seats), lesson.seats, lesson.seed)
    players = [Player(level_name("novice"), COMPUTER, "novice") for _ in range(lesson.seats)]
    players[lesson.person] = Player(person_name(app, 0), PERSON)
    journal = Journal(match, players, Path(app.data) / "lessons" / f"{key}.jsonl")
    session = Session(journal, thinker, app.settings.turn_table)
    session.counts = False
    if len(app.scenes) > 1:
        app.home()
    app.push(Tutorial(app, session, lesson))


def last_options(app: App, key: str, seats: int) -> dict[str, str]:
    """The variants last played, as far as they still exist and fit together."""
    book = game.rulebook(key)
    try:
        return book.settle(app.settings.options.get(key, {}), seats)
    except RulesError:
        return book.settle({}, seats)


def continue_match(app: App, entry: Entry) -> bool:
    """Go on with a saved match. False, with a notice, where that cannot be."""
    from scenes.title import fault_sentence

    found = Saves(app.data / "matches").open(entry)
    if isinstance(found, Fault):
        app.notice(fault_sentence(found))
        return False
    open_table(app, found)
    return True


_BAD_CODES = {
    "unreadable": mark("This is no code: codes have groups of four letters and digits."),
    "check": mark("This code has a slip somewhere: its check does not fit."),
    "newer": mark("This code was made by a newer version of the program."),
    "game": mark("This code is for a game that is not here."),
    "edition": mark("This code was made with another edition of the game than the one here."),
    "content": mark("This code does not fit the rules of its game."),
}


def start_code(app: App, code: str) -> bool:
    """Deal what a deal code says, with the players who sat here last; replay what a match code tells. False, with a
    notice, where it cannot be read."""
    try:
        deal = read_deal(code)
        match = read_match(code)
    except BadCode as error:
        app.notice(tr(_BAD_CODES.get(error.reason, _BAD_CODES["unreadable"])))
        return False
    for sentence in _BAD_CODES.values():
        app.unsay(tr(sentence))
    if match.plies:
        replay(app, match)
        return True
    start(app, deal.game, deal.options, seated(app, deal.game, deal.seats), deal.seed)
    return True


def replay(app: App, match: Match, names: Sequence[str] = ()) -> None:
    """Go back and forth in a match that is not played here: all of it once it is over, else as its first seat saw
    it."""
    from scenes.replay import Replay

    called = names or [tr("Player {number}", number=seat + 1) for seat in range(match.seats)]
    app.push(Replay(app, match, called, None if match.over else 0, at=(0, 0)))


def seated(app: App, key: str, seats: int) -> list[Player]:
    """Who sat at this game last time, filled up with a person and computers."""
    players = [
        Player(**record) for record in app.settings.seats.get(key, []) if set(record) == {"name", "kind", "level"}
    ]
    if len(players) != seats or not all(
        player.kind == PERSON or (player.kind == COMPUTER and player.level in OFFERED) for player in players
    ):
        players = [Player(person_name(app, 0), PERSON)]
        players += [Player(level_name(QUICK_LEVEL), COMPUTER, QUICK_LEVEL) for _ in range(seats - 1)]
    return players


def rematch(app: App, session: Session) -> None:
    """The same seats and variants, dealt anew."""
    deal(app, session.match.rulebook, session.match.options, session.players)
