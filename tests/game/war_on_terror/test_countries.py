"""The countries' conditions: for everybody, in every round, by the card played, after its own text."""

from __future__ import annotations

from tests.game.war_on_terror.scenario import Battle, verbs


def test_somalia_libya_and_sudan_count_a_type_more():
    assert Battle("somalia", ["", ""], ["C3 A3", "C4"]).totals == [7, 5]
    assert Battle("libya", ["", ""], ["C3 A3", "(A4) A5"]).totals == [7, 6]
    assert Battle("sudan", ["", ""], ["P3+up P1+over", "G4"]).totals == [8, 4]


def test_a_card_taken_in_trade_counts_more_for_its_new_owner():
    battle = Battle("libya", ["C4+trade", "G3"], ["", "A6"])
    battle.play("play C4+trade", "trade A6")
    assert battle.totals == [7, 4]


def test_in_cuba_whoever_plays_a_ship_draws():
    battle = Battle("cuba", ["S3 G3", "S4"], pile="A3 A4 A5")
    battle.play("play S3")
    assert battle.hand(0) == "A3 G3"
    battle.play("play S4")
    assert battle.hand(1) == "A4"
    battle.play("play G3")
    assert battle.hand(0) == "A3"


def test_in_north_korea_whoever_plays_ground_draws():
    battle = Battle("north_korea", ["G3 A3", "S4"], pile="A4 A5")
    battle.play("play G3")
    assert battle.hand(0) == "A3 A4"


def test_in_cuba_a_vanguard_ship_draws_for_its_text_and_for_the_country():
    battle = Battle("cuba", ["S3+van G3", "S4"], pile="A3 A4 A5")
    battle.play("play S3+van")
    assert battle.hand(0) == "A3 A4 G3"


def test_in_yemen_two_cards_may_be_played_in_a_turn_and_a_pass_ends_it():
    battle = Battle("yemen", ["A3 A4 A5 A6", "G3 G4 G5 G6"])
    battle.play("play A3")
    assert (battle.state.seat, battle.see(0).again) == (0, True)
    battle.play("play A4")
    assert battle.state.seat == 1
    battle.play("play G3", "pass")
    assert battle.see(0).passed == (False, False)  # a new round has begun
    assert battle.state.seat == 0
    battle.play("play A5", "play A6", "play G4", "play G5")
    assert battle.winners["yemen"] == 0


def test_in_yemen_passing_after_one_card_is_no_pass():
    battle = Battle("yemen", ["A3 A4", "G3", "S3"])
    battle.play("play A3", "pass")
    assert battle.see(1).passed == (False, False, False)
    battle.play("pass")
    assert battle.see(1).passed == (False, True, False)


def test_in_yemen_nobody_without_a_second_card_is_asked():
    battle = Battle("yemen", ["A3", "G3"])
    battle.play("play A3")
    assert battle.state.seat == 1


def test_elsewhere_one_card_is_played_in_a_turn():
    battle = Battle("cuba", ["A3 A4", "G3"])
    battle.play("play A3")
    assert battle.state.seat == 1


def test_in_syria_ground_cards_may_not_be_turned_over():
    battle = Battle("syria", ["C3+over", "", ""], ["", "G6 A3", "S3"])
    battle.play("play C3+over")
    assert battle.offered == ["turn_over A3", "turn_over S3"]
    refusal = battle.refusal("turn_over G6")
    assert refusal.key == "war_on_terror.safe_here"
    assert refusal.args == {"card": battle.number("G6"), "country": battle.state.country}


def test_in_afghanistan_whoever_plays_a_commando_may_turn_one_up():
    battle = Battle("afghanistan", ["C3 C4", "G3"], ["(A3) (A4)", ""])
    battle.play("play C3")
    assert battle.offered == ["turn_up A3", "turn_up A4", "decline"]
    battle.play("turn_up A4", "pass")
    assert battle.row(0) == "(A3) A4 C3"
    battle.play("play C4")
    assert battle.offered == ["turn_up A3", "decline"]  # an offer is made even with one card
    assert verbs(battle.play("decline"))[0] == "declined"
    assert battle.row(0) == "(A3) A4 C3 C4"


def test_in_afghanistan_nothing_is_asked_without_a_face_down_card():
    battle = Battle("afghanistan", ["C3", "G3"], ["A3", "(G4)"])
    battle.play("play C3")
    assert battle.state.seat == 1


def test_in_iraq_whoever_plays_an_aircraft_turns_a_card_of_another_over():
    battle = Battle("iraq", ["A6", "G3", ""], ["", "G5 G4+fast", "S3"])
    battle.play("play A6")
    assert battle.offered == ["turn_over G5", "turn_over S3"]
    assert battle.see(0).pending.country == battle.state.country
    battle.play("turn_over G5", "no_shield")
    assert battle.row(1) == "(G5) G4+fast"


def test_in_iraq_an_aircraft_whose_text_turns_over_turns_two():
    battle = Battle("iraq", ["A3+over", "G3"], ["", "G5 S6 S4"])
    battle.play("play A3+over")
    assert battle.see(0).pending.country is None
    battle.play("turn_over S6", "no_shield")
    assert battle.see(0).pending.country == battle.state.country
    battle.play("turn_over G5", "no_shield")
    assert battle.row(1) == "(G5) (S6) S4"
    assert battle.state.seat == 1


def test_a_shield_answers_the_condition_too():
    battle = Battle("iraq", ["A6 G3", "P2+shield"], ["", "G5"])
    battle.play("play A6", "shield P2+shield")
    assert battle.row(1) == "G5"
    assert battle.state.seat == 0


def test_in_iran_whoever_plays_propaganda_turns_a_card_of_another_over_after_the_cards_own_text():
    battle = Battle("iran", ["P3+up S3", ""], ["(A3)", "G5"])
    events = battle.play("play P3+up")
    assert verbs(events)[:4] == ["played", "turned_up", "aimed", "turned_over"]
    assert (battle.row(0), battle.row(1)) == ("A3 P3+up", "(G5)")


def test_conditions_do_not_go_by_a_card_taken_in_trade():
    battle = Battle("iraq", ["C4+trade", "G3"], ["", "A6 G5"])
    battle.play("play C4+trade", "trade A6")
    assert battle.row(1) == "C4+trade G5"
    assert battle.state.seat == 1
