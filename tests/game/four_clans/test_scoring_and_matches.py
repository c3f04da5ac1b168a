"""What a round brings, and how rounds make a match."""

import random

import pytest

from game.core import FirstTo, RulesError, SumOf
from game.four_clans import RULEBOOK
from game.four_clans.position import TAKEN
from game.four_clans.scoring import sure_points
from game.match import Match
from tests.game.four_clans.scenario import finish, finished, new_game
from tests.game.playing import play_out


def values(state):
    return [line.values for line in state.outcome.lines]


def test_each_fort_goes_to_the_higher_sum_with_the_cubes_left_on_it():
    state = finished("7 1 1 / 3 3 2", "2 1 1 / 6 1 1", "5 1 1 / 4 1 1", "1 1 1 / 2 2 1", cubes="1200", taken=(4, 5))
    assert values(state)[0] == (6, 6)
    assert values(state)[1] == (1, 2)
    assert values(state)[2] == (4, 5)
    assert state.outcome.points == values(state)[3] == (11, 13)


def test_the_turned_fort_counts_four():
    state = finished("7 1 1 / 3 3 2", "2 1 1 / 6 1 1", "5 1 1 / 4 1 1", "1 1 1 / 2 2 1", trump="snake")
    assert state.outcome.points == (7, 6)


def test_level_sums_give_the_fort_to_nobody_and_its_cubes_stay():
    state = finished("7 1 1 / 3 3 3", "2 1 1 / 6 1 1", "5 1 1 / 4 1 1", "1 1 1 / 2 2 1", cubes="3000", taken=(4, 5))
    assert state.outcome.points == (3 + 4, 6 + 5)


def test_a_round_of_two_rounds_has_no_winner_of_its_own():
    state = finished("7 7 7 / 1 1 1", "7 7 7 / 1 1 1", "7 7 7 / 1 1 1", "7 7 7 / 1 1 1")
    assert (state.outcome.winners, state.outcome.points) == ((), (12, 0))


def test_with_three_wins_the_higher_score_wins_and_a_level_round_counts_for_nobody():
    ahead = ("7 1 1 / 1 1 1", "7 1 1 / 1 1 1", "7 1 1 / 1 1 1", "1 1 1 / 7 1 1")
    level = ("7 1 1 / 1 1 1", "7 1 1 / 1 1 1", "1 1 1 / 7 1 1", "1 1 1 / 7 1 1")
    assert finished(*ahead, match="three_wins").outcome.winners == (0,)
    assert finished(*ahead, match="three_wins", seats=4).outcome.winners == (0, 2)
    assert finished(*level, match="three_wins").outcome.winners == ()


def test_partners_share_points():
    state = finished("7 1 1 / 1 1 1", "7 1 1 / 1 1 1", "7 1 1 / 1 1 1", "1 1 1 / 7 1 1", seats=4)
    assert state.outcome.points == (9, 3, 9, 3)


def test_the_formats_of_the_two_matches():
    assert RULEBOOK.format(RULEBOOK.settle({}, 2)) == SumOf(2, until_decided=True)
    assert RULEBOOK.format(RULEBOOK.settle({"match": "three_wins"}, 4)) == FirstTo(3)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_other_side_is_first_in_every_next_round(seats):
    state = new_game(1, seats, first="side_b")
    for number in range(4):
        assert state.first == (number + 1) % 2
        finish(state, random.Random(number))
        state = RULEBOOK.follow(state, number)
        assert len(state.rounds) == number + 1


def test_finished_rounds_are_remembered_with_their_scores():
    state = finish(new_game(3), random.Random(3))
    after = RULEBOOK.follow(state, 9)
    assert after.observe(0).rounds == after.observe(1).rounds == (state.outcome.points,)


def test_no_round_follows_one_that_goes_on():
    with pytest.raises(RulesError, match="not over"):
        RULEBOOK.follow(new_game(), 1)


def test_level_totals_are_followed_by_one_more_round():
    rng = random.Random(1)
    matches = [play_out(Match(RULEBOOK, {}, 2, seed), rng) for seed in range(150)]
    longer = [match for match in matches if len(match.outcomes) > 2]
    assert longer
    for match in matches:
        totals = [
            [sum(o.points[seat] for o in match.outcomes[:n]) for seat in (0, 1)] for n in (2, len(match.outcomes))
        ]
        assert (len(match.outcomes) > 2) == (totals[0][0] == totals[0][1])
        assert totals[1][0] != totals[1][1]
        assert match.standing.winners == (totals[1].index(max(totals[1])),)


def test_three_wins_end_a_match_however_many_rounds_it_takes():
    rng = random.Random(2)
    for seed in range(40):
        match = play_out(Match(RULEBOOK, {"match": "three_wins"}, 2, seed), rng)
        assert sorted(match.standing.wins)[-1] == 3
        assert len(match.outcomes) >= 3
        assert match.outcomes[-1].winners == match.standing.winners


def test_with_three_wins_a_side_sure_of_more_than_half_the_points_has_won():
    state = finished("7 6 / 1 1", "7 6 5 / 1 1 1", "7 6 5 / 1 1 1", "1 / 2", taken=(3, 0), match="three_wins")
    state.phase, state.seat, state.left = 0, 0, 4
    assert state.observe(0).settled is None  # 3 cubes and three forts: 12 of 25
    state.boards[0] += 4 * TAKEN
    assert state.observe(0).settled == state.observe(1).settled == (0,)
    state.options["match"] = "two_rounds"
    assert state.observe(0).settled is None


def test_a_fort_is_sure_only_against_the_best_that_may_still_be_laid_there():
    close = finished("7 7 / 7 1", "1 1 1 / 1 1 1", "1 1 1 / 1 1 1", "1 1 1 / 1 1 1")
    assert sure_points(close, 0) == 0  # 14 and a Jester against 8 and a King
    clear = finished("7 7 / 6 1", "1 1 1 / 1 1 1", "1 1 1 / 1 1 1", "1 1 1 / 1 1 1", cubes="2000")
    assert sure_points(clear, 0) == 3  # the cubes there may still be taken
    full = finished("7 7 1 / 6 1 1", "1 1 1 / 1 1 1", "1 1 1 / 1 1 1", "1 1 1 / 1 1 1", cubes="2000")
    assert sure_points(full, 0) == 5
