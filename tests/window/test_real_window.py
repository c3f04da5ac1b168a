"""The program in a real X window, worked from outside with xdotool: from the title to a result, and its manners there.

These need Xvfb and xdotool; where they are missing, `conftest.py` beside this file leaves the run out and says so.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Screen:
    """A virtual screen with the program in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24", "-nolisten", "tcp"],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as numbers:
            self.display = f":{numbers.readline().strip()}"
        self.env = {**os.environ, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "x11"}
        self.program: subprocess.Popen[bytes] | None = None

    def start(self, *args: str) -> None:
        """Start the program and wait for its window."""
        command = [sys.executable, str(ROOT / "main.py"), "--data-dir", str(self.folder), *args]
        self.program = subprocess.Popen(command, env=self.env, cwd=ROOT)
        self.do("search", "--sync", "--class", "main.py")
        time.sleep(1.0)

    def do(self, *words: str) -> str:
        """One command of xdotool."""
        done = subprocess.run(["xdotool", *words], env=self.env, capture_output=True, text=True, timeout=30, check=True)
        return done.stdout.strip()

    def key(self, *names: str) -> None:
        """Strike keys one after another, as a person does."""
        for name in names:
            self.do("key", name)
            time.sleep(0.08)

    def click(self, x: int, y: int) -> None:
        """Click at a point."""
        self.do("mousemove", str(x), str(y))
        time.sleep(0.05)
        self.do("click", "1")
        time.sleep(0.12)

    def key_until(self, name: str, seen: Callable[[], bool], seconds: float = 60) -> None:
        """Strike a key, again only if nothing came of it: a program that is still starting hears no keys."""
        end = time.monotonic() + seconds
        while not seen():
            assert time.monotonic() < end, f"nothing came of {name}"
            self.key(name)
            self.wait(seen, 5)

    def wait(self, seen: Callable[[], bool], seconds: float) -> None:
        """Wait until something is seen, at most so long."""
        end = time.monotonic() + seconds
        while not seen() and time.monotonic() < end:
            time.sleep(0.05)

    def journals(self) -> list[Path]:
        """The journals on disk, running and finished."""
        return sorted(self.folder.glob("matches/**/*.jsonl"))

    def decisions(self) -> int:
        """How many decisions the newest journal holds."""
        lines = self.journals()[-1].read_text().splitlines()
        return sum("move" in json.loads(line) for line in lines)

    def has_begun_another_game(self) -> bool:
        """Whether the match has gone past the result of its first game."""
        return any("game" in json.loads(line) for line in self.journals()[-1].read_text().splitlines()[1:])

    def close(self) -> None:
        """End the program and the screen."""
        if self.program is not None:
            self.program.kill()
            self.program.wait()
        self.server.terminate()
        self.server.wait()


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    made = Screen(tmp_path / "data")
    yield made
    made.close()


def _speed_up(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text(json.dumps({"version": 1, "speed": "off"}))


def test_a_game_is_played_from_the_title_to_its_result_with_keys_from_outside(screen: Screen) -> None:
    _speed_up(screen.folder)
    screen.start("--windowed")
    screen.key_until("Return", lambda: bool(screen.journals()))  # the first thing: a game against the computer
    end = time.monotonic() + 150
    while not screen.has_begun_another_game():
        assert time.monotonic() < end, "the result of the first game never came"
        screen.key("Return")  # takes what is offered first; at the result, goes on to the next game
    assert screen.decisions() >= 5


def test_killing_the_program_loses_nothing_and_continue_comes_first(screen: Screen) -> None:
    _speed_up(screen.folder)
    screen.start("--windowed")
    screen.key_until("Return", lambda: bool(screen.journals()))
    end = time.monotonic() + 60
    while screen.decisions() < 2:
        assert time.monotonic() < end, "no decision was recorded"
        screen.key("Return")
    before = screen.decisions()
    assert screen.program is not None
    screen.program.kill()
    screen.program.wait()
    screen.start("--windowed")
    screen.key("Return")  # Continue
    time.sleep(1.5)
    assert len(screen.journals()) == 1, "Return dealt a new match instead of going on with the old one"
    while screen.decisions() <= before:
        assert time.monotonic() < end + 60, "the match did not go on"
        screen.key("Return")


def test_esc_pressed_twice_on_the_title_ends_the_program_in_order(screen: Screen) -> None:
    screen.start("--windowed")
    program, end = screen.program, time.monotonic() + 60
    assert program is not None
    while program.poll() is None:
        assert time.monotonic() < end, "nothing came of Escape"
        screen.key("Escape")
        screen.wait(lambda: program.poll() is not None, 0.4)
    assert program.returncode == 0


def test_clicks_from_outside_choose_boxes_and_buttons(screen: Screen) -> None:
    _speed_up(screen.folder)
    screen.start("--windowed")
    time.sleep(1.0)
    screen.click(184, 340)  # the first box on the shelf
    time.sleep(1.0)
    screen.click(1070, 650)  # Deal
    screen.wait(lambda: bool(screen.journals()), 10)
    assert len(screen.journals()) == 1
