"""War on Terror: two to four players send forces into ten countries, one battle after another.

`RULEBOOK` is the way in. The deck is data: `deck` reads and checks it, `deck.toml` is the shipped one.

Where what is to be found: `position` what lies where, `dealing` how cards move between pile, hands and discards, `turn`
the course of a country, every card text and every condition, `tie` who liberates it and how the game ends, `knowledge`,
`observation` and `determinize` what a seat knows, `refusals` and `reasons` why a move is refused, `teaching` what the
computer is taught.

The rulebook leaves points open, which are settled here: after the first country the player on the revealer's left
leads; there are as many rounds as the country has points, and a pass does not bar later ones; who is tied chooses a
card in secret, from the leader on, then draws, and in the end the lot decides; the game ends at the award; when all
countries are gone the most points win, then the most countries; and nothing is asked that has a single answer, save the
question for a shield, which must not tell whether there is one.
"""

from game.war_on_terror.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
