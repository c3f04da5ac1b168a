"""Text that is made to fit a box."""

from __future__ import annotations

import pygame
import pytest

from scenes.ui import text

WORDS = (
    "Pass",
    "It is decided: play it out",
    "Show me the rules of this game",
    "The winner of a trick gains the card at stake; the other draws the next one blindly.",
)
BOXES = ((30, 12), (64, 20), (150, 30), (320, 90), (700, 60))


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


def fits(words: str, pixels: int, box: tuple[int, int], wrapped: bool) -> bool:
    if wrapped:
        longest = max(text.width(part.rstrip(), pixels) for part in text._parts(words))
        return longest <= box[0] and text.wrapped_height(words, pixels, box[0]) <= box[1]
    return text.width(words, pixels) <= box[0] and text.font(pixels).get_linesize() <= box[1] * 1.15


@pytest.mark.parametrize("wrapped", [False, True], ids=["one line", "wrapped"])
@pytest.mark.parametrize("words", WORDS)
def test_no_height_that_fits_is_passed_over(words: str, wrapped: bool) -> None:
    for box in BOXES:
        for most in (18, 40, 77):
            height = most
            while height > text._LEAST and not fits(words, height, box, wrapped):
                height -= max(1, height // 16)
            assert text.fit_pixels(words, most, box, False, wrapped) == max(height, text._LEAST)


def test_heights_that_are_surely_too_great_are_not_even_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []
    font = text.font

    def counted(pixels: int, bold: bool = False, japanese: bool = False) -> pygame.Font:
        looked.append(pixels)
        return font(pixels, bold, japanese)

    monkeypatch.setattr(text, "font", counted)
    found = text.fit_pixels("Nothing but a line of text that is not looked at twice", 96, (200, 40), False, False)
    assert found < 12
    assert len(looked) < 6


def test_a_font_that_got_another_height_measures_as_a_new_one() -> None:
    face = text._FONTS / "NotoSans-Regular.ttf"
    for pixels in (*range(6, 60, 3), *range(58, 5, -5)):
        fresh = pygame.Font(face, pixels)
        found = text.font(pixels)
        for words in WORDS:
            assert found.size(words) == fresh.size(words)
        assert found.get_linesize() == fresh.get_linesize()
        assert text.width(WORDS[1], pixels) == fresh.size(WORDS[1])[0]
    assert len(text._heights(False, False)._fonts) <= text._HEIGHTS


def test_the_heights_needed_last_stay_as_they_are() -> None:
    kept = text.font(21)
    for pixels in range(30, 30 + text._HEIGHTS - 1):
        text.font(pixels)
    assert text.font(21) is kept
    for pixels in range(40, 40 + text._HEIGHTS):
        text.font(pixels)
    assert kept.point_size != 21
