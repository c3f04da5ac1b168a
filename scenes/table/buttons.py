"""The buttons beside the table: the small menu, and one for every choice that lies nowhere on the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence

from pygame import Rect

from scenes.ui.measure import Measure
from scenes.ui.widgets import Ui

Menu = Sequence[tuple[str, str, Callable[[], None]]]
"""Name, icon, and what it does."""


def make_menu(ui: Ui, m: Measure, box: Rect, menu: Menu) -> None:
    """A row of icons."""
    wide = (box.w - m.px(1) * (len(menu) - 1)) / len(menu)
    for index, (name, icon, press) in enumerate(menu):
        rect = Rect(round(box.left + index * (wide + m.px(1))), box.top, round(wide), box.h)
        ui.button(name, rect, "", press, style="quiet", icon=icon)


def make_choices(
    ui: Ui,
    m: Measure,
    box: Rect,
    choices: Sequence[tuple[str, str]],
    press: Callable[[str], None],
    closed: Collection[str] = (),
) -> None:
    """A button for each choice (its name and label) that tells `press` its name, from the bottom of the box up; two
    columns when there are many. One that is `closed` looks dim, and pressing it has its name refused."""
    if not choices:
        return
    columns = 1 if len(choices) <= 3 else 2
    rows = math.ceil(len(choices) / columns)
    high = min(m.px(6.5), (box.h - m.px(1) * (rows - 1)) // rows)
    wide = (box.w - m.px(1) * (columns - 1)) // columns
    top = box.bottom - rows * high - (rows - 1) * m.px(1)
    for index, (name, label) in enumerate(choices):
        row, column = divmod(index, columns)
        rect = Rect(box.left + column * (wide + m.px(1)), top + row * (high + m.px(1)), wide, high)
        refuse = name if name in closed else ""
        ui.button(name, rect, label, _pressing(press, name), style="brass", refuse=refuse)


def _pressing(press: Callable[[str], None], name: str) -> Callable[[], None]:
    return lambda: press(name)
