"""Why Four Clans Conflict refuses something, in sentences that name the rule."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Reason
from game.four_clans import reasons
from scenes.table.four_clans.cards import clan, name
from scenes.ui.words import mark, tr

SENTENCES = {
    reasons.GAME_OVER: mark("The round is over."),
    reasons.CUBE_FIRST: mark("First {player} must move one cube from a fort to another."),
    reasons.CUBE_DONE: mark("One cube is moved before play, and that is done."),
    reasons.NO_CUBE_MOVE: mark("In Team Battle no cube is moved."),
    reasons.AWAY_FIRST: mark("First {player} must put one card away, face down."),
    reasons.AWAY_DONE: mark("One card is put away before play, and that is done."),
    reasons.NOTHING_AWAY: mark("In Team Battle no card is put away."),
    reasons.MUST_FOLLOW: mark("{card} cannot answer: {led} was led, and who holds that clan must play it."),
    reasons.FORT_FULL: mark("Three of your side's cards lie at the fort of the {fort}: it has no room for {card}."),
    reasons.CARD_PLAYED: mark("{card} lies at the fort of the {fort} already, played by {player}."),
    reasons.CARD_AWAY: mark("{card} was put away and is out of this round."),
    reasons.NOT_HELD: mark("{card} is not in your hand."),
}

_ANCHORS = {
    reasons.CUBE_FIRST: "deal",
    reasons.CUBE_DONE: "deal",
    reasons.AWAY_FIRST: "deal",
    reasons.AWAY_DONE: "deal",
    reasons.CARD_AWAY: "deal",
    reasons.NO_CUBE_MOVE: "team",
    reasons.NOTHING_AWAY: "team",
    reasons.MUST_FOLLOW: "trick",
    reasons.FORT_FULL: "trick",
}


def anchor(reason: Reason) -> str:
    """The section of the rules page that a refusal comes from."""
    return _ANCHORS.get(reason.key, "")


def why_not(reason: Reason, names: Sequence[str]) -> str:
    """The sentence of a refusal."""
    parts: dict[str, object] = dict(reason.args)
    if "card" in parts:
        parts["card"] = name(str(parts["card"]))
    for key in ("led", "fort"):
        if key in parts:
            parts[key] = clan(str(parts[key]))
    seat = parts.get("seat")
    if isinstance(seat, int):
        parts["player"] = names[seat]
    return tr(SENTENCES[reason.key], **parts)
