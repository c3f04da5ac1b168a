"""Team Battle: four seats, partners opposite, who take turns from trick to trick."""

import random

from game.four_clans import RULEBOOK
from tests.game.four_clans.scenario import finish, new_game, offered_cards, play, table, why

A1, B1, A2, B2 = "G1234567", "E1234567", "S1234567", "W1234567"


def test_partners_sit_opposite():
    assert RULEBOOK.sides(4) == ((0, 2), (1, 3))
    assert RULEBOOK.sides(2) == ((0,), (1,))


def test_odd_tricks_are_played_by_the_ones_and_even_tricks_by_the_twos():
    state = table(A1, B1, A2, B2)
    play(state, "G5 goat", "E6 goat")
    assert state.seat == 2
    play(state, "S5 goat", "W6 goat")
    assert state.seat == 0


def test_the_winning_side_leads_through_the_partner_whose_turn_it_is():
    state = table("G5 E123456", "G6 W123456", "S1234567", "E7 W7 G12347")
    play(state, "G5 goat", "G6 goat")
    assert state.seat == 3
    play(state, "G7 wolf")
    assert state.seat == 2
    play(state, "S1 wolf")
    assert state.seat == 1


def test_side_b_leads_against_side_a_when_it_goes_first():
    state = table(A1, B1, A2, B2, first=1)
    play(state, "E5 goat")
    assert state.seat == 0


def test_following_looks_at_the_hand_of_who_plays_and_not_at_the_partners():
    state = table(A1, "E123456 W1", A2, "G1 W234567")
    play(state, "G5 goat")
    assert len(offered_cards(state)) == 7
    assert why(state, "W2 goat") == "not_held"


def test_partners_share_places_and_cubes():
    state = table(A1, B1, A2, B2)
    play(state, "G1 goat", "E1 wolf", "S1 goat", "W1 wolf", "G2 goat", "E2 eagle")
    assert why(state, "S2 goat") == "fort_full"
    assert state.observe(0).taken == (0, 3)


def test_each_player_keeps_one_card_unplayed():
    state = finish(new_game(5, 4), random.Random(5))
    assert [hand.bit_count() for hand in state.hands] == [1, 1, 1, 1]
    assert state.left == 0


def test_the_last_answers_are_asked():
    rng, state = random.Random(7), new_game(7, 4)
    while state.left > 1 or state.led < 0:
        state.apply(rng.choice(state.legal_moves()))
    assert state.seat is not None


def test_nobody_sees_another_hand_and_not_that_of_a_partner():
    state = new_game(6, 4)
    for viewer in range(4):
        hands = state.observe(viewer).hands
        assert [None in hand for hand in hands] == [seat != viewer for seat in range(4)]
        assert all(card is None for seat in range(4) if seat != viewer for card in hands[seat])
