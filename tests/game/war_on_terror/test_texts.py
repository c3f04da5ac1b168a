"""The texts of the force cards."""

from __future__ import annotations

import pytest

from tests.game.war_on_terror.scenario import Battle, event, verbs

# -- turn over --------------------------------------------------------------------------------------------------------


def test_turn_over_asks_which_card_of_another_player():
    battle = Battle("libya", ["C3+over S4", "", ""], ["G3", "A4 A5", "S3"])
    battle.play("play C3+over")
    assert battle.offered == ["turn_over A4", "turn_over A5", "turn_over S3"]
    battle.play("turn_over A5")
    assert battle.row(1) == "A4 (A5)"


def test_turn_over_is_no_offer():
    battle = Battle("libya", ["C3+over", ""], ["", "A4 A5"])
    battle.play("play C3+over")
    assert battle.why("decline") == "must_turn_over"
    assert battle.why("pass") == "target_first"


def test_a_single_target_is_turned_over_without_asking():
    battle = Battle("sudan", ["C3+over G3", ""], ["", "A4"])
    battle.play("play C3+over")
    assert battle.row(1) == "(A4)"
    assert battle.state.seat == 0


def test_without_a_target_the_card_still_counts():
    battle = Battle("cuba", ["C3+over G3", "G4"], ["A3", "(A4)"])
    events = battle.play("play C3+over")
    assert verbs(events) == ["played", "no_target"]
    assert battle.totals == [6, 0]


def test_a_card_that_turns_others_over_never_acts_on_its_own_players_cards():
    battle = Battle("libya", ["C3+over", "", ""], ["G3 G4", "A4", "S3"])
    battle.play("play C3+over")
    assert battle.why("turn_over G3") == "own_card"
    assert battle.why("turn_over C3+over") == "own_card"


def test_a_face_down_card_counts_nothing_and_is_no_target_again():
    battle = Battle("libya", ["C3+over", "", ""], ["", "A4 (A5)", "S3"])
    assert battle.totals == [0, 5, 3]
    battle.play("play C3+over")
    assert battle.offered == ["turn_over A4", "turn_over S3"]
    assert battle.why("turn_over A5") == "face_down_already"


def test_steadfast_cards_are_not_turned_over():
    battle = Battle("libya", ["C3+over", "", ""], ["", "A4+fast S3", "G3"])
    battle.play("play C3+over")
    assert battle.offered == ["turn_over S3", "turn_over G3"]
    assert battle.why("turn_over A4+fast") == "steadfast"


def test_a_card_can_be_turned_any_number_of_times():
    battle = Battle("sudan", ["C3+over C2+over", "P2+up G3"], ["", "A4"], pile="")
    battle.play("play C3+over", "no_shield")
    assert battle.row(1) == "(A4)"
    battle.play("play P2+up")
    assert battle.row(1) == "A4 P2+up"
    battle.play("play C2+over", "turn_over A4", "no_shield")
    assert battle.row(1) == "(A4) P2+up"


# -- turn up ----------------------------------------------------------------------------------------------------------


def test_turn_up_asks_which_of_ones_own_face_down_cards():
    battle = Battle("libya", ["G4+up", "G3"], ["(A3) A4 (A5)", "(S3)"])
    battle.play("play G4+up")
    assert battle.offered == ["turn_up A3", "turn_up A5"]
    assert battle.why("turn_up S3") == "not_your_card"
    assert battle.why("turn_up A4") == "face_up_already"
    assert battle.why("decline") == "must_turn_up"
    battle.play("turn_up A5")
    assert battle.row(0) == "(A3) A4 A5 G4+up"


def test_a_single_face_down_card_is_turned_up_without_asking_and_none_is_no_harm():
    battle = Battle("cuba", ["G4+up", "G3"], ["(A3)", ""])
    battle.play("play G4+up")
    assert battle.row(0) == "A3 G4+up"
    battle = Battle("cuba", ["G4+up", "G3"], ["A3", ""])
    assert verbs(battle.play("play G4+up")) == ["played", "no_target"]


def test_a_card_turned_up_does_not_act_again():
    battle = Battle("libya", ["P2+up", "G3"], ["(C3+over)", "A5"])
    battle.play("play P2+up")
    assert battle.row(0) == "C3+over P2+up"
    assert battle.row(1) == "A5"
    assert battle.state.seat == 1


# -- shield -----------------------------------------------------------------------------------------------------------


def test_a_shield_is_discarded_from_the_hand_and_ends_the_turning():
    battle = Battle("libya", ["C3+over G6", "A3+shield G3"], ["", "A5 S3"])
    battle.play("play C3+over", "turn_over A5")
    assert battle.state.seat == 1
    assert battle.offered == ["shield A3+shield", "no_shield"]
    events = battle.play("shield A3+shield")
    assert verbs(events) == ["shielded"]
    assert battle.row(1) == "A5 S3"
    assert battle.discards == "A3+shield"
    assert battle.totals == [3, 9]  # A5 counts one more in Libya; the shield counts nothing
    assert battle.state.seat == 1


