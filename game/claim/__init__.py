"""Claim — the king is dead, and two rivals win followers by tricks, then with these followers the votes of five
factions.

`RULEBOOK` is the way in.

The rules in short. 52 cards: Goblins 0 to 9 with five 0s, Knights 2 to 9, Undead, Dwarves and Doppelgangers 0 to 9.
Thirteen cards to each player, the rest is the stock. *Phase one*, 13 tricks: the top of the stock is turned up and is
at stake; the winner of the trick adds it to their followers, the loser adds the next card of the stock unseen. Played
Undead go to the winner's score pile, other played cards are discarded. *Phase two*, 13 tricks: the followers are the
hands; the winner of a trick scores its cards, but the Dwarves among them go to the loser. In both, whoever holds a card
of the led faction plays one or a Doppelganger; the highest card of the led faction wins, the leader if numbers are
equal; the winner leads next. In the end each faction votes for whoever scored more of its cards, level for the highest
card; more votes win.

Where what is to be found: `factions/` each faction with its power, `faction` the hooks at which a power acts, `court`
the tables made from them, `position` what there is in a game, `state` and `tricks` its course, `telling` events,
`votes` who has won, `knowledge`, `observation` and `determinize` what a seat knows and may suppose, `refusals` and
`reasons` why a card may not be played, `teaching`, `worths`, `reading`, `solver` and `swindle` what the computer is
taught, `hints` what it says of a move. Rulings, where the printed rules are open, are named where they are decided.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.chance import lot, shuffled
from game.claim.court import Court, assemble
from game.claim.position import Position, deal
from game.claim.state import ClaimState
from game.claim.votes import tally, winner_of
from game.core import FirstTo, Format, Move, Option, Options, Rulebook, RulesError, Single, State

FACTIONS = ("goblin", "knight", "undead", "dwarf", "doppelganger")
"""The factions of the printed game, in the order in which they are shown."""


class Claim(Rulebook):
    """The rules of Claim."""

    key = "claim"
    title = "Claim"
    seats = (2,)
    options = (
        Option("memory", ("open", "strict"), "open"),
        Option("first_leader", ("lot", "seat_1", "seat_2"), "lot"),
        Option("match", ("one_game", "best_of_three", "first_to"), "one_game", of_match=True),
        Option("wins", tuple("3456789"), "3", needs={"match": ("first_to",)}, of_match=True),
    )

    def __init__(self, court: Court) -> None:
        self.court = court

    @property
    def moves(self) -> Sequence[Move]:
        return self.court.moves

    def format(self, options: Options) -> Format:
        if options["match"] == "one_game":
            return Single()
        return FirstTo(2 if options["match"] == "best_of_three" else int(options["wins"]))

    def new_game(self, options: Options, seats: int, seed: int) -> ClaimState:
        chosen = options["first_leader"]
        first = lot(seed, seats) if chosen == "lot" else int(chosen.removeprefix("seat_")) - 1
        return self._deal(options, seats, seed, first)

    def follow(self, state: State, seed: int) -> ClaimState:
        """The next game of a match: the loser of the last one leads it; after a draw whoever did not lead that one
        (ruling). Raises RulesError while `state` goes on."""
        assert isinstance(state, Position)
        if state.seat is not None:
            raise RulesError("the game is not over yet, so no other can follow it")
        votes = state.court.votes(state.piles)
        count = tally(votes, state.seats)
        drawn = winner_of(votes, state.seats) is None
        first = (state.first + 1) % state.seats if drawn else count.index(min(count))
        return self._deal(state.options, state.seats, seed, first)

    def _deal(self, options: Options, seats: int, seed: int, first: int) -> ClaimState:
        state = ClaimState()
        state.rulebook = self
        state.court = self.court
        deal(state, options, seats, shuffled(self.court.pack, seed), first)
        return state


RULEBOOK = Claim(assemble(FACTIONS))
