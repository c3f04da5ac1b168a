"""Random play stays within what is known of the game; the margins are wide, the seeds fixed."""

import random

import pytest

from tests.game.four_clans.scenario import finish, new_game

ROUNDS = 3000


@pytest.mark.parametrize(("seats", "first"), [(2, 0.493), (4, 0.505)])
def test_random_rounds_have_the_known_balance(seats, first):
    ahead = level = 0
    for seed in range(ROUNDS):
        state = finish(new_game(seed, seats), random.Random(seed))
        points = state.outcome.points
        mine, theirs = points[state.first], points[1 - state.first]
        ahead += mine > theirs
        level += mine == theirs
    assert abs(ahead / ROUNDS - first) < 0.035
    assert 0.004 < level / ROUNDS < 0.03
