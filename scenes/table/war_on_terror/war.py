"""War on Terror as the shared table sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pygame import Surface

from game.core import Event, Move, Observation, Outcome, Reason, ScoreLine
from game.war_on_terror.observation import WarObservation
from scenes.table.lesson import Lesson
from scenes.table.view import GameView, Lay, OptionWords, Room, Zoom
from scenes.table.war_on_terror import cards, faces, paths, pieces, refusals, words
from scenes.table.war_on_terror.layout import Layout
from scenes.table.war_on_terror.lesson import LESSON
from scenes.table.war_on_terror.stops import stops
from scenes.ui.theme import Colour
from scenes.ui.words import tr


class WarView(GameView):
    """A map table: index cards in rows, countries as sheets with a stamp. Sober."""

    key = "war_on_terror"
    cloth: ClassVar[tuple[Colour, Colour]] = ((40, 56, 56), (188, 164, 112))
    seat_colours: ClassVar[tuple[Colour, ...]] = ((236, 190, 96), (134, 190, 226), (226, 140, 120), (156, 204, 150))

    def __init__(self) -> None:
        self._names: tuple[str, ...] = ()

    def _war(self, seen: Observation) -> WarObservation:
        """The observation; from now on the cards are spoken of as its deck has them."""
        assert isinstance(seen, WarObservation)
        if not cards.in_use(seen.rulebook.deck):
            self.forget()
            cards.use(seen.rulebook.deck)
        return seen

    def forget(self) -> None:
        super().forget()
        cards.forget()

    def lay(self, seen: Observation, room: Room) -> Lay:
        self._names = room.names
        return Layout(self._war(seen), room).made()

    def stops(self, before: Observation, events: Sequence[Event], after: Observation, room: Room) -> Sequence[Lay]:
        way = stops(self._war(before), events)
        return [Layout(seen, room, words.banner(event, room.names)).made() for seen, event in way]

    def paths(self, seen: Observation, move: Move) -> Sequence[tuple[str, ...]]:
        return paths.paths(self._war(seen), move)

    def paint(self, face: str, width: int, height: int) -> Surface:
        return faces.paint(face, width, height)

    def tagline(self) -> str:
        return tr("Ten countries, a hundred cards, and the nerve to pass.")

    def seat_title(self, seat: int, seats: int) -> str:
        return ""

    def option_words(self, key: str) -> OptionWords:
        return words.option_words(key)

    def data_title(self) -> str:
        return tr("Deck")

    def status(self, seen: Observation, name: str) -> str:
        return words.status(self._war(seen), name)

    def button(self, seen: Observation, move: Move) -> str:
        return words.button(self._war(seen), move)

    def say(self, event: Event, names: Sequence[str]) -> str:
        return words.say(event, names)

    def why_not(self, reason: Reason, names: Sequence[str]) -> str:
        return refusals.why_not(reason, names)

    def anchor(self, reason: Reason) -> str:
        return refusals.anchor(reason)

    def hint(self, reason: Reason) -> str:
        return words.hint(reason)

    def ending(self, outcome: Outcome, names: Sequence[str]) -> str:
        return words.ending(outcome, names)

    def score_line(self, line: ScoreLine) -> str:
        return words.score_line(line)

    def sound(self, event: Event) -> str:
        return words.sound(event)

    def standing(self, seen: Observation) -> Sequence[tuple[str, tuple[str, ...]]]:
        return words.standing(self._war(seen))

    def zoom(self, seen: Observation, name: str) -> Zoom | None:
        war = self._war(seen)
        return pieces.zoom(war, name, self._names or tuple(str(seat + 1) for seat in range(war.seats)))

    def lesson(self) -> Lesson | None:
        return LESSON

    def piece(self, key: str) -> Zoom | None:
        if key in cards.TYPE:
            return cards.type_zoom(key)
        if key in cards.TEXT:
            return cards.text_zoom(key)
        lands = [number for number, land in enumerate(cards.deck().countries) if cards.slug(land.name) == key]
        return cards.country_zoom(lands[0]) if lands else None

    def about(self, event: Event) -> Zoom | None:
        """The card or the country of an event."""
        card, country = event.parts.get("card"), event.parts.get("country")
        if isinstance(card, int) and card:
            return cards.force_zoom(card)
        return cards.country_zoom(country) if isinstance(country, int) else None