def test_a_player_with_cards_but_no_shield_is_asked_all_the_same():
    battle = Battle("cuba", ["C3+over", "G3"], ["", "A5"])
    battle.play("play C3+over")
    assert battle.state.seat == 1
    assert battle.offered == ["no_shield"]
    assert battle.see(1).formality is battle.state.legal_moves()[0]
    assert battle.see(0).formality is None
    assert battle.refusal("shield G3").key.endswith("no_shield_card")
    battle.play("no_shield")
    assert battle.row(1) == "(A5)"


def test_a_player_with_a_shield_is_asked_a_real_question():
    battle = Battle("cuba", ["C3+over", "A3+shield"], ["", "A5"])
    battle.play("play C3+over")
    assert battle.see(1).formality is None


def test_what_the_others_see_of_the_question_does_not_tell_whether_there_is_a_shield():
    views = []
    for hand in ("G3 A3+shield", "G3 G4"):
        battle = Battle("cuba", ["C3+over", hand, "S3"], ["", "A5", ""])
        battle.play("play C3+over")
        views.append((battle.see(0), battle.see(2)))
    assert views[0] == views[1]


def test_with_an_empty_hand_the_card_turns_at_once():
    battle = Battle("cuba", ["C3+over G3", ""], ["", "A5"])
    battle.play("play C3+over")
    assert battle.row(1) == "(A5)"


def test_only_holders_are_asked_where_the_players_want_it_so():
    for hand, asked in (("G3 G4", False), ("G3 A3+shield", True)):
        battle = Battle("cuba", ["C3+over G4'", hand], ["", "A5"], shield_question="holders")
        events = battle.play("play C3+over")
        assert battle.row(1) == ("A5" if asked else "(A5)")
        assert ("shield A3+shield" in battle.offered) == asked
        assert event(events, "aimed").reveals


def test_an_answer_out_of_a_hidden_hand_stays_answered():
    battle = Battle("cuba", ["C3+over", "A3+shield G3"], ["", "A5"])
    battle.play("play C3+over")
    assert event(battle.play("no_shield"), "turned_over").reveals
    battle = Battle("cuba", ["C3+over", ""], ["", "A5"])
    assert not event(battle.play("play C3+over"), "turned_over").reveals


def test_every_shield_in_hand_may_be_the_one():
    battle = Battle("cuba", ["C3+over", "A3+shield G3 P2+shield"], ["", "A5"])
    battle.play("play C3+over")
    assert battle.offered == ["shield A3+shield", "shield P2+shield", "no_shield"]


def test_a_shield_on_the_table_shields_nothing_and_counts_as_an_ordinary_card():
    battle = Battle("cuba", ["G3", "A3+shield"], ["", "A5"], turn=1)
    battle.play("play A3+shield")
    assert battle.totals == [0, 8]
    battle = Battle("cuba", ["C3+over S4", ""], ["", "A5 A3+shield"])
    battle.play("play C3+over", "turn_over A5")
    assert battle.row(1) == "(A5) A3+shield"


# -- vanguard ---------------------------------------------------------------------------------------------------------


def test_vanguard_draws_a_card_if_it_is_the_players_first_for_the_country():
    battle = Battle("cuba", ["C3+van", "G3"], ["", "A5"], pile="S6")
    battle.play("play C3+van")
    assert battle.hand(0) == "S6"
    battle = Battle("cuba", ["C3+van", "G3"], ["A4", ""], pile="S6")
    battle.play("play C3+van")
    assert battle.hand(0) == ""


def test_swap_hands_counts_as_the_first_card():
    battle = Battle("cuba", ["P0+swap", "C3+van G3"], pile="S6 S5")
    battle.play("play P0+swap")
    assert battle.hand(0) == "C3+van G3"
    battle.play("play C3+van")
    assert battle.hand(0) == "G3"


# -- trade ------------------------------------------------------------------------------------------------------------


def test_trade_exchanges_the_card_for_any_played_card_of_another_player():
    battle = Battle("cuba", ["C4+trade", "G3", "G4"], ["A3", "A6 (S5+fast)", "S6+fast"])
    battle.play("play C4+trade")
    assert battle.offered == ["trade A6", "trade S5+fast", "trade S6+fast", "decline"]
    assert battle.why("trade A3") == "own_card"
    battle.play("trade S6+fast")
    assert (battle.row(0), battle.row(2)) == ("A3 S6+fast", "C4+trade")


def test_trade_may_be_declined():
    battle = Battle("cuba", ["C4+trade", "G3"], ["", "A6"])
    assert verbs(battle.play("play C4+trade", "decline")) == ["played", "declined"]
    assert battle.row(0) == "C4+trade"


