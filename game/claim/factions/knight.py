"""Knights: they beat a led Goblin whatever the numbers, in both phases.

They do not follow suit to a Goblin, so a Knight on a Goblin is legal only without a Goblin in hand; and a Goblin played
on a led Knight is simply of another faction. Against a Doppelganger they have no power.
"""

from game.claim.faction import Faction

OVER_GOBLINS = 100


class Knights(Faction):
    """2 to 9."""

    key = "knight"
    numbers = tuple(range(2, 10))

    def strength(self, number: int, led: str) -> int:
        return OVER_GOBLINS + number if led == "goblin" else super().strength(number, led)


FACTION = Knights()
