"""The effects that move a tile between areas, piles and spaces."""

from __future__ import annotations

from game.clash.effect import USED, Choices, Effect, Whole, subjects
from game.clash.geometry import SPACES
from game.clash.moves import ASSASSINATE, ASSASSINATE_BLIND, BRIBE, RECALL, RECOVER, TO, by_mask
from game.clash.position import SECRET, Position
from game.clash.tiles import NAMES
from game.core import Event, Move, Part, Tell

RECALLS = by_mask(RECALL)
BRIBES = by_mask(BRIBE)
DESTINATIONS = by_mask(TO)


class Draw(Whole):
    """Elections: the top of the unused pile (ruling 13), hidden from the opponent in the secret variants."""

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        return USED if position.pile else ()

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        seat = position.seat
        assert seat is not None
        tile = position.pile.pop()
        position.areas[seat].append(tile)
        secret = position.options["neutrals"] in SECRET
        if secret:
            position.hidden |= 1 << tile
        if tell:
            only = {"tile": frozenset({seat})} if secret else {}
            tell(Event("drawn", seat, {"tile": NAMES[tile]}, only, reveals=True))
        return False


class Assassinate(Effect):
    """Assassin: a tile of the opponent's area (ruling 11): by name, or by its place where it is hidden."""

    asks = "assassinate"

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        assert position.seat is not None
        area, hidden = position.areas[1 - position.seat], position.hidden
        if not hidden:
            return tuple(ASSASSINATE[tile] for tile in area)
        return tuple(
            ASSASSINATE_BLIND[place] if hidden >> tile & 1 else ASSASSINATE[tile] for place, tile in enumerate(area)
        )

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        assert position.seat is not None
        area = position.areas[1 - position.seat]
        blind = move.code < 0
        place = -move.code - 1 if blind else area.index(move.code)
        tile = area.pop(place)
        position.hidden &= ~(1 << tile)
        position.discard.append(tile)
        if tell:
            parts: dict[str, Part] = {
                "tile": NAMES[tile],
                "place": place + 1,
                "blind": blind,
                "victim": 1 - position.seat,
            }
            tell(Event("assassinated", position.seat, parts, reveals=blind))
        return False


class Recover(Effect):
    """Cracker: a tile of the discard pile to the own area (ruling 12)."""

    asks = "recover"

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        return tuple(RECOVER[tile] for tile in position.discard)

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        assert position.seat is not None
        position.discard.remove(move.code)
        position.areas[position.seat].append(move.code)
        if tell:
            tell(Event("recalled", position.seat, {"tile": NAMES[move.code], "source": "discard", "space": None}))
        return False


class Recall(Effect):
    """Financial Crisis: one of the active player's followers back to the own area (ruling 12)."""

    asks = "recall"

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        assert position.seat is not None
        return RECALLS[position.followers(position.seat) & subjects(position, actors)]

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        assert position.seat is not None
        tile = position.lift(move.code)
        position.areas[position.seat].append(tile)
        if tell:
            parts: dict[str, Part] = {"tile": NAMES[tile], "source": "board", "space": SPACES[move.code]}
            tell(Event("recalled", position.seat, parts))
        return False


class Bribe(Effect):
    """Bribe: a tile on the board to an unoccupied space (ruling 14). Its second choice is `move_bribed`."""

    asks = "bribe"

    def choices(self, position: Position, origin: int, actors: int) -> Choices:
        return BRIBES[subjects(position, actors)] if position.free() else ()

    def carry_out(self, position: Position, move: Move, tell: Tell | None) -> bool:
        position.bribed = move.code
        ways = DESTINATIONS[position.free()]
        if len(ways) == 1:
            return move_bribed(position, ways[0], tell)
        position.choices = ways
        return True


def move_bribed(position: Position, move: Move, tell: Tell | None) -> bool:
    """Lay the bribed tile on its new space: it keeps its facing, and no immediate effect is repeated (ruling 14)."""
    source = position.bribed
    faces = position.jihad >> source & 1
    tile = position.lift(source)
    position.lay(tile, move.code, faces)
    position.bribed = -1
    if tell:
        parts: dict[str, Part] = {
            "tile": NAMES[tile],
            "source": SPACES[source],
            "space": SPACES[move.code],
            "faces": faces,
        }
        tell(Event("moved", position.seat, parts))
    return False
