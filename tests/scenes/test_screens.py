"""The screens around the table, worked with real events."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest
from pygame_gui.elements import UIButton

import game
from game.codes import deal_of
from game.journal import Player, check_of, header
from game.match import Match
from game.saves import Saves
from scenes.handover import HandOver
from scenes.pause import Pause
from scenes.rules import Rules
from scenes.settings import SettingsScene
from scenes.setup import Setup
from scenes.table.table import Table
from scenes.table.zoom import Enlarged
from scenes.title import Title
from scenes.typing import Typing
from scenes.ui import text
from tests.scenes.hand import Hand
from tests.scenes.table.test_whole_matches import sit

Open = Callable[..., Hand]


def said(hand: Hand) -> list[str]:
    """The notices on screen."""
    return [toast.sentence for toast in hand.app._toasts]


# -- the title ---------------------------------------------------------------------------------------------------------


def test_one_key_leads_from_the_title_to_a_game_against_the_computer(open_app: Open) -> None:
    hand = open_app()
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.top, Table)
    assert [player.kind for player in hand.session.players][:2] == ["person", "cpu"]


def test_continue_comes_first_when_a_match_is_unfinished(open_app: Open, tmp_path: Path) -> None:
    hand = open_app(tmp_path, speed="off")
    sit(hand, "clash", ("person", "person"), {})
    hand.choose_by_mouse(hand.table.view.paths(hand.table.seen, hand.table.seen.moves[4])[0])
    moves = hand.session.match.moves[0]
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.top, Pause)
    hand.click_on("home")
    assert isinstance(hand.app.top, Title)
    again = open_app(tmp_path)
    assert again.app.top is not None
    assert again.app.top.ui.focus.current == "continue"
    again.pad("accept")
    assert again.session.match.moves[0] == moves


def test_a_damaged_journal_is_told_kept_beside_and_blocks_nothing(open_app: Open, tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    (folder / "20260101-000000-clash-abc123.jsonl").write_text('{"journal": 1, "check": "0"}\nnonsense\n')
    hand = open_app(tmp_path)
    assert isinstance(hand.app.top, Title)
    assert any("damaged" in sentence for sentence in said(hand))
    assert list(folder.glob("*.damaged"))
    assert "continue" not in hand.app.top.ui.widgets


def test_a_match_that_is_not_for_here_blocks_neither_the_start_nor_others(open_app: Open, tmp_path: Path) -> None:
    book = game.rulebook("claim")
    saves, players = Saves(tmp_path / "matches"), (Player("Ada"), Player("Bo", "cpu", "novice"))
    for day, name in ((1, "playable"), (2, "edition"), (3, "game")):
        journal = saves.start(Match(book, {}, 2, 7), players, datetime(2026, 1, day, tzinfo=UTC))
        head = header(journal.match, players, journal.created)
        head |= {"edition": "another"} if name == "edition" else {"game": "chess"} if name == "game" else {}
        journal.path.write_text(json.dumps(head | {"check": f"{check_of(0, head):08x}"}) + "\n")
        os.utime(journal.path, (day, day))
    hand = open_app(tmp_path)
    assert any("another version" in toast.sentence for toast in hand.app._toasts)
    hand.click_on("continue")
    assert isinstance(hand.app.top, Title)
    hand.click_on("continue")
    assert hand.session.names == ("Ada", "Bo")


def test_broken_settings_are_told_on_the_title(open_app: Open, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{broken")
    assert any("settings" in sentence.lower() for sentence in said(open_app(tmp_path)))


def test_every_box_on_the_shelf_answers(open_app: Open) -> None:
    for key in game.KEYS:
        hand = open_app()
        hand.click_on(f"box:{key}")
        if key in game.available():
            assert isinstance(hand.app.top, Setup)
        else:
            assert said(hand)


# -- codes -------------------------------------------------------------------------------------------------------------


def test_a_typed_code_deals_the_same_game(open_app: Open) -> None:
    hand = open_app()
    sit(hand, "clash", ("person", "person"), {"neutrals": "draft"}, seed=77)
    code = deal_of(hand.session.match).code
    deal = hand.session.match.state.observe(None)
    hand.app.home()
    hand.click_on("code")
    assert isinstance(hand.app.top, Typing)
    for letter in code.lower():
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    hand.key(pygame.K_RETURN)
    assert hand.session.match.state.observe(None) == deal


def test_a_code_typed_on_the_board_of_letters_by_pad_reaches_the_same_place(open_app: Open) -> None:
    hand = open_app()
    hand.click_on("code")
    assert isinstance(hand.app.top, Typing)
    for name in ("key:A", "key:7", "erase", "key:B"):
        hand.app.top.ui.focus.current = name
        hand.pad("accept")
    assert hand.app.top._value == "AB"


def test_a_code_with_a_slip_is_refused_in_a_sentence(open_app: Open) -> None:
    hand = open_app()
    hand.click_on("code")
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="1020-8YH3-1T57-7XRT"))
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.top, Title)
    assert any("code" in sentence for sentence in said(hand))


# -- set-up ------------------------------------------------------------------------------------------------------------


def test_set_up_offers_every_option_and_remembers_what_was_played(open_app: Open, tmp_path: Path) -> None:
    hand = open_app(tmp_path, key="clash")
    assert isinstance(hand.app.top, Setup)
    assert {f"option:{option.key}" for option in game.rulebook("clash").options} <= set(hand.app.top.ui.widgets)
    hand.app.top.ui.focus.current = "option:neutrals"
    hand.key(pygame.K_RIGHT)
    for _ in range(2):  # from Casual over Novice to a person
        hand.app.top.ui.focus.current = "kind1"
        hand.key(pygame.K_LEFT)
    hand.click_on("start")
    assert hand.session.match.options["neutrals"] == "beginners"
    assert hand.session.people == (0, 1)
    stored = json.loads((tmp_path / "settings.json").read_text())
    assert stored["options"]["clash"]["neutrals"] == "beginners"
    again = open_app(tmp_path, key="clash")
    assert isinstance(again.app.top, Setup)
    assert again.app.top.options["neutrals"] == "beginners"


def test_an_option_that_means_nothing_now_says_what_it_needs(open_app: Open) -> None:
    hand = open_app(key="clash")
    assert isinstance(hand.app.top, Setup)
    hand.app.top.ui.focus.current = "option:games"
    hand.key(pygame.K_RIGHT)
    assert hand.app.top.options["games"] == "3"
    assert any("Points" in sentence for sentence in said(hand))


def test_names_are_typed_remembered_and_told_apart(open_app: Open, tmp_path: Path) -> None:
    hand = open_app(tmp_path, key="clash")
    assert isinstance(hand.app.top, Setup)
    hand.app.top._set_kind(1, 0)
    hand.app.top._set_name(0, "Anna")
    hand.app.top._set_name(1, "Anna")
    hand.click_on("start")
    assert hand.session.names == ("Anna", "Anna 2")
    assert "Anna" in hand.app.settings.names


# -- at the table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        (("", "", ""), ("Player 1", "Player 2", "Player 3")),
        (("Ann", "Ann 2", "Ann"), ("Ann", "Ann 2", "Ann 3")),
        (("Ann", "Ann", "Ann 2"), ("Ann", "Ann 2", "Ann 2 2")),
        (("Player 2", "", ""), ("Player 2", "Player 2 2", "Player 3")),
    ],
)
def test_no_two_people_at_a_table_have_one_name(
    typed: tuple[str, ...], called: tuple[str, ...], open_app: Open
) -> None:
    hand = open_app(key="war_on_terror")
    setup = hand.app.top
    assert isinstance(setup, Setup)
    setup._set_seats(setup.book.seats.index(3))
    for seat, name in enumerate(typed):
        setup._set_name(seat, name)
    assert tuple(player.name for player in setup._named()) == called


def test_a_refused_space_answers_where_it_was_tried(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld"})
    hand.choose_by_mouse(("tile:mustafa", "space:b2"))
    hand.frames(10)
    hand.click(hand.place_of("tile:imam"))
    place = hand.place_of("space:b2")
    hand.click(place)
    assert any("Mustafa" in sentence for sentence in said(hand))
    assert hand.app._toasts[-1].place == place
    assert hand.session.match.plies == 1


def test_a_double_click_plays_nothing_unchosen(open_app: Open) -> None:
    hand = open_app(speed="normal")
    sit(hand, "clash", ("person", "cpu"), {"starter": "mcworld"})
    hand.click(hand.place_of("tile:mustafa"))
    place = hand.place_of("space:b2")
    for _ in range(4):
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
    hand.frames(2)
    assert hand.session.match.moves[0][0].text == "place mustafa b2"
    assert len(hand.session.match.moves[0]) == 1


def test_a_drag_dropped_outside_puts_the_piece_back(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld"})
    hand.drag(hand.place_of("tile:mustafa"), (1100, 600))
    assert hand.session.match.plies == 0
    assert hand.table.walk.chosen == ()
    assert hand.table.pointer.dragged is None


@pytest.mark.parametrize("how", ["right click", "hold", "key", "pad"])
def test_a_piece_is_enlarged_by_right_click_hold_z_and_x(how: str, open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld"})
    place = hand.place_of("tile:imam")
    if how == "right click":
        hand.click(place, button=3)
    elif how == "hold":
        hand.move(place)
        hand.press(place)
        hand.frames(45)
    elif how == "key":
        hand.move(place)
        hand.key(pygame.K_z)
    else:
        hand._walk_to("tile:imam")
        hand.pad("zoom")
    assert isinstance(hand.app.top, Enlarged)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.top, Table)


def test_space_finishes_what_moves_and_input_never_waits(open_app: Open) -> None:
    hand = open_app(speed="slow")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld"})
    assert hand.table.stage.moving
    hand.key(pygame.K_SPACE)
    assert not hand.table.stage.moving
    hand.choose_by_mouse(("tile:mustafa", "space:a1"))
    assert hand.session.match.plies == 1


def test_f1_opens_the_rules_with_the_variants_in_force(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"neutrals": "draft"})
    hand.key(pygame.K_F1)
    assert isinstance(hand.app.top, Rules)
    assert hand.app.top._options["neutrals"] == "draft"
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.top, Table)


def test_the_curtain_is_opaque_and_deaf_to_a_press_meant_for_the_table(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"neutrals": "secret_random", "starter": "mcworld"})
    hand.choose_by_mouse(("tile:mustafa", "space:b2"))
    hand.until(lambda: isinstance(hand.app.top, HandOver))
    table = hand.app.scenes[-2]
    assert isinstance(table, Table)
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.top, HandOver)
    assert table.seen.viewer == 0
    assert hand.app._seen() == [hand.app.top], "nothing of the table may be drawn"
    hand.frames(40)
    hand.key(pygame.K_RETURN)
    assert hand.table.seen.viewer == 1
    assert hand.table.session.bottom == 1


def curtain_after(hand: Hand, path: tuple[str, ...]) -> None:
    """Take a decision and let the curtain fall."""
    hand.choose_by_mouse(path)
    hand.until(lambda: isinstance(hand.app.top, HandOver))


def test_a_match_is_left_from_the_curtain_without_lifting_it(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"neutrals": "secret_random", "starter": "mcworld"})
    curtain_after(hand, ("tile:mustafa", "space:b2"))
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.top, Pause)
    assert not any(isinstance(scene, Table) for scene in hand.app._seen()), "the table stays covered"
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.top, HandOver)
    hand.pad("menu")
    hand.click_on("home")
    assert isinstance(hand.app.top, Title)


def test_what_was_said_to_one_person_is_gone_when_the_curtain_falls(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"neutrals": "secret_random", "starter": "mcworld"})
    hand.table.point(["tile:mustafa"])
    hand.table.point(["space:b2"])
    hand.app.notice("for everybody")
    hand.table.refuse([hand.session.match.rulebook.move("place mustafa b2")], None)
    assert len(said(hand)) == 2
    hand.until(lambda: isinstance(hand.app.top, HandOver))
    assert said(hand) == ["for everybody"]


def test_a_piece_held_when_the_curtain_fell_is_not_enlarged_for_the_next_person(open_app: Open) -> None:
    hand = open_app()
    sit(hand, "clash", ("person", "person"), {"neutrals": "secret_random", "starter": "mcworld"})
    hand.choose_by_keys(("tile:mustafa", "space:b2"))
    hand.press(hand.place_of(next(name for name in hand.table.stage.poses if name.startswith("tile:"))))
    hand.until(lambda: isinstance(hand.app.top, HandOver))
    hand.frames(40)
    hand.key(pygame.K_RETURN)
    hand.frames(60)
    assert isinstance(hand.app.top, Table)
    assert hand.table.pointer.hover is None


# -- settings and sizes ------------------------------------------------------------------------------------------------


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
    for words in ("short", "a line of many words that is far too long for its box " * 4):
        size = text.fit_pixels(words, 40, (300, 120), bold=True, wrapped=True)
        drawn = text.paragraph(words, size, (0, 0, 0), 300, bold=True)
        assert drawn.height <= 120 or size == 7
        assert drawn.width <= 300


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
    assert any("full-screen" in sentence for sentence in said(hand))


def test_without_a_sound_device_all_is_quiet_and_well(open_app: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    hand = open_app()
    hand.app.sounds.play("place")
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.top, Table)
