"""From what a seat knows to a full state, drawn uniformly among those it cannot tell from the true one.

What is certain is laid out once for an observation; each draw adds the rest. Hands hold no clan that their seat has
shown not to hold; the card put away was chosen before play and may be of any clan. A deal in which a hand held all four
Jesters or Kings would have been void, so such a draw is thrown back.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import factorial

from game.four_clans.cards import BITS, CLANS, FOURS, NO_TRUMP, NUMBER, SUIT, card_set, members
from game.four_clans.dealing import set_up
from game.four_clans.knowledge import Split, splits, void_cards
from game.four_clans.observation import FourClansObservation
from game.four_clans.position import DOWN, PHASES, TAKEN, TRICKS, UP
from game.four_clans.state import FourClansState

Chance = Callable[[], float]
_QUADS = tuple(FOURS.values())


def determinize(seen: FourClansObservation, rng: random.Random) -> FourClansState:
    """A full state in which everything the viewer knows holds and the rest is drawn by lot. Raises ValueError for the
    eye that sees everything: nothing is left to draw."""
    if seen.viewer is None:
        raise ValueError("nothing is hidden from the eye that sees everything")
    return sampler(seen).draw(rng)


class Sampler:
    """Draws states for one observation."""

    def __init__(self, seen: FourClansObservation) -> None:
        viewer = seen.viewer
        assert viewer is not None
        self.state = state = FourClansState()
        _lay_out(seen, state)
        self.pool = members(card_set(seen.unseen))
        voids = [void_cards(sum(1 << CLANS.index(clan) for clan in shown)) for shown in seen.voids]
        self.hidden = [seat for seat in range(seen.seats) if seat != viewer]
        self.sizes = tuple(len(seen.hands[seat]) for seat in self.hidden)
        self.played = [_played(seen, seat) for seat in self.hidden]
        self.hides_away = bool(seen.away_count) and seen.away is None
        self.voids = [voids[seat] for seat in self.hidden]
        self.counts = tuple(sum(1 for card in self.pool if SUIT[clan] & BITS[card]) for clan in range(4))
        self.open_to = tuple(tuple(not SUIT[clan] & void for void in self.voids) for clan in range(4))

    def draw(self, rng: random.Random) -> FourClansState:
        """One more state."""
        state = self.state.copy()
        chance = rng.random
        fill = self._draw_two if len(self.hidden) == 1 else self._draw_four
        while True:
            dealt = fill(state, chance)
            if not any(cards & four == four for cards in dealt for four in _QUADS):
                return state

    def _draw_two(self, state: FourClansState, chance: Chance) -> list[int]:
        """Fill the rival's hand, then the rest; what the rival was dealt is returned."""
        void = self.voids[0]
        fitting = [card for card in self.pool if not void & BITS[card]]
        hand = 0
        for card in _some(fitting, self.sizes[0], chance):
            hand |= BITS[card]
        state.hands[self.hidden[0]] = hand
        left = sum(BITS[card] for card in self.pool) & ~hand
        if self.hides_away:
            rest = members(left)
            state.away = BITS[rest[int(chance() * len(rest))]]
            left ^= state.away
            hand |= state.away
        state.unseen = left
        return [self.played[0] | hand]

    def _draw_four(self, state: FourClansState, chance: Chance) -> list[int]:
        """Fill three hands clan by clan, each split as often as there are deals with it."""
        hands = [0, 0, 0]
        sizes = self.sizes
        for clan in range(4):
            split = _pick(self.counts, self.open_to, sizes, clan, chance)
            sizes = tuple(size - part for size, part in zip(sizes, split, strict=True))
            cards = [card for card in self.pool if SUIT[clan] & BITS[card]]
            mixed = iter(_some(cards, len(cards), chance))
            for place, part in enumerate(split):
                for _ in range(part):
                    hands[place] |= BITS[next(mixed)]
        for place, seat in enumerate(self.hidden):
            state.hands[seat] = hands[place]
        return [played | hand for played, hand in zip(self.played, hands, strict=True)]


