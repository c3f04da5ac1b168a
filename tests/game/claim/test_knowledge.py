"""What a seat can know: its own cards, what lay open, voids shown, and what follows by counting."""

from __future__ import annotations

import pytest

from game.claim.knowledge import won_openly
from game.claim.observation import ClaimObservation
from tests.game.claim.tables import COURT, names, play, table


def fresh(hands: str = "G4 W4 W7 K2 / U7 U8 K9 P1", stock: str = "K4 K3 W5 W6 U1 U2 G1 G2") -> ClaimObservation:
    return table(hands, phase=1, stock=stock).observe(0)


def test_one_sees_ones_own_hand_and_the_number_of_the_others() -> None:
    seen = fresh()
    assert seen.hands == (tuple(names("G4 K2 W4 W7")), (None,) * 4)
    assert (seen.stake, seen.stock, seen.order) == ("knight_4", 7, ())


def test_one_sees_ones_own_followers_and_of_the_others_those_won_at_stake() -> None:
    state = table("G4 W4 W7 K2 / U7 U8 K9 P1", phase=1, stock="K4 K3 W5 W6 U1 U2 G1 G2")
    play(state, "G4 K9 P1 K2")
    assert state.observe(0).followers == (("knight_3", "dwarf_6"), ("knight_4", "dwarf_5"))
    assert state.observe(1).followers == ((None, None), ("knight_4", "dwarf_5"))


def test_not_following_shows_a_void_until_the_phase_ends() -> None:
    state = table("G4 W4 W7 K2 / U7 U8 K9 P1", phase=1, stock="K4 K3 W5 W6 U1 U2 G1 G2")
    play(state, "G4 K9")
    assert state.observe(0).voids == ((), ("goblin",))
    play(state, "P1 W4")
    assert state.observe(1).voids == (("doppelganger",), ("goblin",))
    play(state, "U7 K2")
    assert state.phase == 1
    assert state.observe(0).voids == ((), ())


def test_a_doppelganger_in_answer_shows_no_void() -> None:
    state = table("G4 W4 W7 K2 / U7 U8 K9 P1", phase=1, stock="K4 K3 W5 W6 U1 U2 G1 G2")
    play(state, "G4 P1")
    assert state.observe(0).voids == ((), ())


def test_phase_two_is_open_to_whoever_counts() -> None:
    rest = COURT.whole
    state = table("G4 W4 W7 / U7 U8 K9")
    rest &= ~sum(state.hands)
    state.past = (None, 0, 0, (rest,), 0, 0)
    seen = state.observe(0)
    assert seen.open_hands
    assert seen.hands[1] == tuple(names("K9 U7 U8"))
    assert seen.unseen == ()


def test_a_hand_is_known_when_just_enough_cards_are_left_for_it() -> None:
    """Five cards are unseen; three of them are Goblins, which seat 1 has shown not to hold."""
    state = table("W4 W7 / U7 U8", phase=1, stock="K4 G1 G2 G3")
    dealt = sum(state.hands) | sum(state.stock)
    lead, answer = COURT.bits_of(["goblin_5"]), COURT.bits_of(["knight_8"])
    before = (None, 0, 0, (COURT.whole & ~(dealt | lead | answer),), 0, 0)
    state.past = (before, 0, 0, (lead, answer), 1, 0)
    seen = state.observe(0)
    assert seen.voids == ((), ("goblin",))
    assert seen.hands[1] == ("undead_7", "undead_8")
    assert seen.unseen == ("goblin_1", "goblin_2", "goblin_3")
    state.past = before
    assert state.observe(0).hands[1] == (None, None)


def test_the_goblin_0_that_was_won_openly_counts_as_played_first() -> None:
    """Seat 1 holds two Goblin 0s and won one of them at stake; which of them it plays nobody can tell."""
    state = table("K8 W5 W6 / G0 G0 U9", leader=1)
    state.past = (None, 0, 0, (COURT.bits_of(["knight_9"]), COURT.bits_of(["knight_7"])), 1, 1 << 4)
    assert COURT.names_in(won_openly(state, 1)) == ("goblin_0",)
    play(state, "G0")
    assert won_openly(state, 1) == 0


def test_equal_knowledge_whichever_goblin_0_was_dealt() -> None:
    one = table("G0 W4 W7 / U7 U8 K9", phase=1, stock="K4 K3 W5 W6 G0 U2")
    other = table("G0 W4 W7 / U7 U8 K9", phase=1, stock="K4 K3 W5 W6 G0 U2")
    first, last = 1 << 0, 1 << 4
    other.hands[0] = other.hands[0] & ~first | last
    assert one.observe(0) == other.observe(0)
    assert one.observe(None) == other.observe(None)
    play(one, "G0 K9")
    play(other, "G0 K9")
    assert one.observe(0) == other.observe(0)


@pytest.mark.parametrize(("memory", "private"), [("open", False), ("strict", True)])
def test_hands_are_covered_in_phase_two_only_where_the_table_does_not_count(memory: str, private: bool) -> None:
    state = table("G4 W4 W7 / U7 U8 K9", options={"memory": memory})
    assert state.observe(0).private is private


def test_phase_one_is_always_private() -> None:
    assert fresh().private


def test_the_computer_is_handed_the_same_under_both_settings_of_the_memory() -> None:
    seen = {}
    for memory in ("open", "strict"):
        state = table("G4 W4 W7 K2 / U7 U8 K9 P1", phase=1, stock="K4 K3 W5 W6 U1 U2 G1 G2", options={"memory": memory})
        play(state, "G4 K9 P1")
        observation = state.observe(0)
        seen[memory] = (
            observation.hands,
            observation.followers,
            observation.voids,
            observation.unseen,
            observation.past,
        )
    assert seen["open"] == seen["strict"]
