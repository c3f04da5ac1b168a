"""What happened since a person's last turn, as the lays that show it once they are at the screen."""

from __future__ import annotations

from game.core import Event
from game.match import Match
from scenes.table.view import GameView, Lay, Room


def recap(match: Match, seat: int, view: GameView, room: Room) -> list[Lay]:
    """The lays from the moment after the last decision of `seat` in this game (or the deal) up to now, as that seat may
    see them; empty where nothing has happened since."""
    game = len(match.moves) - 1
    moves = match.moves[game]
    state = match.state_at(game, 0)
    since = 0
    for ply, move in enumerate(moves):
        if state.seat == seat:
            since = ply + 1
        state.apply(move)
    if since == len(moves):
        return []
    state = match.state_at(game, since)
    seen = state.observe(seat)
    lays = [view.lay(seen, room)]
    for move in moves[since:]:
        events: list[Event] = []
        state.apply(move, events.append)
        before, seen = seen, state.observe(seat)
        lays += view.stops(before, [event.seen_by(seat) for event in events], seen, room)
        lays.append(view.lay(seen, room))
    return lays
