"""Whether a seat knows anything that some other seat does not.

A seat's hand is known to another when no other hand would fit what that one sees: shown voids, the number of cards, and
that no dealt hand holds all four Jesters or Kings. What counts is whether the seat can be *sure* that the others know,
so every deal that it thinks possible is looked at.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from game.four_clans.cards import BITS, FOURS, SUIT, WHOLE, members
from game.four_clans.course import played_by, shown_voids
from game.four_clans.position import PLAYING, Position

Split = tuple[int, ...]
"""How many cards of one clan go to each of several hands."""


def private(position: Position, viewer: int) -> bool:
    """Whether `viewer` knows anything now that some other seat does not."""
    if position.seats == 4:
        return _private_with_partners(position, viewer)
    if position.phase != PLAYING and position.hands[viewer]:
        return True
    if viewer == position.first:
        return True  # the card put away might always be one of those not dealt
    return bool(position.hands[viewer]) and _second_is_private(position, viewer)


def void_cards(clans: int) -> int:
    """All cards of a set of clans."""
    return sum(suit for clan, suit in enumerate(SUIT) if clans >> clan & 1)


def _second_is_private(position: Position, viewer: int) -> bool:
    """Whether the first player may have to reckon with another hand: so if a card that was not dealt could be in it."""
    played, voids = played_by(position), shown_voids(position)
    held = position.hands[viewer]
    pool = WHOLE & ~(sum(played) | held)
    excluded = void_cards(voids[viewer])
    for four in FOURS.values():
        if (played[viewer] & four).bit_count() == 3:
            excluded |= four
    elsewhere = pool & void_cards(voids[1 - viewer])
    # Where the viewer was dealt none of the four, the first player was not dealt all of them, so one is out.
    out = [four & pool for four in FOURS.values() if not (held | played[viewer]) & four]
    return any(_may_be_undealt(BITS[card], pool, elsewhere, out) for card in members(pool) if not BITS[card] & excluded)


def _may_be_undealt(card: int, pool: int, elsewhere: int, out: Sequence[int]) -> bool:
    """Whether `card` can be one of the three cards not dealt. Those in `elsewhere` are not in the first player's hand,
    so at most one of them was dealt and put away; of each set in `out` at least one was not dealt."""
    for two in itertools.combinations(members(pool & ~card), 2):
        undealt = card | BITS[two[0]] | BITS[two[1]]
        if (elsewhere & ~undealt).bit_count() <= 1 and all(four & undealt for four in out):
            return True
    return False


def _private_with_partners(position: Position, viewer: int) -> bool:
    """Whether somebody may have to reckon with another hand: so if, in some deal that the viewer thinks possible, a
    card of the viewer's could change places with one of another's, directly or by way of a third hand. (The rule on
    redeals is left out here: at worst a hand counts as hidden that only this rule gives away.)"""
    voids, held = shown_voids(position), position.hands[viewer]
    mine = [clan for clan, suit in enumerate(SUIT) if held & suit]
    others = [seat for seat in range(4) if seat != viewer]
    pool = WHOLE & ~(sum(played_by(position)) | held)
    open_to = [[not voids[seat] >> clan & 1 for seat in others] for clan in range(4)]
    sizes = tuple(position.hands[seat].bit_count() for seat in others)
    fits = [not voids[viewer] >> clan & 1 for clan in range(4)]
    counts = [(pool & suit).bit_count() for suit in SUIT]
    return any(_loose(splits, mine, open_to, fits) for splits in arrangements(counts, open_to, sizes))


def arrangements(
    counts: Sequence[int], open_to: Sequence[Sequence[bool]], sizes: Split, clan: int = 0
) -> Iterator[tuple[Split, ...]]:
    """Every way in which the clans' cards can be spread over hands with so many places left: a split for each clan."""
    if clan == len(counts):
        yield ()
        return
    for split in splits(counts[clan], open_to[clan], sizes):
        left = tuple(size - part for size, part in zip(sizes, split, strict=True))
        for rest in arrangements(counts, open_to, left, clan + 1):
            yield (split, *rest)


def splits(count: int, open_to: Sequence[bool], sizes: Split) -> Iterator[Split]:
    """Every way to share out `count` cards of one clan over hands with so many places."""
    most = [min(count, size) if fits else 0 for fits, size in zip(open_to, sizes, strict=True)]
    for head in itertools.product(*(range(limit + 1) for limit in most[:-1])):
        rest = count - sum(head)
        if 0 <= rest <= most[-1]:
            yield (*head, rest)


def _loose(
    spread: tuple[Split, ...], mine: Sequence[int], open_to: Sequence[Sequence[bool]], fits: Sequence[bool]
) -> bool:
    """Whether a card of the viewer's clans can go round: to a hand, from there on (or not) to a second, and from there
    back to the viewer, always as a card of a clan that fits."""
    hands = range(len(spread[0]))
    clans = range(len(spread))
    first = {hand for hand in hands if any(open_to[clan][hand] for clan in mine)}
    second = {
        other
        for hand in first
        for other in hands
        if other != hand and any(spread[clan][hand] and open_to[clan][other] for clan in clans)
    }
    return any(spread[clan][hand] and fits[clan] for hand in first | second for clan in clans)
