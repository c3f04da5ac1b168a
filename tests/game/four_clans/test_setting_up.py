"""The deal, the deal again, the cube that is moved and the card that is put away."""

from collections import Counter

from game.four_clans.cards import FOURS
from tests.game.four_clans.scenario import fort, new_game, offered, play, refusal, table, verbs, why


def dealt(state):
    return [hand.bit_count() for hand in state.hands]


def test_the_first_player_gets_13_cards_the_second_12_and_3_stay_unseen():
    assert dealt(new_game(first="side_a")) == [13, 12]
    assert dealt(new_game(first="side_b")) == [12, 13]
    assert new_game().unseen.bit_count() == 3


def test_who_is_first_is_chosen_or_falls_to_either_by_lot():
    assert new_game(first="side_a").first == 0
    assert new_game(first="side_b").first == 1
    assert {new_game(seed).first for seed in range(20)} == {0, 1}


def test_no_dealt_hand_ever_holds_all_four_jesters_or_kings():
    for seats in (2, 4):
        for seed in range(400):
            state = new_game(seed, seats)
            assert not [hand for hand in state.hands for four in FOURS.values() if hand & four == four]


def test_as_many_deals_are_void_as_chance_has_it():
    two = sum(len(new_game(seed).redeals) for seed in range(3000)) / 3000
    four = sum(len(new_game(seed, 4).redeals) for seed in range(3000)) / 3000
    # A share q of void deals makes q / (1 - q) redeals: q is 11.4 % with two players and 1.4 % with four.
    assert 0.105 < two < 0.155
    assert 0.006 < four < 0.026


def test_everybody_sees_which_hand_held_which_four_and_that_roles_stay():
    state = next(state for state in map(new_game, range(200)) if state.redeals)
    assert {rank for void in state.redeals for _, rank in void} <= {1, 7}
    assert state.observe(0).redeals == state.observe(1).redeals == state.redeals
    assert state.first == new_game(next(s for s in range(200) if new_game(s).redeals), first="lot").first


def test_the_second_player_must_first_move_one_cube_to_another_fort():
    state = new_game(first="side_a")
    assert state.seat == 1
    assert len(offered(state)) == 12
    assert "cube goat goat" not in offered(state)
    events = play(state, "cube goat wolf")
    assert verbs(events) == ["cube_moved"]
    assert [fort(state, clan).cubes for clan in ("goat", "eagle", "snake", "wolf")] == [2, 3, 3, 4]


def test_then_the_first_player_puts_one_card_away_and_leads():
    state = new_game(first="side_a")
    play(state, "cube goat wolf")
    assert state.seat == 0
    assert len(offered(state)) == 13
    move = state.legal_moves()[4]
    [event] = play(state, move.text)
    assert dealt(state) == [12, 12]
    assert (state.seat, state.phase) == (0, 0)
    name = f"{move.args[0]}_{move.args[1]}"
    assert (event.seen_by(0).parts["card"], event.seen_by(1).parts["card"]) == (name, None)
    assert (state.observe(0).away, state.observe(1).away) == (name, None)
    assert state.observe(1).away_count == 1


def test_with_partners_all_cards_are_dealt_and_play_begins_at_once():
    state = new_game(seats=4, first="side_b")
    assert dealt(state) == [7, 7, 7, 7]
    assert state.unseen == 0
    assert state.seat == 1
    assert {text.split()[0] for text in offered(state)} == {"play"}
    assert why(state, "cube goat wolf") == "no_cube_move"
    assert why(state, "put_away goat 1") == "nothing_away"


def test_what_comes_out_of_turn_is_refused():
    state = new_game(first="side_a")
    assert refusal(state, "G1 goat").args == {"seat": 1}
    assert why(state, "G1 goat") == why(state, "put_away goat 1") == "cube_first"
    play(state, "cube goat wolf")
    assert why(state, "cube goat wolf") == "cube_done"
    assert why(state, "G1 goat") == "away_first"
    other = next(name for name in state.observe(1).hands[1])
    assert why(state, "put_away " + other.replace("_", " ")) == "not_held"
    gone = state.legal_moves()[0]
    play(state, gone.text)
    assert why(state, "cube goat wolf") == "cube_done"
    assert why(state, "put_away goat 1") == "away_done"
    assert why(state, f"play {gone.args[0]} {gone.args[1]} goat") == "card_away"


def test_equal_seeds_deal_alike_and_others_do_not():
    hands = Counter(tuple(new_game(seed).hands) for seed in [*range(50), *range(50)])
    assert set(hands.values()) == {2}


def test_every_card_is_dealt_everywhere():
    places = Counter()
    for seed in range(2000):
        state = new_game(seed, first="side_a")
        for place, cards in enumerate((*state.hands, state.unseen)):
            for card in range(28):
                places[place, card] += cards >> card & 1
    for card in range(28):
        assert 0.40 < places[0, card] / 2000 < 0.53
        assert 0.37 < places[1, card] / 2000 < 0.50
        assert 0.06 < places[2, card] / 2000 < 0.16


def test_a_scenario_is_a_whole_round():
    state = table("G1234567 E12345", "S123456 W123456")
    assert sum(state.pieces().values()) == 28 + 12
