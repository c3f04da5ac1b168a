"""Thinking in a process of its own, so that no screen stutters and no opponent can peek.

The worker is sent questions and nothing else: an observation, a level, a seed and a budget. It answers with
the text of a move. `Thinker` is this side's end of it: it never waits, and whatever becomes of the worker it comes to
an answer: a worker that died or hangs is replaced once, and after that a legal move is taken from the observation.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import pickle
import signal
import sys
import threading
import time
import types
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.core import Observation
from game.cpu.levels import Budget, Level
from game.cpu.player import Choice, choose

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

PATIENCE = 8.0
"""Seconds that a worker may be late, its start included, before it counts as hanging."""
RETRIES = 1
"""How often a question is put to a new worker."""

OWED = 8
"""How many answers a worker may owe before it counts as hanging: what is sent to one that takes nothing from its pipe
would in the end have to wait."""

MODESTY = 5
"""How much the worker's claim on a processor is lowered, so that the window's frames come first where cores are few."""

_ANY_LENGTH = 60.0
"""Seconds allowed for a budget that names none."""

Question = tuple[int, Observation, Level, int, Budget | None]


def serve(pipe: Connection) -> None:
    """The worker's life: answer questions until the other end closes. A new message stops the thinking about the last
    one; None does only that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # not every system knows it
        os.nice(MODESTY)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            message = pickle.loads(pipe.recv_bytes())
            if message is not None:
                _answer(pipe, message)


def _end_with_parent() -> None:
    """A worker that hangs must not outlive the program either."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _answer(pipe: Connection, question: Question) -> None:
    ticket, observation, level, seed, budget = question
    choice: Choice | None
    try:
        choice = choose(observation, level, seed, budget, stop=pipe.poll)
    except Exception:  # Whatever is wrong, the other side must hear of it at once and help itself.
        choice = None
    pipe.send_bytes(pickle.dumps((ticket, choice)))


@contextlib.contextmanager
def _without_main() -> Iterator[None]:
    """Keeps a new process from running the program's main module again: the worker needs nothing of it."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = types.ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


class Thinker:
    """One opponent's mind in a worker process, which is started by the first question or by `warm_up`.

    One question at a time: `ask`, then `poll` until it gives the choice. All calls return at once.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._worker: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._old: list[SpawnProcess] = []
        self._owed = 0
        self._tickets = itertools.count(1)
        self._question: Question | None = None
        self._deadline = 0.0
        self._retries = 0

    @property
    def busy(self) -> bool:
        """Whether a question is still to be answered."""
        return self._question is not None

    def warm_up(self) -> None:
        """Start the worker now, so that the first question need not wait for it."""
        if self._worker is None or not self._worker.is_alive():
            self._start()

    def ask(self, observation: Observation, level: Level, seed: int, budget: Budget | None = None) -> None:
        """Put a question; one that is still open is dropped."""
        self._question = (next(self._tickets), observation, level, seed, budget)
        self._retries = 0
        self._put()

    def poll(self) -> Choice | None:
        """The choice, once there is one; None until then and when nothing was asked."""
        self._reap()
        if self._question is None:
            return None
        try:
            choice = self._receive()
        except (OSError, EOFError, pickle.UnpicklingError, AttributeError, ImportError):
            return self._worker_failed()
        if choice is not None:
            self._question = None
            return replace(choice, trouble="thinker.restarted") if self._retries else choice
        late = time.monotonic() > self._deadline
        dead = self._worker is None or not self._worker.is_alive()
        return self._worker_failed() if late or dead else None

    def cancel(self) -> None:
        """Drop the question; the worker stops thinking about it."""
        if self._question is None:
            return
        self._question = None
        with contextlib.suppress(OSError, ValueError):
            if self._pipe is not None:
                self._send(None)

    def close(self) -> None:
        """End the worker. The thinker may be used again and then starts another."""
        self._question = None
        self._drop_worker()
        for process in self._old:
            process.join()
            process.close()
        self._old = []

    def __enter__(self) -> Thinker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _start(self) -> None:
        # Imported only now: a program that shows its title first need not wait for this.
        from multiprocessing import get_context

        self._drop_worker()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        worker = context.Process(target=serve, args=(theirs,), daemon=True, name="thinker")
        with _without_main():
            worker.start()
        theirs.close()
        self._worker, self._pipe, self._owed = worker, ours, 0

    def _put(self) -> None:
        question = self._question
        assert question is not None
        _, _, level, _, budget = question
        seconds = (budget or level.budget).seconds
        self._deadline = time.monotonic() + self._patience + (_ANY_LENGTH if seconds is None else seconds)
        # What goes wrong here shows when the answer is looked for.
        with contextlib.suppress(OSError, EOFError, ValueError):
            self.warm_up()
            self._pass_over()
            if self._owed >= OWED:
                self._start()
            self._owed += 1
            self._send(question)

    def _pass_over(self) -> None:
        """Take late answers to dropped questions out of the pipe."""
        while self._pipe is not None and self._pipe.poll():
            self._pipe.recv_bytes()
            self._owed -= 1

    def _send(self, message: Question | None) -> None:
        assert self._pipe is not None
        self._pipe.send_bytes(pickle.dumps(message))

    def _receive(self) -> Choice | None:
        """The answer to the present question, None while there is none; late answers to dropped ones are passed
        over. Raises OSError when the worker reports that it could not answer."""
        while self._pipe is not None and self._pipe.poll():
            ticket, choice = self._answer_in(self._pipe.recv_bytes())
            self._owed -= 1
            if self._question is None or ticket != self._question[0]:
                continue
            if choice is None or choice.move not in self._question[1].moves:
                raise OSError("the worker could not answer")
            return choice
        return None

    @staticmethod
    def _answer_in(data: bytes) -> tuple[int, Choice | None]:
        answer: Any = pickle.loads(data)
        ticket, choice = answer
        return ticket, choice

    def _worker_failed(self) -> Choice | None:
        """Ask a new worker, or in the end choose without one."""
        self._drop_worker()
        question = self._question
        assert question is not None
        if self._retries < RETRIES:
            self._retries += 1
            self._put()
            return None
        self._question = None
        moves = question[1].moves
        return Choice(moves[question[3] % len(moves)], trouble="thinker.gave_up")

    def _drop_worker(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._worker is not None:
            if self._worker.pid is not None:
                self._worker.kill()
            self._old.append(self._worker)
        self._worker = self._pipe = None

    def _reap(self) -> None:
        """Let the system forget workers that have ended."""
        for process in [process for process in self._old if not process.is_alive()]:
            process.join()
            process.close()
            self._old.remove(process)
