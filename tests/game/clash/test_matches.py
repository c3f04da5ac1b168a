"""Following games: who starts them, and which neutral tiles stay out."""

import random

import pytest

from game.clash import RULEBOOK
from game.clash.tiles import NEUTRALS, TILES
from game.core import RulesError
from tests.game.clash.scenario import finish, new_game, offered, play, why

GREY = {TILES[number].key for number in NEUTRALS}


def following(state, seed=1):
    return RULEBOOK.follow(state, seed)


def in_play(state):
    """The neutral tiles of a game, wherever they are in it."""
    return GREY - set(state.observe(None).away)


def left_over(state):
    """The neutral tiles still in the unused pile."""
    return set(state.observe(None).pile or ())


def test_the_loser_chooses_who_starts_the_next_game():
    for seed in range(6):
        over = finish(new_game(seed), random.Random(seed))
        state = following(over)
        assert state.seat == 1 - over.outcome.winners[0]
        assert offered(state) == ["start mcworld", "start jihad"]
        assert why(state, "place mustafa b2") == "starter_first"
        assert state.observe(0).starter is None
        other = state.copy()
        play(state, "start jihad")
        assert (state.seat, offered(state)[0]) == (1, "place mustafa a1")
        play(other, "start mcworld")
        assert (other.seat, other.observe(1).starter) == (0, 0)
        assert why(other, "start jihad") == "starter_known"


def test_the_choice_comes_after_the_deal_and_before_a_draft():
    over = finish(new_game(neutrals="draft"), random.Random(0))
    state = following(over)
    assert len(state.observe(0).offer) == 5
    play(state, "start jihad")
    assert (state.seat, offered(state)[0].split()[0]) == (1, "draft")
    over = finish(new_game(neutrals="secret_draft"), random.Random(0))
    state = following(over)
    assert state.observe(None).offer == ()
    events = play(state, "start jihad")
    assert [event.verb for event in events] == ["chosen_starter", "dealt"]
    assert state.seat == 1


def test_no_game_follows_one_that_is_not_over():
    with pytest.raises(RulesError, match="not over"):
        following(new_game())


@pytest.mark.parametrize(("neutrals", "deal"), [("standard", 5), ("random", 4), ("secret_random", 4), ("draft", 5)])
def test_tiles_that_left_the_pile_stay_out_until_too_few_are_left(neutrals, deal):
    rng = random.Random(2)
    state = finish(new_game(3, neutrals=neutrals), rng)
    shuffled_again = 0
    for game in range(10):
        left = left_over(state)
        state = following(state, game)
        if len(left) < deal:
            shuffled_again += 1
            assert in_play(state) == GREY
        else:
            assert in_play(state) == left
        assert set(state.pieces().values()) == {1}
        finish(state, rng)
    assert shuffled_again >= 2


def test_five_tiles_left_are_enough_for_standard_and_four_are_not():
    for left, enough in ((5, True), (4, False)):
        state = finish(new_game(1), random.Random(1))
        gone = state.pile[left:]
        state.pile, state.discard = state.pile[:left], state.discard + gone
        assert (len(in_play(following(state))) == 5) == enough


def test_four_tiles_left_are_enough_for_random_and_three_are_not():
    for left, enough in ((4, True), (3, False)):
        state = finish(new_game(1, neutrals="random"), random.Random(1))
        gone = state.pile[left:]
        state.pile, state.discard = state.pile[:left], state.discard + gone
        assert (len(in_play(following(state))) == 4) == enough


def test_the_four_set_aside_in_a_secret_draft_return():
    state = finish(new_game(3, neutrals="secret_draft"), random.Random(3))
    left = left_over(state)
    aside = set(state.observe(0).set_aside) | set(state.observe(1).set_aside)
    assert len(aside) == 4
    assert in_play(following(state)) == left | aside


def test_eight_tiles_left_are_enough_for_a_secret_draft_and_seven_are_not():
    for left, enough in ((4, True), (3, False)):
        state = finish(new_game(1, neutrals="secret_draft"), random.Random(1))
        gone = state.pile[left:]
        state.pile, state.discard = state.pile[:left], state.discard + gone
        assert (len(in_play(following(state))) == 8) == enough


def test_before_every_long_game_all_seventeen_are_shuffled_again():
    state = finish(new_game(1, long_game="yes"), random.Random(1))
    assert len(left_over(state)) < 17
    assert in_play(following(state)) == GREY


def test_beginners_follow_each_other_without_neutral_tiles():
    state = following(finish(new_game(neutrals="beginners"), random.Random(1)))
    assert in_play(state) == set()
    assert sum(map(len, state.observe(0).areas)) == 14


def test_the_next_deal_depends_on_the_seed_and_the_tiles_left_alone():
    over = finish(new_game(1), random.Random(1))
    assert following(over, 5).observe(None) == following(over.copy(), 5).observe(None)
    assert following(over, 5).observe(0).neutral != following(over, 6).observe(0).neutral
    reordered = over.copy()
    reordered.pile.reverse()
    assert following(over, 5).observe(None) == following(reordered, 5).observe(None)


def test_hidden_tiles_stay_hidden_after_the_game_and_in_the_next():
    for neutrals in ("secret_random", "secret_draft"):
        for seed in range(40):
            over = finish(new_game(seed, neutrals=neutrals), random.Random(seed))
            held = [
                name for name in over.observe(None).areas[1] if name in GREY and name not in over.observe(0).areas[1]
            ]
            if held and None in over.observe(0).areas[1]:
                break
        state = following(over)
        assert held[0] in state.observe(None).away
        assert held[0] in state.observe(1).away
        assert held[0] not in state.observe(0).away
        assert held[0] in state.observe(0).unseen
        assert state.observe(0).pile is None
        assert state.observe(1).private
