"""Why CLASH refuses something, in sentences that name the rule."""

from __future__ import annotations

from collections.abc import Sequence

from game.clash import reasons
from game.core import Reason
from scenes.table.clash.tiles import name
from scenes.ui.words import mark, tr

SENTENCES = {
    reasons.GAME_OVER: mark("The game is over."),
    reasons.STARTER_FIRST: mark("{player} lost the last game and first says who starts this one."),
    reasons.STARTER_KNOWN: mark("It is settled already who starts: {player}."),
    reasons.DRAFT_FIRST: mark("The draft comes first: {player} picks a tile."),
    reasons.DRAFT_OVER: mark("The draft is over."),
    reasons.NOT_OFFERED: mark("{tile} is not among the tiles offered."),
    reasons.MUSTAFA_FIRST: mark("The first turn of a game places Mustafa and nothing else."),
    reasons.MAY_NOT_PASS: mark("A tile must be placed: only an effect can be declined."),
    reasons.NO_EFFECT: mark("No effect waits for a choice: pick a tile and a free space."),
    reasons.TILE_ON_BOARD: mark("{tile} lies on the board already, on {space}."),
    reasons.TILE_DISCARDED: mark("{tile} is in the discard pile; only Cracker brings a tile back from there."),
    reasons.TILE_OF_RIVAL: mark("{tile} is in the rival's area: you play from your own or from the neutral area."),
    reasons.TILE_OUT_OF_REACH: mark("{tile} is neither in your area nor in the neutral area."),
    reasons.SPACE_OCCUPIED: mark("{tile} lies on {space}: a tile needs a free space."),
    reasons.SPACE_FACE_DOWN: mark("A destroyed tile blocks {space} until the turn of {player}, who destroyed it."),
    reasons.NOBEL_NEEDS_FOLLOWER: mark("Nobel Prize never lies on an empty space: it covers one of your followers."),
    reasons.NOBEL_NOT_YOURS: mark("{tile} follows the rival: Nobel Prize covers only your own followers."),
    reasons.NOBEL_IMMUNE: mark("{tile} is Immune because of {shield}, so Nobel Prize may not cover it."),
    reasons.EFFECT_FIRST: mark("First use or decline the effect of {tile}."),
    reasons.OTHER_CHOICE: mark("{tile} asks for something else: see the line at the top."),
    reasons.COPY_COMMITTED: mark("Choosing a tile to repeat commits: the effect of {tile} must be carried out."),
    reasons.BRIBE_COMMITTED: mark("{tile} is being bribed and must move to a free space."),
    reasons.TARGET_EMPTY: mark("Nothing lies on {space}."),
    reasons.TARGET_FACE_DOWN: mark("{tile} lies face down: a destroyed tile is never the subject of an effect."),
    reasons.TARGET_ITSELF: mark("No tile's effect has that tile itself as its subject."),
    reasons.TARGET_IN_CHAIN: mark("{tile} is part of this chain of repeated effects and is spared by it."),
    reasons.TARGET_OUT_OF_REACH: mark("{space} is out of reach: {tile} reaches {reach}."),
    reasons.TARGET_IMMUNE: mark("{tile} is Immune because of {shield}: only Rocket Attack could touch it."),
    reasons.TARGET_NOT_IMMUNE: mark("Rocket Attack destroys only what is Immune, and {tile} is not."),
    reasons.TARGET_NOT_YOURS: mark("{tile} follows the rival: Financial Crisis takes back only your own followers."),
    reasons.TURNS_NOTHING: mark("That way there is nothing that could be turned."),
    reasons.COPY_PERMANENT: mark("{tile} has a permanent effect: only immediate ones can be repeated."),
    reasons.COPY_POWERLESS: mark("{tile} has no effect to repeat."),
    reasons.COPY_FULL_BOARD: mark(
        "With nine tiles face up nothing is destroyed, not through a repeated effect either."
    ),
    reasons.COPY_IDLE: mark("The effect of {tile} could do nothing now, so it cannot be repeated."),
    reasons.NOT_IN_RIVAL_AREA: mark("{tile} is not openly in the rival's area."),
    reasons.NO_SUCH_PLACE: mark("The rival's area has only {count} places."),
    reasons.PLACE_IS_OPEN: mark("{tile} lies open there and is chosen as itself."),
    reasons.NOT_IN_DISCARD: mark("{tile} is not in the discard pile."),
}

_REACH = {
    "ring": mark("the eight around it"),
    "plus": mark("the four beside it"),
    "cross": mark("the four at its corners"),
}
_TILES = ("tile", "shield", "covering")


def why_not(reason: Reason, names: Sequence[str]) -> str:
    """The sentence of a refusal."""
    parts: dict[str, object] = dict(reason.args)
    for key in _TILES:
        if key in parts:
            parts[key] = name(parts[key])
    if "reach" in parts:
        parts["reach"] = tr(_REACH.get(str(parts["reach"]), "{reach}"))
    seat = parts.get("destroyer", parts.get("seat"))
    if isinstance(seat, int):
        parts["player"] = names[seat]
    return tr(SENTENCES[reason.key], **parts)


_ANCHORS = {
    reasons.STARTER_FIRST: "matches",
    reasons.STARTER_KNOWN: "matches",
    reasons.DRAFT_FIRST: "variants",
    reasons.DRAFT_OVER: "variants",
    reasons.NOT_OFFERED: "variants",
    reasons.NOBEL_NEEDS_FOLLOWER: "nobel",
    reasons.NOBEL_NOT_YOURS: "nobel",
    reasons.NOBEL_IMMUNE: "nobel",
    reasons.COPY_COMMITTED: "copying",
    reasons.COPY_PERMANENT: "copying",
    reasons.COPY_POWERLESS: "copying",
    reasons.COPY_IDLE: "copying",
    reasons.COPY_FULL_BOARD: "end",
    reasons.TARGET_IN_CHAIN: "copying",
    reasons.BRIBE_COMMITTED: "transfers",
    reasons.NOT_IN_RIVAL_AREA: "transfers",
    reasons.NO_SUCH_PLACE: "transfers",
    reasons.PLACE_IS_OPEN: "transfers",
    reasons.NOT_IN_DISCARD: "transfers",
    reasons.TARGET_NOT_YOURS: "transfers",
    reasons.TARGET_IMMUNE: "immunity",
    reasons.TARGET_NOT_IMMUNE: "immunity",
    reasons.TARGET_EMPTY: "targets",
    reasons.TARGET_FACE_DOWN: "words",
    reasons.TARGET_ITSELF: "targets",
    reasons.TARGET_OUT_OF_REACH: "targets",
    reasons.TURNS_NOTHING: "targets",
}


def anchor(reason: Reason) -> str:
    """The section of the rules page that tells the rule; the course of a turn for all others."""
    return _ANCHORS.get(reason.key, "turn")
