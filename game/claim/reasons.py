"""Why a move is refused: every key there is, with what fills the sentence that a screen makes of it.

`card` is a card by its name, `faction` and `led` are factions, `seat` a seat.
"""

from __future__ import annotations

GAME_OVER = "claim.game_over"
"""The game is over. No arguments."""
MUST_FOLLOW = "claim.must_follow"
"""The seat holds a card of the led faction: it plays one of them, or a card that counts as one. card, led, instead: the
factions of cards in hand that may be played."""
AT_STAKE = "claim.at_stake"
"""The card is at stake in this trick. card."""
IN_TRICK = "claim.in_trick"
"""The card was just played to this trick. card."""
OWN_FOLLOWER = "claim.own_follower"
"""The card is among the seat's followers, who are played in phase two. card."""
RIVAL_FOLLOWER = "claim.rival_follower"
"""The card was won by another seat at stake. card, seat."""
SCORED = "claim.scored"
"""The card lies in a score pile. card, seat: whose."""
DISCARDED = "claim.discarded"
"""The card was played and is out of the game. card."""
NOT_HELD = "claim.not_held"
"""The card is not in the seat's hand, and nothing more is known of it. card."""

ALL = tuple(value for name, value in sorted(globals().items()) if name.isupper())
"""Every key."""
