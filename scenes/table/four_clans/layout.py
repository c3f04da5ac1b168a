"""One observation of Four Clans Conflict laid on the table; `seats` says where each part of it is."""

from __future__ import annotations

from pygame import Rect

from game.four_clans.cards import CLANS
from game.four_clans.observation import Fort, FourClansObservation
from scenes.stage.pose import Pose
from scenes.table.four_clans import cubes, words
from scenes.table.four_clans.cards import SHAPE, clan
from scenes.table.four_clans.faces import SIDES
from scenes.table.four_clans.seats import Seats
from scenes.table.view import Lay, Note, Room
from scenes.ui.measure import BODY, CAPTION
from scenes.ui.theme import CREAM, DIM, GOLD
from scenes.ui.words import tr, trn


class Layout:
    """One observation laid in a room."""

    def __init__(self, seen: FourClansObservation, room: Room) -> None:
        self.seen = seen
        self.room = room
        self.lay = Lay()
        self.at = Seats(room.rect, seen.seats, room.bottom)

    def made(self) -> Lay:
        """The whole table."""
        for place, fort in enumerate(self.seen.forts):
            self._fort(place, fort)
            for side in (0, 1):
                self._row(place, fort, side)
        self._cubes()
        for seat in range(self.seen.seats):
            self._hand(seat)
            self._label(seat)
        self._trump()
        if self.seen.partners:
            self.lay.places["deck"] = self.at.middle
        else:
            self._out()
        self._redeal()
        return self.lay

    # -- the forts ----------------------------------------------------------------------------------------------------

    def _fort(self, place: int, fort: Fort) -> None:
        box = self.at.fort(place)
        face = f"back:fort/{fort.clan}" if fort.turned else f"fort/{fort.clan}"
        self.lay.poses[f"castle:{fort.clan}"] = Pose(*box.center, box.w, box.h, face, z=0.5)
        self.lay.spots[f"fort:{fort.clan}"] = self.at.column(place)
        for side in (0, 1):
            plate = self.at.plate(place, side)
            stands = "level" if fort.leader is None else "led" if fort.leader == side else "behind"
            face = f"sum/{side}/{fort.sums[side]}/{stands}"
            pose = Pose(*plate.center, plate.w, plate.h, face, z=0.4, shadow=False)
            self.lay.poses[f"sum:{fort.clan}:{side}"] = pose
        if self.seen.phase == "cube" and self.seen.seat == self.seen.viewer:
            self.lay.glow.append(box)

    def _row(self, place: int, fort: Fort, side: int) -> None:
        row = self.at.row(place, side)
        self.lay.backs.append((f"row/{side}", row))
        step = row.w / 3
        for index, placed in enumerate(fort.rows[side]):
            x = row.left + (index + 0.5) * step
            face = f"card/{placed.card}" if placed.face_up else f"back:card/{placed.card}"
            origin = f"hand:{placed.seat}"
            pose = Pose(x, row.centery, self.at.card_wide, self.at.card_high, face, z=2, origin=origin)
            self.lay.poses[f"card:{placed.card}"] = pose
            if placed.card == self.seen.led:
                self._frame(pose)

    def _frame(self, pose: Pose) -> None:
        """A light border around the card that waits for its answer."""
        wide = self.at.gap
        frame = Pose(pose.x, pose.y, pose.w + wide, pose.h + wide, "frame", z=1.9, shadow=False)
        self.lay.poses["frame"] = frame
        self.lay.glow.append(Rect(pose.rect))

    # -- cubes --------------------------------------------------------------------------------------------------------

    def _cubes(self) -> None:
        on, taken = cubes.piles(self.seen)
        for place, key in enumerate(CLANS):
            box = self.at.fort(place)
            size = min(box.h * 0.2, (box.w - box.h * 0.42) / 4.2)
            middle = box.right - box.h * 0.06 - size * 2.12
            for index, cube in enumerate(on[key]):
                x = middle + (index - (len(on[key]) - 1) / 2) * size * 1.06
                self._cube(cube, x, box.top + box.h * 0.68, size)
        for side in (0, 1):
            self._taken(side, taken[side])

    def _cube(self, cube: int, x: float, y: float, size: float) -> None:
        self.lay.poses[f"cube:{cube}"] = Pose(x, y, size, size, "cube", z=3 + cube / 100, shadow=False)

    def _taken(self, side: int, taken: list[int]) -> None:
        area = self.at.cubes(side)
        label = Rect(area.left, area.top, area.w, self.at.label)
        words_ = trn("{count} cube", "{count} cubes", len(taken))
        self.lay.notes.append(Note(words_, label, CAPTION, SIDES[side], bold=True))
        grid = Rect(area.left, label.bottom, area.w, area.bottom - label.bottom)
        count = max(6, len(taken))
        size, rows = max((min(grid.w / -(-count // rows), grid.h / rows), rows) for rows in (1, 2, 3))
        columns = -(-count // rows)
        for index, cube in enumerate(taken):
            row, column = divmod(index, columns)
            in_row = min(columns, len(taken) - row * columns)
            x = grid.centerx + (column - (in_row - 1) / 2) * size
            self._cube(cube, x, grid.top + (row + 0.5) * size, size * 0.94)

    # -- hands --------------------------------------------------------------------------------------------------------

    def _hand(self, seat: int) -> None:
        area, edge = self.at.hand(seat), self.at.edge(seat)
        self.lay.places[f"hand:{seat}"] = area
        cards = self.seen.hands[seat]
        if edge in ("left", "right"):
            self._standing(seat, area, edge)
            return
        high = area.h
        wide = high * SHAPE
        step = min(wide * 1.05, (area.w - wide) / max(1, len(cards) - 1))
        left = area.centerx - step * (len(cards) - 1) / 2
        for place, card in enumerate(cards):
            pose_z = 4 + place / 100
            if card is None:
                pose = Pose(left + place * step, area.centery, wide, high, "back:card", z=pose_z, origin="deck")
                self.lay.poses[f"hidden:{seat}:{place}"] = pose
            else:
                pose = Pose(left + place * step, area.centery, wide, high, f"card/{card}", z=pose_z, origin="deck")
                self.lay.poses[f"card:{card}"] = pose
        if self.seen.seat == seat and self.seen.phase != "cube":
            self.lay.glow.append(area)

    def _standing(self, seat: int, area: Rect, edge: str) -> None:
        """A hand along the left or right edge, its cards turned towards the middle."""
        cards = self.seen.hands[seat]
        high = area.w
        wide = high * SHAPE
        step = min(wide * 1.05, (area.h - wide - self.at.label * 4) / max(1, len(cards) - 1))
        top = area.centery + self.at.label - step * (len(cards) - 1) / 2
        for place, card in enumerate(cards):
            face = "back:card" if card is None else f"card/{card}"
            name = f"hidden:{seat}:{place}" if card is None else f"card:{card}"
            turn = 90.0 if edge == "left" else 270.0
            pose = Pose(area.centerx, top + place * step, wide, high, face, turn, 4 + place / 100, origin="deck")
            self.lay.poses[name] = pose
        if self.seen.seat == seat:
            self.lay.glow.append(area)

    def _label(self, seat: int) -> None:
        """The player's name, with what they are, beside their hand."""
        area, edge = self.at.hand(seat), self.at.edge(seat)
        first = seat & 1 == self.seen.first and seat < 2
        parts = [self.room.names[seat], words.seat_title(seat, self.seen.seats)]
        if first:
            parts.append(tr("goes first"))
        box = Rect(area.left + self.at.gap, 0, round(area.w * 0.62), self.at.label)
        if edge == "bottom":
            box.centerx, box.bottom = area.centerx, area.top - self.at.gap // 2
        elif edge == "top":
            box.centerx, box.top = area.centerx, area.bottom
        else:
            self._standing_label(seat, area, parts)
            return
        bold = self.seen.seat == seat
        self.lay.notes.append(Note(" · ".join(parts), box, CAPTION, SIDES[seat & 1], bold=bold))

    def _standing_label(self, seat: int, area: Rect, parts: list[str]) -> None:
        """Name and seat one above the other, over a hand along the left or right edge."""
        bold = self.seen.seat == seat
        for line, part in enumerate(parts):
            box = Rect(area.left, area.top + line * self.at.label, area.w, self.at.label)
            self.lay.notes.append(Note(part, box, CAPTION, SIDES[seat & 1], bold=bold))

    # -- trump and what is out ----------------------------------------------------------------------------------------

    def _trump(self) -> None:
        area = self.at.trump()
        self.lay.spots["trump"] = area
        label = Rect(area.left, area.top, area.w, self.at.label)
        words_ = tr("no trump yet") if self.seen.trump is None else tr("Trump: {clan}", clan=clan(self.seen.trump))
        self.lay.notes.append(Note(words_, label, CAPTION, DIM if self.seen.trump is None else GOLD, bold=True))
        side = min(area.w, area.h - label.h) * 0.96
        pose = Pose(
            area.centerx, label.bottom + (area.h - label.h) / 2, side, side, f"trump/{self.seen.trump or 'none'}"
        )
        self.lay.poses["trump"] = Pose(pose.x, pose.y, pose.w, pose.h, pose.face, z=0.6, shadow=False)

    def _out(self) -> None:
        """The cards that were not dealt, and the one put away."""
        area = self.at.out()
        self.lay.places["deck"] = area
        label = Rect(area.left, area.top, area.w, self.at.label * 2)
        self.lay.notes.append(Note(tr("Out of the round"), label, CAPTION, DIM, wrapped=True))
        high = min(area.h - self.at.label * 3 - self.at.gap, area.w * 0.45 / SHAPE)
        wide = high * SHAPE
        y = label.bottom + high / 2 + self.at.gap / 2
        left, right = area.left + area.w * 0.26, area.left + area.w * 0.75
        for layer in range(self.seen.unseen_count):
            shift = layer * wide * 0.06
            z = (1.0 if layer == self.seen.unseen_count - 1 else 0.5) + layer / 100
            self.lay.poses[f"undealt:{layer}"] = Pose(
                left - shift, y - shift, wide, high, "back:card", z=z + layer / 100
            )
        slot = Rect(0, 0, round(wide), round(high))
        slot.center = (round(right), round(y))
        self.lay.backs.append(("away", slot))
        self.lay.spots["away"] = slot
        under = Rect(area.left, slot.bottom, round(area.w * 0.56), self.at.label)
        self.lay.notes.append(Note(tr("unseen"), under, CAPTION, DIM))
        rest = Rect(under.right + self.at.gap, under.top, area.w - under.w - self.at.gap, under.h)
        self.lay.notes.append(Note(tr("away"), rest, CAPTION, DIM))
        if self.seen.away is not None:
            face = f"card/{self.seen.away}/kept"
            self.lay.poses[f"card:{self.seen.away}"] = Pose(*slot.center, wide, high, face, z=2)
        elif self.seen.away_count:
            origin = f"hand:{self.seen.first}"
            self.lay.poses["hidden:away"] = Pose(*slot.center, wide, high, "back:card", z=2, origin=origin)

    def _redeal(self) -> None:
        """Before the first card, why it was dealt again, across the upper places."""
        why = words.redeal(self.seen, self.room.names)
        if why and not self.seen.tricks and self.seen.led is None:
            row = self.at.row(0, 1 - self.room.bottom & 1)
            box = Rect(0, 0, round(self.at.middle.w * 0.66), round(row.h * 0.6))
            box.center = (self.at.middle.centerx, row.centery)
            self.lay.poses["redeal"] = Pose(*box.center, box.w, box.h, "plate", z=0.9)
            self.lay.notes.append(Note(why, box.inflate(-box.h // 2, 0), BODY, CREAM, bold=True, wrapped=True))
