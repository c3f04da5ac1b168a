"""What a choice in CLASH points at."""

from __future__ import annotations

from collections.abc import Sequence

from game.clash.geometry import BITS, CROSS, LINES, NUMBER, PLUS, SPACES, members
from game.clash.observation import ClashObservation
from game.core import Move

Path = tuple[str, ...]


def paths(seen: ClashObservation, move: Move) -> Sequence[Path]:
    """The ways of pointing that mean a move; the first is the usual one."""
    verb, args = move.verb, move.args
    if verb == "place":
        return ((f"tile:{args[0]}", f"space:{args[1]}"),)
    if verb in ("draft", "recover"):
        return ((f"tile:{args[0]}",),)
    if verb in ("target", "recall", "bribe", "to", "copy"):
        return ((f"space:{args[0]}",),)
    if verb == "assassinate":
        return (_assassinated(seen, args[0]),)
    if verb in ("line", "turn"):
        return _group(seen, move)
    if verb == "start":
        return ((f"say:start {args[0]}",),)
    return ((f"say:{verb}",),)


def _assassinated(seen: ClashObservation, which: str | int) -> Path:
    """A tile by its name, or a hidden one by its place."""
    if isinstance(which, int) and seen.seat is not None:
        return (f"hidden:{1 - seen.seat}:{which - 1}",)
    return (f"tile:{which}",)


def spaces_of(seen: ClashObservation, move: Move) -> list[str]:
    """The spaces that a line or a group covers, nearest first, seen from the tile whose effect it is."""
    if seen.pending is None:
        return []
    start = NUMBER[seen.pending.space]
    if move.verb == "turn":
        return [SPACES[space] for space in members((PLUS, CROSS)[move.code][start])]
    line = [space for space in range(9) if BITS[space] & LINES[start][move.code]]
    return [SPACES[space] for space in sorted(line, key=lambda space: _distance(start, space))]


def _distance(a: int, b: int) -> int:
    return max(abs(a % 3 - b % 3), abs(a // 3 - b // 3))


def _group(seen: ClashObservation, move: Move) -> Sequence[Path]:
    """A line is meant by any space in it; + and × by a button or any of their spaces."""
    ways: list[Path] = [(f"space:{space}",) for space in spaces_of(seen, move)]
    if move.verb == "turn":
        ways.insert(0, (f"say:turn {move.args[0]}",))
    return ways
