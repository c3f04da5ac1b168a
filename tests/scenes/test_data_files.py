"""A file of own data chosen where a game is set up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

import game
from game import own_data
from game.war_on_terror.deck import SHIPPED
from scenes.setup import Setup
from tests.scenes.hand import Hand

KEY = "war_on_terror"
TEXT = SHIPPED.read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def shipped_again() -> Iterator[None]:
    yield
    own_data.choose(None, KEY)


def put(folder: Path, name: str, text: str) -> Path:
    path = folder / "own" / KEY / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def setup(hand: Hand) -> Setup:
    assert isinstance(hand.app.top, Setup)
    return hand.app.top


def test_files_in_the_folder_can_be_chosen_and_are_remembered(tmp_path: Path, open_app: Callable[..., Hand]) -> None:
    path = put(tmp_path, "mine.toml", TEXT.replace("strength = 7", "strength = 8"))
    hand = open_app(folder=tmp_path, key=KEY)
    shipped = game.rulebook(KEY).edition
    hand.click_on("data")
    assert game.rulebook(KEY).edition != shipped
    own_data.choose(None, KEY)
    again = open_app(folder=tmp_path, key=KEY)
    assert game.rulebook(KEY).data == str(path)
    again.click_on("data")
    assert game.rulebook(KEY).edition == shipped
    assert not again.app.settings.data


def test_a_file_with_a_fault_is_told_and_the_shipped_data_is_used(
    tmp_path: Path, open_app: Callable[..., Hand], monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path, "bad.toml", TEXT.replace("strength = 7", "strength = 70"))
    hand = open_app(folder=tmp_path, key=KEY)
    said: list[str] = []
    monkeypatch.setattr(hand.app, "notice", lambda sentence, place=None: said.append(sentence))
    hand.click_on("data")
    assert len(said) == 1
    assert "Armoured Division" in said[0]
    assert "'strength'" in said[0]
    assert not game.rulebook(KEY).data
    assert not hand.app.settings.data


def test_a_remembered_file_that_is_gone_is_told_and_forgotten(tmp_path: Path, open_app: Callable[..., Hand]) -> None:
    path = put(tmp_path, "mine.toml", TEXT)
    hand = open_app(folder=tmp_path, key=KEY)
    hand.click_on("data")
    own_data.choose(None, KEY)
    path.unlink()
    again = open_app(folder=tmp_path, key=KEY)
    assert not game.rulebook(KEY).data
    assert not again.app.settings.data


def test_a_file_dropped_on_the_set_up_is_used(tmp_path: Path, open_app: Callable[..., Hand]) -> None:
    path = tmp_path / "elsewhere.toml"
    path.write_text(TEXT.replace("strength = 7", "strength = 8"), encoding="utf-8")
    hand = open_app(key=KEY)
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    hand.frames(3)
    assert game.rulebook(KEY).data == str(path)
    assert setup(hand).book.data == str(path)


def test_games_without_data_of_their_own_have_no_such_row(open_app: Callable[..., Hand]) -> None:
    hand = open_app(key="clash")
    assert "data" not in setup(hand).ui.widgets
