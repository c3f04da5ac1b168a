"""Where the cards of War on Terror lie: the rivals' places side by side along the upper edge in the order of play, the
countries, the contested one and the piles in the middle, one's own row and hand below."""

from __future__ import annotations

import math
from dataclasses import replace

from pygame import Rect

from game.war_on_terror.observation import WarObservation
from scenes.stage.pose import Pose
from scenes.table.grid import Grid
from scenes.table.view import Lay, Note, Room
from scenes.table.war_on_terror import words
from scenes.table.war_on_terror.cards import DOSSIER, SHAPE, TYPE, country_name, force
from scenes.table.war_on_terror.rows import Place, own_place, rival_places
from scenes.ui.measure import BODY, CAPTION, HEADING, STRONG
from scenes.ui.text import Align
from scenes.ui.theme import CREAM, DIM, GOLD, Colour
from scenes.ui.words import tr, trn

_HIGH, _WIDE = 78.0, 118.0  # units from edge to edge; a wider room has more of them across
_BANDS = ((30.0, 15.2), (47.0, 38.0), (_HIGH, 60.0))  # the rivals', the middle, one's own
_HAND, _RIVAL, _PILE = 16.0, 6.6, 10.4  # heights of cards, in units
_MIDDLE = 38.0
_KEPT = 14  # so many of the discards lie there as cards
_TYPES = tuple(TYPE)


