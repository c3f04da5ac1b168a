"""The rulebook of War on Terror, with the shipped deck or a player's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from game.chance import derive, lot, shuffled
from game.core import Format, Move, Option, Options, Rulebook, RulesError, Single, State
from game.war_on_terror.deck import COUNTRIES, SHIPPED, Deck, read_deck
from game.war_on_terror.moves import every
from game.war_on_terror.position import FACE_DOWN, REVEALING
from game.war_on_terror.state import WarState


class WarOnTerror(Rulebook):
    """The rules of War on Terror. Two rulebooks with decks that play the same are equal."""

    key = "war_on_terror"
    title = "War on Terror"
    seats = (2, 3, 4)
    options = (
        Option("opens", ("leader", "rotating"), "leader"),
        Option("shield_question", ("always", "holders"), "always"),
    )
    takes_data = True

    def __init__(self, deck: Deck | None = None, data: str = "") -> None:
        """With a deck of its own, `data` is where that came from. The shipped one is read when first needed."""
        self.data = data
        if deck is not None:
            self.__dict__["deck"] = deck

    @cached_property
    def deck(self) -> Deck:
        """The countries and force cards."""
        return read_deck(SHIPPED)

    @cached_property
    def edition(self) -> str:  # type: ignore[override]
        return self.deck.fingerprint

    def with_data(self, path: Path) -> WarOnTerror:
        return WarOnTerror(read_deck(path), str(path.absolute()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, WarOnTerror) and (self is other or self.deck == other.deck)

    def __hash__(self) -> int:
        return hash(self.edition)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return (_revive, (self.deck, self.data)) if self.data else (_shipped, ())

    @cached_property
    def moves(self) -> Sequence[Move]:
        return every(len(self.deck.forces))

    def format(self, options: Options) -> Format:
        return Single()

    def new_game(self, options: Options, seats: int, seed: int) -> WarState:
        state = WarState()
        state.rulebook, state.deck, state.options, state.seats = self, self.deck, options, seats
        state.seed = seed
        state.pile = shuffled(self.deck.numbers, derive(seed, "forces"))
        state.places = tuple(shuffled(range(COUNTRIES), derive(seed, "countries")))
        _lay_out(state)
        state.revealer = state.leader = state.turn = state.seat = lot(seed, seats)
        return state

    def follow(self, state: State, seed: int) -> State:
        """A match is a single game. Raises RulesError."""
        raise RulesError("a match of War on Terror is one game: no other follows")


def _lay_out(state: WarState) -> None:
    """An empty table before the first country."""
    seats = state.seats
    state.shuffles, state.batch = 0, bytes(len(state.deck.forces) + 1)
    state.fate = [FACE_DOWN] * COUNTRIES
    state.place = state.country = -1
    state.points, state.played = [0] * seats, [0] * seats
    state.hands = [[] for _ in range(seats)]
    state.rows = [[] for _ in range(seats)]
    state.added = [[] for _ in range(seats)]
    state.discards = []
    state.down = state.seen = state.round = state.passed = state.acting = state.target = 0
    state.acted = 0
    state.again = state.conditional = False
    state.tied, state.answers = (), []
    state.known, state.aware = [0] * seats, [[0] * seats for _ in range(seats)]
    state.phase = REVEALING
    state.choices = state.result = None


@cache
def _revive(deck: Deck, data: str) -> WarOnTerror:
    return WarOnTerror(deck, data)


def _shipped() -> WarOnTerror:
    return RULEBOOK


RULEBOOK = WarOnTerror()
