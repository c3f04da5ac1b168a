"""What a position between two battles looks like in numbers: the traits that a seat's prospects are judged by.

A trait is a place in a list of weights. A seat has one of NEED (how many points it is short of the goal), for each card
in hand one of TEXT and how much stronger it is than a middling card, and whether it has just won a country, because
then it acts last in the next.
"""

from __future__ import annotations

from game.war_on_terror.deck import TEXTS
from game.war_on_terror.position import Position
from game.war_on_terror.tie import goal

NEED = 0
MOST_NEEDED = 10
TEXT = NEED + MOST_NEEDED + 1
STRENGTH = TEXT + len(TEXTS)
REVEALER = STRENGTH + 1
TRAITS = REVEALER + 1
MIDDLING = 4
"""The strength that a card is compared with, so that the weights of the texts do not depend on the strengths."""


def traits(position: Position, seat: int) -> dict[int, float]:
    """The traits of a seat with their sizes; those of size nothing are left out."""
    deck = position.deck
    found = {NEED + max(0, goal(position.seats) - position.points[seat]): 1.0}
    for card in position.hands[seat]:
        text = TEXT + deck.text[card]
        found[text] = found.get(text, 0.0) + 1
        found[STRENGTH] = found.get(STRENGTH, 0.0) + deck.strength[card] - MIDDLING
    if seat == position.revealer and position.country >= 0:
        found[REVEALER] = 1.0
    return found
