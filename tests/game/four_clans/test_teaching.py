"""What the computer is taught of Four Clans Conflict."""

import random

import pytest

from game.cli.score import Setting
from game.cli.tables import play_deal
from game.cpu.levels import Budget, level
from game.cpu.player import choose
from game.four_clans import RULEBOOK
from game.four_clans.solver import Solver
from game.four_clans.teaching import TEACHING
from tests.game.four_clans.scenario import finished, new_game, play, table

AHEAD = ("7 1 1 / 1 1 1", "7 1 1 / 1 1 1", "7 1 1 / 1 1 1", "1 1 1 / 7 1 1")


def worth(*forts, **how):
    state = finished(*forts, **how)
    return TEACHING.result(state, state.outcome)


def test_in_the_first_of_two_rounds_every_point_counts():
    little, much = worth(*AHEAD, taken=(0, 4)), worth(*AHEAD, taken=(6, 0))
    assert 0.5 < little[0] < much[0] < 1
    assert little[0] + little[1] == pytest.approx(1)


def test_in_the_second_round_the_total_decides():
    assert worth(*AHEAD, rounds=((2, 20),))[0] < 0.1
    assert worth(*AHEAD, rounds=((9, 10),))[0] > 0.9
    assert worth(*AHEAD, rounds=((3, 9),))[0] == pytest.approx(0.5)


def test_with_three_wins_earlier_points_count_for_nothing():
    assert worth(*AHEAD, rounds=((0, 25),), match="three_wins")[0] > 0.9


def test_partners_want_the_same():
    values = worth(*AHEAD, seats=4)
    assert values[0] == values[2] > 0.5 > values[1] == values[3]


def test_towards_the_end_an_open_deal_is_played_perfectly():
    rng = random.Random(5)
    found = 0
    for seed in range(300):
        state = new_game(seed)
        while state.seat is not None and not (state.phase == 0 and state.left <= 4 and state.led < 0):
            state.apply(rng.choice(state.legal_moves()))
        seen = state.observe(state.seat)
        if len(TEACHING.deals(seen, rng)) > 1:
            continue
        found += 1
        move = TEACHING.solve(seen, rng)
        assert Solver().values(state)[move] == Solver().best(state)[1]
    assert found


def test_earlier_and_before_play_it_leaves_the_decision_to_search():
    state = new_game(1, first="side_a")
    assert TEACHING.solve(state.observe(1), random.Random(1)) is None
    state = table("G1234567 E12345", "S123456 W123456")
    assert TEACHING.solve(state.observe(0), random.Random(1)) is None


def test_a_lead_is_judged_by_the_best_answer():
    state = table("G7 S1234567 E1234", "G1 W1234567 E567 G2")
    play(state, "G7 goat")
    safe = table("G7 S1234567 E1234", "G2 W1234567 E567 G3", away="G1")
    play(safe, "G7 goat")
    assert TEACHING.glance(state, 0) < TEACHING.glance(safe, 0)


def test_hints_say_what_an_answer_does():
    state = table("G5 S123456 E12345", "G6 W1234567 E67 S7 G2", away="G1")
    play(state, "G5 goat")
    seen = state.observe(1)
    assert TEACHING.why(seen, RULEBOOK.move("play goat 6 wolf")).key == "four_clans.hint.beats"
    assert TEACHING.why(seen, RULEBOOK.move("play goat 2 wolf")).args == {"fort": "wolf"}


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("match", ["two_rounds", "three_wins"])
def test_every_level_plays_every_mode_from_every_seat(seats, match):
    rng = random.Random(1)
    state = new_game(2, seats, match=match)
    keys = ("novice", "casual", "greedy", "skilled")
    while state.seat is not None:
        chosen = choose(state.observe(state.seat), level(keys[state.seat]), rng.getrandbits(30), Budget(iterations=4))
        assert chosen.move in state.legal_moves()
        state.apply(chosen.move)


def test_search_beats_the_one_trick_player_in_most_matches():
    options = RULEBOOK.settle({}, 2)
    setting = Setting("four_clans", options, 2, 3, "master", "greedy", None, 60)
    scores = [score for number in range(4) for score in play_deal((setting, number)).scores]
    assert sum(scores) > len(scores) / 2
