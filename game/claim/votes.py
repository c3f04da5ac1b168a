"""Who has which vote, who has won, and what can no longer change."""

from __future__ import annotations

from collections.abc import Sequence

from game.claim.court import Court
from game.claim.position import Position
from game.core import Outcome, ScoreLine

VOTES = "votes"
"""The ending of a game that somebody won: more factions vote for them."""
LEVEL = "level"
"""The ending of a drawn game: as many factions vote for one as for another (ruling)."""


def tally(votes: Sequence[int | None], seats: int) -> tuple[int, ...]:
    """How many votes each seat has."""
    return tuple(sum(holder == seat for holder in votes) for seat in range(seats))


def winner_of(votes: Sequence[int | None], seats: int) -> int | None:
    """The seat with more votes than any other; None when the most are shared."""
    count = tally(votes, seats)
    return count.index(max(count)) if count.count(max(count)) == 1 else None


def outcome(position: Position) -> Outcome | None:
    """The outcome of a finished game; every seat's points are its votes."""
    if position.seat is not None:
        return None
    court = position.court
    votes = court.votes(position.piles)
    winner = winner_of(votes, position.seats)
    count = tally(votes, position.seats)
    lines = [
        ScoreLine(
            "claim.scored",
            tuple((pile & suit).bit_count() for pile in position.piles),
            {"faction": key, "vote": holder},
        )
        for key, suit, holder in zip(court.keys, court.suits, votes, strict=True)
    ]
    lines.append(ScoreLine("claim.votes", count))
    return Outcome(LEVEL if winner is None else VOTES, () if winner is None else (winner,), count, tuple(lines))


def settled(court: Court, piles: Sequence[int], unplayed: int) -> tuple[int, ...] | None:
    """The seat that would have more votes than any other even if that other scored every unplayed card."""
    seats = range(len(piles))
    for seat in seats:
        if all(_ahead(court, piles, unplayed, seat, other) for other in seats if other != seat):
            return (seat,)
    return None


def _ahead(court: Court, piles: Sequence[int], unplayed: int, seat: int, other: int) -> bool:
    """Whether `seat` has more votes than `other` even if `other` scores all that is unplayed."""
    feared = [pile | unplayed if at == other else pile for at, pile in enumerate(piles)]
    count = tally(court.votes(feared), len(piles))
    return count[seat] > count[other]