def _some(cards: Sequence[int], count: int, chance: Chance) -> list[int]:
    """So many of the cards in random order."""
    mixed = list(cards)
    for place in range(count):
        other = place + int(chance() * (len(mixed) - place))
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed[:count]


Counts = tuple[int, ...]
Fits = tuple[tuple[bool, ...], ...]


def _pick(counts: Counts, open_to: Fits, sizes: Split, clan: int, chance: Chance) -> Split:
    choices, weights = _weighted(counts[clan:], open_to[clan:], sizes)
    at = chance() * weights[-1]
    for split, weight in zip(choices, weights, strict=True):
        if at < weight:
            return split
    return choices[-1]


@lru_cache(maxsize=20_000)
def _weighted(counts: Counts, open_to: Fits, sizes: Split) -> tuple[tuple[Split, ...], tuple[int, ...]]:
    """How the first clan's cards can be shared out, and running totals of the number of deals with each way."""
    choices, weights, total = [], [], 0
    for split in splits(counts[0], open_to[0], sizes):
        ways = _deals(counts[0], split) * _ways(
            counts[1:], open_to[1:], tuple(size - part for size, part in zip(sizes, split, strict=True))
        )
        if ways:
            total += ways
            choices.append(split)
            weights.append(total)
    return tuple(choices), tuple(weights)


def _ways(counts: Counts, open_to: Fits, sizes: Split) -> int:
    """The number of deals of the remaining clans."""
    if not counts:
        return int(not any(sizes))
    weights = _weighted(counts, open_to, sizes)[1]
    return weights[-1] if weights else 0


def _deals(count: int, split: Split) -> int:
    ways = factorial(count)
    for part in split:
        ways //= factorial(part)
    return ways


def _played(seen: FourClansObservation, seat: int) -> int:
    return card_set(placed.card for fort in seen.forts for row in fort.rows for placed in row if placed.seat == seat)


def _lay_out(seen: FourClansObservation, state: FourClansState) -> None:
    """Everything that is open to the viewer, as it stands."""
    from game.four_clans import RULEBOOK

    state.rulebook, state.options, state.seats = RULEBOOK, dict(seen.options), seen.seats
    state.first, state.redeals, state.rounds = seen.first, seen.redeals, seen.rounds
    set_up(state)
    state.phase, state.seat = PHASES.index(seen.phase), seen.seat
    state.hands = [card_set(name for name in hand if name is not None) for hand in seen.hands]
    state.unseen = 0
    state.away = card_set([seen.away]) if seen.away is not None else 0
    if seen.moved is not None:
        state.moved = CLANS.index(seen.moved[0]) * 4 + CLANS.index(seen.moved[1])
    state.cubes = sum(fort.cubes << 3 * place for place, fort in enumerate(seen.forts))
    state.trump = NO_TRUMP if seen.trump is None else CLANS.index(seen.trump)
    for trick in seen.tricks:
        led = _code(trick.led, trick.led_fort)
        answer = _code(trick.answer, trick.answer_fort)
        won, lost = (led, answer) if trick.winner == trick.leader else (answer, led)
        state.boards[trick.winner & 1] += UP[won]
        state.boards[~trick.winner & 1] += DOWN[lost] + (TAKEN if trick.cube is not None else 0)
        state.past = state.past, trick.answerer, led, answer, trick.winner
    state.left = TRICKS - len(seen.tricks)
    if seen.led is not None and seen.led_fort is not None:
        state.led = _code(seen.led, seen.led_fort)


def _code(card: str, fort: str) -> int:
    return NUMBER[card] * 4 + CLANS.index(fort)


_last: list[tuple[FourClansObservation, Sampler]] = []


def sampler(seen: FourClansObservation) -> Sampler:
    """The sampler of an observation; the one used last is kept, because a search draws thousands of times."""
    if _last and _last[0][0] is seen:
        return _last[0][1]
    made = Sampler(seen)
    _last[:] = [(seen, made)]
    return made
