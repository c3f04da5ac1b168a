"""Where the players of Four Clans Conflict sit, and what belongs where on the table, in pixels.

With two players the hands lie along the lower and the upper edge, and a strip on the right holds the cubes taken, the
trump and the cards out of the round. With four, hands lie along all four edges, partners opposite, and cubes and trump
in the corners. In the middle, always, four columns: the upper side's places, the fort, the lower side's places.
"""

from __future__ import annotations

from pygame import Rect

from game.four_clans.position import PLACES
from scenes.table.four_clans.cards import SHAPE

EDGES = ("bottom", "left", "top", "right")


class Seats:
    """The table divided, for the seat at the bottom."""

    def __init__(self, rect: Rect, seats: int, bottom: int) -> None:
        self.rect, self.seats, self.bottom = rect, seats, bottom
        team = seats == 4
        high = rect.h
        self.gap = round(high * 0.012)
        self.label = round(high * 0.036)
        self.hand_high = round(min(high * 0.178, rect.w / (14.1 * SHAPE)))
        self.rival_high = round(high * (0.085 if not team else 0.09))
        self.hand_area = Rect(rect.left, rect.bottom - self.hand_high - self.gap, rect.w, self.hand_high)
        self.top_area = Rect(rect.left, rect.top + self.gap, rect.w, self.rival_high)
        side = round(rect.w * (0.125 if not team else 0.075))
        top = self.top_area.bottom + self.label + self.gap
        bottom_edge = self.hand_area.top - self.label - self.gap
        left = rect.left + (side if team else 2 * self.gap)
        self.middle = Rect(left, top, rect.right - side - left, bottom_edge - top)
        self.strip = Rect(self.middle.right, top, side, bottom_edge - top)
        self._columns()

    def _columns(self) -> None:
        wide = self.middle.w / 4
        self.column_wide = wide * 0.96
        card = (self.column_wide * 0.98) / PLACES * 0.94
        self.card_high = round(min(card / SHAPE, self.middle.h * 0.325))
        self.card_wide = round(self.card_high * SHAPE)
        self.row_wide = round(self.card_wide / 0.94 * PLACES)
        self.fort_high = self.middle.h - 2 * self.card_high - 2 * self.gap
        self.fort_high = min(self.fort_high, round(self.column_wide * 0.74))

    def column(self, fort: int) -> Rect:
        """The whole column of a fort."""
        wide = self.middle.w / 4
        made = Rect(0, self.middle.top, round(self.column_wide), self.middle.h)
        made.centerx = round(self.middle.left + (fort + 0.5) * wide)
        return made

    def row(self, fort: int, side: int) -> Rect:
        """The three places of a side at a fort."""
        column = self.column(fort)
        made = Rect(0, 0, self.row_wide, self.card_high)
        away = self.fort_high / 2 + self.gap
        if side == self.bottom & 1:
            made.midtop = (column.centerx, round(column.centery + away))
        else:
            made.midbottom = (column.centerx, round(column.centery - away))
        return made

    def fort(self, fort: int) -> Rect:
        """The fort card: the band between the rows, less the plates with the sums."""
        column = self.column(fort)
        plates = round(self.row_wide * 0.2)
        made = Rect(0, 0, self.row_wide - plates, self.fort_high)
        made.midright = (column.centerx + self.row_wide // 2, column.centery)
        return made

    def plate(self, fort: int, side: int) -> Rect:
        """Where a side's running sum stands, on its own half of the fort."""
        card = self.fort(fort)
        wide = round(self.row_wide * 0.17)
        high = round(self.fort_high * 0.47)
        made = Rect(card.left - round(self.row_wide * 0.2), card.top, wide, high)
        if side == self.bottom & 1:
            made.bottom = card.bottom
        return made

    def edge(self, seat: int) -> str:
        """The edge of the table a seat sits at."""
        if self.seats == 2:
            return "bottom" if seat == self.bottom else "top"
        return EDGES[(seat - self.bottom) % 4]

    def hand(self, seat: int) -> Rect:
        """The strip along a seat's edge where its hand lies."""
        edge = self.edge(seat)
        if edge == "bottom":
            return self.hand_area
        if edge == "top":
            return self.top_area
        wide = self.rival_high
        made = Rect(0, self.middle.top, wide, self.middle.h)
        if edge == "left":
            made.left = self.rect.left + self.gap
        else:
            made.right = self.rect.right - self.gap
        return made

    def cubes(self, side: int) -> Rect:
        """Where a side's taken cubes lie."""
        mine = side == self.bottom & 1
        if self.seats == 4:
            area = self.hand_area if mine else self.top_area
            wide = round(self.rect.w * 0.19)
            high = area.h if mine else self.middle.top - area.top - self.gap
            return Rect(area.left + self.gap * 2, area.top, wide, high)
        high = round(self.strip.h * 0.215)
        top = self.strip.bottom - high if mine else self.strip.top
        return Rect(self.strip.left, top, self.strip.w - 2 * self.gap, high)

    def trump(self) -> Rect:
        """Where the trump is shown."""
        if self.seats == 4:
            high = self.hand_area.h
            return Rect(self.rect.right - round(high * 1.1), self.hand_area.top, high, high)
        high = round(self.strip.h * 0.19)
        return Rect(self.strip.left, self.strip.top + round(self.strip.h * 0.235), self.strip.w - 2 * self.gap, high)

    def out(self) -> Rect:
        """Where the cards lie that are out of the round (two players only)."""
        top = self.trump().bottom
        high = self.strip.top + round(self.strip.h * 0.77) - top
        return Rect(self.strip.left, top, self.strip.w - 2 * self.gap, high)
