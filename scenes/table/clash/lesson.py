"""The first game of CLASH, in ten steps."""

from __future__ import annotations

from scenes.table.lesson import Lesson, Step
from scenes.ui.words import mark

LESSON = Lesson(
    seed=1,
    options={"neutrals": "beginners", "starter": "mcworld"},
    steps=(
        Step(
            mark(
                "Two rivals fill nine spaces. A tile follows the player it faces. "
                "Whoever has more followers at the end wins."
            )
        ),
        Step(
            mark("You play McWorld and start. Mustafa has no effect: pick him, then the middle space."),
            "place mustafa b2",
            ("place tradition a2", "target b2"),
        ),
        Step(
            mark("Tradition turned Mustafa: he now faces your rival. Place Pop-star below him, on b1."),
            "place pop_star b1",
        ),
        Step(
            mark("Pop-star turns one neighbour. Point at Mustafa to win him back."),
            "target b2",
            ("place taliban b3", "target b2"),
        ),
        Step(
            mark(
                "Taliban destroyed Mustafa. Face down, he blocks the space until your rival's next turn, "
                "then leaves the board."
            )
        ),
        Step(mark("Strike back: place Soldier on a1, beside Tradition."), "place soldier a1"),
        Step(
            mark("Soldier destroys one of the four tiles beside it. Point at Tradition, not at your own Pop-star."),
            "target a2",
            ("place mosque c2",),
        ),
        Step(
            mark(
                "Mosque is Immune: nothing turns, destroys or moves it. "
                "The middle is free again: place Fast-food there."
            ),
            "place fast_food b2",
        ),
        Step(
            mark("Fast-food turns every tile in one line. Point at Taliban, straight ahead."),
            "line n",
            ("place leader a2", "decline"),
        ),
        Step(
            mark(
                "Your rival declined an effect: you may, too. "
                "Now fill the board and keep more followers. The game is yours!"
            )
        ),
    ),
)
