"""What keys and pad buttons mean. Scenes hear intents and never ask which key it was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from scenes.ui.words import mark

LEFT, RIGHT, UP, DOWN = "left", "right", "up", "down"
ACCEPT, BACK, MENU, NEXT, PREVIOUS = "accept", "back", "menu", "next", "previous"
ZOOM, HINT, UNDO, LOG, LAST, RULES = "zoom", "hint", "undo", "log", "last", "rules"
FINISH, MUTE, FULLSCREEN = "finish", "mute", "fullscreen"
HOME, END = "home", "end"
DIRECTIONS = (LEFT, RIGHT, UP, DOWN)

_KEYS = {
    pygame.K_LEFT: LEFT,
    pygame.K_RIGHT: RIGHT,
    pygame.K_UP: UP,
    pygame.K_DOWN: DOWN,
    pygame.K_RETURN: ACCEPT,
    pygame.K_KP_ENTER: ACCEPT,
    pygame.K_ESCAPE: BACK,
    pygame.K_SPACE: FINISH,
    pygame.K_TAB: NEXT,
    pygame.K_BACKSPACE: UNDO,
    pygame.K_HOME: HOME,
    pygame.K_END: END,
    pygame.K_z: ZOOM,
    pygame.K_h: HINT,
    pygame.K_g: LOG,
    pygame.K_l: LAST,
    pygame.K_m: MUTE,
    pygame.K_F1: RULES,
    pygame.K_F11: FULLSCREEN,
}

_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: ACCEPT,
    pygame.CONTROLLER_BUTTON_B: BACK,
    pygame.CONTROLLER_BUTTON_X: ZOOM,
    pygame.CONTROLLER_BUTTON_Y: HINT,
    pygame.CONTROLLER_BUTTON_BACK: RULES,
    pygame.CONTROLLER_BUTTON_START: MENU,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: UNDO,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: LAST,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: DOWN,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: LOG,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: FINISH,
}

NAMES = {  # intent -> (key, pad button) as the line of current keys shows them
    ACCEPT: (mark("Enter"), "A"),
    BACK: (mark("Esc"), "B"),
    MENU: (mark("Esc"), "Start"),
    ZOOM: ("Z", "X"),
    HINT: ("H", "Y"),
    UNDO: (mark("Backspace"), "LB"),
    LAST: ("L", "RB"),
    LOG: ("G", "RS"),
    RULES: ("F1", mark("Select")),
    FINISH: (mark("Space"), "LS"),
    NEXT: (mark("Tab"), ""),
    MUTE: ("M", ""),
    FULLSCREEN: ("F11", ""),
    "move": (mark("Arrows"), mark("D-pad")),
    HOME: (mark("Home"), ""),
    END: (mark("End"), ""),
    "turn": (mark("Left and right"), mark("D-pad")),
}

_STICK = 0.55  # how far a stick must lean to count
_FIRST_REPEAT, _REPEAT = 0.38, 0.13  # seconds until a held direction repeats, and between repeats


@dataclass(slots=True)
class _Held:
    intent: str
    left: float


class Reader:
    """Turns pygame events into intents; keeps pads that join and leave. Of what is held only directions repeat: nobody
    means to choose, to leave or to take back twice."""

    def __init__(self) -> None:
        self.pads: dict[int, Any] = {}
        self.pad_last = False
        self._held: _Held | None = None
        self._lean: dict[tuple[int, int], str] = {}
        self._down: set[int] = set()
        """Keys that are held."""

    def read(self, event: pygame.event.Event) -> str | None:
        """The intent of an event, or None."""
        if event.type == pygame.KEYDOWN:
            again = event.key in self._down
            self._down.add(event.key)
            intent = self._key(event)
            return intent if not again or intent in DIRECTIONS else None
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            self.pad_last = self.pad_last and event.type == pygame.MOUSEMOTION
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            self._join(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self.pads.pop(event.instance_id, None)
            self._held = None
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._button(event.button)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._held = None
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(event)
        return None

    def repeat(self, seconds: float) -> str | None:
        """The direction that a held pad repeats after this much more time, if any."""
        if self._held is None:
            return None
        self._held.left -= seconds
        if self._held.left > 0:
            return None
        self._held.left = _REPEAT
        return self._held.intent

    def _key(self, event: pygame.event.Event) -> str | None:
        self.pad_last = False
        if event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT:
            return PREVIOUS
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            return FULLSCREEN
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return None
        return _KEYS.get(event.key)

    def _button(self, button: int) -> str | None:
        self.pad_last = True
        intent = _BUTTONS.get(button)
        if intent in DIRECTIONS:
            self._held = _Held(intent, _FIRST_REPEAT)
        return intent

    def _axis(self, event: pygame.event.Event) -> str | None:
        if event.axis not in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            return None
        place = (event.instance_id, event.axis)
        value = event.value / 32768 if abs(event.value) > 1 else event.value
        names = (LEFT, RIGHT) if event.axis == pygame.CONTROLLER_AXIS_LEFTX else (UP, DOWN)
        lean = names[value > 0] if abs(value) > _STICK else ""
        if lean == self._lean.get(place, ""):
            return None
        self._lean[place] = lean
        self._held = _Held(lean, _FIRST_REPEAT) if lean else None
        self.pad_last = self.pad_last or bool(lean)
        return lean or None

    def _join(self, index: int) -> None:
        from pygame._sdl2 import controller

        if controller.is_controller(index):
            pad = controller.Controller(index)
            self.pads[pad.as_joystick().get_instance_id()] = pad
