"""Sounds, made by us (`tools/make_sounds.py`): wood on cloth, a flip, a crack, a fanfare.

Without a sound device every call is quiet and nothing else changes.
"""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path

import pygame

from scenes.store.settings import Settings

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
RATE = 22050


class Sounds:
    """Plays the sounds by name. They are read in the background after start, so that the first frame waits for
    nothing."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._ready: dict[str, pygame.mixer.Sound] = {}
        self._works = False
        self._closing = threading.Event()
        self._reader = threading.Thread(target=self._start, name="sounds", daemon=True)

    def start(self) -> None:
        """Open the device and read the sounds, in the background."""
        self._reader.start()

    def _start(self) -> None:
        try:
            pygame.mixer.init(RATE, -16, 1, 512)
        except pygame.error:
            return  # no sound device: the game is silent and otherwise the same
        self._works = True
        with contextlib.suppress(pygame.error):  # the device may vanish at any time
            for path in sorted(FOLDER.glob("*.wav")):
                if self._closing.is_set():
                    return
                self._ready[path.stem] = pygame.mixer.Sound(path)

    def play(self, name: str) -> None:
        """Play a sound, if there is one ready, a device, and nobody muted it."""
        sound = self._ready.get(name)
        if sound is None or self._settings.muted or self._settings.volume == 0:
            return
        with contextlib.suppress(pygame.error):
            sound.set_volume((self._settings.volume / 100) ** 1.5)
            sound.play()

    def close(self) -> None:
        """Let the device go."""
        self._closing.set()
        if self._reader.is_alive():
            self._reader.join(timeout=1)
        if self._works:
            pygame.mixer.quit()
