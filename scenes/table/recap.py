"""What happened since a person's last turn, shown as motion once they are at the screen."""

from __future__ import annotations

from game.match import Match


class Recap:
    """The moments to go through, oldest first: numbers of decisions taken in the running game."""

    def __init__(self) -> None:
        self._moments: list[int] = []

    @property
    def running(self) -> bool:
        """Whether there is something left to show."""
        return bool(self._moments)

    def begin(self, match: Match, seat: int) -> None:
        """Start at the moment after the last decision of `seat` in this game, or at the deal."""
        moves = match.moves[-1]
        state = match.state_at(len(match.moves) - 1, 0)
        since = 0
        for ply, move in enumerate(moves):
            if state.seat == seat:
                since = ply + 1
            state.apply(move)
        self._moments = list(range(since, len(moves) + 1)) if since < len(moves) else []

    def next(self) -> int | None:
        """The next moment to show; None when all were shown."""
        return self._moments.pop(0) if self._moments else None

    def skip(self) -> None:
        """Leave the rest out."""
        self._moments.clear()
