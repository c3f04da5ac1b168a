"""The run in a real window needs Xvfb and xdotool. Elsewhere it is left out, loudly; where CI runs it may not be."""

from __future__ import annotations

import os
import shutil

MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
collect_ignore = ["test_real_window.py"] if MISSING and not os.environ.get("CI") else []


def pytest_report_header() -> str:
    if collect_ignore:
        return f"LEFT OUT: tests/window (the run in a real X window) for want of {' and '.join(MISSING)}"
    return "tests/window: a real X window is there"
