"""Short ways to set up a position, play moves in it and ask about it."""

import random

from game.clash import RULEBOOK
from game.clash.notation import drawing, read
from game.clash.state import ClashState
from game.clash.tiles import COLOURED, NAMES
from game.core import Event, Reason


def table(board: str, turn: str = "mcworld", mcworld: str = "", jihad: str = "", **places: str) -> ClashState:
    """A position. `places` are further lines (neutral, discard, pile) and options. A side with no area named gets one
    of its own tiles, so that it has something to play."""
    named = " ".join([board, mcworld, jihad, *places.values()])
    spare = [next(NAMES[tile] for tile in reversed(own) if NAMES[tile] not in named) for own in COLOURED]
    lines = [board, f"turn {turn}", f"mcworld {mcworld or spare[0]}", f"jihad {jihad or spare[1]}"]
    lines += [f"{key} {places.pop(key)}" for key in ("neutral", "discard", "pile") if key in places]
    lines.append("with " + " ".join(f"{key}={value}" for key, value in places.items()))
    return read("\n".join(lines), RULEBOOK)


def play(state: ClashState, *moves: str) -> list[Event]:
    """Play moves, each of which must be legal, and return what happened."""
    events: list[Event] = []
    for text in moves:
        move = RULEBOOK.move(text)
        assert state.illegal(move) is None, (text, state.illegal(move))
        assert move in state.legal_moves()
        state.apply(move, events.append)
    return events


def offered(state: ClashState) -> list[str]:
    """The legal moves as texts."""
    return [move.text for move in state.legal_moves()]


def refusal(state: ClashState, move: str) -> Reason:
    """Why a move is refused."""
    reason = state.illegal(RULEBOOK.move(move))
    assert reason is not None, f"{move} is legal"
    return reason


def why(state: ClashState, move: str) -> str:
    """The key of the reason, without the name of the game."""
    return refusal(state, move).key.removeprefix("clash.")


def board(state: ClashState) -> str:
    return drawing(state)


def area(state: ClashState, seat: int) -> list[str]:
    return [str(name) for name in state.observe(None).areas[seat]]


def discard(state: ClashState) -> list[str]:
    return list(state.observe(None).discard)


def verbs(events: list[Event]) -> list[str]:
    return [event.verb for event in events]


def new_game(seed: int = 0, **options: str) -> ClashState:
    return RULEBOOK.new_game(RULEBOOK.settle(options, 2), 2, seed)


def finish(state: ClashState, rng: random.Random) -> ClashState:
    """Play on at random to the end."""
    while state.seat is not None:
        moves = state.legal_moves()
        state.apply(moves[int(rng.random() * len(moves))])
    return state