def test_a_traded_card_keeps_the_way_up_it_lies_and_may_be_turned_up_by_its_new_owner():
    battle = Battle("sudan", ["C4+trade P2+up", "G3"], ["", "(A6)"])
    battle.play("play C4+trade", "trade A6")
    assert (battle.row(0), battle.row(1)) == ("(A6)", "C4+trade")
    battle.play("pass", "play P2+up")
    assert battle.row(0) == "A6 P2+up"


def test_the_text_of_a_card_taken_in_trade_does_not_act_again_but_spoils_and_steadfast_hold():
    battle = Battle("libya", ["C4+trade G3", "G6", ""], ["", "C3+over", "A5"])
    battle.play("play C4+trade", "trade C3+over")
    assert battle.row(2) == "A5"
    battle = Battle("cuba", ["C4+trade", ""], ["G5", "P2+spoils"], round=2, pile="S3 S4 S5 S6")
    battle.play("play C4+trade", "trade P2+spoils")
    assert battle.winners["cuba"] == 0
    assert battle.hand(0) == "S3 S4"
    battle = Battle("libya", ["C4+trade G3", "C2+over G4", ""], ["", "G4+fast", "S3"])
    battle.play("play C4+trade", "trade G4+fast", "play C2+over")
    assert battle.row(2) == "(S3)"  # the steadfast card now before the first seat was no target


def test_without_a_card_before_another_player_there_is_nothing_to_trade():
    battle = Battle("cuba", ["C4+trade", "G3"], ["A3", ""])
    battle.play("play C4+trade")
    assert battle.state.seat == 1


def test_the_card_given_away_is_at_once_another_players():
    battle = Battle("iran", ["P4+trade G3", ""], ["", "A6"])
    battle.play("play P4+trade", "trade A6")
    assert battle.row(1) == "(P4+trade)"


# -- swap hands -------------------------------------------------------------------------------------------------------


def test_swap_hands_exchanges_whole_hands_and_is_discarded():
    battle = Battle("cuba", ["P0+swap A3", "G3 G4", "S3"])
    battle.play("play P0+swap")
    assert battle.offered == ["swap 2", "swap 3"]
    assert battle.why("decline") == "must_swap"
    assert battle.why("swap 1") == "swap_self"
    assert battle.why("swap 4") == "no_such_seat"
    battle.play("swap 2")
    assert (battle.hand(0), battle.hand(1), battle.hand(2)) == ("G3 G4", "A3", "S3")
    assert battle.row(0) == ""
    assert battle.discards == "P0+swap"
    assert battle.state.seat == 1


def test_with_two_players_swap_hands_asks_nothing_and_an_empty_hand_can_be_taken():
    battle = Battle("cuba", ["P0+swap A3", ""])
    battle.play("play P0+swap")
    assert (battle.hand(0), battle.hand(1)) == ("", "A3")


@pytest.mark.parametrize("country", ["iran", "sudan", "yemen"])
def test_no_condition_acts_for_swap_hands_and_the_turn_is_over(country):
    battle = Battle(country, ["P0+swap A3", "G3"], ["", "A6"])
    battle.play("play P0+swap")
    assert battle.row(1) == "A6"
    assert battle.state.seat == 1


# -- spoils -----------------------------------------------------------------------------------------------------------


def test_spoils_draw_two_cards_if_the_card_lies_face_up_before_the_winner():
    battle = Battle("cuba", ["G4+spoils G3", ""], ["", "S3"], round=2, pile="A3 A4 A5")
    battle.play("play G4+spoils")
    assert battle.hand(0) == "A3 A4 G3"


@pytest.mark.parametrize("row", ["(G4+spoils) G3", "G3"])
def test_face_down_or_before_another_there_are_no_spoils(row):
    battle = Battle("cuba", ["G5", ""], [row, "P3+spoils"], round=2, pile="A3 A4 A5")
    battle.play("play G5")
    assert battle.winners["cuba"] == 0
    assert battle.hand(0) == ""


def test_two_cards_with_spoils_draw_four():
    battle = Battle("cuba", ["G5", ""], ["G4+spoils P3+spoils", ""], round=2, pile="A3 A4 A5 A6")
    battle.play("play G5")
    assert battle.hand(0) == "A3 A4 A5 A6"


def test_spoils_are_drawn_before_the_battle_is_cleared_away():
    battle = Battle("cuba", ["G5", ""], ["G4+spoils", "S3"], round=2, pile="", discards="A3")
    events = battle.play("play G5")
    assert [v for v in verbs(events) if v != "passed"] == ["played", "liberated", "reshuffled", "drawn", "cleared"]
    assert battle.hand(0) == "A3"
    assert sorted(battle.discards.split()) == ["G4+spoils", "G5", "S3"]
