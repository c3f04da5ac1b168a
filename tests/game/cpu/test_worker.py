"""The worker process: it is sent an observation and nothing else, and whatever befalls it no move is lost."""

from __future__ import annotations

import io
import itertools
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.core import Observation, Rulebook, State
from game.cpu.levels import Budget, Level, level
from game.cpu.player import Choice, choose
from game.cpu.worker import OWED, Thinker
from tests.game.toy import TOY

ROOT = Path(__file__).parents[3]
MASTER = level("master")
FEW = Budget(seconds=5, iterations=50)
LONG = Budget(seconds=30)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    with Thinker() as made:
        yield made


def opening(seed: int = 1, **options: str) -> State:
    return TOY.new_game(TOY.settle(options, 2), 2, seed)


def asked(state: State) -> Observation:
    return state.observe(state.seat)


def answer(thinker: Thinker, limit: float = 60.0) -> Choice:
    ends = time.monotonic() + limit
    while time.monotonic() < ends:
        choice = thinker.poll()
        if choice is not None:
            return choice
        time.sleep(0.002)
    raise AssertionError("the thinker never answered")


def pid(thinker: Thinker) -> int:
    worker = thinker._worker
    assert worker is not None
    assert worker.pid is not None
    return worker.pid


def test_the_worker_decides_what_would_be_decided_here(thinker: Thinker) -> None:
    for seed in range(5):
        observation = asked(opening(seed, draw="yes"))
        thinker.ask(observation, MASTER, seed, FEW)
        assert answer(thinker) == choose(observation, MASTER, seed, FEW)


def test_nothing_is_started_before_the_first_question(thinker: Thinker) -> None:
    assert thinker._worker is None
    assert thinker.poll() is None
    assert not thinker.busy


def test_asking_and_polling_do_not_wait(thinker: Thinker) -> None:
    thinker.ask(asked(opening()), MASTER, 1, LONG)
    assert thinker.busy
    assert thinker.poll() is None
    thinker.cancel()
    assert not thinker.busy
    assert thinker.poll() is None


def test_a_cancelled_question_is_not_answered_and_the_next_one_is_at_once(thinker: Thinker) -> None:
    thinker.ask(asked(opening(1)), MASTER, 1, Budget(seconds=300))
    thinker.cancel()
    state = opening(2)
    thinker.ask(asked(state), MASTER, 1, FEW)
    choice = answer(thinker)
    assert choice.move in state.legal_moves()
    assert choice.trouble is None, "the worker went on thinking and was taken for hanging"


def test_a_new_question_replaces_the_old_one(thinker: Thinker) -> None:
    thinker.ask(asked(opening(1)), MASTER, 1, LONG)
    state = opening(2)
    thinker.ask(asked(state), MASTER, 1, FEW)
    assert answer(thinker) == choose(asked(state), MASTER, 1, FEW)
    assert thinker.poll() is None


@pytest.mark.parametrize("round_", range(4))
def test_killing_the_worker_at_any_moment_never_loses_a_move(thinker: Thinker, round_: int) -> None:
    rng = random.Random(round_)
    for seed in range(25):
        state = opening(seed, draw="yes")
        thinker.ask(asked(state), MASTER, seed, Budget(seconds=5, iterations=200))
        time.sleep(rng.random() * 0.25)
        os.kill(pid(thinker), signal.SIGKILL)
        assert answer(thinker).move in state.legal_moves()
        assert not thinker.busy


def test_a_worker_that_died_is_replaced_and_the_trouble_told(thinker: Thinker) -> None:
    state = opening()
    thinker.ask(asked(state), MASTER, 1, FEW)
    os.kill(pid(thinker), signal.SIGKILL)
    choice = answer(thinker)
    assert choice.trouble in ("thinker.restarted", None)
    assert choice.move is choose(asked(state), MASTER, 1, FEW).move


def test_a_worker_that_hangs_is_replaced_and_at_last_done_without() -> None:
    state = opening()
    with Thinker(patience=0.3) as thinker:
        for _ in range(2):
            thinker.ask(asked(state), MASTER, 1, Budget(seconds=0.01))
            os.kill(pid(thinker), signal.SIGSTOP)
            while thinker._retries == 0:
                assert thinker.poll() is None
                time.sleep(0.01)
            os.kill(pid(thinker), signal.SIGSTOP)
            choice = answer(thinker)
            assert choice.trouble == "thinker.gave_up"
            assert choice.move in state.legal_moves()


def test_a_worker_that_takes_nothing_from_its_pipe_is_replaced_before_the_pipe_is_full(thinker: Thinker) -> None:
    """Asking, dropping and asking again must never wait for room in the pipe of a worker that hangs."""
    state = opening()
    thinker.warm_up()
    hangs = pid(thinker)
    os.kill(hangs, signal.SIGSTOP)
    for _ in range(OWED + 1):
        thinker.ask(asked(state), MASTER, 1, FEW)
        thinker.cancel()
    assert pid(thinker) != hangs
    thinker.ask(asked(state), MASTER, 1, FEW)
    assert answer(thinker).trouble is None


