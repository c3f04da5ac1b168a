"""A lesson: a fixed deal and a script of a few steps, each a sentence or two and one taught choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Step:
    """What is said (25 words at most, a marked text), the move that is taught (as text; empty: just read on), the
    `choice` that makes it in a few words (a marked text), and what the others then play, as texts in order."""

    say: str
    move: str = ""
    choice: str = ""
    replies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """The deal, the seat that learns, and the steps. What is left of the game after the last step is free to play."""

    steps: tuple[Step, ...]
    seed: int
    seats: int = 2
    person: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    opening: tuple[str, ...] = ()
    """Moves that others play before the first step."""
