"""Four Clans Conflict as the shared table sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pygame import Surface

from game.core import Event, Move, Observation, Outcome, Reason, ScoreLine
from game.four_clans.observation import Fort, FourClansObservation
from scenes.table.four_clans import cards, faces, paths, refusals, words
from scenes.table.four_clans.layout import Layout
from scenes.table.four_clans.lesson import LESSON
from scenes.table.four_clans.stops import stops
from scenes.table.lesson import Lesson
from scenes.table.view import GameView, Lay, LookBack, OptionWords, Room, Zoom
from scenes.ui.theme import Colour
from scenes.ui.words import mark, tr, trn

_SCORE = {
    "four_clans.forts": mark("Points of forts"),
    "four_clans.left": mark("Cubes left on them"),
    "four_clans.taken": mark("Cubes taken"),
    "four_clans.score": mark("Score of the round"),
}
_SHOWN_ROUNDS = 3
"""So many finished rounds fit on the score pad."""


def _seen(seen: Observation) -> FourClansObservation:
    assert isinstance(seen, FourClansObservation)
    return seen


class FourClansView(GameView):
    """Heraldry: goat black, eagle red, snake green, wolf blue; the sides violet and orange."""

    key = "four_clans"
    cloth: ClassVar[tuple[Colour, Colour]] = ((48, 52, 66), (196, 160, 92))
    looks_back = True
    seat_colours: ClassVar[tuple[Colour, ...]] = (faces.SIDES[0], faces.SIDES[1], faces.SIDES[0], faces.SIDES[1])

    rounds = True

    def lay(self, seen: Observation, room: Room) -> Lay:
        return Layout(_seen(seen), room).made()

    def stops(self, before: Observation, events: Sequence[Event], after: Observation, room: Room) -> Sequence[Lay]:
        return [Layout(stop, room).made() for stop in stops(_seen(before), events, _seen(after))]

    def paths(self, seen: Observation, move: Move) -> Sequence[tuple[str, ...]]:
        return paths.paths(_seen(seen), move)

    def paint(self, face: str, width: int, height: int) -> Surface:
        return faces.paint(face, width, height)

    def tagline(self) -> str:
        return tr("Twelve tricks for four forts: even losing pays.")

    def seat_title(self, seat: int, seats: int) -> str:
        return words.seat_title(seat, seats)

    def option_words(self, key: str) -> OptionWords:
        return words.option_words(key)

    def status(self, seen: Observation, name: str) -> str:
        return words.status(_seen(seen), name)

    def button(self, seen: Observation, move: Move) -> str:
        return ""

    def say(self, event: Event, names: Sequence[str]) -> str:
        return words.say(event, names)

    def why_not(self, reason: Reason, names: Sequence[str]) -> str:
        return refusals.why_not(reason, names)

    def ending(self, outcome: Outcome, names: Sequence[str]) -> str:
        return words.ending(outcome, names)

    def score_line(self, line: ScoreLine) -> str:
        return tr(_SCORE[line.key])

    def sound(self, event: Event) -> str:
        return words.sound(event)

    def look_back(self, seen: Observation, names: Sequence[str]) -> LookBack | None:
        state = _seen(seen)
        return words.last_trick(state, names) if state.tricks else None

    def hint(self, reason: Reason) -> str:
        return words.hint(reason)

    def anchor(self, reason: Reason) -> str:
        return refusals.anchor(reason)

    def standing(self, seen: Observation) -> Sequence[tuple[str, tuple[str, ...]]]:
        state = _seen(seen)
        first = max(0, len(state.rounds) - _SHOWN_ROUNDS)
        lines = [
            (tr("Round {number}", number=number), self._by_seat(state, score))
            for number, score in enumerate(state.rounds[first:], first + 1)
        ]
        lines.append((tr("This round"), self._by_seat(state, state.scores)))
        return lines

    def _by_seat(self, seen: FourClansObservation, values: tuple[int, int]) -> tuple[str, ...]:
        return tuple(str(values[seat & 1]) for seat in range(seen.seats))

    def lesson(self) -> Lesson | None:
        return LESSON

    def piece(self, key: str) -> Zoom | None:
        return cards.piece(key)

    def zoom(self, seen: Observation, name: str) -> Zoom | None:
        state = _seen(seen)
        kind, _, key = name.partition(":")
        if kind in ("fort", "castle"):
            return cards.fort_zoom(state, self._fort(state, key))
        if kind == "card":
            return self._card(state, key)
        if kind == "cube":
            about = tr("A cube is worth 1. The loser of a trick takes one from the fort where the losing card lies.")
            return Zoom("cube", 1.0, tr("Cube"), "", (about,))
        if kind == "trump":
            return self._trump(state)
        if kind in ("hidden", "undealt"):
            return self._hidden(state, key if kind == "hidden" else "")
        return None

    def _hidden(self, seen: FourClansObservation, key: str) -> Zoom:
        """A card that may not be seen, and what the hand it is in has shown."""
        lines = [tr("A card that you may not see.")]
        seat = key.partition(":")[0]
        voids = seen.voids[int(seat)] if seat.isdigit() else ()
        if voids:
            clans = ", ".join(cards.clan(clan) for clan in voids)
            lines.append(tr("This hand has shown that it holds no {clans}.", clans=clans))
        return Zoom("back:card", cards.SHAPE, tr("Hidden card"), "", tuple(lines))

    def _fort(self, seen: FourClansObservation, clan: str) -> Fort:
        return next(fort for fort in seen.forts if fort.clan == clan)

    def _card(self, seen: FourClansObservation, card: str) -> Zoom:
        for fort in seen.forts:
            for placed in (*fort.rows[0], *fort.rows[1]):
                if placed.card == card:
                    return cards.placed_zoom(placed, fort)
        about = (tr("You put it away: it is out of this round."),) if card == seen.away else ()
        return cards.zoom(card, about)

    def _trump(self, seen: FourClansObservation) -> Zoom:
        if seen.trump is None:
            about = tr("The first fort to lose its last cube is turned, and its clan is trump from the next trick on.")
            return Zoom("trump/none", 1.0, tr("No trump yet"), "", (about,))
        about = tr("A trump that answers another clan wins. Who holds the led clan must still follow it.")
        title = tr("Trump: {clan}", clan=cards.clan(seen.trump))
        return Zoom(f"trump/{seen.trump}", 1.0, title, trn("{count} point", "{count} points", 4), (about,))
