"""What lies under the pieces and never moves: wood, cloth, painted spaces. Put together once per size and kept."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from scenes.table.view import GameView, Lay, Note
from scenes.ui import backdrop, marks, text
from scenes.ui.kept import Kept, copied
from scenes.ui.measure import Measure


class Ground:
    """One picture of the table and everything that stays on it, with the lamp's pools of light; the wood around it; and
    the texts on the table."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._laid: Surface | None = None
        self.area = Rect(0, 0, 0, 0)
        """Where the picture lies on the screen."""
        self._backs: list[tuple[str, Rect]] = []
        self._pools: list[Rect] = []
        self._under_backs: list[tuple[Surface, Rect]] = []
        """What the spaces cover, the last one last, to put it back when they change."""
        self._under_pools: list[tuple[Surface, Rect]] = []
        """The same for the pools of light, which lie over the spaces."""
        self.unfinished = False
        """Whether there will be more light in the next frame."""
        self._painted = Kept(4_000_000)
        self._noted: Lay | None = None
        self._notes: list[tuple[Surface, Rect]] = []
        """The texts of `_noted` as they are drawn."""

    def draw(self, surface: Surface, view: GameView, lay: Lay, table: Rect) -> None:
        """Draw the ground. Wood and cloth are made anew only for another size; where painted spaces or pools of light
        change, only those places are: one step a frame, as the pools are large."""
        key = (surface.get_size(), tuple(table))
        wood = backdrop.wood(*surface.get_size())
        if self._laid is None or key != self._key:
            self._laid, self._key = self._made(surface.get_rect(), wood, view, table), key
            self._backs, self._pools, self._under_backs, self._under_pools = [], [], [], []
        self._change_light(self._laid, lay, table)
        if lay.backs != self._backs:
            self._lay_backs(self._laid, view, lay)
        for strip in _around(surface.get_rect(), self.area):
            surface.blit(wood, strip, strip)
        surface.blit(self._laid, self.area)

    def _made(self, screen: Rect, wood: Surface, view: GameView, table: Rect) -> Surface:
        edge = max(2, table.h // 90)
        spread = edge * 3
        shadow = table.inflate(spread * 2, spread * 2).move(edge, edge * 2)
        self.area = table.union(shadow).clip(screen)
        made = copied(wood, self.area)
        left, top = self.area.topleft
        made.blit(backdrop.soft_shadow(table.w, table.h, spread), shadow.move(-left, -top))
        made.blit(backdrop.cloth(table.w, table.h, *view.cloth), table.move(-left, -top))
        return made

    def _lay_backs(self, laid: Surface, view: GameView, lay: Lay) -> None:
        """Take the old spaces away and paint the new ones."""
        self._put_back(laid, self._under_backs)
        left, top = self.area.topleft
        for face, rect in lay.backs:
            place = rect.move(-left, -top)
            self._under_backs.append(_cut(laid, place))
            laid.blit(self._painted.get((face, rect.size), partial(view.paint, face, *rect.size)), place)
        self._backs = list(lay.backs)

    def _change_light(self, laid: Surface, lay: Lay, table: Rect) -> None:
        """Take pools of light away that are no longer right, or else let one more fall on the table, and nowhere else:
        around it lie the texts, which are kept with the ground under them."""
        lit = len(self._pools)
        if self._under_pools and (lay.backs != self._backs or lay.glow[:lit] != self._pools):
            self._put_back(laid, self._under_pools)
            self._pools = []
        elif lay.glow != self._pools and lay.backs == self._backs:
            place = lay.glow[lit].move(-self.area.left, -self.area.top)
            laid.set_clip(table.move(-self.area.left, -self.area.top))
            self._under_pools.append(_cut(laid, marks.pool_rect(place).clip(laid.get_clip())))
            marks.pool(laid, place)
            laid.set_clip(None)
            self._pools.append(lay.glow[lit])
        self.unfinished = lay.glow != self._pools

    def _put_back(self, laid: Surface, under: list[tuple[Surface, Rect]]) -> None:
        """Put back what was covered, and forget it."""
        while under:
            laid.blit(*under.pop())

    def draw_notes(self, surface: Surface, lay: Lay, m: Measure) -> None:
        """Draw the texts that lie on the table."""
        if lay is not self._noted:
            self._notes, self._noted = [_written(note, m) for note in lay.notes if _shows(note)], lay
        surface.fblits(self._notes)


def _shows(note: Note) -> bool:
    return bool(note.text and note.rect.w > 0 and note.rect.h > 0)


def _written(note: Note, m: Measure) -> tuple[Surface, Rect]:
    """A text as it is drawn, and its place."""
    size = m.font(note.size)
    return text.placed(note.text, note.rect, size, note.colour, bold=note.bold, align=note.align, wrapped=note.wrapped)


def _cut(laid: Surface, place: Rect) -> tuple[Surface, Rect]:
    """A copy of what lies at a place, and the place."""
    place = place.clip(laid.get_rect())
    return copied(laid, place), place


def _around(whole: Rect, inner: Rect) -> list[Rect]:
    """What of a rectangle lies around one inside it: above, below, left and right."""
    return [
        Rect(whole.left, whole.top, whole.w, inner.top - whole.top),
        Rect(whole.left, inner.bottom, whole.w, whole.bottom - inner.bottom),
        Rect(whole.left, inner.top, inner.left - whole.left, inner.h),
        Rect(inner.right, inner.top, whole.right - inner.right, inner.h),
    ]
