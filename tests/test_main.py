"""The command line of the app: bad input gets one sentence and exit code 2."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import main

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["--game", "chess"], "chess"),
        (["--code", "1020-8YH3-1T57-7XRT"], "code"),
        (["--code", "!!"], "code"),
    ],
)
def test_what_cannot_be_opened_is_said_in_one_sentence(
    args: list[str], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main([*args, "--data-dir", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert word in said
    assert said.count("\n") == 1


def test_a_folder_that_cannot_be_used_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "wall").write_text("")
    assert main.main(["--data-dir", str(tmp_path / "wall" / "data")]) == 2
    assert "folder" in capsys.readouterr().err


def test_an_unknown_switch_ends_with_two() -> None:
    with pytest.raises(SystemExit) as end:
        main.arguments(["--fullscren"])
    assert end.value.code == 2


def test_a_display_that_cannot_open_is_said(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "--data-dir", str(tmp_path)],
        env={"PATH": "", "SDL_VIDEODRIVER": "nonsense", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "window" in done.stderr


def test_nothing_that_draws_is_loaded_by_the_rules() -> None:
    code = "import sys, game; [game.rulebook(k) for k in game.available()]; import game.cpu.worker, game.journal;"
    code += "print(sorted(m for m in sys.modules if m.startswith(('pygame', 'scenes'))))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
