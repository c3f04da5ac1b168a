"""Records: one row for every person in every finished match, in SQLite in the data folder.

A row is written at once and survives a killed process. A file that is no database is put aside and a new one begun. A
file that cannot be read or written costs the records and nothing else: every call then does nothing. `fault` says what
was the matter.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from scenes.ui.words import mark

DAMAGED = ".damaged"
WON, DRAWN, LOST = "won", "drawn", "lost"

FAULT = mark("The file of records has a fault: it may be incomplete. A damaged one is kept beside.")

_PATIENCE = 2.0  # seconds to wait for another program that is writing; a screen waits with it
_PATIENT = 10.0  # the same where no screen waits

_TABLE = """
create table if not exists results (
    id integer primary key, ended text not null, game text not null, variant text not null, name text not null,
    rivals text not null, result text not null, score integer not null, seconds integer not null,
    assisted integer not null, code text not null, deleted integer not null default 0
)
"""


@dataclass(frozen=True, slots=True)
class Result:
    """One person's finished match: when it ended (ISO 8601, UTC), which game and variant (options away from their
    defaults), against whom ("person" or a level, joined by "+"), how it went, the points or games won, how long it
    took, whether a hint was asked for, and the code that replays it."""

    ended: str
    game: str
    variant: str
    name: str
    rivals: str
    result: str
    score: int
    seconds: int
    assisted: bool
    code: str
    id: int = 0


@dataclass(frozen=True, slots=True)
class Summary:
    """What a group of results comes to: played, won, drawn; the longest run of wins and the present one; the best score
    and the shortest won match in seconds (None without one)."""

    played: int
    won: int
    drawn: int
    longest: int
    streak: int
    best: int
    quickest: int | None


class Records:
    """The results in a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "records.sqlite"
        self.fault = ""

    def _open(self, patience: float = _PATIENCE) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return self._connect(patience)
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode not in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
                raise
            self.fault = str(error)
            os.replace(self.path, self.path.with_name(self.path.name + DAMAGED))
            return self._connect(patience)

    def _connect(self, patience: float) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=patience)
        try:
            db.execute(_TABLE)
            db.execute("select id, code, deleted from results order by id desc limit 1").fetchone()
        except sqlite3.Error:
            db.close()
            raise
        return db

    def add(self, results: Sequence[Result]) -> bool:
        """Write results; False if the disk refuses. A match that is there already (same code and name) is not
        doubled."""
        try:
            with closing(self._open(_PATIENT)) as db, db:
                for result in results:
                    known = "select 1 from results where code = ? and name = ?"
                    if db.execute(known, (result.code, result.name)).fetchone() is None:
                        row = asdict(result)
                        del row["id"]
                        names = ", ".join(row)
                        places = ", ".join(f":{name}" for name in row)
                        db.execute(f"insert into results ({names}) values ({places})", row)
        except (sqlite3.Error, OSError) as error:
            self.fault = str(error)
            return False
        return True

    def results(self, game: str | None = None, deleted: bool = False) -> list[Result]:
        """Results, the newest first."""
        where = "deleted = ?" + (" and game = ?" if game else "")
        values = (int(deleted), game) if game else (int(deleted),)
        fields = "ended, game, variant, name, rivals, result, score, seconds, assisted, code, id"
        try:
            with closing(self._open()) as db:
                rows = db.execute(f"select {fields} from results where {where} order by id desc", values).fetchall()
        except (sqlite3.Error, OSError) as error:
            self.fault = str(error)
            return []
        return [_result(row) for row in rows]

    def delete(self, ids: Sequence[int], back: bool = False) -> None:
        """Put results away, or with `back` bring them back."""
        try:
            with closing(self._open()) as db, db:
                db.executemany("update results set deleted = ? where id = ?", [(int(not back), one) for one in ids])
        except (sqlite3.Error, OSError) as error:
            self.fault = str(error)

    def export(self, path: Path) -> bool:
        """Write all results that are not put away as JSON; False if the disk refuses."""
        rows = [asdict(result) for result in self.results()]
        try:
            path.write_text(json.dumps(rows, ensure_ascii=False, indent=1), encoding="utf-8")
        except OSError as error:
            self.fault = str(error)
            return False
        return True


def _result(row: tuple[Any, ...]) -> Result:
    ended, game, variant, name, rivals, result, score, seconds, assisted, code, number = row
    return Result(ended, game, variant, name, rivals, result, score, seconds, bool(assisted), code, number)


def summary(results: Sequence[Result]) -> Summary:
    """What results (the newest first) come to."""
    won = [result for result in results if result.result == WON]
    longest = run = 0
    for result in reversed(results):
        run = run + 1 if result.result == WON else 0
        longest = max(longest, run)
    return Summary(
        len(results),
        len(won),
        sum(result.result == DRAWN for result in results),
        longest,
        run,
        max((result.score for result in results), default=0),
        min((result.seconds for result in won), default=None),
    )


def grouped(results: Sequence[Result]) -> dict[tuple[str, str], list[Result]]:
    """Results by rivals and variant, those played last first; assisted ones are for the caller to leave out."""
    groups: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        groups.setdefault((result.rivals, result.variant), []).append(result)
    return groups


def hall(results: Sequence[Result], places: int = 8) -> list[Result]:
    """The hall of fame: the best scores of won matches played without help, one place a person and score."""
    won = [result for result in results if result.result == WON and not result.assisted]
    best: dict[tuple[str, int], Result] = {}
    for result in won:
        best.setdefault((result.name, result.score), result)
    return sorted(best.values(), key=lambda result: (-result.score, result.seconds))[:places]


def initials(name: str) -> str:
    """Three letters, as on a cabinet: of the words' first letters, or of a single word's first three."""
    words = name.split()
    letters = "".join(word[0] for word in words) if len(words) > 1 else name
    return letters[:3].upper().ljust(3, "·")
