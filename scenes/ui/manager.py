"""pygame_gui's manager with one theme for all screens of a size: reading a theme costs more than all else together."""

from __future__ import annotations

from typing import Any

import pygame_gui
from pygame_gui.core import UIAppearanceTheme

from scenes.ui import theme

_themes: dict[tuple[int, float], UIAppearanceTheme] = {}


class Manager(pygame_gui.UIManager):
    """A manager for a window size, a body text of `body` pixels and a layout unit of `unit` pixels."""

    def __init__(self, size: tuple[int, int], body: int, unit: float) -> None:
        self._key = (body, round(unit, 2))
        known = self._key in _themes
        super().__init__(size, None, enable_live_theme_updates=False)
        if not known:
            self.preload_fonts(theme.fonts(body))
            self.get_theme().load_theme(theme.build(body, unit))

    def create_new_theme(self, theme_path: Any = None) -> UIAppearanceTheme:
        """The theme of this size, made when it is first wanted; only that of the last size is kept."""
        if self._key not in _themes:
            made = super().create_new_theme(theme_path)
            _themes.clear()
            _themes[self._key] = made
        return _themes[self._key]
