"""What the computer is taught of Claim."""

from __future__ import annotations

import random
import time

import pytest

from game.claim.solver import Ending
from game.claim.state import ClaimState
from game.claim.teaching import TEACHING
from game.cpu.levels import Budget, level
from game.cpu.player import choose
from tests.game.claim.tables import BOOK, after

PLENTY = 1_000_000


def ending(seed: int, tricks: int) -> ClaimState:
    """A phase two with so many tricks left, after play that is quick but not foolish."""
    rng = random.Random(seed)
    state = BOOK.new_game(BOOK.settle({}, 2), 2, seed)
    assert isinstance(state, ClaimState)
    while not state.phase or state.tricks > tricks:
        state.apply(TEACHING.playout(state, state.legal_moves(), rng.random))
    if seed % 2:
        state.apply(rng.choice(state.legal_moves()))
    return state


def wins(state: ClaimState, seat: int) -> bool:
    """Whether `seat` wins with perfect play."""
    if state.seat is None:
        assert state.outcome is not None
        return state.outcome.winners == (seat,)
    if state.seat == seat:
        return Ending(state, PLENTY).winning() is not None
    return all(wins(after(state, move), seat) for move in state.legal_moves())


@pytest.mark.parametrize("tricks", [7, 9, 11])
def test_the_master_keeps_a_win(tricks: int) -> None:
    """The decision is an exact one: a single iteration of search would not find it."""
    won = 0
    for seed in range(12 if tricks == 11 else 60):
        state = ending(seed, tricks)
        seat = state.seat
        assert seat is not None
        if Ending(state, PLENTY).winning() is None:
            continue
        won += 1
        choice = choose(state.observe(seat), level("master"), 1, Budget(iterations=1))
        assert wins(after(state, choice.move), seat)
    assert won > 2


def test_a_won_ending_is_won_to_the_last_card() -> None:
    rng = random.Random(4)
    for seed in range(6):
        state = ending(seed, 11)
        winner = state.seat
        assert winner is not None
        if Ending(state, PLENTY).winning() is None:
            continue
        while state.seat is not None:
            if state.seat == winner:
                state.apply(choose(state.observe(winner), level("master"), 1, Budget(iterations=1)).move)
            else:
                state.apply(rng.choice(state.legal_moves()))
        assert state.outcome is not None
        assert state.outcome.winners == (winner,)


def test_the_exact_end_can_be_stopped() -> None:
    state = ending(6, 13)
    start, asked = time.perf_counter(), []

    def stop() -> bool:
        asked.append(True)
        return True

    TEACHING.solve(state.observe(state.seat), random.Random(1), 10_000, stop)
    assert asked
    assert time.perf_counter() - start < 5


def test_the_player_who_looks_at_one_trick_reads_nothing_from_play() -> None:
    state = BOOK.new_game(BOOK.settle({}, 2), 2, 3)
    for _ in range(9):
        state.apply(state.legal_moves()[0])
    seen = state.observe(state.seat)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TEACHING, "draw", None)
        assert choose(seen, level("greedy"), 1).move in seen.moves
