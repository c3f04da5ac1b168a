"""Every game's lesson is played to its end by clicks, and keeps its own rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

import game
from scenes import start
from scenes.store.records import Records
from scenes.table import view
from scenes.table.table import Table
from scenes.tutorial import Tutorial
from tests.scenes.hand import Hand
from tests.scenes.table.test_whole_matches import play_game

Open = Callable[..., Hand]
LESSONS = [key for key in game.available() if view(key).lesson() is not None]


def coached(hand: Hand) -> Tutorial:
    assert isinstance(hand.app.top, Tutorial)
    return hand.app.top


def take_step(hand: Hand) -> None:
    """Do what the step asks, and wait for the next."""
    table = coached(hand)
    step = table.step
    assert step is not None
    hand.until(lambda: not table._way and not table.stage.moving and table.session.person_decides, seconds=20)
    if step.move:
        assert table.taught is not None
        assert table.taught in table.seen.moves, f"{step.move} is not legal: {[m.text for m in table.seen.moves]}"
        hand.choose_by_mouse(view(table.view.key).paths(table.seen, table.taught)[0])
    else:
        hand.click_on("lesson:on")
    assert table.step is not step


@pytest.mark.parametrize("key", LESSONS)
def test_the_lesson_is_played_step_by_step_and_the_game_goes_on_freely(
    key: str, open_app: Open, tmp_path: Path
) -> None:
    hand = open_app(tmp_path, speed="off")
    start.tutorial(hand.app, key)
    table = coached(hand)
    steps = len(table._lesson.steps)
    for done in range(steps):
        assert table._at == done
        take_step(hand)
    assert table.step is None
    assert table.taught is None
    assert hand.app.settings.lessons[key] == steps
    play_game(hand, Hand.choose_by_mouse, random.Random(1))
    assert Records(tmp_path).results() == [], "a lesson counts in no record"


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_short_and_says_little_at_a_time(key: str) -> None:
    lesson = view(key).lesson()
    assert lesson is not None
    assert 6 <= len(lesson.steps) <= 10
    for step in lesson.steps:
        assert len(step.say.split()) <= 25, step.say


@pytest.mark.parametrize("key", LESSONS)
def test_progress_is_kept_and_the_lesson_goes_on_where_it_was_left(key: str, open_app: Open, tmp_path: Path) -> None:
    hand = open_app(tmp_path, speed="off")
    start.tutorial(hand.app, key)
    for _ in range(4):
        take_step(hand)
    plies = coached(hand).session.match.plies
    hand.app.home()
    again = open_app(tmp_path, speed="off")
    start.tutorial(again.app, key)
    assert coached(again)._at == 4
    assert coached(again).session.match.plies >= plies
    take_step(again)


def test_only_the_taught_choice_is_open_and_the_reason_is_said(open_app: Open) -> None:
    hand = open_app(speed="off")
    start.tutorial(hand.app, "clash")
    take_step(hand)
    hand.choose_by_mouse(("tile:mustafa",))
    hand.click(hand.place_of("space:a1"))
    assert coached(hand).session.match.plies == 0
    assert any("lesson" in toast.sentence for toast in hand.app._toasts)


def test_the_lesson_is_offered_from_set_up_too_and_also_after_the_rival_has_begun(open_app: Open) -> None:
    hand = open_app(speed="off")
    hand.app.settings.options = {"clash": {"starter": "jihad"}}  # the computer's seat
    hand.app.settings.seats = {"clash": [{"name": "A", "kind": "person", "level": ""}, {"level": "novice"}]}
    hand.click_on("box:clash")
    hand.click_on("start")
    hand.until(lambda: hand.table.may_choose)
    assert hand.session.match.plies
    assert "lesson" in hand.table.ui.widgets
    hand.choose_by_mouse(hand.table.view.paths(hand.table.seen, hand.table.seen.moves[0])[0])
    hand.until(lambda: hand.table.may_choose)
    assert "lesson" not in hand.table.ui.widgets


def test_the_first_game_offers_the_lesson_once_without_standing_in_the_way(open_app: Open, tmp_path: Path) -> None:
    hand = open_app(tmp_path, speed="off")
    hand.app.settings.options = {"clash": {"starter": "mcworld"}}
    hand.key(pygame.K_RETURN)
    assert type(hand.app.top) is Table
    hand.until(lambda: hand.table.may_choose)
    hand.click_on("lesson")
    assert isinstance(hand.app.top, Tutorial)
    hand.app.home()
    hand.click_on("quick")
    hand.frames(30)
    assert "lesson" not in hand.table.ui.widgets
