"""The contract between a rulebook and everything that plays it.

Terms follow the field (OpenSpiel, python-chess): a *state* is the whole truth of one game in progress, an *observation*
is what one seat knows of it, and to *determinize* is to draw a full state at random among those the seat cannot tell
from the true one. Seats are numbered from 0 in the order of play around the table.

The life of a game::

    rulebook = game.rulebook("clash")
    options = rulebook.settle({"neutrals": "draft"}, seats=2)
    state = rulebook.new_game(options, seats=2, seed=7)
    while state.seat is not None:
        state.apply(state.legal_moves()[0])
    state.outcome.winners

Chance is settled by the seed when the game is made: piles are shuffled then and drawn from in order.
"""

from __future__ import annotations

import itertools
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Self

Options = Mapping[str, str]
"""Every option of a rulebook with the value chosen for it; both are lower-case words."""

Part = str | int | bool | None | tuple[Any, ...]
"""What an event, a reason or a score line may carry: words, numbers, and tuples of them."""


class RulesError(Exception):
    """Something was asked of a rulebook that it cannot do; the message is one sentence for a person."""


class BadOption(RulesError):
    """An option, a value or a number of seats that the rulebook does not have, or a combination it refuses."""


class BadMove(RulesError):
    """A text that is no move of the rulebook, or a move that the state refuses."""


class Move:
    """One decision: small, immutable, made once and reused.

    `family` is the key of the rulebook, `verb` the kind of decision, `args` words and numbers that say which, and
    `text` all of that as it stands in logs, journals and tests ("place imam b2"). `code` is a number with which the
    rulebook may find its own tables quickly. Two moves of one family with the same text are the same object, so they
    are compared and hashed by identity, also after pickling.
    """

    __slots__ = ("args", "code", "family", "text", "verb")
    family: str
    verb: str
    args: tuple[str | int, ...]
    text: str
    code: int
    _made: ClassVar[dict[tuple[str, str], Move]] = {}

    def __new__(cls, family: str, verb: str, *args: str | int, code: int = 0) -> Move:
        text = " ".join((verb, *map(str, args)))
        known = Move._made.get((family, text))
        if known is not None:
            return known
        move = super().__new__(cls)
        for name, value in (("family", family), ("verb", verb), ("args", args), ("text", text), ("code", code)):
            object.__setattr__(move, name, value)
        return Move._made.setdefault((family, text), move)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a move cannot be changed ({name})")

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive_move, (self.family, self.verb, self.args, self.code)

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __repr__(self) -> str:
        return f"<{self.family}: {self.text}>"


def _revive_move(family: str, verb: str, args: tuple[str | int, ...], code: int) -> Move:
    return Move(family, verb, *args, code=code)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: a key such as "clash.space_taken" and what fills the sentence made of it."""

    key: str
    args: Mapping[str, Part] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in the game's own words.

    `verb` says what ("placed", "turned"), `seat` whose doing it was (None: nobody's), `parts` the pieces, spaces and
    numbers. A part named in `secret` may be seen only by the seats listed there. `reveals` is true when somebody
    learnt what was hidden before (a draw, a deal, a turned-up card): such a step is never undone. `shows` is true when
    others learnt what only the one who did it had known (a card played from the hand), and nobody anything else: such a
    step is undone where no other person saw it.
    """

    verb: str
    seat: int | None = None
    parts: Mapping[str, Part] = field(default_factory=dict)
    secret: Mapping[str, frozenset[int]] = field(default_factory=dict)
    reveals: bool = False
    shows: bool = False

    def seen_by(self, viewer: int | None) -> Event:
        """The event as `viewer` may know it: parts that are secret from them are None. None sees everything."""
        if viewer is None or not self.secret:
            return self
        parts = {k: None if viewer not in self.secret.get(k, (viewer,)) else v for k, v in self.parts.items()}
        return Event(self.verb, self.seat, parts, {}, self.reveals, self.shows)


