"""The course of a turn: clear what you destroyed, place a tile, use or decline its effect, see whether it is over."""

from __future__ import annotations

from game.clash.effect import acting
from game.clash.effects import EFFECTS
from game.clash.endings import finish_full, finish_without_tile
from game.clash.geometry import BITS, FULL, SPACES
from game.clash.moves import DECLINE, DECLINED, PLACE_NOBEL, PLACED, PLACEMENTS
from game.clash.position import EFFECT, PLACING, Position
from game.clash.tiles import EMPTY, MUSTAFA, NAMES, NOBEL, keys
from game.clash.transfers import move_bribed
from game.core import Event, Move, Tell


def open_game(position: Position, move: Move, tell: Tell | None) -> None:
    """The starting player's first turn: Mustafa, on any space."""
    seat = position.seat
    assert seat is not None
    space = move.code % 9
    position.lay(MUSTAFA, space, seat)
    if tell:
        tell(Event("placed", seat, {"tile": "mustafa", "space": SPACES[space], "source": "box"}))
    end_turn(position, tell)


def placing_moves(position: Position) -> list[Move]:
    """Every placement open to the seat: its area first, then the neutral area, each tile in order of arrival."""
    seat = position.seat
    assert seat is not None
    table = PLACEMENTS[position.free()]
    moves: list[Move] = []
    area, neutral = position.areas[seat], position.neutral
    for tile in area:
        moves += table[tile]
    for tile in neutral:
        moves += table[tile]
    if NOBEL in area or NOBEL in neutral:
        moves += PLACE_NOBEL[position.eligible(seat)]
    return moves


def place(position: Position, move: Move, tell: Tell | None) -> None:
    """Lay the chosen tile and start its immediate effect, if it has one that is not negated."""
    tile, space = PLACED[move.code]
    seat = position.seat
    assert seat is not None
    _take(position, seat, tile, space, tell)
    if tile == NOBEL:
        _cover(position, space, tell)
        end_turn(position, tell)
        return
    position.lay(tile, space, seat)
    effect = EFFECTS[tile]
    if effect is None:
        end_turn(position, tell)
        return
    bit = BITS[space]
    if position.negated() & bit:
        if tell:
            tell(Event("negated", seat, {"tile": NAMES[tile], "space": SPACES[space]}))
        end_turn(position, tell)
        return
    ways = effect.choices(position, space, bit)
    if not ways:
        if tell:
            tell(Event("no_target", seat, {"tile": NAMES[tile]}))
        end_turn(position, tell)
        return
    position.placed = space
    position.phase = EFFECT
    position.choices = ways + DECLINED


def _take(position: Position, seat: int, tile: int, space: int, tell: Tell | None) -> None:
    """Take the tile from the seat's area or else from the neutral area."""
    area = position.areas[seat]
    source, shown = "area", False
    if tile in area:
        area.remove(tile)
        if position.hidden:
            bit = 1 << tile
            shown = bool(position.hidden & bit)
            position.hidden &= ~bit
    else:
        position.neutral.remove(tile)
        position.taken = True
        source = "neutral"
    if tell:
        parts = {"tile": NAMES[tile], "space": SPACES[space], "source": source}
        tell(Event("placed", seat, parts, shows=shown))


def _cover(position: Position, space: int, tell: Tell | None) -> None:
    """Nobel Prize goes on top of a follower (ruling 9)."""
    covered = position.cover(space)
    if tell:
        tell(Event("covered", position.seat, {"tile": NAMES[covered], "space": SPACES[space], "by": "nobel_prize"}))


def answer(position: Position, move: Move, tell: Tell | None) -> None:
    """A choice of the effect at hand."""
    if move is DECLINE:
        if tell:
            tell(Event("declined", position.seat, {"tile": NAMES[acting(position)]}))
    elif position.bribed >= 0:
        move_bribed(position, move, tell)
    else:
        effect = EFFECTS[acting(position)]
        assert effect is not None
        if effect.carry_out(position, move, tell):
            return
    position.chain = ()
    position.placed = EMPTY
    end_turn(position, tell)


def end_turn(position: Position, tell: Tell | None) -> None:
    """Judge the end on a full board; otherwise refill (in a long game, at the end of the turn) and pass the turn on."""
    if position.up == FULL:
        finish_full(position, tell)
        return
    if position.taken:
        position.taken = False
        if position.pile and position.options["long_game"] == "yes":
            _refill(position, tell)
    assert position.seat is not None
    position.seat = 1 - position.seat
    begin_turn(position, tell)


def _refill(position: Position, tell: Tell | None) -> None:
    tile = position.pile.pop()
    position.neutral.append(tile)
    if tell:
        tell(Event("refilled", position.seat, {"tile": NAMES[tile]}, reveals=True))


def begin_turn(position: Position, tell: Tell | None) -> None:
    """What the seat destroyed goes to the discard pile; without a tile to play it has lost."""
    seat = position.seat
    assert seat is not None
    if position.down[seat]:
        gone = position.clear(seat)
        if tell:
            tell(Event("cleared", seat, {"tiles": keys(gone)}))
    position.phase = PLACING
    position.choices = None
    # The same as can_place(position) as a rule.
    if len(position.areas[seat]) + len(position.neutral) < 2 and not can_place(position):
        finish_without_tile(position, tell)


def can_place(position: Position) -> bool:
    """Whether the seat has a tile to play: any at all, or at least a Nobel Prize with an eligible follower. (A space
    is always free at this point, so nothing else can stop a tile.)"""
    assert position.seat is not None
    area, neutral = position.areas[position.seat], position.neutral
    if len(area) + len(neutral) > 1:
        return True
    if NOBEL in area or NOBEL in neutral:
        return position.eligible(position.seat) != 0
    return bool(area or neutral)
