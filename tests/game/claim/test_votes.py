"""Votes, ties, and when a game is settled."""

from __future__ import annotations

import pytest

from tests.game.claim.tables import COURT, Dealer, play, table


def votes(piles: str) -> dict[str, int | None]:
    dealer = Dealer()
    held = COURT.votes([dealer.take(part) for part in piles.split("/")])
    return dict(zip(COURT.keys, held, strict=True))


@pytest.mark.parametrize(
    ("piles", "holder"),
    [
        ("G1 G2 / G9", 0),  # more cards
        ("G1 / G2 G9", 1),
        ("G1 G2 / G3 G4", 1),  # level: the highest card
        ("G9 G0 / G8 G7", 0),
        ("G0 G0 / G0 G0", None),  # level, and only 0s
        ("/", None),  # none scored
        ("G0 / ", 0),
        ("G0 G0 / G0", 0),
    ],
)
def test_who_has_the_vote_of_the_goblins(piles: str, holder: int | None) -> None:
    assert votes(piles)["goblin"] == holder


def test_each_faction_votes_for_itself() -> None:
    held = votes("G1 P0 U5 / K2 W3 U6")
    assert held == {"goblin": 0, "knight": 1, "undead": 1, "dwarf": 1, "doppelganger": 0}


def test_more_votes_win_and_are_the_points() -> None:
    state = table("G1 G2 / G3 G4", piles="U1 K2 / W1 W2")
    play(state, "G1 G3")
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.points) == ("level", (), (2, 2))


def test_one_vote_more_is_enough() -> None:
    state = table("G1 G2 / G3 G4", piles="U1 / W1 W2")
    play(state, "G1 G3")
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.points) == ("votes", (1,), (1, 2))
    lines = {line.args["faction"]: (line.values, line.args["vote"]) for line in outcome.lines if line.args}
    assert lines["goblin"] == ((0, 4), 1)
    assert lines["knight"] == ((0, 0), None)


def settled(hands: str, piles: str) -> tuple[int, ...] | None:
    """Whether a position is settled in which all cards but these few are out of the game."""
    state = table(hands, piles=piles)
    named = sum(state.hands) | sum(state.piles)
    out = COURT.whole & ~named
    state.past = (None, 0, 0, (out,), 0, 0)
    return state.observe(None).settled


def test_a_game_is_settled_when_the_other_could_score_all_the_rest_and_still_have_fewer_votes() -> None:
    assert settled("G1 G2 / G3 G4", "U1 W2 K3 / ") == (0,)


def test_a_game_is_open_while_the_other_could_still_draw_level() -> None:
    assert settled("G1 U2 / U3 G4", "U1 W2 / ") is None
    assert settled("G1 K2 / K3 G4", "U1 W2 / ") is None


def test_a_lead_that_the_highest_card_can_still_turn_is_not_sure() -> None:
    assert settled("G1 U9 / G3 G4", "U1 W2 / ") is None
    assert settled("G1 U0 / G3 G4", "U1 W2 / ") == (0,)


def test_nothing_is_settled_at_the_start_and_nothing_is_asked_after_the_end() -> None:
    assert table("G1 G2 / G3 G4", piles="/").observe(0).settled is None
    state = table("G1 G2 / G3 G4", piles="U1 / W1 W2")
    play(state, "G1 G3")
    assert state.observe(0).settled is None
