"""Lost endings: the move that leaves the rival the most ways to go wrong."""

from __future__ import annotations

import random

from game.claim.solver import Ending
from game.claim.state import ClaimState
from game.claim.swindle import swindle
from game.claim.teaching import TEACHING
from tests.game.claim.tables import PLENTY, after, late


def hope(state: ClaimState, seat: int) -> float:
    """How likely `seat` wins if it does its best against somebody who plays anything; a draw is half a win."""
    if state.seat is None:
        assert state.outcome is not None
        return 0.5 if not state.outcome.winners else float(state.outcome.winners == (seat,))
    hopes = [hope(after(state, move), seat) for move in state.legal_moves()]
    return max(hopes) if state.seat == seat else sum(hopes) / len(hopes)


def test_it_leaves_nearly_as_much_hope_as_there_is() -> None:
    best = chosen = evenly = 0.0
    for seed in range(60):
        state = late(seed, 4)
        seat = state.seat
        assert seat is not None
        moves = state.legal_moves()
        if Ending(state, PLENTY).winning() is not None or len(moves) < 2:
            continue
        hopes = {move: hope(after(state, move), seat) for move in moves}
        choice = swindle(state.observe(seat), TEACHING, random.Random(seed), 1_200)
        best += max(hopes.values())
        chosen += hopes[choice]
        evenly += sum(hopes.values()) / len(hopes)
    assert chosen > best - 0.15 * (best - evenly)
    assert best - evenly > 0.5, "in these endings it does not matter what is played"


def test_the_same_seed_gives_the_same_move() -> None:
    for seed in range(8):
        seen = late(seed, 6).observe(late(seed, 6).seat)
        choices = {swindle(seen, TEACHING, random.Random(1), 50) for _ in range(3)}
        assert len(choices) == 1
        assert choices <= set(seen.moves)


def test_a_stop_is_heard() -> None:
    state = late(5, 12)
    asked = []

    def stop() -> bool:
        asked.append(True)
        return True

    swindle(state.observe(state.seat), TEACHING, random.Random(1), 10**9, stop)
    assert len(asked) == 1
