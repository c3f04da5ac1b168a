"""Settings survive everything a disk or an editor can do to them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scenes.store.settings import CHECKS, Settings, SettingsFile, clean_name


def test_what_is_saved_comes_back(tmp_path: Path) -> None:
    wanted = Settings(speed="slow", volume=30, text_size=150, names=["Анна"], options={"clash": {"match": "points"}})
    assert SettingsFile(tmp_path / "new" / "folder").save(wanted)
    assert SettingsFile(tmp_path / "new" / "folder").load() == wanted


def test_without_a_file_the_usual_settings_are_used_quietly(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    assert file.load() == Settings()
    assert file.notices == []


@pytest.mark.parametrize(
    "broken", ["", "{", "[]", "null", '{"speed": "fast"}', "\x00\x01", '{"version": "one"}', "[" * 100_000]
)
def test_a_broken_file_gives_defaults_and_a_notice_and_is_kept_beside(broken: str, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(broken)
    file = SettingsFile(tmp_path)
    assert file.load() == Settings()
    assert len(file.notices) == 1
    assert (tmp_path / "settings.json.broken").read_text() == broken


@pytest.mark.parametrize(
    ("key", "bad"),
    [
        ("speed", "warp"),
        ("volume", 101),
        ("volume", True),
        ("muted", 1),
        ("text_size", 95),
        ("language", "../../etc"),
        ("names", ["ok", 3]),
        ("names", [" spaced "]),
        ("seats", {"clash": [{"kind": 1}]}),
        ("options", {"clash": ["match"]}),
        ("seats", {"clash": [{"name": "A\0", "kind": "person", "level": ""}] * 2}),
        ("data", {"war_on_terror": "deck\0.toml"}),
    ],
)
def test_one_bad_value_loses_only_itself(key: str, bad: object, tmp_path: Path) -> None:
    good = {"version": 1, "speed": "fast", "volume": 10}
    (tmp_path / "settings.json").write_text(json.dumps({**good, key: bad}))
    file = SettingsFile(tmp_path)
    loaded = file.load()
    assert getattr(loaded, key) == getattr(Settings(), key)
    assert loaded.volume == (Settings().volume if key == "volume" else 10)
    assert len(file.notices) == 1


def test_every_setting_is_checked() -> None:
    assert set(CHECKS) == set(Settings.__dataclass_fields__)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("in the way")
    file = SettingsFile(tmp_path / "wall")
    assert not file.save(Settings())
    assert len(file.notices) == 1


def test_reset_keeps_the_old_file_beside_and_says_nothing(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.save(Settings(volume=5))
    file.reset()
    assert file.load() == Settings()
    assert (tmp_path / "settings.json.broken").exists()
    assert file.notices == []


def test_names_are_remembered_newest_first_without_doubles() -> None:
    settings = Settings()
    for name in ("Anna", "Boris", "Anna", "  ", "C" * 40):
        settings.remember_name(name)
    assert settings.names == ["C" * 16, "Anna", "Boris"]


def test_names_are_cleaned_of_what_would_break_a_line() -> None:
    assert clean_name(" A\tn\nna\x07 ") == "A n na"
