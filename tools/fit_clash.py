"""Find the weights that CLASH positions are judged by, through self-play.

    python tools/fit_clash.py --games 3000 --rounds 3 --seed 1

In every round games are played by a player that looks one turn ahead with the weights found so far (in the first round:
at random) and now and then plays anything. Each start of a turn is noted with who won in the end; the weights are then
fitted to that by logistic regression, and the next round plays better. The result goes to game/clash/weights.json,
with the command that made it.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import game
from game.clash.features import TRAITS, traits
from game.clash.position import PLACING, Position
from game.clash.teaching import ClashTeaching

WEIGHTS = Path(__file__).parents[1] / "game" / "clash" / "weights.json"
MODES = ("standard", "standard", "standard", "beginners", "random", "draft", "secret_random")
"""What is played how often; the modes that differ only in what is hidden are judged alike."""
STRAY = 0.15
"""How often the player does anything at all, so that more than one line of play is seen."""
EPOCHS = 12
SHRINK = 2e-5
"""Draws weights towards nothing, which keeps those of rare traits small."""

Sample = tuple[list[tuple[int, float]], float]


def main() -> None:
    """Fit, and write the weights."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=3000, help="games in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    weights = [0.0] * TRAITS
    for number in range(arguments.rounds):
        samples = [sample for _ in range(arguments.games) for sample in play(weights, rng, guided=number > 0)]
        weights = fit(samples, rng)
        print(f"round {number + 1}: {len(samples)} positions, {loss(samples, weights):.4f} bits each", flush=True)
    command = f"tools/fit_clash.py --games {arguments.games} --rounds {arguments.rounds} --seed {arguments.seed}"
    kept = {"made_by": command, "weights": [round(weight, 4) for weight in weights]}
    WEIGHTS.write_text(json.dumps(kept) + "\n")


def play(weights: list[float], rng: random.Random, guided: bool) -> list[Sample]:
    """One game; every start of a turn with 1 where the seat to play won, 0 where it lost."""
    teaching = ClashTeaching(weights)
    book = game.rulebook("clash")
    state = book.new_game(book.settle({"neutrals": rng.choice(MODES)}, 2), 2, rng.getrandbits(40))
    assert isinstance(state, Position)
    seen: list[tuple[list[tuple[int, float]], int]] = []
    while state.seat is not None:
        moves = state.legal_moves()
        if state.phase == PLACING:
            seen.append((traits(state), state.seat))
        worth = teaching.appraise(state, moves) if guided and rng.random() >= STRAY else None
        best = max(range(len(moves)), key=worth.__getitem__) if worth else rng.randrange(len(moves))
        state.apply(moves[best])
    assert state.outcome is not None
    winner = state.outcome.winners[0]
    return [(found, float(seat == winner)) for found, seat in seen]


def fit(samples: list[Sample], rng: random.Random) -> list[float]:
    """Logistic regression by stochastic gradient descent."""
    weights = [0.0] * TRAITS
    samples = list(samples)
    for epoch in range(EPOCHS):
        rng.shuffle(samples)
        rate = 0.05 / (1 + epoch)
        for found, won in samples:
            miss = won - expectation(found, weights)
            for trait, size in found:
                weights[trait] += rate * (miss * size - SHRINK * weights[trait])
    return weights


def expectation(found: list[tuple[int, float]], weights: list[float]) -> float:
    """How likely the seat to play wins, by the weights."""
    return 1 / (1 + math.exp(-sum(weights[trait] * size for trait, size in found)))


def loss(samples: list[Sample], weights: list[float]) -> float:
    """The surprise at the outcomes, in bits for each position; 1 is what a coin would have."""
    chances = [(expectation(found, weights), won) for found, won in samples]
    return -sum(math.log2(chance if won else 1 - chance) for chance, won in chances) / len(samples)


if __name__ == "__main__":
    main()
