"""Widgets are seen as soon as they are made."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.ui.measure import Measure
from scenes.ui.widgets import Ui


def drawn(ui: Ui) -> bytes:
    surface = Surface((640, 360))
    ui.draw(surface)
    return surface.get_buffer().raw


def test_a_new_button_is_drawn_whole_in_the_very_first_frame() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))
    ui = Ui(Measure(640, 360, 1.0))
    ui.button("first", Rect(20, 20, 200, 60), "First", lambda: None)
    ui.ready()
    at_once = drawn(ui)
    ui.update(0.016)
    assert at_once == drawn(ui)
    ui.button("second", Rect(20, 120, 200, 60), "Second", lambda: None)
    with_both = drawn(ui)
    assert with_both != at_once
    ui.update(0.016)
    assert with_both == drawn(ui)
