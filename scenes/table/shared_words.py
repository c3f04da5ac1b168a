"""What is said in every game alike: refusals of undo, troubles of the computer, reasons for a hint."""

from __future__ import annotations

from game.core import Reason
from scenes.ui.words import mark, tr

_UNDO = {
    "undo.nothing": mark("There is nothing to take back yet."),
    "undo.new_deal": mark("A new game has been dealt: what came before it stands."),
    "undo.revealed": mark("Something hidden has been shown since then, so that decision stands."),
    "undo.other_person": mark("Another person has decided since then, so that decision stands."),
}

GAVE_UP = "thinker.gave_up"
"""The trouble of a computer that did not think: its move is any legal one."""
_TROUBLE = {
    "thinker.restarted": mark("The computer lost its thread and thought anew."),
    GAVE_UP: mark("The computer could not think and played what came to hand."),
}


def trouble(key: str) -> str:
    """What was the matter with a computer, in a sentence."""
    return tr(_TROUBLE.get(key, _TROUBLE["thinker.restarted"]))


_HINTS = {
    "hint.only_move": mark("It is the only choice there is."),
    "hint.solved": mark("Worked out to the end: nothing does better."),
    "hint.did_best": mark("It came out best: {percent} of 100 games thought ahead are won with it."),
}


def hint(reason: Reason) -> str:
    """Why the computer would choose so, for the reasons that every game shares; empty for others."""
    return tr(_HINTS[reason.key], **reason.args) if reason.key in _HINTS else ""


def undo_refused(reason: Reason) -> str:
    """Why a decision cannot be taken back, in a sentence."""
    return tr(_UNDO.get(reason.key, _UNDO["undo.nothing"]))
