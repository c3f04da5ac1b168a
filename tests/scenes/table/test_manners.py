"""What the table does not do to people: take a key for what it was not meant for, tell the end before it is seen, hide
a card that was just drawn."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from scenes import start
from scenes.handover import HandOver
from scenes.results import Results
from scenes.table.table import GRACE, LEARN_BEAT, Table
from scenes.table.view import SAY
from scenes.tutorial import Tutorial
from tests.scenes.hand import Hand
from tests.scenes.table.test_whole_matches import lift_curtain, sit

Open = Callable[..., Hand]


def over(hand: Hand, table: Table) -> None:
    """Play on until a game has just ended and its result is shown."""
    rng = random.Random(2)
    while not isinstance(hand.app.top, Results):
        if table.session.match.seat is not None and hand.app.top is table and not table._way:
            table.play(rng.choice(table.session.match.state.legal_moves()))
        hand.wait_a_frame()


@pytest.mark.parametrize("how", ["mouse", "key", "pad"])
def test_what_was_meant_for_the_table_presses_nothing_on_the_results(how: str, open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"match": "points", "games": "2"})
    over(hand, hand.table)
    results = hand.app.top
    assert isinstance(results, Results)
    results._age = 0.0
    press = {
        "mouse": lambda: hand.click(results.ui.widgets["next"].rect.center),
        "key": lambda: hand.key(pygame.K_RETURN),
        "pad": lambda: hand.pad("accept"),
    }[how]
    press()
    assert hand.app.top is results
    hand.wait(0.6)
    press()
    assert hand.app.top is not results


def test_the_key_that_skips_plays_nothing_just_after_a_movement(open_app: Open) -> None:
    hand = open_app(speed="fast")
    sit(hand, "claim", ("person", "novice"), {"first_leader": "seat_1"})
    hand.until(lambda: hand.table.may_choose and not hand.table.stage.moving)
    hand.table.ui.focus.current = hand.table.walk.targets[0]
    hand.table._calm = 0.0
    hand.key(pygame.K_SPACE)
    assert hand.session.match.plies == 0
    hand.wait(GRACE + 0.1)
    hand.key(pygame.K_SPACE)
    assert hand.session.match.plies == 1


def test_skipping_a_movement_twice_plays_nothing(open_app: Open) -> None:
    hand = open_app(speed="normal")
    sit(hand, "claim", ("person", "novice"), {"first_leader": "seat_1"})
    hand.frames(3)
    assert hand.table.stage.moving
    hand.table.ui.focus.current = hand.table.walk.targets[0]
    hand.key(pygame.K_SPACE)
    hand.key(pygame.K_SPACE)
    assert not hand.table.stage.moving
    assert hand.session.match.plies == 0


def test_who_watches_computers_is_offered_no_choice_of_theirs(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "war_on_terror", ("novice", "novice"), {})
    table, offered = hand.table, 0
    while table.session.match.plies < 40:
        hand.wait_a_frame()
        offered += any(target.startswith(SAY) for target in table.walk.targets)
        assert not [name for name in table.ui.widgets if name.startswith(SAY)]
    assert offered


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB])
def test_a_step_that_is_only_read_goes_on_by_key(key: int, open_app: Open) -> None:
    hand = open_app(speed="off")
    start.tutorial(hand.app, "claim")
    table = hand.app.top
    assert isinstance(table, Tutorial)
    while table.step is not None and table.step.move:
        hand.until(lambda: table.may_choose and not table.stage.moving)
        hand.choose_by_mouse(table.view.paths(table.seen, table.taught)[0])  # type: ignore[arg-type]
    step = table.step
    assert step is not None
    hand.until(lambda: table.may_choose and not table.stage.moving)
    hand.wait(GRACE + 0.1)
    hand.key(key)
    hand.key(pygame.K_RETURN)
    assert table.step is not step


def test_the_texts_tell_what_came_of_a_decision_when_the_table_shows_it(open_app: Open) -> None:
    hand = open_app(speed="normal")
    sit(hand, "war_on_terror", ("person", "novice"), {})
    table, rng, stopped = hand.table, random.Random(1), 0
    while table.session.match.plies < 30:
        hand.until(lambda: not table._way and not table.stage.moving)
        hand.frames(2)
        told = table.side.said
        table.play(rng.choice(table.session.match.state.legal_moves()))
        if table._way:
            stopped += 1
            hand.frames(3)
            assert table._way
            assert table.side.said == told
        hand.until(lambda: not table._way and not table.stage.moving)
        hand.frames(3)
        assert table.side.said != told
    assert stopped


@pytest.mark.parametrize(("speed", "seconds"), [("normal", LEARN_BEAT), ("off", LEARN_BEAT / 2)])
def test_the_curtain_waits_until_a_drawn_card_was_seen(speed: str, seconds: float, open_app: Open) -> None:
    hand = open_app(speed=speed)
    sit(hand, "claim", ("person", "person"), {"first_leader": "seat_1"})
    table = next(scene for scene in hand.app.scenes if isinstance(scene, Table))
    learnt = 0
    for _ in range(12):
        if isinstance(hand.app.top, HandOver):
            lift_curtain(hand)
        hand.until(lambda: table.may_choose and not table.stage.moving)
        table.play(table.session.match.state.legal_moves()[0])
        waits, still = table.session.learnt and table.session.hand_over_to is not None, 0.0
        while hand.app.top is table and not table.may_choose:
            hand.frames(1)
            still = 0.0 if table._moving else still + 1 / 60
        if isinstance(hand.app.top, HandOver):
            assert (still > seconds) is waits
        learnt += waits
    assert learnt


def test_a_click_lets_the_curtain_fall_at_once(open_app: Open) -> None:
    hand = open_app(speed="normal")
    sit(hand, "claim", ("person", "person"), {"first_leader": "seat_1"})
    table = next(scene for scene in hand.app.scenes if isinstance(scene, Table))
    if isinstance(hand.app.top, HandOver):
        lift_curtain(hand)
    hand.until(lambda: table.may_choose and not table.stage.moving)
    table.play(table.session.match.state.legal_moves()[0])
    hand.click((40, 400))
    hand.frames(3)
    assert isinstance(hand.app.top, HandOver)


def test_advice_goes_with_the_table_that_it_was_given_at(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "novice"), {"starter": "jihad"})
    hand.until(lambda: hand.table.may_choose)
    hand.key(pygame.K_h)
    hand.until(lambda: bool(hand.table.advice))
    assert any(said.startswith("Hint") for said in hand.said())
    hand.key(pygame.K_F1)
    assert not any(said.startswith("Hint") for said in hand.said())
