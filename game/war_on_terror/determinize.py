"""From what a seat knows to a full state, drawn uniformly among those it cannot tell from the true one."""

from __future__ import annotations

import random

from game.chance import SEEDS
from game.war_on_terror.observation import WarObservation
from game.war_on_terror.position import CONTESTED, FACE_DOWN, NOTHING, PHASES, UNASKED, set_of
from game.war_on_terror.state import WarState


def determinize(seen: WarObservation, rng: random.Random) -> WarState:
    """A full state in which everything the viewer knows holds and the rest is drawn by lot. Raises ValueError for the
    eye that sees everything: nothing is left to draw."""
    if seen.viewer is None:
        raise ValueError("nothing is hidden from the eye that sees everything")
    state = WarState()
    _copy_open(seen, state)
    state.seed = int(rng.random() * SEEDS)
    _draw_countries(seen, state, rng)
    _draw_hands(seen, state, rng)
    _draw_answers(seen, state, rng)
    _remember(seen, state)
    return state


def _copy_open(seen: WarObservation, state: WarState) -> None:
    """Everything that is open to all, as it stands."""
    state.rulebook, state.deck, state.options = seen.rulebook, seen.rulebook.deck, dict(seen.options)
    state.seats, state.seat, state.phase = seen.seats, seen.seat, PHASES.index(seen.phase)
    state.choices = seen.moves or None
    state.points, state.discards = list(seen.points), list(seen.discards)
    state.shuffles, state.batch = seen.shuffles, seen.batch
    state.rows, state.added = [list(row) for row in seen.rows], [list(row) for row in seen.added]
    state.down = set_of(seen.down)
    state.revealer, state.leader = seen.revealer, seen.leader
    state.acted, state.played, state.again = seen.acted, list(seen.played), seen.again
    state.passed = sum(1 << seat for seat, passed in enumerate(seen.passed) if passed)
    state.place = -1 if seen.place is None else seen.place
    state.country = -1 if seen.country is None else seen.country
    state.round = _round(seen)
    state.turn = seen.turn if seen.turn is not None else seen.revealer
    state.acting = seen.acting
    state.conditional = seen.pending is not None and seen.pending.country is not None
    state.target = seen.pending.target or 0 if seen.pending else 0
    state.tied = seen.tied
    state.result = (seen.outcome.ending, seen.outcome.winners) if seen.outcome else None
    if state.seat is None:
        state.choices = ()


def _round(seen: WarObservation) -> int:
    """Rounds that are over: all of them once the battle is decided or tied."""
    return seen.rounds if seen.phase in ("reveal", "add", "over") else seen.round - 1


def _shuffle(cards: list[int], rng: random.Random) -> None:
    """In place, and built on `random()` alone so that it is the same with every version of Python."""
    chance = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(chance() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def _draw_countries(seen: WarObservation, state: WarState, rng: random.Random) -> None:
    """The countries that lie face down are as likely in any order."""
    hidden = [country for country in range(len(seen.places)) if country not in seen.places]
    _shuffle(hidden, rng)
    state.places = tuple(hidden.pop() if country is None else country for country in seen.places)
    state.fate = [
        FACE_DOWN if country is None else CONTESTED if winner is None else winner
        for country, winner in zip(seen.places, seen.winners, strict=True)
    ]


def _draw_hands(seen: WarObservation, state: WarState, rng: random.Random) -> None:
    """Batch by batch, the cards that the viewer cannot place are dealt to the hands that hold so many of that batch;
    what is left of the last one is the pile."""
    hands = [[card for card in hand if card is not None] for hand in seen.hands]
    placed = {card for cards in (*hands, *seen.rows, *seen.added, seen.discards) for card in cards}
    loose: list[list[int]] = [[] for _ in range(seen.shuffles + 1)]
    for card in state.deck.numbers:
        if card not in placed:
            loose[seen.batch[card]].append(card)
    for cards in loose:
        _shuffle(cards, rng)
    for seat, hand in enumerate(hands):
        known = list(hand)
        for batch, count in seen.batches[seat] if seat != seen.viewer else ():
            missing = count - sum(seen.batch[card] == batch for card in known)
            cards = loose[batch]
            hand += cards[len(cards) - missing :]
            del cards[len(cards) - missing :]
    state.hands = hands
    state.pile = loose[-1]


def _draw_answers(seen: WarObservation, state: WarState, rng: random.Random) -> None:
    """What others have answered in a tie: any of their cards, or none."""
    state.answers = [UNASKED] * seen.seats if seen.tied else []
    for seat in seen.tied:
        answer = seen.answers[seat]
        if answer is None and seen.answered[seat]:
            choices = [NOTHING, *state.hands[seat]]
            answer = choices[int(rng.random() * len(choices))]
        if answer is not None:
            state.answers[seat] = answer


def _remember(seen: WarObservation, state: WarState) -> None:
    """Who knows what from swaps: the viewer exactly; of others, what the viewer is sure of."""
    viewer, seats = seen.viewer, range(seen.seats)
    assert viewer is not None
    hands = [set_of(hand) for hand in state.hands]
    state.known = [set_of(cards) for cards in seen.shown]
    state.known[viewer] = set_of([c for s in seats if s != viewer for c in seen.hands[s] if c is not None])
    state.aware = [[0] * seen.seats for _ in seats]
    for seat in seats:
        state.aware[viewer][seat] = set_of(seen.shown[seat])
        if seat != viewer:
            state.aware[seat][viewer] = state.known[viewer] & hands[seat] | state.known[seat] & hands[viewer]
    state.seen = 0
    for cards in (*state.known, *(mask for row in state.aware for mask in row)):
        state.seen |= cards
