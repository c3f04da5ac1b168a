"""CLASH on the table: where Mustafa waits, and what the spaces are called."""

from __future__ import annotations

import pygame
import pytest

import game
from scenes.table import view
from scenes.table.hud import frame
from scenes.table.view import Lay, Room
from scenes.ui.measure import Measure

BOOK, VIEW = game.rulebook("clash"), view("clash")


def laid(bottom: int, size: tuple[int, int], starter: str = "mcworld") -> Lay:
    m = Measure(*size)
    state = BOOK.new_game(BOOK.settle({"starter": starter}, 2), 2, 6)
    return VIEW.lay(state.observe(bottom), Room(frame(m).table, m, bottom, ("Anna", "Boris")))


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("starter", ["mcworld", "jihad"])
@pytest.mark.parametrize("bottom", [0, 1])
def test_mustafa_waits_where_he_covers_nothing(size: tuple[int, int], starter: str, bottom: int) -> None:
    lay = laid(bottom, size, starter)
    waits = pygame.Rect(lay.poses["tile:mustafa"].rect)
    covered = [name for name, pose in lay.poses.items() if name != "tile:mustafa" and waits.colliderect(pose.rect)]
    assert not covered
    assert not [note.text for note in lay.notes if waits.colliderect(note.rect)]
    assert not [name for name, spot in lay.spots.items() if waits.colliderect(spot)]
    assert (lay.poses["tile:mustafa"].turn == 0) == (("mcworld", "jihad")[bottom] == starter)


@pytest.mark.parametrize(("bottom", "files", "ranks"), [(0, "abc", "321"), (1, "cba", "123")])
def test_the_names_of_the_spaces_stand_on_the_rim_as_the_seat_at_the_bottom_sees_them(
    bottom: int, files: str, ranks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay = laid(bottom, (1280, 720))
    ((face, board),) = lay.backs
    written: list[str] = []

    def line(words: str, *_: object, **__: object) -> pygame.Surface:
        written.append(words)
        return pygame.Surface((4, 4))

    monkeypatch.setattr("scenes.table.clash.faces.text.line", line)
    VIEW.paint(face, board.w, board.h)
    assert "".join(filter(str.isalpha, written)) == files, "from left to right"
    assert "".join(filter(str.isdigit, written)) == ranks, "from top to bottom"
    order = sorted(lay.spots, key=lambda name: (lay.spots[name].top, lay.spots[name].left))
    assert order == [f"space:{file}{rank}" for rank in ranks for file in files]
    assert all(board.contains(spot) for spot in lay.spots.values())
