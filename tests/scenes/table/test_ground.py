"""What lies under the pieces: spaces and pools of light change place without a trace."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from scenes.table import view
from scenes.table.ground import Ground
from scenes.table.view import Lay

TABLE = Rect(40, 30, 400, 300)
SPACES = [("mat", Rect(80, 60, 120, 80)), ("mat", Rect(240, 200, 120, 80))]
POOLS = [Rect(90, 80, 60, 40), Rect(260, 180, 90, 60)]


@pytest.fixture
def screen() -> Surface:
    pygame.display.init()
    return pygame.display.set_mode((640, 480))


def lay(spaces: slice, pools: slice) -> Lay:
    return Lay(backs=SPACES[spaces], glow=POOLS[pools])


def drawn(ground: Ground, screen: Surface, laid: Lay) -> bytes:
    """The screen when the ground needs no more frames, of which it may use one and one for each pool of light."""
    ground.draw(screen, view("war_on_terror"), laid, TABLE)
    for _ in laid.glow:
        if ground.unfinished:
            ground.draw(screen, view("war_on_terror"), laid, TABLE)
    assert not ground.unfinished
    return screen.get_buffer().raw


def test_light_stays_on_the_table(screen: Surface) -> None:
    edge = Lay(glow=[Rect(380, 260, 60, 70)])
    lit, dark = Ground(), Ground()
    shown = []
    for ground, laid in ((lit, edge), (dark, Lay())):
        drawn(ground, screen, laid)
        shown.append(screen.copy())
    assert shown[0].get_at((410, 300)) != shown[1].get_at((410, 300))
    for seen in shown:
        seen.fill("black", TABLE)
    assert shown[0].get_buffer().raw == shown[1].get_buffer().raw


ALL, FIRST, LAST, NONE = slice(None), slice(1), slice(1, None), slice(0)


@pytest.mark.parametrize("before", [(ALL, ALL), (FIRST, FIRST), (LAST, NONE), (NONE, ALL)])
@pytest.mark.parametrize("after", [(ALL, ALL), (ALL, LAST), (LAST, FIRST), (FIRST, NONE), (NONE, NONE)])
def test_it_looks_as_if_nothing_else_had_lain_there_before(
    before: tuple[slice, slice], after: tuple[slice, slice], screen: Surface
) -> None:
    ground = Ground()
    drawn(ground, screen, lay(*before))
    assert drawn(ground, screen, lay(*after)) == drawn(Ground(), screen, lay(*after))


def test_light_that_goes_elsewhere_takes_a_frame_for_each_step(screen: Surface) -> None:
    ground = Ground()
    drawn(ground, screen, lay(ALL, LAST))
    seen = []
    for _ in range(4):
        ground.draw(screen, view("war_on_terror"), lay(ALL, ALL), TABLE)
        seen.append((screen.get_buffer().raw, ground.unfinished))
    dark, one, both = (drawn(Ground(), screen, lay(ALL, pools)) for pools in (NONE, FIRST, ALL))
    assert seen == [(dark, True), (one, True), (both, False), (both, False)]
