"""The first tricks of Four Clans Conflict, in nine steps."""

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
                "Four forts, three cards a side at each. The higher sum wins the fort's points and the "
                "cubes left on it."
            )
        ),
        Step(
            mark("You go first, so one of your thirteen cards is put away unseen. Point at Eagle 2: it is weak."),
            "put_away eagle 2",
        ),
        Step(
            mark("Lead the first trick: pick Wolf 7, the King, and lay it below the Wolf fort."),
            "play wolf 7 wolf",
            ("play wolf 4 goat",),
        ),
        Step(
            mark(
                "Your King won and counts seven. The losing card is turned down, counts one, and its "
                "player took a cube there."
            )
        ),
        Step(
            mark("The winner leads. Losing pays too: lead Goat 3 to the Goat fort, where one cube is left."),
            "play goat 3 goat",
            ("play goat 7 eagle", "play snake 5 snake"),
        ),
        Step(
            mark("You lost the trick and took the last cube. The fort turned: Goats are trump, and it is worth four.")
        ),
        Step(
            mark("Your rival leads Snake 5. You hold Snakes and must follow: win with Snake 7, at the Eagle fort."),
            "play snake 7 eagle",
        ),
        Step(
            mark("Without the led clan you may play anything; a trump wins then. And a Jester, the 1, beats its King.")
        ),
        Step(
            mark(
                "After twelve tricks forts and cubes are counted, and the sides change places for a second "
                "round. Play on!"
            )
        ),
    ),
)
