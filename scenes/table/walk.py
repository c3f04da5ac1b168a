"""Walking the paths of the legal moves: the one way in which mouse, drag, keys and pad make a choice.

A walk knows names, not positions. It starts with nothing chosen; pointing at a target goes a step on, until exactly one
move is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from game.core import Move, Observation

Paths = Callable[[Move], Sequence[tuple[str, ...]]]


@dataclass(frozen=True, slots=True)
class Step:
    """What pointing did: a `move` was chosen; or the walk went `on`; or it was `refused`, where the moves that were
    meant (none of them legal) may be asked why; or nothing at all."""

    move: Move | None = None
    on: bool = False
    refused: tuple[Move, ...] = ()


class Walk:
    """The choice of one move out of those of an observation."""

    def __init__(
        self, seen: Observation, paths: Paths, every: Iterable[Move], only: Sequence[Move] | None = None
    ) -> None:
        """A walk over the legal moves of `seen`, or over `only` some of them; `every` move there is explains
        refusals."""
        self.chosen: tuple[str, ...] = ()
        self._paths = paths
        self._every = every
        self._legal = [(path, move) for move in seen.moves if only is None or move in only for path in paths(move)]

    @property
    def targets(self) -> list[str]:
        """What can be pointed at now, in the order of the legal moves, each once."""
        return list(dict.fromkeys(path[len(self.chosen)] for path, _ in self._matching(self.chosen)))

    def _matching(self, chosen: tuple[str, ...]) -> list[tuple[tuple[str, ...], Move]]:
        n = len(chosen)
        return [(path, move) for path, move in self._legal if len(path) > n and path[:n] == chosen]

    def meant(self, name: str) -> Move | None:
        """The move that pointing at `name` now would choose, if it would choose one."""
        whole = (*self.chosen, name)
        return next((move for path, move in self._legal if path == whole), None)

    def point(self, names: Sequence[str]) -> Step:
        """Point at a place that bears these names, topmost first. A target of an earlier step goes back to that
        step."""
        for depth in range(len(self.chosen), -1, -1):
            for name in names:
                step = self._try((*self.chosen[:depth], name))
                if step.move is not None or step.on:
                    return step
        return Step(refused=self._not_legal(names))

    def _try(self, whole: tuple[str, ...]) -> Step:
        move = next((move for path, move in self._legal if path == whole), None)
        if move is not None:
            return Step(move=move)
        if self._matching(whole):
            self.chosen = whole
            return Step(on=True)
        return Step()

    def _not_legal(self, names: Sequence[str]) -> tuple[Move, ...]:
        """The moves that pointing here would have meant, had they been legal: those that end here before others."""
        ends: list[Move] = []
        begins: list[Move] = []
        for move in self._every:
            for path in self._paths(move):
                for name in names:
                    whole = (*self.chosen, name)
                    if path == whole:
                        ends.append(move)
                    elif path[: len(whole)] == whole:
                        begins.append(move)
        return tuple(dict.fromkeys((*ends, *begins)))

    def back(self) -> bool:
        """Undo the last step of pointing; False if there is none."""
        if not self.chosen:
            return False
        self.chosen = self.chosen[:-1]
        return True
