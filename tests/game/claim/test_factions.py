"""Factions are data and hooks: another one, and more than two seats, need nothing else."""

from __future__ import annotations

import random

import pytest

from game.claim import FACTIONS
from game.claim.court import Court
from game.claim.faction import Destination, Faction, Phase
from game.claim.factions import faction
from tests.game.claim.courts import deal_court, fewer, shuffled_pack, use


class Ghosts(Faction):
    """A made-up sixth faction: who plays one leads next, it goes to the loser, and it votes for the fewest cards."""

    key = "ghost"
    numbers = tuple(range(10))

    def takes_lead(self, phase: Phase) -> bool:
        return True

    def goes_to(self, phase: Phase) -> Destination:
        return Destination.LOSER

    def vote(self, scored: list[list[int]]) -> int | None:  # type: ignore[override]
        counts = [len(numbers) for numbers in scored]
        return counts.index(min(counts)) if counts.count(min(counts)) == 1 else None


SIX = Court([*(faction(key) for key in FACTIONS), Ghosts()])
"""62 cards: ten are left over in the stock."""
FOR_THREE = Court([faction(key) for key in FACTIONS], hand=8)
"""48 of 52 cards for three seats."""


@pytest.mark.parametrize(("court", "seats"), [(SIX, 2), (FOR_THREE, 3)], ids=["six factions", "three seats"])
def test_other_courts_are_played_like_the_printed_one(
    court: Court, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(court, monkeypatch)
    for seed in range(6):
        rng = random.Random(seed)
        state = deal_court(court, seats, shuffled_pack(court, rng))
        pieces = state.pieces()
        assert sum(pieces.values()) == court.size
        while state.seat is not None:
            for viewer in range(seats):
                seen = state.observe(viewer)
                guess = seen.determinize(rng)
                assert guess.observe(viewer) == seen
            for move in court.moves:
                assert (state.illegal(move) is None) == (move in state.legal_moves())
            state.apply(rng.choice(state.legal_moves()))
            assert state.pieces() == pieces
        assert len(state.observe(None).past) == 2 * court.hand
        assert state.outcome is not None


def test_a_faction_may_take_the_lead() -> None:
    ghost, goblin = SIX.move_of["ghost_3"], SIX.move_of["goblin_7"]
    state = deal_court(SIX, 2, SIX.pack)
    state.hands = [SIX.alike["goblin_7"] | SIX.alike["goblin_8"], SIX.alike["ghost_3"] | SIX.alike["ghost_4"]]
    state.tricks = 5
    state.apply(goblin)
    state.apply(ghost)
    assert state.seat == 1
    assert state.followers[0].bit_count() == 1
    assert state.piles[1] == SIX.alike["ghost_3"]


def test_a_faction_may_vote_its_own_way() -> None:
    piles = [SIX.alike["ghost_1"], SIX.alike["ghost_2"] | SIX.alike["ghost_3"]]
    assert SIX.votes(piles)[-1] == 0


def test_fewer_cards_are_a_faction_too() -> None:
    court = Court([fewer("goblin", (0, 0)), fewer("knight", (2,))], hand=1)
    assert [move.text for move in court.choices(court.whole)] == ["play goblin 0", "play knight 2"]
