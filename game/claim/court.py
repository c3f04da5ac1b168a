"""The factions that meet in a game, and the tables made from their powers.

A set of cards is one whole number with a bit for every card; the bits of a faction lie side by side, in the order of
its numbers. Cards of one faction with the same number (the five Goblin 0s) have a bit each but one name and one move:
nothing outside this package can tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from game.claim.faction import Destination, Faction, Phase
from game.claim.factions import faction
from game.core import Move

FAMILY = "claim"

Table = tuple[int, dict[int, tuple[Move, ...]]]
"""The cards of a faction, and for sets of them the moves that play one, as far as they were asked for."""

Card = tuple[int, int, int, tuple[int, ...]]
"""What play needs of a card: its bit, the bits of all that are like it (0 if there is only the one), the place of its
faction, its strength by what is led."""


class Court:
    """Factions in their order, with everything that follows from them. Made once and shared by all states.

    `hand` is how many cards each seat is dealt, which is also the number of tricks in each phase.
    """

    def __init__(self, factions: Sequence[Faction], hand: int = 13) -> None:
        self.factions = tuple(factions)
        self.hand = hand
        self.keys = tuple(each.key for each in self.factions)
        self.place = {key: at for at, key in enumerate(self.keys)}
        self.names: list[str] = []
        """The name of the card of every bit: "goblin_0"."""
        self.numbers: list[int] = []
        self.suits: list[int] = []
        """The cards of every faction."""
        self.card: dict[Move, Card] = {}
        self.move_of: dict[str, Move] = {}
        self.alike: dict[str, int] = {}
        """All cards of a name."""
        for each in self.factions:
            self._enrol(each)
        self.tables: tuple[Table, ...] = tuple((suit, {}) for suit in self.suits)
        """Where the choices of a leader are found; see `choices`."""
        self.size = len(self.names)
        self.whole = (1 << self.size) - 1
        self.pack = tuple(1 << at for at in range(self.size))
        self.moves = tuple(self.card)
        self.oblige = self._by_led(lambda each, led: each.obliged(led))
        self.answer = self._by_led(lambda each, led: each.follows(led) or each.obliged(led))
        self.to_winner = self._by_phase(lambda each, phase: each.goes_to(phase) is Destination.WINNER)
        self.to_loser = self._by_phase(lambda each, phase: each.goes_to(phase) is Destination.LOSER)
        self.takes_lead = self._by_phase(lambda each, phase: each.takes_lead(phase))
        self.fates = tuple(zip(self.to_winner, self.to_loser, self.takes_lead, strict=True))
        """For both phases: the cards that go to the winner, those that go to the loser, those that take the lead."""
        self.answers = tuple(tuple(table for table in self.tables if table[0] & answering) for answering in self.answer)
        """For every faction that may be led, where the choices of somebody who must follow it are found."""

    def _enrol(self, each: Faction) -> None:
        place, first = self.place[each.key], len(self.names)
        for number in each.numbers:
            bit, name = 1 << len(self.names), f"{each.key}_{number}"
            self.names.append(name)
            self.numbers.append(number)
            self.alike[name] = self.alike.get(name, 0) | bit
            self.move_of[name] = Move(FAMILY, "play", each.key, number)
            strengths = tuple(each.strength(number, led) for led in self.keys)
            alike = self.alike[name] if self.alike[name] != bit else 0
            self.card[self.move_of[name]] = bit, alike, place, strengths
        self.suits.append((1 << len(self.names)) - (1 << first))

    def _by_led(self, asks: Callable[[Faction, str], bool]) -> tuple[int, ...]:
        return tuple(self._union(each for each in self.factions if asks(each, led)) for led in self.keys)

    def _by_phase(self, asks: Callable[[Faction, Phase], bool]) -> tuple[int, ...]:
        return tuple(self._union(each for each in self.factions if asks(each, phase)) for phase in Phase)

    def _union(self, factions: Iterable[Faction]) -> int:
        return sum(self.suits[self.place[each.key]] for each in factions)

    # -- cards and names ----------------------------------------------------------------------------------------------

    def choices(self, cards: int) -> tuple[Move, ...]:
        """The moves that play one of these cards, like cards once, in the order of the factions and numbers."""
        moves: tuple[Move, ...] = ()
        for suit, known in self.tables:
            part = cards & suit
            if part:
                moves += known.get(part) or self.learn(known, part)
        return moves

    def learn(self, known: dict[int, tuple[Move, ...]], part: int) -> tuple[Move, ...]:
        """The moves with cards of one faction: those without its highest card, and that one unless it is like them."""
        at = part.bit_length() - 1
        lower = part ^ 1 << at
        moves: tuple[Move, ...] = (known.get(lower) or self.learn(known, lower)) if lower else ()
        move = self.move_of[self.names[at]]
        if move not in moves:
            moves += (move,)
        known[part] = moves
        return moves

    def names_in(self, cards: int) -> tuple[str, ...]:
        """The names of cards in their order; like cards stand there as often as they are held."""
        return tuple(self.names[at] for at in members(cards))

    def bits_of(self, names: Iterable[str], out_of: int | None = None) -> int:
        """Cards with these names, taken from the set `out_of` (from all cards where None is given)."""
        left = self.whole if out_of is None else out_of
        taken = 0
        for name in names:
            bit = self.alike[name] & left & ~taken
            taken |= bit & -bit
        return taken

    def faction_of(self, bit: int) -> str:
        """The faction of a single card."""
        return next(key for key, suit in zip(self.keys, self.suits, strict=True) if suit & bit)

    def numbers_in(self, cards: int, place: int) -> list[int]:
        """The numbers of those of the cards that are of one faction."""
        return [self.numbers[at] for at in members(cards & self.suits[place])]

    def votes(self, piles: Sequence[int]) -> tuple[int | None, ...]:
        """For every faction, the seat that has its vote by these score piles."""
        return tuple(
            each.vote([self.numbers_in(pile, place) for pile in piles]) for place, each in enumerate(self.factions)
        )


@cache
def assemble(keys: tuple[str, ...], hand: int = 13) -> Court:
    """The court of these factions, made once."""
    return Court([faction(key) for key in keys], hand)


def members(cards: int) -> list[int]:
    """The places of the bits in a set of cards, ascending."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit.bit_length() - 1)
        cards ^= bit
    return found
