"""The first battle of War on Terror, in nine steps."""

from __future__ import annotations

from scenes.table.lesson import Lesson, Step
from scenes.ui.words import mark

LESSON = Lesson(
    seed=14,
    steps=(
        Step(
            mark(
                "Ten countries are worth one to five points each. The strongest force liberates a country; "
                "ten points win."
            )
        ),
        Step(mark("You reveal the first country: turn up the first one."), "reveal 1"),
        Step(
            mark(
                "Iraq is worth five: five cards each, five rounds. Here whoever plays an Aircraft turns "
                "over a rival's card."
            )
        ),
        Step(
            mark("In each round you play one card or pass. Fast Transport draws another when it is your first."),
            "play 98",
            ("play 49",),
        ),
        Step(
            mark("Five against your four. Only cards that lie face up count. Add Supply Column."),
            "play 43",
            ("play 5", "turn_over 98"),
        ),
        Step(
            mark(
                "An Aircraft: your Fast Transport is about to be turned over. Fact Check is a shield: "
                "discard it to prevent that."
            ),
            "shield 73",
        ),
        Step(mark("Your card stays up, the shield is gone. Now add Garrison."), "play 41", ("pass",)),
        Step(
            mark(
                "A card that is face down may be turned up again. Cards left in your hand stay there for "
                "later countries."
            )
        ),
        Step(mark("Spend what a country is worth, and no more. Win Iraq, then the rest is yours!")),
    ),
)
