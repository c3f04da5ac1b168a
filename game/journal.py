"""The journal of a match: a file that only grows, one line of JSON per decision, handed to the system before the next.

The first line says what was dealt and who plays; then follow decisions, undone decisions, following games and marks.
Every line carries a check that continues the check of the line before, so that a changed, missing or doubled line is
noticed. A last line without its end is a decision that was being written when the process died: it is dropped.

A disk that is full or a folder that cannot be written never stops a game: the journal keeps what it could not write,
says so in `fault`, and tries again with the next line. Where another program has written in the file meanwhile (the
same match is played in two windows), the match goes on in a file of its own, and both are kept.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO

import game
from game.chance import SEEDS
from game.codes import deal_of
from game.core import BadMove, Move, RulesError, Tell
from game.match import Match
from game.own_data import edition
from game.syncing import sync_later

FORMAT = 1
"""Version of the journal's own format."""


class DamagedJournal(Exception):
    """A journal that cannot be trusted; the message is one sentence for a person."""


class ForeignJournal(Exception):
    """A sound journal that cannot be played here: a newer version's, another edition's, a game that is not here. The
    message is one sentence for a person."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something about files that a person should know: a key ("journal.disk_full", "journal.not_written",
    "saves.unreadable", …), what fills its sentence, and that sentence in plain English."""

    key: str
    sentence: str
    where: str = ""


KINDS = ("person", "cpu")
"""Who can sit at a seat."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name, "person" or "cpu", and the computer's level."""

    name: str
    kind: str = "person"
    level: str = ""


def players_in(head: Mapping[str, Any], where: str) -> tuple[Player, ...]:
    """The players that a journal's first line names. Raises DamagedJournal where they cannot be read, ForeignJournal
    for a kind of player that there is none of here."""
    try:
        players = tuple(Player(**player) for player in head["players"])
        texts = [text for player in players for text in (player.name, player.kind, player.level)]
        sound = len(players) == head["seats"] and all(letter >= " " for text in texts for letter in text)
    except (KeyError, TypeError) as error:
        raise DamagedJournal(f"{where} is damaged: its players cannot be read ({error})") from None
    if not sound or not all(isinstance(text, str) for text in texts):
        raise DamagedJournal(f"{where} is damaged: its players cannot be read")
    strange = next((player.kind for player in players if player.kind not in KINDS), None)
    if strange is not None:
        raise ForeignJournal(f"{where} has a player of a kind that is not here ({strange})")
    return players


def game_in(head: Mapping[str, Any], where: str) -> str:
    """The key of the game that a journal's first line names. Raises ForeignJournal where it is not here."""
    key = head.get("game")
    if key not in game.available():
        raise ForeignJournal(f"{where} is a match of a game that is not here ({key})")
    return str(key)


def created_in(head: Mapping[str, Any], where: str) -> str:
    """When a match began, by its journal's first line. Raises DamagedJournal where that is no moment."""
    created = head.get("created")
    try:
        if isinstance(created, str) and datetime.fromisoformat(created).tzinfo is not None:
            return created
    except ValueError:
        pass
    raise DamagedJournal(f"{where} is damaged: it does not say when the match began")


def fault_of(error: OSError, path: Path) -> Fault:
    """What to tell about an error with a file."""
    reason = error.strerror or type(error).__name__
    if error.errno == 28:  # ENOSPC, which is what Windows reports too
        return Fault("journal.disk_full", f"the disk is full: the game goes on, but is not saved in {path}", str(path))
    return Fault("journal.not_written", f"{path} cannot be written ({reason}): the game goes on unsaved", str(path))


def check_of(before: int, body: Mapping[str, Any]) -> int:
    """The running check of a line: it continues that of the line before."""
    return zlib.crc32(json.dumps(body, sort_keys=True).encode(), before)


