"""Who may play what, who wins a trick, and where its cards go."""

from __future__ import annotations

import random

import pytest

from game.claim.state import ClaimState
from game.claim.tricks import settle
from tests.game.claim.tables import BOOK, legal, play, shown, table

# -- following suit ----------------------------------------------------------------------------------------------------


def test_the_leader_plays_any_card() -> None:
    assert legal(table("G0 K7 U3 W2 P9 / W8 W9 U0 U1 U2")) == "G0 K7 U3 W2 P9"


def test_who_holds_the_led_faction_plays_it_or_a_doppelganger() -> None:
    state = table("G4 W9 U9 K9 K8 / G1 G9 K2 U5 P3")
    play(state, "G4")
    assert legal(state) == "G1 G9 P3"


def test_who_holds_none_of_the_led_faction_may_play_anything() -> None:
    state = table("G4 W9 U9 / K2 U5 P3")
    play(state, "G4")
    assert legal(state) == "K2 U5 P3"


def test_a_doppelganger_in_hand_obliges_to_nothing() -> None:
    state = table("U4 W9 U9 / P2 K5 W3")
    play(state, "U4")
    assert "K5" in legal(state)


def test_led_doppelgangers_must_be_followed_with_doppelgangers() -> None:
    state = table("P4 W9 U9 / P2 K5 W3")
    play(state, "P4")
    assert legal(state) == "P2"


def test_a_knight_on_a_goblin_is_legal_only_without_a_goblin() -> None:
    state = table("G4 W9 U9 / G1 K5 K6")
    play(state, "G4")
    assert legal(state) == "G1"


def test_five_goblin_0s_are_one_choice() -> None:
    assert legal(table("G0 G0 G0 G0 G0 G1 / W1 W2 W3 W4 W5 W6")) == "G0 G1"


def test_goblin_0s_leave_the_hand_one_by_one() -> None:
    state = table("G0 G0 G0 / W1 W2 W3")
    play(state, "G0")
    assert shown(state.hands[0]) == "G0 G0"


# -- winning -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lead", "answer", "who"),
    [
        ("G4", "G5", 1),  # the highest of the led faction wins
        ("G5", "G4", 0),
        ("G0", "G0", 0),  # equal numbers: the leader
        ("U5", "P5", 0),
        ("U5", "P6", 1),  # a Doppelganger counts as the led faction
        ("U5", "P4", 0),
        ("U5", "K9", 0),  # another faction loses
        ("G9", "K2", 1),  # but a Knight beats a Goblin
        ("K2", "G9", 0),  # a Goblin on a Knight is just another faction
        ("P9", "K2", 0),  # no power over a Doppelganger
        ("P1", "K9", 0),
        ("G3", "P2", 0),  # a Doppelganger has no Knight's power
        ("K5", "P6", 1),  # but is a Knight of its number
        ("P3", "U9", 0),  # led, it is a faction of its own
        ("P3", "P4", 1),
        ("W0", "U0", 0),
    ],
)
@pytest.mark.parametrize("phase", [1, 2])
def test_who_wins_a_trick(phase: int, lead: str, answer: str, who: int) -> None:
    others = "W1 W2" if lead[0] == "U" else "U7 U8"
    state = table(f"{lead} W4 W7 / {answer} {others}", phase=phase, stock="K4 K3 W5 W6 U1 U2" if phase == 1 else "")
    play(state, f"{lead} {answer}")
    assert state.leader == state.seat == who


# -- phase one ---------------------------------------------------------------------------------------------------------


def test_the_winner_gains_the_card_at_stake_and_the_loser_the_next_one() -> None:
    state = table("G4 W4 W7 / G9 U7 U8", phase=1, stock="K4 K3 W5 W6 U1 U2")
    play(state, "G4 G9")
    assert [shown(cards) for cards in state.followers] == ["K3", "K4"]
    assert shown(state.stock[-1]) == "W5"


def test_an_undead_that_is_played_goes_to_the_score_pile_of_the_winner_whoever_played_it() -> None:
    state = table("G4 W4 W7 / U7 U8 U9", phase=1, stock="K4 K3 W5 W6 U1 U2")
    play(state, "G4 U8")
    assert [shown(pile) for pile in state.piles] == ["U8", ""]
    assert shown(state.discards) == "G4"


