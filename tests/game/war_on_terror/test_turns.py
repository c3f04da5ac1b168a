"""Turning a country up, dealing, rounds, passes, who leads."""

from __future__ import annotations

import random

import pytest

from game.war_on_terror import RULEBOOK
from game.war_on_terror.position import FACE_DOWN
from tests.game.war_on_terror.scenario import COUNTRY, DECK, Battle, event, verbs


def new_game(seats: int = 2, seed: int = 1, **options: str):
    return RULEBOOK.new_game(RULEBOOK.settle(options, seats), seats, seed)


def test_the_first_revealer_is_drawn_by_lot_and_may_turn_any_country_up():
    assert {new_game(3, seed).seat for seed in range(20)} == {0, 1, 2}
    state = new_game()
    assert [move.text for move in state.legal_moves()] == [f"reveal {place}" for place in range(1, 11)]
    state.apply(RULEBOOK.move("reveal 7"))
    assert state.country == state.places[6]
    assert state.fate.count(FACE_DOWN) == 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_as_many_cards_as_the_country_has_points(seats):
    for place in range(10):
        state = new_game(seats, seed=place)
        before = list(state.pile)
        revealer = state.seat
        state.apply(state.legal_moves()[place])
        points = DECK.points[state.country]
        order = [(revealer + step) % seats for step in range(1, seats + 1)]
        dealt = {seat: before[::-1][at : points * seats : seats] for at, seat in enumerate(order)}
        assert [dealt[seat] for seat in range(seats)] == state.hands
        assert len(state.pile) == 100 - points * seats


def test_the_revealer_leads_for_the_first_country():
    for seed in range(10):
        state = new_game(3, seed)
        revealer = state.seat
        state.apply(state.legal_moves()[0])
        assert (state.seat, state.leader) == (revealer, revealer)


def test_later_the_winner_turns_the_next_country_up_and_the_player_on_the_left_leads():
    battle = Battle("somalia", ["A3 A4", "A5", ""], pile="S3 S4 S5 S6 G3 G4 G5 G6 G7 S3' S4' S5' S6' G3' G4'", turn=0)
    battle.play("play A4", "play A5")
    assert battle.winners["somalia"] == 1
    assert battle.state.seat == 1
    assert verbs(battle.play(battle.offered[0]))[0] == "turned_country"
    assert (battle.state.leader, battle.state.seat) == (2, 2)


def test_cards_kept_in_hand_stay_there():
    battle = Battle("somalia", ["A3 A4", "A5"], pile="S3 S4 S5 S6 G3 G4 G5 G6 G7 G3'")
    battle.play("play A3", "play A5")
    assert battle.hand(0) == "A4"


def test_there_are_as_many_rounds_as_points_and_a_pass_does_not_bar_later_ones():
    battle = Battle("cuba", ["A3 A4 A5", "G3 G4 G5"])
    battle.play("pass", "play G3")
    assert battle.see(0).round == 2
    assert battle.see(0).rounds == 2
    assert battle.offered == ["play A3", "play A4", "play A5", "pass"]
    events = battle.play("play A4", "play G4")
    assert event(events, "liberated").seat == 1
    assert battle.hand(0) == "A3 A5"


def test_it_is_shown_who_passed_in_this_round():
    battle = Battle("cuba", ["A3", "G3", "S3"])
    battle.play("pass")
    assert battle.see(1).passed == (True, False, False)
    battle.play("play G3", "pass")
    assert battle.see(1).passed == (False, False, False)


def test_a_player_without_cards_can_only_pass_and_is_not_asked():
    battle = Battle("cuba", ["A3 A4", "", "S3 S4"])
    events = battle.play("play A3")
    assert battle.state.seat == 2
    assert verbs(events) == ["played", "passed"]
    assert events[1].seat == 1
    assert battle.see(0).passed == (False, True, False)


