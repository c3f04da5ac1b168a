"""Hints, undo, looking back, the recap after a hand-over, and the way from a refusal to its rule."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

import game
from game.codes import match_code
from game.cpu.teaching import teaching_of
from scenes import start
from scenes.replay import Replay
from scenes.results import Results
from scenes.rules import Rules
from scenes.table import view
from scenes.table.table import Table
from tests.scenes.hand import Hand
from tests.scenes.table.test_whole_matches import lift_curtain, play_game, sit

Open = Callable[..., Hand]


def play(hand: Hand, *texts: str) -> None:
    """Play moves by clicks."""
    for text in texts:
        move = hand.session.match.rulebook.move(text)
        hand.choose_by_mouse(hand.table.view.paths(hand.table.seen, move)[0])
        hand.frames(3)


def test_a_hint_lights_the_choice_says_why_and_marks_the_match(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "cpu"), {"starter": "jihad", "neutrals": "beginners"})
    hand.until(lambda: hand.table.may_choose)
    assert not hand.session.journal.assisted
    hand.key(pygame.K_h)
    hand.until(lambda: bool(hand.table.advice))
    assert hand.session.journal.assisted
    assert hand.table.advice in [hand.table.view.paths(hand.table.seen, m)[0] for m in hand.table.seen.moves]
    assert any(toast.sentence.startswith("Hint") for toast in hand.app._toasts)
    plies = hand.session.match.plies
    hand.choose_by_mouse(hand.table.advice)
    assert hand.session.match.plies > plies
    assert hand.table.advice == ()


@pytest.mark.parametrize("key", game.available())
def test_every_reason_for_a_hint_is_a_sentence(key: str) -> None:
    book, shown, rng = game.rulebook(key), view(key), random.Random(3)
    keys = set()
    for seed in range(6):
        state = book.new_game(book.settle({}, book.seats[0]), book.seats[0], seed)
        while state.seat is not None:
            seen = state.observe(state.seat)
            move = rng.choice(seen.moves)
            reason = teaching_of(key).why(seen, move)
            if reason is not None:
                said = shown.hint(reason)
                assert said.endswith(".")
                assert "{" not in said
                assert "_" not in said
                keys.add(reason.key)
            state.apply(move)
    assert len(keys) >= 2


def test_backspace_takes_back_and_says_why_when_it_may_not(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld", "neutrals": "beginners"})
    play(hand, "place mustafa b2")
    hand.key(pygame.K_BACKSPACE)
    assert any("Another person" in toast.sentence for toast in hand.app._toasts)
    play(hand, "place imam b1")
    hand.pad("undo")
    assert [move.text for move in hand.session.match.moves[0]] == ["place mustafa b2"]
    assert hand.table.stage.poses["tile:imam"].y > hand.table.parts.table.centery, "it lies before its player again"


def test_looking_back_shows_an_earlier_moment_and_changes_nothing(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld", "neutrals": "secret_random"})
    play(hand, "place mustafa b2")
    hand.until(lambda: not isinstance(hand.app.top, Table))
    lift_curtain(hand)
    hand.until(lambda: hand.table.may_choose)
    before = hand.session.match.plies
    hand.key(pygame.K_g)
    assert isinstance(hand.app.top, Replay)
    assert hand.app.top.moment == (0, 1)
    assert not any(name == "hands" for name in hand.app.top.ui.widgets), "a running match shows no other hand"
    hand.key(pygame.K_LEFT)
    assert hand.app.top.moment == (0, 0)
    assert sum(name.startswith("hidden:0") for name in hand.app.top._stage.poses) == 2
    hand.key(pygame.K_END)
    assert hand.app.top.moment == (0, 1)
    hand.key(pygame.K_ESCAPE)
    assert hand.session.match.plies == before


def test_a_line_of_the_log_leads_to_its_moment(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld", "neutrals": "beginners"})
    play(hand, "place mustafa b2", "place imam b1", "decline", "place soldier a1", "decline")
    hand.key(pygame.K_g)
    replay = hand.app.top
    assert isinstance(replay, Replay)
    line = replay._entries[0]
    assert "Mustafa" in line.sentence
    box = replay._scroll.box
    hand.click((box.centerx, box.top + 20))
    assert replay.moment == (0, 1)


def test_after_the_curtain_a_person_sees_what_happened_since_their_turn(open_app: Open) -> None:
    hand = open_app(speed="normal")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld", "neutrals": "secret_random"})
    play(hand, "place mustafa b2")
    hand.until(lambda: not isinstance(hand.app.top, Table))
    lift_curtain(hand)
    table = hand.table
    assert table._recalling
    assert not table.may_choose
    hand.until(lambda: table.may_choose, seconds=5)
    assert "tile:mustafa" in table.stage.poses
    assert table.stage.poses["tile:mustafa"].turn == 180


def test_a_recap_is_skipped_with_a_key(open_app: Open) -> None:
    hand = open_app(speed="slow")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld", "neutrals": "secret_random"})
    hand.key(pygame.K_SPACE)
    play(hand, "place mustafa b2")
    hand.key(pygame.K_SPACE)
    hand.until(lambda: not isinstance(hand.app.top, Table))
    lift_curtain(hand)
    assert hand.table._recalling
    hand.key(pygame.K_SPACE)
    assert hand.table.may_choose


def test_f1_after_a_refusal_opens_the_rule(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld", "neutrals": "beginners"})
    play(hand, "place mustafa b2", "place leader b1")
    hand.click(hand.place_of("space:b1"))
    hand.key(pygame.K_F1)
    rules = hand.app.top
    assert isinstance(rules, Rules)
    assert rules._sections[rules._section].anchor == "targets"


def test_a_finished_match_is_replayed_with_all_hands_and_its_code_replays_it_again(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"neutrals": "secret_random", "match": "points", "games": "2"})
    session = hand.session
    rng = random.Random(4)
    play_game(hand, Hand.choose_by_mouse, rng)
    hand.click_on("next")
    play_game(hand, Hand.choose_by_mouse, rng)
    assert session.match.over
    assert isinstance(hand.app.top, Results)
    hand.click_on("replay")
    replay = hand.app.top
    assert isinstance(replay, Replay)
    assert replay.moment == (0, 0)
    assert not any(name.startswith("hidden:") for name in replay._stage.poses)
    hand.key(pygame.K_END)
    assert replay.moment == (1, len(session.match.moves[1]))
    code = match_code(session.match)
    hand.app.home()
    assert start.start_code(hand.app, code)
    again = hand.app.top
    assert isinstance(again, Replay)
    assert again._match.moves == session.match.moves
