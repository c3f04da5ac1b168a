"""Stages whose faces are painted by tests."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface

from scenes.stage.stage import Stage


class Clock:
    """Stands in for the clock that faces are painted by: it only goes on while one is painted."""

    now = 0.0

    def perf_counter(self) -> float:
        return self.now

    def frame(self) -> None:
        """A new frame begins."""
        self.now += 1.0


def painter(seconds: float, clock: Clock | None = None) -> tuple[Stage, list[str]]:
    """A stage whose faces take so long to paint by the clock, and the faces it has painted."""
    painted: list[str] = []

    def slow(face: str, w: int, h: int) -> Surface:
        painted.append(face)
        if clock is not None:
            clock.now += seconds
        return filled(Surface((w, h), pygame.SRCALPHA), pygame.Color("red"))

    return Stage(slow), painted


def slow_painter(seconds: float, monkeypatch: pytest.MonkeyPatch) -> tuple[Stage, list[str], Clock]:
    """The same, and its clock, which nothing else moves."""
    clock = Clock()
    monkeypatch.setattr("scenes.stage.faces.time", clock)
    monkeypatch.setattr("scenes.stage.stage.time", clock)
    return *painter(seconds, clock), clock


def filled(surface: Surface, colour: pygame.Color) -> Surface:
    """The surface in one colour."""
    surface.fill(colour)
    return surface
