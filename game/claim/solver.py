"""Phase two worked out exactly: between two players it is a game of open hands for whoever counts the cards.

The question is always whether one side, the *attacker*, can get more votes whatever the other does. Positions are asked
between tricks. What has been scored is one number, the *balance*: a field for every faction with the attacker's lead in
it. All followers will be scored in the end, so it is known from the start which card of a faction will be the highest:
scoring it counts a little more than another, and the sign of a field is then the faction's vote, tie-break included.

Two cards of a faction in one hand with nothing of the other hand between them are the same choice. Leads that leave the
fewest answers are tried first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.claim.court import Court, members
from game.claim.faction import Phase
from game.claim.position import Position
from game.core import Move

_FIELD = 8
"""Bits of a faction's field: its lead around the middle, and above that a bit that is kept clear for comparing."""
_MIDDLE = 1 << _FIELD - 2
_MASK = (1 << _FIELD - 1) - 1


POLL = 256
"""Nodes between two looks at whether to stop."""
Stop = Callable[[], bool]


class OutOfNodes(Exception):
    """The position is too large to be worked out within the nodes allowed, or the solver was told to stop."""


class Rules:
    """A court's rules of the second phase as the solver needs them: every card, as a bit, against every other."""

    def __init__(self, court: Court) -> None:
        self.court = court
        size = court.size
        factions = [court.place[court.faction_of(1 << at)] for at in range(size)]
        strengths = [court.strengths[court.move_of[name]] for name in court.names]
        self.place = {1 << at: factions[at] for at in range(size)}
        self.sign = {1 << at: -1 if court.to_loser[Phase.TWO.value] >> at & 1 else 1 for at in range(size)}
        self.holds: dict[int, int] = {}
        """For a card led, the answers that do not beat it."""
        self.differ: dict[tuple[int, int], int] = {}
        """For two cards of a faction, the rival cards that tell them apart."""
        beaten = [
            sum(1 << b for b in range(size) if strengths[b][factions[a]] <= strengths[a][factions[a]])
            for a in range(size)
        ]
        beats = [sum(1 << b for b in range(size) if beaten[b] >> a & 1) for a in range(size)]
        for a in range(size):
            self.holds[1 << a] = beaten[a]
            for b in range(a + 1, size):
                if factions[a] == factions[b]:
                    self.differ[1 << a, 1 << b] = (beaten[a] ^ beaten[b]) | (beats[a] ^ beats[b])
        self.shifts = tuple(_FIELD * place for place in range(len(court.suits)))
        self.clear = sum(1 << shift + _FIELD - 1 for shift in self.shifts)
        self.level = sum(_MIDDLE << shift for shift in self.shifts)


@cache
def rules(court: Court) -> Rules:
    """The rules of a court, made once."""
    return Rules(court)


