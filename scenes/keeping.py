"""Entering a finished match into the records, without a frame waiting for the disk."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from game.codes import match_code
from scenes.store.records import DRAWN, LOST, WON, Records, Result
from scenes.table.session import PERSON, Session


def results_of(session: Session) -> list[Result]:
    """A result for each person of a match that is over; the score is the points of all its games."""
    match, journal = session.match, session.journal
    standing = match.standing
    defaults = {option.key: option.default for option in match.rulebook.options}
    variant = " ".join(f"{key}={value}" for key, value in match.options.items() if value != defaults[key])
    now = datetime.now(UTC)
    seconds = int((now - datetime.fromisoformat(journal.created)).total_seconds())
    found = []
    for seat in session.people:
        others = [p for other, p in enumerate(session.players) if other != seat]
        rivals = "+".join(sorted(p.kind if p.kind == PERSON else p.level for p in others))
        result = DRAWN if not standing.winners else WON if seat in standing.winners else LOST
        found.append(
            Result(
                now.isoformat(timespec="seconds"),
                match.rulebook.key,
                variant,
                session.players[seat].name,
                rivals,
                result,
                standing.points[seat],
                max(0, seconds),
                journal.assisted,
                match_code(match),
            )
        )
    return found


class Keeping(threading.Thread):
    """Writes results. Once it has ended, `fault` says what was the matter with the file, if anything was."""

    def __init__(self, results: Sequence[Result], folder: Path) -> None:
        super().__init__(name="records")
        self._results = results
        self._records = Records(folder)

    def run(self) -> None:
        self._records.add(self._results)

    @property
    def fault(self) -> str:
        return self._records.fault


def keep(session: Session, folder: Path) -> Keeping:
    """Write the results of a finished match in a thread of its own, which is returned."""
    thread = Keeping(results_of(session), folder)
    thread.start()
    return thread
