"""The template for translators holds every text that the screens mark."""

from __future__ import annotations

from tools import messages


def test_the_template_is_up_to_date() -> None:
    assert messages.main(["--check"]) == 0, "run python tools/messages.py"


def test_marked_and_plural_texts_are_collected() -> None:
    text = messages.collect()
    assert 'msgid "Soldier"' in text
    assert 'msgid_plural "{count} followers"' in text
    assert 'msgid "The settings could not be saved: the disk refuses."' in text


def test_names_and_flavour_lines_of_cards_that_are_data_are_collected() -> None:
    text = messages.collect()
    assert 'msgid "Armoured Division"' in text
    assert 'msgid "When it stops, something has been decided."' in text
