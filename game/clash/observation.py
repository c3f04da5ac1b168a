"""What one seat knows of a game of CLASH: the board as it lies, and None for every tile it may not know."""

from __future__ import annotations

import random
from dataclasses import dataclass

from game.clash import knowledge
from game.clash.effect import acting, acting_space
from game.clash.effects import EFFECTS
from game.clash.endings import outcome
from game.clash.geometry import BITS, SPACES, members
from game.clash.position import EFFECT, OPENING, PHASES, Position
from game.clash.tiles import EMPTY, NAMES, NOBEL, NUMBERS, keys
from game.core import Move, Observation, Outcome, State


@dataclass(frozen=True, slots=True)
class Space:
    """One space: its top tile, the tile under it (Nobel Prize's), which seat the top tile faces (None when it lies face
    down or there is none), and which seat destroyed it (None when it lies face up)."""

    tile: str | None = None
    covered: str | None = None
    faces: int | None = None
    destroyer: int | None = None

    @property
    def face_down(self) -> bool:
        """Whether a destroyed tile blocks this space."""
        return self.destroyer is not None


@dataclass(frozen=True, slots=True)
class Pending:
    """An effect that waits for a choice: of which tile on which space (with Television and Press: the one copied last),
    what it asks for (the verb of the answers), the tile placed this turn, the spaces of the tiles copied on the way,
    the space of a tile being bribed, and whether it may be declined."""

    tile: str
    space: str
    asks: str
    placed: str
    copied: tuple[str, ...]
    bribed: str | None
    optional: bool


@dataclass(frozen=True, slots=True)
class ClashObservation(Observation):
    """What a seat knows.

    `board` has the nine spaces a1, b1 … c3. `areas` are each seat's tiles in order of arrival, `concealed` the places
    in them (from 0) that the other seat cannot see. `pile_size` counts the unused pile; `pile` names its tiles where
    the viewer knows them (in the order of the tile list; for the eye that sees everything in the order of drawing)
    and is None otherwise. `unseen` are the neutral tiles that may be in the pile, hidden with the opponent, or gone
    unseen in an earlier game. `passed`, `received` and `set_aside` are the viewer's own memory of this game's secret
    draft, `set_aside_count` is open; `from_pass` is the place in the opponent's area of a hidden tile that the viewer
    passed on, and once that is shown, `rival_set_aside` are the two that the opponent must have set aside. `away` are
    the tiles known to be out for the match (or not in this game at all), and `memory` what an earlier game left
    secret. `mustafa` is whether Mustafa still waits beside the board.
    """

    viewer: int | None
    seat: int | None
    moves: tuple[Move, ...]
    options: tuple[tuple[str, str], ...]
    phase: str
    starter: int | None
    mustafa: bool
    board: tuple[Space, ...]
    areas: tuple[tuple[str | None, ...], ...]
    concealed: tuple[tuple[int, ...], ...]
    neutral: tuple[str, ...]
    discard: tuple[str, ...]
    pile_size: int
    pile: tuple[str, ...] | None
    unseen: tuple[str, ...]
    offer: tuple[str | None, ...]
    picks: int
    passed: tuple[str, ...]
    received: tuple[str, ...]
    set_aside: tuple[str, ...]
    set_aside_count: tuple[int, int]
    from_pass: int | None
    rival_set_aside: tuple[str, ...]
    away: tuple[str, ...]
    memory: tuple[knowledge.Remembered, ...]
    pending: Pending | None
    taken_from_neutral: bool
    followers: tuple[int, int]
    outcome: Outcome | None

    def determinize(self, rng: random.Random) -> State:
        # The state makes observations, so the way back can only be looked up when it is walked.
        from game.clash.determinize import determinize

        return determinize(self, rng)

    @property
    def private(self) -> bool:
        """A hidden tile of one's own (in this game or gone unseen in an earlier one), or an offer nobody else knows.

        What the opponent may have worked out about it does not count: the viewer cannot know that."""
        if self.viewer is None:
            return any(self.concealed) or self.pile_size > 1
        alone = self.seat == self.viewer and self.phase == "draft" and self.picks in (0, 2)
        secret_offer = alone and dict(self.options)["neutrals"] == "secret_draft"
        return secret_offer or bool(self.concealed[self.viewer]) or any(game.own for game in self.memory)


