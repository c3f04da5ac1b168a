"""What one seat knows of a round: cards by their names ("snake_3"), None for every card it may not know."""

from __future__ import annotations

import random
from dataclasses import dataclass

from game.core import Move, Observation, State
from game.four_clans import knowledge
from game.four_clans.cards import CLANS, NAMES, NO_TRUMP, WHOLE, names
from game.four_clans.course import Trick as Course
from game.four_clans.course import clans_in, played_by, shown_voids, tricks
from game.four_clans.position import OVER, PHASES, PLAYING, Position, cubes_at, sum_at, taken
from game.four_clans.scoring import leader_at, points_of, score, settled

Cards = tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A card at a fort: who played it in which trick (from 1), whether it lies face up. The card of a trick still in
    progress lies face up."""

    card: str
    seat: int
    trick: int
    face_up: bool


@dataclass(frozen=True, slots=True)
class Fort:
    """A fort: its clan, the cubes on it, whether it was turned (its clan is trump), its points, each side's cards in
    the order of play, the running sums of finished tricks, and which side leads it (None: level)."""

    clan: str
    cubes: int
    turned: bool
    points: int
    rows: tuple[tuple[Placed, ...], tuple[Placed, ...]]
    sums: tuple[int, int]
    leader: int | None


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: who led what at which fort, who answered with what where, who won it, which clan was trump in
    it, from which fort the loser took a cube, and whether that turned the fort."""

    leader: int
    led: str
    led_fort: str
    answerer: int
    answer: str
    answer_fort: str
    winner: int
    trump: str | None
    cube: str | None
    turned: bool


@dataclass(frozen=True, slots=True)
class FourClansObservation(Observation):
    """What a seat knows.

    `phase` is "cube", "put_away", "play" or "over"; `first` the side (0 or 1) that goes first this round. `redeals`
    says for each void deal which seats held which four: ((seat, rank), …). `forts` lie in the order of the clans.
    `trump` is the clan of the turned fort. `taken` are the cubes before each side, `scores` both sides' scores if the
    round ended as everything lies. `hands` are each seat's cards. `moved` is the cube move (from, to). `away_count` is
    1 once a card was put away, `away` its name for whoever may know; `unseen_count` cards were not dealt, and `unseen`
    are all cards of which the viewer cannot say where they are (for the eye that sees everything: the cards not dealt).
    `voids` are the clans that each seat has shown not to hold, `led` the card that waits for its answer and `led_fort`
    where it lies, `tricks` the finished ones, `rounds` both sides' scores in the finished rounds of the match.
    `covered` says whether the viewer knows anything that another seat does not, `sure` who has won already.
    """

    viewer: int | None
    seat: int | None
    moves: tuple[Move, ...]
    options: tuple[tuple[str, str], ...]
    seats: int
    phase: str
    first: int
    redeals: tuple[tuple[tuple[int, int], ...], ...]
    forts: tuple[Fort, ...]
    trump: str | None
    taken: tuple[int, int]
    scores: tuple[int, int]
    hands: tuple[Cards, ...]
    moved: tuple[str, str] | None
    away_count: int
    away: str | None
    unseen_count: int
    unseen: tuple[str, ...]
    voids: tuple[tuple[str, ...], ...]
    led: str | None
    led_fort: str | None
    tricks: tuple[Trick, ...]
    rounds: tuple[tuple[int, int], ...]
    covered: bool
    sure: tuple[int, ...] | None

    def determinize(self, rng: random.Random) -> State:
        # The state makes observations, so the way back can only be looked up when it is walked.
        from game.four_clans.determinize import determinize

        return determinize(self, rng)

    @property
    def private(self) -> bool:
        return self.covered

    @property
    def settled(self) -> tuple[int, ...] | None:
        return self.sure

    @property
    def match(self) -> str:
        """How rounds make a match: "two_rounds" or "three_wins"."""
        return dict(self.options)["match"]

    @property
    def partners(self) -> bool:
        """Whether this is Team Battle."""
        return self.seats == 4


def observe(position: Position, viewer: int | None, moves: tuple[Move, ...]) -> FourClansObservation:
    """What `viewer` knows of a position in which `moves` are open to it."""
    course = tricks(position)
    knows_away = viewer is None or (viewer == position.first and position.seats == 2)
    led = position.led
    return FourClansObservation(
        viewer=viewer,
        seat=position.seat,
        moves=moves,
        options=tuple(position.options.items()),
        seats=position.seats,
        phase=PHASES[position.phase],
        first=position.first,
        redeals=position.redeals,
        forts=_forts(position, course),
        trump=None if position.trump == NO_TRUMP else CLANS[position.trump],
        taken=(taken(position.boards[0]), taken(position.boards[1])),
        scores=score(position).totals,
        hands=tuple(
            names(hand) if viewer in (None, seat) else (None,) * hand.bit_count()
            for seat, hand in enumerate(position.hands)
        ),
        moved=None if position.moved < 0 else (CLANS[position.moved >> 2], CLANS[position.moved & 3]),
        away_count=position.away.bit_count(),
        away=names(position.away)[0] if position.away and knows_away else None,
        unseen_count=position.unseen.bit_count(),
        unseen=names(_unseen(position, viewer, knows_away)),
        voids=tuple(clans_in(void) for void in shown_voids(position)),
        led=NAMES[led >> 2] if led >= 0 else None,
        led_fort=CLANS[led & 3] if led >= 0 else None,
        tricks=tuple(map(_trick, course)),
        rounds=position.rounds,
        covered=position.phase != OVER if viewer is None else knowledge.private(position, viewer),
        sure=settled(position),
    )


def _unseen(position: Position, viewer: int | None, knows_away: bool) -> int:
    """The cards that the viewer cannot place."""
    if viewer is None:
        return position.unseen
    placed = sum(played_by(position)) | position.hands[viewer]
    return WHOLE & ~(placed | (position.away if knows_away else 0))


def _forts(position: Position, course: list[Course]) -> tuple[Fort, ...]:
    rows: list[tuple[list[Placed], list[Placed]]] = [([], []) for _ in CLANS]
    for number, trick in enumerate(course, 1):
        for seat, code in ((trick.leader, trick.led), (trick.answerer, trick.answer)):
            rows[code & 3][seat & 1].append(Placed(NAMES[code >> 2], seat, number, seat == trick.winner))
    if position.led >= 0 and position.phase == PLAYING:
        assert position.seat is not None
        leader, code = position.seat ^ 1, position.led
        rows[code & 3][leader & 1].append(Placed(NAMES[code >> 2], leader, len(course) + 1, True))
    return tuple(
        Fort(
            clan=clan,
            cubes=cubes_at(position.cubes, fort),
            turned=position.trump == fort,
            points=points_of(position, fort),
            rows=(tuple(rows[fort][0]), tuple(rows[fort][1])),
            sums=(sum_at(position.boards[0], fort), sum_at(position.boards[1], fort)),
            leader=leader_at(position, fort),
        )
        for fort, clan in enumerate(CLANS)
    )


def _trick(trick: Course) -> Trick:
    return Trick(
        leader=trick.leader,
        led=NAMES[trick.led >> 2],
        led_fort=CLANS[trick.led & 3],
        answerer=trick.answerer,
        answer=NAMES[trick.answer >> 2],
        answer_fort=CLANS[trick.answer & 3],
        winner=trick.winner,
        trump=None if trick.trump == NO_TRUMP else CLANS[trick.trump],
        cube=CLANS[trick.lost & 3] if trick.cube else None,
        turned=trick.turned,
    )
