"""Why a move is refused: every key there is, with what fills the sentence that a screen makes of it.

`card` is a card by its name, `led` and `fort` are clans, `seat` a seat.
"""

from __future__ import annotations

GAME_OVER = "four_clans.game_over"
"""The round is over. No arguments."""
CUBE_FIRST = "four_clans.cube_first"
"""The second player must first move a cube. seat: who."""
CUBE_DONE = "four_clans.cube_done"
"""One cube is moved, before play, and it has been moved. No arguments."""
NO_CUBE_MOVE = "four_clans.no_cube_move"
"""In Team Battle no cube is moved. No arguments."""
AWAY_FIRST = "four_clans.away_first"
"""The first player must first put a card away. seat: who."""
AWAY_DONE = "four_clans.away_done"
"""One card is put away, before play, and that is done. No arguments."""
NOTHING_AWAY = "four_clans.nothing_away"
"""In Team Battle no card is put away. No arguments."""
MUST_FOLLOW = "four_clans.must_follow"
"""The seat holds cards of the led clan and plays one of them. card, led."""
FORT_FULL = "four_clans.fort_full"
"""The side has three cards at that fort. card, fort."""
CARD_PLAYED = "four_clans.card_played"
"""The card lies at a fort already. card, fort, seat: who played it."""
CARD_AWAY = "four_clans.card_away"
"""The seat has put that card away. card."""
NOT_HELD = "four_clans.not_held"
"""The card is not in the seat's hand, and nothing more is known of it. card."""

ALL = tuple(value for name, value in sorted(globals().items()) if name.isupper())
"""Every key."""
