"""The computers' levels in words."""

from __future__ import annotations

from scenes.ui.words import mark, tr

WORDS = {
    "novice": (mark("Novice"), mark("Knows the rules, overlooks a lot.")),
    "casual": (mark("Casual"), mark("Plays along and punishes big mistakes.")),
    "skilled": (mark("Skilled"), mark("Plans ahead and remembers what was played.")),
    "master": (mark("Master"), mark("Counts everything and gives nothing away.")),
}


def title(level: str) -> str:
    """What a level is called; an unknown one goes by its own name."""
    return tr(WORDS[level][0]) if level in WORDS else level


def character(level: str) -> str:
    """One line on how a level plays."""
    return tr(WORDS[level][1]) if level in WORDS else ""
