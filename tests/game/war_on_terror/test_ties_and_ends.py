"""Ties, awards, and how a game ends."""

from __future__ import annotations

import random

import pytest

from game.war_on_terror import RULEBOOK
from game.war_on_terror.deck import Country, Deck
from game.war_on_terror.rulebook import WarOnTerror
from tests.game.war_on_terror.scenario import DECK, Battle, event, verbs


def test_the_highest_total_of_face_up_cards_liberates_the_country():
    battle = Battle("cuba", ["G3", "G4", ""], ["(A6) A4", "A3", "S5"], round=2)
    battle.play("pass", "play G4")
    assert battle.winners["cuba"] == 1
    assert battle.state.points == [0, 2, 0]


def test_who_is_tied_for_the_lead_is_asked_from_the_leader_on():
    battle = Battle("cuba", ["G3", "G4", "S4"], ["A5", "A4", "S5"], turn=1, leader=1, round=2)
    battle.play("pass", "pass", "pass")
    assert battle.see(None).tied == (2, 0)
    assert battle.state.seat == 2
    assert battle.offered == ["add S4", "add_none"]


def test_with_rotation_too_the_countrys_leader_comes_first():
    battle = Battle("cuba", ["G3", "G4"], ["A5", "S5"], turn=1, leader=0, round=2, opens="rotating")
    battle.play("pass", "pass")
    assert battle.see(None).tied == (0, 1)


def test_answers_stay_hidden_and_in_hand_until_all_have_answered():
    battle = Battle("cuba", ["G3 G6", "G4"], ["A5", "S5"], round=2)
    events = battle.play("pass", "pass", "add G6")
    assert event(events, "answered").seen_by(1).parts == {"card": None}
    assert battle.hand(0) == "G3 G6"
    assert battle.see(1).answered == (True, False)
    assert battle.see(1).answers == (None, None)
    assert battle.see(0).answers == (battle.number("G6"), None)
    other = Battle("cuba", ["G3 G6", "G4"], ["A5", "S5"], round=2)
    other.play("pass", "pass", "add_none")
    assert battle.see(1) == other.see(1)
    assert battle.see(0) != other.see(0)
    events = battle.play("add G4")
    assert event(events, "shown").parts["cards"] == (battle.number("G6"), battle.number("G4"))
    assert battle.winners["cuba"] == 0


def test_added_cards_count_their_printed_strength_while_totals_keep_the_bonus():
    battle = Battle("libya", ["A4", "S5"], ["A5", "S6"], round=2)
    battle.play("pass", "pass", "add A4")
    assert battle.totals == [6, 6]
    battle.play("add S5")
    assert battle.winners["libya"] == 1  # 6 + 4 against 6 + 5: the added aircraft has no bonus


def test_added_cards_have_no_text_set_off_no_condition_and_pay_no_spoils():
    battle = Battle("iraq", ["G4+spoils", "A3+over"], ["S5", "S5+fast"], round=5, pile="S3 S4")
    events = battle.play("pass", "pass", "add G4+spoils", "add A3+over")
    assert battle.winners["iraq"] == 0
    assert "drawn" not in verbs(events)
    assert "turned_over" not in verbs(events)
    assert sorted(battle.discards.split()) == ["A3+over", "G4+spoils", "S5", "S5+fast"]


def test_a_tied_player_without_cards_is_not_asked():
    battle = Battle("cuba", ["G3", ""], ["A5", "S5"], round=2, pile="S3")
    battle.play("pass")
    assert battle.state.seat == 0
    battle.play("add G3")
    assert battle.winners["cuba"] == 0


def test_who_is_not_tied_is_not_asked():
    battle = Battle("cuba", ["G3", "G4", "G5"], ["A5", "S5", "A4"], round=2)
    battle.play("pass", "pass", "pass", "add_none")
    assert battle.state.seat == 1
    events = battle.play("add G4")
    assert event(events, "liberated").seat == 1


def test_still_tied_players_draw_openly_from_the_leader_on_until_it_is_broken():
    battle = Battle("cuba", ["G3", "G3'"], ["A5", "S5"], turn=1, leader=1, round=2, pile="S4 A4 S6 A3 G7")
    events = battle.play("pass", "pass", "add_none", "add_none")
    drawn = [(one.seat, battle.label(one.parts["card"])) for one in events if one.verb == "tie_drawn"]
    assert drawn == [(1, "S4"), (0, "A4"), (1, "S6"), (0, "A3")]
    assert battle.winners["cuba"] == 1
    assert {"S4", "A4", "S6", "A3"} <= set(battle.discards.split())


def test_only_those_who_still_lead_draw_on():
    battle = Battle("cuba", ["", "", ""], ["A5", "S5", "G5"], round=2, acted=2, turn=2, pile="S4 A3 G4 A4 S3 G6")
    battle.state.hands[2] = battle.read("C3")
    events = battle.play("pass", "add_none")
    drawn = [(one.seat, battle.label(one.parts["card"])) for one in events if one.verb == "tie_drawn"]
    assert drawn[:3] == [(2, "S4"), (0, "A3"), (1, "G4")]
    assert drawn[3:] == [(2, "A4"), (1, "S3")]
    assert battle.winners["cuba"] == 2


