"""How a game ends, who has lost it, and what each seat takes into a match played for points."""

from __future__ import annotations

from game.clash.position import OVER, Position
from game.clash.tiles import KABOOM_AT
from game.core import Event, Outcome, ScoreLine, Tell

BOARD_FULL = "board_full"
NO_TILE = "no_tile"
KABOOM = "kaboom"


def finish_full(position: Position, tell: Tell | None) -> None:
    """Nine tiles lie face up after the effect: the seat with fewer followers has lost."""
    _finish(position, BOARD_FULL, 0 if position.jihad.bit_count() > 4 else 1, tell)


def finish_without_tile(position: Position, tell: Tell | None) -> None:
    """The seat to play has nothing that it can play: it has lost."""
    assert position.seat is not None
    _finish(position, NO_TILE, position.seat, tell)


def _finish(position: Position, ending: str, loser: int, tell: Tell | None) -> None:
    """End the game; with KABOOOM!!! face up and uncovered, whoever it follows loses instead."""
    bomb = position.standing[KABOOM_AT]
    if bomb:
        ending, loser = KABOOM, 1 if position.jihad & bomb else 0
    position.result = ending, loser
    position.phase = OVER
    position.seat = None
    position.choices = ()
    if tell:
        tell(Event("ended", None, {"ending": ending, "winner": 1 - loser, "loser": loser}))


def outcome(position: Position) -> Outcome | None:
    """The outcome of a finished game: each follower is a point, and none for the loser by KABOOOM!!!."""
    if position.result is None:
        return None
    ending, loser = position.result
    followers = tuple(position.followers(seat).bit_count() for seat in (0, 1))
    points = tuple(0 if ending == KABOOM and seat == loser else followers[seat] for seat in (0, 1))
    lines = ScoreLine("clash.followers", followers), ScoreLine("clash.points", points)
    return Outcome(ending, (1 - loser,), points, lines)
