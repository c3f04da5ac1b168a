"""The toy rulebook on the shelf beside the real ones, for tests of what looks games up by key."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

import game
from tests.game import toy


@pytest.fixture
def toy_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[toy.Toy]:
    monkeypatch.setattr(game, "KEYS", (*game.KEYS, "toy"))
    monkeypatch.setitem(sys.modules, "game.toy", toy)
    game.rulebook.cache_clear()
    yield toy.TOY
    game.rulebook.cache_clear()
