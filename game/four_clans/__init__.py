"""Four Clans Conflict — two rivals, or two pairs, lay twelve tricks at four forts: the winner's card stays and counts
for the fort, the loser's is turned face down and its owner takes a cube from there.

`RULEBOOK` is the way in. Seat 0 and (in Team Battle) seat 2 are side A, seats 1 and 3 side B.

The rules in short. 28 cards, four clans with ranks 1 (Jester) to 7 (King). With two players the first gets 13 cards,
the second 12, three stay unseen; a deal with all four 1s or 7s in one hand is void. The second moves one cube from fort
to fort, then the first puts a card away. *Twelve tricks*: a card is played at any fort where its side has fewer than
three; a card of the led clan must be answered by one, if held. In one clan the higher rank wins, but 1 beats 7; of
different clans the leader's, unless the answer is trump. The winner leads next. The first fort to lose its last cube is
turned: worth 4 instead of 3, and its clan is trump from the next trick on. In the end each fort, with the cubes left on
it, goes to the higher sum, where a face-down card counts 1; level, to nobody.

*Team Battle* (four seats): 7 cards each, no cube moved and no card put away; partners take turns from trick to trick
against their opposites, the winning side leads through the partner whose turn it is, and each keeps one card.

Where what is to be found: `cards` the pack and what beats what, `moves` every decision, `position` what there is in a
round, `dealing`, `preparing` and `state` its course, `scoring` what it brings, `course` what can be worked out from the
cards played, `knowledge`, `observation` and `determinize` what a seat knows and may suppose, `telling` events,
`refusals` and `reasons` why a move is refused, `judging`, `solver` and `teaching` what the computer is taught. Rulings,
where the printed rules are open, are named where they are decided.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.chance import lot
from game.core import FirstTo, Format, Move, Option, Options, Rulebook, RulesError, State, SumOf
from game.four_clans.dealing import deal
from game.four_clans.moves import ALL
from game.four_clans.position import OVER, Position
from game.four_clans.scoring import score
from game.four_clans.state import FourClansState

SIDES = ("side_a", "side_b")


class FourClans(Rulebook):
    """The rules of Four Clans Conflict."""

    key = "four_clans"
    title = "Four Clans Conflict"
    seats = (2, 4)
    options = (
        # The match changes a round as well: only with three_wins does a round have a winner of its own.
        Option("match", ("two_rounds", "three_wins"), "two_rounds"),
        Option("first", ("lot", *SIDES), "lot"),
    )

    @property
    def moves(self) -> Sequence[Move]:
        return ALL

    def format(self, options: Options) -> Format:
        return FirstTo(3) if options["match"] == "three_wins" else SumOf(2, until_decided=True)

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if seats == 4 else ((0,), (1,))

    def new_game(self, options: Options, seats: int, seed: int) -> FourClansState:
        chosen = options["first"]
        return self._deal(options, seats, seed, lot(seed, 2) if chosen == "lot" else SIDES.index(chosen), ())

    def follow(self, state: State, seed: int) -> FourClansState:
        """The next round: the other side is first. Also where totals are level after two rounds or more (ruling on
        "switch hands"). Raises RulesError while `state` goes on."""
        assert isinstance(state, Position)
        if state.phase != OVER:
            raise RulesError("the round is not over yet, so no other can follow it")
        return self._deal(state.options, state.seats, seed, 1 - state.first, (*state.rounds, score(state).totals))

    def _deal(
        self, options: Options, seats: int, seed: int, first: int, rounds: tuple[tuple[int, int], ...]
    ) -> FourClansState:
        state = FourClansState()
        state.rulebook = self
        state.rounds = rounds
        deal(state, options, seats, seed, first)
        return state


RULEBOOK = FourClans()
