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

Menus = dict[int, tuple[Move, ...]]
"""For sets of cards the moves that play one of them, as far as they were asked for; see `Court.menu`."""


Lead = tuple[int, Menus, int, Menus, int]
"""What follows from the card that was led: which cards oblige to follow, with menus of them; which others follow if
there is one of those, with menus of them; and which cards win as an answer to it."""
NO_LEAD: Lead = (0, {}, 0, {}, 0)


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
        self.strengths: dict[Move, tuple[int, ...]] = {}
        """How strong a card is, by the place of the led faction."""
        self.move_of: dict[str, Move] = {}
        self.plays: dict[int, Move] = {}
        """By the bit of a card, the move that plays it."""
        self.alike: dict[str, int] = {}
        """All cards of a name."""
        for each in self.factions:
            self._enrol(each)
        self.size = len(self.names)
        self.whole = (1 << self.size) - 1
        self.pack = tuple(1 << at for at in range(self.size))
        self.moves = tuple(self.move_of.values())
        self.oblige = self._by_led(lambda each, led: each.obliged(led))
        self.answer = self._by_led(lambda each, led: each.follows(led) or each.obliged(led))
        self.to_winner = self._by_phase(lambda each, phase: each.goes_to(phase) is Destination.WINNER)
        self.to_loser = self._by_phase(lambda each, phase: each.goes_to(phase) is Destination.LOSER)
        self.takes_lead = self._by_phase(lambda each, phase: each.takes_lead(phase))
        self.fates = tuple(zip(self.to_winner, self.to_loser, self.takes_lead, strict=True))
        """For both phases: the cards that go to the winner, those that go to the loser, those that take the lead."""
        self._menus: dict[int, Menus] = {}
        self.tables = tuple((suit, self._menus_of(suit)) for suit in self.suits)
        """The cards of every faction, with menus of them; see `choices`."""
        self.leads = {bit: self._lead(bit) for bit in self.pack}
        self.card = {move: self._card(self.alike[name]) for name, move in self.move_of.items()}
        """By move: the bit of the card it plays, the bits of all that are like it (None if there is only one), and what
        follows if it is led."""

    def _menus_of(self, cards: int) -> Menus:
        return self._menus.setdefault(cards, {0: ()})

    def _lead(self, card: int) -> Lead:
        led = self.led(card)
        obliging, free = self.oblige[led], self.answer[led] & ~self.oblige[led]
        beaters = sum(answer for answer in self.pack if self.strongest((card, answer)))
        return obliging, self._menus_of(obliging), free, self._menus_of(free), beaters

    def _card(self, alike: int) -> tuple[int, int | None, Lead]:
        first = alike & -alike
        return first, alike if alike != first else None, self.leads[first]

    def _enrol(self, each: Faction) -> None:
        first = len(self.names)
        for number in each.numbers:
            bit, name = 1 << len(self.names), f"{each.key}_{number}"
            self.names.append(name)
            self.numbers.append(number)
            self.alike[name] = self.alike.get(name, 0) | bit
            self.move_of[name] = self.plays[bit] = Move(FAMILY, "play", each.key, number)
            self.strengths[self.move_of[name]] = tuple(each.strength(number, led) for led in self.keys)
        self.suits.append((1 << len(self.names)) - (1 << first))

    def _by_led(self, asks: Callable[[Faction, str], bool]) -> tuple[int, ...]:
        return tuple(self._union(each for each in self.factions if asks(each, led)) for led in self.keys)

    def _by_phase(self, asks: Callable[[Faction, Phase], bool]) -> tuple[int, ...]:
        return tuple(self._union(each for each in self.factions if asks(each, phase)) for phase in Phase)

    def _union(self, factions: Iterable[Faction]) -> int:
        return sum(self.suits[self.place[each.key]] for each in factions)

    # -- tricks -------------------------------------------------------------------------------------------------------

    def led(self, lead: int) -> int:
        """The place of the faction that a card leads."""
        return next(place for place, suit in enumerate(self.suits) if suit & lead)

    def strongest(self, played: tuple[int, ...]) -> int:
        """Whose card wins if no more are played, by the turn in which it was played; of equals the one played first."""
        led = self.led(played[0])
        strengths = [self.strengths[self.plays[card]][led] for card in played]
        return strengths.index(max(strengths))

    def beating(self, played: tuple[int, ...]) -> int:
        """The cards that would win if they were played next."""
        if len(played) == 1:
            return self.leads[played[0]][4]
        last = len(played)
        return sum(card for card in self.pack if self.strongest((*played, card)) == last)

    # -- cards and names ----------------------------------------------------------------------------------------------

    def choices(self, cards: int) -> list[Move]:
        """The moves that play one of these cards, like cards once, in the order of the factions and numbers."""
        moves: list[Move] = []
        try:
            for suit, known in self.tables:
                moves += known[cards & suit]
        except KeyError:
            return [move for suit, known in self.tables for move in self.menu(known, cards & suit)]
        return moves

    def menu(self, known: Menus, cards: int) -> tuple[Move, ...]:
        """The same for cards of a few factions, remembered among the menus that are known."""
        moves = known.get(cards)
        if moves is None:
            at = cards.bit_length() - 1
            moves = self.menu(known, cards ^ 1 << at)
            move = self.move_of[self.names[at]]
            if move not in moves:
                moves += (move,)
            known[cards] = moves
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
        return self.keys[self.led(bit)]

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
