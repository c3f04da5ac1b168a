"""Fit what the cards of Claim are worth, for `game/claim/worths.py`.

    python tools/fit_claim.py endings --count 1200     followers: phase twos worked out exactly (minutes)
    python tools/fit_claim.py hands --count 15000      cards in hand: quick games of phase one

Prints the tables; paste them into the file.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import game
from game.claim import Claim
from game.claim.court import members
from game.claim.solver import OutOfNodes, Solver
from game.claim.state import ClaimState
from game.claim.teaching import TEACHING
from game.claim.worths import LEADING, SCORED, total, values
from game.core import Move

NODES = 40_000
BOOK = game.rulebook("claim")
assert isinstance(BOOK, Claim)
COURT = BOOK.court
NAMES = list(COURT.move_of)
Sample = tuple[dict[int, float], float]
"""What there is of each feature (cards by name, then leading, then cards scored), and the result."""


def deal(seed: int) -> ClaimState:
    """A fresh game."""
    state = BOOK.new_game(BOOK.settle({}, 2), 2, seed)
    assert isinstance(state, ClaimState)
    return state


def features(state: ClaimState, cards: list[int], leader: int) -> dict[int, float]:
    """Cards of seat 0 count plus one, those of seat 1 minus one."""
    found: dict[int, float] = {len(NAMES): 1.0 if leader == 0 else -1.0}
    for sign, hand in zip((1, -1), cards, strict=True):
        for at in members(hand):
            feature = NAMES.index(COURT.names[at])
            found[feature] = found.get(feature, 0.0) + sign
    found[len(NAMES) + 1] = float(state.piles[0].bit_count() - state.piles[1].bit_count())
    return found


def endings(count: int, rng: random.Random) -> Iterator[Sample]:
    """Phase twos after random phase ones, and whether seat 0 wins them; those too long to work out are left out."""
    for seed in range(count):
        state = deal(10**6 + seed)
        while not state.phase:
            state.apply(rng.choice(state.legal_moves()))
        solver = Solver(COURT, sum(state.piles), sum(state.hands), NODES)
        try:
            won = solver.wins(state.hands[0], state.hands[1], state.seat == 0, solver.balance(*state.piles))
        except OutOfNodes:
            continue
        yield features(state, state.hands, state.leader), float(won)


def hands(count: int, rng: random.Random) -> Iterator[Sample]:
    """Moments of quick phase ones, and by how much the odds of seat 0 still changed."""
    for seed in range(count):
        state, moments = deal(10**7 + seed), list[tuple[dict[int, float], float]]()
        while not state.phase:
            if not state.played:
                moments.append((features(state, state.hands, state.leader), odds(state)))
            move: Move = TEACHING.playout(state, state.legal_moves(), rng.random)
            state.apply(move)
        end = odds(state) + (LEADING if state.leader == 0 else -LEADING)
        for found, before in moments:
            found.pop(len(NAMES) + 1)
            yield found, end - before


def odds(state: ClaimState) -> float:
    """Log odds of seat 0 by what has been gathered."""
    worth, gathered = values(COURT).of_bit, state.hands if state.phase else state.followers
    scored = state.piles[0].bit_count() - state.piles[1].bit_count()
    return total(worth, gathered[0]) - total(worth, gathered[1]) + SCORED * scored


def fit(samples: list[Sample], logistic: bool, rng: random.Random) -> list[float]:
    """Weights by stochastic gradient descent, of the odds or of the result itself."""
    weights, rate = [0.0] * (len(NAMES) + 2), 0.03 if logistic else 0.005
    for _ in range(25):
        rng.shuffle(samples)
        for found, result in samples:
            guess = sum(weights[feature] * amount for feature, amount in found.items())
            error = result - (1 / (1 + math.exp(-guess)) if logistic else guess)
            for feature, amount in found.items():
                weights[feature] += rate * (error * amount - 0.003 * weights[feature])
        rate *= 0.92
    return weights


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("endings", "hands"))
    parser.add_argument("--count", type=int, default=1200)
    arguments = parser.parse_args()
    rng = random.Random(1)
    logistic = arguments.what == "endings"
    samples = list((endings if logistic else hands)(arguments.count, rng))
    weights = fit(samples, logistic, rng)
    for faction in COURT.keys:
        row = [f"{weight:.2f}" for name, weight in zip(NAMES, weights, strict=False) if name.startswith(faction)]
        print(f'    "{faction}": ({", ".join(row)}),')
    print(f"leading {weights[len(NAMES)]:.2f}, scored {weights[len(NAMES) + 1]:.2f}, {len(samples)} samples")


if __name__ == "__main__":
    main()
