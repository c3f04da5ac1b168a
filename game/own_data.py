"""Rulebooks with data of a player's own: choosing a file, and finding the edition that an old match was played with."""

from __future__ import annotations

from pathlib import Path

import game
from game.core import Rulebook, RulesError


def takers() -> tuple[str, ...]:
    """The games that take a file of a player's own data."""
    return tuple(key for key in game.available() if game.shipped(key).takes_data)


def choose(path: Path | None, key: str | None = None) -> Rulebook:
    """Play with the data in a file from now on, or (None) with the shipped data again; the rulebook. Without a `key`
    it is the only game that takes data.

    Raises RulesError, in one sentence, for a file that cannot be used; then nothing has changed.
    """
    if key is None:
        (key,) = takers()
    book = game.shipped(key)
    if path is not None:
        book = book.with_data(path)
    game.use(book)
    return book


def edition(key: str, wanted: str, data: str) -> Rulebook:
    """The rulebook whose edition is `wanted`: the one in use, the shipped one, or the one in the file `data` (a path,
    or empty), which is not put to use. Raises RulesError with the reason why there is none."""
    here = game.rulebook(key)
    for book in (here, game.shipped(key)):
        if book.edition == wanted:
            return book
    if not data:
        raise RulesError(f"it was played with another edition of {here.title} than the one here")
    try:
        book = here.with_data(Path(data))
    except RulesError as error:
        raise RulesError(f"it was played with data of the player's own, and {error}") from None
    if book.edition != wanted:
        raise RulesError(f"it was played with data of the player's own, and {data} has changed since")
    return book
