"""Levels and decisions, for every rulebook that is here."""

from __future__ import annotations

import random

import pytest

import game
from game.core import Observation, State
from game.cpu.levels import LEVELS, OFFERED, BadLevel, Budget, level
from game.cpu.player import choose
from game.cpu.teaching import Teaching
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
        for key in LEVELS:
            decisions = [choose(seen, level(key), seed=number, budget=FEW).move for seen in (truth, other)]
            assert decisions[0] is decisions[1]


class Peeking(Teaching):
    """Knows nothing of the game, but the truth behind each observation."""

    def __init__(self) -> None:
        self.truth: dict[int, State] = {}

    def draw(self, observation: Observation, rng: random.Random) -> State:
        return self.truth[id(observation)].copy()


def parted(case: Case, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many of a dozen decisions differ when the truth behind two observations that are the same is peeked at."""
    peeking, rng, found = Peeking(), random.Random(34), 0
    monkeypatch.setattr("game.cpu.player.teaching_of", lambda key: peeking)
    thought = [moment.state for moment in whole_game(case, 33) if moment.move and len(moment.state.legal_moves()) > 1]
    for number, state in enumerate(rng.sample(thought, 12)):
        other = state.observe(state.seat).determinize(rng)
        pair = state.observe(state.seat), other.observe(state.seat)
        peeking.truth = {id(pair[0]): state, id(pair[1]): other}
        assert pair[0] == pair[1]
        decisions = [choose(seen, level("master"), seed=number, budget=Budget(iterations=40)).move for seen in pair]
        found += decisions[0] is not decisions[1]
    return found


@pytest.mark.parametrize("key", game.available())
def test_a_player_who_peeked_would_be_caught(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above is worth something in every game: with the truth instead of guesses, decisions part. In CLASH
    little is hidden under most options, so some have to be tried."""
    cases = [case for case in CASES if case.rulebook.key == key]
    assert any(parted(case, monkeypatch) > 1 for case in cases)


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
