"""Imam, Sheikh, Tradition and their twins; Social Network; Coup d'Etat."""

import pytest

from tests.game.clash.scenario import board, offered, play, refusal, table, why

TWINS = pytest.mark.parametrize


@TWINS(("side", "tile"), [("mcworld", "fast_food"), ("jihad", "imam")])
def test_imam_and_fast_food_turn_a_whole_line(side, tile):
    state = table(". . vbanker / . ^soldier . / . vmustafa .", side, **{side: tile})
    play(state, f"place {tile} a1")
    assert offered(state) == ["line ne", "line e", "decline"]
    play(state, "line ne")
    faces = "^v"[side == "jihad"]
    assert board(state) == f". . ^banker / . vsoldier . / {faces}{tile} vmustafa ."


def test_ruling_2_an_immune_an_empty_and_a_face_down_space_do_not_stop_a_line():
    for middle in (".", "vmosque", "xvsoldier"):
        state = table(f". . . / . . . / . {middle} vbanker", mcworld="fast_food predator")
        play(state, "place fast_food a1", "line e")
        assert board(state).endswith(f"^fast_food {middle.replace('xvsoldier', '.')} ^banker")


def test_ruling_2_a_line_that_turns_nothing_is_not_offered():
    state = table("vmosque . . / . . vbanker / . . .", mcworld="fast_food predator")
    play(state, "place fast_food a2")
    assert offered(state) == ["line e", "decline"]
    assert refusal(state, "line n").args == {"way": "n"}


@TWINS(("side", "tile"), [("mcworld", "banker"), ("jihad", "sheikh")])
def test_banker_and_sheikh_turn_all_of_plus_or_all_of_cross(side, tile):
    cells = "vsoldier ^predator . / ^leader . vmustafa / . vtaliban ^press"
    after = {
        "turn plus": "vsoldier vpredator . / vleader {} ^mustafa / . ^taliban ^press",
        "turn cross": "^soldier ^predator . / ^leader {} vmustafa / . vtaliban vpress",
    }
    for choice, drawn in after.items():
        state = table(cells, side, **{side: tile})
        play(state, f"place {tile} b2")
        assert offered(state) == ["turn plus", "turn cross", "decline"]
        play(state, choice)
        assert board(state) == drawn.format("^v"[side == "jihad"] + tile)


def test_ruling_2_banker_offers_only_the_way_that_turns_something():
    state = table("vsoldier . . / . . . / . . .", mcworld="banker predator")
    play(state, "place banker b2")
    assert offered(state) == ["turn cross", "decline"]
    assert why(state, "turn plus") == "turns_nothing"


@TWINS(("side", "tile"), [("mcworld", "pop_star"), ("jihad", "tradition")])
def test_pop_star_and_tradition_turn_one_of_the_eight_in_either_direction(side, tile):
    for own in "^v":
        state = table(f". . . / . . . / . {own}mustafa .", side, **{side: tile})
        play(state, f"place {tile} a2", "target b1")
        assert f"{'v' if own == '^' else '^'}mustafa" in board(state)


@TWINS(
    ("side", "after"), [("mcworld", "^leader vsoldier ^press / . ^social_network vimam / . vriots ."), ("jihad", "")]
)
def test_social_network_turns_the_three_spaces_ahead_of_whom_it_faces(side, after):
    cells = "vleader ^soldier vpress / . . vimam / . vriots ."
    state = table(cells, side, neutral="social_network")
    play(state, "place social_network b2", "use")
    assert board(state) == (after or "vleader ^soldier vpress / . vsocial_network vimam / . ^riots .")


def test_coup_detat_turns_all_of_the_eight_and_is_asked_though_there_is_one_way():
    state = table("vleader . vpress / . . vmosque / . ^imam .", neutral="coup_detat")
    play(state, "place coup_detat b2")
    assert offered(state) == ["use", "decline"]
    play(state, "use")
    assert board(state) == "^leader . ^press / . ^coup_detat vmosque / . vimam ."


def test_an_effect_may_be_declined_as_a_whole():
    state = table("vleader . vpress / . . . / . ^imam .", neutral="coup_detat")
    events = play(state, "place coup_detat b2", "decline")
    assert [event.verb for event in events] == ["placed", "declined"]
    assert board(state) == "vleader . vpress / . ^coup_detat . / . ^imam ."
    assert state.seat == 1


def test_turning_reports_every_tile_and_whom_it_faces_now():
    state = table("vleader . . / . . . / . . ^imam", neutral="coup_detat")
    turned = play(state, "place coup_detat b2", "use")[-1]
    assert turned.parts == {
        "by": "coup_detat",
        "spaces": ("c1", "a3"),
        "tiles": ("imam", "leader"),
        "faces": (1, 0),
    }


def test_ruling_1_without_a_legal_target_nothing_happens_and_nothing_is_asked():
    state = table("vmosque . . / . . . / . . .", mcworld="pop_star predator")
    events = play(state, "place pop_star a2")
    assert [event.verb for event in events] == ["placed", "no_target"]
    assert state.seat == 1


def test_ruling_1_the_choices_are_the_legal_targets_and_decline():
    state = table("vmosque vleader . / . . . / . . x^imam", mcworld="pop_star predator", jihad="sheikh")
    play(state, "place pop_star b2")
    assert offered(state) == ["target b3", "decline"]
