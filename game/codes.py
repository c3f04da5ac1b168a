"""Codes: a deal, or a whole match, as a short text that can be read out and typed back.

The letters are 32 that cannot be mistaken for each other (no I, L, O or U); capitals do not matter, O is read as 0, I
and L as 1, and hyphens and spaces are passed over. Letter by letter:

    version · game · seats (+ 8: decisions follow, + 16: an edition follows) · number of options that are not at their
    default · for each of those its place and its value's place · four of edition · eight of seed ·
    games begun and decisions taken, and the decisions, each its place among the legal moves · four of check

The last four letters are the check in every version, so that a typing slip is never mistaken for a newer version. Old
codes stay readable as long as games, options and choices keep their places and their defaults: new ones go to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import pairwise

import game
from game.chance import SEEDS
from game.core import Options, Rulebook, RulesError
from game.match import Match

VERSION = 1
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP = 4
"""Letters between two hyphens."""
CHECK = 4
SEED = 8
MOVES_FOLLOW = 8
EDITION_FOLLOWS = 16

_VALUES = {letter: i for i, letter in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}
assert SEEDS == 32**SEED


class BadCode(RulesError):
    """A text that is no code, or one that cannot be read here; the message is one sentence for a person and `reason`
    a key for a translated one: "unreadable", "check", "newer", "game", "edition", "content"."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


@dataclass(frozen=True)
class Deal:
    """What a deal code says: which game, its settled options, how many seats, and the seed (0 to SEEDS - 1)."""

    game: str
    options: Options
    seats: int
    seed: int
    edition: str = field(default="", compare=False)

    def match(self) -> Match:
        """The match that begins with this deal."""
        return Match(game.rulebook(self.game), self.options, self.seats, self.seed)

    @property
    def code(self) -> str:
        """The deal as a code."""
        return _sealed(_deal_letters(game.rulebook(self.game), self, 0))


def deal_of(match: Match) -> Deal:
    """The deal that a match began with."""
    return Deal(match.rulebook.key, match.options, match.seats, match.seed, match.rulebook.edition)


def match_code(match: Match) -> str:
    """The deal and all decisions of a match as a code."""
    values = _deal_letters(match.rulebook, deal_of(match), MOVES_FOLLOW)
    values += _count(len(match.moves)) + _count(match.plies)
    values += _letters(_pack(_places(match)))
    return _sealed(values)


def read_deal(text: str) -> Deal:
    """The deal in a deal code or a match code. Raises BadCode."""
    return _read(text)[0]


def read_match(text: str) -> Match:
    """The match in a match code, or the match that a deal code begins. Raises BadCode."""
    deal, rest = _read(text)
    try:
        match = deal.match()
        if rest is not None:
            _play_back(match, rest)
    except BadCode:
        raise
    except (RulesError, LookupError, ValueError) as error:
        raise BadCode("content", f"this code's decisions do not fit its deal: {error}") from error
    return match


def looks_like_code(text: str) -> bool:
    """Whether a text has the letters and the check of a code; for telling codes from file names."""
    try:
        _unsealed(text)
    except BadCode:
        return False
    return True


def edition_mark(edition: str) -> list[int]:
    """Four letters that stand for an edition."""
    return _digest(edition.encode(), 4)


def _digest(text: bytes, letters: int) -> list[int]:
    number = int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
    return [number >> 5 * i & 31 for i in range(letters)]


def _sealed(values: list[int]) -> str:
    letters = "".join(ALPHABET[value] for value in [*values, *_digest(bytes(values), CHECK)])
    cuts = [*range(0, len(letters), GROUP), len(letters)]
    return "-".join(letters[a:b] for a, b in pairwise(cuts))


def _unsealed(text: str) -> list[int]:
    """The values of the letters, without the check. Raises BadCode."""
    letters = [letter for letter in text.upper() if letter not in "-‐–— \t\r\n"]
    strange = next((letter for letter in letters if letter not in _VALUES), None)
    if strange is not None:
        raise BadCode("unreadable", f"this is no code: '{strange}' never stands in one")
    if len(letters) < CHECK + SEED + 4:
        raise BadCode("unreadable", "this is no code, or not all of it: it is too short")
    values = [_VALUES[letter] for letter in letters]
    body, check = values[:-CHECK], values[-CHECK:]
    if _digest(bytes(body), CHECK) != check:
        raise BadCode("check", "this code has a slip of the pen in it: its check letters do not fit the rest")
    return body


