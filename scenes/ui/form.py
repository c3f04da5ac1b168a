"""Rows of a form on a sheet of paper: a label, something to turn or press, and one line that explains the present
value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.ui import text, theme
from scenes.ui.measure import BODY, CAPTION, Measure
from scenes.ui.widgets import Ui


@dataclass(slots=True)
class Row:
    """One row. `make` puts the widget into its rectangle; `note` explains the value that is set now."""

    label: str
    make: Callable[[Ui, Rect], object]
    note: str = ""
    dim: bool = False


class Form:
    """Rows spread over a rectangle, each at most `highest` units high."""

    def __init__(self, m: Measure, box: Rect, rows: Sequence[Row], highest: float = 10.0, share: float = 0.42) -> None:
        self._m = m
        self._rows = list(rows)
        count = max(1, len(self._rows))
        self._high = min(m.px(highest), box.h // count)
        self._box = box
        self._share = share

    def make(self, ui: Ui) -> None:
        """Make the widgets of all rows."""
        for index, row in enumerate(self._rows):
            row.make(ui, self._control(index))

    def _control(self, index: int) -> Rect:
        left = self._box.left + round(self._box.w * self._share)
        high = max(
            round(self._high * 0.42), min(round(self._high * 0.8), self._high - round(self._m.font(CAPTION) * 1.75))
        )
        return Rect(left, self._box.top + index * self._high, self._box.right - left, high)

    def draw(self, surface: Surface) -> None:
        """Draw labels and notes; the widgets draw themselves."""
        m = self._m
        for index, row in enumerate(self._rows):
            control = self._control(index)
            label = Rect(self._box.left, control.top, control.left - self._box.left - m.px(1.5), control.h)
            ink = theme.SOFT_INK if row.dim else theme.INK
            text.put(surface, row.label, label, m.font(BODY), ink, bold=True, wrapped=True)
            if row.note:
                note = Rect(self._box.left, control.bottom + m.px(0.3), self._box.w, self._high - control.h - m.px(0.8))
                text.put(
                    surface, row.note, note, m.font(CAPTION), theme.SOFT_INK, wrapped=True, align="right", top=True
                )
