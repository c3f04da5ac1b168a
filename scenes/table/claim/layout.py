"""Where the cards of Claim lie: hands along the edges, followers in a row before them, in the middle stock and stake,
the trick, and the court with the five votes between the score piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from game.claim.observation import ClaimObservation
from scenes.stage.pose import Pose
from scenes.table.claim.cards import FACTION, SHAPE, split
from scenes.table.grid import Grid
from scenes.table.view import Lay, Note, Room
from scenes.ui.measure import BODY, CAPTION
from scenes.ui.text import Align
from scenes.ui.theme import CREAM, DIM, GOLD, Colour
from scenes.ui.words import tr, trn

_HIGH = 78.0  # units from the upper to the lower edge
_BANDS = ((20.4, 10.0), (50.0, 34.5), (_HIGH, 61.0))  # the rival's, the middle, one's own
_HAND, _TRICK, _RIVAL, _MINI = 18.0, 16.5, 10.0, 8.2  # heights of cards, in units


class Layout:
    """One observation laid in a room. `banner` names a plate across the table, for an event that must be
    seen."""

    def __init__(self, seen: ClaimObservation, room: Room, banner: str = "") -> None:
        self.seen = seen
        self.room = room
        self.lay = Lay()
        self.grid = Grid(room, _HIGH, 118, _BANDS)
        self.u = self.grid.u
        self.banner = banner
        self.strict = seen.memory == "strict"
        self._copies: Counter[str] = Counter()

    def made(self) -> Lay:
        """The whole table."""
        for seat in range(len(self.seen.hands)):
            self._places(seat)
        me = self.room.bottom
        others = [seat for seat in range(len(self.seen.hands)) if seat != me]
        self._own_hand(me)
        self._trick()
        self._stake()
        for seat in others:
            self._rival_hand(seat)
        for seat in (me, *others):
            self._followers(seat)
        self._court()
        self._discards()
        if self.banner:
            self._banner()
        return self.lay

    # -- helpers ------------------------------------------------------------------------------------------------------

    def _put(self, name: str, face: str, at: tuple[float, float], high: float, z: float, origin: str) -> None:
        px, py = self.grid.at(*at)
        high *= self.u
        self.lay.poses[name] = Pose(px, py, high * SHAPE, high, face, 0.0, z, origin=origin)

    def piece(self, card: str) -> str:
        """The name of the next piece for a card: cards alike are told apart by a number."""
        self._copies[card] += 1
        return f"card:{card}" if self._copies[card] == 1 else f"card:{card}#{self._copies[card]}"

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
        """A text in a box of units (the middle, width and height)."""
        self.lay.notes.append(Note(words, self.grid.box(*box), size, colour, align, bold))

    def _mine(self, seat: int) -> bool:
        return seat == self.room.bottom

    def _places(self, seat: int) -> None:
        """Where cards come from and go to."""
        hand = 67.5 if self._mine(seat) else 5.0
        row = 54.0 if self._mine(seat) else 15.6
        self.lay.places[f"hand:{seat}"] = self.grid.box(0, hand, 40, 8)
        self.lay.places[f"followers:{seat}"] = self.grid.box(0, row, 40, 6)

    # -- hands --------------------------------------------------------------------------------------------------------

    def _own_hand(self, seat: int) -> None:
        """A fan: every card shows its number, letter and most of its portrait. What the rules refuse is dimmed."""
        cards = self.seen.hands[seat]
        wide = _HAND * SHAPE
        step = min(wide * 1.04, (112 - wide) / max(1, len(cards) - 1))
        legal = {f"{move.args[0]}_{move.args[1]}" for move in self.seen.moves}
        for place, card in enumerate(cards):
            x = (place - (len(cards) - 1) / 2) * step
            at, z = (x, 67.6 + abs(x) / 56 * 0.9), 20 + place / 100
            if card is None:
                self._put(f"hand:{seat}:{place}", "back:card", at, _HAND, z, f"followers:{seat}")
                continue
            name = self.piece(card)
            self._put(name, f"card/{card}", at, _HAND, z, "stock")
            if legal and card not in legal:
                self.lay.poses[name] = replace(self.lay.poses[name], dim=True)
        if self.seen.seat == seat:
            self.lay.glow.append(self.grid.box(0, 68, min(112, step * len(cards) + 6), 16))

    def _rival_hand(self, seat: int) -> None:
        """Backs, or the cards themselves where everybody who counts knows them and the table shows it."""
        cards = self.seen.hands[seat]
        step = min(_RIVAL * SHAPE * 1.02, 88 / max(1, len(cards)))
        for place, card in enumerate(cards):
            at, z = ((place - (len(cards) - 1) / 2) * step, 6.2), 5 + place / 100
            if card is None or self.strict:
                self._put(f"hand:{seat}:{place}", "back:card", at, _RIVAL, z, f"hand:{seat}")
            else:
                self._put(self.piece(card), f"mini/{card}", at, _RIVAL, z, f"hand:{seat}")
        if self.seen.seat == seat:
            self.lay.glow.append(self.grid.box(0, 6, step * len(cards) + 8, 9))

    # -- followers ----------------------------------------------------------------------------------------------------

    def _followers(self, seat: int) -> None:
        """A row of small cards: one's own, and of a rival's those that were won openly."""
        cards = self.seen.followers[seat]
        mine = self._mine(seat)
        y = 54.0 if mine else 15.6
        step = min(_MINI * SHAPE * 1.03, 84 / max(1, len(cards)))
        for place, card in enumerate(cards):
            at, z = (-29.0 + place * step, y), 3 + place / 100
            if card is None or (self.strict and not mine):
                self._put(f"follower:{seat}:{place}", "back:card", at, _MINI, z, "stock")
            else:
                self._put(self.piece(card), f"mini/{card}", at, _MINI, z, "stock")
        self._label(seat, y, len(cards))

    def _label(self, seat: int, y: float, followers: int) -> None:
        """Who sits here, their votes, how many followers or cards they have, and what they have shown not to hold."""
        bold = self.seen.seat == seat
        self._note(self.room.names[seat], (-46, y - 2.0, 22, 3.4), BODY, bold=bold, align="left")
        if self.seen.phase == 1:
            words = trn("{count} follower", "{count} followers", followers)
        else:
            words = trn("{count} card left", "{count} cards left", len(self.seen.hands[seat]))
        votes = trn("{count} vote", "{count} votes", sum(support.vote == seat for support in self.seen.support))
        self._note(f"{words} · {votes}", (-46, y + 0.9, 22, 2.6), CAPTION, colour=DIM, align="left")
        shown = self.seen.voids[seat]
        if shown and not self.strict and not self.seen.open_hands:
            letters = ", ".join(tr(FACTION[faction].letter) for faction in shown)
            words = tr("Holds none of: {factions}", factions=letters)
            self._note(words, (-46, y + 3.5, 22, 2.6), CAPTION, colour=DIM, align="left")

    # -- the middle ---------------------------------------------------------------------------------------------------

    def _stake(self) -> None:
        """The stock and the card at stake."""
        seen = self.seen
        self.lay.places["stock"] = self.grid.box(-51, 33.5, 12, 16)
        if seen.phase == 2:
            return
        for layer in range(min(3, -(-seen.stock // 8))):
            at = (-51.5 - layer * 0.35, 33.4 - layer * 0.35)
            self._put(f"stock:{layer}", "back:card", at, 13, 1 + layer / 10, "stock")
        words = trn("Stock: {count} card", "Stock: {count} cards", seen.stock)
        self._note(words, (-51.5, 43.7, 13, 3), CAPTION, colour=DIM)
        if seen.stake is not None:
            self._put(self.piece(seen.stake), f"card/{seen.stake}", (-38, 33.4), _TRICK, 9, "stock")
            self._note(tr("At stake"), (-38, 43.7, 14, 3), BODY, colour=GOLD, bold=True)

    def _trick(self) -> None:
        """The cards played, each towards its player."""
        seen = self.seen
        self.lay.spots["trick"] = self.grid.box(-8.5, 34.5, 26, 26)
        seats = len(seen.hands)
        for turn, card in enumerate(seen.played):
            seat = (seen.leader + turn) % seats
            at = -14.6 + turn * 12.2, 36.0 if self._mine(seat) else 33.0
            self._put(self.piece(card), f"card/{card}", at, _TRICK, 10 + turn, f"hand:{seat}")
        if not seen.played and seen.seat is not None and not self.banner:
            words = tr("{name} leads", name=self.room.names[seen.leader])
            self._note(words, (-8.5, 34.5, 24, 4), BODY, colour=DIM)

    def _discards(self) -> None:
        """Cards out of the game, one on the other, the last played on top."""
        cards = self.seen.discards
        at, high = ((-26.0, 34.6), 9.0) if self.seen.phase == 1 else ((-46.0, 33.4), 12.0)
        self.lay.places["discard"] = self.grid.box(*at, high * SHAPE, high)
        for place, card in enumerate(self._as_played(cards)):
            face = "back:card" if self.strict else f"mini/{card}"
            self._put(self.piece(card), face, at, high, 0.1 + place / 1000, "discard")
        self._stacked([name for name in self.lay.poses if 0 < self.lay.poses[name].z < 0.9])
        if cards:
            words = trn("{count} discard", "{count} discards", len(cards))
            self._note(words, (at[0], 43.7, 14, 3), CAPTION, colour=DIM)

    def _as_played(self, cards: Sequence[str]) -> list[str]:
        """Discards in the order in which they were played; those of a trick not known (yet) last. Only phase one
        discards."""
        left = Counter(cards)
        ordered = []
        for card in (card for trick in self.seen.past if trick.phase == 1 for card in trick.cards):
            if left[card]:
                left[card] -= 1
                ordered.append(card)
        return [*ordered, *left.elements()]

    def _stacked(self, names: Sequence[str]) -> None:
        """Only the lowest card of a stack casts a shadow: many on one spot would make a black hole."""
        for name in names[1:]:
            self.lay.poses[name] = replace(self.lay.poses[name], shadow=False)

    # -- the court ----------------------------------------------------------------------------------------------------

    def _court(self) -> None:
        """For every faction a column: the rival's scored cards above, one's own below, and between them the vote, which
        lies towards whoever has it."""
        seen = self.seen
        count = len(seen.support)
        step, middle = min(10.2, 52 / count), 32.0
        self.lay.backs.append(("court", self.grid.box(middle, 34.6, 22, 22)))
        for place, support in enumerate(seen.support):
            x = middle + (place - (count - 1) / 2) * step
            for seat in range(len(seen.piles)):
                self._scored(seat, support.faction, support.scored[seat], x)
            tilt = 0.0 if support.vote is None else 2.6 if self._mine(support.vote) else -2.6
            px, py = self.grid.at(x, 34.6 + tilt)
            side = 6.4 * self.u
            pose = Pose(px, py, side, side, f"vote/{support.faction}", 0.0, 6, origin="discard", shadow=False)
            self.lay.poses[f"vote:{support.faction}"] = pose

    def _scored(self, seat: int, faction: str, count: int, x: float) -> None:
        """The scored cards of one faction, fanned a little, the highest on top, with their count between them and
        the followers."""
        y, beyond = (43.5, 48.6) if self._mine(seat) else (26.0, 20.9)
        cards = [card for card in self.seen.piles[seat] if split(card)[0] == faction]
        self.lay.spots[f"pile:{seat}:{faction}"] = self.grid.box(x, y, 8.4, 8.8)
        spread = min(0.6, 2.8 / max(1, len(cards)))
        names = []
        for place, card in enumerate(cards):
            dx = (place - (len(cards) - 1) / 2) * spread
            names.append(self.piece(card))
            self._put(names[-1], f"mini/{card}", (x + dx, y), 7.6, 2 + place / 100, "discard")
        self._stacked(names)
        if count:
            self._note(str(count), (x, beyond, 6, 2.4), CAPTION, bold=True)

    def _banner(self) -> None:
        """A plate across the middle."""
        px, py = self.grid.at(0, 34.5)
        pose = Pose(px, py, 84 * self.u, 13 * self.u, f"banner/{self.banner}", 0.0, 90)
        self.lay.poses["banner"] = pose