Tell = Callable[[Event], None]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the score pad: a key ("clash.followers"), a value for each seat, and what fills the sentence."""

    key: str
    values: tuple[Part, ...]
    args: Mapping[str, Part] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. `ending` is a key ("board_full"), `winners` the seats that won it (none: a draw, or a game
    that has no winner of its own), `points` what each seat takes into a match that is played for points."""

    ending: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Single:
    """A match of one game: its winners win the match; a draw is a draw."""


@dataclass(frozen=True, slots=True)
class FirstTo:
    """The first side to win `wins` games wins the match; drawn games count for nobody."""

    wins: int


@dataclass(frozen=True, slots=True)
class SumOf:
    """All `games` are played and their points added; the highest total wins. Level totals are a draw, or with
    `until_decided` one more game is played as long as they are level."""

    games: int
    until_decided: bool = False


Format = Single | FirstTo | SumOf


@dataclass(frozen=True, slots=True)
class Option:
    """One switch of a rulebook, from which set-up screens and the command line are made.

    `needs` maps other options to the values under which this one means something ("long_game" needs neutrals=standard);
    elsewhere it stays at its default. `seats`, where given, are the numbers of seats it exists for. `of_match` marks an
    option that shapes the match and no single game.
    """

    key: str
    choices: tuple[str, ...]
    default: str
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    seats: tuple[int, ...] = ()
    of_match: bool = False

    def applies(self, chosen: Options, seats: int) -> bool:
        """Whether this option means something beside the others chosen."""
        if self.seats and seats not in self.seats:
            return False
        return all(chosen.get(key) in values for key, values in self.needs.items())


