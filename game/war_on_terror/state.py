"""One game of War on Terror in progress, as the contract has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from game.core import Move, Outcome, Reason, Tell
from game.war_on_terror import refusals, tie, turn
from game.war_on_terror.moves import (
    ADD,
    ADD_NONE,
    DECLINE,
    NO_SHIELD,
    PASS,
    PLAY,
    REVEAL,
    SHIELD,
    SWAP,
    TRADE,
    TURN_OVER,
    TURN_UP,
)
from game.war_on_terror.observation import WarObservation, observe
from game.war_on_terror.position import (
    FACE_DOWN,
    PLAYING,
    REVEALING,
    SHIELDING,
    SWAPPING,
    TRADING,
    TURNING_OVER,
    TURNING_UP,
    Position,
)

_DECIDE: tuple[Callable[[Position, Move, Tell | None], None], ...] = (
    turn.reveal,
    turn.play,
    turn.choose_target,
    turn.choose_up,
    turn.trade,
    turn.choose_swap,
    turn.answer,
    turn.add,
)
"""What carries out a decision, by phase."""


_PLAY = list(PLAY).__getitem__
"""What plays a card. A list's is quicker than a tuple's."""


class WarState(Position):
    """The whole truth of one game (its fields are described in `Position`)."""

    __slots__ = ()

    def legal_moves(self) -> Sequence[Move]:
        moves = self.choices
        if moves is None:
            moves = [*map(_PLAY, self.hands[self.turn]), PASS] if self.phase == PLAYING else self._work_out()
            self.choices = moves
        return moves

    def _work_out(self) -> list[Move]:
        """The legal moves anywhere but where a card is played."""
        phase, seat = self.phase, self.seat
        assert seat is not None
        if phase == REVEALING:
            return [move for move, fate in zip(REVEAL, self.fate, strict=True) if fate == FACE_DOWN]
        if phase == TURNING_OVER:
            return [TURN_OVER[card] for card in self.bare(seat)]
        if phase == TURNING_UP:
            up = [TURN_UP[card] for card in self.rows[seat] if self.down >> card & 1]
            return [*up, DECLINE] if self.conditional else up
        if phase == TRADING:
            others = [(seat + step) % self.seats for step in range(1, self.seats)]
            return [*(TRADE[card] for other in others for card in self.rows[other]), DECLINE]
        if phase == SWAPPING:
            return [SWAP[(seat + step) % self.seats] for step in range(1, self.seats)]
        if phase == SHIELDING:
            shields = self.deck.shields
            if shields.isdisjoint(self.hands[seat]):
                return [NO_SHIELD]
            return [*(SHIELD[card] for card in self.hands[seat] if card in shields), NO_SHIELD]
        return [*(ADD[card] for card in self.hands[seat]), ADD_NONE]

    def illegal(self, move: Move) -> Reason | None:
        return refusals.illegal(self, move, self.legal_moves())

    def apply(self, move: Move, tell: Tell | None = None) -> None:
        _DECIDE[self.phase](self, move, tell)

    def copy(self) -> WarState:
        new = WarState()
        new.rulebook, new.options, new.seats, new.seat = self.rulebook, self.options, self.seats, self.seat
        new.deck, new.seed, new.shuffles, new.batch = self.deck, self.seed, self.shuffles, self.batch
        new.pile = self.pile[:]
        new.places = self.places
        new.fate = self.fate[:]
        new.place, new.country = self.place, self.country
        new.points = self.points[:]
        new.hands = [hand[:] for hand in self.hands]
        new.rows = [row[:] for row in self.rows]
        new.added = [row[:] for row in self.added]
        new.down = self.down
        new.discards = self.discards[:]
        new.revealer, new.leader = self.revealer, self.leader
        new.round, new.acted, new.passed = self.round, self.acted, self.passed
        new.played = self.played[:]
        new.again, new.turn, new.acting = self.again, self.turn, self.acting
        new.conditional, new.target = self.conditional, self.target
        new.tied = self.tied
        new.answers = self.answers[:]
        new.known = self.known[:]
        new.aware = [row[:] for row in self.aware]
        new.seen = self.seen
        new.phase = self.phase
        new.choices = self.choices
        new.result = self.result
        return new

    @property
    def outcome(self) -> Outcome | None:
        return tie.outcome(self)

    def observe(self, viewer: int | None) -> WarObservation:
        shown = self.seat is not None and viewer in (None, self.seat)
        return observe(self, viewer, tuple(self.legal_moves()) if shown else ())

    def pieces(self) -> Counter[str]:
        """Every card of the box, wherever it is: always each of them once."""
        cards = self.pile + self.discards + [card for row in (*self.hands, *self.rows, *self.added) for card in row]
        return Counter([f"force {card}" for card in cards] + [f"country {country}" for country in self.places])
