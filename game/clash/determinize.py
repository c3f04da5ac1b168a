"""From what a seat knows to a full state, drawn uniformly among those it cannot tell from the true one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from game.clash.geometry import BITS, NUMBER, members
from game.clash.knowledge import Remembered
from game.clash.observation import ClashObservation, numbers
from game.clash.position import PHASES, Chapter
from game.clash.state import ClashState
from game.clash.tiles import COUNT, EMPTY, FIRST_PERMANENT, NUMBERS, tile_set

if TYPE_CHECKING:
    from game.clash.position import Position


def determinize(seen: ClashObservation, rng: random.Random) -> ClashState:
    """A full state in which everything the viewer knows holds and the rest is drawn by lot. Raises ValueError for the
    eye that sees everything: nothing is left to draw."""
    if seen.viewer is None:
        raise ValueError("nothing is hidden from the eye that sees everything")
    state = ClashState()
    _copy_open(seen, state)
    gone, loose = _draw_gone(seen, rng)
    _shuffle(loose, rng)
    _fill(seen, state, loose, rng)
    away = tile_set(numbers(seen.away))
    state.past = tuple(_chapter(game, held, seen.viewer) for game, held in zip(seen.memory, gone, strict=True))
    state.out = away | sum(tile_set(held) for held in gone)
    return state


def _copy_open(seen: ClashObservation, state: ClashState) -> None:
    """Everything that is open to the viewer, as it stands."""
    from game.clash import RULEBOOK

    viewer = seen.viewer
    assert viewer is not None
    state.rulebook, state.options, state.seats = RULEBOOK, dict(seen.options), 2
    state.seat, state.phase = seen.seat, PHASES.index(seen.phase)
    state.starter = EMPTY if seen.starter is None else seen.starter
    state.choices = seen.moves if seen.moves else None
    _copy_board(seen, state)
    state.neutral, state.discard = numbers(seen.neutral), numbers(seen.discard)
    state.draft, state.taken = seen.picks, seen.taken_from_neutral
    passed, received = tile_set(numbers(seen.passed)), tile_set(numbers(seen.received))
    state.passed = (received, passed) if viewer else (passed, received)
    pending = seen.pending
    state.placed = NUMBER[pending.placed] if pending else EMPTY
    state.chain = tuple(NUMBER[name] for name in pending.copied) if pending else ()
    state.bribed = NUMBER[pending.bribed] if pending and pending.bribed else EMPTY
    state.result = None
    if seen.outcome:
        state.result = seen.outcome.ending, 1 - seen.outcome.winners[0]


def _copy_board(seen: ClashObservation, position: Position) -> None:
    position.board = [EMPTY] * 9
    position.up = position.jihad = 0
    position.down = [0, 0]
    position.standing = [0] * (COUNT - FIRST_PERMANENT)
    position.covered = EMPTY
    for number, space in enumerate(seen.board):
        if space.tile is None:
            continue
        tile = NUMBERS[space.tile]
        if space.covered is not None:
            position.covered = NUMBERS[space.covered]
        if space.destroyer is None:
            assert space.faces is not None
            position.lay(tile, number, space.faces)
        else:
            position.board[number] = tile
            position.down[space.destroyer] |= BITS[number]


def _draw_gone(seen: ClashObservation, rng: random.Random) -> tuple[list[tuple[int, ...]], list[int]]:
    """For each earlier game, what the opponent's unseen tiles were; and the tiles then left for this game.

    Each is drawn from what it can be, and all again if one tile was drawn twice: so every arrangement is equally
    likely.
    """
    unknown = tile_set(numbers(seen.unseen))
    slots = [[members(can_be & unknown) for can_be in game.rival] for game in seen.memory]
    while True:
        drawn = [tuple(can_be[int(rng.random() * len(can_be))] for can_be in game) for game in slots]
        flat = [tile for game in drawn for tile in game]
        if len(set(flat)) == len(flat):
            return drawn, members(unknown & ~tile_set(flat))


def _shuffle(tiles: list[int], rng: random.Random) -> None:
    """In place, and built on `random()` alone so that it is the same with every version of Python."""
    for last in range(len(tiles) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        tiles[last], tiles[other] = tiles[other], tiles[last]


def _fill(seen: ClashObservation, state: ClashState, loose: list[int], rng: random.Random) -> None:
    """Deal the loose tiles to the hidden places of this game: the opponent's area, a secret offer, the pile. The tile
    that the opponent kept from a pass is one of those three."""
    viewer = seen.viewer
    assert viewer is not None
    theirs = tile_set(numbers(seen.rival_set_aside))
    kept = EMPTY
    if seen.from_pass is not None:
        passed = numbers(seen.passed)
        kept = passed[int(rng.random() * len(passed))]
        theirs = tile_set(passed) & ~(1 << kept)
    state.hidden = 0
    areas: list[list[int]] = [[], []]
    for seat, area in enumerate(areas):
        for place, name in enumerate(seen.areas[seat]):
            if name is not None:
                area.append(NUMBERS[name])
            else:
                area.append(kept if place == seen.from_pass else loose.pop())
        for place in seen.concealed[seat]:
            state.hidden |= 1 << area[place]
    state.areas = areas[0], areas[1]
    state.offer = [loose.pop() if name is None else NUMBERS[name] for name in seen.offer]
    state.pile = loose
    own = tile_set(numbers(seen.set_aside))
    state.aside = (theirs, own) if viewer else (own, theirs)


def _chapter(game: Remembered, held: tuple[int, ...], viewer: int | None) -> Chapter:
    """An earlier game as it must have been if the opponent's unseen tiles were `held`: of the three passed to it, it
    set aside those it neither showed nor held to the end."""
    theirs = game.passed & ~(game.opened | tile_set(held))
    if viewer:
        return Chapter(game.opened, (held, game.own), (game.received, game.passed), (theirs, game.aside))
    return Chapter(game.opened, (game.own, held), (game.passed, game.received), (game.aside, theirs))
