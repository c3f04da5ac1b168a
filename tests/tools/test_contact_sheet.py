"""The contact sheet shows what it is asked for."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame
import pytest

from tools import contact_sheet


def test_the_sheet_holds_every_picture_of_the_game_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "sheet.png"
    monkeypatch.setattr(sys, "argv", ["contact_sheet.py", "--game", "four_clans", "--out", str(out)])
    contact_sheet.main()
    sheet = pygame.image.load(str(out))
    cells = len(contact_sheet.pictures("four_clans"))
    rows = -(-cells // contact_sheet.COLUMNS)
    assert sheet.get_height() > rows * contact_sheet.SIZES[0]
    assert cells == len(list((contact_sheet.PICTURES / "four_clans").glob("*.svg")))


def test_a_word_that_no_picture_holds_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["contact_sheet.py", "--only", "no_such_picture"])
    with pytest.raises(SystemExit):
        contact_sheet.main()