def test_late_answers_to_dropped_questions_do_not_count_as_owed(thinker: Thinker) -> None:
    state = opening()
    thinker.ask(asked(state), MASTER, 1, FEW)
    answer(thinker)
    first = pid(thinker)
    for _ in range(2 * OWED):
        thinker.ask(asked(state), MASTER, 1, FEW)
        assert answer(thinker).trouble is None
    assert pid(thinker) == first


def test_a_question_that_breaks_the_search_still_gets_a_legal_move(thinker: Thinker) -> None:
    state = opening()
    broken = Level("broken", "search", overlooks="many")  # type: ignore[arg-type]
    thinker.ask(asked(state), broken, 1, FEW)
    choice = answer(thinker)
    assert choice.trouble == "thinker.gave_up"
    assert choice.move in state.legal_moves()
    thinker.ask(asked(state), MASTER, 1, FEW)
    assert answer(thinker).trouble is None


@pytest.mark.parametrize("book", [TOY, *map(game.rulebook, game.available())], ids=lambda book: book.key)
def test_the_message_to_the_worker_holds_the_observation_and_nothing_else(
    book: Rulebook, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two truths that look the same make the same message, down to the last byte."""
    thinker.warm_up()
    assert thinker._pipe is not None
    messages: list[bytes] = []
    send = thinker._pipe.send_bytes

    def spy(data: bytes) -> None:
        messages.append(data)
        send(data)

    monkeypatch.setattr(thinker._pipe, "send_bytes", spy)
    truth = book.new_game(book.settle({}, 2), 2, 1)
    rng = random.Random(3)
    for _ in range(3):
        truth.apply(rng.choice(truth.legal_moves()))
    for state in (truth, asked(truth).determinize(rng)):
        thinker._tickets = itertools.count(1)
        thinker.ask(asked(state), MASTER, 5, Budget(iterations=5))
        answer(thinker)
    one, two = (pickle.loads(data) for data in messages)
    assert [type(part) for part in one] == [int, type(asked(truth)), Level, int, Budget]
    assert one[1] == asked(truth)
    assert one == two
    assert as_bytes(one) == as_bytes(two)


def as_bytes(message: object) -> bytes:
    """A message pickled so that equal parts look alike, whether or not they are the same object."""
    pickler = pickle.Pickler(buffer := io.BytesIO())
    pickler.fast = True
    pickler.dump(message)
    return buffer.getvalue()


def test_no_process_is_left_behind() -> None:
    thinker = Thinker()
    pids = []
    for seed in range(3):
        thinker.ask(asked(opening(seed)), MASTER, 1, LONG)
        pids.append(pid(thinker))
        os.kill(pids[-1], signal.SIGKILL)
        while thinker._retries == 0:
            thinker.poll()
        pids.append(pid(thinker))
    thinker.close()
    for number in set(pids):
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)


def test_a_closed_thinker_can_be_asked_again(thinker: Thinker) -> None:
    thinker.warm_up()
    thinker.close()
    thinker.ask(asked(opening()), MASTER, 1, FEW)
    assert answer(thinker).trouble is None


def test_the_worker_does_not_mind_the_keyboard_interrupt(thinker: Thinker) -> None:
    thinker.ask(asked(opening()), MASTER, 1, FEW)
    answer(thinker)
    before = pid(thinker)
    os.kill(before, signal.SIGINT)
    time.sleep(0.2)
    thinker.ask(asked(opening(2)), MASTER, 1, FEW)
    assert answer(thinker).trouble is None
    assert pid(thinker) == before


PARENT = """
import sys
sys.path.insert(0, {root!r})
from game.cpu import Budget, Thinker, level
from tests.game.toy import TOY
state = TOY.new_game(TOY.settle({{}}, 2), 2, 1)
thinker = Thinker()
thinker.ask(state.observe(state.seat), level("master"), 1, Budget(seconds=60))
print(thinker._worker.pid, flush=True)
sys.stdin.read()
"""


def test_the_worker_ends_when_the_program_is_killed() -> None:
    command = [sys.executable, "-c", PARENT.format(root=str(ROOT))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        number = int(parent.stdout.readline())
        time.sleep(0.4)
        os.kill(number, 0)
        parent.kill()
    ends = time.monotonic() + 20
    while _runs(number):
        assert time.monotonic() < ends, "the worker outlived the program"
        time.sleep(0.05)


def _runs(number: int) -> bool:
    try:
        stat = Path(f"/proc/{number}/stat").read_text()
    except FileNotFoundError:
        return False
    return stat.rsplit(")", 1)[1].split()[0] != "Z"


def test_thinking_needs_neither_pygame_nor_a_screen() -> None:
    code = (
        "import sys, game.cpu, game.cpu.worker\n"
        "loaded = [name for name in sys.modules if name.split('.')[0] in ('pygame', 'pygame_gui', 'scenes')]\n"
        "sys.exit(', '.join(loaded) or None)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
