"""Faces are painted a few in a frame, and what is not painted yet is never shown as something it is not."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface

from scenes.stage.faces import Faces
from scenes.stage.pose import Pose
from tests.scenes.stage.painters import Clock, filled

RED = pygame.Color("red")


class Painter:
    """Faces of a painter who needs so many seconds for each by a clock of its own."""

    def __init__(self, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock, self.painted, self.seconds = Clock(), "", seconds
        monkeypatch.setattr("scenes.stage.faces.time", self.clock)
        self.faces = Faces(self._paint)

    def _paint(self, face: str, w: int, h: int) -> Surface:
        self.painted += face
        self.clock.now += self.seconds
        return filled(Surface((w, h), pygame.SRCALPHA), RED)

    def frame(self, names: str, calm: bool = False, late: float = 0.0, size: int = 40, turn: int = 0) -> str:
        """Show these faces in one frame, which has needed `late` seconds before; what was painted in it."""
        self.painted = ""
        self.faces.begin((640, 480), self.clock.now - late, calm)
        self.shown = {name: self.faces.face(name, size, size, turn, False) for name in names}
        return self.painted


def test_painting_stops_when_a_frame_has_had_enough_and_goes_on_in_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter(0.002, monkeypatch)
    assert painter.frame("abcd") == "ab"
    assert painter.faces.unfinished
    assert painter.frame("abcd") == "cd"
    assert not painter.faces.unfinished
    assert painter.frame("abcd") == ""


@pytest.mark.parametrize(("screen", "kept"), [((640, 480), False), ((1920, 1080), True)])
def test_all_that_a_screen_may_show_is_kept(
    screen: tuple[int, int], kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = Painter(0.0, monkeypatch)
    names = "abcdefghijklmnopqrstuvwxyz"
    for size in (150, 150):
        painter.painted = ""
        painter.faces.begin(screen, painter.clock.now, calm=True)
        for name in names:
            painter.faces.lying(Pose(0, 0, size, 2 * size, name))
    assert (painter.painted == "") is kept


def test_where_nothing_moves_a_frame_paints_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Painter(0.004, monkeypatch).frame("abcdefgh", calm=True) == "abc"


def test_a_late_frame_leaves_painting_to_the_next_which_does_some_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter(0.002, monkeypatch)
    assert [painter.frame("abc", late=1.0) for _ in range(7)] == ["", "a", "", "b", "", "c", ""]


@pytest.mark.parametrize("dim", [False, True])
def test_while_something_moves_the_same_face_at_another_size_stands_in(
    dim: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = Painter(0.002, monkeypatch)
    painter.frame("a")
    painter.faces.begin((640, 480), painter.clock.now, calm=False)
    stand_in = painter.faces.face("a", 60, 90, 90, dim)
    assert stand_in is not None
    assert stand_in is painter.faces.face("a", 60, 90, 90, dim), "made once"
    assert stand_in.get_size() == (90, 60)
    assert (stand_in.get_at((45, 30)) == RED) is not dim
    assert (painter.faces.unfinished, painter.faces.missing) == (True, False)
    assert painter.frame("a", size=60) == "", "and goes on to"
    assert painter.frame("a", size=60, calm=True) == "a", "until nothing moves"
    assert not painter.faces.unfinished


def test_where_there_is_none_nothing_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter(0.002, monkeypatch)
    painter.frame("a", late=1.0)
    assert painter.shown == {"a": None}
    assert painter.faces.missing
    assert painter.faces.lying(Pose(50, 50, 40, 40, "b")) is None


def test_a_turned_face_is_painted_whole_when_it_was_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter(0.002, monkeypatch)
    assert painter.frame("a", turn=90) == "a"
    assert painter.shown["a"] is not None
    assert not painter.faces.unfinished


def test_a_lying_piece_with_a_stand_in_is_painted_when_nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter(0.002, monkeypatch)
    painter.frame("a")
    for calm, painted in ((False, ""), (False, ""), (True, "a"), (True, "")):
        painter.painted = ""
        painter.faces.begin((640, 480), painter.clock.now, calm)
        assert painter.faces.lying(Pose(50, 50, 60, 60, "a")) is not None
        assert painter.painted == painted
        assert painter.faces.unfinished is not calm