def observe(position: Position, viewer: int | None, moves: tuple[Move, ...]) -> ClashObservation:
    """What `viewer` knows of a position in which `moves` are open to it."""
    all_seeing = viewer is None
    secret_offer = not all_seeing and knowledge.offer_is_secret(position) and position.seat != viewer
    unseen = () if viewer is None else keys(members(knowledge.unseen(position, viewer)))
    pile = keys(position.pile[::-1]) if all_seeing else unseen if len(unseen) == len(position.pile) else None
    before_start = position.phase < OPENING and position.starter < 0
    return ClashObservation(
        viewer=viewer,
        seat=position.seat,
        moves=moves,
        options=tuple(position.options.items()),
        phase=PHASES[position.phase],
        starter=None if before_start else position.starter,
        mustafa=position.phase <= OPENING,
        board=tuple(_space(position, space) for space in range(9)),
        areas=tuple(_area(position, seat, viewer) for seat in (0, 1)),
        concealed=tuple(_concealed(position, seat) for seat in (0, 1)),
        neutral=keys(position.neutral),
        discard=keys(position.discard),
        pile_size=len(position.pile),
        pile=pile,
        unseen=unseen,
        offer=(None,) * len(position.offer) if secret_offer else keys(position.offer),
        picks=position.draft,
        passed=_own(position.passed, viewer),
        received=_own(position.passed[::-1], viewer),
        set_aside=_own(position.aside, viewer),
        set_aside_count=(position.aside[0].bit_count(), position.aside[1].bit_count()),
        from_pass=None if viewer is None else knowledge.from_pass(position, viewer),
        rival_set_aside=() if viewer is None else keys(members(knowledge.rival_set_aside(position, viewer))),
        away=keys(members(knowledge.known_out(position, viewer))),
        memory=() if viewer is None else knowledge.memory(position, viewer),
        pending=_pending(position),
        taken_from_neutral=position.taken,
        followers=(position.followers(0).bit_count(), position.followers(1).bit_count()),
        outcome=outcome(position),
    )


def _space(position: Position, space: int) -> Space:
    tile, bit = position.board[space], BITS[space]
    if tile == EMPTY:
        return _EMPTY
    covered = NAMES[position.covered] if tile == NOBEL else None
    if position.up & bit:
        return Space(NAMES[tile], covered, 1 if position.jihad & bit else 0)
    return Space(NAMES[tile], covered, None, 1 if position.down[1] & bit else 0)


_EMPTY = Space()


def _area(position: Position, seat: int, viewer: int | None) -> tuple[str | None, ...]:
    hidden = 0 if viewer is None or viewer == seat else position.hidden
    return tuple(None if hidden >> tile & 1 else NAMES[tile] for tile in position.areas[seat])


def _concealed(position: Position, seat: int) -> tuple[int, ...]:
    hidden = position.hidden
    return tuple(place for place, tile in enumerate(position.areas[seat]) if hidden >> tile & 1) if hidden else ()


def _own(sets: tuple[int, ...], viewer: int | None) -> tuple[str, ...]:
    return () if viewer is None else keys(members(sets[viewer]))


def _pending(position: Position) -> Pending | None:
    if position.phase != EFFECT:
        return None
    tile = acting(position)
    effect = EFFECTS[tile]
    assert effect is not None
    bribed = position.bribed
    return Pending(
        tile=NAMES[tile],
        space=SPACES[acting_space(position)],
        asks="to" if bribed >= 0 else effect.asks,
        placed=SPACES[position.placed],
        copied=tuple(SPACES[space] for space in position.chain),
        bribed=SPACES[bribed] if bribed >= 0 else None,
        optional=bribed < 0 and not position.chain,
    )


def numbers(names: tuple[str, ...]) -> list[int]:
    """The numbers of tiles named in an observation."""
    return [NUMBERS[name] for name in names]
