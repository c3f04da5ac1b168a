"""What the computer is taught about CLASH."""

from __future__ import annotations

import random

import pytest

import game
from game.clash.features import TRAITS, traits
from game.clash.position import PLACING, Position
from game.clash.teaching import TEACHING, ClashTeaching
from game.cli.score import Setting
from game.cli.tables import play_deal
from game.core import State
from game.cpu.levels import Budget, level
from game.cpu.player import choose

CLASH = game.rulebook("clash")


def positions(count: int, **options: str) -> list[Position]:
    """Starts of turns from random games."""
    rng, found = random.Random(1), list[Position]()
    while len(found) < count:
        state: State = CLASH.new_game(CLASH.settle(options, 2), 2, rng.getrandbits(40))
        while state.seat is not None:
            assert isinstance(state, Position)
            if state.phase == PLACING and rng.random() < 0.3:
                found.append(state.copy())
            state.apply(rng.choice(state.legal_moves()))
    return found


@pytest.mark.parametrize("neutrals", ["standard", "beginners", "secret_random"])
def test_the_quick_sum_is_the_sum_of_traits_and_weights(neutrals: str) -> None:
    rng = random.Random(2)
    teaching = ClashTeaching([rng.uniform(-1, 1) for _ in range(TRAITS)])
    for position in positions(300, neutrals=neutrals):
        slow = sum(teaching.weights[trait] * size for trait, size in traits(position))
        assert teaching.sum_of_traits(position) == pytest.approx(slow)


def test_what_one_seat_hopes_the_other_fears() -> None:
    for position in positions(50):
        mine, theirs = TEACHING.judge(position, 0), TEACHING.judge(position, 1)
        assert mine is not None
        assert theirs is not None
        assert mine + theirs == pytest.approx(1)


def wins_now(state: Position) -> bool:
    """Whether the seat to play has a turn that ends the game in its favour, found by trying all of them."""
    return wins_with(state, state.seat)


def wins_with(state: State, seat: int | None) -> bool:
    if state.outcome is not None:
        return seat in state.outcome.winners
    if state.seat != seat:
        return False
    for move in state.legal_moves():
        after = state.copy()
        after.apply(move)
        if wins_with(after, seat):
            return True
    return False


@pytest.mark.parametrize("key", ["skilled", "master"])
def test_a_turn_that_wins_at_once_is_played(key: str) -> None:
    late = [position for position in positions(300) if position.free().bit_count() == 1]
    won = [position for position in late if wins_now(position)][:12]
    assert len(won) == 12
    for number, position in enumerate(won):
        state, seat = position.copy(), position.seat
        while state.seat == seat:
            choice = choose(state.observe(seat), level(key), number, Budget(iterations=60))
            state.apply(choice.move)
        assert state.outcome is not None
        assert seat in state.outcome.winners


def test_a_hint_for_a_winning_turn_says_so() -> None:
    late = (position for position in positions(300) if position.free().bit_count() == 1 and wins_now(position))
    position = next(late)
    choice = choose(position.observe(position.seat), level("master"), 1, Budget(iterations=60))
    assert choice.why is not None
    assert choice.why.key == "clash.hint.wins"


def test_points_count_for_half_where_the_match_is_for_points() -> None:
    rng = random.Random(3)
    for match in ("best_of_three", "points"):
        state = CLASH.new_game(CLASH.settle({"match": match}, 2), 2, 5)
        while state.seat is not None:
            state.apply(rng.choice(state.legal_moves()))
        assert state.outcome is not None
        result = TEACHING.result(state, state.outcome)
        (winner,) = state.outcome.winners
        assert sum(result) == pytest.approx(1)
        assert result[winner] > 0.5
        assert (result[winner] == 1.0) == (match == "best_of_three")


def test_it_beats_a_player_that_only_counts_followers() -> None:
    setting = Setting("clash", {}, 2, 11, "skilled", "greedy", None, 60)
    scores = [score for number in range(6) for score in play_deal((setting, number)).scores]
    assert sum(scores) >= 9
