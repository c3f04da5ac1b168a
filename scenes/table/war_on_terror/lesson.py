"""The first battle of War on Terror, in nine steps."""

from __future__ import annotations

from scenes.table.lesson import Lesson, Step
from scenes.ui.words import mark

LESSON = Lesson(
    seed=14,
    steps=(
        Step(
            mark(
                "Ten countries are worth one to five points each. The strongest force liberates a country; ten points "
                "win."
            )
        ),
        Step(
            mark("You reveal the first country: choose the first of the ten that lie face down."),
            "reveal 1",
            choice=mark("the first of the countries that lie face down"),
        ),
        Step(
            mark(
                "Iraq is worth five: five cards each, five rounds. Here whoever plays an Aircraft turns over a rival's "
                "card."
            )
        ),
        Step(
            mark(
                "Each round you play one card or pass. Choose the ship with the 4, Fast Transport: played first, it "
                "draws a card."
            ),
            "play 98",
            choice=mark("Fast Transport, the ship with the 4"),
            replies=("play 49",),
        ),
        Step(
            mark(
                "Five against your four. Only cards that lie face up count. Choose Supply Column, the tank at the "
                "right."
            ),
            "play 43",
            choice=mark("Supply Column, the tank at the right"),
            replies=("play 5", "turn_over 98"),
        ),
        Step(
            mark(
                "Your rival played an Aircraft, so Iraq turns over your Fast Transport. Choose Fact Check, the card "
                "with a shield, to prevent that."
            ),
            "shield 73",
            choice=mark("Fact Check, the card with a shield"),
        ),
        Step(
            mark("Your card stays up, and the shield is gone. Now choose Garrison, the tank that is left."),
            "play 41",
            choice=mark("Garrison, the tank that is left"),
            replies=("pass",),
        ),
        Step(
            mark(
                "A card that is face down may be turned up again. Cards left in your hand stay there for later "
                "countries."
            )
        ),
        Step(mark("Spend what a country is worth, and no more. Win Iraq, then the rest is yours!")),
    ),
)
