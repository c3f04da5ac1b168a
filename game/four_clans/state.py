"""One round in progress, as the contract has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core import Move, Outcome, Reason, Tell
from game.four_clans import preparing, refusals, scoring, telling
from game.four_clans.cards import BEATERS, BITS, NO_TRUMP, RANKS, names
from game.four_clans.moves import PLAYS
from game.four_clans.observation import FourClansObservation, observe
from game.four_clans.position import DOWN, ONE_CUBE, OVER, PILE, ROOMS, TAKEN, UP, Position, chronicle, cubes_at, taken

_CARD = tuple(code >> 2 for code in range(112))
_BIT = tuple(BITS[card] for card in _CARD)
_SHIFT = tuple(card // RANKS * RANKS for card in _CARD)
_CLAN = tuple(card // RANKS for card in _CARD)
_BEATERS = tuple(tuple(row[card] for card in _CARD) for row in BEATERS)
"""These tables go by the code of a play, to save the way from code to card."""


class FourClansState(Position):
    """The whole truth of one round (its fields are described in `Position`)."""

    __slots__ = ()

    def legal_moves(self) -> Sequence[Move]:
        """Any card at any fort where the side has room; but whoever holds cards of the led clan plays one of them."""
        if self.phase:
            return preparing.choices(self)
        seat = self.seat
        assert seat is not None
        hand = self.hands[seat]
        plays = PLAYS[ROOMS[self.boards[seat & 1] & 255]]
        led = self.led
        if led >= 0:
            following = plays[_CLAN[led]][hand >> _SHIFT[led] & 127]
            if following:
                return following
        goat, eagle, snake, wolf = plays
        return goat[hand & 127] + eagle[hand >> 7 & 127] + snake[hand >> 14 & 127] + wolf[hand >> 21]

    def illegal(self, move: Move) -> Reason | None:
        return None if move in self.legal_moves() else refusals.refusal(self, move)

    def apply(self, move: Move, tell: Tell | None = None) -> None:
        # Play stands here and not in functions of its own because games are played by the million.
        if tell:
            telling.apply_and_tell(self, move, tell)
            return
        if self.phase:
            preparing.decide(self, move)
            return
        seat, code, led = self.seat, move.code, self.led
        assert seat is not None
        bit = _BIT[code]
        self.hands[seat] ^= bit
        if led < 0:
            self.led = code
            self.seat = seat ^ 1
            return
        trump, boards = self.trump, self.boards
        if _BEATERS[trump][led] & bit:
            winner, lost = seat, led
            boards[seat & 1] += UP[code]
        else:
            winner, lost = seat ^ 1, code
            boards[winner & 1] += UP[led]
        fort, loss, pile = lost & 3, DOWN[lost], self.cubes
        if pile & PILE[fort]:
            # The loser takes a cube from the fort at which the losing card lies; the first fort emptied is turned.
            loss += TAKEN
            pile -= ONE_CUBE[fort]
            self.cubes = pile
            if trump == NO_TRUMP and not pile & PILE[fort]:
                self.trump = fort
        boards[~winner & 1] += loss
        self.past = self.past, seat, led, code, winner
        self.led = -1
        self.seat = winner ^ self.swap
        left = self.left = self.left - 1
        if left < 2:
            self._finish(left)

    def _finish(self, left: int) -> None:
        """With two players the last trick has no choice in it and plays itself (ruling); after it the round is over."""
        if not left:
            self.phase, self.seat = OVER, None
        elif not self.swap:
            self.apply(self.legal_moves()[0])
            self.apply(self.legal_moves()[0])

    def copy(self) -> FourClansState:
        new = FourClansState()
        new.rulebook, new.options, new.seats, new.seat = self.rulebook, self.options, self.seats, self.seat
        new.phase = self.phase
        new.first = self.first
        new.hands = self.hands[:]
        new.boards = self.boards[:]
        new.cubes = self.cubes
        new.trump = self.trump
        new.led = self.led
        new.left = self.left
        new.swap = self.swap
        new.past = self.past
        new.moved = self.moved
        new.away = self.away
        new.unseen = self.unseen
        new.redeals = self.redeals
        new.rounds = self.rounds
        return new

    @property
    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def observe(self, viewer: int | None) -> FourClansObservation:
        shown = self.seat is not None and viewer in (None, self.seat)
        return observe(self, viewer, tuple(self.legal_moves()) if shown else ())

    def pieces(self) -> Counter[str]:
        """Every card and cube of the box, wherever it is: always each of the 28 cards once, and twelve cubes."""
        found = Counter(name for cards in (*self.hands, self.away, self.unseen) for name in names(cards))
        for _, _, led, code, _ in chronicle(self.past):
            found.update(names(_BIT[led] | _BIT[code]))
        if self.led >= 0:
            found.update(names(_BIT[self.led]))
        found["cube"] = sum(cubes_at(self.cubes, fort) for fort in range(4)) + sum(map(taken, self.boards))
        return found
