"""The search: it finds what is there to be found, sees nothing hidden, and plays for its own side."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from game.core import Move, State
from game.cpu.levels import Budget
from game.cpu.search import Search, judgements
from game.cpu.teaching import Teaching, shares_of_points
from tests.game.toy import DRAW, PLAY, TOY, ToyState

UNTAUGHT = Teaching()


def position(*hands: str, first: int = 0, options: dict[str, str] | None = None) -> ToyState:
    """A toy game late enough that these are all the cards in the hands; the rest of the cards are in the pile."""
    seats = len(hands)
    state = ToyState(TOY.settle(options or {}, seats), seats, seed=1, first=first)
    state.hands = [tuple(map(int, hand.split())) for hand in hands]
    held = {card for hand in state.hands for card in hand}
    rest = [card for card in range(1, 17) if card not in held]
    gone = seats * (3 - len(state.hands[0]))
    state.played, state.pile = tuple(rest[:gone]), tuple(rest[gone:])
    return state


def found(state: State, iterations: int = 400, seed: int = 1, teaching: Teaching = UNTAUGHT) -> Move:
    search = Search(state.observe(state.seat), teaching, random.Random(seed))
    search.run(Budget(iterations=iterations))
    return search.ranking[0][0]


def test_it_spends_exactly_the_iterations_it_is_given() -> None:
    search = Search(position("3 9", "4 8").observe(0), UNTAUGHT, random.Random(1))
    search.run(Budget(iterations=50))
    search.run(Budget(iterations=30))
    assert search.iterations == search.root.visits == 80


def test_it_takes_the_trick_that_decides_the_game() -> None:
    state = position("2 15", "14 1", first=1)
    state.points = (1, 0)
    state.apply(PLAY[14])
    assert found(state) is PLAY[15]


def test_it_plays_to_lose_tricks_where_low_wins() -> None:
    state = position("2 15", "3 14", first=1, options={"draw": "yes", "low": "yes"})
    state.pile = ()
    state.points = (1, 0)
    state.apply(PLAY[3])
    assert found(state) is PLAY[2]


def test_every_seat_of_three_plays_for_itself() -> None:
    state = position("1 16", "2 3", "4 5", first=1)
    state.points = (1, 0, 0)
    state.apply(PLAY[2])
    state.apply(PLAY[4])
    assert found(state) is PLAY[16]


def test_partners_do_not_overtake_each_other() -> None:
    state = position("1 12", "2 3", "4 15", "5 6", first=0)
    state.points = (1, 0, 0, 0)
    for card in (12, 3):
        state.apply(PLAY[card])
    search = Search(state.observe(2), UNTAUGHT, random.Random(1))
    search.run(Budget(iterations=600))
    tried = dict(search.ranking)
    assert tried[PLAY[4]].mean >= tried[PLAY[15]].mean - 0.02


def test_a_node_is_available_at_least_as_often_as_it_is_chosen() -> None:
    search = Search(position("3 9 2", "4 8 7").observe(0), UNTAUGHT, random.Random(1))
    search.run(Budget(iterations=300))
    nodes = [search.root]
    while nodes:
        node = nodes.pop()
        children = list(node.children.values())
        if node is not search.root:
            assert 0 <= node.visits <= node.available
            assert 0 <= node.total <= node.visits
        assert sum(child.visits for child in children) <= max(node.visits, 1)
        nodes += children


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    truth = position("3 9 2", "4 8 7", options={"draw": "yes"})
    other = truth.observe(0).determinize(random.Random(5))
    assert isinstance(other, ToyState)
    assert other.hands[1] != truth.hands[1]
    for seed in range(5):
        assert found(truth, seed=seed, iterations=100) is found(other, seed=seed, iterations=100)


def test_moves_that_are_overlooked_are_not_even_tried() -> None:
    search = Search(position("3 9 2", "4 8 7").observe(0), UNTAUGHT, random.Random(1), unseen=frozenset({PLAY[9]}))
    search.run(Budget(iterations=60))
    assert {move for move, _ in search.ranking} == {PLAY[3], PLAY[2]}


def test_a_limit_on_depth_is_kept() -> None:
    search = Search(position("3 9 2", "4 8 7").observe(0), UNTAUGHT, random.Random(1), depth=1)
    search.run(Budget(iterations=60))
    assert all(not node.children for node in search.root.children.values())


def test_it_stops_when_told() -> None:
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 3

    search = Search(position("3 9", "4 8").observe(0), UNTAUGHT, random.Random(1))
    search.run(Budget(), stop)
    assert len(asked) == 3
    assert search.iterations < 100


class HighCardsAreGood(Teaching):
    horizon = 0

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, ToyState)
        return 1.0 if state.points[seat] else 0.25

    def appraise(self, state: State, moves: Sequence[Move]) -> Sequence[float]:
        return [int(move.args[0]) / 16 if move.verb == "play" else 0.5 for move in moves]


def test_taught_search_judges_instead_of_playing_out() -> None:
    state = position("2 15 1", "14 3 4", first=1)
    state.apply(PLAY[14])
    assert found(state, iterations=60, teaching=HighCardsAreGood()) is PLAY[15]


def test_partners_share_a_judgement_and_two_sides_add_up() -> None:
    state = position("1 12", "2 3", "4 15", "5 6")
    state.points = (1, 0, 0, 0)
    assert judgements(HighCardsAreGood(), state) == [1.0, 0.0, 1.0, 0.0]
    assert judgements(UNTAUGHT, state) is None


def test_untaught_greedy_takes_a_win_that_is_one_move_away() -> None:
    for seed in range(10):
        state = position("15", "14", first=1)
        state.apply(PLAY[14])
        state.hands[0] = (2, 15)  # one card more than usual, so that there is a choice in the last round
        assert UNTAUGHT.greedy(state.observe(0), random.Random(seed), state.legal_moves()) is PLAY[15]


@pytest.mark.parametrize(
    ("points", "shares"),
    [
        ((3, 1), (0.75, 0.25)),
        ((2, 2), (0.5, 0.5)),
        ((0, 0), (0.5, 0.5)),
        ((1, 2, 1, 2), (5 / 12, 7 / 12, 5 / 12, 7 / 12)),
    ],
)
def test_points_without_a_winner_become_shares(points: tuple[int, ...], shares: tuple[float, ...]) -> None:
    assert shares_of_points(points) == pytest.approx(shares)


def test_drawing_is_searched_like_any_decision() -> None:
    state = position("3 9 2", "4 8 7", options={"draw": "yes"})
    state.apply(PLAY[3])
    assert found(state, iterations=50) in (DRAW, *state.legal_moves())
