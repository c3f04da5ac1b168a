"""Courts of other sizes than the printed game's, for tests that enumerate or go beyond it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import game
from game.claim import determinize
from game.claim.court import Court
from game.claim.faction import Faction
from game.claim.factions import faction
from game.claim.position import deal
from game.claim.state import ClaimState


def fewer(key: str, numbers: Sequence[int]) -> Faction:
    """A faction with its power and fewer cards."""
    made = type(key.title(), (type(faction(key)),), {"numbers": tuple(numbers)})()
    assert isinstance(made, Faction)
    return made


def deal_court(court: Court, seats: int, pack: Sequence[int], first: int = 0) -> ClaimState:
    """A game of any court, from a pack whose top is last."""
    state = ClaimState()
    state.rulebook, state.court = game.rulebook("claim"), court
    deal(state, {"memory": "open"}, seats, list(pack), first)
    return state


def shuffled_pack(court: Court, rng: random.Random) -> list[int]:
    """The cards of a court in random order."""
    pack = list(court.pack)
    rng.shuffle(pack)
    return pack


def use(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let determinizations be made with this court."""
    determinize.sampler.cache_clear()
    monkeypatch.setattr(determinize, "assemble", lambda keys, hand: court)
