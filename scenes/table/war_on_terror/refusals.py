"""Why a move is refused, as sentences, and the section of the rules page that each comes from."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Reason
from game.war_on_terror import reasons
from scenes.table.war_on_terror import cards
from scenes.ui.words import mark, tr

_SENTENCES = {
    reasons.GAME_OVER: (mark("The game is over."), "end"),
    reasons.REVEAL_FIRST: (mark("First {player} turns the next country up."), "country"),
    reasons.PLAY_FIRST: (mark("Nothing waits for a choice: {player} plays a card or passes."), "country"),
    reasons.COUNTRY_CONTESTED: (mark("One country at a time: {country} must be decided first."), "country"),
    reasons.COUNTRY_TURNED: (mark("{country} lies open already."), "country"),
    reasons.NOT_IN_HAND: (mark("{card} is not in the hand of {player}."), "country"),
    reasons.TARGET_FIRST: (mark("{acting} waits for its target first."), "texts"),
    reasons.MUST_TURN_OVER: (mark("{acting} must turn a card over: that is no offer."), "turning"),
    reasons.MUST_TURN_UP: (mark("{acting} must turn one of your cards up: that is no offer."), "turning"),
    reasons.MUST_SWAP: (mark("{acting}: choose the player whose hand is taken."), "texts"),
    reasons.SWAP_SELF: (mark("A hand is swapped with another player's."), "texts"),
    reasons.NO_SUCH_SEAT: (mark("Nobody sits there."), "texts"),
    reasons.NOT_ON_TABLE: (mark("{card} lies before nobody: choose a card on the table."), "turning"),
    reasons.OWN_CARD: (mark("{card} is your own: only another player's card will do."), "turning"),
    reasons.FACE_DOWN_ALREADY: (mark("{card} lies face down already."), "turning"),
    reasons.STEADFAST: (mark("{card} is steadfast: it may not be turned over."), "texts"),
    reasons.SAFE_HERE: (mark("In {country} cards of that type may not be turned over."), "countries"),
    reasons.FACE_UP_ALREADY: (mark("{card} lies face up: only a face-down card is turned up."), "turning"),
    reasons.NOT_YOUR_CARD: (mark("{card} lies before {player}: only your own cards are turned up."), "turning"),
    reasons.SHIELD_FIRST: (mark("First {player} answers: a shield for {target}, or none."), "shield"),
    reasons.NO_SHIELD_CARD: (mark("{card} is no shield."), "shield"),
    reasons.TIE_FIRST: (mark("A tie: {player} adds a card or none."), "ties"),
}


def why_not(reason: Reason, names: Sequence[str]) -> str:
    """The sentence of a refusal."""
    parts: dict[str, object] = dict(reason.args)
    for key in ("card", "acting", "target"):
        if key in parts:
            parts[key] = cards.name(parts[key])
    if "country" in parts:
        parts["country"] = cards.country_name(parts["country"])
    seat = parts.get("owner", parts.get("seat"))
    if isinstance(seat, int):
        parts["player"] = names[seat]
    return tr(_SENTENCES[reason.key][0], **parts)


def anchor(reason: Reason) -> str:
    """The section of the rules page that a refusal comes from."""
    return _SENTENCES[reason.key][1] if reason.key in _SENTENCES else ""
