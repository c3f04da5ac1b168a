"""One game of Claim in progress, as the contract has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.claim import refusals, telling, tricks, votes
from game.claim.observation import ClaimObservation, observe
from game.claim.position import Position
from game.core import Move, Outcome, Reason, Tell


def _one_of(alike: int, menu: list[Move] | None) -> tuple[int, list[Move] | None]:
    """One of several cards alike, and the menu that its move leaves. It does not matter which one goes; where others
    stay, so does their move, which is said by None."""
    card = alike & -alike
    return card, menu if card == alike else None


class ClaimState(Position):
    """The whole truth of one game (its fields are described in `Position`)."""

    __slots__ = ()

    def legal_moves(self) -> Sequence[Move]:
        """A follower who holds a card of the led faction plays one of them or a Doppelganger; else anything goes."""
        seat, played = self.seat, self.played
        if seat is None:
            return ()
        if played:
            cards = self.hands[seat]
            obliging, known, free, known_free, _ = self.lead
            held = cards & obliging
            if held:
                try:
                    return known[held] + known_free[cards & free]
                except KeyError:
                    court = self.court
                    return court.menu(known, held) + court.menu(known_free, cards & free)
        menu = self.menus[seat]
        if menu is None:
            menu = self.menus[seat] = self.court.choices(self.hands[seat])
        return menu.copy()

    def illegal(self, move: Move) -> Reason | None:
        return None if move in self.legal_moves() else refusals.refusal(self, move)

    def apply(self, move: Move, tell: Tell | None = None) -> None:
        # What is needed often stands here and not in functions of its own because games are played by the million.
        if tell:
            telling.apply_and_tell(self, move, tell)
            return
        court, seat, hands = self.court, self.seat, self.hands
        assert seat is not None
        card, alike, lead = court.card[move]
        menu = self.menus[seat]
        if alike is not None:
            card, menu = _one_of(alike & hands[seat], menu)
        hands[seat] -= card
        if menu is not None:
            menu.remove(move)
        played, seats = self.played, self.seats
        if not played:
            self.lead = lead
            self.played = (card,)
            self.seat = (seat + 1) % seats
            return
        if seats > 2:
            tricks.go_on(self, seat, (*played, card))
            return
        phase, leader, stake = self.phase, self.leader, 0
        first = played[0]
        if self.lead[4] & card:
            winner, loser = seat, leader
        else:
            winner, loser = leader, seat
        to_winner, to_loser, takes_lead = court.fates[phase]
        self.piles[winner] += first + card & to_winner
        if to_loser:
            self.piles[loser] += first + card & to_loser
        if not phase:
            stock, followers = self.stock, self.followers
            stake = stock.pop()
            followers[winner] += stake
            followers[loser] += stock.pop()
        played = first, card
        self.past = self.past, phase, leader, played, winner, stake
        self.leader = self.seat = tricks.next_leader(self, played, winner) if takes_lead else winner
        self.played = ()
        left = self.tricks = self.tricks - 1
        if left < 2:
            tricks.run_out(self)

    def copy(self) -> ClaimState:
        new = ClaimState()
        new.rulebook, new.options, new.seats, new.seat = self.rulebook, self.options, self.seats, self.seat
        new.court = self.court
        new.hands = self.hands[:]
        new.menus = [None if menu is None else menu[:] for menu in self.menus]
        new.followers = self.followers[:]
        new.piles = self.piles[:]
        new.stock = self.stock[:]
        new.phase = self.phase
        new.leader = self.leader
        new.first = self.first
        new.played = self.played
        new.lead = self.lead
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
