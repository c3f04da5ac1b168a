"""Leader, Soldier, Predator and their twins; Rocket Attack; what becomes of a destroyed tile."""

import pytest

from tests.game.clash.scenario import board, discard, offered, play, table, verbs, why

CROWD = "vpop_star vbanker ^imam / ^sheikh . vmustafa / ^tradition . vfast_food"
FULL_BUT_B2 = "vpop_star vbanker ^imam / ^sheikh . vmustafa / ^tradition ^bribe vfast_food"


@pytest.mark.parametrize(("side", "tile"), [("mcworld", "mr_president"), ("jihad", "leader")])
def test_leader_and_president_destroy_any_one_of_the_eight(side, tile):
    state = table(CROWD, side, **{side: tile})
    play(state, f"place {tile} b2")
    assert offered(state) == [f"target {space}" for space in ["a1", "c1", "a2", "c2", "a3", "b3", "c3"]] + ["decline"]


@pytest.mark.parametrize(("side", "tile"), [("mcworld", "soldier"), ("jihad", "taliban")])
def test_soldier_and_taliban_destroy_one_orthogonally(side, tile):
    state = table(CROWD, side, **{side: tile})
    play(state, f"place {tile} b2")
    assert offered(state) == ["target a2", "target c2", "target b3", "decline"]


@pytest.mark.parametrize(("side", "tile"), [("mcworld", "predator"), ("jihad", "suicide_bomber")])
def test_predator_and_suicide_bomber_destroy_one_diagonally(side, tile):
    state = table(CROWD, side, **{side: tile})
    play(state, f"place {tile} b2")
    assert offered(state) == ["target a1", "target c1", "target a3", "target c3", "decline"]


def test_a_destroyed_tile_blocks_its_space_until_the_destroyers_next_turn():
    state = table(". . . / . vmustafa . / . . .", mcworld="soldier banker tourist_zone", jihad="mosque leader imam")
    play(state, "place soldier b1", "target b2")
    assert board(state) == ". . . / . x^mustafa . / . ^soldier ."
    assert discard(state) == []
    assert why(state, "place imam b2") == "space_face_down"
    events = play(state, "place mosque a3")
    assert verbs(events) == ["placed", "cleared"]
    assert board(state) == "vmosque . . / . . . / . ^soldier ."
    assert discard(state) == ["mustafa"]
    assert "place banker b2" in offered(state)


def test_a_face_down_tile_follows_nobody_and_has_no_effect_and_cannot_be_a_subject():
    state = table(". x^picket . / . . . / . vmustafa .", "jihad", jihad="leader imam")
    assert state.observe(None).followers == (0, 1)
    play(state, "place leader a3")
    assert state.seat == 0  # neither negated by the face-down Picket beside it, nor with anything to destroy


def test_one_may_destroy_ones_own_follower():
    state = table(". . . / . ^mustafa . / . . .", mcworld="soldier banker")
    play(state, "place soldier b1", "target b2")
    assert board(state) == ". . . / . x^mustafa . / . ^soldier ."


def test_the_space_is_only_freed_for_the_destroyer_not_for_the_opponent():
    state = table(". . . / xvmustafa . . / . . x^imam", "jihad", jihad="mosque leader")
    events = play(state, "place mosque b2")
    assert [event.parts["tiles"] for event in events if event.verb == "cleared"] == [("imam",)]
    assert board(state) == ". . . / xvmustafa vmosque . / . . ."


def test_rocket_attack_destroys_only_what_is_immune():
    state = table("vmosque vimam . / ^soldier . . / . . .", mcworld="rocket_attack banker")
    play(state, "place rocket_attack b2")
    assert offered(state) == ["target a3", "decline"]
    assert why(state, "target b3") == "target_not_immune"
    play(state, "target a3")
    assert board(state) == "x^mosque vimam . / ^soldier ^rocket_attack . / . . ."


def test_ruling_8_rocket_attack_reaches_a_tourist_zone_a_mosque_a_sheltered_tile_and_a_stack():
    cells = "vmosque vunited_nations vbanker / vnobel_prize+imam . ^tourist_zone / . . ."
    state = table(cells, mcworld="rocket_attack predator")
    play(state, "place rocket_attack b2")
    assert offered(state) == ["target a2", "target c2", "target a3", "target c3", "decline"]


def test_ruling_8_both_tiles_of_a_destroyed_stack_flip_and_are_discarded():
    state = table("vnobel_prize+imam . . / . . . / . . .", mcworld="rocket_attack banker", jihad="leader mosque")
    events = play(state, "place rocket_attack a2", "target a3")
    assert events[-1].parts["covered"] == "imam"
    assert board(state) == "x^nobel_prize+imam . . / ^rocket_attack . . / . . ."
    play(state, "place mosque c1")
    assert board(state) == ". . . / ^rocket_attack . . / . . vmosque"
    assert discard(state) == ["imam", "nobel_prize"]


@pytest.mark.parametrize(("side", "tile"), [("mcworld", "mr_president"), ("mcworld", "soldier"), ("jihad", "leader")])
def test_nothing_is_destroyed_when_the_placement_leaves_nine_face_up_tiles(side, tile):
    state = table(FULL_BUT_B2, side, **{side: tile})
    events = play(state, f"place {tile} b2")
    assert verbs(events) == ["placed", "no_target", "ended"]
    assert state.seat is None


def test_a_rocket_attack_that_fills_the_board_destroys_nothing():
    state = table("vmosque vbanker ^imam / ^sheikh . vmustafa / ^tradition ^bribe vfast_food", mcworld="rocket_attack")
    play(state, "place rocket_attack b2")
    assert state.outcome is not None


def test_with_a_face_down_tile_among_the_nine_a_tile_is_destroyed_as_usual():
    cells = FULL_BUT_B2.replace("vpop_star", "xvpop_star")
    state = table(cells, mcworld="mr_president tourist_zone")
    play(state, "place mr_president b2", "target b3")
    assert state.seat == 1
    assert board(state).startswith(". x^banker ^imam")
