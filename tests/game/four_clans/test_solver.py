"""The exact end of a round, checked against looking at everything."""

import random

import pytest

from game.four_clans.scoring import score
from game.four_clans.solver import OutOfNodes, Solver, final_margin
from tests.game.four_clans.scenario import finish, new_game


def ending(seed, seats, left, answering=False):
    """A round with so many tricks left, at a lead or at its answer."""
    rng, state = random.Random(seed), new_game(seed, seats)
    while state.phase or state.left > left or (state.led >= 0) != answering:
        state.apply(rng.choice(state.legal_moves()))
    return state


def plain(state):
    """The margin of side A by plain minimax over the contract."""
    if state.seat is None:
        one, two = score(state).totals
        return one - two
    values = []
    for move in state.legal_moves():
        after = state.copy()
        after.apply(move)
        values.append(plain(after))
    return min(values) if state.seat & 1 else max(values)


@pytest.mark.parametrize("answering", [False, True])
@pytest.mark.parametrize(("seats", "left"), [(2, 2), (4, 2), (2, 3)])
def test_the_solver_finds_what_looking_at_everything_finds(seats, left, answering):
    for seed in range(8 if left == 2 else 2):
        state = ending(seed, seats, left, answering or left == 3)
        truth = plain(state)
        assert Solver().margin(state) == truth
        assert Solver().best(state)[1] == truth


@pytest.mark.parametrize("seats", [2, 4])
def test_the_value_of_a_move_is_the_value_of_what_it_leads_to(seats):
    for seed in range(6):
        state = ending(seed, seats, 2)
        for move, value in Solver().values(state).items():
            after = state.copy()
            after.apply(move)
            assert value == plain(after)


@pytest.mark.parametrize("seats", [2, 4])
def test_perfect_play_from_five_tricks_before_the_end_reaches_the_margin_foretold(seats):
    for seed in range(2):
        state = ending(seed, seats, 5)
        solver = Solver()
        foretold = solver.margin(state)
        while state.seat is not None:
            state.apply(solver.best(state)[0])
        one, two = score(state).totals
        assert one - two == foretold


def test_nobody_does_better_against_perfect_play_than_foretold():
    rng = random.Random(3)
    for seed in range(6):
        state = ending(seed, 2, 4)
        solver, foretold = Solver(), Solver().margin(state)
        perfect = seed % 2
        while state.seat is not None:
            move = solver.best(state)[0] if state.seat == perfect else rng.choice(state.legal_moves())
            state.apply(move)
        one, two = score(state).totals
        assert one - two >= foretold if perfect == 0 else one - two <= foretold


def test_the_final_margin_is_the_difference_of_scores():
    for seed in range(100):
        state = finish(new_game(seed), random.Random(seed))
        one, two = score(state).totals
        assert final_margin(*state.boards, state.cubes, state.trump) == one - two


def test_a_solver_with_a_limit_gives_up_beyond_it():
    with pytest.raises(OutOfNodes):
        Solver(limit=50).margin(ending(1, 2, 5))
