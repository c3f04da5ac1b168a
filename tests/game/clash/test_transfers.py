"""Mercenary, Mujahidin, Assassin, Cracker, Financial Crisis, Bribe, Elections."""

from tests.game.clash.scenario import area, board, discard, offered, play, refusal, table, verbs, why


def test_mercenary_removes_on_plus_and_mujahidin_on_cross_straight_to_the_discard_pile():
    cells = "vpop_star vbanker . / ^sheikh . . / ^tradition . vfast_food"
    for tile, spaces in (("mercenary", "a2 b3"), ("mujahidin", "a1 c1 a3")):
        state = table(cells, neutral=tile)
        play(state, f"place {tile} b2")
        assert offered(state) == [f"target {space}" for space in spaces.split()] + ["decline"]
        play(state, f"target {spaces.split()[0]}")
        assert discard(state) == [{"mercenary": "sheikh", "mujahidin": "tradition"}[tile]]
        assert f"place mosque {spaces.split()[0]}" in offered(state)


def test_ruling_11_assassin_takes_any_tile_of_the_opponents_area_but_not_of_the_neutral_area():
    state = table(". . . / . . . / . vmustafa .", neutral="assassin riots", jihad="mosque kaboom banker")
    play(state, "place assassin b2")
    assert offered(state) == ["assassinate mosque", "assassinate kaboom", "assassinate banker", "decline"]
    assert why(state, "assassinate riots") == "not_in_rival_area"
    events = play(state, "assassinate kaboom")
    assert area(state, 1) == ["mosque", "banker"]
    assert discard(state) == ["kaboom"]
    assert not events[-1].reveals


def test_ruling_11_a_hidden_tile_is_picked_blind_by_its_place_and_shown_in_the_discard_pile():
    state = table(
        ". . . / . . . / . vmustafa .",
        mcworld="assassin soldier",
        jihad="mosque ?kaboom ?banker imam",
        neutrals="secret_random",
    )
    play(state, "place assassin b2")
    assert offered(state) == ["assassinate mosque", "assassinate 2", "assassinate 3", "assassinate imam", "decline"]
    assert why(state, "assassinate kaboom") == "not_in_rival_area"
    assert why(state, "assassinate 1") == "place_is_open"
    assert refusal(state, "assassinate 5").args == {"place": 5, "count": 4}
    event = play(state, "assassinate 2")[-1]
    assert (event.parts["tile"], event.parts["blind"], event.reveals) == ("kaboom", True, True)
    assert discard(state) == ["kaboom"]
    assert state.observe(0).areas[1] == ("mosque", None, "imam")  # the rest close up


def test_ruling_1_assassin_against_an_empty_area_does_nothing():
    state = table(". . . / . . . / . vmustafa .", neutral="assassin riots", jihad="mosque")
    play(state, "place assassin b2", "assassinate mosque", "place riots a1")
    assert area(state, 1) == []


def test_ruling_12_cracker_takes_any_tile_of_the_discard_pile_but_none_face_down_on_the_board():
    state = table("x^leader . . / . . . / . . .", neutral="cracker riots", discard="imam banker")
    play(state, "place cracker b2")
    assert offered(state) == ["recover imam", "recover banker", "decline"]
    assert why(state, "recover leader") == "not_in_discard"
    play(state, "recover imam")
    assert area(state, 0)[-1] == "imam"
    assert discard(state) == ["banker"]


def test_ruling_12_a_recalled_tile_is_played_later_as_ones_own():
    state = table(". . . / . . . / . . vsoldier", neutral="cracker riots", discard="imam", jihad="mosque sheikh")
    play(state, "place cracker b2", "recover imam", "place mosque a3", "place imam a1", "line e")
    assert board(state) == "vmosque . . / . ^cracker . / ^imam . ^soldier"


def test_ruling_12_financial_crisis_takes_any_follower_of_yours_mustafa_included():
    state = table("^mustafa vimam x^leader / . . . / ^sheikh . .", neutral="financial_crisis")
    play(state, "place financial_crisis b2")
    assert offered(state) == ["recall a1", "recall a3", "decline"]
    assert why(state, "recall b3") == "target_not_yours"
    assert why(state, "recall c3") == "target_face_down"
    play(state, "recall a3")
    assert area(state, 0)[-1] == "mustafa"
    assert board(state).startswith(". vimam")


