"""What a choice in Four Clans Conflict points at."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Move
from game.four_clans.observation import FourClansObservation
from scenes.table.four_clans import cubes

Path = tuple[str, ...]


def paths(seen: FourClansObservation, move: Move) -> Sequence[Path]:
    """The ways of pointing that mean a move: a card, then a fort (or the place for the card put away); a cube (or the
    fort it lies on), then another fort."""
    args = move.args
    if move.verb == "play":
        return ((f"card:{args[0]}_{args[1]}", f"fort:{args[2]}"),)
    if move.verb == "put_away":
        return ((f"card:{args[0]}_{args[1]}", "away"),)
    on, _ = cubes.piles(seen)
    ways = [(f"fort:{args[0]}", f"fort:{args[1]}")]
    top = on[str(args[0])][-1:]
    return [*((f"cube:{cube}", f"fort:{args[1]}") for cube in top), *ways]
