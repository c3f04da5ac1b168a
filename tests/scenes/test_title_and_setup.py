"""The title, codes and set-up, worked with real events."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest

import game
from game.codes import deal_of
from game.journal import Player, check_of, header
from game.match import Match
from game.saves import Saves
from scenes.pause import Pause
from scenes.setup import Setup
from scenes.table import view
from scenes.table.table import Table
from scenes.title import Title
from scenes.typing import Typing
from scenes.unfinished import Unfinished
from tests.scenes.hand import Hand
from tests.scenes.table.test_whole_matches import sit

Open = Callable[..., Hand]


def test_one_key_leads_from_the_title_to_a_game_against_the_computer(open_app: Open) -> None:
    hand = open_app()
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.top, Table)
    assert [player.kind for player in hand.session.players][:2] == ["person", "cpu"]


def test_esc_leaves_the_title_only_when_pressed_twice(open_app: Open) -> None:
    hand = open_app()
    hand.key(pygame.K_ESCAPE)
    assert hand.app.running
    assert hand.said() == ["Once more to leave."]
    hand.wait(4.0)
    hand.key(pygame.K_ESCAPE)
    assert hand.app.running, "the first one was too long ago"
    hand.key(pygame.K_ESCAPE)
    assert not hand.app.running


def test_an_esc_before_a_game_does_not_count_after_it(open_app: Open) -> None:
    hand = open_app(speed="off")
    hand.key(pygame.K_ESCAPE)
    hand.click_on("settings")
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.top, Title)
    hand.key(pygame.K_ESCAPE)
    assert hand.app.running


def test_what_is_held_neither_leaves_nor_clears_anything_away(open_app: Open, tmp_path: Path) -> None:
    hand = open_app(tmp_path, speed="off")
    for _ in range(3):
        sit(hand, "clash", ("person", "person"), {})
        hand.app.home()
    held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
    for _ in range(9):
        pygame.event.post(held)
        hand.frames(1)
    assert hand.app.running
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_ESCAPE, mod=0))
    hand.click_on("saved")
    assert hand.app.top is not None
    hand.app.top.ui.focus.current = "clear:0"
    for _ in range(9):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
        hand.frames(1)
    assert isinstance(hand.app.top, Unfinished)
    assert len(hand.app.top._cleared) == 1


def test_a_link_to_nowhere_hides_no_other_match(open_app: Open, tmp_path: Path) -> None:
    hand = open_app(tmp_path, speed="off")
    sit(hand, "clash", ("person", "person"), {})
    (tmp_path / "matches" / "lost.jsonl").symlink_to(tmp_path / "nowhere")
    hand.app.home()
    assert hand.app.top is not None
    assert "continue" in hand.app.top.ui.widgets
    assert any("lost" in sentence for sentence in hand.said())


def test_a_level_that_is_not_there_any_more_is_replaced_by_one_that_is(open_app: Open) -> None:
    hand = open_app()
    wrong = [{"name": "A", "kind": "person", "level": ""}, {"name": "B", "kind": "cpu", "level": "grandmaster"}]
    hand.app.settings.seats = {"clash": wrong}
    hand.click_on("box:clash")
    assert isinstance(hand.app.top, Setup)
    assert [(p.kind, p.level) for p in hand.app.top.players] == [("person", ""), ("cpu", "casual")]


def test_the_mouse_tells_about_a_box_as_the_keys_do(open_app: Open) -> None:
    hand = open_app()
    title = hand.app.top
    assert isinstance(title, Title)
    assert title._told() == "CLASH: Jihad vs. McWorld · against Novice"
    hand.move(title.ui.widgets["box:claim"].rect.center)
    assert title._told() == view("claim").tagline()


def test_a_quick_game_is_against_the_level_played_last(open_app: Open) -> None:
    hand = open_app()
    hand.app.settings.options = {"claim": {}}
    hand.app.settings.seats = {"claim": [{"name": "A", "kind": "person", "level": ""}, {"level": "skilled"}]}
    hand.click_on("quick")
    assert hand.session.match.rulebook.key == "claim"
    assert hand.session.players[1].level == "skilled"


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
    assert any("damaged" in sentence for sentence in hand.said())
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
    assert any("settings" in sentence.lower() for sentence in open_app(tmp_path).said())


def test_every_box_on_the_shelf_answers(open_app: Open) -> None:
    for key in game.KEYS:
        hand = open_app()
        hand.click_on(f"box:{key}")
        if key in game.available():
            assert isinstance(hand.app.top, Setup)
        else:
            assert hand.said()


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
    assert any("Points" in sentence for sentence in hand.said())


def test_names_are_typed_remembered_and_told_apart(open_app: Open, tmp_path: Path) -> None:
    hand = open_app(tmp_path, key="clash")
    assert isinstance(hand.app.top, Setup)
    hand.app.top._set_kind(1, 0)
    hand.app.top._set_name(0, "Anna")
    hand.app.top._set_name(1, "Anna")
    hand.click_on("start")
    assert hand.session.names == ("Anna", "Anna 2")
    assert "Anna" in hand.app.settings.names


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


def test_unfinished_matches_are_listed_gone_on_with_and_cleared_away(open_app: Open, tmp_path: Path) -> None:
    hand = open_app(tmp_path, speed="off")
    for key in ("clash", "claim", "four_clans"):
        sit(hand, key, ("person", "cpu"), {})
        hand.app.home()
    hand.click_on("saved")
    scene = hand.app.top
    assert isinstance(scene, Unfinished)
    assert [entry.game for entry in scene._shown] == ["four_clans", "claim", "clash"]
    hand.click_on("clear:0")
    hand.click_on("clear:0")
    hand.click_on("undo")
    assert [entry.game for entry in scene._shown] == ["claim", "clash"]
    assert len(list((tmp_path / "matches").glob("*.jsonl"))) == 3, "nothing is deleted while it may be brought back"
    hand.click_on("go_on:1")
    assert hand.session.match.rulebook.key == "clash"
    assert len(list((tmp_path / "matches").glob("*.jsonl"))) == 2


def test_a_code_with_a_slip_is_refused_in_a_sentence_and_can_be_mended_where_it_was_typed(open_app: Open) -> None:
    hand = open_app()
    code = deal_of(Match(game.rulebook("clash"), game.rulebook("clash").settle({}, 2), 2, 5)).code
    hand.click_on("code")
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=code[:-1]))
    hand.key(pygame.K_RETURN)
    assert any("code" in sentence for sentence in hand.said())
    assert isinstance(hand.app.top, Typing)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=code[-1]))
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.top, Table)
