"""Levels and decisions, for every rulebook that is here."""

from __future__ import annotations

import random

import pytest

from game.cpu.levels import LEVELS, OFFERED, BadLevel, Budget, level
from game.cpu.player import choose
from tests.game.cases import CASES, Case, every_case, moments, whole_game
from tests.game.toy import TOY

FEW = Budget(iterations=12)


@every_case
def test_every_level_decides_legally_and_the_same_way_each_time(case: Case) -> None:
    for number, moment in enumerate(moments(case, seed=31, count=2)):
        if moment.state.seat is None:
            continue
        observation = moment.state.observe(moment.state.seat)
        for key in LEVELS:
            choice = choose(observation, level(key), seed=number, budget=FEW)
            assert choice.move in moment.state.legal_moves()
            assert choose(observation, level(key), seed=number, budget=FEW).move is choice.move


@every_case
def test_two_truths_that_look_the_same_get_the_same_decision(case: Case) -> None:
    rng = random.Random(32)
    for number, moment in enumerate(moments(case, seed=33, count=2)):
        if moment.state.seat is None:
            continue
        truth = moment.state.observe(moment.state.seat)
        other = truth.determinize(rng).observe(moment.state.seat)
        for key in ("greedy", "ismcts", "master"):
            decisions = [choose(seen, level(key), seed=number, budget=FEW).move for seen in (truth, other)]
            assert decisions[0] is decisions[1]


def test_the_only_move_needs_no_thought() -> None:
    case = next(case for case in CASES if case.rulebook is TOY)
    last = whole_game(case)[-2]
    assert last.state.seat is not None
    choice = choose(last.state.observe(last.state.seat), level("master"), seed=1)
    assert (choice.move, choice.iterations) == (last.move, 0)


def test_who_is_not_to_decide_is_not_asked() -> None:
    state = TOY.new_game(TOY.settle({}, 2), 2, 1)
    assert state.seat is not None
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(state.observe(1 - state.seat), level("master"), seed=1)


def test_a_hint_says_what_the_search_expects() -> None:
    state = TOY.new_game(TOY.settle({}, 2), 2, 1)
    choice = choose(state.observe(state.seat), level("skilled"), seed=1, budget=FEW)
    assert choice.why is not None
    assert choice.why.key == "hint.did_best"
    assert choice.expects is not None
    assert choice.why.args == {"percent": round(100 * choice.expects)}
    assert choice.iterations == 12


def test_there_are_four_levels_for_people_and_each_is_known() -> None:
    assert OFFERED == ("novice", "casual", "skilled", "master")
    for key in OFFERED:
        assert level(key).key == key
        assert level(key).budget.seconds is not None


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(BadLevel, match="there is no level 'wizard'; there are novice"):
        level("wizard")
