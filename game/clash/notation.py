"""Positions as text, for tests, bug reports and puzzles: a drawing of the board and lines that say where the rest is.

Rank 3 stands at the top, as seat 0 sees it. `^imam` faces McWorld (it looks up the board), `vimam` faces Jihad;
`x^imam` lies face down, destroyed by McWorld; `^nobel_prize+soldier` is a stack; `.` is an unoccupied space. Then, in
any order::

    turn jihad              who plays, and if need be who started: turn jihad started mcworld
    mcworld banker ?bribe   an area in order of arrival; ? marks a tile that the opponent may not see
    neutral television
    discard sheikh
    pile elections riots    its top first
    with neutrals=random    options other than the defaults

Tiles named nowhere are out of the game. A slash does for a line break, so a position fits on one line. Only positions
at a placement can be written, and none that remembers a secret draft or an earlier game.
"""

from __future__ import annotations

from collections.abc import Callable

from game.clash.geometry import BITS
from game.clash.position import PLACING, Position
from game.clash.state import ClashState
from game.clash.tiles import EMPTY, EVERY_TILE, NAMES, NOBEL, NUMBERS, SIDES, tile_set
from game.clash.turn import can_place
from game.clash.variants import lay_out
from game.core import Rulebook, RulesError

_ARROWS = "^v"


def write(position: Position, rulebook: Rulebook, line_break: str = " / ") -> str:
    """The position as text. Raises RulesError where the text could not hold all of it."""
    if position.phase != PLACING or any(position.passed) or position.past:
        raise RulesError("only a position at a placement, with no secrets from before it, can be written as text")
    assert position.seat is not None
    lines = [drawing(position, line_break), f"turn {SIDES[position.seat]} started {SIDES[position.starter]}"]
    for side, area in zip(SIDES, position.areas, strict=True):
        lines.append(" ".join([side, *("?" * (position.hidden >> tile & 1) + NAMES[tile] for tile in area)]))
    for key, tiles in (("neutral", position.neutral), ("discard", position.discard), ("pile", position.pile[::-1])):
        lines.append(" ".join([key, *(NAMES[tile] for tile in tiles)]))
    defaults = {option.key: option.default for option in rulebook.options}
    chosen = [f"{key}={value}" for key, value in position.options.items() if value != defaults[key]]
    lines.append(" ".join(["with", *chosen]))
    return line_break.join(line for line in lines if " " in line)


def drawing(position: Position, line_break: str = " / ") -> str:
    """The board alone, rank 3 first."""
    return line_break.join(" ".join(_cell(position, rank * 3 + file) for file in range(3)) for rank in (2, 1, 0))


def _cell(position: Position, space: int) -> str:
    tile, bit = position.board[space], BITS[space]
    if tile == EMPTY:
        return "."
    text = NAMES[tile] + (f"+{NAMES[position.covered]}" if tile == NOBEL else "")
    if position.up & bit:
        return _ARROWS[1 if position.jihad & bit else 0] + text
    return "x" + _ARROWS[1 if position.down[1] & bit else 0] + text


def read(text: str, rulebook: Rulebook) -> ClashState:
    """The state a text describes. Raises RulesError, with one sentence, for what is no position at a placement."""
    lines = [line.split() for line in text.replace("/", "\n").splitlines() if line.strip()]
    board, rest = lines[:3], {words[0]: words[1:] for words in lines[3:]}
    if len(board) < 3 or any(len(rank) != 3 for rank in board):
        raise RulesError("a position starts with three ranks of three spaces")
    if len(rest) != len(lines) - 3:
        raise RulesError("a line of the position stands there twice")
    state = ClashState()
    state.rulebook = rulebook
    chosen = dict(pair.partition("=")[::2] for pair in rest.pop("with", []))
    lay_out(state, rulebook.settle(chosen, 2), [])
    _empty(state)
    for rank, cells in zip((2, 1, 0), board, strict=True):
        for file, cell in enumerate(cells):
            _read_cell(state, rank * 3 + file, cell)
    _read_turn(state, rest.pop("turn", []))
    for key, words in rest.items():
        if key not in _PLACES:
            raise RulesError(f"'{key}' is no line of a position")
        _PLACES[key](state).extend(_tile(word.lstrip("?")) for word in words)
        state.hidden |= tile_set([_tile(word[1:]) for word in words if word.startswith("?")])
    state.pile.reverse()
    _check(state)
    return state


_PLACES: dict[str, Callable[[Position], list[int]]] = {
    "mcworld": lambda position: position.areas[0],
    "jihad": lambda position: position.areas[1],
    "neutral": lambda position: position.neutral,
    "discard": lambda position: position.discard,
    "pile": lambda position: position.pile,
}


def _empty(state: ClashState) -> None:
    """Undo the deal: everything lies where the text says."""
    state.areas = ([], [])
    state.neutral, state.offer, state.pile, state.hidden, state.out = [], [], [], 0, 0
    state.phase = PLACING


def _tile(word: str) -> int:
    if word not in NUMBERS:
        raise RulesError(f"'{word}' is no tile of CLASH")
    return NUMBERS[word]


def _read_cell(state: ClashState, space: int, cell: str) -> None:
    if cell == ".":
        return
    face_down = cell.startswith("x")
    arrow, words = cell[face_down : face_down + 1], cell[face_down + 1 :].split("+")
    if arrow not in tuple(_ARROWS) or len(words) > 2 or (words[0] == "nobel_prize") != (len(words) == 2):
        raise RulesError(f"'{cell}' is no space of a position")
    seat = _ARROWS.index(arrow)
    state.lay(_tile(words[-1]), space, seat)
    if len(words) == 2:
        state.cover(space)
    if face_down:
        state.flip(space, seat)


def _read_turn(state: ClashState, words: list[str]) -> None:
    if not words or any(word not in SIDES for word in words[::2]) or words[1::2] not in ([], ["started"]):
        raise RulesError("a position says whose turn it is: turn mcworld, or turn jihad started mcworld")
    state.seat = SIDES.index(words[0])
    state.starter = SIDES.index(words[-1])


def _check(state: ClashState) -> None:
    twice = [name for name, count in state.pieces().items() if count > 1]
    if twice:
        raise RulesError(f"{twice[0]} cannot be in two places")
    if not state.free() or not can_place(state):
        raise RulesError("the side whose turn it is has nothing that it can place")
    state.out = EVERY_TILE & ~tile_set([NUMBERS[name] for name in state.pieces()])
