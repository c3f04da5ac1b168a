"""For a move that the rules forbid, which rule it is. The keys are described in `reasons`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.clash import reasons
from game.clash.board_effects import DestroyImmune
from game.clash.effect import Effect, acting, standpoint
from game.clash.effects import EFFECTS
from game.clash.geometry import BITS, FULL, SPACES
from game.clash.moves import DECLINE
from game.clash.position import CHOOSE_STARTER, DRAFTING, EFFECT, OPENING, OVER, Position
from game.clash.tiles import EMPTY, FIRST_PERMANENT, MOSQUE_AT, NAMES, NOBEL, NOBEL_AT, TILES, TOURIST_AT
from game.core import Move, Part, Reason


def illegal(position: Position, move: Move, legal: Sequence[Move]) -> Reason | None:
    """Why `move` is not among the legal moves; None when it is."""
    if move in legal:
        return None
    if position.phase == OVER:
        return Reason(reasons.GAME_OVER)
    if position.phase == CHOOSE_STARTER:
        return Reason(reasons.STARTER_FIRST, {"seat": position.seat})
    if move.verb == "start":
        return Reason(reasons.STARTER_KNOWN, {"seat": position.starter})
    if position.phase == DRAFTING:
        if move.verb == "draft":
            return Reason(reasons.NOT_OFFERED, {"tile": NAMES[move.code]})
        return Reason(reasons.DRAFT_FIRST, {"seat": position.seat})
    if move.verb == "draft":
        return Reason(reasons.DRAFT_OVER)
    if position.phase == OPENING:
        return Reason(reasons.MUSTAFA_FIRST)
    return _effect(position, move) if position.phase == EFFECT else _placing(position, move)


def _placing(position: Position, move: Move) -> Reason:
    """At a placement."""
    if move is DECLINE:
        return Reason(reasons.MAY_NOT_PASS)
    if move.verb != "place":
        return Reason(reasons.NO_EFFECT)
    tile, space = divmod(move.code, 9)
    assert position.seat is not None
    if tile not in position.areas[position.seat] and tile not in position.neutral:
        return _unavailable(position, tile)
    if tile == NOBEL:
        return _nobel(position, space)
    return _taken(position, space)


def _unavailable(position: Position, tile: int) -> Reason:
    """Where a tile is that the seat cannot play, as far as it knows."""
    name = NAMES[tile]
    assert position.seat is not None
    if tile in position.board:
        return Reason(reasons.TILE_ON_BOARD, {"tile": name, "space": SPACES[position.board.index(tile)]})
    if tile == position.covered:
        return Reason(reasons.TILE_ON_BOARD, {"tile": name, "space": SPACES[position.board.index(NOBEL)]})
    if tile in position.discard:
        return Reason(reasons.TILE_DISCARDED, {"tile": name})
    if tile in position.areas[1 - position.seat] and not position.hidden >> tile & 1:
        return Reason(reasons.TILE_OF_RIVAL, {"tile": name})
    return Reason(reasons.TILE_OUT_OF_REACH, {"tile": name})


def _taken(position: Position, space: int) -> Reason:
    """What occupies a space."""
    args = _what(position, space)
    if position.up & BITS[space]:
        return Reason(reasons.SPACE_OCCUPIED, args)
    return Reason(reasons.SPACE_FACE_DOWN, {**args, "destroyer": 1 if position.down[1] & BITS[space] else 0})


def _nobel(position: Position, space: int) -> Reason:
    """Why Nobel Prize may not be placed there (ruling 9)."""
    assert position.seat is not None
    if position.board[space] == EMPTY:
        return Reason(reasons.NOBEL_NEEDS_FOLLOWER, {"space": SPACES[space]})
    if not position.up & BITS[space]:
        return _taken(position, space)
    if not position.followers(position.seat) & BITS[space]:
        return Reason(reasons.NOBEL_NOT_YOURS, _what(position, space))
    return Reason(reasons.NOBEL_IMMUNE, {**_what(position, space), "shield": _shield(position, space)})


def _what(position: Position, space: int) -> dict[str, Part]:
    return {"space": SPACES[space], "tile": NAMES[position.board[space]]}


def _shield(position: Position, space: int) -> str:
    """Which tile makes an Immune tile so: itself, or United Nations beside it."""
    own = position.board[space] - FIRST_PERMANENT
    return NAMES[position.board[space]] if own in (TOURIST_AT, MOSQUE_AT, NOBEL_AT) else "united_nations"


def _effect(position: Position, move: Move) -> Reason:
    """While an effect waits for a choice."""
    tile = acting(position)
    effect = EFFECTS[tile]
    assert effect is not None
    if move.verb == "place":
        return Reason(reasons.EFFECT_FIRST, {"tile": NAMES[tile]})
    bribed = position.bribed
    if move is DECLINE:
        if bribed >= 0:
            return Reason(reasons.BRIBE_COMMITTED, _what(position, bribed))
        return Reason(reasons.COPY_COMMITTED, {"tile": NAMES[tile]})
    asks = "to" if bribed >= 0 else effect.asks
    if move.verb != asks:
        return Reason(reasons.OTHER_CHOICE, {"tile": NAMES[tile], "asks": asks})
    if asks == "to":
        return _taken(position, move.code)
    explain = _BY_VERB.get(asks)
    return explain(position, move) if explain else _target(position, move.code, effect)


def _target(position: Position, space: int, effect: Effect) -> Reason:
    """Why an effect may not have the tile on this space as its subject."""
    if position.board[space] == EMPTY:
        return Reason(reasons.TARGET_EMPTY, {"space": SPACES[space]})
    what = _what(position, space)
    if not position.up & BITS[space]:
        return Reason(reasons.TARGET_FACE_DOWN, what)
    origin, actors = standpoint(position)
    if actors & BITS[space]:
        return Reason(reasons.TARGET_ITSELF if space == position.placed else reasons.TARGET_IN_CHAIN, what)
    reach: tuple[int, ...] | None = getattr(effect, "reach", None)
    if reach is not None and not reach[origin] & BITS[space]:
        tile = TILES[acting(position)]
        args: dict[str, Part] = {"space": SPACES[space], "tile": tile.key, "reach": tile.reach}
        return Reason(reasons.TARGET_OUT_OF_REACH, args)
    if effect.asks == "copy":
        return _copy(position, space, what)
    if isinstance(effect, DestroyImmune):
        return Reason(reasons.TARGET_NOT_IMMUNE, what)
    assert position.seat is not None
    if effect.asks == "recall" and not position.followers(position.seat) & BITS[space]:
        return Reason(reasons.TARGET_NOT_YOURS, what)
    return Reason(reasons.TARGET_IMMUNE, {**what, "shield": _shield(position, space)})


def _copy(position: Position, space: int, what: dict[str, Part]) -> Reason:
    """Why Television or Press may not copy a tile in reach (ruling 10)."""
    tile = position.board[space]
    effect = EFFECTS[tile]
    if effect is None:
        permanent = TILES[tile].kind == "permanent"
        return Reason(reasons.COPY_PERMANENT if permanent else reasons.COPY_POWERLESS, what)
    if effect.destroys and position.up == FULL:
        return Reason(reasons.COPY_FULL_BOARD, what)
    return Reason(reasons.COPY_IDLE, what)


def _way(position: Position, move: Move) -> Reason:
    return Reason(reasons.TURNS_NOTHING, {"way": move.args[0]})


def _assassinate(position: Position, move: Move) -> Reason:
    assert position.seat is not None
    if move.code >= 0:
        return Reason(reasons.NOT_IN_RIVAL_AREA, {"tile": NAMES[move.code]})
    area, place = position.areas[1 - position.seat], -move.code
    if place > len(area):
        return Reason(reasons.NO_SUCH_PLACE, {"place": place, "count": len(area)})
    return Reason(reasons.PLACE_IS_OPEN, {"place": place, "tile": NAMES[area[place - 1]]})


def _recover(position: Position, move: Move) -> Reason:
    return Reason(reasons.NOT_IN_DISCARD, {"tile": NAMES[move.code]})


_BY_VERB: dict[str, Callable[[Position, Move], Reason]] = {
    "line": _way,
    "turn": _way,
    "assassinate": _assassinate,
    "recover": _recover,
}
"""Answers that name no space."""
