"""Settings: a small JSON file with a version, each key checked by itself.

A broken file gives defaults and a notice, and is kept beside the new one; a single bad value gives that value's
default. Nothing here raises at start."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from scenes.ui.words import mark

VERSION = 1
SPEEDS = ("off", "fast", "normal", "slow")
TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)
NAME_LENGTH = 16
_MOST_NAMES = 12


@dataclass(slots=True)
class Settings:
    """What a household chose once and wants back every evening."""

    speed: str = "normal"
    volume: int = 70
    muted: bool = False
    text_size: int = 100
    reduced_motion: bool = False
    fullscreen: bool = False
    turn_table: bool = True
    language: str = "en"
    names: list[str] = field(default_factory=list)
    seats: dict[str, list[dict[str, str]]] = field(default_factory=dict)
    """Per game: who sat where last time, each {"kind", "name", "level"}."""
    lessons: dict[str, int] = field(default_factory=dict)
    """Per game: how many steps of its lesson are done; 0 once it was offered."""
    options: dict[str, dict[str, str]] = field(default_factory=dict)
    """Per game: the variants last played."""
    data: dict[str, str] = field(default_factory=dict)
    """Per game: the path of the file of own data that it is played with."""

    def remember_name(self, name: str) -> None:
        """Put a name first among those offered next time."""
        name = clean_name(name)
        if name:
            self.names = [name, *(old for old in self.names if old != name)][:_MOST_NAMES]


def clean_name(name: str) -> str:
    """A name as it may be shown: no control characters, no spaces around it, at most 16 characters."""
    return " ".join("".join(ch if ch.isprintable() else " " for ch in name).split())[:NAME_LENGTH].strip()


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def _is_text_map(value: Any) -> bool:
    """Texts by texts; none with control characters, which no font can show and no path can have."""
    if not isinstance(value, dict):
        return False
    return all(isinstance(text, str) and all(ch >= " " for ch in text) for pair in value.items() for text in pair)


def _is_seat_list(value: Any) -> bool:
    return isinstance(value, list) and 2 <= len(value) <= 4 and all(_is_text_map(seat) for seat in value)


CHECKS: dict[str, Callable[[Any], bool]] = {
    "speed": lambda v: v in SPEEDS,
    "volume": lambda v: isinstance(v, int) and not isinstance(v, bool) and 0 <= v <= 100,
    "muted": _is_flag,
    "text_size": lambda v: v in TEXT_SIZES,
    "reduced_motion": _is_flag,
    "fullscreen": _is_flag,
    "turn_table": _is_flag,
    "language": lambda v: isinstance(v, str) and v.isalpha() and len(v) <= 8,
    "names": lambda v: isinstance(v, list) and all(isinstance(n, str) and clean_name(n) == n and n for n in v),
    "seats": lambda v: isinstance(v, dict) and all(_is_seat_list(seats) for seats in v.values()),
    "lessons": lambda v: isinstance(v, dict) and all(isinstance(n, int) and n >= 0 for n in v.values()),
    "data": _is_text_map,
    "options": lambda v: isinstance(v, dict) and all(_is_text_map(chosen) for chosen in v.values()),
}


class SettingsFile:
    """The settings on disk. `notices` holds sentences (message ids) about what went wrong, for the title to show."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "settings.json"
        self.notices: list[str] = []

    def load(self) -> Settings:
        """The settings, with defaults for whatever is missing or wrong."""
        try:
            raw = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return Settings()
        except OSError:
            self.notices.append(mark("The settings cannot be read, so the usual ones are used."))
            return Settings()
        except (ValueError, RecursionError):
            raw = None
        if not isinstance(raw, dict) or not isinstance(raw.get("version"), int):
            self._set_aside()
            return Settings()
        return self._checked(raw)

    def _checked(self, raw: dict[str, Any]) -> Settings:
        settings = Settings()
        wrong = False
        for one in fields(Settings):
            if one.name not in raw:
                continue
            if CHECKS[one.name](raw[one.name]):
                setattr(settings, one.name, raw[one.name])
            else:
                wrong = True
        if wrong or raw["version"] > VERSION:
            self._set_aside()
        return settings

    def _set_aside(self) -> None:
        with contextlib.suppress(OSError):
            os.replace(self.path, self.path.with_suffix(".json.broken"))
        self.notices.append(mark("The settings were damaged: what was readable is kept, the old file lies beside."))

    def save(self, settings: Settings) -> bool:
        """Write the settings, all or nothing. False (and a notice) if the disk refuses."""
        text = json.dumps({"version": VERSION, **asdict(settings)}, ensure_ascii=False, indent=1)
        part = self.path.with_suffix(".json.part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(text, encoding="utf-8")
            os.replace(part, self.path)
        except OSError:
            self.notices.append(mark("The settings could not be saved: the disk refuses."))
            return False
        return True

    def reset(self) -> None:
        """Put the present file aside and start from the usual settings."""
        if self.path.exists():
            self._set_aside()
            self.notices.clear()
