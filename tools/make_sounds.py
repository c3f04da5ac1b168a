"""Makes the sounds, from sines and noise: `python tools/make_sounds.py` writes assets/sounds/*.wav anew.

They are made here and not when the program starts, where making them would slow the first frames.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
RATE = 22050

Wave = Callable[[float], float]


def _tone(pitch: float, fall: float = 0.0) -> Wave:
    return lambda t: math.sin(2 * math.pi * (pitch * t + fall * t * t / 2))


def _render(seconds: float, wave: Wave, decay: float, attack: float = 0.004) -> list[float]:
    count = int(seconds * RATE)
    return [
        wave(i / RATE) * math.exp(-decay * i / RATE) * min(1.0, i / RATE / attack) * min(1.0, (count - i) / 60)
        for i in range(count)
    ]


def _noise(seconds: float, decay: float, smooth: float, seed: int) -> list[float]:
    rng = random.Random(seed)
    level, made = 0.0, []
    for i in range(int(seconds * RATE)):
        level += (rng.uniform(-1, 1) - level) * smooth
        made.append(level * math.exp(-decay * i / RATE))
    return made


def _mix(*parts: tuple[float, float, list[float]]) -> list[float]:
    """Each part is (start in seconds, volume, samples)."""
    length = max(int(start * RATE) + len(samples) for start, _, samples in parts)
    mixed = [0.0] * length
    for start, volume, samples in parts:
        first = int(start * RATE)
        for i, value in enumerate(samples):
            mixed[first + i] += value * volume
    return mixed


def _chord(pitches: tuple[float, ...], gap: float, seconds: float) -> list[float]:
    notes = [(i * gap, 0.4, _render(seconds, _tone(pitch), 5.0)) for i, pitch in enumerate(pitches)]
    bells = [(i * gap, 0.12, _render(seconds, _tone(pitch * 2.01), 9.0)) for i, pitch in enumerate(pitches)]
    return _mix(*notes, *bells)


RECIPES: dict[str, Callable[[], list[float]]] = {
    "focus": lambda: _render(0.03, _tone(900), 80),
    "press": lambda: _mix((0, 0.7, _render(0.07, _tone(320, -900), 45)), (0, 0.4, _noise(0.03, 120, 0.6, 1))),
    "place": lambda: _mix((0, 0.9, _render(0.16, _tone(150, -300), 30)), (0, 0.7, _noise(0.06, 70, 0.45, 2))),
    "slide": lambda: _noise(0.18, 16, 0.25, 3),
    "flip": lambda: _mix((0, 0.7, _noise(0.09, 30, 0.7, 4)), (0.07, 0.6, _render(0.08, _tone(210, -400), 40))),
    "turn": lambda: _mix((0, 0.6, _noise(0.14, 14, 0.35, 5)), (0.12, 0.7, _render(0.1, _tone(180), 38))),
    "crack": lambda: _mix(
        (0, 1.0, _noise(0.25, 18, 0.9, 6)),
        (0, 0.8, _render(0.2, _tone(110, -350), 18)),
        (0.06, 0.6, _noise(0.1, 40, 0.8, 7)),
    ),
    "deal": lambda: _noise(0.07, 38, 0.6, 8),
    "take": lambda: _mix((0, 0.4, _render(0.12, _tone(520), 22)), (0.06, 0.4, _render(0.14, _tone(780), 22))),
    "refuse": lambda: _mix((0, 0.5, _render(0.12, _tone(140), 14)), (0.09, 0.5, _render(0.14, _tone(118), 14))),
    "won": lambda: _chord((392, 494, 587, 784), 0.11, 0.9),
    "lost": lambda: _chord((392, 349, 311, 262), 0.16, 0.8),
}


def main() -> int:
    """Write every sound as a 16-bit mono file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, recipe in RECIPES.items():
        samples = array("h", (int(max(-1.0, min(1.0, value * 0.8)) * 32000) for value in recipe()))
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
