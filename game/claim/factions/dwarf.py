"""Dwarves: in the second phase they are scored by whoever loses the trick."""

from game.claim.faction import Destination, Faction, Phase


class Dwarves(Faction):
    """0 to 9."""

    key = "dwarf"
    numbers = tuple(range(10))

    def goes_to(self, phase: Phase) -> Destination:
        return Destination.LOSER if phase is Phase.TWO else super().goes_to(phase)


FACTION = Dwarves()
