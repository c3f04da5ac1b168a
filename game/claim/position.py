"""What there is in a game of Claim: cards in hands, on the table and in piles, as sets of bits (`game.claim.court`)."""

from __future__ import annotations

from game.claim.court import NO_LEAD, Court, Lead
from game.core import Move, Options, State

Past = tuple["Past | None", int, int, tuple[int, ...], int, int]
"""A finished trick behind the one before it: (earlier tricks, phase, leader, cards in the order of play, winner, the
card at stake, 0 in the second phase). A chain, so that a copy of a state costs nothing for it."""


class Position(State):
    """The fields of a game in progress; `ClaimState` plays on them.

    `phase` is 0 or 1. `hands` is what each seat plays from: in phase one the cards dealt, in phase two the followers;
    `menus` are the moves that play from a hand, in their order, once they were asked for, else None; whatever changes a
    hand other than by a move must set its menu to None. `followers` is what each has gathered so far and is empty in
    phase two. `piles` are the score piles, `stock` the cards to come, its top last: the card at stake is on top, face
    up. Of the trick in progress: `leader`, the cards `played` in order, and what follows from the first of them, `lead`
    (which means nothing while none is played). `tricks` are left in this phase, this one included. `first` led the
    whole game.
    """

    __slots__ = (
        "court",
        "first",
        "followers",
        "hands",
        "lead",
        "leader",
        "menus",
        "past",
        "phase",
        "piles",
        "played",
        "stock",
        "tricks",
    )
    court: Court
    hands: list[int]
    menus: list[list[Move] | None]
    followers: list[int]
    piles: list[int]
    stock: list[int]
    phase: int
    leader: int
    first: int
    lead: Lead
    played: tuple[int, ...]
    tricks: int
    past: Past | None

    @property
    def discards(self) -> int:
        """The cards that were played and scored by nobody."""
        gone, past = 0, self.past
        while past is not None:
            for card in past[3]:
                gone |= card
            past = past[0]
        for pile in self.piles:
            gone &= ~pile
        return gone


def deal(position: Position, options: Options, seats: int, pack: list[int], first: int) -> None:
    """Fill in a fresh position from a shuffled pack, whose top is last: a hand to each seat; the rest is the stock,
    from which phase one gives every seat a second hand."""
    hand, dealt = position.court.hand, len(pack) - position.court.hand * seats
    position.options = options
    position.seats = seats
    position.hands = [sum(pack[end - hand : end]) for end in range(len(pack), dealt, -hand)]
    position.stock = pack[:dealt]
    position.menus = [None] * seats
    position.followers = [0] * seats
    position.piles = [0] * seats
    position.phase = 0
    position.past = None
    position.tricks = hand
    position.first = position.seat = position.leader = first
    position.played = ()
    position.lead = NO_LEAD
