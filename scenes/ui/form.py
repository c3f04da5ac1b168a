"""Rows of a form on a sheet of paper: a label, something to turn or press, and one line that explains the present
value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.ui import text, theme
from scenes.ui.measure import BODY, CAPTION, Measure
from scenes.ui.text import Align
from scenes.ui.widgets import Ui


@dataclass(slots=True)
class Row:
    """One row. `make` puts the widget into its rectangle; `note` explains the value that is set now."""

    label: str
    make: Callable[[Ui, Rect], object]
    note: str = ""
    dim: bool = False
    beside: float = 0.0
    """Units kept free between label and widget, for something that the screen draws there."""


class Form:
    """Rows spread over a rectangle, each at most `highest` units high. Where they leave no room for a note under each,
    only the note of the row in focus is shown, under them all."""

    def __init__(self, m: Measure, box: Rect, rows: Sequence[Row], highest: float = 10.0, share: float = 0.42) -> None:
        self._m = m
        self._rows = list(rows)
        self._box = box
        self._share = share
        self._widgets: list[set[str]] = []
        count = max(1, len(self._rows))
        note, control = round(m.font(CAPTION) * 1.75), round(m.font(BODY) * 1.75)
        self._each = control + note <= min(max(m.px(highest), control + note), box.h // count)
        self._foot = 0 if self._each or not any(row.note for row in self._rows) else round(note * 1.6)
        self._high = min(max(m.px(highest), control + note), (box.h - self._foot) // count)

    def make(self, ui: Ui) -> None:
        """Make the widgets of all rows."""
        for index, row in enumerate(self._rows):
            before = set(ui.widgets)
            row.make(ui, self._control(index))
            self._widgets.append(set(ui.widgets) - before)

    def _control(self, index: int) -> Rect:
        left = self._box.left + round(self._box.w * self._share)
        note = round(self._m.font(CAPTION) * 1.75) if self._each else self._m.px(0.8)
        high = min(round(self._high * 0.86), self._high - note)
        return Rect(left, self._box.top + index * self._high, self._box.right - left, high)

    def draw(self, surface: Surface, focus: str | None = None) -> None:
        """Draw labels and notes; the widgets draw themselves. `focus` is the widget that has the focus."""
        m = self._m
        for index, row in enumerate(self._rows):
            control = self._control(index)
            wide = control.left - self._box.left - m.px(1.5) - m.px(row.beside)
            label = Rect(self._box.left, control.top, wide, control.h)
            ink = theme.SOFT_INK if row.dim else theme.INK
            text.put(surface, row.label, label, m.font(BODY), ink, bold=True, wrapped=True)
            if self._each:
                note = Rect(self._box.left, control.bottom + m.px(0.3), self._box.w, self._high - control.h - m.px(0.8))
                self._put_note(surface, row, note, "right")
            elif focus in self._widgets[index]:
                foot = Rect(self._box.left, self._box.bottom - self._foot, self._box.w, self._foot)
                self._put_note(surface, row, foot, "center")

    def _put_note(self, surface: Surface, row: Row, box: Rect, align: Align) -> None:
        text.put(
            surface, row.note, box, self._m.font(CAPTION), theme.SOFT_INK, wrapped=True, align=align, top=self._each
        )
