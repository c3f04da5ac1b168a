"""What Claim teaches the computer: what followers are worth, how to play a quick game, and phase two worked out."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from game.claim import hints
from game.claim.observation import ClaimObservation
from game.claim.position import Position
from game.claim.reading import Reader
from game.claim.solver import Ending, OutOfNodes
from game.claim.swindle import swindle
from game.claim.worths import LEADING, SCORED, STAKED, Values, total, values
from game.core import Move, Observation, Reason, State
from game.cpu.levels import LEVELS
from game.cpu.teaching import GREEDY_LOOKS, Stop, Teaching

NODES = 2_000
"""Tricks that may be looked into before an ending counts as too long, for an effort of one: less than a tenth of a
second. That settles half of the endings with twelve cards a hand, and nine in ten of those with ten."""
SWINDLES = 12_000
"""Tricks that are played out in an ending that is lost, where only mistakes of the rival can help."""
CARELESS = 0.2
"""Share of the moves of a quick game that are made without a thought."""
TEMPTING = 0.15
"""A stake worth more than this is played for in a quick game."""


class ClaimTeaching(Teaching):
    """Phase one by search, judged two tricks on by followers and hands; phase two exactly where time allows."""

    levels = {
        "novice": LEVELS["novice"].but(iterations=30, overlooks=0.65),
        "casual": LEVELS["casual"].but(iterations=45, overlooks=0.39),
        "skilled": LEVELS["skilled"].but(iterations=65, overlooks=0.06),
        "master": LEVELS["master"].but(effort=50),
    }
    horizon = 4
    exploration = 0.5

    def __init__(self) -> None:
        self._reader: Reader | None = None

    def draw(self, observation: Observation, rng: random.Random) -> State:
        """In phase one, hands that explain the play well come up more often."""
        assert isinstance(observation, ClaimObservation)
        if observation.phase == 2:
            return observation.determinize(rng)
        reader = self._reader
        if reader is None or reader.seen is not observation or reader.rng is not rng:
            # Every decision brings a generator of its own: nothing of one is left over for the next.
            reader = self._reader = Reader(observation, rng)
        return reader.draw()

    def quiet(self, state: State) -> bool:
        """Phase one is judged between tricks, and at its end; phase two is played out."""
        assert isinstance(state, Position)
        return not state.played and (not state.phase or state.tricks == state.court.hand)

    def judge(self, state: State, seat: int) -> float | None:
        """The chance of winning: by followers, hands and scored cards up to the start of phase two, later by how the
        votes stand."""
        assert isinstance(state, Position)
        odds = _odds(state, seat)
        if not state.phase:
            odds += _odds_of_hands(state, seat)
        return 1 / (1 + math.exp(-odds))

    def worth(self, state: State, seat: int) -> float:
        """What has been gathered, without a thought of what the hands may still bring."""
        assert isinstance(state, Position)
        outcome = state.outcome
        return self.result(state, outcome)[seat] if outcome else 1 / (1 + math.exp(-_odds(state, seat)))

    def playout(self, state: State, moves: Sequence[Move], chance: Callable[[], float]) -> Move:
        """Play for a stake that is worth it with the cheapest card that wins, else throw away the weakest."""
        assert isinstance(state, Position)
        count = len(moves)
        move = moves[int(chance() * count)]
        if count == 1 or chance() < CARELESS:
            return move
        known = values(state.court)
        tempted = state.phase == 1 or known.of_bit[state.stock[-1]] > TEMPTING
        if not state.played:
            # The better of two taken at random: strong for a good stake, weak for a bad one.
            other = moves[int(chance() * count)]
            return move if (known.power[move] > known.power[other]) == tempted else other
        return _answer(state, moves, tempted, known)

    def solve(
        self, observation: Observation, rng: random.Random, effort: int = 1, stop: Stop | None = None
    ) -> Move | None:
        """In phase two with open hands, a move that wins for certain, or else the one that is hardest to answer. None
        where it takes too long to find out."""
        assert isinstance(observation, ClaimObservation)
        if not observation.open_hands:
            return None
        guess = observation.determinize(rng)
        assert isinstance(guess, Position)
        try:
            wins = Ending(guess, NODES * effort, stop).winning()
        except OutOfNodes:
            return None
        return wins or swindle(observation, self, rng, SWINDLES // guess.tricks, stop)

    def why(self, observation: Observation, move: Move) -> Reason | None:
        """What the card does in this trick."""
        assert isinstance(observation, ClaimObservation)
        return hints.why(observation, move)

    def greedy(self, observation: Observation, rng: random.Random, moves: Sequence[Move]) -> Move:
        """The move that does best in this trick, if the rival answers as suits them best in it; the weakest such. It
        reads nothing from play."""
        totals = dict.fromkeys(moves, 0.0)
        seat = observation.viewer
        assert seat is not None
        for _ in range(GREEDY_LOOKS):
            guess = observation.determinize(rng)
            for move in moves:
                totals[move] += self._after_trick(guess, move, seat)
        assert isinstance(guess, Position)
        power = values(guess.court).power
        best = max(totals.values())
        return min((move for move, total in totals.items() if total >= best - 1e-9), key=lambda move: power[move])

    def _after_trick(self, state: State, move: Move, seat: int) -> float:
        """What a trick brings `seat` if this card is played and all others do their best for themselves in it."""
        after = state.copy()
        after.apply(move)
        assert isinstance(after, Position)
        if not after.played or after.seat is None:
            return self.worth(after, seat)
        decider = after.seat
        worths = [(self._after_trick(after, answer, decider), answer) for answer in after.legal_moves()]
        answer = max(worths, key=lambda pair: pair[0])[1]
        return self._after_trick(after, answer, seat)


def _answer(state: Position, moves: Sequence[Move], tempted: bool, known: Values) -> Move:
    """The cheapest card that does what one wants: win the trick or not."""
    card, power, beating = state.court.card, known.power, state.court.beating(state.played)
    best, least = moves[0], 1e9
    for move in moves:
        cost = power[move]
        if bool(card[move][0] & beating) != tempted:
            cost += 100
        if cost < least:
            best, least = move, cost
    return best


def _odds(state: Position, seat: int) -> float:
    """Log odds by what lies before each seat."""
    if state.phase and (state.played or state.tricks < state.court.hand):
        return _odds_of_votes(state, seat)
    return _odds_of_followers(state, seat)


def _odds_of_hands(state: Position, seat: int) -> float:
    """What the hands promise in phase one, and the lead for the card at stake."""
    known = values(state.court)
    odds = STAKED * known.of_bit[state.stock[-1]] * (1 if state.leader == seat else -1)
    for other, hand in enumerate(state.hands):
        odds += total(known.held, hand) * (1 if other == seat else -1)
    return odds


def _odds_of_followers(state: Position, seat: int) -> float:
    """Log odds at the end of phase one; in its course the same of what has been gathered so far."""
    known = values(state.court)
    gathered = state.hands if state.phase else state.followers
    odds = LEADING if state.leader == seat else -LEADING
    for other in range(state.seats):
        sign = 1 if other == seat else -1
        odds += sign * (total(known.of_bit, gathered[other]) + SCORED * state.piles[other].bit_count())
    return odds


def _odds_of_votes(state: Position, seat: int) -> float:
    """Log odds in the course of phase two, from the lead in every faction."""
    odds = 0.0
    for suit in state.court.suits:
        mine = (state.piles[seat] & suit).bit_count()
        theirs = max((pile & suit).bit_count() for at, pile in enumerate(state.piles) if at != seat)
        odds += math.tanh((mine - theirs) / 2)
    return odds


TEACHING = ClaimTeaching()
