"""Television and Press (ruling 10)."""

import pytest

from tests.game.clash.scenario import board, offered, play, refusal, table, verbs, why

OTHER = {"reenacted_from": "copied_space"}


def test_television_copies_on_plus_and_press_on_cross():
    cells = "vpop_star vtradition vleader / vimam . vsheikh / ^soldier ^taliban ."
    for tile, spaces in (("television", "b1 a2 c2 b3"), ("press", "a1 a3 c3")):
        state = table(cells, neutral=tile)
        play(state, f"place {tile} b2")
        assert offered(state) == [f"copy {space}" for space in spaces.split()] + ["decline"]


def test_ruling_10_the_effect_comes_from_the_space_of_the_tile_just_placed():
    state = table("vimam . . / vpop_star . . / . . ^mustafa", neutral="television")
    play(state, "place television b2", "copy a2")
    assert offered(state) == ["target c1", "target a2", "target a3"]
    play(state, "target c1")
    assert board(state) == "vimam . . / vpop_star ^television . / . . vmustafa"


def test_ruling_10_the_copied_tile_may_be_a_subject_of_its_own_effect():
    state = table(". . . / vpop_star . . / . . .", neutral="television")
    events = play(state, "place television b2", "copy a2")
    assert board(state) == ". . . / ^pop_star ^television . / . . ."
    assert verbs(events) == ["placed", "copied", "turned"]


def test_ruling_10_choosing_commits_and_the_copied_effect_is_not_declined():
    state = table("vimam . . / vpop_star . . / . . ^mustafa", neutral="television")
    play(state, "place television b2", "copy a2")
    assert why(state, "decline") == "copy_committed"


def test_ruling_10_a_choice_with_a_single_way_is_made_at_once():
    state = table(". . . / vsocial_network . . / . . .", neutral="television riots")
    events = play(state, "place television a1", "copy a2")
    assert verbs(events) == ["placed", "copied", "turned"]
    assert board(state) == ". . . / ^social_network . . / ^television . ."


def test_ruling_10_ahead_is_that_of_the_tile_just_placed():
    state = table(". vleader . / vsocial_network . . / . ^imam .", neutral="television")
    play(state, "place television b2", "copy a2")
    assert board(state) == ". ^leader . / vsocial_network ^television . / . ^imam ."


def test_ruling_10_own_and_rival_and_immune_tiles_may_be_copied():
    state = table("vmosque . . / vpop_star vunited_nations . / ^tradition . .", neutral="television press")
    play(state, "place television b1")
    assert offered(state) == ["copy a1", "decline"]
    state = table(". . . / vpop_star vunited_nations . / . . vimam", neutral="television")
    play(state, "place television a1")
    assert offered(state) == ["copy a2", "decline"]


def test_ruling_10_not_a_face_down_a_covered_a_permanent_or_a_powerless_tile():
    state = table("vimam x^pop_star . / ^nobel_prize+soldier . vmustafa / . ^riots .", neutral="television")
    assert verbs(play(state, "place television b2")) == ["placed", "no_target"]
    state = table("vimam xvpop_star . / ^nobel_prize+soldier . vmustafa / . ^riots vtradition", neutral="press")
    play(state, "place press b2")
    assert why(state, "copy b3") == "target_face_down"
    assert why(state, "copy a2") == "target_out_of_reach"


def test_the_refusals_of_a_copy_name_the_rule():
    state = table("vimam vpop_star . / ^riots . vmustafa / . . .", neutral="television")
    play(state, "place television b2")
    assert offered(state) == ["copy b3", "decline"]
    assert why(state, "copy a2") == "copy_permanent"
    assert why(state, "copy c2") == "copy_powerless"
    assert why(state, "copy b2") == "target_itself"
    assert why(state, "copy b1") == "target_empty"


def test_ruling_10_only_a_tile_whose_effect_could_do_something_is_offered():
    state = table("vbribe . . / vcracker . vpop_star / . vassassin .", neutral="television", jihad="mosque")
    play(state, "place television b2")
    assert offered(state) == ["copy b1", "copy c2", "decline"]  # the discard pile is empty, so not Cracker
    assert why(state, "copy a2") == "copy_idle"


def test_ruling_10_copying_the_other_of_the_two_is_allowed():
    state = table("vsoldier . . / vpress . . / . . .", neutral="television", jihad="mosque taliban")
    play(state, "place television b2")
    assert offered(state) == ["copy a2", "decline"]
    events = play(state, "copy a2")
    assert [event.parts["tile"] for event in events if event.verb == "copied"] == ["press", "soldier"]
    assert board(state) == "vsoldier . . / x^press ^television . / . . ."


