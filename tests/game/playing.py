"""Helpers that play at random, shared by the tests of everything generic."""

from __future__ import annotations

import random

from game.core import Rulebook, State
from game.match import Match


def play_some(match: Match, rng: random.Random, count: int) -> None:
    """Up to `count` random decisions, starting following games as needed."""
    for _ in range(count):
        if match.seat is None:
            if match.over:
                return
            match.next_game()
        match.play(rng.choice(match.state.legal_moves()))


def play_out(match: Match, rng: random.Random) -> Match:
    """Random decisions to the end of the match."""
    while not match.over:
        play_some(match, rng, 1)
    return match


def random_states(rulebook: Rulebook, options: dict[str, str], seats: int, seed: int) -> list[State]:
    """Every state of one random game, the finished one last; each a copy of its own."""
    rng = random.Random(seed)
    state = rulebook.new_game(options, seats, seed)
    states = [state.copy()]
    while state.seat is not None:
        state.apply(rng.choice(state.legal_moves()))
        states.append(state.copy())
    return states
