"""What one seat knows of a game of War on Terror: the table as it lies, and None for every card it may not know."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core import Move, Observation, Outcome, State
from game.war_on_terror import knowledge
from game.war_on_terror.knowledge import Batches
from game.war_on_terror.moves import NO_SHIELD
from game.war_on_terror.position import (
    ADDING,
    FACE_DOWN,
    OVER,
    PHASES,
    PLAYING,
    REVEALING,
    SHIELDING,
    UNASKED,
    Position,
    members,
)
from game.war_on_terror.tie import goal, outcome

if TYPE_CHECKING:
    from game.war_on_terror.rulebook import WarOnTerror


@dataclass(frozen=True, slots=True)
class Pending:
    """A text or condition that waits for a choice: of which card; of which country, if it is the country's condition
    that acts; and the card that a shield may save."""

    card: int
    country: int | None
    target: int | None


@dataclass(frozen=True, slots=True)
class WarObservation(Observation):
    """What a seat knows. Cards are numbers from 1, countries and places count from 0.

    `rulebook` holds the deck. `places` names the country at each place, None where it lies face down; `winners` the
    seat that won it; `place` and `country` are the contested one (with `goal` and `points` the race).

    `hands` are each seat's cards: the viewer's own as they came, of others first those that the viewer knows, then
    None for each of the rest. `batches` is open: how many cards of each pile (by the number of its shuffle) a hand
    holds, and `batch` which pile each card was last shuffled into. `shown` are for each seat the cards in hands that
    the viewer is sure it knows.

    `rows` are the cards before each seat in order, `down` those of them that lie face down, `added` what was added and
    drawn in a tie, `totals` the strength before each seat. `discards` is in order; `pile` only for the eye that sees
    everything, the next card last.

    `round` counts from 1 and is 0 before a country is turned up, `rounds` is how many there are, `acted` how many seats
    have had their turn, `passed` who passed in this round, `played` how many cards each seat has played for this
    country, `again` whether this would be the second card of a turn. In a tie `tied` are the seats that are asked and
    `answered` those that have answered; `answers` what they add, None unless the viewer may know, 0 for nothing.
    """

    viewer: int | None
    seat: int | None
    moves: tuple[Move, ...]
    rulebook: WarOnTerror
    options: tuple[tuple[str, str], ...]
    phase: str
    turn: int | None
    revealer: int
    leader: int
    places: tuple[int | None, ...]
    winners: tuple[int | None, ...]
    place: int | None
    country: int | None
    goal: int
    points: tuple[int, ...]
    hands: tuple[tuple[int | None, ...], ...]
    batches: tuple[Batches, ...]
    batch: bytes
    shuffles: int
    shown: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[int, ...], ...]
    down: tuple[int, ...]
    added: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    discards: tuple[int, ...]
    pile_size: int
    pile: tuple[int, ...] | None
    round: int
    rounds: int
    acted: int
    passed: tuple[bool, ...]
    played: tuple[int, ...]
    again: bool
    acting: int
    pending: Pending | None
    tied: tuple[int, ...]
    answered: tuple[bool, ...]
    answers: tuple[int | None, ...]
    knows_alone: bool
    outcome: Outcome | None

    def determinize(self, rng: random.Random) -> State:
        # The state makes observations, so the way back can only be looked up when it is walked.
        from game.war_on_terror.determinize import determinize

        return determinize(self, rng)

    @property
    def private(self) -> bool:
        """Whether the viewer knows a card that it cannot be sure all the others know too."""
        return self.knows_alone

    @property
    def formality(self) -> Move | None:
        """Letting a card be turned over, for a seat that was asked though it has no shield."""
        return NO_SHIELD if self.moves == (NO_SHIELD,) else None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)


def observe(position: Position, viewer: int | None, moves: tuple[Move, ...]) -> WarObservation:
    """What `viewer` knows of a position in which `moves` are open to it."""
    from game.war_on_terror.rulebook import WarOnTerror

    seats, book = range(position.seats), position.rulebook
    assert isinstance(book, WarOnTerror)
    battle = position.place >= 0
    return WarObservation(
        viewer=viewer,
        seat=position.seat,
        moves=moves,
        rulebook=book,
        options=tuple(position.options.items()),
        phase=PHASES[position.phase],
        turn=position.turn if battle and position.phase not in (REVEALING, ADDING, OVER) else None,
        revealer=position.revealer,
        leader=position.leader,
        places=_places(position, viewer),
        winners=tuple(fate if fate >= 0 else None for fate in position.fate),
        place=position.place if battle else None,
        country=position.country if battle else None,
        goal=goal(position.seats),
        points=tuple(position.points),
        hands=tuple(_hand(position, seat, viewer) for seat in seats),
        batches=tuple(knowledge.batches(position, seat) for seat in seats),
        batch=position.batch,
        shuffles=position.shuffles,
        shown=tuple(_shown(position, seat, viewer) for seat in seats),
        rows=tuple(map(tuple, position.rows)),
        down=tuple(members(position.down)),
        added=tuple(map(tuple, position.added)),
        totals=tuple(position.total(seat) for seat in seats),
        discards=tuple(position.discards),
        pile_size=len(position.pile),
        pile=tuple(position.pile) if viewer is None else None,
        round=_round(position),
        rounds=position.deck.points[position.country] if battle else 0,
        acted=position.acted,
        passed=tuple(bool(position.passed >> seat & 1) for seat in seats),
        played=tuple(position.played),
        again=position.again,
        acting=position.acting,
        pending=_pending(position),
        tied=position.tied,
        answered=tuple(bool(position.tied) and position.answers[seat] != UNASKED for seat in seats),
        answers=tuple(_answer(position, seat, viewer) for seat in seats),
        knows_alone=any(position.hands) if viewer is None else knowledge.knows_alone(position, viewer),
        outcome=outcome(position),
    )


def _places(position: Position, viewer: int | None) -> tuple[int | None, ...]:
    shown = zip(position.places, position.fate, strict=True)
    return tuple(country if viewer is None or fate != FACE_DOWN else None for country, fate in shown)


def _hand(position: Position, seat: int, viewer: int | None) -> tuple[int | None, ...]:
    hand = position.hands[seat]
    if viewer is None or viewer == seat:
        return tuple(hand)
    known = members(knowledge.known_in(position, viewer, seat)) if position.known[viewer] else []
    return (*known, *(None,) * (len(hand) - len(known)))


def _shown(position: Position, seat: int, viewer: int | None) -> tuple[int, ...]:
    if viewer is None or not position.seen:
        return ()
    return tuple(members(position.aware[viewer][seat]))


def _round(position: Position) -> int:
    """The round that is played, or was played last, from 1."""
    if position.place < 0:
        return 0
    return min(position.round + 1, position.deck.points[position.country])


def _pending(position: Position) -> Pending | None:
    if position.phase in (REVEALING, PLAYING, ADDING, OVER):
        return None
    country = position.country if position.conditional else None
    return Pending(position.acting, country, position.target if position.phase == SHIELDING else None)


def _answer(position: Position, seat: int, viewer: int | None) -> int | None:
    if not position.tied or position.answers[seat] == UNASKED or viewer not in (None, seat):
        return None
    return position.answers[seat]
