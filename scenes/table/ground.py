"""What lies under the pieces and never moves: wood, cloth, painted spaces. Put together once per size and kept."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.table.view import GameView, Lay
from scenes.ui import backdrop, marks, text
from scenes.ui.measure import Measure


class Ground:
    """One picture of everything that stays, with the lamp's pools of light on it, and the texts on the table."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._bare: Surface | None = None
        self._pools: tuple[object, ...] = ()
        self._lit: Surface | None = None

    def draw(self, surface: Surface, view: GameView, lay: Lay, table: Rect) -> None:
        """Draw the ground, making it anew only when the size, the painted spaces or the pools of light have changed."""
        key = (surface.get_size(), tuple(table), tuple((face, tuple(rect)) for face, rect in lay.backs))
        if self._bare is None or key != self._key:
            self._bare, self._key, self._lit = self._made(surface, view, lay, table), key, None
        pools = tuple(map(tuple, lay.glow))
        if self._lit is None or pools != self._pools:
            self._lit, self._pools = self._bare.copy(), pools
            for area in lay.glow:
                marks.pool(self._lit, area)
        surface.blit(self._lit, (0, 0))

    def _made(self, surface: Surface, view: GameView, lay: Lay, table: Rect) -> Surface:
        made = Surface(surface.get_size()).convert()
        made.blit(backdrop.wood(*surface.get_size()), (0, 0))
        edge = max(2, table.h // 90)
        spread = edge * 3
        made.blit(
            backdrop.shadow(table.w, table.h, spread), (table.left - spread + edge, table.top - spread + edge * 2)
        )
        made.blit(backdrop.cloth(table.w, table.h, *view.cloth), table)
        for face, rect in lay.backs:
            made.blit(view.paint(face, rect.w, rect.h), rect)
        return made

    def draw_notes(self, surface: Surface, lay: Lay, m: Measure) -> None:
        """Draw the texts that lie on the table."""
        for note in lay.notes:
            text.put(
                surface,
                note.text,
                note.rect,
                m.font(note.size),
                note.colour,
                bold=note.bold,
                align=note.align,
                wrapped=note.wrapped,
            )
