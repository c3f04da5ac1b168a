"""The levels, as they are and as rulebooks tune them."""

from __future__ import annotations

import random

import pytest

import game
from game.cli.score import Setting
from game.cli.tables import play_deal
from game.core import Observation, State
from game.cpu.levels import LEVELS, OFFERED, Budget, Level, level
from game.cpu.player import choose
from game.cpu.teaching import Teaching, teaching_of
from tests.game.toy import TOY

GAMES = pytest.mark.parametrize("key", game.available())


def opening(key: str) -> Observation:
    """A first decision that needs thought."""
    book = game.rulebook(key)
    state = book.new_game(book.settle({}, 2), 2, 1)
    while len(state.legal_moves()) < 3 or teaching_of(key).solve(state.observe(state.seat), random.Random(1)):
        state.apply(state.legal_moves()[0])
    return state.observe(state.seat)


@GAMES
def test_a_tuned_level_is_a_usual_one_and_keeps_to_its_time(key: str) -> None:
    for name, tuned in teaching_of(key).levels.items():
        usual = LEVELS[name]
        assert tuned.key == name
        assert tuned.taught == usual.taught
        assert tuned.budget.seconds == usual.budget.seconds, "a screen goes by the usual level's time"


@GAMES
def test_lower_levels_count_iterations_and_overlook_ever_less(key: str) -> None:
    levels = [teaching_of(key).level(level(name)) for name in OFFERED]
    assert all(each.budget.iterations for each in levels[:-1])
    assert levels[-1].budget.iterations is None
    overlooked = [each.overlooks for each in levels]
    assert overlooked == sorted(overlooked, reverse=True)
    assert overlooked[0] > overlooked[2] >= overlooked[3] == 0
    assert all(each.effort == 1 for each in levels[:-1])


def test_only_the_master_reads_from_play(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, asked = opening("claim"), []
    draw = Teaching.draw

    def note(self: Teaching, observation: Observation, rng: random.Random) -> State:
        asked.append(observation)
        return draw(self, observation, rng)

    monkeypatch.setattr(type(teaching_of("claim")), "draw", note)
    for name in OFFERED:
        asked.clear()
        choose(seen, level(name), 1, Budget(iterations=5))
        assert len(asked) == (5 if name == "master" else 0)


@GAMES
def test_the_players_to_measure_by_are_the_same_everywhere(key: str) -> None:
    assert set(teaching_of(key).levels) <= set(OFFERED)


@GAMES
def test_a_level_thinks_as_long_as_the_rulebook_tunes_it_unless_told_otherwise(key: str) -> None:
    seen, tuned = opening(key), teaching_of(key).level(level("skilled"))
    assert choose(seen, level("skilled"), 1).iterations == tuned.budget.iterations
    assert choose(seen, level("skilled"), 1, Budget(iterations=9)).iterations == 9


def test_a_level_of_ones_own_is_not_taken_for_the_usual_one_of_its_name() -> None:
    own = Level("skilled", "search", Budget(iterations=7))
    assert choose(opening("clash"), own, 1).iterations == 7


def test_an_untuned_rulebook_is_played_at_the_usual_levels() -> None:
    assert all(Teaching().level(each) is each for each in LEVELS.values())


def test_a_greedy_player_may_overlook_moves_too() -> None:
    class Last(Teaching):
        """Takes the last of the moves that it sees."""

        def greedy(self, observation, rng, moves):  # type: ignore[no-untyped-def]
            return moves[-1]

    state = TOY.new_game(TOY.settle({}, 2), 2, 1)
    seen = state.observe(state.seat)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.cpu.player.teaching_of", lambda key: Last())
        hurried = Level("hurried", "greedy", overlooks=0.6)
        chosen = {choose(seen, hurried, seed).move for seed in range(40)}
        assert {choose(seen, level("greedy"), seed).move for seed in range(5)} == {seen.moves[-1]}
    assert chosen == set(seen.moves)


@GAMES
def test_who_sees_more_wins_more(key: str) -> None:
    """A glance only: how far the levels step is measured over hundreds of games."""
    setting = Setting(key, game.rulebook(key).settle({}, 2), 2, 17, "skilled", "novice", None, None)
    scores = [score for number in range(3) for score in play_deal((setting, number)).scores]
    assert sum(scores) >= 4


@GAMES
def test_effort_may_be_cut_short(key: str) -> None:
    """Whatever is asked whether to stop, an answer comes, and a legal one."""
    seen = opening(key)
    rng = random.Random(1)
    move = teaching_of(key).solve(seen, rng, 50, lambda: True)
    assert move is None or move in seen.moves
