"""Determinizations against all deals that fit, found by replaying every one of them."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.claim.court import Court
from game.claim.observation import ClaimObservation
from game.claim.state import ClaimState
from game.core import Move
from tests.game.claim.courts import deal_court, fewer, shuffled_pack, use

SMALL = Court(
    [
        fewer("goblin", (0, 0, 1, 4)),
        fewer("knight", (2, 3)),
        fewer("undead", (1, 5)),
        fewer("dwarf", (0, 2)),
        fewer("doppelganger", (1, 3)),
    ],
    hand=3,
)
"""Twelve cards: three tricks in each phase."""

Key = tuple[tuple[str, ...], ...]


def key(state: ClaimState) -> Key:
    """Where all cards are, by name."""
    names = state.court.names_in
    sets = (*state.hands, *state.followers, *state.piles, *state.played)
    return (*(names(cards) for cards in sets), tuple(names(card)[0] for card in state.stock))


def replayed(pack: list[int], moves: list[Move]) -> ClaimState | None:
    """A deal with these moves played; None where one of them is not legal."""
    state = deal_court(SMALL, 2, pack)
    for move in moves:
        if move not in state.legal_moves():
            return None
        state.apply(move)
    return state


def packs(own: int, viewer: int, stakes: list[str], played: Counter[str]) -> Iterator[list[int]]:
    """Every deal in which the viewer holds `own`, the rival all that it played, and these cards came to be at stake."""
    others = [bit for bit in SMALL.pack if not own & bit]
    mine = [bit for bit in SMALL.pack if own & bit]
    for held in itertools.combinations(others, SMALL.hand):
        if played - Counter(SMALL.names_in(sum(held))):
            continue
        for order in itertools.permutations([bit for bit in others if bit not in held]):
            if [SMALL.names_in(card)[0] for card in order[::2]][: len(stakes)] == stakes:
                hands = [mine, list(held)] if viewer == 0 else [list(held), mine]
                yield [*order[::-1], *hands[1], *hands[0]]


def consistent(start: ClaimState, moves: list[Move], seen: ClaimObservation) -> Counter[Key]:
    """Every deal that this viewer cannot tell from the true one, with the number of ways in which it can be dealt."""
    viewer = seen.viewer
    assert viewer is not None
    stakes = [trick.stake for trick in seen.past if trick.stake] + ([seen.stake] if seen.stake else [])
    by_rival = Counter[str]()
    for trick in seen.past:
        if trick.phase == 1:
            by_rival[trick.cards[(1 - viewer - trick.leader) % 2]] += 1
    found = Counter[Key]()
    for pack in packs(start.hands[viewer], viewer, stakes, by_rival):
        state = replayed(pack, moves)
        if state is not None and state.observe(viewer) == seen:
            found[key(state)] += 1
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_deal_that_fits_comes_up_evenly_and_no_other(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    use(SMALL, monkeypatch)
    rng = random.Random(seed)
    state = deal_court(SMALL, 2, shuffled_pack(SMALL, rng))
    start, moves = state.copy(), list[Move]()
    for _ in range(2 + seed % 3):
        moves.append(rng.choice(state.legal_moves()))
        state.apply(moves[-1])
    for viewer in (0, 1):
        seen = state.observe(viewer)
        expected = consistent(start, moves, seen)
        assert key(state) in expected
        draws = min(20_000, 60 * len(expected))
        drawn = Counter(key(seen.determinize(rng)) for _ in range(draws))  # type: ignore[arg-type]
        assert set(drawn) <= set(expected)
        for deal, ways in expected.items():
            mean = draws * ways / sum(expected.values())
            assert abs(drawn[deal] - mean) < 6 * mean**0.5 + 1


def test_a_void_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    use(SMALL, monkeypatch)
    rng = random.Random(1)
    goblins, shown = SMALL.suits[0], 0
    for _ in range(40):
        state = deal_court(SMALL, 2, shuffled_pack(SMALL, rng))
        state.apply(rng.choice(state.legal_moves()))
        state.apply(rng.choice(state.legal_moves()))
        for viewer in (0, 1):
            seen = state.observe(viewer)
            if "goblin" in seen.voids[1 - viewer] and seen.phase == 1:
                shown += 1
                for _ in range(10):
                    guess = seen.determinize(rng)
                    assert isinstance(guess, ClaimState)
                    assert not guess.hands[1 - viewer] & goblins
    assert shown
