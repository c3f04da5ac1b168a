"""What lies under the pieces and never moves: wood, cloth, painted spaces. Put together once per size and kept."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from scenes.table.view import GameView, Lay
from scenes.ui import backdrop, marks, text
from scenes.ui.kept import Kept
from scenes.ui.measure import Measure


class Ground:
    """One picture of everything that stays, with the lamp's pools of light on it, and the texts on the table."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._bare: Surface | None = None
        self._laid: Surface | None = None
        self._backs: list[tuple[str, Rect]] = []
        self._pools: list[Rect] = []
        self._painted = Kept(4_000_000)

    def draw(self, surface: Surface, view: GameView, lay: Lay, table: Rect) -> None:
        """Draw the ground. Wood and cloth are made anew only for another size; where painted spaces or pools of light
        change, only those places are."""
        key = (surface.get_size(), tuple(table))
        if self._bare is None or self._laid is None or key != self._key:
            self._bare, self._key = self._made(surface, view, table), key
            self._laid, self._backs, self._pools = self._bare.copy(), [], []
        if lay.backs != self._backs or lay.glow != self._pools:
            self._change(self._laid, self._bare, view, lay)
        surface.blit(self._laid, (0, 0))

    def _made(self, surface: Surface, view: GameView, table: Rect) -> Surface:
        made = Surface(surface.get_size()).convert()
        made.blit(backdrop.wood(*surface.get_size()), (0, 0))
        edge = max(2, table.h // 90)
        spread = edge * 3
        place = (table.left - spread + edge, table.top - spread + edge * 2)
        made.blit(backdrop.shadow(table.w, table.h, spread), place)
        made.blit(backdrop.cloth(table.w, table.h, *view.cloth), table)
        return made

    def _change(self, laid: Surface, bare: Surface, view: GameView, lay: Lay) -> None:
        """Take the old spaces and pools away and put the new ones there."""
        for old in (*(rect for _, rect in self._backs), *map(marks.pool_rect, self._pools)):
            laid.blit(bare, old, old)
        for face, rect in lay.backs:
            laid.blit(self._painted.get((face, rect.size), partial(view.paint, face, *rect.size)), rect)
        for area in lay.glow:
            marks.pool(laid, area)
        self._backs, self._pools = list(lay.backs), list(lay.glow)

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
