"""A hand that works the app with real pygame events: mouse, drag, keys and pad. Time passes frame by frame."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pygame

from scenes.app import App
from scenes.opening import open_first
from scenes.table.session import Session
from scenes.table.table import Table
from scenes.table.view import SAY

FRAME = 1 / 60
LONG_FRAME = 0.1  # the longest step that the app takes at once: waiting takes few of them
PAD_BUTTONS = {
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "accept": pygame.CONTROLLER_BUTTON_A,
    "back": pygame.CONTROLLER_BUTTON_B,
    "zoom": pygame.CONTROLLER_BUTTON_X,
    "undo": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "menu": pygame.CONTROLLER_BUTTON_START,
}
PAD_KEYS = {
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "accept": pygame.K_RETURN,
    "back": pygame.K_ESCAPE,
}


class Hand:
    """One app and the hand at its controls."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        key: str | None = None,
        code: str | None = None,
        **settings: object,
    ) -> None:
        self.app = App(folder, windowed=True, size=size)
        for name, value in settings.items():
            setattr(self.app.settings, name, value)
        self.app.refresh()
        open_first(self.app, key, code)
        self.frames()

    def draw_seldom(self) -> None:
        """Draw only one in twenty of the frames: in long matches drawing takes most of the time."""
        draw, count = self.app.draw, 0

        def seldom(surface: pygame.Surface, keys: str | None = None) -> None:
            nonlocal count
            count += 1
            if count % 20 == 0:
                draw(surface, keys)

        self.app.draw = seldom  # type: ignore[method-assign]

    def close(self) -> None:
        """Leave the app as closing its window does."""
        for scene in reversed(self.app.scenes):
            scene.closed()
        self.app.sounds.close()

    @property
    def table(self) -> Table:
        """The table, which must be the scene on top."""
        assert isinstance(self.app.top, Table), f"{type(self.app.top).__name__} is on top"
        return self.app.top

    @property
    def session(self) -> Session:
        """The match at the table."""
        return self.table.session

    def said(self) -> list[str]:
        """The notices on screen."""
        return [toast.sentence for toast in self.app._toasts]

    def frames(self, count: int = 2) -> None:
        """Let frames pass."""
        for _ in range(count):
            self.app.frame(FRAME)

    def until(self, ready: Callable[[], bool], seconds: float = 30.0) -> None:
        """Let frames pass until something is so; real time passes with them, for computers that think."""
        end = time.monotonic() + seconds
        while not ready():
            assert time.monotonic() < end, "it never came to be"
            self.wait_a_frame()

    def wait_a_frame(self) -> None:
        """Let one long frame pass, and a little real time for a computer that thinks."""
        self.app.frame(LONG_FRAME)
        time.sleep(0.001)

    def wait(self, seconds: float) -> None:
        """Let so much of the app's time pass, in long frames."""
        for _ in range(round(seconds / LONG_FRAME)):
            self.app.frame(LONG_FRAME)

    # -- mouse --------------------------------------------------------------------------------------------------------

    def move(self, pos: tuple[int, int]) -> None:
        """Move the mouse."""
        pygame.mouse.set_pos(pos)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
        # Buttons ask the system where the mouse is, which may know it a frame later.
        self.frames(2)

    def press(self, pos: tuple[int, int], button: int = 1) -> None:
        """Press a mouse button and keep it down."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))
        self.frames(1)

    def release(self, pos: tuple[int, int], button: int = 1) -> None:
        """Let a mouse button go."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))
        self.frames(2)

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        """Move there, press and let go."""
        self.move(pos)
        self.press(pos, button)
        self.release(pos, button)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Pull from one place to another."""
        self.move(start)
        self.press(start)
        self.move(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
        self.move(end)
        self.release(end)

    def click_on(self, name: str) -> None:
        """Click a widget of the scene on top, by its name."""
        assert self.app.top is not None
        self.click(self.app.top.ui.widgets[name].rect.center)

    # -- keys and pads ------------------------------------------------------------------------------------------------

    def key(self, key: int, mod: int = 0) -> None:
        """Strike a key."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        self.frames(2)

    def pad(self, name: str) -> None:
        """Strike a pad button, by the intent it stands for."""
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, button=PAD_BUTTONS[name], instance_id=0))
        self.frames(2)

    # -- at the table -------------------------------------------------------------------------------------------------

    def place_of(self, name: str) -> tuple[int, int]:
        """Where a target is: a piece, a spot or a button."""
        table = self.table
        if name.startswith(SAY):
            return table.ui.widgets[name].rect.center
        if name in table.stage.poses:
            pose = table.stage.poses[name]
            return round(pose.x), round(pose.y)
        return table.lay.spots[name].center

    def choose_by_mouse(self, path: tuple[str, ...]) -> None:
        """Click along a path."""
        for name in path:
            self.click(self.place_of(name))

    def choose_by_drag(self, path: tuple[str, ...]) -> None:
        """Drag where a path has two ends on the table, else click."""
        if len(path) == 2 and not path[1].startswith(SAY):
            self.drag(self.place_of(path[0]), self.place_of(path[1]))
        else:
            self.choose_by_mouse(path)

    def choose_by_keys(self, path: tuple[str, ...]) -> None:
        """Walk to each part of a path with Tab, and take it with Enter."""
        for name in path:
            for _ in range(60):
                if self.table.ui.focus.current == name:
                    break
                self.key(pygame.K_TAB)
            assert self.table.ui.focus.current == name
            self.key(pygame.K_RETURN)

    def choose_by_pad(self, path: tuple[str, ...]) -> None:
        """Walk to each part of a path with the d-pad, nearest first, and take it with A."""
        for name in path:
            self._walk_to(name)
            self.pad("accept")

    def _walk_to(self, name: str) -> None:
        """Breadth first over the focus graph, then the presses that lead there."""
        focus = self.table.ui.focus
        if focus.current is None:
            self.pad("right")
        start = focus.current
        assert start is not None
        ways: dict[str, list[str]] = {start: []}
        queue = [start]
        while queue and name not in ways:
            at = queue.pop(0)
            for step in ("left", "right", "up", "down"):
                focus.current = at
                if focus.move(step) and focus.current is not None and focus.current not in ways:
                    ways[focus.current] = [*ways[at], step]
                    queue.append(focus.current)
        focus.current = start
        assert name in ways, f"no way from {start} to {name}"
        for step in ways[name]:
            self.pad(step)
        assert focus.current == name
