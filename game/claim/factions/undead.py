"""The Undead: played in the first phase, they go to the score pile of whoever wins the trick."""

from game.claim.faction import Destination, Faction, Phase


class Undead(Faction):
    """0 to 9. One that is only won at stake is a follower like any other."""

    key = "undead"
    numbers = tuple(range(10))

    def goes_to(self, phase: Phase) -> Destination:
        return Destination.WINNER


FACTION = Undead()
