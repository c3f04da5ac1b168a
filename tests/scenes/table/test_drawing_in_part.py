"""Frames in which only the table moves draw only the table: nobody may see a difference."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from game import available
from scenes.stage import faces
from scenes.table.session import Session
from scenes.table.table import Table
from tests.scenes.hand import FRAME, Hand
from tests.scenes.table.test_whole_matches import lift_curtain, sit

Open = Callable[..., Hand]


@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize("key", available())
def test_what_is_drawn_in_part_looks_as_if_all_were_drawn(
    key: str, speed: str, open_app: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faces, "_BUDGET", 60.0)  # no blank pieces, which would differ between two drawings
    monkeypatch.setattr(faces, "_CALM", 60.0)
    hand = open_app(speed=speed)
    sit(hand, key, ("person", "person"), {})
    table = next(scene for scene in hand.app.scenes if isinstance(scene, Table))
    partly = compared = 0
    update = pygame.display.update

    def counted(part: pygame.Rect) -> None:
        nonlocal partly
        partly += 1
        update(part)

    monkeypatch.setattr(pygame.display, "update", counted)
    rng = random.Random(5)
    for _ in range(6 if speed == "normal" else 40):
        if table.session.match.state.seat is None:
            break
        if not isinstance(hand.app.top, Table):
            lift_curtain(hand)
        moves = hand.session.match.state.legal_moves()
        hand.table.play(rng.choice(moves))
        for _ in range(14):
            hand.app.frame(FRAME)
            if table.side.unfinished or table._ground.unfinished:
                continue  # the next drawing will differ: it tells more
            whole = pygame.Surface(hand.app.screen.get_size())
            hand.app.draw(whole)
            assert hand.app.screen.convert(24).get_buffer().raw == whole.convert(24).get_buffer().raw
            compared += 1
    assert partly > 20 or speed == "off"
    assert compared > 50


@pytest.mark.parametrize("key", available())
def test_the_line_of_keys_is_right_while_a_computer_thinks_on(
    key: str, open_app: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faces, "_BUDGET", 60.0)
    monkeypatch.setattr(faces, "_CALM", 60.0)
    monkeypatch.setattr(Session, "think", lambda _self: None)
    hand = open_app(speed="normal")
    sit(hand, key, ("person", "novice"), {})
    rng = random.Random(1)
    while not hand.session.computer_decides:
        hand.table.play(rng.choice(hand.session.match.state.legal_moves()))
        hand.until(lambda: not hand.table._moving)
    for _ in range(80):
        hand.app.frame(FRAME)
        whole = pygame.Surface(hand.app.screen.get_size())
        hand.app.draw(whole)
        assert hand.app.screen.convert(24).get_buffer().raw == whole.convert(24).get_buffer().raw
    assert not hand.table._moving
