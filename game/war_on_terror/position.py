"""What lies where: the fields of a War on Terror state."""

from __future__ import annotations

from game.core import Move, State
from game.war_on_terror.deck import Deck
from game.war_on_terror.moves import MOST_SEATS

REVEALING, PLAYING, TURNING_OVER, TURNING_UP, TRADING, SWAPPING, SHIELDING, ADDING, OVER = range(9)
PHASES = ("reveal", "play", "turn_over", "turn_up", "trade", "swap", "shield", "add", "over")
"""A country is turned up; a card is played; a card's text or the country's condition waits for its target (turn over,
turn up, trade, swap hands); a player is asked for a shield; a tied player may add a card; the end."""

FACE_DOWN, CONTESTED = -1, -2
"""What may become of a country besides being won by a seat."""
UNASKED, NOTHING = -1, 0
"""A tied player who has not answered yet; one who adds no card. Anything above is the card that is added."""

ORDERS = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""By the number of seats and who is first: the seats in the order of play."""


class Position(State):
    """The whole truth of one game. Cards are numbers from 1, sets of cards are numbers with a bit for each card.

    deck: the data the game is played with; seed: what chance is drawn from; shuffles: how often the discards became a
    new pile. batch: for each card the number of the pile it was last shuffled into. pile: the deck, its top last.

    places: the country at each place of the middle. fate: for each place FACE_DOWN, CONTESTED, or the seat that won it.
    place, country: where and which the contested one is, -1 before the first. points: for each seat.

    hands, rows (cards before a player, in order) and added (cards added and drawn in a tie): for each seat. down: the
    set of cards in the rows that lie face down. discards: in order.

    revealer, leader: who turned the contested country up and who leads. round: from 0; acted: how many have had their
    turn in it; passed: the seats (a set) that passed in it. played: how many cards each seat has played for this
    country. again: whether the second card of a turn is being played (Yemen).

    turn: whose turn it is. acting: the card played last; conditional: whether it is the country's condition that acts,
    no longer the card's own text. target: the card that a shield may save.

    tied: the seats tied for the lead, in order; answers: what each seat adds, hidden until all have answered.

    known: for each seat the set of cards whose place in a hand it saw, because it gave them away (it may have got them
    back). aware: for each seat and each other one, the cards that the first is sure the other has seen. seen: all the
    cards in `known`.

    choices: the legal moves once worked out, else None. result: the ending and the winners, None while the game goes
    on.
    """

    __slots__ = (
        "acted",
        "acting",
        "added",
        "again",
        "answers",
        "aware",
        "batch",
        "choices",
        "conditional",
        "country",
        "deck",
        "discards",
        "down",
        "fate",
        "hands",
        "known",
        "leader",
        "passed",
        "phase",
        "pile",
        "place",
        "places",
        "played",
        "points",
        "result",
        "revealer",
        "round",
        "rows",
        "seed",
        "seen",
        "shuffles",
        "target",
        "tied",
        "turn",
    )
    seat: int | None
    deck: Deck
    seed: int
    shuffles: int
    batch: bytes
    pile: list[int]
    places: tuple[int, ...]
    fate: list[int]
    place: int
    country: int
    points: list[int]
    hands: list[list[int]]
    rows: list[list[int]]
    added: list[list[int]]
    down: int
    discards: list[int]
    revealer: int
    leader: int
    round: int
    acted: int
    passed: int
    played: list[int]
    again: bool
    turn: int
    acting: int
    conditional: bool
    target: int
    tied: tuple[int, ...]
    answers: list[int]
    known: list[int]
    aware: list[list[int]]
    seen: int
    phase: int
    choices: tuple[Move, ...] | list[Move] | None
    result: tuple[str, tuple[int, ...]] | None

    def total(self, seat: int) -> int:
        """The strength before a seat: its face-up cards with the country's bonus, and printed what it added in a
        tie."""
        if self.country < 0:
            return 0
        worth, row, down = self.deck.worth[self.country], self.rows[seat], self.down
        total = 0
        for card in row:
            total += worth[card]
        if down:
            for card in row:
                if down >> card & 1:
                    total -= worth[card]
        if self.added[seat]:
            total += sum(map(self.deck.strength.__getitem__, self.added[seat]))
        return total

    def owner(self, card: int) -> int:
        """The seat before which a card lies, -1 if before none."""
        for seat, row in enumerate(self.rows):
            if card in row:
                return seat
        return -1

    def bare(self, seat: int) -> list[int]:
        """The cards of the other seats that `seat` may turn over, from its left on."""
        stuck = self.down | self.deck.safe[self.country]
        rows, seats = self.rows, self.seats
        return [card for step in range(1, seats) for card in rows[(seat + step) % seats] if not stuck >> card & 1]


def set_of(cards: list[int] | tuple[int, ...]) -> int:
    """A set of cards as a number."""
    made = 0
    for card in cards:
        made |= 1 << card
    return made


def members(cards: int) -> list[int]:
    """The cards of a set, in the order of their numbers."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found
