"""What one seat knows of a game of Claim: cards by their names ("knight_7"), None for every card it may not know."""

from __future__ import annotations

import random
from dataclasses import dataclass

from game.claim import votes
from game.claim.knowledge import Known, chronicle, known, opened, voids
from game.claim.position import Past, Position
from game.core import Move, Observation, State

Cards = tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its phase (1 or 2), who led it, its cards in the order of play, who won it, and which card was
    at stake (None in phase two)."""

    phase: int
    leader: int
    cards: tuple[str, ...]
    winner: int
    stake: str | None


@dataclass(frozen=True, slots=True)
class Support:
    """How a faction stands: how many of its cards each seat has scored, and who would have its vote now."""

    faction: str
    scored: tuple[int, ...]
    vote: int | None


@dataclass(frozen=True, slots=True)
class ClaimObservation(Observation):
    """What a seat knows, all of it; the option "memory" only says how much of it a table shows.

    `court` are the factions in play, `hand_size` the tricks in a phase. `phase` is 1 or 2. `leader` leads the trick in
    progress, `played` are its cards so far in the order of play, `best` is who is winning it. `hands` and `followers`
    are each seat's cards, the known ones first; in phase two the followers have become the hands. `piles` are the score
    piles, `discards` the cards out of the game. `stake` is the card at stake, `stock` the number of face-down cards
    under it, and `order` their names from the top for the eye that sees everything. `past` are the finished tricks,
    `voids` the factions that each seat has shown not to hold in this phase, `unseen` the cards of which the viewer
    cannot say where they are. `tricks` are left in this phase, with the one in progress. `support` is how the factions
    stand, `first` who led the whole game, `open_hands` whether everybody who counts knows all hands.
    """

    viewer: int | None
    seat: int | None
    moves: tuple[Move, ...]
    options: tuple[tuple[str, str], ...]
    court: tuple[str, ...]
    hand_size: int
    phase: int
    first: int
    leader: int
    played: tuple[str, ...]
    best: int | None
    hands: tuple[Cards, ...]
    followers: tuple[Cards, ...]
    piles: tuple[tuple[str, ...], ...]
    discards: tuple[str, ...]
    stake: str | None
    stock: int
    order: tuple[str, ...]
    past: tuple[Trick, ...]
    voids: tuple[tuple[str, ...], ...]
    unseen: tuple[str, ...]
    tricks: int
    support: tuple[Support, ...]
    open_hands: bool
    sure: tuple[int, ...] | None

    def determinize(self, rng: random.Random) -> State:
        # The state makes observations, so the way back can only be looked up when it is walked.
        from game.claim.determinize import determinize

        return determinize(self, rng)

    @property
    def memory(self) -> str:
        """How much a table shows: "open" or "strict"."""
        return dict(self.options)["memory"]

    @property
    def private(self) -> bool:
        """In phase one always. In phase two between two everybody who counts knows all, and with memory=open the table
        shows it; with memory=strict it does not, so there the hands are covered all the same."""
        if self.seat is None:
            return False
        return not self.open_hands or self.memory == "strict"

    @property
    def settled(self) -> tuple[int, ...] | None:
        return self.sure


def observe(position: Position, viewer: int | None, moves: tuple[Move, ...]) -> ClaimObservation:
    """What `viewer` knows of a position in which `moves` are open to it."""
    court = position.court
    everything = Known(tuple(position.hands), tuple(position.followers), 0)
    knows = everything if viewer is None else known(position, viewer)
    discards = position.discards
    stake = position.stock[-1:] if not position.phase else []
    under = position.stock[:-1] if not position.phase else position.stock
    return ClaimObservation(
        viewer=viewer,
        seat=position.seat,
        moves=moves,
        options=tuple(position.options.items()),
        court=court.keys,
        hand_size=court.hand,
        phase=position.phase + 1,
        first=position.first,
        leader=position.leader,
        played=tuple(court.names_in(card)[0] for card in position.played),
        best=_best(position),
        hands=_cards(position, position.hands, knows.hands),
        followers=_cards(position, position.followers, knows.followers),
        piles=tuple(court.names_in(pile) for pile in position.piles),
        discards=court.names_in(discards),
        stake=court.names_in(stake[0])[0] if stake else None,
        stock=len(under),
        order=tuple(court.names_in(card)[0] for card in under[::-1]) if viewer is None else (),
        past=tuple(_trick(position, past) for past in chronicle(position.past)),
        voids=_voids(position),
        unseen=court.names_in(knows.pool),
        tricks=position.tricks,
        support=_support(position),
        open_hands=opened(position),
        sure=_settled(position, discards),
    )


def _cards(position: Position, whole: list[int], seen: tuple[int, ...]) -> tuple[Cards, ...]:
    """Every seat's cards, None for those not seen."""
    names = position.court.names_in
    return tuple(
        (*names(part), *(None,) * (cards.bit_count() - part.bit_count()))
        for cards, part in zip(whole, seen, strict=True)
    )


def _trick(position: Position, past: Past) -> Trick:
    _, phase, leader, played, winner, stake = past
    names = position.court.names_in
    cards = tuple(names(card)[0] for card in played)
    return Trick(phase + 1, leader, cards, winner, names(stake)[0] if stake else None)


def _voids(position: Position) -> tuple[tuple[str, ...], ...]:
    court = position.court
    shown = voids(position)
    return tuple(tuple(key for key, suit in zip(court.keys, court.suits, strict=True) if suit & void) for void in shown)


def _support(position: Position) -> tuple[Support, ...]:
    court, piles = position.court, position.piles
    holders = court.votes(piles)
    return tuple(
        Support(key, tuple((pile & suit).bit_count() for pile in piles), holder)
        for key, suit, holder in zip(court.keys, court.suits, holders, strict=True)
    )


def _best(position: Position) -> int | None:
    """Who is winning the trick in progress."""
    if not position.played:
        return None
    return (position.leader + position.court.strongest(position.played)) % position.seats


def _settled(position: Position, discards: int) -> tuple[int, ...] | None:
    if position.seat is None:
        return None
    unplayed = position.court.whole & ~(discards | sum(position.piles))
    return votes.settled(position.court, position.piles, unplayed)
