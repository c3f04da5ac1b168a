"""Why a card is refused."""

from __future__ import annotations

import pytest

from game.claim import reasons
from game.core import Part
from tests.game.claim.tables import move, play, table


def refused(short: str, cards: str) -> tuple[str, dict[str, Part]]:
    state = table(
        "G4 W4 W7 K2 / U7 U8 G9 P1 ".strip(),
        phase=1,
        stock="K4 K3 W5 W6 U1 U2 G1 G2",
        piles="U9 / ",
    )
    play(state, cards)
    reason = state.illegal(move(short))
    assert reason is not None
    return reason.key, dict(reason.args)


@pytest.mark.parametrize(
    ("short", "played", "key", "args"),
    [
        ("U7", "G4", reasons.MUST_FOLLOW, {"led": "goblin", "instead": ("goblin", "doppelganger")}),
        ("K4", "", reasons.AT_STAKE, {}),
        ("G4", "G4", reasons.IN_TRICK, {}),
        ("K4", "G4 G9", reasons.OWN_FOLLOWER, {}),
        ("K4", "G4 G9 P1", reasons.RIVAL_FOLLOWER, {"seat": 1}),
        ("U9", "", reasons.SCORED, {"seat": 0}),
        ("G9", "G4 G9", reasons.DISCARDED, {}),
        ("K3", "", reasons.NOT_HELD, {}),
        ("U7", "", reasons.NOT_HELD, {}),
    ],
)
def test_a_refusal_says_what_is_wrong(short: str, played: str, key: str, args: dict[str, Part]) -> None:
    found, said = refused(short, played)
    assert found == key
    assert {name: value for name, value in said.items() if name != "card"} == args


def test_nothing_is_played_after_the_end() -> None:
    state = table("G1 G2 / G3 G4")
    play(state, "G1 G3")
    reason = state.illegal(move("G1"))
    assert reason is not None
    assert reason.key == reasons.GAME_OVER
