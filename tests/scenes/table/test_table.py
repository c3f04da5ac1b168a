"""Choosing, refusals, the curtain and what lies over the table, worked with real events."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scenes.handover import HandOver
from scenes.pause import Pause
from scenes.rules import Rules
from scenes.table.table import Table
from scenes.table.zoom import Enlarged
from scenes.title import Title
from tests.scenes.hand import Hand
from tests.scenes.table.test_whole_matches import sit

Open = Callable[..., Hand]


def test_a_refused_space_answers_where_it_was_tried(open_app: Open) -> None:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {"starter": "mcworld"})
    hand.choose_by_mouse(("tile:mustafa", "space:b2"))
    hand.frames(10)
    hand.click(hand.place_of("tile:imam"))
    place = hand.place_of("space:b2")
    hand.click(place)
    assert any("Mustafa" in sentence for sentence in hand.said())
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
    assert len(hand.said()) == 2
    hand.until(lambda: isinstance(hand.app.top, HandOver))
    assert hand.said() == ["for everybody"]


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