def test_ruling_12_a_recalled_tile_is_open_in_the_secret_variants():
    state = table(
        "^bribe . . / . . . / . . .",
        mcworld="?financial_crisis ?cracker",
        discard="press",
        neutrals="secret_random",
    )
    play(state, "place financial_crisis b2", "recall a3", "place mosque c1", "place cracker c3", "recover press")
    assert state.observe(1).areas[0] == ("bribe", "press")


def test_ruling_3_no_tile_recalls_or_bribes_itself():
    state = table(". . . / . . . / . . vmustafa", neutral="financial_crisis bribe")
    assert verbs(play(state, "place financial_crisis b2")) == ["placed", "no_target"]
    state = table(". . . / . . . / . . ^mustafa", neutral="financial_crisis bribe")
    play(state, "place financial_crisis b2")
    assert why(state, "recall b2") == "target_itself"
    state = table(". . . / . . . / . . vmustafa", neutral="financial_crisis bribe")
    play(state, "place bribe b2")
    assert offered(state) == ["bribe c1", "decline"]
    assert why(state, "bribe b2") == "target_itself"


def test_ruling_13_elections_draws_the_top_of_the_unused_pile_openly():
    state = table(". . . / . . . / . . ^mustafa", neutral="elections", pile="riots picket", mcworld="banker")
    events = play(state, "place elections b2", "use")
    assert area(state, 0) == ["banker", "riots"]
    assert events[-1].seen_by(1).parts == {"tile": "riots"}
    assert events[-1].reveals
    assert state.observe(1).areas[0] == ("banker", "riots")


def test_ruling_13_elections_draws_secretly_in_the_secret_variants():
    state = table(
        ". . . / . . . / . . ^mustafa",
        mcworld="?elections banker",
        pile="riots picket",
        neutrals="secret_draft",
    )
    events = play(state, "place elections b2", "use")
    assert events[-1].seen_by(1).parts == {"tile": None}
    assert events[-1].seen_by(0).parts == {"tile": "riots"}
    assert state.observe(1).areas[0] == ("banker", None)
    assert state.observe(0).areas[0] == ("banker", "riots")


def test_ruling_13_with_an_empty_pile_elections_does_nothing():
    state = table(". . . / . . . / . . ^mustafa", neutral="elections")
    assert verbs(play(state, "place elections b2")) == ["placed", "no_target"]


def test_ruling_14_bribe_moves_any_face_up_tile_which_keeps_its_facing():
    state = table("vimam . x^leader / . . . / ^sheikh . .", neutral="bribe")
    play(state, "place bribe b2")
    assert offered(state) == ["bribe a1", "bribe a3", "decline"]
    play(state, "bribe a3")
    assert offered(state) == ["to b1", "to c1", "to a2", "to c2", "to b3"]
    assert why(state, "to c3") == "space_face_down"
    assert why(state, "to a3") == "space_occupied"
    assert why(state, "decline") == "bribe_committed"
    events = play(state, "to c1")
    assert board(state) == ". . x^leader / . ^bribe . / ^sheikh . vimam"
    assert verbs(events) == ["moved"]  # its immediate effect is not repeated


def test_ruling_14_a_permanent_effect_goes_on_from_the_new_space():
    state = table(
        "vriots . . / . . . / . vimam .", mcworld="pop_star tourist_zone", jihad="mosque sheikh", neutral="bribe"
    )
    play(state, "place bribe c3", "bribe a3", "to a1", "place mosque a3")
    assert verbs(play(state, "place pop_star b2")) == ["placed", "negated"]


def test_ruling_14_without_an_unoccupied_space_bribe_cannot_be_used():
    state = table("vimam vleader xvbanker / ^sheikh . vtaliban / ^soldier ^riots vpress", neutral="bribe")
    assert verbs(play(state, "place bribe b2"))[:2] == ["placed", "no_target"]


def test_ruling_14_a_single_free_space_is_taken_at_once():
    state = table("vimam vleader . / ^sheikh . vtaliban / ^soldier ^riots vpress", neutral="bribe", jihad="mosque")
    events = play(state, "place bribe b2", "bribe b3")
    assert verbs(events) == ["placed", "moved"]
    assert board(state) == "vimam . vleader / ^sheikh ^bribe vtaliban / ^soldier ^riots vpress"