def test_by_default_the_leader_opens_every_round():
    battle = Battle("sudan", ["A3 A4 A5", "G3 G4 G5", "S3 S4 S5"], turn=1, leader=1)
    order = []
    for _ in range(8):
        order.append(battle.state.seat)
        battle.play("pass")
    assert order == [1, 2, 0, 1, 2, 0, 1, 2]


def test_with_rotation_every_round_is_opened_one_seat_further():
    battle = Battle("sudan", ["A3 A4 A5", "G3 G4 G5", "S3 S4 S5"], turn=1, leader=1, opens="rotating")
    order = []
    for _ in range(8):
        order.append(battle.state.seat)
        battle.play("pass")
    assert order == [1, 2, 0, 2, 0, 1, 0, 1]


def test_the_last_country_is_turned_up_without_asking():
    battle = Battle("somalia", ["A3", "G3"], left="cuba", pile="S3 S4 S5 S6 G4 G5", points=(0, 0))
    events = battle.play("play A3", "pass")
    assert "turned_country" in verbs(events)
    assert battle.state.country == COUNTRY["cuba"]
    assert battle.state.revealer == 0


def test_when_the_deck_is_empty_the_discards_are_shuffled_into_a_new_one():
    battle = Battle("cuba", ["S3 A3", "G3"], pile="", discards="A4 A5 A6")
    events = battle.play("play S3")
    assert verbs(events) == ["played", "reshuffled", "drawn"]
    assert len(battle.state.pile) == 2
    assert battle.state.discards == []
    assert len(battle.state.hands[0]) == 2


def test_cards_of_the_battle_are_not_shuffled_in_but_swap_hands_and_used_shields_are():
    battle = Battle("cuba", ["S3 P0+swap", "A3+shield", "A6 C2+over"], ["", "A5", ""], pile="")
    battle.play("play P0+swap", "swap 2")
    assert battle.discards == "P0+swap"
    battle = Battle("cuba", ["C2+over", "A3+shield S3"], ["", "A5"], pile="")
    battle.play("play C2+over", "shield A3+shield")
    assert verbs(battle.play("play S3"))[1:3] == ["reshuffled", "drawn"]
    assert battle.hand(1) == "A3+shield"


def test_when_deck_and_discards_are_empty_dealing_stops():
    battle = Battle("somalia", ["A3", "G3", ""], left="sudan cuba", pile="S3 S4", discards="")
    battle.play("play A3", "pass")
    state = battle.state
    state.discards = []  # as if the battle's cards had been lost: only two cards are left to deal
    state.apply(next(m for m in state.legal_moves() if state.places[m.code] == COUNTRY["sudan"]))
    assert [len(hand) for hand in state.hands] == [0, 2, 1]


def test_a_reshuffle_follows_from_the_seed_and_its_number_alone():
    def shuffled(seed: int, number: int) -> list[int]:
        battle = Battle("cuba", ["S3 A3", "G3"], pile="", discards="A4 A5 A6 G4 G5 G6 S4 S5 S6")
        battle.state.seed, battle.state.shuffles = seed, number
        battle.play("play S3")
        return battle.state.hands[0] + battle.state.pile

    assert shuffled(1, 0) == shuffled(1, 0)
    assert shuffled(1, 0) != shuffled(1, 1)
    assert shuffled(1, 0) != shuffled(2, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hundred_cards_and_ten_countries_are_always_accounted_for_and_every_game_ends(seats):
    for options in RULEBOOK.combinations(seats):
        rng = random.Random(str(options))
        for seed in range(20):
            state = RULEBOOK.new_game(options, seats, seed)
            awards = []
            while state.seat is not None:
                events = []
                state.apply(rng.choice(state.legal_moves()), events.append)
                awards += [one.parts["country"] for one in events if one.verb == "liberated"]
                assert len(state.pieces()) == state.pieces().total() == 110
            assert len(set(awards)) == len(awards) == sum(fate >= 0 for fate in state.fate)
            assert sum(state.points) == sum(DECK.points[country] for country in awards)
