"""The computer's seat: a search that works for any rulebook, what rulebooks teach it, its levels and its worker.

`choose` decides in this process, `Thinker` in one of its own. See README.md in this folder.
"""

from game.cpu.levels import LEVELS, OFFERED, Budget, Level, level
from game.cpu.player import Choice, choose
from game.cpu.worker import Thinker

__all__ = ["LEVELS", "OFFERED", "Budget", "Choice", "Level", "Thinker", "choose", "level"]
