"""What is shown between two decisions: a finished trick with both cards face up, before it is judged.

Each stop is an observation put together from the one before and from what was told since, so that nothing is shown that
the viewer was not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.core import Event
from game.four_clans.cards import rank_of
from game.four_clans.observation import Fort, FourClansObservation, Placed
from game.four_clans.scoring import BACK


def stops(
    before: FourClansObservation, events: Sequence[Event], after: FourClansObservation
) -> Iterator[FourClansObservation]:
    """The stops on the way from one observation to the next."""
    now = replace(before, moves=())
    for event in events:
        if event.verb == "played" and event.seat is not None:
            now = _played(now, event.seat, str(event.parts["card"]), str(event.parts["fort"]))
        elif event.verb == "won_trick":
            yield now
            now = replace(now, tricks=after.tricks[: len(now.tricks) + 1], led=None, led_fort=None)
        elif event.verb == "turned_down":
            now = _with_fort(now, str(event.parts["fort"]), _turned_down(now))
        elif event.verb == "took_cube":
            now = _with_fort(now, str(event.parts["fort"]), lambda fort: replace(fort, cubes=fort.cubes - 1))
        elif event.verb == "fort_turned":
            clan = str(event.parts["fort"])
            now = replace(now, trump=clan)
            now = _with_fort(now, clan, lambda fort: replace(fort, turned=True, points=BACK))


def _played(now: FourClansObservation, seat: int, card: str, where: str) -> FourClansObservation:
    hand = list(now.hands[seat])
    hand.remove(card if card in hand else None)
    hands = tuple(tuple(hand) if at == seat else cards for at, cards in enumerate(now.hands))
    placed = Placed(card, seat, len(now.tricks) + 1, True)

    def laid(fort: Fort) -> Fort:
        one, two = fort.rows
        return replace(fort, rows=(one, (*two, placed)) if seat & 1 else ((*one, placed), two))

    led = now.led is None
    now = replace(now, hands=hands, seat=None, led=card if led else now.led, led_fort=where if led else now.led_fort)
    return _with_fort(now, where, laid)


def _turned_down(now: FourClansObservation) -> Callable[[Fort], Fort]:
    """Turns the losing card of the last trick at its fort."""
    trick = now.tricks[-1]
    lost = trick.answer if trick.winner == trick.leader else trick.led

    def turned(fort: Fort) -> Fort:
        one, two = (
            tuple(replace(placed, face_up=False) if placed.card == lost else placed for placed in row)
            for row in fort.rows
        )
        return replace(fort, rows=(one, two))

    return turned


def _with_fort(now: FourClansObservation, clan: str, change: Callable[[Fort], Fort]) -> FourClansObservation:
    """The observation with one fort changed and all sums counted again."""
    forts = tuple(_counted(change(fort), now) if fort.clan == clan else _counted(fort, now) for fort in now.forts)
    return replace(now, forts=forts)


def _counted(fort: Fort, now: FourClansObservation) -> Fort:
    """The fort with the sums of its finished tricks."""
    done = len(now.tricks)
    one, two = (
        sum(rank_of(placed.card) if placed.face_up else 1 for placed in row if placed.trick <= done)
        for row in fort.rows
    )
    return replace(fort, sums=(one, two), leader=None if one == two else int(two > one))
