"""How a round stands before its end, by what lies at the forts."""

from __future__ import annotations

from game.four_clans.position import PLACES, Position, count_at, cubes_at, sum_at, taken
from game.four_clans.scoring import BACK, FRONT

_CARD = 2.6
"""What a card counts on average when it has found its place."""
_STRAY = 5.0
"""The variance of that."""


def margin(position: Position) -> float:
    """By how many points side A may be expected to be ahead at the end of the round."""
    one, two = position.boards
    ahead = float(taken(one) - taken(two))
    for fort in range(4):
        mine, theirs = PLACES - count_at(one, fort), PLACES - count_at(two, fort)
        lead = sum_at(one, fort) - sum_at(two, fort) + _CARD * (mine - theirs)
        worth = (BACK if position.trump == fort else FRONT) + 0.5 * cubes_at(position.cubes, fort)
        open_places = mine + theirs
        if not open_places:
            ahead += worth * ((lead > 0) - (lead < 0))
        else:
            scaled = lead / (_STRAY * open_places) ** 0.5
            ahead += worth * scaled / (1 + scaled * scaled) ** 0.5
    return ahead