class Solver:
    """One phase two, with what is remembered of its positions. `nodes` limits how many tricks are looked into; `stop`
    is asked now and then whether to end before that."""

    def __init__(self, court: Court, scored: int, followers: int, nodes: int, stop: Stop | None = None) -> None:
        """`scored` are all cards in score piles, `followers` those that are still to be scored."""
        self.rules = rules(court)
        self.court = court
        self.nodes = nodes
        self.stop = stop
        self.weight = self._weights(scored | followers)
        """What scoring a card adds to the balance."""
        self.gain = {bit: self.rules.sign[bit] * weight for bit, weight in self.weight.items()}
        self._known: dict[tuple[int, int, bool], tuple[list[int], list[int]]] = {}
        """By hands and who leads: balances with which the attacker wins, and balances with which not."""
        self._verdicts: dict[tuple[int, int], tuple[bool | None, int]] = {}
        self._good_leads: dict[tuple[bool, int], int] = {}
        self._good_answers: dict[tuple[int, int], int] = {}

    def _weights(self, cards: int) -> dict[int, int]:
        """Two for a card, three for the one of its faction that will be the highest of all, if no other is like it."""
        court, weights = self.court, {}
        for place, suit in enumerate(court.suits):
            mine = cards & suit
            top = 1 << mine.bit_length() - 1 if mine else 0
            if top and (court.alike[court.names_in(top)[0]] & mine).bit_count() > 1:
                top = 0
            for at in members(suit):
                weights[1 << at] = (3 if 1 << at == top else 2) << self.rules.shifts[place]
        return weights

    def balance(self, mine: int, theirs: int) -> int:
        """The balance of two score piles."""
        weight = self.weight
        plus = sum(weight[1 << at] for at in members(mine))
        return self.rules.level + plus - sum(weight[1 << at] for at in members(theirs))

    def wins(self, attack: int, defence: int, attacker_leads: bool, balance: int) -> bool:
        """Whether the attacker gets more votes from here, with these hands. Raises OutOfNodes."""
        left = sum(self.weight[1 << at] for at in members(attack | defence))
        return self.wins_from(attack, defence, attacker_leads, balance, left)

    def wins_from(self, attack: int, defence: int, leads: bool, balance: int, left: int) -> bool:
        """The same, where the weight of all cards `left` is known."""
        verdict, balance = self._verdicts.get((balance, left)) or self._judge(balance, left)
        if verdict is not None:
            return verdict
        clear = self.rules.clear
        won, lost = self._known.setdefault((attack, defence, leads), ([], []))
        # With the same hands, a balance that is nowhere worse than one that wins, wins too.
        for worse in won:
            if ((balance | clear) - worse) & clear == clear:
                return True
        for better in lost:
            if ((better | clear) - balance) & clear == clear:
                return False
        self._spend()
        found = self._look(attack, defence, leads, balance, left)
        (won if found else lost).append(balance)
        return found

    def _spend(self) -> None:
        """Count a node. Raises OutOfNodes."""
        self.nodes -= 1
        if self.nodes < 0 or (self.nodes % POLL == 0 and self.stop is not None and self.stop()):
            raise OutOfNodes

    def _judge(self, balance: int, left: int) -> tuple[bool | None, int]:
        """Whether it is settled who wins, and the balance with settled votes made alike."""
        key = (balance, left)
        sure = hopeless = 0
        for shift in self.rules.shifts:
            lead = (balance >> shift & _MASK) - _MIDDLE
            open_ = left >> shift & _MASK
            if lead > open_:
                sure += 1
                balance += (open_ + 1 - lead) << shift
            elif -lead > open_:
                hopeless += 1
                balance -= (lead + open_ + 1) << shift
        undecided = len(self.rules.shifts) - sure - hopeless
        verdict = None
        if not left or sure > hopeless + undecided or sure + undecided <= hopeless:
            verdict = sure > hopeless
        answer = self._verdicts[key] = (verdict, balance)
        return answer

    def _look(self, attack: int, defence: int, leads: bool, balance: int, left: int) -> bool:
        """Try every lead and every answer. The attacker needs one lead that holds against all answers; when the
        defender leads, an answer to every lead."""
        hand, other = (attack, defence) if leads else (defence, attack)
        for lead, answers in self.leads(hand, other, leads):
            if self.answered(attack, defence, leads, balance, left, lead, answers) == leads:
                self._good_leads[leads, lead] = self._good_leads.get((leads, lead), 0) + hand.bit_count() ** 2
                return leads
        return not leads

    def answered(
        self, attack: int, defence: int, leads: bool, balance: int, left: int, lead: int, answers: list[int]
    ) -> bool:
        """Whether the attacker wins when this card is led."""
        good = self._good_answers
        if len(answers) > 1:
            answers = sorted(answers, key=lambda card: -good.get((lead, card), 0))
        for card in answers:
            if self.after(attack, defence, leads, balance, left, lead, card) != leads:
                good[lead, card] = good.get((lead, card), 0) + 1
                return not leads
        return leads

    def after(self, attack: int, defence: int, leads: bool, balance: int, left: int, lead: int, card: int) -> bool:
        """Whether the attacker wins after this trick, a lead and its answer."""
        takes, balance, left = self.trick(leads, balance, left, lead, card)
        if leads:
            return self.wins_from(attack & ~lead, defence & ~card, takes, balance, left)
        return self.wins_from(attack & ~card, defence & ~lead, takes, balance, left)

    def trick(self, leads: bool, balance: int, left: int, lead: int, card: int) -> tuple[bool, int, int]:
        """What a trick makes of things: whether the attacker takes it, the balance, and the weight still to come."""
        brings = self.gain[lead] + self.gain[card]
        takes = bool(self.rules.holds[lead] & card) == leads
        return takes, balance + brings if takes else balance - brings, left - self.weight[lead] - self.weight[card]

    def leads(self, hand: int, other: int, attacker: bool) -> list[tuple[int, list[int]]]:
        """The leads of a hand with their answers: those with the fewest answers first, then those that did well."""
        court, good = self.court, self._good_leads
        found = []
        for place, suit in enumerate(court.suits):
            mine = hand & suit
            if mine:
                may = other & court.answer[place] if other & court.oblige[place] else other
                answers = self.distinct(may, hand)
                found += [(lead, answers) for lead in self.distinct(mine, other)]
        found.sort(key=lambda pair: (len(pair[1]), -good.get((attacker, pair[0]), 0)))
        return found

    def distinct(self, cards: int, rival: int) -> list[int]:
        """Cards without those that are the same choice as the one before them."""
        differ, place, weight = self.rules.differ, self.rules.place, self.weight
        found: list[int] = []
        before = 0
        while cards:
            card = cards & -cards
            cards ^= card
            alike = before and place[before] == place[card] and weight[before] == weight[card]
            if not alike or differ[before, card] & rival:
                found.append(card)
            before = card
        return found


class Ending:
    """A phase two seen by whoever decides, as the attacker, with a solver for it."""

    def __init__(self, position: Position, nodes: int, stop: Stop | None = None) -> None:
        seat = position.seat
        assert seat is not None
        self.court = position.court
        self.mine, self.theirs, self.led = position.hands[seat], position.hands[1 - seat], sum(position.played)
        cards = self.mine | self.theirs | self.led
        self.solver = Solver(self.court, position.piles[0] | position.piles[1], cards, nodes, stop)
        self.balance = self.solver.balance(position.piles[seat], position.piles[1 - seat])
        self.left = sum(self.solver.weight[1 << at] for at in members(cards))
        self.answers: list[int] = []
        if self.led:
            led = self.court.led(self.led)
            may = self.mine & self.court.answer[led] if self._obliged(led) else self.mine
            self.answers = self.solver.distinct(may, self.theirs | self.led)

    def _obliged(self, led: int) -> bool:
        return bool(self.mine & self.court.oblige[led])

    def _move(self, card: int) -> Move:
        return self.court.move_of[self.court.names_in(card)[0]]

    def winning(self) -> Move | None:
        """A move that wins whatever the rival does; None if there is none. Raises OutOfNodes."""
        solver = self.solver
        for card in self.answers:
            if solver.after(self.mine, self.theirs, False, self.balance, self.left, self.led, card):
                return self._move(card)
        if not self.led:
            for lead, answers in solver.leads(self.mine, self.theirs, True):
                if solver.answered(self.mine, self.theirs, True, self.balance, self.left, lead, answers):
                    return self._move(lead)
        return None
