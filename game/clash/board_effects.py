"""The effects that destroy, remove or turn what lies around them."""

from __future__ import annotations

from functools import cache

from game.clash.effect import USED, Choices, Effect, Whole, acting, standpoint, subjects
from game.clash.geometry import AHEAD, BITS, CROSS, FULL, LINES, PLUS, RING, SPACES, members, names
from game.clash.moves import LINE, TARGET, TURN, by_mask
from game.clash.position import Position
from game.clash.tiles import NAMES, NOBEL, keys
from game.core import Event, Move, Part, Tell

TARGETS = by_mask(TARGET)


def turn(position: Position, mask: int, tell: Tell | None) -> None:
    """Turn every tile of a set at once (ruling 2)."""
    position.jihad ^= mask
    if tell:
        spaces = members(mask)
        tiles = keys([position.board[space] for space in spaces])
        faces = tuple(position.jihad >> space & 1 for space in spaces)
        parts: dict[str, Part] = {"by": NAMES[acting(position)], "spaces": names(mask), "tiles": tiles, "faces": faces}
        tell(Event("turned", position.seat, parts))


class _OneInReach(Effect):
    """Effects with a single target among the neighbours."""

    def __init__(self, reach: tuple[int, ...]) -> None:
        self.reach = reach

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        return TARGETS[self.reach[origin] & subjects(position, actors)]


class Destroy(_OneInReach):
    """Leader and Mr President (8), Soldier and Taliban (+), Predator and Suicide bomber (×). Nothing is destroyed when
    nine tiles lie face up."""

    destroys = True

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        if position.up == FULL:
            return ()
        return TARGETS[self.reach[origin] & subjects(position, actors)]

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        space = move.code
        assert position.seat is not None
        position.flip(space, position.seat)
        if tell:
            parts: dict[str, Part] = {"tile": NAMES[position.board[space]], "space": SPACES[space]}
            parts["by"] = NAMES[acting(position)]
            parts["covered"] = NAMES[position.covered] if position.board[space] == NOBEL else None
            tell(Event("destroyed", position.seat, parts))
        return False


class DestroyImmune(Destroy):
    """Rocket Attack: only what is Immune (ruling 8)."""

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        if position.up == FULL:
            return ()
        return TARGETS[self.reach[origin] & position.up & position.immune() & ~actors]


class Remove(_OneInReach):
    """Mercenary (+) and Mujahidin (×)."""

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        by = acting(position)
        tile = position.lift(move.code)
        position.discard.append(tile)
        if tell:
            parts: dict[str, Part] = {"tile": NAMES[tile], "space": SPACES[move.code], "by": NAMES[by]}
            tell(Event("removed", position.seat, parts))
        return False


class TurnOne(_OneInReach):
    """Pop-star and Tradition (8)."""

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        turn(position, BITS[move.code], tell)
        return False


@cache
def _lines(origin: int, turnable: int) -> Choices:
    return tuple(LINE[index] for index, line in enumerate(LINES[origin]) if line & turnable)


class TurnLine(Effect):
    """Fast-food and Imam: every tile in one of eight directions; what cannot be turned does not stop it (ruling 2)."""

    asks = "line"

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        return _lines(origin, subjects(position, actors))

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        origin, actors = standpoint(position)
        turn(position, LINES[origin][move.code] & subjects(position, actors), tell)
        return False


class TurnPlusOrCross(Effect):
    """Banker and Sheikh: all of + or all of ×."""

    asks = "turn"

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        turnable = subjects(position, actors)
        if PLUS[origin] & turnable:
            return TURN if CROSS[origin] & turnable else TURN[:1]
        return TURN[1:] if CROSS[origin] & turnable else ()

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        origin, actors = standpoint(position)
        turn(position, (PLUS, CROSS)[move.code][origin] & subjects(position, actors), tell)
        return False


class TurnAhead(Whole):
    """Social Network: the three spaces ahead of the tile it works from, as that tile faces."""

    def _mask(self, position: Position, origin: int, actors: int) -> int:
        return AHEAD[position.jihad >> origin & 1][origin] & subjects(position, actors)

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        return USED if self._mask(position, origin, actors) else ()

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        turn(position, self._mask(position, *standpoint(position)), tell)
        return False


class TurnRing(Whole):
    """Coup d'Etat: all of the 8."""

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        return USED if RING[origin] & subjects(position, actors) else ()

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        origin, actors = standpoint(position)
        turn(position, RING[origin] & subjects(position, actors), tell)
        return False
