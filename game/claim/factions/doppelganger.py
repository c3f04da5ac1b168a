"""Doppelgangers: played second they always count as the faction that was led, at their own number.

They may be played even if the led faction is in hand, and holding one obliges to nothing. They take over a faction's
suit but never its power. Led, they are a faction of their own, which must be followed.
"""

from game.claim.faction import Faction


class Doppelgangers(Faction):
    """0 to 9."""

    key = "doppelganger"
    numbers = tuple(range(10))

    def follows(self, led: str) -> bool:
        return True


FACTION = Doppelgangers()
