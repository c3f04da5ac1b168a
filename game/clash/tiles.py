"""The 32 tiles and their 25 powers, as data.

A tile is a number everywhere in the rules: first the tiles with an immediate effect, then Mustafa, then those with a
permanent effect, so that one comparison tells the kinds apart. `TILES[number]` says the rest.
"""

from __future__ import annotations

from dataclasses import dataclass

SIDES = ("mcworld", "jihad")
"""The sides by seat: seat 0 plays McWorld and seat 1 Jihad in every game, whoever starts."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile. `owner` is mcworld, jihad, neutral or mustafa; `kind` immediate, permanent or none. `power` names what
    it does (the tiles of the two sides share their powers) and `reach` where: ring (8), plus (+), cross (×), lines,
    plus_or_cross, ahead, sides, board, rival_area, discard, pile, itself, or none."""

    key: str
    owner: str
    kind: str
    power: str
    reach: str


def _tiles(kind: str, owner: str, *rows: str) -> list[Tile]:
    """Tiles from rows of "key power reach"."""
    return [Tile(key, owner, kind, power, reach) for key, power, reach in map(str.split, rows)]


def _coloured() -> list[Tile]:
    """The six immediate powers that both sides have, under two sets of names."""
    powers = (
        "destroy_any ring",
        "turn_line lines",
        "turn_plus_or_cross plus_or_cross",
        "turn_one ring",
        "destroy_plus plus",
        "destroy_cross cross",
    )
    mcworld = ("mr_president", "fast_food", "banker", "pop_star", "soldier", "predator")
    jihad = ("leader", "imam", "sheikh", "tradition", "taliban", "suicide_bomber")
    return [
        tile
        for owner, keys in zip(SIDES, (mcworld, jihad), strict=True)
        for key, power in zip(keys, powers, strict=True)
        for tile in _tiles("immediate", owner, f"{key} {power}")
    ]


TILES: tuple[Tile, ...] = (
    *_coloured(),
    *_tiles(
        "immediate",
        "neutral",
        "rocket_attack destroy_immune ring",
        "mercenary remove_plus plus",
        "mujahidin remove_cross cross",
        "television copy_plus plus",
        "press copy_cross cross",
        "assassin assassinate rival_area",
        "cracker recover discard",
        "financial_crisis recall board",
        "social_network turn_ahead ahead",
        "coup_detat turn_ring ring",
        "bribe bribe board",
        "elections draw pile",
    ),
    *_tiles("none", "mustafa", "mustafa none none"),
    *_tiles("permanent", "mcworld", "tourist_zone immune itself"),
    *_tiles("permanent", "jihad", "mosque immune itself"),
    *_tiles(
        "permanent",
        "neutral",
        "united_nations shelter sides",
        "nobel_prize cover itself",
        "picket negate_plus plus",
        "riots negate_cross cross",
        "kaboom kaboom board",
    ),
)
NAMES = tuple(tile.key for tile in TILES)
NUMBERS = {key: number for number, key in enumerate(NAMES)}
COUNT = len(TILES)

MUSTAFA = NUMBERS["mustafa"]
FIRST_PERMANENT = NUMBERS["tourist_zone"]
NOBEL = NUMBERS["nobel_prize"]
EMPTY = -1
"""No tile, where a tile's number might stand."""

TOURIST_AT, MOSQUE_AT, UNITED_NATIONS_AT, NOBEL_AT, PICKET_AT, RIOTS_AT, KABOOM_AT = range(COUNT - FIRST_PERMANENT)
"""Where each permanent tile has its entry in `Position.standing`."""

COLOURED = tuple(tuple(number for number, tile in enumerate(TILES) if tile.owner == side) for side in SIDES)
NEUTRALS = tuple(number for number, tile in enumerate(TILES) if tile.owner == "neutral")
NEUTRAL_SET = sum(1 << number for number in NEUTRALS)
EVERY_TILE = (1 << COUNT) - 1


def keys(numbers: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """The names of tiles, in the order given."""
    return tuple(NAMES[number] for number in numbers)


def tile_set(numbers: list[int] | tuple[int, ...]) -> int:
    """Tiles as a set: the number with bit `tile` set for each."""
    return sum(1 << number for number in numbers)
