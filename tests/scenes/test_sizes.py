"""Settings, sizes of window and text, and what a machine may lack."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame_gui.elements import UIButton

import game
from scenes.rules import Rules
from scenes.settings import SettingsScene
from scenes.setup import Setup
from scenes.table import view
from scenes.table.table import Table
from scenes.ui import text
from tests.scenes.hand import Hand
from tests.scenes.table.test_whole_matches import sit

Open = Callable[..., Hand]


def test_settings_take_effect_and_are_saved_at_once(open_app: Open, tmp_path: Path) -> None:
    hand = open_app(tmp_path)
    hand.click_on("settings")
    assert isinstance(hand.app.top, SettingsScene)
    hand.app.top.ui.focus.current = "text_size"
    hand.key(pygame.K_RIGHT)
    assert hand.app.measure.text_scale == 1.1
    assert json.loads((tmp_path / "settings.json").read_text())["text_size"] == 110
    hand.key(pygame.K_m)
    assert hand.app.settings.muted


@pytest.mark.parametrize("size", [(420, 300), (300, 200), (640, 30), (40, 400)])
def test_a_window_smaller_than_anything_is_laid_out_for_is_drawn_all_the_same(
    size: tuple[int, int], open_app: Open
) -> None:
    hand = open_app(size=size)
    hand.frames(2)
    for key in game.available():
        hand.app.push(Setup(hand.app, key))
        hand.frames(2)
        hand.app.home()
        sit(hand, key, ("person", "novice"), {})
        hand.frames(4)
        hand.app.home()
    assert hand.app.screen.get_size() == size


SIZES = ((960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080))


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "xx"])
def test_no_button_is_cut_off_or_off_the_screen_at_any_size_of_window_and_text(
    size: tuple[int, int], scale: int, language: str, open_app: Open
) -> None:
    hand = open_app(size=size, text_size=scale, language=language)
    for key in game.available():
        hand.app.push(Setup(hand.app, key))
        check_buttons(hand)
        hand.app.push(Rules(hand.app, key, game.rulebook(key).settle({}, game.rulebook(key).seats[0])))
        check_buttons(hand)
        hand.app.home()
    check_buttons(hand)
    hand.app.push(SettingsScene(hand.app))
    check_buttons(hand)
    hand.app.home()
    sit(hand, "clash", ("person", "person"), {})
    check_buttons(hand)
    hand.key(pygame.K_ESCAPE)
    check_buttons(hand)


def check_buttons(hand: Hand) -> None:
    """Every button lies on the screen and its label fits it; no two buttons overlap."""
    assert hand.app.top is not None
    hand.frames(1)
    screen = hand.app.screen.get_rect()
    buttons = [element for element in hand.app.top.ui._by_element if isinstance(element, UIButton)]
    for button in buttons:
        assert screen.contains(button.rect), f"'{button.text}' lies off the screen"
        wide, high = button.font.size(button.text)[0], button.font.get_rect(button.text or "x").height
        assert wide <= button.rect.w, f"'{button.text}' is cut off"
        assert high <= button.rect.h, f"'{button.text}' is cut off"
        assert not any(button.rect.colliderect(other.rect) for other in buttons if other is not button)


def test_text_is_made_smaller_until_it_fits_its_box(open_app: Open) -> None:
    open_app()
    lessons = [step.say for key in game.available() if (taught := view(key).lesson()) for step in taught.steps]
    for words in ("short", "a line of many words that is far too long for its box " * 4, *lessons):
        for box in ((300, 120), (235, 100), (150, 200), (120, 30)):
            size = text.fit_pixels(words, 40, box, bold=True, wrapped=True)
            drawn = text.paragraph(words, size, (0, 0, 0), box[0], bold=True)
            assert drawn.width <= box[0]
            assert drawn.height <= box[1] or size == 7


def test_a_wrapped_text_never_leaves_its_box_even_where_it_does_not_fit(open_app: Open) -> None:
    screen = open_app().app.screen
    japanese = "\u6700\u3082\u5f37\u3044\u90e8\u968a\u304c\u56fd\u3092\u5f97\u308b\u3002" * 3
    for words in ("many words " * 60, "oneverylongwordwithoutanyspaces" * 3, japanese):
        for box in (pygame.Rect(40, 40, 200, 60), pygame.Rect(40, 40, 90, 31)):
            assert box.contains(text.put(screen, words, box, 30, (0, 0, 0), wrapped=True, top=True))


def test_japanese_text_is_broken_between_letters_and_not_before_a_stop(open_app: Open) -> None:
    open_app()
    lines = text.wrapped_lines("\u6700\u3082\u5f37\u3044\u56fd\u3002" * 4, 20, 125)
    assert len(lines) > 1
    assert not any(line.startswith("\u3002") for line in lines)
    assert all(text.width(line, 20) <= 125 for line in lines)


def test_the_window_may_change_its_size_at_any_moment(open_app: Open) -> None:
    hand = open_app(speed="normal")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld"})
    for size in ((1920, 1080), (960, 540), (1400, 600)):
        hand.app.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        hand.frames(3)
        assert (hand.app.measure.width, hand.app.measure.height) == size
    hand.choose_by_mouse(("tile:mustafa", "space:c3"))
    assert hand.session.match.plies == 1


def test_a_screen_without_a_working_full_screen_mode_keeps_its_window(
    open_app: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_app()
    real = pygame.display.set_mode

    def refuse(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("no such mode")
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    hand.key(pygame.K_F11)
    assert not hand.app.settings.fullscreen
    assert any("full-screen" in sentence for sentence in hand.said())


def test_without_a_sound_device_all_is_quiet_and_well(open_app: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    hand = open_app()
    hand.app.sounds.play("place")
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.top, Table)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_larger_text_makes_every_row_of_a_form_larger(
    size: tuple[int, int], open_app: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[str, int] = {}
    paragraph = text.paragraph

    def noted(words: str, pixels: int, *rest: object, **more: object) -> pygame.Surface:
        drawn[words] = pixels
        return paragraph(words, pixels, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(text, "paragraph", noted)
    found = []
    for scale in (100, 150):
        drawn.clear()
        hand = open_app(size=size, text_size=scale)
        hand.app.push(SettingsScene(hand.app))
        hand.frames(2)
        assert hand.app.top is not None
        values = [
            b.font.get_rect("x").height for b in hand.app.top.ui._by_element if isinstance(b, UIButton) and b.text
        ]
        found.append((drawn["Reduced motion"], drawn["Pieces move as on a table."], min(values)))
    assert all(large >= 1.2 * small for small, large in zip(*found, strict=True)), found
