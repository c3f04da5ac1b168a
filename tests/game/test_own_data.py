"""A file of a player's own data, from the command line to the journal. War on Terror's deck is the one such file."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game import own_data
from game.cli.main import main
from game.codes import BadCode, deal_of, read_deal
from game.core import RulesError
from game.cpu.levels import Budget, level
from game.cpu.worker import Thinker
from game.journal import ForeignJournal, Journal, Player, load
from game.match import Match
from tests.game.playing import play_some

KEY = "war_on_terror"


@pytest.fixture(autouse=True)
def shipped_again() -> Iterator[None]:
    yield
    own_data.choose(None, KEY)


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    text = (Path(game.__file__).parent / KEY / "deck.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("strength = 3", "strength = 9"), encoding="utf-8")
    return path


@pytest.fixture
def broken(deck: Path) -> Path:
    path = deck.with_name("broken.toml")
    path.write_text(deck.read_text(encoding="utf-8").replace("strength = 7", "strength = -7"), encoding="utf-8")
    return path


def saved(deck: Path, folder: Path) -> Path:
    """A journal of a match with a deck of its own, begun and left."""
    match = Match(own_data.choose(deck, KEY), {}, 2, 3)
    journal = Journal(match, [Player("A"), Player("B")], folder / "match.jsonl")
    rng = random.Random(1)
    for _ in range(12):
        journal.play(rng.choice(match.state.legal_moves()))
    own_data.choose(None, KEY)
    return journal.path


def test_the_chosen_data_is_used_until_the_shipped_is_chosen_again(deck: Path) -> None:
    shipped = game.rulebook(KEY)
    book = own_data.choose(deck)
    assert game.rulebook(KEY) is book
    assert book.edition != shipped.edition
    own_data.choose(None)
    assert game.rulebook(KEY) == shipped


def test_a_fault_changes_nothing(deck: Path, broken: Path) -> None:
    book = own_data.choose(deck)
    with pytest.raises(RulesError, match=r"Armoured Division.*strength"):
        own_data.choose(broken)
    assert game.rulebook(KEY) is book


def test_a_game_without_data_of_its_own_refuses_a_file(deck: Path) -> None:
    with pytest.raises(RulesError, match="no data"):
        own_data.choose(deck, "clash")
    assert own_data.takers() == (KEY,)


@pytest.mark.parametrize(
    "command",
    [
        ["play", KEY],
        ["perft", KEY, "--depth", "1"],
        ["bench", KEY, "--round", "0.01"],
        ["arena", KEY, "--a", "random", "--b", "greedy", "--games", "2", "--processes", "1"],
    ],
)
def test_every_command_takes_a_deck(
    command: list[str], deck: Path, broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--deck", str(deck)]) == 0
    assert not game.rulebook(KEY).data
    capsys.readouterr()
    assert main([*command, "--deck", str(broken)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Armoured Division" in said


def test_an_arena_in_several_processes_plays_with_the_deck(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", KEY, "--a", "random", "--b", "random", "--games", "6", "--seed", "4"]
    assert main([*command, "--deck", str(deck), "--processes", "1"]) == 0
    alone = capsys.readouterr().out
    assert main([*command, "--deck", str(deck), "--processes", "2"]) == 0
    assert capsys.readouterr().out == alone


def test_a_journal_finds_its_deck_again_by_itself(deck: Path, tmp_path: Path) -> None:
    path = saved(deck, tmp_path)
    journal = load(path)
    assert journal.match.rulebook.data == str(deck)
    assert journal.match.plies == 12
    assert not game.rulebook(KEY).data


def test_a_journal_says_why_when_its_deck_is_gone_changed_or_broken(deck: Path, broken: Path, tmp_path: Path) -> None:
    path = saved(deck, tmp_path)
    text = deck.read_text(encoding="utf-8")
    deck.unlink()
    with pytest.raises(ForeignJournal, match=r"mine\.toml cannot be read"):
        load(path)
    deck.write_text(text.replace("strength = 7", "strength = 8"), encoding="utf-8")
    with pytest.raises(ForeignJournal, match="has changed"):
        load(path)
    deck.write_text(broken.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(ForeignJournal, match="Armoured Division"):
        load(path)


def test_a_journal_of_the_shipped_deck_is_played_while_another_is_in_use(deck: Path, tmp_path: Path) -> None:
    match = Match(game.rulebook(KEY), {}, 2, 3)
    journal = Journal(match, [Player("A"), Player("B")], tmp_path / "match.jsonl")
    journal.play(match.state.legal_moves()[0])
    own_data.choose(deck)
    assert load(journal.path).match.plies == 1


def test_a_code_of_another_deck_is_refused_with_a_reason(deck: Path) -> None:
    own_data.choose(deck)
    match = Match(game.rulebook(KEY), {}, 2, 3)
    play_some(match, random.Random(1), 5)
    code = deal_of(match).code
    assert read_deal(code).seed == 3
    own_data.choose(None)
    with pytest.raises(BadCode, match="file of data"):
        read_deal(code)


def test_the_worker_thinks_with_the_deck_it_is_sent(deck: Path) -> None:
    book = own_data.choose(deck)
    match = Match(book, {}, 2, 3)
    play_some(match, random.Random(1), 1)
    deck.unlink()
    seen = match.state.observe(match.seat)
    with Thinker() as thinker:
        thinker.ask(seen, level("skilled"), 1, Budget(iterations=5))
        choice = None
        while choice is None:
            choice = thinker.poll()
    assert choice.move in seen.moves
    assert choice.trouble is None