class Layout:
    """One observation laid in a room. `banner` is a line on a plate across the table, for something that must be
    seen."""

    def __init__(self, seen: WarObservation, room: Room, banner: str = "") -> None:
        self.seen = seen
        self.room = room
        self.threat = words.threat(seen, room.names)
        self.banner = banner or self.threat
        self.lay = Lay()
        self.grid = Grid(room, _HIGH, _WIDE, _BANDS)
        self.u, self.wide = self.grid.u, self.grid.wide
        self.legal = {move.code for move in seen.moves if move.args and move.verb not in ("reveal", "swap")}

    def made(self) -> Lay:
        """The whole table."""
        seats = self.seen.seats
        me = self.room.bottom
        others = [(me + step) % seats for step in range(1, seats)]
        places = {me: own_place(self.wide)}
        places.update(zip(others, rival_places(self.wide, len(others)), strict=True))
        for seat, place in places.items():
            self._seat(seat, place)
        self._countries(places)
        self._piles()
        self._round()
        if self.banner:
            px, py = self.grid.at(self._dossier_x, _MIDDLE + 7.3)
            high = 3.6 if self.threat else 5.4  # what is threatened stays in sight
            self.lay.poses["banner"] = Pose(px, py, 62 * self.u, high * self.u, f"banner/{self.banner}", 0.0, 90)
        return self.lay

    # -- helpers ------------------------------------------------------------------------------------------------------

    def _put(self, name: str, face: str, at: tuple[float, float], high: float, z: float, origin: str) -> None:
        px, py = self.grid.at(*at)
        high *= self.u
        self.lay.poses[name] = Pose(px, py, high * SHAPE, high, face, 0.0, z, origin=origin)

    def _note(
        self,
        words: str,
        box: tuple[float, float, float, float],
        size: float,
        *,
        colour: Colour = CREAM,
        align: Align = "center",
        bold: bool = False,
    ) -> None:
        """A text in a box of units (the left edge, the middle of its height, width and height)."""
        x, y, w, h = box
        self.lay.notes.append(Note(words, self.grid.box(x + w / 2, y, w, h), size, colour, align, bold))

    def _dim(self, name: str) -> None:
        self.lay.poses[name] = replace(self.lay.poses[name], dim=True)

    # -- a player's place ---------------------------------------------------------------------------------------------

    def _seat(self, seat: int, place: Place) -> None:
        """A mat with the name and what is to be known of the player, the row with its total, and the hand."""
        mat = self.grid.box(*place.mat)
        self.lay.backs.append(("mat", mat))
        self.lay.spots[f"seat:{seat}"] = mat
        self.lay.places[f"hand:{seat}"] = self.grid.box(place.hand_x, place.hand_y, 20, 6)
        if self.seen.seat == seat and self.seen.phase != "reveal":
            self.lay.glow.append(mat)
        self._name(seat, place)
        self._row(seat, place)
        if seat == self.room.bottom:
            self._own_hand(seat, place)
        else:
            self._rival_hand(seat, place)

    def _name(self, seat: int, place: Place) -> None:
        seen = self.seen
        decides = seen.seat == seat
        x, y, wide = place.name
        colour = GOLD if decides else CREAM
        self._note(self.room.names[seat], (x, y, wide, 3.4), BODY, colour=colour, align="left", bold=True)
        scored = tr("{points} of {goal} points", points=seen.points[seat], goal=seen.goal)
        held = trn("{count} card", "{count} cards", len(seen.hands[seat]))
        self._note(f"{scored} · {held}", (x, y + 3.0, wide, 2.7), CAPTION, colour=DIM, align="left")

    def _state(self, seat: int) -> str:
        """What the player has done in this round, in a word."""
        seen = self.seen
        if seen.tied:
            if seat not in seen.tied:
                return ""
            return tr("Has chosen") if seen.answered[seat] else tr("Tied")
        if seen.phase in ("reveal", "over"):
            return ""
        if seen.passed[seat]:
            return tr("Passed") if seen.hands[seat] else tr("No cards")
        return tr("Opens") if seat == _opener(seen) else ""

    def _row(self, seat: int, place: Place) -> None:
        """The cards played, those added in a tie a little apart, and what they come to."""
        seen = self.seen
        row, added = seen.rows[seat], seen.added[seat]
        count = len(row) + len(added)
        high = _fitting(place.row_high, place.row_wide, count + 0.3 * bool(added))
        wide, y, left = high * SHAPE, place.row_y, place.row_x
        step = min(wide * 1.07, (place.row_wide - wide) / max(1, count - 1 + 0.3 * bool(added)))
        for at, card in enumerate((*row, *added)):
            x = left + wide / 2 + at * step + (0.3 * step if at >= len(row) else 0.0)
            down = card in seen.down
            self._put(
                f"card:{card}",
                f"back:force/{card}" if down else f"force/{card}",
                (x, y),
                high,
                10 + at / 100,
                f"hand:{seat}",
            )
            self._mark_target(card)
        if seen.country is not None and seen.phase != "reveal":
            best = max(seen.totals)
            colour = GOLD if seen.totals[seat] == best and best else CREAM
            total = str(seen.totals[seat])
            self._note(total, (place.total_x - 4, y, 8, 6.4), HEADING, colour=colour, bold=True)
            self._note(tr("strength"), (place.total_x - 5, y + 4.5, 10, 2.6), CAPTION, colour=DIM)
        self._note(self._state(seat), (place.total_x - 5.2, y - 4.7, 10.4, 2.7), CAPTION, colour=GOLD, bold=True)

    def _mark_target(self, card: int) -> None:
        """A card in a row that may be chosen stays bright, one that is threatened glows."""
        seen, name = self.seen, f"card:{card}"
        if seen.pending is not None and seen.pending.target == card:
            pose = self.lay.poses[name]
            self.lay.glow.append(Rect(pose.rect).inflate(round(4 * self.u), round(4 * self.u)))
            self.lay.poses[name] = replace(pose, y=pose.y - 0.8 * self.u, z=30)
            plate = f"banner/{tr('Threatened')}"
            at = pose.y + pose.h / 2 - 1.6 * self.u
            self.lay.poses["threat"] = Pose(pose.x, at, 10.5 * self.u, 3.0 * self.u, plate, 0.0, 31)
        elif seen.moves and seen.phase in ("turn_over", "turn_up", "trade") and card not in self.legal:
            self._dim(name)

    def _own_hand(self, seat: int, place: Place) -> None:
        """A row of cards by type and strength. In answer to a question for a shield the other cards are dimmed."""
        hand = self.seen.hands[seat]
        high = _fitting(_HAND, self.wide - 8, len(hand))
        wide = high * SHAPE
        step = min(wide * 1.05, (self.wide - 8 - wide) / max(1, len(hand) - 1))
        for at, card in enumerate(sorted(hand, key=_by_type)):
            x = place.hand_x + (at - (len(hand) - 1) / 2) * step
            if card is None:
                self._put(f"hand:{seat}:{at}", "back:force", (x, place.hand_y), high, 20 + at / 100, "pile")
                continue
            chosen = self.seen.answers[seat] == card
            y = place.hand_y - (1.2 if chosen else 0.0)
            self._put(f"card:{card}", f"force/{card}", (x, y), high, 20 + at / 100, "pile")
            if self.seen.phase == "shield" and self.seen.moves and card not in self.legal:
                self._dim(f"card:{card}")
        if self.seen.seat == seat and hand:
            self.lay.glow.append(
                self.grid.box(place.hand_x, place.hand_y, min(self.wide - 6, step * len(hand) + 6), 16)
            )

    def _rival_hand(self, seat: int, place: Place) -> None:
        """Backs; what the viewer knows of them lies open, smaller than a card played."""
        hand = self.seen.hands[seat]
        wide = _RIVAL * SHAPE
        step = min(wide * 1.03, (place.hand_wide - wide) / max(1, len(hand) - 1))
        for at, card in enumerate(hand):
            x = place.hand_x - place.hand_wide / 2 + wide / 2 + at * step
            name = f"hand:{seat}:{at}" if card is None else f"card:{card}"
            face = "back:force" if card is None else f"force/{card}"
            self._put(name, face, (x, place.hand_y), _RIVAL, 5 + at / 100, "pile")

    # -- the middle ---------------------------------------------------------------------------------------------------

    def _countries(self, places: dict[int, Place]) -> None:
        """Face-down countries in two rows, the contested one open and large, the others with who liberated them."""
        seen = self.seen
        won: dict[int, int] = {}
        choosing = seen.phase == "reveal"
        self.lay.places["countries"] = self.grid.box(-self.wide / 2 + 18, _MIDDLE, 30, 10)
        if choosing:
            self.lay.glow.append(self.grid.box(-self.wide / 2 + 33.5, _MIDDLE + 0.3, 66, 16))
        for number, (country, winner) in enumerate(zip(seen.places, seen.winners, strict=True)):
            slot = self._country_slot(number, choosing)
            self.lay.backs.append(("empty", slot))
            if winner is not None:
                self._liberated(number, winner, places[winner], won)
            elif number == seen.place and country is not None:
                high = 14.0 * self.u
                px, py = self.grid.at(self._dossier_x, _MIDDLE - 1.4)
                pose = Pose(px, py, high * DOSSIER, high, f"dossier/{country}", 0.0, 4, origin="countries")
                self.lay.poses[f"country:{number}"] = pose
            else:
                # Only the eye that sees everything knows which country lies there, and shows it no more than a table.
                pose = Pose(slot.centerx, slot.centery, slot.w, slot.h, "back:country", 0.0, 3, origin="countries")
                self.lay.poses[f"country:{number}"] = pose

    def _country_slot(self, number: int, choosing: bool) -> Rect:
        """Where a face-down country lies: in two rows at the left, which fill the middle while one is chosen."""
        column, row = number % 5, number // 5
        if choosing:
            return self.grid.box(-self.wide / 2 + 7.4 + column * 12.4, _MIDDLE - 3.8 + row * 8.2, 10.6, 7.7)
        return self.grid.box(-self.wide / 2 + 5.6 + column * 6.7, _MIDDLE - 3.2 + row * 5.5, 6.3, 4.6)

    @property
    def _dossier_x(self) -> float:
        """The middle between the face-down countries and the piles."""
        return (-self.wide / 2 + 36.5 + self.wide / 2 - 23.5) / 2

    def _liberated(self, number: int, winner: int, place: Place, won: dict[int, int]) -> None:
        """A country before its winner, the one won last at the end."""
        at = won.get(winner, 0)
        won[winner] = at + 1
        count = sum(seat == winner for seat in self.seen.winners)
        step = min(place.stamp + 0.3, (place.stamps_wide - place.stamp) / max(1, count - 1))
        px, py = self.grid.at(place.stamps_x + place.stamp / 2 + at * step, place.stamps_y)
        side = place.stamp * self.u
        country = self.seen.places[number]
        pose = Pose(px, py, side, side, f"stamp/{country}", 0.0, 6 + at / 100, origin="countries", shadow=False)
        self.lay.poses[f"country:{number}"] = pose

    def _piles(self) -> None:
        """The deck and the discards with their counts."""
        seen = self.seen
        right = self.wide / 2
        pile, discards = (right - 18.5, _MIDDLE - 2.4), (right - 8.0, _MIDDLE - 2.4)
        self.lay.places["pile"] = self.grid.box(*pile, _PILE * SHAPE, _PILE)
        self.lay.places["discards"] = self.lay.spots["discards"] = self.grid.box(*discards, _PILE * SHAPE, _PILE)
        self.lay.backs.append(("empty", self.lay.places["discards"]))
        for layer in range(min(3, -(-seen.pile_size // 30))):
            spot = (pile[0] - layer * 0.3, pile[1] - layer * 0.3)
            self._put(f"pile:{layer}", "back:force", spot, _PILE, 1 + layer / 10, "pile")
        for at, card in enumerate(seen.discards[-_KEPT:]):
            self._put(f"card:{card}", f"force/{card}", discards, _PILE, 0.1 + at / 100, "discards")
            if at:
                pose = self.lay.poses[f"card:{card}"]
                self.lay.poses[f"card:{card}"] = replace(pose, shadow=False)
        deck = tr("Deck {count}", count=seen.pile_size)
        gone = tr("Discards {count}", count=len(seen.discards))
        self._note(deck, (pile[0] - 5.2, _MIDDLE + 4.9, 10.2, 2.8), CAPTION, colour=DIM)
        self._note(gone, (discards[0] - 5.2, _MIDDLE + 4.9, 10.6, 2.8), CAPTION, colour=DIM)

    def _round(self) -> None:
        """Which round of how many, or what is waited for."""
        seen = self.seen
        x, y = self._dossier_x - 25, _MIDDLE + 7.3
        if self.banner:
            return
        if seen.phase in ("reveal", "over") or seen.country is None:
            if seen.seat is not None:
                said = tr("{name} chooses the next country", name=self.room.names[seen.seat])
                left, right = -self.wide / 2 + 67.5, self.wide / 2 - 23.5
                box = self.grid.box((left + right) / 2, _MIDDLE, right - left, 12)
                self.lay.notes.append(Note(said, box, STRONG, DIM, wrapped=True))
            return
        if seen.tied:
            said = tr("A tie for {country}", country=country_name(seen.country))
        else:
            said = tr("Round {round} of {rounds}", round=seen.round, rounds=seen.rounds)
        self._note(said, (x, y, 50, 3.2), BODY, colour=GOLD, bold=True)


def _opener(seen: WarObservation) -> int:
    """The seat that opens the present round."""
    turns = seen.round - 1 if dict(seen.options)["opens"] == "rotating" else 0
    return (seen.leader + max(0, turns)) % seen.seats


def _fitting(high: float, room: float, count: float) -> float:
    """The height of cards, at most `high`, of which so many in a row hide less than half of each other. It shrinks in
    steps, so that few sizes of a card have to be drawn."""
    share = room / (1 + 0.56 * max(0.0, count - 1)) / SHAPE / high
    return high * min(1.0, math.floor(share * 8) / 8)


def _by_type(card: int | None) -> tuple[int, int, int]:
    if card is None:
        return len(_TYPES), 0, 0
    found = force(card)
    return _TYPES.index(found.type), -found.strength, card
