"""Goblins: many, among them five 0s that nobody can tell apart. They have no power."""

from game.claim.faction import Faction


class Goblins(Faction):
    """0 to 9, with five 0s."""

    key = "goblin"
    numbers = (0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)


FACTION = Goblins()
