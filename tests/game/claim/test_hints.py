"""The reason that goes with a hint says what a card does, and nothing that depends on hidden cards."""

from __future__ import annotations

import random

import pytest

from game.claim.hints import why
from game.claim.state import ClaimState
from game.core import Reason
from tests.game.claim.tables import BOOK, COURT, move, names, play, shown, table

PHASE_ONE = "G5 K2 U3/G7 K9 P4"
STOCK = "W9 G1 K4 K5 U8 U9"


def reason(state: ClaimState, card: str) -> Reason | None:
    assert state.seat is not None
    return why(state.observe(state.seat), move(card))


def answered(hands: str, led: str, card: str) -> Reason | None:
    """The reason for an answer in phase two, after the cards played before it."""
    state = table(hands, phase=2)
    play(state, led)
    return reason(state, card)


def test_a_winning_answer_in_phase_one_names_the_stake() -> None:
    state = table(PHASE_ONE, phase=1, stock=STOCK)
    play(state, "G5")
    assert reason(state, "G7") == Reason("claim.hint.wins_stake", {"card": "dwarf_9"})


def test_a_losing_answer_in_phase_one_leaves_the_stake() -> None:
    state = table(PHASE_ONE, phase=1, stock=STOCK)
    play(state, "G5")
    assert reason(state, "P4") == Reason("claim.hint.leaves_stake", {"card": "dwarf_9"})


def test_undead_that_score_are_named() -> None:
    state = table(PHASE_ONE, phase=1, stock=STOCK)
    play(state, "U3")
    assert reason(state, "P4") == Reason("claim.hint.wins_undead", {"card": "dwarf_9", "cards": ("undead_3",)})


def test_undead_that_the_rival_scores_are_not() -> None:
    state = table(PHASE_ONE, phase=1, stock=STOCK)
    play(state, "U3")
    assert reason(state, "K9") == Reason("claim.hint.leaves_stake", {"card": "dwarf_9"})


def test_a_vote_gained_is_named_and_one_held_already_is_not() -> None:
    scored = ("goblin_5", "goblin_7")
    found = answered("G5 K2 U3/G7 K9 W4", "G5", "G7")
    assert found == Reason("claim.hint.takes_vote", {"cards": scored, "faction": "goblin"})
    found = answered("G1 K9 G5 U3/G2 K2 G7 U4", "G1 G2 K2 K9 G5", "G7")
    assert found == Reason("claim.hint.scores", {"cards": scored})


def test_a_dwarf_scores_by_losing() -> None:
    # Seat 1 has no Goblin and loses both tricks with its Dwarves, which then are its own.
    found = answered("G5 G6 U3 U4/W3 W4 K9 U2", "G5 W3 G6", "W4")
    assert found == Reason("claim.hint.scores", {"cards": ("dwarf_4",)})


def test_a_trick_of_two_dwarves_is_won_for_the_lead_alone() -> None:
    assert answered("W2 K2 U3/W5 K9 G4", "W2", "W5") == Reason("claim.hint.wins_lead")


def test_strict_memory_is_not_told_what_may_still_be_held() -> None:
    hands = "K9 K2 G5/K7 G1 U2"
    rest = shown(COURT.whole & ~COURT.bits_of(names(hands.replace("/", " "))))
    state = table(hands, phase=2, piles=f"{rest}/", options={"memory": "strict"})
    assert reason(state, "K9") is None


def test_a_card_that_brings_nothing_is_shed() -> None:
    assert answered("G5 K2 U3/G1 K9 U2", "G5", "G1") == Reason("claim.hint.sheds", {"card": "goblin_1"})


def test_the_last_trick_that_plays_itself_does_not_count() -> None:
    # Seat 1 loses this trick and wins the last one, which follows by itself.
    assert answered("G5 K2/G1 K9", "G5", "G1") == Reason("claim.hint.sheds", {"card": "goblin_1"})


@pytest.mark.parametrize(("card", "sure"), [("K9", True), ("K2", False), ("G5", False)])
def test_a_lead_is_called_unbeaten_only_if_no_card_of_the_rival_can_beat_it(card: str, sure: bool) -> None:
    hands = "K9 K2 G5/K7 G1 U2"
    rest = shown(COURT.whole & ~COURT.bits_of(names(hands.replace("/", " "))))
    state = table(hands, phase=2, piles=f"{rest}/")
    assert reason(state, card) == (Reason("claim.hint.unbeaten") if sure else None)


def test_whatever_is_hidden_the_reason_is_the_same() -> None:
    rng = random.Random(8)
    for seed in range(12):
        state = BOOK.new_game(BOOK.settle({}, 2), 2, seed)
        assert isinstance(state, ClaimState)
        for _ in range(seed):
            state.apply(rng.choice(state.legal_moves()))
        seat = state.seat
        assert seat is not None
        for chosen in state.legal_moves():
            twins = {
                str(why(state.observe(seat).determinize(random.Random(n)).observe(seat), chosen)) for n in range(3)
            }  # type: ignore[arg-type]
            assert len(twins) == 1
