"""What a seat knows of the tiles it cannot see: the one place where secrets are told from open things."""

from __future__ import annotations

from typing import NamedTuple

from game.clash.position import DRAFTING, Position
from game.clash.tiles import NEUTRAL_SET, tile_set


class Remembered(NamedTuple):
    """What a seat remembers of an earlier game whose tiles stay out. All are sets of tiles: those both saw, its own
    that stayed hidden, for each hidden tile of the opponent's (in order of arrival) what that can be, and what the seat
    passed on, received and set aside in a secret draft."""

    opened: int
    own: tuple[int, ...]
    rival: tuple[int, ...]
    passed: int
    received: int
    aside: int


def offer_is_secret(position: Position) -> bool:
    """Whether only the drafter knows what is on offer: four just drawn, not three that were passed."""
    return position.phase == DRAFTING and position.options["neutrals"] == "secret_draft" and position.draft in (0, 2)


def unsettled_pass(position: Position, viewer: int) -> int:
    """The tiles that `viewer` passed on, as long as it cannot tell which of them the opponent kept; else nothing."""
    passed, set_aside = position.passed[viewer], position.aside[1 - viewer]
    if not set_aside:
        return 0
    return passed if position.hidden & passed & ~set_aside else 0


def from_pass(position: Position, viewer: int) -> int | None:
    """The place in the opponent's area of the hidden tile that it kept from a pass of the viewer's."""
    passed = unsettled_pass(position, viewer)
    for place, tile in enumerate(position.areas[1 - viewer]):
        if passed >> tile & position.hidden >> tile & 1:
            return place
    return None


def rival_set_aside(position: Position, viewer: int) -> int:
    """The tiles that the opponent is known to have set aside: all but the one it kept, once that one was shown."""
    return 0 if unsettled_pass(position, viewer) else position.aside[1 - viewer]


def unseen(position: Position, viewer: int) -> int:
    """The neutral tiles whose whereabouts `viewer` does not know, leaving out those of an unsettled pass."""
    rival = 1 - viewer
    hidden = tile_set([tile for tile in position.areas[rival] if position.hidden >> tile & 1])
    away = 0
    for chapter in position.past:
        away |= tile_set(chapter.held[rival])
    unknown = tile_set(position.pile) | hidden | away
    if offer_is_secret(position) and position.seat == rival:
        unknown |= tile_set(position.offer)
    return unknown & NEUTRAL_SET & ~unsettled_pass(position, viewer)


def known_out(position: Position, viewer: int | None) -> int:
    """The tiles that `viewer` knows to be out for the match."""
    out = position.out
    if viewer is not None:
        for chapter in position.past:
            out &= ~tile_set(chapter.held[1 - viewer])
    return out


def memory(position: Position, viewer: int) -> tuple[Remembered, ...]:
    """What `viewer` remembers of the earlier games whose tiles stay out.

    A hidden tile of the opponent's that came from a pass of the viewer's is one of those three; any other is none of
    the tiles that the viewer saw in that game or in a later one.
    """
    remembered: list[Remembered] = []
    seen_later = 0
    for chapter in reversed(position.past):
        own, passed = chapter.held[viewer], chapter.passed[viewer]
        received = chapter.passed[1 - viewer]
        seen = chapter.opened | tile_set(own) | passed | received
        other = NEUTRAL_SET & ~(seen | seen_later)
        from_pass = passed & ~seen_later
        rival = tuple(from_pass if passed >> tile & 1 else other for tile in chapter.held[1 - viewer])
        remembered.append(Remembered(chapter.opened, own, rival, passed, received, chapter.aside[viewer]))
        seen_later |= seen
    return tuple(reversed(remembered))
