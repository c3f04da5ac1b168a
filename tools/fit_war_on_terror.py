"""Find the weights by which the computer judges a position of War on Terror between two battles.

The computer plays against itself, by habit alone or (with --iterations) thinking a little with the weights found
before; every moment between two battles is noted with who won in the end, and the weights are fitted by logistic
regression over the seats. They are written where the rules read them. Those that are shipped were made by habit alone,
which did as well against the player of strong cards as 16 iterations a decision:

    python tools/fit_war_on_terror.py --games 2500 --seed 1
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import game  # noqa: E402
from game.cpu.levels import Budget, Level  # noqa: E402
from game.cpu.player import choose  # noqa: E402
from game.war_on_terror.features import MOST_NEEDED, NEED, TRAITS, traits  # noqa: E402
from game.war_on_terror.habits import quick_move  # noqa: E402
from game.war_on_terror.position import REVEALING, Position  # noqa: E402

WEIGHTS = ROOT / "game" / "war_on_terror" / "weights.json"
Sample = tuple[list[dict[int, float]], tuple[int, ...]]


def play(seats: int, seed: int, iterations: int, options: dict[str, str]) -> list[Sample]:
    """The moments between the battles of one game: each seat's traits, and who won."""
    rng, moments = random.Random(seed), []
    state = game.rulebook("war_on_terror").new_game(options, seats, seed)
    assert isinstance(state, Position)
    while state.seat is not None:
        if state.phase == REVEALING and state.country >= 0:
            moments.append([traits(state, seat) for seat in range(seats)])
        moves = state.legal_moves()
        if iterations and state.phase != REVEALING and rng.random() > 0.1:
            move = choose(state.observe(state.seat), LEVEL, rng.getrandbits(40), Budget(iterations=iterations)).move
        else:
            move = quick_move(state, moves, rng.random)
        state.apply(move)
    assert state.outcome is not None
    return [(moment, state.outcome.winners) for moment in moments]


LEVEL = Level("fit", "search")


def fit(samples: list[Sample], rounds: int, rng: random.Random) -> list[float]:
    """Weights by stochastic gradient descent, a little drawn towards nothing; needs are drawn towards their
    neighbours, because some are rare."""
    weights = [0.0] * TRAITS
    for turn in range(rounds):
        rate = 0.03 / (1 + turn)
        rng.shuffle(samples)
        for moment, winners in samples:
            sums = [sum(weights[trait] * size for trait, size in seat.items()) for seat in moment]
            best = max(sums)
            shares = [math.exp(value - best) for value in sums]
            whole = sum(shares)
            for seat, row in enumerate(moment):
                miss = (1 / len(winners) if seat in winners else 0.0) - shares[seat] / whole
                for trait, size in row.items():
                    weights[trait] += rate * miss * size
        for need in range(NEED + 1, NEED + MOST_NEEDED):
            weights[need] += 0.02 * (weights[need - 1] + weights[need + 1] - 2 * weights[need])
    return [round(weight, 4) for weight in weights]


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--iterations", type=int, default=0, help="how long each decision is thought about (0: not)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    found = json.loads(WEIGHTS.read_text()) if WEIGHTS.exists() else {}
    for seats in (2, 3, 4):
        options = game.rulebook("war_on_terror").settle({}, seats)
        samples = [
            sample
            for number in range(arguments.games)
            for sample in play(seats, arguments.seed * 1_000_000 + number, arguments.iterations, options)
        ]
        found[str(seats)] = fit(samples, 30, random.Random(arguments.seed))
        print(seats, len(samples), found[str(seats)], flush=True)
    WEIGHTS.write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
