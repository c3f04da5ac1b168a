"""What happens in a round, in words for a screen. Play itself is silent; this looks at what it did.

* `cube_moved` seat, start, end — the second player moves a cube from fort to fort
* `put_away` seat, card (only they see it)
* `played` seat, card, fort — `led` says whether it leads, `alone` whether it played itself
* `won_trick` seat, card, fort — its card stays face up
* `turned_down` seat, card, fort — the loser's card is turned face down
* `took_cube` seat, fort, left — the loser takes a cube; so many are left on the fort
* `fort_turned` fort — its clan is trump from the next trick on
* `ended` scores — of both sides
"""

from __future__ import annotations

from game.core import Event, Move, Part, Tell
from game.four_clans.cards import CLANS, NAMES
from game.four_clans.course import Trick, tricks
from game.four_clans.position import CUBE, OVER, PLAYING, Position
from game.four_clans.scoring import score


def apply_and_tell(position: Position, move: Move, tell: Tell) -> None:
    """Carry out a decision and report it."""
    seat, phase, before = position.seat, position.phase, position.left
    assert seat is not None
    position.apply(move)
    if phase == CUBE:
        tell(Event("cube_moved", seat, {"start": move.args[0], "end": move.args[1]}))
    elif phase != PLAYING:
        tell(Event("put_away", seat, {"card": NAMES[move.code]}, {"card": frozenset({seat})}))
    else:
        _tell_played(seat, move.code, position.led >= 0, tell)
        for number, trick in enumerate(tricks(position)[-(before - position.left) :] if before > position.left else ()):
            if number:
                _tell_played(trick.leader, trick.led, True, tell, alone=True)
                _tell_played(trick.answerer, trick.answer, False, tell, alone=True)
            _tell_trick(trick, tell)
        if position.phase == OVER:
            tell(Event("ended", None, {"scores": score(position).totals}))


def _tell_played(seat: int, code: int, led: bool, tell: Tell, alone: bool = False) -> None:
    """A card was played; `alone` where it played itself, which others than its holder had not foreseen."""
    parts: dict[str, Part] = {"card": NAMES[code >> 2], "fort": CLANS[code & 3], "led": led, "alone": alone}
    tell(Event("played", seat, parts, reveals=alone, shows=not alone))


def _tell_trick(trick: Trick, tell: Tell) -> None:
    won, lost = trick.won, trick.lost
    tell(Event("won_trick", trick.winner, {"card": NAMES[won >> 2], "fort": CLANS[won & 3]}))
    tell(Event("turned_down", trick.loser, {"card": NAMES[lost >> 2], "fort": CLANS[lost & 3]}))
    if trick.cube:
        tell(Event("took_cube", trick.loser, {"fort": CLANS[lost & 3], "left": trick.left}))
    if trick.turned:
        tell(Event("fort_turned", None, {"fort": CLANS[lost & 3]}))
