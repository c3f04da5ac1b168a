"""How a game is set up under each variant: the deal, the drafts, and what a following game carries over."""

from __future__ import annotations

from game.clash.position import CHOOSE_STARTER, DRAFTING, OPENING, SECRET, Chapter, Position
from game.clash.tiles import (
    COLOURED,
    COUNT,
    EMPTY,
    FIRST_PERMANENT,
    NAMES,
    NEUTRAL_SET,
    NEUTRALS,
    SIDES,
    keys,
    tile_set,
)
from game.core import Event, Move, Options, Part, Tell

NEEDED = {"standard": 5, "beginners": 0, "random": 4, "secret_random": 4, "draft": 5, "secret_draft": 8}
"""How many neutral tiles the deal of a game needs, by the option "neutrals"."""


def lay_out(position: Position, options: Options, pile: list[int]) -> None:
    """Fill in a fresh position: an empty board, the coloured tiles, and the unused pile, whose top is last."""
    position.options = options
    position.seats = 2
    position.board = [EMPTY] * 9
    position.up = position.jihad = position.hidden = position.draft = 0
    position.down = [0, 0]
    position.standing = [0] * (COUNT - FIRST_PERMANENT)
    position.covered = position.placed = position.bribed = EMPTY
    position.areas = (list(COLOURED[0]), list(COLOURED[1]))
    position.neutral, position.discard, position.offer = [], [], []
    position.chain, position.taken, position.choices, position.result = (), False, None, None
    position.passed = position.aside = (0, 0)
    position.out, position.past = 0, ()
    position.pile = pile


def deal(position: Position) -> None:
    """Deal the neutral tiles. The fours of a secret draft are drawn in its course, by whoever turns out to start."""
    pile, neutrals = position.pile, position.options["neutrals"]
    if neutrals == "standard":
        position.neutral = draw(pile, 5)
    elif neutrals == "beginners":
        position.out = NEUTRAL_SET
        pile.clear()
    elif neutrals == "draft":
        position.offer = draw(pile, 5)
    elif neutrals in ("random", "secret_random"):
        for area in position.areas:
            dealt = draw(pile, 2)
            area += dealt
            if neutrals == "secret_random":
                position.hidden |= tile_set(dealt)


def draw(pile: list[int], count: int) -> list[int]:
    """Take tiles from the top of a pile."""
    return [pile.pop() for _ in range(count)]


def choose_starter(position: Position, move: Move, tell: Tell | None) -> None:
    """The loser of the game before says who starts this one."""
    if tell:
        tell(Event("chosen_starter", position.seat, {"side": SIDES[move.code], "starter": move.code}))
    begin(position, move.code, tell)


def begin(position: Position, starter: int, tell: Tell | None) -> None:
    """Start the game proper: with a draft where there is one, else with Mustafa."""
    position.starter = position.seat = starter
    position.choices = None
    neutrals = position.options["neutrals"]
    position.phase = DRAFTING if neutrals in ("draft", "secret_draft") else OPENING
    if neutrals == "secret_draft":
        _draw_offer(position, tell)


def pick(position: Position, move: Move, tell: Tell | None) -> None:
    """Take one of the offered tiles. Draft: starter, second, starter, and the last two are the second player's."""
    seat = position.seat
    assert seat is not None
    tile = move.code
    position.choices = None
    position.offer.remove(tile)
    position.areas[seat].append(tile)
    position.draft += 1
    if position.options["neutrals"] == "secret_draft":
        position.hidden |= 1 << tile
        if tell:
            tell(Event("drafted", seat, {"tile": NAMES[tile]}, {"tile": frozenset({seat})}))
        _hand_on(position, seat, tell)
        return
    if tell:
        tell(Event("drafted", seat, {"tile": NAMES[tile]}))
    position.seat = 1 - seat
    if position.draft == 3:
        _take_the_rest(position, tell)


def _take_the_rest(position: Position, tell: Tell | None) -> None:
    second = 1 - position.starter
    for tile in position.offer:
        position.areas[second].append(tile)
        if tell:
            tell(Event("drafted", second, {"tile": NAMES[tile]}))
    _open(position)


def _hand_on(position: Position, seat: int, tell: Tell | None) -> None:
    """After a pick in a secret draft: from four drawn, three are passed; of three received, two are set aside."""
    rest = tile_set(position.offer)
    if position.draft in (1, 3):
        position.passed = _with(position.passed, seat, rest)
        position.seat = 1 - seat
        if tell:
            tell(Event("passed", seat, {"tiles": keys(position.offer), "to": 1 - seat}, reveals=True))
        return
    position.aside = _with(position.aside, seat, rest)
    if tell:
        parts: dict[str, Part] = {"tiles": keys(position.offer), "count": len(position.offer)}
        tell(Event("set_aside", seat, parts, {"tiles": frozenset({seat})}))
    if position.draft == 2:
        _draw_offer(position, tell)
    else:
        _open(position)


def _with(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    return (pair[0], value) if seat else (value, pair[1])


def _draw_offer(position: Position, tell: Tell | None) -> None:
    """The drafter secretly draws four."""
    position.offer = draw(position.pile, 4)
    if tell:
        seat = position.seat
        assert seat is not None
        parts: dict[str, Part] = {"tiles": keys(position.offer), "count": 4}
        tell(Event("dealt", seat, parts, {"tiles": frozenset({seat})}, reveals=True))


def _open(position: Position) -> None:
    position.offer = []
    position.phase = OPENING
    position.seat = position.starter


def pool_after(position: Position) -> list[int]:
    """The neutral tiles left for the next game of the match, in the order of their numbers: what is in the unused pile
    and what was set aside. Too few for the deal, or a long game: all 17."""
    left = tile_set(position.pile) | position.aside[0] | position.aside[1]
    pool = [tile for tile in NEUTRALS if left >> tile & 1]
    if len(pool) < NEEDED[position.options["neutrals"]] or position.options["long_game"] == "yes":
        return list(NEUTRALS)
    return pool


def carry_over(before: Position, after: Position, pool: list[int]) -> None:
    """What the next game remembers: the tiles that stay out, in the secret variants what is still secret of them, and
    that the loser now chooses who starts."""
    assert before.result is not None
    after.seat = before.result[1]
    after.phase = CHOOSE_STARTER
    if after.options["neutrals"] == "beginners":
        return
    after.out = NEUTRAL_SET & ~tile_set(pool)
    if after.options["neutrals"] in SECRET and after.out:
        after.past = (*before.past, chapter(before))


def chapter(position: Position) -> Chapter:
    """What a finished game leaves hidden."""
    left = tile_set(position.pile) | position.aside[0] | position.aside[1]
    opened = NEUTRAL_SET & ~(position.out | left | position.hidden)
    held = tuple(tuple(tile for tile in area if position.hidden >> tile & 1) for area in position.areas)
    return Chapter(opened, held, position.passed, position.aside)
