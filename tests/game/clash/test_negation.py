"""Picket and Riots."""

import pytest

from tests.game.clash.scenario import board, offered, play, table, verbs

AROUND = {"picket": ["b1", "a2", "c2", "b3"], "riots": ["a1", "c1", "a3", "c3"]}


@pytest.mark.parametrize("tile", AROUND)
@pytest.mark.parametrize("space", ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"])
def test_picket_negates_on_plus_and_riots_on_cross(tile, space):
    state = table(f". . . / . ^{tile} . / . . .", mcworld="pop_star banker")
    events = play(state, f"place pop_star {space}")
    assert ("negated" in verbs(events)) == (space in AROUND[tile])
    assert (state.seat == 1) == (space in AROUND[tile])


def test_ruling_7_picket_binds_both_players():
    for facing in "^v":
        for side, tile in (("mcworld", "pop_star"), ("jihad", "tradition")):
            state = table(f". . . / . {facing}picket . / . . .", side, **{side: f"{tile} kaboom"})
            assert "negated" in verbs(play(state, f"place {tile} b1"))


def test_ruling_7_a_tile_bribed_there_is_none_placed_and_nothing_is_undone():
    state = table(". . . / vleader ^picket . / . . .", mcworld="pop_star banker", jihad="mosque imam", neutral="bribe")
    play(state, "place bribe c3", "bribe a2", "to b3")
    assert board(state) == ". vleader ^bribe / . ^picket . / . . ."


def test_ruling_7_placing_picket_undoes_no_effect_that_happened():
    state = table(". . . / vleader . . / . . .", mcworld="pop_star picket", jihad="mosque")
    play(state, "place pop_star b2", "target a2", "place mosque c3", "place picket b1")
    assert board(state) == ". . vmosque / ^leader ^pop_star . / . ^picket ."


def test_ruling_7_a_tile_negated_when_placed_may_be_copied_later():
    cells = ". . . / . ^picket . / vleader . ."
    state = table(cells, mcworld="pop_star tourist_zone", jihad="mosque sheikh", neutral="television")
    play(state, "place pop_star b1", "place mosque c3")
    assert board(state) == ". . vmosque / . ^picket . / vleader ^pop_star ."
    play(state, "place television c1", "copy b1")
    assert offered(state) == ["target b1", "target b2"]


def test_ruling_6_united_nations_shelters_a_negated_space():
    for negating in ("picket", "riots"):
        cells = {"picket": "vpicket vimam . / . vunited_nations .", "riots": ". vriots . / . vunited_nations ."}[
            negating
        ]
        state = table(f"{cells} / . . .", mcworld="pop_star banker")
        events = play(state, "place pop_star a2")
        assert "negated" not in verbs(events)
        assert offered(state)[-1] == "decline"


def test_permanent_effects_are_not_negated():
    state = table(". . . / . ^picket . / . vmustafa .", mcworld="riots pop_star", jihad="mosque sheikh tradition")
    assert verbs(play(state, "place riots b3")) == ["placed"]
    assert verbs(play(state, "place sheikh a2")) == ["placed", "negated"]
    play(state, "place pop_star c3", "decline")
    play(state, "place mosque c2")


def test_a_face_down_or_covered_picket_negates_nothing():
    for cell in ("x^picket", "^nobel_prize+picket"):
        state = table(f". . . / . {cell} . / . . vimam", mcworld="pop_star banker")
        play(state, "place pop_star b1")
        assert offered(state) == ["target c1", "decline"]


def test_mustafa_and_permanent_tiles_report_no_negation():
    state = table(". . . / . ^picket . / . . .", mcworld="mustafa riots")
    assert verbs(play(state, "place mustafa b1")) == ["placed"]