def _deal_letters(book: Rulebook, deal: Deal, flags: int) -> list[int]:
    changed = [
        (place, option.choices.index(deal.options[option.key]))
        for place, option in enumerate(book.options)
        if deal.options[option.key] != option.default
    ]
    edition = edition_mark(book.edition) if book.edition else []
    flags |= EDITION_FOLLOWS if edition else 0
    head = [VERSION, game.KEYS.index(book.key), deal.seats | flags, len(changed)]
    return [*head, *(value for pair in changed for value in pair), *edition, *_fixed(deal.seed, SEED)]


class _Reader:
    """Takes values from the front of a list; running out is a BadCode."""

    def __init__(self, values: Sequence[int]) -> None:
        self._values = values
        self._at = 0

    def take(self, count: int = 1) -> list[int]:
        taken = list(self._values[self._at : self._at + count])
        if len(taken) < count:
            raise BadCode("content", "this code ends too early")
        self._at += count
        return taken

    def count(self) -> int:
        number, place = 0, 0
        while True:
            (value,) = self.take()
            number |= (value & 15) << place
            place += 4
            if value < 16:
                return number

    def rest(self) -> list[int]:
        return self.take(len(self._values) - self._at)


def _read(text: str) -> tuple[Deal, _Reader | None]:
    reader = _Reader(_unsealed(text))
    (version,) = reader.take()
    if version != VERSION:
        newer = version > VERSION
        raise BadCode("newer", f"this code was made by {'a newer' if newer else 'an unknown'} version of the program")
    place, seats, changed = reader.take(3)
    book = _book_at(place)
    pairs = [reader.take(2) for _ in range(changed)]
    edition = reader.take(4) if seats & EDITION_FOLLOWS else []
    if edition != (edition_mark(book.edition) if book.edition else []):
        own = "; choose the file of data it was made with" if book.takes_data else ""
        raise BadCode("edition", f"this code belongs to another edition of {book.title} than the one here{own}")
    seed = _number(reader.take(SEED))
    deal = Deal(book.key, _options_of(book, pairs, seats & 7), seats & 7, seed, book.edition)
    if seats & MOVES_FOLLOW:
        return deal, reader
    if reader.rest():
        raise BadCode("content", "this code goes on where it should end")
    return deal, None


def _book_at(place: int) -> Rulebook:
    if place >= len(game.KEYS) or game.KEYS[place] not in game.available():
        raise BadCode("game", "this code is for a game that is not here")
    return game.rulebook(game.KEYS[place])


def _options_of(book: Rulebook, pairs: Sequence[Sequence[int]], seats: int) -> Options:
    try:
        chosen = {book.options[place].key: book.options[place].choices[value] for place, value in pairs}
        return book.settle(chosen, seats)
    except IndexError:
        raise BadCode("content", f"this code has an option that {book.title} does not have here") from None
    except RulesError as error:
        raise BadCode("content", f"this code cannot be played: {error}") from error


def _play_back(match: Match, reader: _Reader) -> None:
    games, plies = reader.count(), reader.count()
    packed = _number(reader.rest())
    while len(match.moves) < games or match.plies < plies:
        if match.seat is None:
            match.next_game()
            continue
        if match.plies == plies:
            raise BadCode("content", "this code ends too early")
        legal = match.state.legal_moves()
        packed, place = divmod(packed, len(legal))
        match.play(legal[place])
    if packed or len(match.moves) != games:
        raise BadCode("content", "this code goes on where it should end")


def _places(match: Match) -> list[tuple[int, int]]:
    """Each decision as its place among the legal moves, and how many those were."""
    places = []
    for number, moves in enumerate(match.moves):
        state = match.state_at(number, 0)
        for move in moves:
            legal = state.legal_moves()
            places.append((legal.index(move), len(legal)))
            state.apply(move)
    return places


def _pack(places: Sequence[tuple[int, int]]) -> int:
    packed = 0
    for place, count in reversed(places):
        packed = packed * count + place
    return packed


def _count(number: int) -> list[int]:
    """A number of any size: four bits a letter, the lowest first; 16 is added while more follow."""
    values = []
    while number >= 16:
        values.append(number & 15 | 16)
        number >>= 4
    return [*values, number]


def _letters(number: int) -> list[int]:
    return _fixed(number, (number.bit_length() + 4) // 5)


def _fixed(number: int, letters: int) -> list[int]:
    return [number >> 5 * i & 31 for i in range(letters - 1, -1, -1)]


def _number(values: Sequence[int]) -> int:
    number = 0
    for value in values:
        number = number << 5 | value
    return number
