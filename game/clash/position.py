"""What lies where: the fields of a CLASH state and the few questions every rule asks of them."""

from __future__ import annotations

from game.clash.geometry import BITS, CROSS, FULL, PLUS, SIDES, members, spread
from game.clash.tiles import (
    EMPTY,
    FIRST_PERMANENT,
    MOSQUE_AT,
    NOBEL,
    NOBEL_AT,
    PICKET_AT,
    RIOTS_AT,
    TOURIST_AT,
    UNITED_NATIONS_AT,
)
from game.core import Move, State

CHOOSE_STARTER, DRAFTING, OPENING, PLACING, EFFECT, OVER = range(6)
"""The loser chooses who starts; a draft; Mustafa is placed; a tile is placed; an effect waits for a choice; the end."""
PHASES = ("choose_starter", "draft", "opening", "place", "effect", "over")

SECRET = ("secret_random", "secret_draft")
"""The values of the option "neutrals" under which neutral tiles are hidden from the opponent."""

_SHELTER = spread(SIDES)
_PICKET = spread(PLUS)
_RIOTS = spread(CROSS)


class Chapter:
    """What is still secret of an earlier game of the match whose tiles stay out: nobody was shown them.

    `opened` are the neutral tiles seen in it by both, `held` the tiles of each seat that stayed hidden to the end (in
    order of arrival), `passed` and `aside` what each seat passed on and set aside in a secret draft. All but `held` are
    sets of tiles.
    """

    __slots__ = ("aside", "held", "opened", "passed")

    def __init__(
        self, opened: int, held: tuple[tuple[int, ...], ...], passed: tuple[int, int], aside: tuple[int, int]
    ) -> None:
        self.opened = opened
        self.held = held
        self.passed = passed
        self.aside = aside


class Position(State):
    """The whole truth of one game, as plain numbers, sets of bits and short lists.

    board: for each space its top tile or EMPTY. up: the spaces with a face-up tile, jihad: those of them whose tile
    faces seat 1. down: for each seat the spaces of the face-down tiles it destroyed. standing: for each permanent tile
    the space (as a set) where it lies face up and uncovered, or 0. covered: the tile under Nobel Prize, or EMPTY.
    areas: each seat's tiles in order of arrival; hidden: the set of tiles in them that the other seat may not see.
    neutral, discard: in order of arrival. pile: the unused pile, its top last. out: the set of tiles out for the match.

    placed: the space of the tile whose effect is being carried out. chain: the spaces of the tiles copied so far by
    Television and Press. bribed: the space of the tile being moved by a Bribe, or -1. taken: whether this turn's tile
    came from the neutral area. choices: the legal moves once worked out, else None.

    offer: the tiles a drafter chooses from; draft: how many picks were made. passed, aside: for each seat the set of
    tiles it passed on and set aside in this game's secret draft. past: earlier games of the match in the secret
    variants. result: how the game ended and which seat lost, None while it goes on.
    """

    __slots__ = (
        "areas",
        "aside",
        "board",
        "bribed",
        "chain",
        "choices",
        "covered",
        "discard",
        "down",
        "draft",
        "hidden",
        "jihad",
        "neutral",
        "offer",
        "out",
        "passed",
        "past",
        "phase",
        "pile",
        "placed",
        "result",
        "standing",
        "starter",
        "taken",
        "up",
    )
    seat: int | None
    board: list[int]
    up: int
    jihad: int
    down: list[int]
    standing: list[int]
    covered: int
    areas: tuple[list[int], list[int]]
    hidden: int
    neutral: list[int]
    discard: list[int]
    pile: list[int]
    out: int
    phase: int
    starter: int
    placed: int
    chain: tuple[int, ...]
    bribed: int
    taken: bool
    choices: tuple[Move, ...] | list[Move] | None
    offer: list[int]
    draft: int
    passed: tuple[int, int]
    aside: tuple[int, int]
    past: tuple[Chapter, ...]
    result: tuple[str, int] | None

    def free(self) -> int:
        """The unoccupied spaces; a face-down tile occupies its space."""
        return FULL ^ (self.up | self.down[0] | self.down[1])

    def followers(self, seat: int) -> int:
        """The spaces with a face-up tile that faces `seat`."""
        return self.jihad if seat else self.up ^ self.jihad

    def immune(self) -> int:
        """The spaces whose tile no effect may have as its subject (rulings 4, 5): Tourist Zone, Mosque, a Nobel Prize
        stack, and both sides of United Nations as it lies now."""
        standing = self.standing
        own = standing[TOURIST_AT] | standing[MOSQUE_AT] | standing[NOBEL_AT]
        return own | _SHELTER[standing[UNITED_NATIONS_AT]]

    def negated(self) -> int:
        """The spaces where a tile has no immediate effect when it is placed: + of Picket and × of Riots, save where
        United Nations shelters (ruling 6)."""
        standing = self.standing
        picket, riots = standing[PICKET_AT], standing[RIOTS_AT]
        if not picket and not riots:
            return 0
        reach = _PICKET[picket] | _RIOTS[riots]
        return reach & ~_SHELTER[standing[UNITED_NATIONS_AT]]

    def eligible(self, seat: int) -> int:
        """Where `seat` may place Nobel Prize (ruling 9): on its face-up followers that are not Immune."""
        return self.followers(seat) & ~self.immune()

    def lay(self, tile: int, space: int, faces: int) -> None:
        """Put a tile face up on an unoccupied space."""
        bit = BITS[space]
        self.board[space] = tile
        self.up |= bit
        if faces:
            self.jihad |= bit
        if tile >= FIRST_PERMANENT:
            self.standing[tile - FIRST_PERMANENT] = bit

    def lift(self, space: int) -> int:
        """Take a face-up tile that is no stack off the board."""
        tile = self.board[space]
        self.board[space] = EMPTY
        self.up &= ~BITS[space]
        self.jihad &= ~BITS[space]
        if tile >= FIRST_PERMANENT:
            self.standing[tile - FIRST_PERMANENT] = 0
        return tile

    def flip(self, space: int, destroyer: int) -> None:
        """Turn a face-up tile (or stack) face down."""
        tile = self.board[space]
        self.up &= ~BITS[space]
        self.jihad &= ~BITS[space]
        self.down[destroyer] |= BITS[space]
        if tile >= FIRST_PERMANENT:
            self.standing[tile - FIRST_PERMANENT] = 0

    def cover(self, space: int) -> int:
        """Lay Nobel Prize on a face-up tile, which is returned: it loses its effect."""
        tile = self.board[space]
        if tile >= FIRST_PERMANENT:
            self.standing[tile - FIRST_PERMANENT] = 0
        self.covered = tile
        self.board[space] = NOBEL
        self.standing[NOBEL_AT] = BITS[space]
        return tile

    def clear(self, seat: int) -> list[int]:
        """Move the face-down tiles that `seat` destroyed to the discard pile; returns them in that order."""
        gone = []
        for space in members(self.down[seat]):
            tile = self.board[space]
            if tile == NOBEL:
                gone.append(self.covered)
                self.covered = EMPTY
            gone.append(tile)
            self.board[space] = EMPTY
        self.down[seat] = 0
        self.discard += gone
        return gone
