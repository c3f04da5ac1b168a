"""One game of Claim in progress, as the contract has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.claim import refusals, tricks, votes
from game.claim.observation import ClaimObservation, observe
from game.claim.position import Position
from game.core import Move, Outcome, Reason, Tell


class ClaimState(Position):
    """The whole truth of one game (its fields are described in `Position`)."""

    __slots__ = ()

    def legal_moves(self) -> Sequence[Move]:
        """A follower who holds a card of the led faction plays one of them or a Doppelganger; else anything goes."""
        seat = self.seat
        if seat is None:
            return ()
        cards, court = self.hands[seat], self.court
        tables = court.answers[self.led] if self.played and cards & court.oblige[self.led] else court.tables
        # The same as court.choices(cards), written out because games are played by the million.
        moves: tuple[Move, ...] = ()
        for suit, known in tables:
            part = cards & suit
            if part:
                moves += known.get(part) or court.learn(known, part)
        return moves

    def illegal(self, move: Move) -> Reason | None:
        return None if move in self.legal_moves() else refusals.refusal(self, move)

    def apply(self, move: Move, tell: Tell | None = None) -> None:
        # Everything stands here and not in functions of its own because games are played by the million.
        card, alike, faction, strengths = self.court.card[move]
        seat = self.seat
        assert seat is not None
        hands = self.hands
        if alike:
            # Of several cards alike it does not matter which one goes.
            alike &= hands[seat]
            card = alike & -alike
        if tell:
            tricks.tell_played(self, seat, move, tell)
        hands[seat] ^= card
        played = self.played
        if not played:
            self.led = faction
            self.best = seat
            self.strength = strengths[faction]
            played = self.played = (card,)
        else:
            strength = strengths[self.led]
            if strength > self.strength:
                self.best = seat
                self.strength = strength
            played = self.played = (*played, card)
        seats = self.seats
        if len(played) == seats:
            tricks.finish(self, played, tell)
        else:
            seat += 1
            self.seat = seat if seat < seats else 0

    def copy(self) -> ClaimState:
        new = ClaimState()
        new.rulebook, new.options, new.seats, new.seat = self.rulebook, self.options, self.seats, self.seat
        new.court = self.court
        new.hands = self.hands[:]
        new.followers = self.followers[:]
        new.piles = self.piles[:]
        new.stock = self.stock[:]
        new.phase = self.phase
        new.leader = self.leader
        new.first = self.first
        new.led = self.led
        new.played = self.played
        new.best = self.best
        new.strength = self.strength
        new.tricks = self.tricks
        new.past = self.past
        return new

    @property
    def outcome(self) -> Outcome | None:
        return votes.outcome(self)

    def observe(self, viewer: int | None) -> ClaimObservation:
        shown = self.seat is not None and viewer in (None, self.seat)
        return observe(self, viewer, tuple(self.legal_moves()) if shown else ())

    def pieces(self) -> Counter[str]:
        """Every card of the pack, wherever it is."""
        sets = [*self.hands, *self.followers, *self.piles, *self.stock, *self.played, self.discards]
        return Counter(name for cards in sets for name in self.court.names_in(cards))