class Journal:
    """A match and the file that records it. Play through this: `play`, `undo` and `next_game` do what the match does
    and write it down. `fault` is not None while the file lags behind the match."""

    def __init__(self, match: Match, players: Sequence[Player], path: Path, created: datetime | None = None) -> None:
        """A journal for a match with no decisions yet; the file is made at once. Never raises OSError."""
        self._set(match, tuple(players), path)
        moment = (created or datetime.now(UTC)).isoformat(timespec="seconds")
        self.created = moment
        self._write(header(match, self.players, moment))

    def _set(self, match: Match, players: tuple[Player, ...], path: Path) -> None:
        self.match = match
        self.players = players
        self.path = path
        self.created = ""
        self.fault: Fault | None = None
        self.assisted = False
        self.finished = False
        self._check = 0
        self._written = b""
        self._torn = b""  # the line that was being written when the process before this one died
        self._unwritten = b""

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """Carry out and record a decision. Raises IllegalMove, and records nothing, when it is refused."""
        self.match.play(move, tell)
        self._write({"move": move.text})
        self._mark_end()

    def undo(self, count: int) -> None:
        """Take back the last `count` decisions. Raises IndexError if there are fewer."""
        if count:
            self.match.rewind(count)
            self.finished = False
            self._write({"undo": count})

    def next_game(self) -> None:
        """Start the following game of the match. Raises RulesError when there is none."""
        self.match.next_game()
        self._write({"game": len(self.match.moves) - 1})
        self._mark_end()

    def assist(self) -> None:
        """Mark the match as assisted: somebody asked for a hint."""
        if not self.assisted:
            self.assisted = True
            self._write({"mark": "assisted"})

    def _mark_end(self) -> None:
        standing = self.match.standing
        if standing.over:
            self.finished = True
            self._write({"mark": "finished", "winners": list(standing.winners)})

    def _write(self, body: dict[str, Any]) -> None:
        self._check = check_of(self._check, body)
        line = json.dumps(body | {"check": f"{self._check:08x}"}, sort_keys=True, ensure_ascii=False)
        self._unwritten += line.encode() + b"\n"
        self.flush()

    def flush(self) -> Fault | None:
        """Try to write what could not be written before; the fault that remains, if any."""
        try:
            self._flush()
        except OSError as error:
            self.fault = fault_of(error, self.path)
        else:
            self.fault = None
        return self.fault

    def _flush(self) -> None:
        if not self._written or not self.path.exists():
            self._create()
            return
        with open(self.path, "r+b") as file:
            ours = self._is_ours(file)
            if ours:
                file.truncate(len(self._written))
                file.seek(len(self._written))
                file.write(self._unwritten)
                file.flush()
                sync_later(file.fileno())
        if ours:
            self._note_written()
        else:
            self.path = self.path.with_name(f"{self.path.stem}-{secrets.token_hex(3)}{self.path.suffix}")
            self._create()

    def _is_ours(self, file: BinaryIO) -> bool:
        """Whether nobody else wrote in the file since: behind the last whole line stands at most what an earlier
        failure cut off."""
        if file.seek(0, os.SEEK_END) < len(self._written):
            return False
        file.seek(len(self._written))
        tail = file.read()
        return tail == self._torn or self._unwritten.startswith(tail)

    def _note_written(self) -> None:
        self._written += self._unwritten
        self._unwritten = self._torn = b""

    def _create(self) -> None:
        """Make the file under another name first: a journal is never seen without its first line."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".new")
        with open(draft, "wb") as file:
            file.write(self._written + self._unwritten)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, self.path)
        _sync_folder(self.path.parent)
        self._note_written()


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder last; only some systems need or allow this."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def header(match: Match, players: Sequence[Player], created: str) -> dict[str, Any]:
    """The first line of a journal."""
    own = {"data": match.rulebook.data} if match.rulebook.data else {}
    return own | {
        "journal": FORMAT,
        "game": match.rulebook.key,
        "edition": match.rulebook.edition,
        "options": dict(match.options),
        "seats": match.seats,
        "seed": match.seed,
        "players": [asdict(player) for player in players],
        "created": created,
        "deal": deal_of(match).code,
    }


@dataclass(frozen=True)
class Lines:
    """A journal's sound lines: the first, the others, the running check, the bytes they are and those of a line that
    was cut off."""

    head: Mapping[str, Any]
    body: Sequence[Mapping[str, Any]]
    check: int
    whole: bytes
    torn: bytes

    @property
    def finished(self) -> bool:
        """Whether the match was over when last written."""
        return bool(self.body) and self.body[-1].get("mark") == "finished"

    @property
    def assisted(self) -> bool:
        """Whether a hint was asked for at any time."""
        return any(line.get("mark") == "assisted" for line in self.body)


def read_lines(path: Path) -> Lines:
    """The lines of a journal, checked but not played. Raises DamagedJournal, ForeignJournal and OSError."""
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    check, lines = 0, []
    for number, raw in enumerate(whole.splitlines(), 1):
        body, check = _read_line(raw, check, number, path)
        lines.append(body)
    if not lines or "journal" not in lines[0]:
        raise DamagedJournal(f"{path.name} is no journal of a match")
    head = lines[0]
    if head["journal"] != FORMAT:
        raise ForeignJournal(f"{path.name} was written by another version of the program")
    return Lines(head, lines[1:], check, whole, data[len(whole) :])


def _read_line(raw: bytes, check: int, number: int, path: Path) -> tuple[dict[str, Any], int]:
    try:
        body = json.loads(raw)
        noted = body.pop("check")
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
        raise DamagedJournal(f"{path.name} is damaged: line {number} cannot be read") from None
    check = check_of(check, body)
    if noted != f"{check:08x}":
        raise DamagedJournal(f"{path.name} is damaged: line {number} was changed or something before it is missing")
    return body, check


def load(path: Path) -> Journal:
    """The journal in a file, its match played to where it stopped, ready to go on. Raises DamagedJournal,
    ForeignJournal and OSError."""
    lines = read_lines(path)
    match, players = _deal_again(lines.head, path)
    journal = object.__new__(Journal)
    journal._set(match, players, path)
    journal.created = created_in(lines.head, path.name)
    try:
        for line in lines.body:
            _repeat(match, line)
    except (RulesError, BadMove, LookupError, TypeError, ValueError, AttributeError) as error:
        raise DamagedJournal(f"{path.name} is damaged: {error}") from error
    journal.assisted, journal.finished = lines.assisted, match.over
    journal._check, journal._written, journal._torn = lines.check, lines.whole, lines.torn
    return journal


def _deal_again(head: Mapping[str, Any], path: Path) -> tuple[Match, tuple[Player, ...]]:
    key = game_in(head, path.name)
    players = players_in(head, path.name)
    try:
        book = edition(key, head["edition"], head.get("data", ""))
    except (RulesError, TypeError) as error:
        raise ForeignJournal(f"{path.name} cannot be played: {error}") from error
    except KeyError:
        raise DamagedJournal(f"{path.name} is damaged: its deal cannot be read") from None
    seed = head.get("seed")
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise DamagedJournal(f"{path.name} is damaged: its seed cannot be read")
    try:
        return Match(book, head["options"], head["seats"], seed), players
    except (RulesError, KeyError, TypeError, AttributeError) as error:
        raise DamagedJournal(f"{path.name} is damaged: its deal cannot be read ({error})") from error


def _repeat(match: Match, line: Mapping[str, Any]) -> None:
    if "move" in line:
        match.play(match.rulebook.move(line["move"]))
    elif "undo" in line:
        match.rewind(line["undo"])
    elif "game" in line:
        match.next_game()
    elif "mark" not in line:
        raise ValueError(f"nobody knows what {', '.join(line)} means")
