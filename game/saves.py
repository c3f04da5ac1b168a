"""The folder of journals: what is unfinished, what is finished, and what is damaged and set aside.

Nothing here raises when a folder or a file is not as it should be: what happened comes back as a `Fault`, because a
bad file must never keep anybody from playing. Finished matches move into a folder of their own, so that looking for
something to continue stays quick however much was played.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from game.journal import (
    DamagedJournal,
    Fault,
    ForeignJournal,
    Journal,
    Lines,
    Player,
    created_in,
    game_in,
    load,
    players_in,
    read_lines,
)
from game.match import Match

SUFFIX = ".jsonl"
FINISHED = "finished"
DAMAGED = ".damaged"


@dataclass(frozen=True)
class Entry:
    """One saved match, as a list shows it: without playing it. `created` is ISO 8601 in UTC, `decisions` roughly how
    far it got (undone ones are counted too)."""

    path: Path
    game: str
    options: Mapping[str, str]
    players: tuple[Player, ...]
    created: str
    decisions: int
    finished: bool
    assisted: bool
    deal: str


@dataclass
class Listing:
    """Saved matches, the one played last first, and what went wrong while looking."""

    entries: list[Entry] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


class Saves:
    """The journals in a folder, which is made when first needed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def start(self, match: Match, players: Sequence[Player], now: datetime | None = None) -> Journal:
        """A new journal for a new match. Never raises for files: a journal that could not be written has a `fault`."""
        moment = now or datetime.now(UTC)
        name = f"{moment:%Y%m%d-%H%M%S}-{match.rulebook.key}-{secrets.token_hex(3)}{SUFFIX}"
        return Journal(match, players, self.folder / name, moment)

    def unfinished(self) -> Listing:
        """Matches to continue. Finished ones met on the way move into their own folder, damaged ones aside."""
        listing = self._list(self.folder)
        for entry in [entry for entry in listing.entries if entry.finished]:
            listing.entries.remove(entry)
            self._file_away(entry)
        return listing

    def finished(self) -> Listing:
        """Matches that are over, for records and replays."""
        faults = self.unfinished().faults
        listing = self._list(self.folder / FINISHED)
        return Listing(listing.entries, faults + listing.faults)

    def open(self, entry: Entry) -> Journal | Fault:
        """The journal of an entry, ready to play on; or why it cannot be opened."""
        try:
            return load(entry.path)
        except DamagedJournal as error:
            return self._set_aside(entry.path, error)
        except ForeignJournal as error:
            return Fault("saves.foreign", str(error), str(entry.path))
        except OSError as error:
            return _unreadable(entry.path, error)

    def discard(self, entry: Entry) -> Fault | None:
        """Delete a saved match for good."""
        try:
            entry.path.unlink(missing_ok=True)
        except OSError as error:
            return _unreadable(entry.path, error)
        return None

    def _list(self, folder: Path) -> Listing:
        listing = Listing()
        for path in _journals(folder, listing.faults):
            try:
                listing.entries.append(_entry(path, read_lines(path)))
            except DamagedJournal as error:
                listing.faults.append(self._set_aside(path, error))
            except ForeignJournal as error:
                listing.faults.append(Fault("saves.foreign", str(error), str(path)))
            except OSError as error:
                listing.faults.append(_unreadable(path, error))
        return listing

    def _file_away(self, entry: Entry) -> None:
        place = self.folder / FINISHED
        try:
            place.mkdir(exist_ok=True)
            os.replace(entry.path, place / entry.path.name)
        except OSError:
            return  # It stays where it is and is tried again next time.

    def _set_aside(self, path: Path, error: DamagedJournal) -> Fault:
        aside = path.with_name(path.name + DAMAGED)
        try:
            os.replace(path, aside)
        except OSError:
            return Fault("saves.damaged", f"{error}; it was left where it is", str(path))
        return Fault("saves.damaged", f"{error}; it was kept as {aside.name}", str(aside))


def _journals(folder: Path, faults: list[Fault]) -> Iterator[Path]:
    """The journals of a folder, the one written last first."""
    try:
        items = [item for item in os.scandir(folder) if item.name.endswith(SUFFIX)]
    except FileNotFoundError:
        return
    except OSError as error:
        faults.append(_unreadable(folder, error))
        return
    found = []
    for item in items:
        try:
            found.append((item.stat().st_mtime_ns, item.path))
        except OSError as error:  # a link to nowhere, or a file that is gone again
            faults.append(_unreadable(Path(item.path), error))
    for _, path in sorted(found, reverse=True):
        yield Path(path)


def _unreadable(path: Path, error: OSError) -> Fault:
    return Fault("saves.unreadable", f"{path} cannot be read ({error.strerror or type(error).__name__})", str(path))


def _entry(path: Path, lines: Lines) -> Entry:
    head = lines.head
    try:
        return Entry(
            path=path,
            game=game_in(head, path.name),
            options=dict(head["options"]),
            players=players_in(head, path.name),
            created=created_in(head, path.name),
            decisions=sum("move" in line for line in lines.body),
            finished=lines.finished,
            assisted=lines.assisted,
            deal=str(head["deal"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise DamagedJournal(f"{path.name} is damaged: its first line is incomplete ({error})") from error
