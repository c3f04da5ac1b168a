"""CLASH: Jihad vs. McWorld — two players, a board of nine spaces, and 32 tiles that turn, destroy and shelter each
other.

`RULEBOOK` is the way in. Seat 0 plays McWorld and looks up the ranks, seat 1 plays Jihad and looks down.

Where what is to be found: `tiles` the 32 tiles as data, `geometry` the board, `position` what lies where and what is
Immune or negated, `turn` the course of a turn, `effects` every tile's immediate effect (`effect` says what one is,
`board_effects` and `transfers` hold them), `endings` who has won, `variants` deals, drafts and what a match carries
over, `knowledge`, `observation` and `determinize` what a seat knows, `refusals` and `reasons` why a move is refused,
`notation` positions as text. The printed rules leave some points open; the rulings that settle them are numbered, and
named where they are decided.

Ruling 15, that no rule against repetition is needed, has no code. No tile recalls or moves itself (ruling 3), so only
Financial Crisis with Television or Press could keep a player in tiles for ever, each lifting the other; both players
would need two of these three to go on.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.chance import lot, shuffled
from game.clash.moves import ALL
from game.clash.position import Position
from game.clash.state import ClashState
from game.clash.tiles import NEUTRALS, SIDES
from game.clash.variants import begin, carry_over, deal, lay_out, pool_after
from game.core import FirstTo, Format, Move, Option, Options, Rulebook, RulesError, State, SumOf


class Clash(Rulebook):
    """The rules of CLASH: Jihad vs. McWorld."""

    key = "clash"
    title = "CLASH: Jihad vs. McWorld"
    seats = (2,)
    options = (
        Option("neutrals", ("standard", "beginners", "random", "secret_random", "draft", "secret_draft"), "standard"),
        Option("long_game", ("no", "yes"), "no", needs={"neutrals": ("standard",)}),
        Option("reenacted_from", ("own_space", "copied_space"), "own_space"),
        Option("match", ("best_of_three", "points"), "best_of_three", of_match=True),
        Option("games", tuple("23456789"), "3", needs={"match": ("points",)}, of_match=True),
        Option("starter", ("lot", *SIDES), "lot"),
    )

    @property
    def moves(self) -> Sequence[Move]:
        return ALL

    def format(self, options: Options) -> Format:
        return SumOf(int(options["games"])) if options["match"] == "points" else FirstTo(2)

    def new_game(self, options: Options, seats: int, seed: int) -> ClashState:
        state = self._deal(options, list(NEUTRALS), seed)
        starter = options["starter"]
        begin(state, lot(seed, 2) if starter == "lot" else SIDES.index(starter), None)
        return state

    def follow(self, state: State, seed: int) -> ClashState:
        """The next game of a match. The loser chooses who starts it, and the neutral tiles used so far stay out until
        too few are left. Raises RulesError while `state` goes on."""
        assert isinstance(state, Position)
        if state.result is None:
            raise RulesError("the game is not over yet, so no other can follow it")
        pool = pool_after(state)
        following = self._deal(state.options, pool, seed)
        carry_over(state, following, pool)
        return following

    def _deal(self, options: Options, pool: list[int], seed: int) -> ClashState:
        state = ClashState()
        state.rulebook = self
        state.starter = -1
        lay_out(state, options, shuffled(pool, seed))
        deal(state)
        return state


RULEBOOK = Clash()
