"""Something shown over the table until any key, click or button puts it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from scenes import intents
from scenes.scene import Hint, Scene
from scenes.table.view import GameView
from scenes.ui import theme
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App


class Over(Scene):
    """The darkened table; what lies on it is drawn by `draw_over`."""

    opaque = False
    darkness = 190
    """How much of the table is dimmed, from 0 to 255."""

    def __init__(self, app: App, view: GameView) -> None:
        super().__init__(app)
        self.view = view
        self._dark: Surface | None = None

    def build(self) -> None:
        self._dark = Surface((self.measure.width, self.measure.height), pygame.SRCALPHA)
        self._dark.fill((*theme.WOOD_DARK, self.darkness))

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.app.pop()
            return True
        return False

    def intent(self, intent: str) -> None:
        if intent not in intents.DIRECTIONS:
            self.app.pop()

    def hints(self) -> list[Hint]:
        return [(intents.BACK, tr("put away"))]

    def draw(self, surface: Surface) -> None:
        if self._dark is not None:
            surface.blit(self._dark, (0, 0))
        self.draw_over(surface)

    def draw_over(self, surface: Surface) -> None:
        """Draw what lies over the table."""
