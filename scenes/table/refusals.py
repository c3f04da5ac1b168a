"""Refusals and troubles that are the same in every game."""

from __future__ import annotations

from game.core import Reason
from scenes.ui.words import mark, tr

_UNDO = {
    "undo.nothing": mark("There is nothing to take back yet."),
    "undo.new_deal": mark("A new game has been dealt: what came before it stands."),
    "undo.revealed": mark("Something hidden has been shown since then, so that decision stands."),
    "undo.other_person": mark("Another person has decided since then, so that decision stands."),
}

_TROUBLE = {
    "thinker.restarted": mark("The computer lost its thread and thought anew."),
    "thinker.gave_up": mark("The computer could not think and played what came to hand."),
}


def trouble(key: str) -> str:
    """What was the matter with a computer, in a sentence."""
    return tr(_TROUBLE.get(key, _TROUBLE["thinker.restarted"]))


def undo_refused(reason: Reason) -> str:
    """Why a decision cannot be taken back, in a sentence."""
    return tr(_UNDO.get(reason.key, _UNDO["undo.nothing"]))
