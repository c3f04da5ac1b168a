"""Short ways to set up a battle, play moves in it and ask about it.

A card is written by what it is: the first letter of its type, its strength, and its text if it has one: "A3", "G7",
"C2+over", "P0+swap". An apostrophe tells two cards of a kind apart ("A4", "A4'"), brackets lay a card face down.
"""

from __future__ import annotations

import re

from game.core import Event, Reason
from game.war_on_terror import RULEBOOK
from game.war_on_terror.deck import Deck
from game.war_on_terror.observation import WarObservation
from game.war_on_terror.position import CONTESTED, FACE_DOWN, PLAYING
from game.war_on_terror.rulebook import WarOnTerror
from game.war_on_terror.state import WarState

TEXTS = {
    "": "none",
    "over": "turn_over",
    "up": "turn_up",
    "fast": "steadfast",
    "shield": "shield",
    "van": "vanguard",
    "trade": "trade",
    "swap": "swap_hands",
    "spoils": "spoils",
}
TYPES = {"A": "aircraft", "C": "commando", "G": "ground", "P": "propaganda", "S": "ship"}
DECK = RULEBOOK.deck
COUNTRY = {country.name.lower().replace(" ", "_"): place for place, country in enumerate(DECK.countries)}


class Battle:
    """A battle for a country with everybody's cards as written; `hands` and `rows` have an entry for each seat.

    It is the first seat's turn in the first of the country's rounds unless told otherwise. `pile` and `discards` hold
    what is written and nothing else, the next card first; all other cards are away. `left` are the countries that still
    lie face down.
    """

    def __init__(
        self,
        country: str,
        hands: list[str],
        rows: list[str] | None = None,
        *,
        pile: str = "",
        discards: str = "",
        turn: int = 0,
        leader: int | None = None,
        round: int = 1,
        acted: int | None = None,
        points: tuple[int, ...] = (),
        won: dict[str, int] | None = None,
        left: str = "somalia cuba yemen libya sudan syria afghanistan iran north_korea iraq",
        rulebook: WarOnTerror = RULEBOOK,
        **options: str,
    ) -> None:
        self.cards: dict[str, int] = {}
        self._deck: Deck = rulebook.deck
        seats = len(hands)
        state = rulebook.new_game(rulebook.settle(options, seats), seats, seed=3)
        place = state.places.index(COUNTRY[country])
        state.place, state.country = place, COUNTRY[country]
        open_ = [FACE_DOWN if name in left.split() else 0 for name in COUNTRY]
        for name, seat in (won or {}).items():
            open_[COUNTRY[name]] = seat
        state.fate = [open_[at] for at in state.places]
        state.fate[place] = CONTESTED
        state.points = list(points) or [0] * seats
        state.hands = [self.read(hand) for hand in hands]
        state.rows = [self.read(row, state) for row in rows or [""] * seats]
        state.pile, state.discards = self.read(pile)[::-1], self.read(discards)
        state.played = [len(row) for row in state.rows]
        state.leader = turn if leader is None else leader
        state.revealer = (state.leader - 1) % seats
        state.round = round - 1
        opener = state.leader + (state.round if options.get("opens") == "rotating" else 0)
        state.acted = (turn - opener) % seats if acted is None else acted
        state.phase, state.turn, state.seat, state.choices = PLAYING, turn, turn, None
        self.state: WarState = state

    def read(self, text: str, state: WarState | None = None) -> list[int]:
        """The cards of a text; each is given a number when it is first named."""
        found = []
        for word in text.split():
            label = word.strip("()")
            found.append(self.number(label))
            if word.startswith("(") and state is not None:
                state.down |= 1 << found[-1]
        return found

    def number(self, label: str) -> int:
        """The number of a card."""
        if label not in self.cards:
            parts = re.fullmatch(r"([ACGPS])(\d+)(?:\+(\w+))?'*", label)
            assert parts, f"{label} is no card"
            kind, strength, text = TYPES[parts[1]], int(parts[2]), TEXTS[parts[3] or ""]
            self.cards[label] = next(
                number
                for number in self._deck.numbers
                if number not in self.cards.values()
                and (card := self._deck.card(number)).type == kind
                and (card.strength, card.text) == (strength, text)
            )
        return self.cards[label]

    def label(self, number: int) -> str:
        """How a card was written."""
        return next((label for label, known in self.cards.items() if known == number), str(number))

    def play(self, *moves: str) -> list[Event]:
        """Play moves ("play A3", "no_shield", "swap 2"), each of which must be legal; what happened."""
        events: list[Event] = []
        for text in moves:
            move = self.state.rulebook.move(self._spelt(text))
            assert self.state.illegal(move) is None, (text, self.state.illegal(move))
            assert move in self.state.legal_moves()
            self.state.apply(move, events.append)
        return events

    def _spelt(self, text: str) -> str:
        verb, _, rest = text.partition(" ")
        return f"{verb} {self.number(rest)}" if rest and not rest.isdigit() else text

    @property
    def offered(self) -> list[str]:
        """The legal moves, cards as written."""
        said = []
        for move in self.state.legal_moves():
            by_card = move.args and move.verb not in ("reveal", "swap")
            said.append(f"{move.verb} {self.label(move.code)}" if by_card else move.text)
        return said

    def refusal(self, text: str) -> Reason:
        """Why a move is refused."""
        reason = self.state.illegal(self.state.rulebook.move(self._spelt(text)))
        assert reason is not None, f"{text} is legal"
        return reason

    def why(self, text: str) -> str:
        """The key of the reason, without the name of the game."""
        return self.refusal(text).key.removeprefix("war_on_terror.")

    def row(self, seat: int) -> str:
        """The cards before a seat, face-down ones in brackets."""
        down = self.state.down
        return " ".join(f"({self.label(c)})" if down >> c & 1 else self.label(c) for c in self.state.rows[seat])

    def hand(self, seat: int) -> str:
        """The cards in a hand, in the order of the letters."""
        return " ".join(sorted(map(self.label, self.state.hands[seat])))

    @property
    def discards(self) -> str:
        """The discards in order."""
        return " ".join(map(self.label, self.state.discards))

    @property
    def totals(self) -> list[int]:
        """The strength before each seat."""
        return [self.state.total(seat) for seat in range(self.state.seats)]

    def see(self, viewer: int | None) -> WarObservation:
        """What a seat knows."""
        return self.state.observe(viewer)

    @property
    def winners(self) -> dict[str, int]:
        """Who won which country."""
        names = list(COUNTRY)
        shown = zip(self.state.places, self.state.fate, strict=True)
        return {names[country]: fate for country, fate in shown if fate >= 0}


def verbs(events: list[Event]) -> list[str]:
    """What happened, a word each."""
    return [event.verb for event in events]


def event(events: list[Event], verb: str) -> Event:
    """The first event of that verb."""
    return next(one for one in events if one.verb == verb)
