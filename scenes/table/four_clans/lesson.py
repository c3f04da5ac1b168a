"""The first tricks of Four Clans Conflict, in ten steps."""

from __future__ import annotations

from scenes.table.lesson import Lesson, Step
from scenes.ui.words import mark

LESSON = Lesson(
    seed=1,
    options={"first": "side_a"},
    opening=("cube goat wolf",),
    steps=(
        Step(
            mark(
                "Four forts, three cards a side at each. The higher sum wins the fort's points and the cubes left on "
                "it."
            )
        ),
        Step(
            mark(
                "Your rival had to move one cube first: from Goat to Wolf. The first fort to lose its last cube makes "
                "its clan trump."
            )
        ),
        Step(
            mark(
                "You have one card more than your rival: put away the weak Eagle 2. Choose it, then the lit slot at "
                "the far right."
            ),
            "put_away eagle 2",
            choice=mark("Eagle 2, then the slot “away” at the far right"),
        ),
        Step(
            mark("Lead the first trick: choose Wolf 7, the King, then the Wolf fort."),
            "play wolf 7 wolf",
            choice=mark("Wolf 7, then the Wolf fort"),
            replies=("play wolf 4 goat",),
        ),
        Step(
            mark(
                "Your King won and counts seven. The losing card is turned down, counts one, and its player took a "
                "cube there."
            )
        ),
        Step(
            mark("The winner leads. Losing pays too: choose Goat 3, then the Goat fort, where one cube is left."),
            "play goat 3 goat",
            choice=mark("Goat 3, then the Goat fort"),
            replies=("play goat 7 eagle", "play snake 5 snake"),
        ),
        Step(
            mark("You lost the trick and took the last cube. The fort turned: Goats are trump, and it is worth four.")
        ),
        Step(
            mark(
                "Your rival leads Snake 5. You hold Snakes and must follow: choose Snake 7, which wins, then the Eagle "
                "fort."
            ),
            "play snake 7 eagle",
            choice=mark("Snake 7, then the Eagle fort"),
        ),
        Step(
            mark("Without the led clan you may play anything; a trump wins then. And a Jester, the 1, beats its King.")
        ),
        Step(
            mark(
                "After twelve tricks forts and cubes are counted, and the sides change places for a second round. Play "
                "on!"
            )
        ),
    ),
)
