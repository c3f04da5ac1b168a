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
            mark("Undead 9 is at stake. You lead: choose your Undead 8. Your rival must follow the faction."),
            "play undead 8",
            choice=mark("Undead 8"),
            replies=("play undead 4",),
        ),
        Step(
            mark(
                "You won the card at stake. The loser gets a follower too: a blind card from the stock. The Undead "
                "played score for you."
            )
        ),
        Step(
            mark(
                "Goblin 6 is at stake. Choose Knight 9: who holds Knights must answer with one, or with a Doppelganger."
            ),
            "play knight 9",
            choice=mark("Knight 9"),
            replies=("play knight 4",),
        ),
        Step(
            mark("Undead 2 is a poor follower. Choose Dwarf 3 and lose on purpose: the blind card may well be better."),
            "play dwarf 3",
            choice=mark("Dwarf 3"),
            replies=("play dwarf 5", "play goblin 7"),
        ),
        Step(
            mark(
                "You drew Doppelganger 8: lucky! Your rival leads Goblin 7, and you hold Goblins, so you must follow: "
                "choose Goblin 8."
            ),
            "play goblin 8",
            choice=mark("Goblin 8"),
        ),
        Step(
            mark(
                "Had you held no Goblin, any of your Knights would have beaten your rival's Goblin 7. Doppelgangers "
                "may follow any faction, by number alone."
            )
        ),
        Step(
            mark(
                "In phase two the winner scores both cards, but Dwarves go to the loser. Most cards of a faction win "
                "its vote."
            )
        ),
        Step(mark("Three of five votes make a king. Win followers that will win tricks later. The rest is yours!")),
    ),
)