class State(ABC):
    """The whole truth of one game in progress.

    `seat` is who must decide now, None when the game is over. Every decision is one seat's: what happens at once at a
    table is put in an order, and a turn with parts is several decisions in a row. `apply` trusts its caller: give it a
    move from `legal_moves`, or ask `illegal` first.
    """

    __slots__ = ("options", "rulebook", "seat", "seats")
    rulebook: Rulebook
    options: Options
    seats: int
    seat: int | None

    @abstractmethod
    def legal_moves(self) -> Sequence[Move]:
        """The moves open to `seat`, in a fixed order, without duplicates; never empty while `seat` is not None. The
        sequence may be shared between calls: do not change it."""

    @abstractmethod
    def illegal(self, move: Move) -> Reason | None:
        """Why `move` may not be played now, as precisely as the rules can say; None when it may. Tells nothing that the
        seat to decide does not know."""

    @abstractmethod
    def apply(self, move: Move, tell: Tell | None = None) -> None:
        """Carry out one decision in place. With `tell`, every event is reported in order. The move is not checked."""

    @abstractmethod
    def copy(self) -> Self:
        """A state that shares nothing changeable with this one."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""

    @abstractmethod
    def observe(self, viewer: int | None) -> Observation:
        """What the seat `viewer` knows. None is the eye that sees everything, for finished games, demonstrations with
        no person in them, and tests: no player is ever handed that."""


class Observation(ABC):
    """What one seat knows: the shape of a state with the unknown marked as unknown. Immutable, compares by value, can
    be pickled, and holds nothing that its viewer may not know (no seed, no order of a pile)."""

    viewer: int | None
    """Whose eyes these are; None sees everything."""
    seat: int | None
    """Who must decide now; None when the game is over."""
    moves: tuple[Move, ...]
    """The legal moves when the viewer decides (or sees everything); otherwise empty."""

    @abstractmethod
    def determinize(self, rng: random.Random) -> State:
        """A full state drawn at random among those the viewer cannot tell from the true one. It has the same legal
        moves and observes the same. Raises ValueError for the eye that sees everything."""

    @property
    @abstractmethod
    def private(self) -> bool:
        """Whether the viewer knows anything now that some other seat does not: only then must a screen be covered
        before it passes to another person."""

    @property
    def formality(self) -> Move | None:
        """The only answer to a question that is asked just so that its asking tells nothing. A screen with no second
        person before it may give it unasked."""
        return None

    @property
    def settled(self) -> tuple[int, ...] | None:
        """The winners, once nothing can change them any more though moves remain; None otherwise."""
        return None


class Rulebook(ABC):
    """One game's rules: what it is called, who can play, its options, and how its games begin and follow each other."""

    key: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    """The numbers of seats it can be played with."""
    options: ClassVar[tuple[Option, ...]]
    edition: str = ""
    """A fingerprint of the data the rules run on, where players may bring their own; part of codes and journals."""
    takes_data: ClassVar[bool] = False
    """Whether players may bring a file of their own data (`with_data`)."""
    data: str = ""
    """The path of the file that the data came from; empty for what is shipped."""

    @property
    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """Every move that can ever be legal, in a fixed order."""

    @abstractmethod
    def format(self, options: Options) -> Format:
        """How games make a match under these options."""

    @abstractmethod
    def new_game(self, options: Options, seats: int, seed: int) -> State:
        """The first game of a match. `options` come from `settle`; equal arguments give equal states everywhere."""

    @abstractmethod
    def follow(self, state: State, seed: int) -> State:
        """The game after `state` (which is over) in the same match: who starts it, and what is carried over, are the
        rulebook's affair."""

    def with_data(self, path: Path) -> Rulebook:
        """This rulebook with the data in a file of the player's own. It can be pickled and then holds that data.
        Raises RulesError, in one sentence that says what is wrong where, for a file that cannot be used."""
        raise RulesError(f"{self.title} takes no data of your own")

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The seats that win together; each on its own unless a rulebook has partners."""
        return tuple((seat,) for seat in range(seats))

    def move(self, text: str) -> Move:
        """The move with this text. Raises BadMove where there is none."""
        try:
            return self._by_text[" ".join(text.split())]
        except KeyError:
            raise BadMove(f"'{text}' is no move of {self.title}") from None

    @property
    def _by_text(self) -> Mapping[str, Move]:
        table: dict[str, Move] | None = self.__dict__.get("_texts")
        if table is None:
            table = self.__dict__["_texts"] = {move.text: move for move in self.moves}
        return table

    def option(self, key: str) -> Option:
        """The option called `key`. Raises BadOption where there is none."""
        for option in self.options:
            if option.key == key:
                return option
        names = ", ".join(option.key for option in self.options)
        raise BadOption(f"{self.title} has no option '{key}'; it has {names}")

    def settle(self, chosen: Options, seats: int) -> dict[str, str]:
        """All options, with defaults where nothing was chosen.

        Raises BadOption for an unknown option or value, a number of seats the game is not for, and a value other than
        the default for an option that means nothing beside the rest.
        """
        if seats not in self.seats:
            allowed = " or ".join(map(str, self.seats))
            raise BadOption(f"{self.title} is for {allowed} players, not {seats}")
        settled = {option.key: option.default for option in self.options}
        for key, value in chosen.items():
            if value not in self.option(key).choices:
                raise BadOption(f"'{value}' is no choice for {key}: choose {', '.join(self.option(key).choices)}")
            settled[key] = value
        for option in self.options:
            if settled[option.key] != option.default and not option.applies(settled, seats):
                needs = ", ".join(f"{key}={' or '.join(values)}" for key, values in option.needs.items())
                needs = needs or f"{' or '.join(map(str, option.seats))} players"
                raise BadOption(f"{option.key}={settled[option.key]} needs {needs}")
        return settled

    def combinations(self, seats: int, of_match: bool = False) -> Iterator[dict[str, str]]:
        """Every settled choice of options that differs in a game (with `of_match`: in a match), for tests and tools."""
        free = [option for option in self.options if of_match or not option.of_match]
        seen = set()
        for values in itertools.product(*(option.choices for option in free)):
            try:
                settled = self.settle(dict(zip((option.key for option in free), values, strict=True)), seats)
            except BadOption:
                continue
            if (mark := tuple(settled.items())) not in seen:
                seen.add(mark)
                yield settled
