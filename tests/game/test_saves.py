"""The folder of journals: what can be continued, what is over, and what is damaged."""

from __future__ import annotations

import os
import random
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.journal import Fault, Journal, Player
from game.match import Match
from game.saves import Saves
from tests.game.toy import TOY

pytestmark = pytest.mark.usefixtures("toy_shelf")
PLAYERS = (Player("Ada"), Player("Automaton", "cpu", "skilled"))


def begin(saves: Saves, decisions: int = 0, seed: int = 1) -> Journal:
    journal = saves.start(Match(TOY, {}, 2, seed), PLAYERS, datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC))
    rng = random.Random(seed)
    for _ in range(decisions):
        journal.play(rng.choice(journal.match.state.legal_moves()))
    return journal


def test_a_folder_that_is_not_there_yet_has_nothing_to_continue(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "never" / "made")
    assert saves.unfinished().entries == []
    assert saves.unfinished().faults == []
    assert saves.finished().entries == []
    assert not (tmp_path / "never").exists()


def test_an_unfinished_match_is_offered_with_what_it_is(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    journal = begin(saves, decisions=3)
    (entry,) = saves.unfinished().entries
    assert (entry.game, entry.players, entry.decisions, entry.finished) == ("toy", PLAYERS, 3, False)
    assert entry.created == "2026-01-02T03:04:05+00:00"
    opened = saves.open(entry)
    assert isinstance(opened, Journal)
    assert opened.match.moves == journal.match.moves


def test_the_match_played_last_comes_first(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    old, new = begin(saves, seed=1), begin(saves, seed=2)
    os.utime(old.path, (1, 1))
    os.utime(new.path, (2, 2))
    assert [entry.path for entry in saves.unfinished().entries] == [new.path, old.path]
    os.utime(old.path, (3, 3))
    assert [entry.path for entry in saves.unfinished().entries] == [old.path, new.path]


def test_a_finished_match_is_filed_away_and_can_still_be_opened(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    begin(saves, decisions=6)
    begin(saves, decisions=2, seed=2)
    assert [entry.decisions for entry in saves.unfinished().entries] == [2]
    (entry,) = saves.finished().entries
    assert entry.path.parent == tmp_path / "finished"
    opened = saves.open(entry)
    assert isinstance(opened, Journal)
    assert opened.finished


def test_a_damaged_file_is_set_aside_and_told_once(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    broken, sound = begin(saves, decisions=3), begin(saves, decisions=3, seed=2)
    data = broken.path.read_bytes().replace(b"play", b"pray", 1)
    broken.path.write_bytes(data)
    listing = saves.unfinished()
    assert [entry.path for entry in listing.entries] == [sound.path]
    (fault,) = listing.faults
    assert fault.key == "saves.damaged"
    aside = broken.path.with_name(broken.path.name + ".damaged")
    assert aside.name in fault.sentence
    assert aside.read_bytes() == data
    assert not broken.path.exists()
    assert saves.unfinished().faults == []


def test_a_file_that_does_not_replay_is_set_aside_when_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    begin(saves, decisions=3)
    (entry,) = saves.unfinished().entries
    monkeypatch.setattr(TOY, "_texts", {}, raising=False)
    fault = saves.open(entry)
    assert isinstance(fault, Fault)
    assert fault.key == "saves.damaged"
    assert saves.unfinished().entries == []


def test_another_editions_match_is_told_but_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    begin(saves, decisions=3)
    monkeypatch.setattr(type(TOY), "edition", "cards of my own")
    (entry,) = saves.unfinished().entries
    fault = saves.open(entry)
    assert isinstance(fault, Fault)
    assert fault.key == "saves.foreign"
    assert entry.path.exists()


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    saves = Saves(tmp_path / "saves")
    (fault,) = saves.unfinished().faults
    assert fault.key == "saves.unreadable"
    assert begin(saves).fault is not None


def test_a_discarded_match_is_gone(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    begin(saves, decisions=1)
    (entry,) = saves.unfinished().entries
    assert saves.discard(entry) is None
    assert saves.discard(entry) is None
    assert saves.unfinished().entries == []
