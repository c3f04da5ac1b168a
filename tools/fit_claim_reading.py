"""Fit what pulls at the players of Claim in phase one, for `game/claim/reading.py`.

    python tools/fit_claim_reading.py --games 400

Computers of several levels play phase one; a conditional logit of what they chose among what was open to them gives the
weights. Prints them with how well they foretell plays that they were not fitted to; paste them into the file.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator
from operator import mul
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import game
from game.chance import derive
from game.claim.reading import Traits, traits_of_answers, traits_of_leads
from game.claim.state import ClaimState
from game.cpu.levels import level
from game.cpu.player import choose

BOOK = game.rulebook("claim")
TABLES = (("skilled", "greedy"), ("skilled", "skilled"), ("greedy", "skilled"), ("casual", "skilled"))
"""Who meets whom."""
TESTED = 5
"""Every so manieth sample is kept for testing."""

Sample = tuple[list[Traits], int]
"""The traits of every card that was open, and which was chosen."""


def samples(games: int) -> Iterator[tuple[bool, Sample]]:
    """Decisions with a choice, and whether they were leads."""
    for number in range(games):
        state = BOOK.new_game(BOOK.settle({}, 2), 2, derive(1, "reading", number))
        assert isinstance(state, ClaimState)
        plies = 0
        while not state.phase:
            assert state.seat is not None
            key = TABLES[number % len(TABLES)][state.seat]
            move = choose(state.observe(state.seat), level(key), derive(1, "mind", number, plies)).move
            moves = state.legal_moves()
            if len(moves) > 1:
                court, led = state.court, sum(state.played)
                stake = state.stock[-1]
                table = traits_of_answers(court, stake, led) if led else traits_of_leads(court, stake)
                rows = [table[court.card[option][0].bit_length() - 1] for option in moves]
                yield not led, (rows, moves.index(move))
            state.apply(move)
            plies += 1


def chances(rows: list[Traits], weights: list[float]) -> list[float]:
    """How likely each card is chosen."""
    pulls = [math.exp(sum(map(mul, weights, row))) for row in rows]
    whole = sum(pulls)
    return [pull / whole for pull in pulls]


def fit(found: list[Sample], rng: random.Random) -> list[float]:
    """Weights by stochastic gradient ascent on the likelihood."""
    weights, rate = [0.0] * len(found[0][0][0]), 0.1
    for _ in range(40):
        rng.shuffle(found)
        for rows, chosen in found:
            odds = chances(rows, weights)
            for trait in range(len(weights)):
                mean = sum(chance * row[trait] for chance, row in zip(odds, rows, strict=True))
                weights[trait] += rate * (rows[chosen][trait] - mean - 0.0005 * weights[trait])
        rate *= 0.9
    return weights


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    everything = list(samples(parser.parse_args().games))
    rng = random.Random(1)
    for leads, name in ((True, "LED"), (False, "ANSWERED")):
        mine = [sample for lead, sample in everything if lead == leads]
        tested = mine[::TESTED]
        weights = fit([sample for at, sample in enumerate(mine) if at % TESTED], rng)
        gain = sum(math.log(chances(rows, weights)[chosen] * len(rows)) for rows, chosen in tested) / len(tested)
        print(f"{name} = ({', '.join(f'{weight:.2f}' for weight in weights)})")
        print(f"  {len(mine)} plays; a play not fitted to is {math.exp(gain):.2f} times as likely as by chance")


if __name__ == "__main__":
    main()
