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
                "Two rivals fill nine spaces. A tile follows the player it faces. Whoever has more followers at the "
                "end wins."
            )
        ),
        Step(
            mark("You play McWorld and start. Mustafa has no effect: choose him, then the middle space."),
            "place mustafa b2",
            choice=mark("Mustafa, then the middle space"),
            replies=("place tradition a2", "target b2"),
        ),
        Step(
            mark("Tradition turned Mustafa: he now follows your rival. Choose Pop-star, then b1, the space below him."),
            "place pop_star b1",
            choice=mark("Pop-star, then b1, the space below Mustafa"),
        ),
        Step(
            mark("Pop-star turns one neighbour. Choose Mustafa to win him back."),
            "target b2",
            choice=mark("Mustafa"),
            replies=("place taliban b3", "target b2"),
        ),
        Step(
            mark(
                "Taliban destroyed Mustafa. Face down, he blocks the space until your rival's next turn, then leaves "
                "the board."
            )
        ),
        Step(
            mark("Strike back: choose Soldier, then a1, the space below Tradition."),
            "place soldier a1",
            choice=mark("Soldier, then a1, the space below Tradition"),
        ),
        Step(
            mark("Soldier destroys one of the four tiles beside it. Choose Tradition, not your own Pop-star."),
            "target a2",
            choice=mark("Tradition"),
            replies=("place mosque c2",),
        ),
        Step(
            mark(
                "Mosque is Immune: no effect touches it, except Rocket Attack. The middle is free again: choose "
                "Fast-food, then b2."
            ),
            "place fast_food b2",
            choice=mark("Fast-food, then b2, the middle space"),
        ),
        Step(
            mark("Fast-food turns every tile in one line. Choose Taliban, straight ahead."),
            "line n",
            choice=mark("Taliban, straight ahead"),
            replies=("place leader a2", "decline"),
        ),
        Step(
            mark(
                "Your rival declined an effect: you may, too. In other games five neutral tiles lie at the left: both "
                "may play them. Fill the board!"
            )
        ),
    ),
)
