"""The rules pages: the markup, and that every game's page tells all its variants and pieces."""

from __future__ import annotations

import pytest

import game
from scenes.rulepages import FOLDER, parse, read
from scenes.table import view


def test_a_page_is_sections_of_paragraphs_items_marks_and_pieces() -> None:
    text = "# Turns {turn}\nFirst line\nsecond line.\n\n- an item\n[ruling] [if a=b] Ours.\n[piece imam]\n# More\nEnd."
    first, second = parse(text)
    assert (first.title, first.anchor, second.title, second.anchor) == ("Turns", "turn", "More", "more")
    plain, item, ruled, piece = first.blocks
    assert plain.text == "First line second line."
    assert (item.text, item.bullet) == ("an item", True)
    assert (ruled.text, ruled.mark, ruled.option) == ("Ours.", "ruling", ("a", "b"))
    assert piece.piece == "imam"


@pytest.mark.parametrize("key", game.available())
def test_the_rules_of_every_game_tell_each_choice_of_each_option_that_changes_play(key: str) -> None:
    told = {block.option for section in read(key, "en") for block in section.blocks if block.option}
    for option in game.rulebook(key).options:
        assert all(choice in option.choices for name, choice in told if name == option.key)
    names = {option.key for option in game.rulebook(key).options}
    assert {name for name, _ in told} <= names


@pytest.mark.parametrize("key", game.available())
def test_the_rules_of_every_game_mark_what_is_ours_and_show_its_pieces(key: str) -> None:
    blocks = [block for section in read(key, "en") for block in section.blocks]
    assert any(block.mark == "ruling" for block in blocks)
    pieces = [block.piece for block in blocks if block.piece]
    assert pieces
    assert all(view(key).piece(piece) is not None for piece in pieces)
    anchors = [section.anchor for section in read(key, "en")]
    assert len(set(anchors)) == len(anchors)


def test_a_language_without_a_page_falls_back_to_english() -> None:
    assert [section.title for section in read("clash", "zz")] == [section.title for section in read("clash", "en")]
    assert (FOLDER / "en" / "clash.txt").is_file()
