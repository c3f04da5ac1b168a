"""Tourist Zone, Mosque, United Nations, Nobel Prize."""

import pytest

from tests.game.clash.scenario import board, discard, offered, play, refusal, table, why

IMMUNE = ["vmosque", "^mosque", "vtourist_zone", "vnobel_prize+press"]


@pytest.mark.parametrize("cell", IMMUNE)
@pytest.mark.parametrize(
    "tile",
    [
        "mr_president",
        "soldier",
        "pop_star",
        "fast_food",
        "banker",
        "mercenary",
        "social_network",
        "coup_detat",
        "bribe",
    ],
)
def test_ruling_4_no_effect_has_an_immune_tile_as_its_subject(cell, tile):
    state = table(f". {cell} . / . . . / . . .", mcworld=f"{tile} riots")
    play(state, f"place {tile} b2")
    assert state.seat == 1
    assert board(state) == f". {cell} . / . ^{tile} . / . . ."


def test_ruling_4_immunity_shields_from_recalling_and_from_ones_own_effects():
    state = table("^mosque . . / . ^imam . / . . .", mcworld="financial_crisis riots")
    play(state, "place financial_crisis c1")
    assert offered(state) == ["recall b2", "decline"]
    assert refusal(state, "recall a3").args["shield"] == "mosque"


def test_ruling_4_immunity_shields_from_being_covered():
    state = table("^mosque . . / . ^imam . / . . .", mcworld="nobel_prize riots")
    assert [move for move in offered(state) if "nobel" in move] == ["place nobel_prize b2"]
    assert why(state, "place nobel_prize a3") == "nobel_immune"


def test_united_nations_shelters_left_and_right_in_its_row_only():
    cells = "vpress vpicket vriots / vleader vunited_nations ^imam / vsheikh vtaliban ."
    state = table(cells, mcworld="pop_star", neutral="mr_president")
    play(state, "place pop_star c1")
    assert offered(state) == ["target b1", "target b2", "decline"]
    assert refusal(state, "target c2").args == {"space": "c2", "tile": "imam", "shield": "united_nations"}


def test_tiles_sheltered_by_united_nations_keep_their_own_effects():
    state = table("vpicket vunited_nations . / . . . / . . .", mcworld="banker predator")
    play(state, "place banker a2")
    assert state.seat == 1  # negated by the sheltered Picket
    assert board(state) == "vpicket vunited_nations . / ^banker . . / . . ."


def test_ruling_5_united_nations_is_not_immune_itself():
    state = table(". vunited_nations . / . . . / . . .", mcworld="soldier banker")
    play(state, "place soldier b2", "target b3")
    assert board(state) == ". x^united_nations . / . ^soldier . / . . ."


def test_ruling_5_moving_united_nations_moves_the_shelter():
    state = table("vleader vunited_nations . / . . . / . vimam .", mcworld="bribe pop_star", jihad="sheikh mosque")
    play(state, "place bribe c3", "bribe b3", "to a1", "place mosque c1", "place pop_star b2")
    assert offered(state) == ["target a1", "target a3", "target c3", "decline"]


def test_destroyed_or_covered_united_nations_shelters_nobody():
    for cell in ("xvunited_nations", "vnobel_prize+united_nations"):
        state = table(f"vleader {cell} . / . . . / . . .", mcworld="pop_star banker")
        play(state, "place pop_star a2")
        assert offered(state) == ["target a3", "decline"]


def test_a_tile_sheltered_by_the_opponents_united_nations_is_immune_too():
    state = table("^leader vunited_nations . / . . . / . . .", "jihad", jihad="tradition mosque")
    play(state, "place tradition a2")
    assert offered(state) == ["target b3", "decline"]


def test_ruling_9_nobel_prize_covers_only_a_face_up_follower_of_yours_that_is_not_immune():
    cells = "^imam vsheikh ^mosque / x^leader . ^united_nations / . ^press ^taliban"
    state = table(cells, mcworld="nobel_prize banker")
    covers = [move for move in offered(state) if "nobel" in move]
    assert covers == ["place nobel_prize b1", "place nobel_prize c1", "place nobel_prize c2", "place nobel_prize a3"]
    reasons = {space: why(state, f"place nobel_prize {space}") for space in ("a1", "b3", "c3", "a2")}
    assert reasons == {
        "a1": "nobel_needs_follower",
        "b3": "nobel_not_yours",
        "c3": "nobel_immune",
        "a2": "space_face_down",
    }


def test_ruling_9_a_stack_is_one_follower_and_the_covered_tile_has_no_effect():
    state = table("^picket . . / . vmustafa . / . . .", mcworld="nobel_prize banker", jihad="leader mosque")
    events = play(state, "place nobel_prize a3")
    assert [event.verb for event in events] == ["placed", "covered"]
    assert state.observe(None).followers == (1, 1)
    play(state, "place leader a2")
    assert "target b2" in offered(state)  # the covered Picket negates nothing
    assert why(state, "target a3") == "target_immune"


def test_ruling_9_placing_nobel_prize_is_never_negated():
    state = table("^imam . . / vpicket vriots . / . . .", mcworld="nobel_prize banker")
    assert "negated" not in [event.verb for event in play(state, "place nobel_prize a3")]
    assert board(state).startswith("^nobel_prize+imam")


def test_ruling_9_nobel_prize_is_not_re_enacted():
    state = table("^nobel_prize+imam . . / . . . / . . .", mcworld="television banker")
    events = play(state, "place television a2")
    assert events[-1].verb == "no_target"


def test_a_permanent_effect_cannot_be_declined():
    state = table("^imam . . / . . . / . . .", mcworld="picket banker")
    play(state, "place picket a2")
    assert state.seat == 1


def test_a_removed_or_recalled_permanent_tile_has_no_effect_any_more():
    state = table("vriots . . / . . . / . vmustafa .", mcworld="mercenary pop_star", jihad="sheikh mosque")
    play(state, "place mercenary b3", "target a3")
    assert discard(state) == ["riots"]
    play(state, "place mosque c3", "place pop_star b2")
    assert offered(state) == ["target b1", "target b3", "decline"]
