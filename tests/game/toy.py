"""A tiny rulebook for tests of everything generic: hidden hands, two to four seats, partners, options, a draw pile.

Everybody holds three cards. A round: each seat in turn plays a card openly; the highest takes a point and leads. With
`draw=yes` whoever has played may draw one card or stand while the pile lasts; with `low=yes` too, the lowest takes the
point. After three rounds the game is over. Four play as partners, opposite seats together.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.chance import shuffled
from game.core import (
    Event,
    FirstTo,
    Format,
    Move,
    Observation,
    Option,
    Options,
    Outcome,
    Reason,
    Rulebook,
    Single,
    State,
    SumOf,
    Tell,
)

CARDS = tuple(range(1, 17))
PLAY = {card: Move("toy", "play", card) for card in CARDS}
DRAW = Move("toy", "draw")
STAND = Move("toy", "stand")
ROUNDS = 3


class ToyState(State):
    __slots__ = ("drawing", "first", "hands", "on_table", "pile", "played", "points")
    hands: list[tuple[int, ...]]

    def __init__(self, options: Options, seats: int, seed: int, first: int) -> None:
        cards = shuffled(CARDS, seed)
        self.rulebook, self.options, self.seats = TOY, options, seats
        self.hands = [tuple(sorted(cards[i * ROUNDS : (i + 1) * ROUNDS])) for i in range(seats)]
        self.pile = tuple(cards[seats * ROUNDS :])
        self.seat = self.first = first
        self.on_table: tuple[tuple[int, int], ...] = ()
        self.played: tuple[int, ...] = ()
        self.points = (0,) * seats
        self.drawing = False

    def copy(self) -> ToyState:
        twin = object.__new__(ToyState)
        for name in (*ToyState.__slots__, *State.__slots__):
            setattr(twin, name, getattr(self, name))
        twin.hands = list(self.hands)
        return twin

    def legal_moves(self) -> Sequence[Move]:
        if self.seat is None:
            return ()
        return (DRAW, STAND) if self.drawing else tuple(PLAY[card] for card in self.hands[self.seat])

    def illegal(self, move: Move) -> Reason | None:
        if self.seat is None:
            return Reason("toy.over")
        if move in self.legal_moves():
            return None
        if self.drawing:
            return Reason("toy.must_draw_or_stand")
        return Reason("toy.not_in_hand" if move.verb == "play" else "toy.must_play")

    def apply(self, move: Move, tell: Tell | None = None) -> None:
        seat = self.seat
        assert seat is not None
        if move is DRAW:
            card, self.pile = self.pile[0], self.pile[1:]
            self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
            if tell:
                tell(Event("drew", seat, {"card": card}, {"card": frozenset({seat})}, reveals=True))
        elif move.verb == "play":
            card = int(move.args[0])
            self.hands[seat] = tuple(c for c in self.hands[seat] if c != card)
            self.on_table += ((seat, card),)
            if tell:
                tell(Event("played", seat, {"card": card}))
        self.drawing = move.verb == "play" and self.options["draw"] == "yes" and bool(self.pile)
        if not self.drawing:
            self._pass_on(tell)

    def _pass_on(self, tell: Tell | None) -> None:
        assert self.seat is not None
        self.seat = (self.seat + 1) % self.seats
        if len(self.on_table) < self.seats:
            return
        best = min if self.options["low"] == "yes" else max
        winner = best(self.on_table, key=lambda laid: laid[1])[0]
        self.points = tuple(p + (seat == winner) for seat, p in enumerate(self.points))
        self.played += tuple(card for _, card in self.on_table)
        self.on_table = ()
        self.seat = winner if len(self.played) < ROUNDS * self.seats else None
        if tell:
            tell(Event("won", winner))

    @property
    def outcome(self) -> Outcome | None:
        if self.seat is not None:
            return None
        sides = TOY.sides(self.seats)
        totals = {side: sum(self.points[seat] for seat in side) for side in sides}
        best = [side for side in sides if totals[side] == max(totals.values())]
        points = tuple(next(total for side, total in totals.items() if seat in side) for seat in range(self.seats))
        return Outcome("played_out", tuple(sorted(best[0])) if len(best) == 1 else (), points)

    def pieces(self) -> tuple[int, ...]:
        held = (card for hand in self.hands for card in hand)
        return tuple(sorted((*held, *self.pile, *self.played, *(card for _, card in self.on_table))))

    def observe(self, viewer: int | None) -> ToyObservation:
        sees = viewer is None or viewer == self.seat
        return ToyObservation(
            viewer=viewer,
            seat=self.seat,
            moves=tuple(self.legal_moves()) if sees else (),
            options=tuple(self.options.items()),
            hands=tuple(hand if viewer in (None, i) else len(hand) for i, hand in enumerate(self.hands)),
            pile=self.pile if viewer is None else len(self.pile),
            on_table=self.on_table,
            played=self.played,
            points=self.points,
            drawing=self.drawing,
            first=self.first,
        )


@dataclass(frozen=True)
class ToyObservation(Observation):
    viewer: int | None
    seat: int | None
    moves: tuple[Move, ...]
    options: tuple[tuple[str, str], ...]
    hands: tuple[tuple[int, ...] | int, ...]
    pile: tuple[int, ...] | int
    on_table: tuple[tuple[int, int], ...]
    played: tuple[int, ...]
    points: tuple[int, ...]
    drawing: bool
    first: int

    def determinize(self, rng: random.Random) -> State:
        if self.viewer is None:
            raise ValueError("the eye that sees everything has nothing to guess")
        own = self.hands[self.viewer]
        assert not isinstance(own, int)
        seen = {*self.played, *(card for _, card in self.on_table), *own}
        unseen = shuffled([card for card in CARDS if card not in seen], rng.getrandbits(40))
        state = ToyState(dict(self.options), len(self.hands), 0, self.first)
        for seat, hand in enumerate(self.hands):
            if isinstance(hand, int):
                state.hands[seat] = tuple(sorted(unseen[:hand]))
                unseen = unseen[hand:]
            else:
                state.hands[seat] = hand
        state.pile, state.on_table, state.played = tuple(unseen), self.on_table, self.played
        state.points, state.drawing, state.seat = self.points, self.drawing, self.seat
        return state

    @property
    def private(self) -> bool:
        return self.viewer is not None and self.hands[self.viewer] != ()


class Toy(Rulebook):
    key: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("draw", ("no", "yes"), "no"),
        Option("low", ("no", "yes"), "no", needs={"draw": ("yes",)}),
        Option("match", ("single", "wins", "points", "decided"), "single", of_match=True),
        Option("games", ("2", "3"), "2", needs={"match": ("points", "decided", "wins")}, of_match=True),
    )

    @property
    def moves(self) -> Sequence[Move]:
        return (*PLAY.values(), DRAW, STAND)

    def format(self, options: Options) -> Format:
        games = int(options["games"])
        forms: Mapping[str, Format] = {
            "single": Single(),
            "wins": FirstTo(games),
            "points": SumOf(games),
            "decided": SumOf(games, until_decided=True),
        }
        return forms[options["match"]]

    def new_game(self, options: Options, seats: int, seed: int) -> State:
        return ToyState(options, seats, seed, first=seed % seats)

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if seats == 4 else super().sides(seats)

    def follow(self, state: State, seed: int) -> State:
        assert isinstance(state, ToyState)
        return ToyState(state.options, state.seats, seed, first=(state.first + 1) % state.seats)


TOY = Toy()
RULEBOOK = TOY
