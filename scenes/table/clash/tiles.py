"""The tiles of CLASH in words: names, kinds, and what each power does."""

from __future__ import annotations

from dataclasses import dataclass

from game.clash.tiles import TILES
from scenes.table.view import Zoom
from scenes.ui.words import mark, tr

NAMES = {
    "mr_president": mark("Mr President"),
    "fast_food": mark("Fast-food"),
    "banker": mark("Banker"),
    "pop_star": mark("Pop-star"),
    "soldier": mark("Soldier"),
    "predator": mark("Predator"),
    "tourist_zone": mark("Tourist Zone"),
    "leader": mark("The Leader"),
    "imam": mark("Imam"),
    "sheikh": mark("Sheikh"),
    "tradition": mark("Tradition"),
    "taliban": mark("Taliban"),
    "suicide_bomber": mark("Suicide bomber"),
    "mosque": mark("Mosque"),
    "mustafa": mark("Mustafa"),
    "rocket_attack": mark("Rocket Attack"),
    "mercenary": mark("Mercenary"),
    "mujahidin": mark("Mujahidin"),
    "television": mark("Television"),
    "press": mark("Press"),
    "assassin": mark("Assassin"),
    "cracker": mark("Cracker"),
    "financial_crisis": mark("Financial Crisis"),
    "social_network": mark("Social Network"),
    "coup_detat": mark("Coup d'Etat"),
    "bribe": mark("Bribe"),
    "elections": mark("Elections"),
    "united_nations": mark("United Nations"),
    "nobel_prize": mark("Nobel Prize"),
    "picket": mark("Picket"),
    "riots": mark("Riots"),
    "kaboom": mark("KABOOOM!!!"),
}


@dataclass(frozen=True, slots=True)
class Power:
    """One power: its diagram's name, what it does, and what the status line asks for."""

    diagram: str
    does: str
    asks: str = ""


POWERS = {
    "destroy_any": Power(
        "destroy_any", mark("Destroys one of the eight tiles around it."), mark("destroy a neighbour")
    ),
    "turn_line": Power(
        "turn_line", mark("Turns every tile in one straight line, in any of eight directions."), mark("turn a line")
    ),
    "turn_plus_or_cross": Power(
        "turn_group",
        mark("Turns all four tiles beside it, or all four at its corners."),
        mark("turn the four beside it or the four at its corners"),
    ),
    "turn_one": Power("turn_any", mark("Turns one of the eight tiles around it."), mark("turn a neighbour")),
    "destroy_plus": Power(
        "destroy_plus", mark("Destroys one of the four tiles beside it."), mark("destroy a tile beside it")
    ),
    "destroy_cross": Power(
        "destroy_cross", mark("Destroys one of the four tiles at its corners."), mark("destroy a tile at its corner")
    ),
    "immune": Power("immune", mark("Immune: no effect touches it, except Rocket Attack.")),
    "none": Power("none", mark("Has no effect. The starting player places it first.")),
    "destroy_immune": Power(
        "destroy_immune",
        mark("Destroys one of the eight tiles around it, but only an Immune one."),
        mark("destroy an Immune neighbour"),
    ),
    "remove_plus": Power(
        "remove_plus",
        mark("Removes one of the four tiles beside it straight to the discard pile."),
        mark("remove a tile beside it"),
    ),
    "remove_cross": Power(
        "remove_cross",
        mark("Removes one of the four tiles at its corners straight to the discard pile."),
        mark("remove a tile at its corner"),
    ),
    "copy_plus": Power(
        "reenact_plus",
        mark("Repeats the immediate effect of one of the four tiles beside it."),
        mark("repeat the effect of a tile beside it"),
    ),
    "copy_cross": Power(
        "reenact_cross",
        mark("Repeats the immediate effect of one of the four tiles at its corners."),
        mark("repeat the effect of a tile at its corner"),
    ),
    "assassinate": Power(
        "assassin",
        mark("Sends one tile of the rival's area to the discard pile."),
        mark("pick a tile of the rival's area"),
    ),
    "recover": Power(
        "cracker", mark("Takes one tile of the discard pile into your area."), mark("take a tile of the discard pile")
    ),
    "recall": Power(
        "recall", mark("Takes one of your followers from the board back into your area."), mark("take back a follower")
    ),
    "turn_ahead": Power(
        "turn_ahead", mark("Turns the three tiles ahead: straight and at both corners."), mark("turn the three ahead")
    ),
    "turn_ring": Power("turn_all", mark("Turns all eight tiles around it."), mark("turn all around it")),
    "bribe": Power("move", mark("Moves one tile on the board to a free space."), mark("choose a tile to move")),
    "draw": Power("draw", mark("Draws the top tile of the unused pile into your area."), mark("draw a tile")),
    "shelter": Power("shelter", mark("The tiles to its left and right are Immune and keep their own effects.")),
    "cover": Power(
        "cover", mark("Goes on top of one of your followers; both become one Immune tile, and the lower one is silent.")
    ),
    "negate_plus": Power("negate_plus", mark("A tile placed beside it has no immediate effect when it is placed.")),
    "negate_cross": Power(
        "negate_cross", mark("A tile placed at its corner has no immediate effect when it is placed.")
    ),
    "kaboom": Power("kaboom", mark("When the game ends, the player it follows loses.")),
}

OWNERS = {
    "mcworld": mark("McWorld"),
    "jihad": mark("Jihad"),
    "neutral": mark("Neutral"),
    "mustafa": mark("Starting tile"),
}
KINDS = {"immediate": mark("immediate effect"), "permanent": mark("permanent effect"), "none": mark("no effect")}
LETTERS = {"mcworld": mark("M"), "jihad": mark("J"), "neutral": mark("N"), "mustafa": "*"}

TILE = {tile.key: tile for tile in TILES}


def name(key: object) -> str:
    """What a tile is called; "a hidden tile" for None."""
    return tr(NAMES[str(key)]) if key is not None else tr("a hidden tile")


def power(key: str) -> Power:
    """The power of a tile."""
    return POWERS[TILE[key].power]


def zoom(key: str, *more: str) -> Zoom:
    """A tile enlarged, with further sentences about it."""
    tile = TILE[key]
    kind = f"{tr(OWNERS[tile.owner])} · {tr(KINDS[tile.kind])}"
    return Zoom(f"tile/{key}", 1.0, name(key), kind, (tr(power(key).does), *more))
