"""What a scene is: one screen on the stack, with its widgets, its keys and its drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.intents import ACCEPT, BACK, DIRECTIONS, FINISH, NEXT, PREVIOUS
from scenes.ui.measure import Measure
from scenes.ui.widgets import Ui

if TYPE_CHECKING:
    from scenes.app import App

Hint = tuple[str, str]
"""An intent and, translated, what it does here: one entry of the line of current keys."""


class Scene:
    """A screen. The app calls `build` when the scene appears and whenever size, text size or language change; widgets
    are made there and nowhere else. Handlers only take note; `update` moves time on; `draw` only draws."""

    opaque = True
    """Whether the scene hides what is below it on the stack."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.ui = Ui(app.measure)

    @property
    def measure(self) -> Measure:
        """The screen's size in units and pixels."""
        return self.app.measure

    def rebuild(self) -> None:
        """Make the widgets anew for the present size, language and text size, keeping the focus."""
        focus = self.ui.focus.current
        self.ui = Ui(self.app.measure)
        self.build()
        self.ready(focus)

    def ready(self, before: str | None) -> None:
        """The widgets are made: say what the focus can go to, `before` being where it was."""
        self.ui.ready(before)

    def build(self) -> None:
        """Make the widgets."""

    def resumed(self, result: object) -> None:
        """The scene is on top again after one above it ended with `result`."""

    def closed(self) -> None:
        """The scene has left the stack for good: let go of what it holds."""

    def handle(self, event: pygame.event.Event) -> bool:
        """A raw event: mouse, text, widgets. True if it was used up, so that no intent is made of it."""
        return self.ui.handle(event)

    def intent(self, intent: str) -> None:
        """A key or pad button, by its meaning."""
        if intent in DIRECTIONS:
            self.ui.steer(intent)
        elif intent in (NEXT, PREVIOUS):
            self.ui.focus.cycle(1 if intent == NEXT else -1)
        elif intent in (ACCEPT, FINISH):
            self.ui.press()
        elif intent == BACK:
            self.back()

    def back(self) -> None:
        """What Esc and B do: leave."""
        self.app.pop()

    def update(self, seconds: float) -> None:
        """Time passes."""
        self.ui.update(seconds)

    def lively(self) -> bool:
        """Whether something moves by itself, so that every frame must be drawn."""
        return self.ui.lively()

    def moving_part(self) -> Rect | None:
        """The part of the screen (pixels) outside which nothing has changed since the last drawing, as long as nothing
        came in from a player; None where that is not known."""
        return None

    def draw(self, surface: Surface) -> None:
        """Draw the whole scene."""
        self.ui.draw(surface)

    def notice_area(self) -> Rect | None:
        """Where notices are shown (pixels), from the bottom up; None: at the top of the screen."""
        return None

    def hints(self) -> list[Hint]:
        """The keys that do something here, for the line at the bottom."""
        return []