def test_an_undead_that_is_won_at_stake_is_a_follower() -> None:
    state = table("G4 W4 W7 / G9 U7 U8", phase=1, stock="U4 K3 W5 W6 U1 U2")
    play(state, "G4 G9")
    assert shown(state.followers[1]) == "U4"
    assert state.piles == [0, 0]


def test_a_doppelganger_that_counts_as_an_undead_is_discarded() -> None:
    state = table("U4 W4 W7 / P9 U7 U8", phase=1, stock="K4 K3 W5 W6 U1 U2")
    play(state, "U4 P9")
    assert [shown(pile) for pile in state.piles] == ["", "U4"]
    assert shown(state.discards) == "P9"


def test_dwarves_have_no_power_in_phase_one() -> None:
    state = table("W4 U4 W7 / W9 U7 U8", phase=1, stock="K4 K3 W5 W6 U1 U2")
    play(state, "W4 W9")
    assert state.piles == [0, 0]
    assert shown(state.discards) == "W4 W9"


def test_the_last_trick_of_phase_one_plays_itself_and_its_winner_leads_phase_two() -> None:
    state = table("G4 W4 / G9 U7", phase=1, stock="K4 K3 W5 W6")
    events = play(state, "G4 G9")
    assert [shown(cards) for cards in state.hands] == ["K3 W6", "K4 W5"]
    assert state.phase == 1
    assert state.seat == state.leader == 1
    assert [event.parts["alone"] for event in events if event.verb == "played"] == [False, False, True, True]
    assert shown(state.piles[1]) == "U7"


# -- phase two ---------------------------------------------------------------------------------------------------------


def test_the_winner_scores_both_cards() -> None:
    state = table("G4 K4 U9 / K9 U7 U8")
    play(state, "G4 K9")
    assert [shown(pile) for pile in state.piles] == ["", "G4 K9"]


@pytest.mark.parametrize(
    ("cards", "mine", "theirs"),
    [
        ("W4 W9", "W4 W9", ""),
        ("W9 W4", "", "W4 W9"),
        ("P4 W4", "P4", "W4"),
        ("G4 W4", "G4", "W4"),
        ("W4 P9", "W4", "P9"),
        ("W9 P4", "P4", "W9"),
    ],
)
def test_every_dwarf_in_a_trick_goes_to_its_loser(cards: str, mine: str, theirs: str) -> None:
    lead, answer = cards.split()
    state = table(f"{lead} K4 K7 / {answer} U7 U8")
    play(state, cards)
    assert [shown(pile) for pile in state.piles] == [mine, theirs]


def test_undead_have_no_power_in_phase_two() -> None:
    state = table("U4 K4 K7 / U9 G7 G8")
    play(state, "U4 U9")
    assert [shown(pile) for pile in state.piles] == ["", "U4 U9"]


def test_the_last_trick_of_phase_two_plays_itself_and_ends_the_game() -> None:
    state = table("G4 K4 / G9 U7")
    events = play(state, "G4 G9")
    assert state.seat is None
    assert [shown(pile) for pile in state.piles] == ["", "G4 G9 K4 U7"]
    assert events[-1].verb == "ended"


def test_a_trick_is_settled_alike_where_cards_are_played_and_where_they_play_themselves() -> None:
    """`apply` writes out what `settle` does with a trick of two; the forced last trick of a phase goes through it."""
    for seed in range(40):
        rng = random.Random(seed)
        state = BOOK.new_game(BOOK.settle({}, 2), 2, seed)
        assert isinstance(state, ClaimState)
        while state.seat is not None:
            choice = rng.choice(state.legal_moves())
            if state.played and state.tricks > 2:
                twin, seat = state.copy(), state.seat
                state.apply(choice)
                assert state.past is not None
                card = state.past[3][1]
                twin.hands[seat] -= card
                settle(twin, (*twin.played, card))
                for field in ("hands", "followers", "piles", "stock", "past", "leader", "seat", "played", "tricks"):
                    assert getattr(twin, field) == getattr(state, field), field
            else:
                state.apply(choice)
