"""The exact solver of phase two against plain enumeration."""

from __future__ import annotations

import pytest

from game.claim.solver import Ending, OutOfNodes, Solver
from game.claim.state import ClaimState
from tests.game.claim.tables import COURT, PLENTY, late, play, table


def can_win(state: ClaimState, seat: int) -> bool:
    """Plain enumeration of everything that can happen."""
    if state.seat is None:
        assert state.outcome is not None
        return state.outcome.winners == (seat,)
    results = []
    for choice in state.legal_moves():
        after = state.copy()
        after.apply(choice)
        results.append(can_win(after, seat))
    return any(results) if state.seat == seat else all(results)


@pytest.mark.parametrize("tricks", [3, 4])
def test_it_finds_a_win_exactly_where_there_is_one(tricks: int) -> None:
    found = 0
    for seed in range(60):
        state = late(seed, tricks)
        seat = state.seat
        assert seat is not None
        choice = Ending(state, PLENTY).winning()
        if choice is None:
            assert not can_win(state, seat)
            continue
        found += 1
        assert choice in state.legal_moves()
        state.apply(choice)
        assert can_win(state, seat)
    assert 10 < found < 50


def test_the_highest_card_decides_a_level_vote() -> None:
    for piles, first, second in (("G9 / G1", True, False), ("G0 / G0", False, False), ("G1 G2 / G9", True, False)):
        state = table("/", piles=piles)
        solver = Solver(COURT, sum(state.piles), 0, PLENTY)
        assert solver.wins(0, 0, True, solver.balance(*state.piles)) is first
        assert solver.wins(0, 0, True, solver.balance(*state.piles[::-1])) is second


def test_it_gives_up_when_there_are_too_many_positions() -> None:
    state = late(3, 13)
    with pytest.raises(OutOfNodes):
        Ending(state, 5).winning()
    solver = Solver(COURT, sum(state.piles), sum(state.hands) | sum(state.played), 5)
    with pytest.raises(OutOfNodes):
        solver.wins(state.hands[0], state.hands[1], True, solver.balance(*state.piles))


def test_like_cards_are_one_choice() -> None:
    state = table("G1 G2 G3 W5 / U1 K8 K9 U4")
    solver = Solver(COURT, 0, sum(state.hands), PLENTY)
    leads = [COURT.names_in(lead)[0] for lead, _ in solver.leads(state.hands[0], state.hands[1], True)]
    assert sorted(leads) == ["dwarf_5", "goblin_1", "goblin_3"]


def test_looking_for_a_win_changes_nothing() -> None:
    state = late(5, 4)
    before = state.observe(None)
    Ending(state, PLENTY).winning()
    assert state.observe(None) == before
    play(state, "")
