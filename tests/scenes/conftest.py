"""A hand at the controls of a fresh app."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.scenes.hand import Hand


@pytest.fixture
def open_app(tmp_path: Path) -> Iterator[Callable[..., Hand]]:
    """Opens apps, each with its own or a given folder, and closes them at the end."""
    hands: list[Hand] = []

    def open_one(folder: Path | None = None, **wanted: object) -> Hand:
        hands.append(Hand(folder or tmp_path / f"data{len(hands)}", **wanted))  # type: ignore[arg-type]
        return hands[-1]

    yield open_one
    for hand in hands:
        hand.close()
