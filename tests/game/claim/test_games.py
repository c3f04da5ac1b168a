"""Whole games and matches: what is dealt, how long they last, who leads."""

from __future__ import annotations

import random

import pytest

from game.claim.state import ClaimState
from game.core import BadOption, FirstTo, Single
from tests.game.claim.tables import BOOK, COURT, play, table


def random_game(seed: int) -> tuple[ClaimState, int]:
    """A finished random game and how many decisions it took."""
    rng = random.Random(seed)
    state = BOOK.new_game(BOOK.settle({}, 2), 2, seed)
    assert isinstance(state, ClaimState)
    decisions = 0
    while state.seat is not None:
        state.apply(rng.choice(state.legal_moves()))
        decisions += 1
    return state, decisions


def test_there_are_52_cards_with_five_goblin_0s() -> None:
    sizes = {key: suit.bit_count() for key, suit in zip(COURT.keys, COURT.suits, strict=True)}
    assert sizes == {"goblin": 14, "knight": 8, "undead": 10, "dwarf": 10, "doppelganger": 10}
    assert COURT.alike["goblin_0"].bit_count() == 5
    assert sorted(COURT.numbers_in(COURT.whole, 1)) == list(range(2, 10))


def test_thirteen_cards_each_and_a_stock_of_26() -> None:
    state = BOOK.new_game(BOOK.settle({}, 2), 2, 1)
    assert isinstance(state, ClaimState)
    assert [hand.bit_count() for hand in state.hands] == [13, 13]
    assert len(state.stock) == 26


def test_a_game_has_26_tricks_and_48_decisions() -> None:
    for seed in range(20):
        state, decisions = random_game(seed)
        seen = state.observe(None)
        assert decisions == 48
        assert [trick.phase for trick in seen.past] == [1] * 13 + [2] * 13
        assert not state.stock


def test_every_game_scores_all_ten_undead_and_no_card_is_lost() -> None:
    undead = COURT.suits[COURT.place["undead"]]
    for seed in range(50):
        state, _ = random_game(seed)
        assert sum(state.piles) & undead == undead
        assert sum(state.piles) | state.discards == COURT.whole
        assert sum(pile.bit_count() for pile in state.piles) + state.discards.bit_count() == 52


def test_random_games_come_out_as_they_should() -> None:
    states = [random_game(seed)[0] for seed in range(600)]
    outcomes = [state.outcome for state in states]
    drawn = sum(not outcome.winners for outcome in outcomes if outcome)
    leader = sum(state.first in outcome.winners for state, outcome in zip(states, outcomes, strict=True) if outcome)
    assert drawn <= 6
    assert 240 < leader < 360


def test_the_first_leader_is_drawn_by_lot_or_chosen() -> None:
    assert {BOOK.new_game(BOOK.settle({}, 2), 2, seed).seat for seed in range(12)} == {0, 1}
    for seat in (0, 1):
        options = BOOK.settle({"first_leader": f"seat_{seat + 1}"}, 2)
        assert {BOOK.new_game(options, 2, seed).seat for seed in range(12)} == {seat}


def test_the_loser_of_the_last_game_leads_the_next() -> None:
    for winning, first in ((0, 1), (1, 0)):
        state = table("G8 G9 / G1 G2" if winning == 0 else "G1 G2 / G8 G9", leader=0)
        play(state, "G8 G1" if winning == 0 else "G1 G8")
        outcome = state.outcome
        assert outcome is not None
        assert outcome.winners == (winning,)
        assert BOOK.follow(state, 5).seat == first


def test_after_a_draw_whoever_did_not_lead_leads() -> None:
    for first in (0, 1):
        state = table("G8 G0 / U1 U2")
        state.first = first
        state.hands = [0, 0]
        state.seat = None
        assert state.outcome is not None
        assert state.outcome.winners == ()
        assert BOOK.follow(state, 5).seat == 1 - first


def test_matches_are_one_game_or_the_first_to_some_wins() -> None:
    assert BOOK.format(BOOK.settle({}, 2)) == Single()
    assert BOOK.format(BOOK.settle({"match": "best_of_three"}, 2)) == FirstTo(2)
    assert BOOK.format(BOOK.settle({"match": "first_to", "wins": "7"}, 2)) == FirstTo(7)


def test_the_number_of_wins_needs_a_match_to_so_many() -> None:
    with pytest.raises(BadOption, match="first_to"):
        BOOK.settle({"wins": "7"}, 2)
