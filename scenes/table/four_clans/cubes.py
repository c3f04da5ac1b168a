"""Where each of the twelve cubes has got to, so that the same cube is seen to move."""

from __future__ import annotations

from game.four_clans.cards import CLANS
from game.four_clans.observation import FourClansObservation
from game.four_clans.position import CUBES


def piles(seen: FourClansObservation) -> tuple[dict[str, list[int]], tuple[list[int], list[int]]]:
    """The numbers of the cubes on each fort, and of those before each side, in the order in which they came there."""
    on = {clan: [place * CUBES + each for each in range(CUBES)] for place, clan in enumerate(CLANS)}
    taken: tuple[list[int], list[int]] = ([], [])
    if seen.moved is not None:
        start, end = seen.moved
        on[end].append(on[start].pop())
    for trick in seen.tricks:
        if trick.cube is not None:
            loser = trick.answerer if trick.winner == trick.leader else trick.leader
            taken[loser & 1].append(on[trick.cube].pop())
    return on, taken
