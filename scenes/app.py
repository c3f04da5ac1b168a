"""The window, the clock and the stack of scenes."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Rect, Surface

from scenes.intents import FULLSCREEN, MUTE, NAMES, Reader
from scenes.scene import Scene
from scenes.sound import Sounds
from scenes.store.settings import Settings, SettingsFile
from scenes.ui import backdrop, marks, pictures, text, theme
from scenes.ui.measure import CAPTION, Measure
from scenes.ui.words import speak, tr

FRAMES = 60
SMALLEST = (640, 360)
USUAL = (1280, 720)
_TOAST = 4.5  # seconds a notice stays
_IDLE = 0.25  # seconds between frames when nothing moves


class NoDisplay(Exception):
    """No window can be opened; the message is a sentence."""


@dataclass(slots=True)
class _Toast:
    sentence: str
    left: float
    place: tuple[int, int] | None
    private: bool


class App:
    """Opens the window and runs the scenes. `data` is the folder for settings and saves, `size` the window's in pixels.

    Raises NoDisplay where no window can be opened.
    """

    def __init__(self, data: Path, windowed: bool = False, reset: bool = False, size: tuple[int, int] = USUAL) -> None:
        self.data = data
        self.file = SettingsFile(data)
        if reset:
            self.file.reset()
        self.settings: Settings = self.file.load()
        if windowed:
            self.settings.fullscreen = False
        speak(self.settings.language)
        self.sounds = Sounds(self.settings)
        self.reader = Reader()
        self.scenes: list[Scene] = []
        self.running = True
        self._clock = pygame.time.Clock()
        self._toasts: list[_Toast] = []
        self._stale = True
        self._lively = False
        self._keys = ""
        """The line of keys that was drawn last."""
        self._since_draw = 0.0
        self._window_size = size
        self._open()
        self.measure = self._measured()

    # -- the window ---------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
        # We draw in software. Handing each picture to OpenGL costs 40 ms a frame and 100 MB where that is software too,
        # and gains nothing elsewhere.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        try:
            pygame.display.init()
            pygame.font.init()
            self._set_mode()
        except pygame.error as error:
            raise NoDisplay(f"no window can be opened: {error}") from None
        pygame.display.set_caption("Rivals' Table")
        pygame.key.set_repeat(380, 60)
        pygame.key.start_text_input()
        try:
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error):
            pass  # no pads on this machine: keyboard and mouse do everything

    def _set_mode(self) -> None:
        if self.settings.fullscreen:
            try:
                self.screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
                return
            except pygame.error:
                self.settings.fullscreen = False
                self.notice(tr("This screen has no full-screen mode that works, so the window is back."))
        size = self._window_size
        desktops = pygame.display.get_desktop_sizes()
        if desktops and desktops[0][0] > 0:
            size = (min(size[0], desktops[0][0]), min(size[1], desktops[0][1]))
        self.screen = pygame.display.set_mode(size, pygame.RESIZABLE)

    def _measured(self) -> Measure:
        width, height = self.screen.get_size()
        return Measure(max(SMALLEST[0], width), max(SMALLEST[1], height), self.settings.text_size / 100)

    def toggle_fullscreen(self) -> None:
        """Window to full screen and back; a mode that fails rolls back by itself."""
        self.settings.fullscreen = not self.settings.fullscreen
        self._set_mode()
        self.refresh()
        self.save_settings()

    def refresh(self) -> None:
        """Lay everything out again, after a change of size, text size or language."""
        speak(self.settings.language)
        self.measure = self._measured()
        for kept in (text, pictures, backdrop, marks):
            kept.forget()
        for scene in self.scenes:
            scene.rebuild()
        self._stale = True

    def save_settings(self) -> None:
        """Write the settings; if the disk refuses, say so and go on."""
        if not self.file.save(self.settings):
            self.notice(tr(self.file.notices.pop()))

    # -- the stack ----------------------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene | None:
        """The scene that has the player's attention."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.scenes.append(scene)
        self._toasts = [toast for toast in self._toasts if toast.place is None and not toast.private]
        scene.rebuild()
        self._stale = True

    def pop(self, result: object = None) -> None:
        """Take the top scene away; the one below hears its result. Without scenes the app ends."""
        self.scenes.pop().closed()
        self._stale = True
        if self.scenes:
            self.scenes[-1].resumed(result)
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one."""
        self.scenes.pop().closed()
        self.push(scene)

    def home(self) -> None:
        """Back to the lowest scene, the title."""
        while len(self.scenes) > 1:
            self.scenes.pop().closed()
        self.hush()
        self.scenes[0].resumed(None)

    # -- saying things ------------------------------------------------------------------------------------------------

    def notice(self, sentence: str, place: tuple[int, int] | None = None, private: bool = False) -> None:
        """Say a sentence (already translated) for a few seconds, at a place or where the scene leaves room. One that
        is `private` is for the person who is at the screen, and goes with them."""
        self._toasts = [t for t in self._toasts if t.sentence != sentence and (place is None or t.place is None)]
        self._toasts.append(_Toast(sentence, _TOAST, place, private))
        self._stale = True

    def unsay(self, sentence: str) -> None:
        """Put a notice away before its time: what it said is no longer so."""
        self._toasts = [toast for toast in self._toasts if toast.sentence != sentence]
        self._stale = True

    def hush(self) -> None:
        """Put away what was said to the person who was at the screen: another one is coming."""
        self._toasts = [toast for toast in self._toasts if not toast.private]
        self._stale = True

    # -- the loop -----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Run until the last scene is gone or the window is closed."""
        while self.running and self.scenes:
            self.frame(self._clock.tick(FRAMES) / 1000)
        for scene in reversed(self.scenes):
            scene.closed()
        self.sounds.close()

    def frame(self, seconds: float) -> None:
        """One turn of the loop: what came in, what time does, what is seen."""
        seconds = min(seconds, 0.1)
        for event in pygame.event.get():
            self._event(event)
            if not self.running or not self.scenes:
                return
        held = self.reader.repeat(seconds)
        if held and self.top:
            self._stale = True
            self.top.intent(held)
        self._age_toasts(seconds)
        for scene in list(self.scenes):
            if scene is self.top or not self.scenes[self.scenes.index(scene) + 1].opaque:
                scene.update(seconds)
        self._since_draw += seconds
        lively = any(scene.lively() for scene in self._seen())
        if lively != self._lively:  # a movement begins or has ended
            self._lively, self._stale = lively, True
        if self.scenes and (self._stale or lively or self._since_draw >= _IDLE):
            self.show()

    def show(self) -> None:
        """Draw and bring to the screen what may have changed: all of it after anything came in, and now and then; in
        between, of a scene alone on the screen, the part where it says that it moves."""
        alone = not self._stale and not self._toasts and self._since_draw < _IDLE and len(self._seen()) == 1
        part, keys = None, None
        if self.top is not None:
            keys = self.keys_line(self.top)
            if alone and keys == self._keys:
                part = self.top.moving_part()
            self._keys = keys
        self.screen.set_clip(part)
        self.draw(self.screen, keys)
        self.screen.set_clip(None)
        if part is None:
            pygame.display.flip()
        else:
            pygame.display.update(part)
        self._stale = False
        self._since_draw = 0.0

    def _event(self, event: pygame.event.Event) -> None:
        if event.type != pygame.MOUSEMOTION or self.top is not None:
            self._stale = True
        if event.type == pygame.QUIT:
            self.running = False
            return
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            if self.screen.get_size() != (self.measure.width, self.measure.height):
                if not self.settings.fullscreen:
                    self._window_size = self.screen.get_size()
                self.refresh()
            return
        intent = self.reader.read(event)
        scene = self.top
        if scene is None or scene.handle(event) or intent is None:
            return
        if intent == FULLSCREEN:
            self.toggle_fullscreen()
        elif intent == MUTE:
            self.settings.muted = not self.settings.muted
            self.notice(tr("Sound is off.") if self.settings.muted else tr("Sound is on."))
            self.save_settings()
        else:
            scene.intent(intent)

    def _age_toasts(self, seconds: float) -> None:
        for toast in self._toasts:
            toast.left -= seconds
        if any(toast.left <= 0 for toast in self._toasts):
            self._toasts = [toast for toast in self._toasts if toast.left > 0]
            self._stale = True

    # -- drawing ------------------------------------------------------------------------------------------------------

    def _seen(self) -> list[Scene]:
        first = len(self.scenes) - 1
        while first > 0 and not self.scenes[first].opaque:
            first -= 1
        return self.scenes[first:]

    def draw(self, surface: Surface, keys: str | None = None) -> None:
        """Draw what is seen of the stack, the line of keys (worked out here where it is not given), and notices."""
        for scene in self._seen():
            scene.draw(surface)
        if self.top is not None:
            self._draw_keys(surface, self.keys_line(self.top) if keys is None else keys)
        shift = 0
        for toast in self._toasts:
            shift = self._draw_toast(surface, toast, shift)

    def keys_line(self, scene: Scene) -> str:
        """The line of keys, or of pad buttons if a pad was used last."""
        side = 1 if self.reader.pad_last else 0
        shown = [(NAMES[intent][side], label) for intent, label in scene.hints()]
        return "     ".join(f"{tr(key)}  {label}" for key, label in shown if key)

    def _draw_keys(self, surface: Surface, line: str) -> None:
        m = self.measure
        box = m.rect(2, m.units_high - 3.4, m.units_wide - 4, 3.0)
        if line and surface.get_clip().colliderect(box):
            surface.blit(backdrop.shade(m.width, box.h + m.px(0.6)), (0, box.top - m.px(0.2)))
            text.put(surface, line, box, m.font(CAPTION), theme.DIM, align="center")

    def _draw_toast(self, surface: Surface, toast: _Toast, shift: int) -> int:
        """Draw a notice `shift` pixels further in than the first of those without a place of their own; the shift of
        the next."""
        m = self.measure
        area = self.top.notice_area() if self.top is not None else None
        wide = area.w if area is not None and toast.place is None else min(m.px(70), m.width - m.px(4))
        room = (wide - m.px(4), (m.height if area is None else area.h) // 2)
        size = text.fit_pixels(toast.sentence, m.font(CAPTION * 1.1), room, False, True)
        drawn = text.paragraph(toast.sentence, size, theme.INK, wide - m.px(4), align="center")
        box = drawn.get_rect().inflate(m.px(4), m.px(2))
        if toast.place is not None:
            box.midbottom = (toast.place[0], toast.place[1] - m.px(1.5))
        elif area is not None:
            box.midbottom = (area.centerx, area.bottom - shift)
        else:
            box.midtop = (m.width // 2, m.px(1) + shift)
        box.clamp_ip(Rect(m.px(1), m.px(1), m.width - m.px(2), m.height - m.px(2)))
        backdrop.draw_panel(surface, box, "paper", m.unit)
        pygame.draw.rect(surface, theme.BRASS, box, max(1, m.px(0.3)), m.px(1))
        surface.blit(drawn, drawn.get_rect(center=box.center))
        return shift if toast.place is not None else shift + box.h + m.px(1)
