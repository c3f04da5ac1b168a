"""Why Claim refuses a card, in sentences that name the rule."""

from __future__ import annotations

from collections.abc import Sequence

from game.claim import reasons
from game.core import Reason
from scenes.table.claim.cards import FACTION, many, name
from scenes.ui.words import mark, tr

SENTENCES = {
    reasons.GAME_OVER: mark("The game is over."),
    reasons.AT_STAKE: mark("{card} is at stake: whoever wins this trick adds it to their followers."),
    reasons.IN_TRICK: mark("{card} has just been played to this trick."),
    reasons.OWN_FOLLOWER: mark("{card} is one of your followers: they are played in phase two."),
    reasons.RIVAL_FOLLOWER: mark("{card} is one of the followers of {player}."),
    reasons.SCORED: mark("{card} lies in the score pile of {player}."),
    reasons.DISCARDED: mark("{card} has been played and is out of the game."),
    reasons.NOT_HELD: mark("{card} is not in your hand."),
}
ANCHORS = {
    reasons.MUST_FOLLOW: "trick",
    reasons.AT_STAKE: "one",
    reasons.OWN_FOLLOWER: "one",
    reasons.SCORED: "end",
}
"""The section of the rules page that a refusal comes from."""
FOLLOW = mark("You hold {held}: follow it.")
FOLLOW_OR = mark("You hold {held}: follow it, or play {instead}.")
FOLLOW_LED = mark("{faction} were led and you hold {held}, so one of them must be played.")


def why_not(reason: Reason, names: Sequence[str]) -> str:
    """The sentence of a refusal."""
    if reason.key == reasons.MUST_FOLLOW:
        return _follow(str(reason.args["led"]), reason.args["instead"])
    parts: dict[str, object] = dict(reason.args)
    if "card" in parts:
        parts["card"] = name(str(parts["card"]))
    seat = parts.get("seat")
    if isinstance(seat, int):
        parts["player"] = names[seat]
    return tr(SENTENCES[reason.key], **parts)


def _follow(led: str, instead: object) -> str:
    """What may be played instead: the led faction, or what counts as it."""
    assert isinstance(instead, tuple)
    held = tr(FACTION[led].held)
    others = [tr(FACTION[faction].held) for faction in instead if faction != led]
    if others:
        return tr(FOLLOW_OR, held=held, instead=", ".join(others))
    if led == "doppelganger":
        return tr(FOLLOW_LED, held=held, faction=many(led))
    return tr(FOLLOW, held=held)
