"""How long frames take: `python tools/frames.py [KEY …] [--size 1920x1080] [--seconds 4] [--json]`.

For each game the table is turned over and over, so that every piece is moving, first with idle processors and then with
a computer thinking beside it. Reported per frame (events, update, drawing, flip), in milliseconds: median, 99th
percentile, longest; "at rest" are the frames between two turns, in which nothing moves and faces are painted. Start-up
is measured too: seconds from the start of a new process to the first picture of the title, and the memory that process
then holds. Run it on a screen of its own (Xvfb, say) or with SDL_VIDEODRIVER=dummy.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game import available, rulebook  # noqa: E402
from game.cpu.levels import LEVELS, Budget  # noqa: E402
from game.cpu.worker import Thinker  # noqa: E402
from game.journal import Player  # noqa: E402

_FRAME = 1 / 60

_START = """
import os, resource, sys, time
began = float(sys.argv[1])
sys.path.insert(0, sys.argv[2])
from pathlib import Path
from scenes.app import App
from scenes.opening import open_first
app = App(Path(sys.argv[3]), size=(int(sys.argv[4]), int(sys.argv[5])))
open_first(app, None, None)
app.frame(1 / 60)
shown = time.time() - began
for _ in range(120):
    app.frame(1 / 60)
    time.sleep(1 / 120)
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
app.sounds.close()
print(shown, memory)
"""


def start_up(size: tuple[int, int]) -> dict[str, float]:
    """Seconds until the title is seen (median of five new processes) and their largest memory in megabytes."""
    shown, memory = [], []
    for _ in range(5):
        with tempfile.TemporaryDirectory() as folder:
            args = [sys.executable, "-c", _START, str(time.time()), str(ROOT), folder, *map(str, size)]
            done = subprocess.run(args, capture_output=True, text=True, check=True)
        seconds, megabytes = map(float, done.stdout.split()[-2:])
        shown.append(seconds)
        memory.append(megabytes)
    return {"title_seconds": statistics.median(shown), "memory_megabytes": max(memory)}


def figures(frames: list[float]) -> dict[str, float]:
    """Median, 99th percentile and longest of frame times in seconds, as milliseconds."""
    frames = sorted(frames)
    at = min(len(frames) - 1, round(len(frames) * 0.99))
    return {"median": statistics.median(frames) * 1e3, "p99": frames[at] * 1e3, "longest": frames[-1] * 1e3}


def busy_table(key: str, size: tuple[int, int], seconds: float) -> dict[str, Any]:
    """Frame times of one game's table with every piece moving, without and with a computer thinking."""
    from scenes.app import App
    from scenes.opening import open_first
    from scenes.start import start
    from scenes.table.table import Table

    with tempfile.TemporaryDirectory() as folder:
        app = App(Path(folder), size=size)
        app.settings.speed = "normal"
        open_first(app, None, None)
        book = rulebook(key)
        seats = book.seats[-1]
        players = [Player(f"Player {seat + 1}") for seat in range(seats)]
        start(app, key, book.settle({}, seats), players, seed=3)
        table = app.scenes[1]
        assert isinstance(table, Table)
        if app.top is not table:  # the curtain, where something is hidden: its person has come
            table.session.turn_to(table.session.match.seat)
            app.pop()
        _play_on(table, moves=8 * seats)
        rest: list[float] = []
        warm = _turning(app, table, seconds / 2, [])
        idle = _turning(app, table, seconds, rest)
        seat = table.session.match.seat
        assert seat is not None
        with Thinker() as mind:
            mind.ask(table.session.match.state.observe(seat), LEVELS["novice"], 1)
            while mind.poll() is None:  # the worker has started: that happens once in a program's life
                time.sleep(0.01)
            mind.ask(table.session.match.state.observe(seat), LEVELS["master"], 1, Budget(2 * seconds))
            thinking = _turning(app, table, seconds, rest)
        for scene in reversed(app.scenes):
            scene.closed()
    found = {"first": figures(warm), "idle": figures(idle), "thinking": figures(thinking)}
    return {**found, "at rest": figures(rest)} if rest else found


def _play_on(table: Any, moves: int) -> None:
    """Take the match some way in, so that the table is full."""
    rng = random.Random(4)
    for _ in range(moves):
        state = table.session.match.state
        if state.seat is None:
            return
        twin = state.copy()
        move = rng.choice(twin.legal_moves())
        twin.apply(move)
        if twin.seat is None:
            return
        table.session.play(move)


def _turning(app: Any, table: Any, seconds: float, rest: list[float]) -> list[float]:
    """Frame times while the table is turned again and again; those in between, until all faces are painted, go to
    `rest`."""
    import pygame

    frames: list[float] = []
    seats = len(table.session.players)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        if not table.stage.unfinished:
            table.session.bottom = (table.session.bottom + 1) % seats
            table.show()
        began = time.perf_counter()
        table.stage.update(_FRAME)
        moving = table.stage.moving
        pygame.event.pump()
        app.show()
        taken = time.perf_counter() - began
        (frames if moving else rest).append(taken)
        time.sleep(max(0.0, _FRAME - taken))
    return frames


def main(argv: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="frames.py", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", metavar="KEY", help="games to measure; all by default")
    parser.add_argument("--size", default="1920x1080", help="the window, in pixels")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each measurement takes")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wanted = parser.parse_args(argv)
    width, _, height = wanted.size.partition("x")
    size = (int(width), int(height))
    found: dict[str, Any] = {"size": wanted.size, "start": start_up(size)}
    for key in wanted.games or available():
        found[key] = busy_table(key, size, wanted.seconds)
    if wanted.json:
        print(json.dumps(found))
        return 0
    print(f"title after {found['start']['title_seconds']:.2f} s, {found['start']['memory_megabytes']:.0f} MB")
    for key in wanted.games or available():
        for kind, values in found[key].items():
            line = "  ".join(f"{name} {value:6.2f} ms" for name, value in values.items())
            print(f"{key:14} {kind:9} {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
