"""What the computer is taught of Four Clans Conflict: what a round is worth to the match, how a position stands, which
cards are likely to be good, and the exact end."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from game.core import Move, Observation, Outcome, Reason, State
from game.cpu.levels import LEVELS
from game.cpu.teaching import Stop, Teaching
from game.four_clans.cards import BEATERS, BITS, CLANS, NO_TRUMP, NUMBER, RANKS, beats
from game.four_clans.judging import margin
from game.four_clans.observation import FourClansObservation
from game.four_clans.position import PHASES, PILE, PLAYING, TRICKS, Position
from game.four_clans.solver import MOST, Solver

EXACT = 5
"""Tricks before the end from which on a decision is worked out on open hands, if only one deal is possible."""
SAMPLED = 3
"""Tricks before the end from which on it is worked out for several possible deals."""
DEALS = 24
"""How many possible deals are worked out for it; fewer where fewer are possible."""
ROUND = 8.0
"""Points by which one round is usually won: what a lead is worth before the next."""
NARROW = 0.06
"""How much of a decided match's worth still goes by the margin, so that a computer ahead plays on sensibly."""

LOOKS = 3
"""How many answers a playout compares. More would make it blind to all but one way to play."""
CUBE = 1.0
_RANKS = tuple((code >> 2) % RANKS + 1 for code in range(112))
WON = tuple(1.0 + 0.4 * rank for rank in _RANKS)
"""By the code of the led card: what it is worth to beat it."""
LAID = tuple(0.5 * rank for rank in _RANKS)
"""By the code of a card: what it is worth to have it lie face up."""
SPENT = tuple(0.4 * rank for rank in _RANKS)
"""By the code of a card: what is lost with it when it is turned face down."""


class FourClansTeaching(Teaching):
    """Knows the worth of a lead in every kind of match."""

    levels = {
        "novice": LEVELS["novice"].but(kind="greedy", overlooks=0.55),
        "casual": LEVELS["casual"].but(iterations=45, overlooks=0.55, depth=2),
        "skilled": LEVELS["skilled"].but(iterations=100, overlooks=0.12),
    }
    exploration = 0.4

    def result(self, state: State, outcome: Outcome) -> Sequence[float]:
        assert isinstance(state, Position)
        worth = self.worth_of(state, outcome.points[0] - outcome.points[1])
        return [1.0 - worth if seat & 1 else worth for seat in range(state.seats)]

    def worth_of(self, state: Position, ahead: float) -> float:
        """What winning this round by so many points is worth to side A, from 0 to 1."""
        decisive = state.options["match"] == "three_wins" or bool(state.rounds)
        if state.options["match"] != "three_wins":
            ahead += sum(one - two for one, two in state.rounds)
        smooth = 0.5 + 0.5 * math.tanh(ahead / ROUND)
        if not decisive:
            return smooth
        sign = 0.5 if ahead == 0 else float(ahead > 0)
        return (1 - NARROW) * sign + NARROW * smooth

    def judge(self, state: State, seat: int) -> float | None:
        assert isinstance(state, Position)
        worth = self.worth_of(state, margin(state))
        return 1.0 - worth if seat & 1 else worth

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.led < 0

    def playout(self, state: State, moves: Sequence[Move], chance: Callable[[], float]) -> Move:
        """Leads at random; answers are the best of a few taken at random, by what they bring at once."""
        assert isinstance(state, Position)
        count = len(moves)
        led = state.led
        if state.phase or led < 0 or count == 1:
            return moves[int(chance() * count)]
        beaters, cubes = BEATERS[state.trump][led >> 2], state.cubes
        best, choice = float(-MOST), moves[0]
        win = WON[led] - (CUBE if cubes & PILE[led & 3] else 0.0)
        for _ in range(LOOKS):
            move = moves[int(chance() * count)]
            code = move.code
            if beaters & BITS[code >> 2]:
                gain = win + LAID[code]
            else:
                gain = (CUBE if cubes & PILE[code & 3] else 0.0) - SPENT[code]
            if gain > best:
                best, choice = gain, move
        return choice

    # -- the exact end ------------------------------------------------------------------------------------------------

    def solve(
        self, observation: Observation, rng: random.Random, effort: int = 1, stop: Stop | None = None
    ) -> Move | None:
        """Towards the end: what is best on average over the deals that are possible, each played out perfectly."""
        assert isinstance(observation, FourClansObservation)
        left = TRICKS - len(observation.tricks)
        if observation.phase != PHASES[PLAYING] or left > EXACT:
            return None
        deals = self.deals(observation, rng)
        if left > SAMPLED and len(deals) > 1:
            return None
        seat = observation.viewer
        assert seat is not None
        totals = dict.fromkeys(observation.moves, 0.0)
        for deal, weight in deals:
            for move, ahead in Solver().values(deal).items():
                worth = self.worth_of(deal, ahead)
                totals[move] += weight * (1.0 - worth if seat & 1 else worth)
        return max(totals, key=lambda move: totals[move])

    def deals(self, observation: FourClansObservation, rng: random.Random) -> list[tuple[Position, int]]:
        """Different deals that are possible, and how often each was drawn."""
        found: dict[tuple[int, ...], tuple[Position, int]] = {}
        for _ in range(DEALS):
            deal = self.draw(observation, rng)
            assert isinstance(deal, Position)
            hands = tuple(deal.hands)
            found[hands] = (deal, found[hands][1] + 1 if hands in found else 1)
        return list(found.values())

    def why(self, observation: Observation, move: Move) -> Reason | None:
        """What an answer does at once: everything that decides it lies open."""
        assert isinstance(observation, FourClansObservation)
        if observation.led is None or move.verb != "play":
            return None
        led, card, fort = observation.led, f"{move.args[0]}_{move.args[1]}", str(move.args[2])
        trump = NO_TRUMP if observation.trump is None else CLANS.index(observation.trump)
        if beats(NUMBER[led], NUMBER[card], trump):
            return Reason("four_clans.hint.beats", {"led": led})
        cubes = next(each.cubes for each in observation.forts if each.clan == fort)
        if cubes == 1 and observation.trump is None:
            return Reason("four_clans.hint.turns", {"fort": fort})
        return Reason("four_clans.hint.takes_cube", {"fort": fort}) if cubes else None

    # -- one trick ----------------------------------------------------------------------------------------------------

    def glance(self, state: State, seat: int) -> float | None:
        """The judgement; with a card led, after the answer that is best for whoever answers."""
        assert isinstance(state, Position)
        if state.phase != PLAYING or state.led < 0:
            return self.judge(state, seat)
        answerer = state.seat
        assert answerer is not None
        best = max(self.after(state, move, answerer, self.judge) for move in state.legal_moves())
        return best if answerer & 1 == seat & 1 else 1.0 - best


TEACHING = FourClansTeaching()
