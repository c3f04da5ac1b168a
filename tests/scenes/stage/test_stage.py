"""The stage derives motion from poses: moved, flipped, turned, appeared, gone, and finished at once when told."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from pygame import Rect, Surface

from scenes.stage.motion import FLIP, SLIDE, TURN, Move, plan
from scenes.stage.pose import Pose
from scenes.stage.stage import Stage, _tumbled
from tests.scenes.stage.painters import filled, painter, slow_painter

PLACES = {"hand": Rect(0, 400, 100, 50), "discard": Rect(500, 0, 50, 50)}


@pytest.fixture
def stage() -> Stage:
    pygame.display.init()
    pygame.display.set_mode((640, 480))
    return Stage(lambda face, w, h: Surface((w, h), pygame.SRCALPHA))


def at(x: float, y: float = 100, face: str = "ace", **more: object) -> Pose:
    return Pose(x, y, 40, 40, face, **more)  # type: ignore[arg-type]


def test_a_new_pose_is_reached_by_moving_and_not_by_jumping(stage: Stage) -> None:
    stage.show({"a": at(100)}, PLACES, speed=0)
    stage.show({"a": at(300)}, PLACES)
    assert stage.moving
    stage.update(SLIDE / 2)
    assert 100 < stage._now("a").x < 320
    stage.update(1)
    assert not stage.moving
    assert stage.poses["a"] == at(300)


def test_finish_puts_everything_where_it_belongs_at_once(stage: Stage) -> None:
    stage.show({"a": at(100), "b": at(200)}, PLACES, speed=0)
    stage.show({"a": at(300)}, PLACES)
    stage.finish()
    assert not stage.moving
    assert stage._now("a") == at(300)


def test_without_speed_nothing_ever_moves(stage: Stage) -> None:
    stage.show({"a": at(100)}, PLACES, speed=0)
    stage.show({"a": at(300), "b": at(50)}, PLACES, speed=0)
    assert not stage.moving


def test_a_new_piece_comes_from_its_origin_and_one_that_is_gone_goes_there(stage: Stage) -> None:
    stage.show({"a": at(300, origin="hand")}, PLACES)
    assert stage._moves["a"].start.y == PLACES["hand"].centery
    stage.finish()
    stage.show({}, {})
    assert stage._going["a"].end.y == PLACES["hand"].centery, "places of the table before still count"


def test_showing_the_back_is_a_flip_and_on_its_spot_it_cracks(stage: Stage) -> None:
    there = plan(at(100), at(300, face="back:ace"), 1.0, False, 0.0, flips=True)
    here = plan(at(100), at(100, face="back:ace"), 1.0, False, 0.0, flips=True)
    assert (there.kind, there.length, there.cracks) == ("flip", FLIP, False)
    assert (here.kind, here.cracks) == ("flip", True)
    stage.show({"a": at(100)}, PLACES, speed=0)
    stage.show({"a": at(100, face="back:ace")}, PLACES)
    assert stage._moves["a"].kind == "flip"


def test_a_flip_shows_one_side_before_and_the_other_after_its_middle() -> None:
    flip = Move(at(100), at(100, face="back:ace"), "flip", 1.0)
    flip.age = 0.4
    assert flip.seen().face == "ace"
    flip.age = 0.6
    assert flip.seen().face == "back:ace"


def test_a_half_turn_goes_round_once_and_ends_exactly() -> None:
    turn = plan(at(100), at(100, turn=180.0), 1.0, False, 0.0, flips=False)
    assert turn.length == TURN
    turn.age = TURN / 2
    assert 60 < turn.seen().turn < 120
    turn.age = TURN
    assert turn.seen().turn == pytest.approx(180)


def test_reduced_motion_fades_and_never_travels() -> None:
    fade = plan(at(100), at(300, face="back:ace"), 1.0, True, 0.0, flips=True)
    assert fade.kind == "fade"
    xs = set()
    for step in range(11):
        fade.age = fade.length * step / 10
        xs.add(fade.seen().x)
    assert xs == {100, 300}


def test_a_piece_told_to_go_elsewhere_on_its_way_starts_from_where_it_is_seen(stage: Stage) -> None:
    stage.show({"a": at(100)}, PLACES, speed=0)
    stage.show({"a": at(300)}, PLACES)
    stage.update(SLIDE * 0.3)
    half = stage._now("a").x
    stage.show({"a": at(100)}, PLACES)
    assert stage._moves["a"].start.x == pytest.approx(half)


def test_the_topmost_piece_is_pointed_at(stage: Stage) -> None:
    stage.show({"low": at(100, z=1), "high": at(110, z=2)}, PLACES, speed=0)
    assert stage.at((105, 100)) == "high"
    assert stage.at((84, 100)) == "low"
    assert stage.at((400, 400)) is None


def test_pieces_wait_until_there_is_something_to_show_of_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, painted, clock = slow_painter(0.03, monkeypatch)
    stage.show({name: at(300, face=name) for name in "abcd"}, {"": Rect(0, 0, 40, 40)})
    for _ in range(12):
        stage.update(1 / 60)
        clock.frame()
        stage.draw(Surface((640, 480)))
        if len(painted) < 4:
            assert all(move.age <= 1 / 60 for move in stage._moves.values())
    assert sorted(painted) == list("abcd")
    assert all(move.age > 1 / 60 for move in stage._moves.values())


def test_pieces_do_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, _, clock = slow_painter(9.0, monkeypatch)
    stage.show({name: at(300, face=name) for name in "abcdefgh"}, {"": Rect(0, 0, 40, 40)})
    for _ in range(4):
        stage.update(0.5)
        clock.frame()
        stage.draw(Surface((640, 480)))
    assert not stage.moving


def test_what_becomes_another_thing_on_its_way_is_not_stretched() -> None:
    stage, _ = painter(0)
    stage.show({"a": replace(at(200), w=160, h=40, face="card")}, PLACES, speed=0)
    stage.show({"a": replace(at(400), w=20, h=20, face="stamp")}, PLACES)
    for _ in range(4):
        seen = stage._moves["a"].seen()
        assert seen.w == pytest.approx(seen.h)
        stage.update(SLIDE / 5)


@pytest.mark.parametrize("turn", [0, 90, 180])
def test_a_piece_that_lies_is_drawn_with_its_shadow_under_it(turn: int) -> None:
    stage, _ = painter(0)
    colour = pygame.Color(200, 30, 30, 255)
    stage._faces._paint = lambda _face, w, h: filled(Surface((w, h), pygame.SRCALPHA), colour)
    stage.show({"a": replace(at(200, face="a"), turn=turn)}, PLACES, speed=0)
    ground = filled(Surface((640, 480)), pygame.Color("white"))
    for _ in range(2):
        drawn = ground.copy()
        stage.draw(drawn)
        place = Rect(stage.poses["a"].rect)
        assert pygame.transform.average_color(drawn.subsurface(place)) == (200, 30, 30, 0)
        assert drawn.get_at(place.topleft) == drawn.get_at((place.right - 1, place.bottom - 1)) == colour
        under, right = drawn.get_at(place.midbottom), drawn.get_at(place.midright)
        assert under.r < 250, "the shadow falls below"
        assert right.r < 250, "and to the right"
        assert drawn.get_at(place.move(-20, 0).midleft) == pygame.Color("white")


@pytest.mark.parametrize(
    ("turn", "end", "way_up", "height"),
    [
        (0, 180, 0, 1.0),
        (180, 180, 180, 1.0),
        (60, 180, 0, 0.5),
        (120, 180, 180, 0.5),
        (90, 180, 0, 0.06),
        (0, 0, 0, 1.0),
    ],
)
def test_a_tumble_shows_the_old_way_up_before_its_middle_and_the_new_one_after(
    turn: float, end: float, way_up: float, height: float
) -> None:
    quarter, squash = _tumbled(turn, end)
    if turn != 90:  # at the middle either way up is a thin line
        assert quarter % 360 == way_up
    assert squash == pytest.approx(height)


def test_a_crowd_of_pieces_turns_without_pivoting_and_ends_where_it_should(stage: Stage) -> None:
    crowd = {str(n): at(40 * n, face=str(n)) for n in range(14)}
    stage.show(crowd, PLACES, speed=0)
    stage.show({name: at(pose.x, face=pose.face, turn=180.0) for name, pose in crowd.items()}, PLACES)
    for _ in range(60):
        stage.update(0.05)
        stage.draw(Surface((640, 480)))
    assert not stage.moving
    assert all(pose.turn == 180 for pose in stage.poses.values())
