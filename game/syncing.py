"""Making files last without waiting for the disk.

What a process has written survives the process, however it ends; only a power cut can take what the disk has not got
yet. Asking the disk takes milliseconds, sometimes many, so a thread of its own does it.
"""

from __future__ import annotations

import contextlib
import os
import queue
import threading

_waiting: queue.SimpleQueue[int] = queue.SimpleQueue()
_lock = threading.Lock()
_thread: threading.Thread | None = None


def sync_later(handle: int) -> None:
    """Have the open file `handle` written through to its disk soon; it may be closed meanwhile. A disk that refuses is
    not reported: the next line written to the file meets the same refusal."""
    global _thread
    with contextlib.suppress(OSError):
        _waiting.put(os.dup(handle))
    with _lock:
        if _thread is None:
            _thread = threading.Thread(target=_work, name="syncing", daemon=True)
            _thread.start()


def _work() -> None:
    while True:
        handle = _waiting.get()
        with contextlib.suppress(OSError):
            os.fsync(handle)
        with contextlib.suppress(OSError):
            os.close(handle)
