"""Every tile with its immediate effect, and the two tiles that copy the others' (so they need to know them all)."""

from __future__ import annotations

from game.clash.board_effects import (
    Destroy,
    DestroyImmune,
    Remove,
    TurnAhead,
    TurnLine,
    TurnOne,
    TurnPlusOrCross,
    TurnRing,
)
from game.clash.effect import Choices, Effect, acting, standpoint
from game.clash.geometry import BITS, CROSS, PLUS, RING, SPACES, members
from game.clash.moves import COPY, by_mask
from game.clash.position import Position
from game.clash.tiles import NAMES, TILES
from game.clash.transfers import Assassinate, Bribe, Draw, Recall, Recover
from game.core import Event, Move, Part, Tell

COPIES = by_mask(COPY)


class Copy(Effect):
    """Television (+) and Press (×): the immediate effect of a face-up neighbour, of either side and even Immune, that
    could now do something (rulings 7, 10)."""

    asks = "copy"

    def __init__(self, reach: tuple[int, ...]) -> None:
        self.reach = reach

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        own_space = position.options["reenacted_from"] == "own_space"
        able = 0
        for space in members(self.reach[origin] & position.up & ~actors):
            effect = EFFECTS[position.board[space]]
            if effect is None:
                continue
            start, chain = (origin, actors) if own_space else (space, actors | BITS[space])
            if effect.choices(position, start, chain):
                able |= BITS[space]
        return COPIES[able]

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        by = acting(position)
        position.chain += (move.code,)
        tile = position.board[move.code]
        if tell:
            parts: dict[str, Part] = {"tile": NAMES[tile], "space": SPACES[move.code], "by": NAMES[by]}
            tell(Event("copied", position.seat, parts))
        effect = EFFECTS[tile]
        assert effect is not None
        ways = effect.choices(position, *standpoint(position))
        if len(ways) == 1:
            return effect.carry_out(position, ways[0], tell)
        position.choices = ways
        return True


_BY_POWER: dict[str, Effect] = {
    "destroy_any": Destroy(RING),
    "destroy_plus": Destroy(PLUS),
    "destroy_cross": Destroy(CROSS),
    "destroy_immune": DestroyImmune(RING),
    "remove_plus": Remove(PLUS),
    "remove_cross": Remove(CROSS),
    "turn_one": TurnOne(RING),
    "turn_line": TurnLine(),
    "turn_plus_or_cross": TurnPlusOrCross(),
    "turn_ahead": TurnAhead(),
    "turn_ring": TurnRing(),
    "copy_plus": Copy(PLUS),
    "copy_cross": Copy(CROSS),
    "assassinate": Assassinate(),
    "recover": Recover(),
    "recall": Recall(),
    "bribe": Bribe(),
    "draw": Draw(),
}

EFFECTS: tuple[Effect | None, ...] = tuple(
    _BY_POWER[tile.power] if tile.kind == "immediate" else None for tile in TILES
)
"""For every tile its immediate effect; None for permanent tiles and Mustafa."""
