"""One game of CLASH in progress, as the contract has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from game.clash import endings, refusals, turn, variants
from game.clash.effect import acting, standpoint
from game.clash.effects import EFFECTS
from game.clash.geometry import members
from game.clash.moves import DECLINED, DRAFT, PLACE, START
from game.clash.observation import ClashObservation, observe
from game.clash.position import CHOOSE_STARTER, DRAFTING, OPENING, PLACING, Position
from game.clash.tiles import EMPTY, MUSTAFA, NAMES
from game.clash.transfers import DESTINATIONS
from game.core import Move, Outcome, Reason, Tell

_DECIDE: tuple[Callable[[Position, Move, Tell | None], None], ...] = (
    variants.choose_starter,
    variants.pick,
    turn.open_game,
    turn.place,
    turn.answer,
)
"""What carries out a decision, by phase."""


class ClashState(Position):
    """The whole truth of one game (its fields are described in `Position`)."""

    __slots__ = ()

    def legal_moves(self) -> Sequence[Move]:
        moves = self.choices
        if moves is None:
            moves = self.choices = turn.placing_moves(self) if self.phase == PLACING else self._work_out()
        return moves

    def _work_out(self) -> tuple[Move, ...]:
        """The legal moves anywhere but at a placement."""
        if self.phase == CHOOSE_STARTER:
            return START
        if self.phase == DRAFTING:
            return tuple(DRAFT[tile] for tile in self.offer)
        if self.phase == OPENING:
            return PLACE[MUSTAFA]
        if self.seat is None:
            return ()
        if self.bribed >= 0:
            return DESTINATIONS[self.free()]
        effect = EFFECTS[acting(self)]
        assert effect is not None
        ways = effect.choices(self, *standpoint(self))
        return ways if self.chain else ways + DECLINED

    def illegal(self, move: Move) -> Reason | None:
        return refusals.illegal(self, move, self.legal_moves())

    def apply(self, move: Move, tell: Tell | None = None) -> None:
        _DECIDE[self.phase](self, move, tell)

    def copy(self) -> ClashState:
        new = ClashState()
        new.rulebook, new.options, new.seats, new.seat = self.rulebook, self.options, self.seats, self.seat
        new.board = self.board[:]
        new.up = self.up
        new.jihad = self.jihad
        new.down = self.down[:]
        new.standing = self.standing[:]
        new.covered = self.covered
        new.areas = (self.areas[0][:], self.areas[1][:])
        new.hidden = self.hidden
        new.neutral = self.neutral[:]
        new.discard = self.discard[:]
        new.pile = self.pile[:]
        new.out = self.out
        new.phase = self.phase
        new.starter = self.starter
        new.placed = self.placed
        new.chain = self.chain
        new.bribed = self.bribed
        new.taken = self.taken
        new.choices = self.choices
        new.offer = self.offer[:]
        new.draft = self.draft
        new.passed = self.passed
        new.aside = self.aside
        new.past = self.past
        new.result = self.result
        return new

    @property
    def outcome(self) -> Outcome | None:
        return endings.outcome(self)

    def observe(self, viewer: int | None) -> ClashObservation:
        shown = self.seat is not None and viewer in (None, self.seat)
        return observe(self, viewer, tuple(self.legal_moves()) if shown else ())

    def pieces(self) -> Counter[str]:
        """Every tile of the box, wherever it is: always each of the 32 once."""
        found = [tile for tile in self.board if tile != EMPTY] + [tile for area in self.areas for tile in area]
        found += self.neutral + self.discard + self.pile + self.offer
        found += members(self.aside[0]) + members(self.aside[1]) + members(self.out)
        if self.covered != EMPTY:
            found.append(self.covered)
        if self.phase <= OPENING:
            found.append(MUSTAFA)
        return Counter(NAMES[tile] for tile in found)
