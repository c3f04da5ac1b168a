"""What a round brings: each fort goes to the higher sum, with the cubes left on it; cubes taken count as well."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import Outcome, ScoreLine
from game.four_clans.cards import JESTER, KING
from game.four_clans.position import OVER, PLACES, Position, count_at, cubes_at, sum_at, taken

FRONT, BACK = 3, 4
"""Points of a fort, and of the one that was turned."""
ALL_POINTS = 25
"""Three forts, the turned one, and twelve cubes: what both sides score together if no fort stays level."""
ENDING = "all_placed"


@dataclass(frozen=True, slots=True)
class Score:
    """Both sides' points: of forts, of the cubes left on these, of cubes taken."""

    forts: tuple[int, int]
    left: tuple[int, int]
    taken: tuple[int, int]

    @property
    def totals(self) -> tuple[int, int]:
        """Both sides' scores."""
        one, two = (self.forts[side] + self.left[side] + self.taken[side] for side in (0, 1))
        return one, two


def leader_at(position: Position, fort: int) -> int | None:
    """The side with the higher running sum at a fort; None while they are level."""
    one, two = (sum_at(board, fort) for board in position.boards)
    return None if one == two else int(two > one)


def points_of(position: Position, fort: int) -> int:
    """What a fort card counts: 3, or 4 once it is turned."""
    return BACK if position.trump == fort else FRONT


def score(position: Position) -> Score:
    """The scores if the round ended as everything lies."""
    forts, left = [0, 0], [0, 0]
    for fort in range(4):
        side = leader_at(position, fort)
        if side is not None:
            forts[side] += points_of(position, fort)
            left[side] += cubes_at(position.cubes, fort)
    one, two = map(taken, position.boards)
    return Score((forts[0], forts[1]), (left[0], left[1]), (one, two))


def settled(position: Position) -> tuple[int, ...] | None:
    """The winners of an unfinished round once nothing can change them: a side that is sure of more than half of all
    points. None otherwise, and where rounds have no winners."""
    if position.phase == OVER or position.options["match"] != "three_wins":
        return None
    for side in (0, 1):
        if 2 * sure_points(position, side) > ALL_POINTS:
            return tuple(range(side, position.seats, 2))
    return None


def sure_points(position: Position, side: int) -> int:
    """What a side will score at least: cubes taken, and forts that the other side cannot win any more even with Kings
    against Jesters."""
    mine, theirs = position.boards[side], position.boards[1 - side]
    sure = taken(mine)
    for fort in range(4):
        places = PLACES - count_at(mine, fort)
        their_places = PLACES - count_at(theirs, fort)
        if sum_at(mine, fort) + JESTER * places > sum_at(theirs, fort) + KING * their_places:
            sure += points_of(position, fort)
            if not places and not their_places:
                sure += cubes_at(position.cubes, fort)
    return sure


def outcome(position: Position) -> Outcome | None:
    """The outcome of a finished round. In a match of two rounds it has no winner of its own: points are added."""
    if position.phase != OVER:
        return None
    result = score(position)
    points = _by_seat(position, result.totals)
    winners: tuple[int, ...] = ()
    if position.options["match"] == "three_wins" and points[0] != points[1]:
        winners = tuple(seat for seat in range(position.seats) if points[seat] == max(points))
    lines = (
        ScoreLine("four_clans.forts", _by_seat(position, result.forts)),
        ScoreLine("four_clans.left", _by_seat(position, result.left)),
        ScoreLine("four_clans.taken", _by_seat(position, result.taken)),
        ScoreLine("four_clans.score", points),
    )
    return Outcome(ENDING, winners, points, lines)


def _by_seat(position: Position, values: tuple[int, int]) -> tuple[int, ...]:
    return tuple(values[seat & 1] for seat in range(position.seats))
