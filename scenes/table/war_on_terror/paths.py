"""What a move of War on Terror points at: a country, a card, a player's place, or a button."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Move
from game.war_on_terror.observation import WarObservation
from scenes.table.view import SAY

BUTTONS = ("pass", "decline", "no_shield", "add_none")
_BY_CARD = ("play", "turn_over", "turn_up", "trade", "shield", "add")
_POINTING = {"reveal": "play", "over": "play", "swap": "play"}
"""Where no card is asked for, pointing at one is taken for the wish to play it."""


def paths(seen: WarObservation, move: Move) -> Sequence[tuple[str, ...]]:
    """The one way of pointing that means a move. A card means what the phase asks for, and nothing else."""
    if move.verb in BUTTONS:
        return ((f"{SAY}{move.verb}",),)
    if move.verb == "reveal":
        return ((f"country:{move.code}",),)
    if move.verb == "swap":
        return ((f"seat:{move.code}",),)
    if move.verb in _BY_CARD and move.verb == _POINTING.get(seen.phase, seen.phase):
        return ((f"card:{move.code}",),)
    return ()
