"""The texts beside the table: what changes is drawn in two frames, and nothing of another viewer's is seen again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from scenes.table.side import Said, Side
from tests.scenes.hand import Hand
from tests.scenes.table.test_whole_matches import sit

Open = Callable[..., Hand]


class Watched:
    """A table's side, and which of its two parts were drawn anew in each frame."""

    def __init__(self, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
        self.side, self.drawn = hand.table.side, ""
        for name, letter in (("_draw_status", "s"), ("_draw_column", "c")):
            monkeypatch.setattr(Side, name, self._watched(getattr(Side, name), letter))
        self._draw = lambda said: self.side.draw(hand.app.screen, hand.app.measure, hand.table.parts, said)

    def _watched(self, draw: Callable[..., None], letter: str) -> Callable[..., None]:
        def watched(*args: object) -> None:
            self.drawn += letter
            draw(*args)

        return watched

    def frames(self, *said: Said) -> list[str]:
        """What was drawn anew in frames that had this to say."""
        parts = []
        for words in said:
            self.drawn = ""
            self._draw(words)
            parts.append(self.drawn)
        return parts


@pytest.fixture
def watched(open_app: Open, monkeypatch: pytest.MonkeyPatch) -> Watched:
    hand = open_app(speed="off")
    sit(hand, "clash", ("person", "person"), {})
    hand.frames(4)
    return Watched(hand, monkeypatch)


def test_a_change_takes_two_frames_and_then_nothing_is_drawn_anew(watched: Watched) -> None:
    assert watched.side.said is not None
    new = replace(watched.side.said, status="Something else")
    assert watched.frames(new) == ["s"]
    assert watched.side.unfinished
    assert watched.frames(new, new) == ["c", ""]
    assert not watched.side.unfinished


def test_neither_part_waits_for_ever_while_words_change_all_the_time(watched: Watched) -> None:
    assert watched.side.said is not None
    words = [replace(watched.side.said, status=f"Word {at}") for at in range(6)]
    assert watched.frames(*words) == ["s", "c", "s", "c", "s", "c"]


def test_after_another_viewer_came_nothing_old_is_shown_even_for_a_frame(watched: Watched) -> None:
    assert watched.side.said is not None
    said = watched.side.said
    watched.side.recount()
    assert watched.frames(said) == ["sc"]
    assert not watched.side.unfinished
