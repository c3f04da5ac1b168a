"""The course of a round so far: what every trick did, worked out again from the cards played."""

from __future__ import annotations

from dataclasses import dataclass

from game.four_clans.cards import CLANS, NO_TRUMP
from game.four_clans.position import ALL_CUBES, Position, chronicle, cubes_at
from game.four_clans.position import ONE_CUBE as ONE
from game.four_clans.preparing import moved_cubes


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick. `led` and `answer` are codes of plays; `trump` was trump in it; `cube` says whether the loser
    took a cube, `left` how many that left on the fort, `turned` whether it turned the fort."""

    leader: int
    answerer: int
    led: int
    answer: int
    winner: int
    trump: int
    cube: bool
    left: int
    turned: bool

    @property
    def loser(self) -> int:
        """The seat that lost it."""
        return self.answerer if self.winner == self.leader else self.leader

    @property
    def won(self) -> int:
        """The play that won."""
        return self.led if self.winner == self.leader else self.answer

    @property
    def lost(self) -> int:
        """The play that lost."""
        return self.answer if self.winner == self.leader else self.led


def tricks(position: Position) -> list[Trick]:
    """All finished tricks, the first one first."""
    cubes = ALL_CUBES if position.moved < 0 else moved_cubes(ALL_CUBES, position.moved)
    trump, found = NO_TRUMP, []
    for _, answerer, led, answer, winner in chronicle(position.past):
        fort = (led if winner == answerer else answer) & 3
        cube = cubes_at(cubes, fort) > 0
        cubes -= ONE[fort] if cube else 0
        left = cubes_at(cubes, fort)
        turned = cube and not left and trump == NO_TRUMP
        found.append(Trick(answerer ^ 1, answerer, led, answer, winner, trump, cube, left, turned))
        if turned:
            trump = fort
    return found


def shown_voids(position: Position) -> list[int]:
    """For every seat the clans, as a set of bits, that it has shown not to hold: it answered with another clan."""
    voids = [0] * position.seats
    for _, answerer, led, answer, _ in chronicle(position.past):
        clan = (led >> 2) // 7
        if clan != (answer >> 2) // 7:
            voids[answerer] |= 1 << clan
    return voids


def played_by(position: Position) -> list[int]:
    """For every seat the cards it has played, as a set; the led card of a trick in progress counts."""
    played = [0] * position.seats
    for _, answerer, led, answer, _ in chronicle(position.past):
        played[answerer] |= 1 << (answer >> 2)
        played[answerer ^ 1] |= 1 << (led >> 2)
    if position.led >= 0 and position.seat is not None:
        played[position.seat ^ 1] |= 1 << (position.led >> 2)
    return played


def clans_in(clans: int) -> tuple[str, ...]:
    """The names of a set of clans."""
    return tuple(name for clan, name in enumerate(CLANS) if clans >> clan & 1)
