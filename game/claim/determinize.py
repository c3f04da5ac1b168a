"""From what a seat knows to a full state drawn at random among those it cannot tell from the true one.

All deals that fit are equally likely: whatever is unseen may lie in a rival's hand, among a rival's followers or in the
stock, except that a hand holds no faction that its seat has shown not to hold. Who has played a card of which there are
several alike is a little less likely to hold another than an even spread of the unseen cards would have it: there are
fewer ways to be dealt two of five than one of five.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import comb

import game
from game.claim.court import Court, assemble, members
from game.claim.observation import Cards, ClaimObservation, Trick
from game.claim.position import Past
from game.claim.state import ClaimState


class Sampler:
    """All that is certain, laid out once; `draw` adds the rest."""

    def __init__(self, seen: ClaimObservation, court: Court) -> None:
        self.state = state = ClaimState()
        state.rulebook = game.rulebook("claim")
        state.court = court
        state.options = dict(seen.options)
        state.seats, state.seat, state.phase, state.tricks = len(seen.hands), seen.seat, seen.phase - 1, seen.tricks
        state.first, state.leader = seen.first, seen.leader
        self._court, self._left = court, court.whole
        self._lay_out(state, seen)
        self.pool = members(self._left)
        shown = [sum(court.suits[court.place[key]] for key in void) for void in seen.voids]
        self.hands = [(seat, cards.count(None), shown[seat]) for seat, cards in enumerate(seen.hands) if None in cards]
        # Where just one hand is unknown it is drawn from what it may hold; the hand with the most voids comes first.
        self.hands.sort(key=lambda need: -need[2].bit_count())
        self.twins = _twins(seen, court)
        self.blind = [(seat, cards.count(None)) for seat, cards in enumerate(seen.followers) if None in cards]

    def _take(self, names: Cards) -> int:
        bits = self._court.bits_of((name for name in names if name is not None), self._left)
        self._left &= ~bits
        return bits

    def _lay_out(self, state: ClaimState, seen: ClaimObservation) -> None:
        """Every card whose place is known."""
        state.hands = [self._take(cards) for cards in seen.hands]
        state.menus = [None] * len(seen.hands)
        state.followers = [self._take(cards) for cards in seen.followers]
        state.played = tuple(self._take((name,)) for name in seen.played)
        state.stock = [self._take((seen.stake,))] if seen.stake is not None else []
        before, past = self._left, None
        for trick in seen.past:
            past = self._past(past, trick)
        state.past = past
        gone, state.piles = before & ~self._left, []
        for names in seen.piles:
            pile = self._court.bits_of(names, gone)
            gone &= ~pile
            state.piles.append(pile)

    def _past(self, past: Past | None, trick: Trick) -> Past:
        played = tuple(self._take((name,)) for name in trick.cards)
        stake = self._court.bits_of((trick.stake,)) if trick.stake is not None else 0
        return past, trick.phase - 1, trick.leader, played, trick.winner, stake

    def draw(self, rng: random.Random) -> ClaimState:
        """A state of its own."""
        chance = rng.random
        state, rest = self._try(chance)
        while rest is None:
            state, rest = self._try(chance)
        for seat, count in self.blind:
            for _ in range(count):
                state.followers[seat] |= 1 << rest.pop()
        state.stock = [1 << at for at in rest] + state.stock
        return state

    def _try(self, chance: Callable[[], float]) -> tuple[ClaimState, list[int] | None]:
        """A state with all hands drawn, and the other cards shuffled; None for those if a hand came out that cannot be.

        The first hand is drawn from what it may hold, a further one from all that is left; one that cannot be, or is
        drawn more often than it is dealt, drops the whole draw: so all that can be stays equally likely.
        """
        state, rest = self.state.copy(), self.pool
        for turn, (seat, count, shown) in enumerate(self.hands):
            may = rest if turn else [at for at in rest if not shown >> at & 1]
            drawn = draw(may, count, chance)
            cards = sum(1 << at for at in drawn)
            if cards & shown or not self._dealt_so(seat, cards, chance):
                return state, None
            state.hands[seat] |= cards
            rest = [at for at in rest if not cards >> at & 1]
        return state, draw(rest, len(rest), chance)

    def _dealt_so(self, seat: int, cards: int, chance: Callable[[], float]) -> bool:
        """Whether to keep a hand: with h cards alike in it and p played, there is one deal for C(h + p, p) draws."""
        for player, alike, played in self.twins:
            if player == seat and chance() * comb((cards & alike).bit_count() + played, played) >= 1:
                return False
        return True


def _twins(seen: ClaimObservation, court: Court) -> list[tuple[int, int, int]]:
    """Cards of which there are several alike and which were played in this phase by a seat whose hand is not known:
    (seat, all cards like them, how many were played that nobody knew it held)."""
    played: Counter[tuple[int, str]] = Counter()
    seats = len(seen.hands)
    for trick in seen.past:
        if trick.phase == seen.phase:
            played.update(((trick.leader + turn) % seats, name) for turn, name in enumerate(trick.cards))
        elif trick.stake is not None:
            # Cards won openly in phase one are known to be held, and count as played first.
            played[trick.winner, trick.stake] -= 1
    played.update(((seen.leader + turn) % seats, name) for turn, name in enumerate(seen.played))
    return [
        (seat, court.alike[name], count)
        for (seat, name), count in sorted(played.items())
        if count > 0 and court.alike[name].bit_count() > 1 and None in seen.hands[seat]
    ]


def draw(items: Sequence[int], count: int, chance: Callable[[], float]) -> list[int]:
    """So many of the items, in random order."""
    pool = list(items)
    size = len(pool)
    for i in range(count):
        j = i + int(chance() * (size - i))
        pool[i], pool[j] = pool[j], pool[i]
    return pool[:count]


@lru_cache(maxsize=8)
def sampler(seen: ClaimObservation) -> Sampler:
    """The sampler of an observation, kept for the next draw."""
    return Sampler(seen, assemble(seen.court, seen.hand_size))


def determinize(seen: ClaimObservation, rng: random.Random) -> ClaimState:
    """A state in which this seat knows what it knows. Raises ValueError for the eye that sees everything."""
    if seen.viewer is None:
        raise ValueError("the eye that sees everything has nothing to guess")
    return sampler(seen).draw(rng)
