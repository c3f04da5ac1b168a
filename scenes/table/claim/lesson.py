"""The first tricks of Claim, in nine steps."""

from __future__ import annotations

from scenes.table.lesson import Lesson, Step
from scenes.ui.words import mark

LESSON = Lesson(
    seed=1,
    options={"first_leader": "seat_1"},
    steps=(
        Step(
            mark("Five factions choose a king. In phase one you win followers; in phase two those followers win votes.")
        ),
        Step(
            mark("The Undead 9 is at stake. You lead: play your Undead 8. Your rival must follow the faction."),
            "play undead 8",
            ("play undead 4",),
        ),
        Step(mark("You won the card at stake. The Undead played went to your score pile: their power in phase one.")),
        Step(
            mark(
                "Goblin 6 is at stake. Lead Knight 9: who holds Knights must answer with one, or with a Doppelganger."
            ),
            "play knight 9",
            ("play knight 4",),
        ),
        Step(
            mark("Undead 2 is a poor follower. Lead Dwarf 3 and lose on purpose: the loser takes a blind card."),
            "play dwarf 3",
            ("play dwarf 5", "play goblin 7"),
        ),
        Step(
            mark("A blind Doppelganger 8: lucky! Your rival leads Goblin 7; you hold Goblins: follow with Goblin 8."),
            "play goblin 8",
        ),
        Step(
            mark(
                "Without a Goblin, any Knight would have beaten it. Doppelgangers follow any faction, by number alone."
            )
        ),
        Step(
            mark(
                "In phase two the winner scores both cards, but Dwarves go to the loser. "
                "Most cards of a faction win its vote."
            )
        ),
        Step(mark("Three of five votes make a king. Win followers that will win tricks later. The rest is yours!")),
    ),
)