def test_ruling_10_nothing_is_destroyed_through_a_copy_on_a_full_board():
    cells = "vleader vpop_star ^mustafa / vpress . ^sheikh / ^bribe ^riots vsoldier"
    state = table(cells, neutral="television")
    play(state, "place television b2")
    assert offered(state) == ["copy c2", "copy b3", "decline"]  # Press could only copy Leader and Soldier
    state = table(cells.replace("vpress", "vtaliban"), neutral="television")
    play(state, "place television b2")
    assert why(state, "copy a2") == "copy_full_board"


def test_a_copied_bribe_with_one_tile_and_one_space_is_made_at_once():
    state = table("xvimam xvleader xvsoldier / ^bribe . xvpress / . xvriots xvpicket", neutral="television")
    assert verbs(play(state, "place television b2", "copy a2"))[:3] == ["placed", "copied", "moved"]
    assert board(state).endswith("/ . ^television . / ^bribe . .")


def test_a_copied_bribe_asks_for_the_tile_and_then_the_space_without_decline():
    state = table(". vimam . / ^bribe . . / . . .", neutral="television")
    play(state, "place television a1", "copy a2")
    assert offered(state) == ["bribe a2", "bribe b3"]
    play(state, "bribe b3")
    assert why(state, "decline") == "bribe_committed"
    play(state, "to c3")
    assert board(state) == ". . vimam / ^bribe . . / ^television . ."


def test_option_copied_space_starts_from_there_and_spares_the_whole_chain():
    state = table(". . . / vpop_star . . / ^imam . ^mustafa", neutral="television", **OTHER)
    play(state, "place television b2", "copy a2")
    assert board(state) == ". . . / vpop_star ^television . / vimam . ^mustafa"  # c1 is out of reach from a2
    state = table(". . . / vpop_star . . / . . ^mustafa", neutral="television", **OTHER)
    assert verbs(play(state, "place television b2")) == ["placed", "no_target"]


def test_option_copied_space_names_the_chain_in_its_refusals():
    state = table("vimam . . / vpop_star . . / ^leader . .", neutral="television", **OTHER)
    play(state, "place television b2", "copy a2")
    assert offered(state) == ["target a1", "target a3"]
    assert why(state, "target a2") == "target_in_chain"
    assert why(state, "target b2") == "target_itself"


def test_option_copied_space_uses_the_copied_tiles_facing_for_ahead():
    state = table("vleader . . / vsocial_network . . / ^imam . .", neutral="television", **OTHER)
    play(state, "place television b2", "copy a2")
    assert board(state) == "vleader . . / vsocial_network ^television . / vimam . ."


def test_option_copied_space_leaves_you_the_active_player():
    state = table("^leader . . / vfinancial_crisis . . / vimam . .", neutral="television", **OTHER)
    play(state, "place television b2", "copy a2")
    assert board(state) == ". . . / vfinancial_crisis ^television . / vimam . ."
    assert "leader" in state.observe(0).areas[0]


def test_option_copied_space_starts_each_step_of_a_chain_from_the_tile_last_copied():
    state = table(". . vpop_star / . vpress vimam / . . .", neutral="television", **OTHER)
    play(state, "place television a2")
    assert offered(state) == ["copy b2", "decline"]
    play(state, "copy b2")
    # From Press on b2 to Pop-star on c3, whose neighbours b2 and c2: Press is spared as part of the chain.
    assert board(state) == ". . vpop_star / ^television vpress ^imam / . . ."


def test_by_default_each_step_of_a_chain_starts_from_the_tile_just_placed():
    state = table(". . vpop_star / . vpress vimam / . . .", neutral="television")
    assert verbs(play(state, "place television a2")) == ["placed", "no_target"]


def test_refusals_during_a_chain_name_the_copied_tile():
    state = table("vimam . . / vpop_star . . / . . ^mustafa", neutral="television")
    play(state, "place television b2", "copy a2")
    assert refusal(state, "target b2").args == {"space": "b2", "tile": "television"}
    pending = state.observe(1).pending
    assert pending is not None
    assert (pending.tile, pending.placed, pending.copied, pending.optional) == ("pop_star", "b2", ("a2",), False)


@pytest.mark.parametrize("tile", ["television", "press"])
def test_ruling_3_a_copy_never_copies_itself(tile):
    state = table("vmustafa . . / . . . / . . .", neutral=tile)
    assert verbs(play(state, f"place {tile} b2")) == ["placed", "no_target"]
