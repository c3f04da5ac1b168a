"""Where the pieces of CLASH lie: the board in the middle, each player's area along their edge, neutral tiles to the
left, the discard pile and the unused pile to the right."""

from __future__ import annotations

from pygame import Rect

from game.clash.geometry import SPACES
from game.clash.observation import ClashObservation
from scenes.stage.pose import Pose
from scenes.table.clash.faces import RIM
from scenes.table.clash.tiles import OWNERS
from scenes.table.view import Lay, Note, Room
from scenes.ui.measure import CAPTION
from scenes.ui.theme import DIM
from scenes.ui.words import tr, trn

_SIDES = ("mcworld", "jihad")


class Layout:
    """One observation laid in a room."""

    def __init__(self, seen: ClashObservation, room: Room) -> None:
        self.seen = seen
        self.room = room
        self.lay = Lay()
        rect = room.rect
        self.tile = min(rect.h / 6.0, rect.w / 9.2)
        self.cell = self.tile * 1.07
        board = round(self.cell * 3 / (1 - 2 * RIM))
        self.board = Rect(0, 0, board, board)
        self.board.center = rect.center
        self.gap = self.tile * 0.06

    def made(self) -> Lay:
        """The whole table."""
        lay = self.lay
        lay.backs.append((f"board/{self.room.bottom}", self.board))
        for index in range(9):
            lay.spots[f"space:{SPACES[index]}"] = self.space_rect(index)
        self._board()
        for seat in (0, 1):
            self._area(seat)
        self._neutral()
        self._discard()
        self._pile()
        self._offer()
        if self._mustafa_waits:
            self.lay.glow.append(self.board)
        return lay

    # -- the board ----------------------------------------------------------------------------------------------------

    def space_rect(self, index: int) -> Rect:
        """The rectangle of a space, seen from the seat at the bottom."""
        file, rank = index % 3, index // 3
        if self.room.bottom == 0:
            rank = 2 - rank
        else:
            file = 2 - file
        pad = self.board.w * RIM
        cell = (self.board.w - 2 * pad) / 3
        made = Rect(0, 0, round(cell * 0.96), round(cell * 0.96))
        made.center = (
            round(self.board.left + pad + (file + 0.5) * cell),
            round(self.board.top + pad + (rank + 0.5) * cell),
        )
        return made

    def _board(self) -> None:
        for index, space in enumerate(self.seen.board):
            if space.tile is None:
                continue
            spot = self.space_rect(index)
            if space.covered is not None:
                self._lie(space.covered, spot.centerx + self.tile * 0.05, spot.centery + self.tile * 0.06, z=1)
            turn = 180.0 if space.faces is not None and space.faces != self.room.bottom else 0.0
            face = f"back:tile/{space.tile}" if space.face_down else f"tile/{space.tile}"
            self._lie(space.tile, spot.centerx, spot.centery, face=face, turn=turn, z=2)

    def _lie(
        self,
        key: str,
        x: float,
        y: float,
        *,
        face: str = "",
        turn: float = 0.0,
        z: float = 2,
        size: float = 0.0,
        origin: str = "discard",
    ) -> None:
        side = size or self.tile
        self.lay.poses[f"tile:{key}"] = Pose(x, y, side, side, face or f"tile/{key}", turn, z, origin=origin)

    # -- areas and piles ----------------------------------------------------------------------------------------------

    def _area(self, seat: int) -> None:
        mine = seat == self.room.bottom
        rect = self.room.rect
        strip = Rect(rect.left, 0, rect.w, round(self.tile * 1.08))
        if mine:
            strip.bottom = rect.bottom - round(self.gap)
        else:
            strip.top = rect.top + round(self.gap)
        self.lay.places[f"area:{seat}"] = strip
        tiles = self.seen.areas[seat]
        step = min(self.tile + self.gap, (strip.w - self.tile * 1.3) / max(1, len(tiles) - 1))
        left = strip.centerx - step * (len(tiles) - 1) / 2
        for place, key in enumerate(tiles):
            x = left + place * step
            turn = 0.0 if mine else 180.0
            if key is None:
                pose = Pose(x, strip.centery, self.tile, self.tile, "back:tile", turn, 3 + place / 100, origin="pile")
                self.lay.poses[f"hidden:{seat}:{place}"] = pose
            else:
                secret = place in self.seen.concealed[seat]
                face = f"tile/{key}/secret" if secret else f"tile/{key}"
                self._lie(key, x, strip.centery, face=face, turn=turn, z=3 + place / 100, origin=f"area:{seat}")
        if self.seen.seat == seat and self.seen.phase in ("placing", "effect"):
            self.lay.glow.append(strip)
        self._area_label(seat, strip, mine)

    def _area_label(self, seat: int, strip: Rect, mine: bool) -> None:
        high = round(self.tile * 0.24)
        label = Rect(strip.left + round(self.tile * 0.2), 0, round(self.tile * 2.6), high)
        label.top = strip.top - high if mine else strip.bottom
        words = f"{self.room.names[seat]} · {tr(OWNERS[_SIDES[seat]])}"
        count = trn("{count} follower", "{count} followers", self.seen.followers[seat])
        self.lay.notes.append(Note(f"{words} · {count}", label, CAPTION, align="left", bold=self.seen.seat == seat))

    def _column(self, left: bool) -> Rect:
        """The ground beside the board, between the two areas."""
        rect = self.room.rect
        top = rect.top + round(self.tile * 1.45)
        high = rect.h - 2 * round(self.tile * 1.45)
        wide = self.board.left - rect.left - round(self.tile * 0.35)
        x = rect.left + round(self.tile * 0.15) if left else self.board.right + round(self.tile * 0.2)
        return Rect(x, top, wide, high)

    def _neutral(self) -> None:
        column = self._column(left=True)
        self.lay.places["neutral"] = column
        tiles = self.seen.neutral
        if dict(self.seen.options)["neutrals"] != "standard" and not tiles:
            return
        self._label(column, tr("Neutral area"))
        self._grid(tiles, column, self.tile, origin="pile")

    def _label(self, column: Rect, words: str) -> None:
        box = Rect(column.left, column.top, column.w, round(self.tile * 0.24))
        self.lay.notes.append(Note(words, box, CAPTION, DIM))

    def _grid(self, tiles: tuple[str, ...], column: Rect, largest: float, origin: str) -> None:
        """Tiles in rows, as large as they fit."""
        top = column.top + self.tile * 0.28
        room = column.bottom - top
        size, columns = largest, max(1, int((column.w + self.gap) // (largest + self.gap)))
        while size > 8 and -(-len(tiles) // columns) * (size + self.gap) > room + self.gap:
            size *= 0.94
            columns = max(1, int((column.w + self.gap) // (size + self.gap)))
        rows = -(-len(tiles) // columns) if tiles else 0
        for index, key in enumerate(tiles):
            row, place = divmod(index, columns)
            in_row = columns if row < rows - 1 else len(tiles) - columns * (rows - 1)
            left = column.centerx - (in_row - 1) * (size + self.gap) / 2
            y = top + size / 2 + row * (size + self.gap)
            self._lie(key, left + place * (size + self.gap), y, size=size, z=2.5, origin=origin)

    def _discard(self) -> None:
        column = self._column(left=False)
        column.h = round(column.h * 0.62)
        self.lay.places["discard"] = column
        if self._mustafa_waits:
            self._mustafa(column)
            return
        count = len(self.seen.discard)
        self._label(column, trn("Discard pile: {count} tile", "Discard pile: {count} tiles", count))
        self._grid(self.seen.discard, column, self.tile * 0.72, origin="discard")

    def _pile(self) -> None:
        whole = self._column(left=False)
        column = Rect(whole.left, whole.bottom - round(whole.h * 0.36), whole.w, round(whole.h * 0.36))
        self.lay.places["pile"] = column
        count = self.seen.pile_size
        if dict(self.seen.options)["neutrals"] == "beginners":
            return
        self._label(column, trn("Unused pile: {count} tile", "Unused pile: {count} tiles", count))
        side = self.tile * 0.72
        for layer in range(min(3, count)):
            x, y = column.centerx - layer * side * 0.05, column.centery + side * 0.14 - layer * side * 0.05
            self.lay.poses[f"pile:{layer}"] = Pose(
                x, y, side, side, "back:tile", 0, 0.5 if layer < min(3, count) - 1 else 1, origin="pile"
            )

    # -- before the first turn ----------------------------------------------------------------------------------------

    def _offer(self) -> None:
        """Tiles offered in a draft lie across the board."""
        tiles = self.seen.offer
        size = min(self.tile * 1.15, self.room.rect.w * 0.7 / max(1, len(tiles)))
        left = self.board.centerx - (len(tiles) - 1) * size * 1.12 / 2
        for place, key in enumerate(tiles):
            x = left + place * size * 1.12
            if key is None:
                pose = Pose(x, self.board.centery, size, size, "back:tile", 0, 6, origin="pile")
                self.lay.poses[f"offer:{place}"] = pose
            else:
                self._lie(key, x, self.board.centery, size=size, z=6, origin="pile")

    @property
    def _mustafa_waits(self) -> bool:
        return bool(self.seen.mustafa) and self.seen.phase == "opening"

    def _mustafa(self, column: Rect) -> None:
        """Mustafa waits beside the board, where nothing is discarded yet, facing whoever starts."""
        self._label(column, tr(OWNERS["mustafa"]))
        y = (column.top + self.tile * 0.28 + column.bottom) / 2
        turn = 0.0 if self.seen.starter == self.room.bottom else 180.0
        self._lie("mustafa", column.centerx, y, turn=turn, z=4, origin="pile")