def test_drawn_cards_count_printed_strength():
    battle = Battle("libya", ["", "G3"], ["A4", "S5"], turn=1, leader=0, round=2, pile="A3 S4")
    battle.play("pass", "add_none")
    assert battle.winners["libya"] == 1


def test_with_too_few_cards_left_nobody_draws_and_the_lot_decides():
    winners = set()
    for seed in range(12):
        battle = Battle("cuba", ["G3", ""], ["A5", "S5"], round=2, pile="S4")
        battle.state.seed = seed
        events = battle.play("pass", "add_none")
        assert "tie_drawn" not in verbs(events)
        assert event(events, "lot").parts["seats"] == (0, 1)
        winners.add(battle.winners["cuba"])
    assert winners == {0, 1}


def test_a_tie_break_draw_may_shuffle_the_discards():
    battle = Battle("cuba", ["G3", ""], ["A5", "S5"], round=2, pile="S4", discards="S6")
    events = battle.play("pass", "add_none")
    assert [v for v in verbs(events) if v in ("tie_drawn", "reshuffled")] == ["tie_drawn", "reshuffled", "tie_drawn"]
    assert battle.winners["cuba"] == 1


def test_with_no_card_before_anybody_all_are_tied_at_nothing():
    battle = Battle("cuba", ["G3", "G4", "G5"], round=2)
    battle.play("pass", "pass", "pass")
    assert battle.see(None).tied == (0, 1, 2)
    battle = Battle("somalia", ["P0+swap", "G4 G5"])
    battle.play("play P0+swap")  # the second seat gets an empty hand and cannot play
    assert battle.see(None).tied == (0, 1)


@pytest.mark.parametrize(
    ("seats", "before", "over"), [(2, 8, True), (2, 7, False), (3, 8, True), (4, 7, True), (4, 6, False)]
)
def test_ten_points_win_with_two_or_three_and_nine_with_four(seats, before, over):
    hands = ["G5", *[""] * (seats - 1)]
    battle = Battle("cuba", hands, round=2, points=(before, *[0] * (seats - 1)), pile="S3 S4 S5 S6")
    battle.play("play G5")
    assert (battle.state.outcome is not None) == over
    if over:
        assert battle.state.outcome.winners == (0,)
        assert battle.state.outcome.ending == "goal_reached"


def test_the_game_ends_at_the_award_without_spoils_and_the_cards_stay():
    battle = Battle("cuba", ["G4+spoils", ""], ["", "S3"], round=2, points=(9, 0), pile="A3 A4")
    events = battle.play("play G4+spoils")
    assert [v for v in verbs(events) if v != "passed"] == ["played", "liberated", "ended"]
    assert (battle.hand(0), battle.row(0), battle.row(1), battle.discards) == ("", "G4+spoils", "S3", "")
    assert battle.state.outcome.points == (11, 0)


def ended(points: tuple[int, ...], won: dict[str, int]) -> tuple[int, ...]:
    """Who wins when the last country, Somalia, goes to the first seat."""
    battle = Battle("somalia", ["G5", *[""] * (len(points) - 1)], left="", points=points, won=won)
    battle.play("play G5")
    assert battle.state.outcome.ending == "countries_gone"
    return battle.state.outcome.winners


def test_when_all_countries_are_gone_the_most_points_win_then_the_most_countries():
    rest = {"cuba": 1, "yemen": 1, "libya": 2, "sudan": 2, "syria": 3, "afghanistan": 3, "iran": 3, "north_korea": 1}
    assert ended((6, 8, 5, 8), {**rest, "iraq": 0}) == (1, 3)
    assert ended((7, 8, 5, 6), {**rest, "iraq": 0}) == (1,)  # eight each, and three countries beat two
    assert ended((6, 8, 5, 7), {**rest, "iraq": 0}) == (1,)


def test_with_four_players_the_countries_can_run_out():
    small = Deck(tuple(Country(c.name, 1, c.condition, c.type, c.by, "", "own") for c in DECK.countries), DECK.forces)
    book = WarOnTerror(small, "small.toml")
    rng, endings = random.Random(1), set()
    for seed in range(5):
        state = book.new_game(book.settle({}, 3), 3, seed)
        while state.seat is not None:
            state.apply(rng.choice(state.legal_moves()))
        endings.add(state.outcome.ending)
        assert sum(state.points) == 10
    assert endings == {"countries_gone"}


def test_a_match_is_one_game():
    state = RULEBOOK.new_game(RULEBOOK.settle({}, 2), 2, 1)
    with pytest.raises(Exception, match="one game"):
        RULEBOOK.follow(state, 2)
