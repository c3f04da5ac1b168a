"""The deck file: what is read, and how every fault in it is told."""

from __future__ import annotations

import pickle
from collections import Counter
from pathlib import Path

import pytest

from game.war_on_terror import RULEBOOK
from game.war_on_terror.deck import SHIPPED, BadDeck, read_deck
from tests.game.war_on_terror.scenario import DECK

TEXT = SHIPPED.read_text(encoding="utf-8")


def faulty(tmp_path: Path, old: str, new: str) -> str:
    """What is said of the shipped deck with one change."""
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadDeck) as error:
        read_deck(path)
    assert "\n" not in str(error.value)
    assert "mine.toml" in str(error.value)
    return str(error.value)


def test_the_shipped_deck_has_the_cards_of_the_rules():
    assert Counter(card.type for card in DECK.forces) == {
        "aircraft": 22,
        "commando": 18,
        "ground": 24,
        "propaganda": 16,
        "ship": 20,
    }
    counts = {"none": 36, "turn_over": 16, "turn_up": 8, "steadfast": 10, "shield": 10, "vanguard": 8}
    counts |= {"trade": 4, "swap_hands": 2, "spoils": 6}
    assert Counter(card.text for card in DECK.forces) == counts
    strengths = sorted(c.strength for c in DECK.forces if (c.type, c.text) == ("ground", "none"))
    assert strengths == [3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7]
    assert sorted(country.points for country in DECK.countries) == [1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
    assert [c.name for c in DECK.countries if c.source == "rulebook"] == ["Yemen", "Iraq"]
    assert {card.source for card in DECK.forces} == {"reconstruction"}


def test_every_card_has_a_name_of_its_own_and_a_flavour_line():
    entries = (*DECK.countries, *DECK.forces)
    assert len({entry.name for entry in entries}) == len(entries)
    assert all(entry.flavour for entry in entries)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('text = "trade"', 'text = "tread"', ["Exchange at the Bridge", "'text'", "tread", "turn over"]),
        ('type = "ship"\nstrength = 3', 'type = "boat"\nstrength = 3', ["Patrol Boat", "'type'", "boat"]),
        ("strength = 7", "strength = 21", ["Armoured Division", "'strength'", "21", "0 to 20"]),
        ("strength = 7", 'strength = "7"', ["Armoured Division", "'strength'"]),
        ("strength = 7", "strength = true", ["Armoured Division", "'strength'"]),
        ("strength = 7\n", "", ["Armoured Division", "'strength'"]),
        ('name = "Yemen"\npoints = 2', 'name = "Yemen"\npoints = 6', ["Yemen", "'points'", "6", "1 to 5"]),
        ('condition = "two cards"', 'condition = "three cards"', ["Yemen", "'condition'", "three cards"]),
        ('condition = "two cards"', 'condition = "two cards"\ntype = "ship"', ["Yemen", "'type'"]),
        (
            'condition = "counts more"\ntype = "commando"\nby = 1',
            'condition = "counts more"\nby = 1',
            ["Somalia", "'type'"],
        ),
        ("by = 2", "by = 3", ["Sudan", "'by'", "3"]),
        ('name = "Cuba"', 'name = ""', ["country 2", "'name'", "empty"]),
        ('name = "Cuba"', "name = 5", ["country 2", "'name'"]),
        ('flavour = "Six', 'flavor = "Six', ["Infantry Battalion", "'flavor'"]),
        ('[[country]]\nname = "Cuba"', '[[land]]\nname = "Cuba"', ["'land'"]),
        ('[[force]]\nname = "Garrison"', '[force2]\nname = "Garrison"', ["'force2'"]),
        ('[[country]]\nname = "Somalia"', '[[country]\nname = "Somalia"', ["TOML"]),
    ],
)
def test_a_fault_is_one_sentence_that_names_the_card_and_the_field(tmp_path, old, new, words):
    said = faulty(tmp_path, old, new)
    for word in words:
        assert word in said, said


def test_too_few_or_too_many_cards_are_told(tmp_path):
    path = tmp_path / "mine.toml"
    head, *forces = TEXT.split("[[force]]\n")
    path.write_text(head + "".join("[[force]]\n" + force for force in forces[:59]), encoding="utf-8")
    with pytest.raises(BadDeck, match="59 force cards"):
        read_deck(path)
    path.write_text(head + "".join("[[force]]\n" + force for force in (forces * 2)[:121]), encoding="utf-8")
    with pytest.raises(BadDeck, match="121 force cards"):
        read_deck(path)
    path.write_text(
        TEXT.replace(
            '[[country]]\nname = "Iraq"',
            '[[country]]\nname = "Iran 2"\npoints = 1\ncondition = "two cards"\n[[country]]\nname = "Iraq"',
        ),
        encoding="utf-8",
    )
    with pytest.raises(BadDeck, match="11 countries"):
        read_deck(path)


def test_files_that_are_no_decks_are_told(tmp_path):
    with pytest.raises(BadDeck, match="cannot be read"):
        read_deck(tmp_path / "nowhere.toml")
    with pytest.raises(BadDeck, match="cannot be read"):
        read_deck(tmp_path)
    path = tmp_path / "odd.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadDeck, match="UTF-8"):
        read_deck(path)
    path.write_text("x = 1\n" * 300_000)
    with pytest.raises(BadDeck, match="too large"):
        read_deck(path)
    path.write_text("force = 5\n" + TEXT.split("[[force]]")[0])
    with pytest.raises(BadDeck, match="two brackets"):
        read_deck(path)


def test_words_may_be_written_with_capitals_and_underscores(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('"turn over"', '"Turn_Over"').replace('"aircraft"', '"Aircraft"'), encoding="utf-8")
    assert read_deck(path) == DECK


def test_the_fingerprint_knows_decks_that_play_otherwise_and_not_names(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("Armoured Division", "Very Large Tanks"), encoding="utf-8")
    assert read_deck(path).fingerprint == DECK.fingerprint
    path.write_text(TEXT.replace("strength = 7", "strength = 8"), encoding="utf-8")
    assert read_deck(path).fingerprint != DECK.fingerprint


def test_a_rulebook_with_a_deck_of_its_own_travels_with_it(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("strength = 7", "strength = 20"), encoding="utf-8")
    book = RULEBOOK.with_data(path)
    path.unlink()
    twin = pickle.loads(pickle.dumps(book))
    assert twin == book != RULEBOOK
    assert (twin.edition, twin.data) == (book.edition, str(path))
    assert pickle.loads(pickle.dumps(RULEBOOK)) is RULEBOOK
    observation = book.new_game(book.settle({}, 2), 2, 1).observe(0)
    assert pickle.loads(pickle.dumps(observation)).rulebook.deck.strength == book.deck.strength


def test_cards_beyond_the_shipped_hundred_can_be_played(tmp_path):
    path = tmp_path / "mine.toml"
    more = '\n[[force]]\nname = "Extra {}"\ntype = "ship"\nstrength = 2\n'
    path.write_text(TEXT + "".join(more.format(number) for number in range(20)), encoding="utf-8")
    book = RULEBOOK.with_data(path)
    assert book.deck.card(120).name == "Extra 19"
    assert book.move("play 120") in book.moves
    with pytest.raises(Exception, match="no move"):
        RULEBOOK.move("play 120")
