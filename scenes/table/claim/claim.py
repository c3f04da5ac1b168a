"""Claim as the shared table sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pygame import Surface

from game.claim.observation import ClaimObservation
from game.core import Event, Move, Observation, Options, Outcome, Reason, ScoreLine
from scenes.table.claim import cards, faces, piles, refusals, words
from scenes.table.claim.layout import Layout
from scenes.table.claim.lesson import LESSON
from scenes.table.claim.stops import stops
from scenes.table.lesson import Lesson
from scenes.table.view import GameView, Lay, LookBack, OptionWords, Room, Zoom
from scenes.ui.theme import Colour
from scenes.ui.words import tr


def _claim(seen: Observation) -> ClaimObservation:
    assert isinstance(seen, ClaimObservation)
    return seen


class ClaimView(GameView):
    """A storybook court: wax-seal portraits around an empty throne."""

    key = "claim"
    cloth: ClassVar[tuple[Colour, Colour]] = ((44, 50, 74), (206, 170, 96))
    seat_colours: ClassVar[tuple[Colour, ...]] = ((232, 176, 92), (150, 178, 232))
    looks_back = True
    fleeting = frozenset({"gained"})

    def lay(self, seen: Observation, room: Room) -> Lay:
        return Layout(_claim(seen), room).made()

    def stops(self, before: Observation, events: Sequence[Event], after: Observation, room: Room) -> Sequence[Lay]:
        way = stops(_claim(before), events, _claim(after))
        return [Layout(seen, room, banner).made() for seen, banner in way]

    def paths(self, seen: Observation, move: Move) -> Sequence[tuple[str, ...]]:
        """A card is played by pointing at it. Of several alike, those in hand come first; each of them means it."""
        state, card = _claim(seen), f"{move.args[0]}_{move.args[1]}"
        held = state.hands[state.seat].count(card) if state.seat is not None else 0
        names = [f"card:{card}", *(f"card:{card}#{copy}" for copy in range(2, max(1, held) + 1))]
        return tuple((name,) for name in names)

    def paint(self, face: str, width: int, height: int) -> Surface:
        return faces.paint(face, width, height)

    def tagline(self) -> str:
        return tr("The king is dead. Win followers, then the votes of five factions.")

    def seat_title(self, seat: int, seats: int) -> str:
        return ""

    def option_words(self, key: str) -> OptionWords:
        return words.option_words(key)

    def status(self, seen: Observation, name: str) -> str:
        return words.status(_claim(seen), name)

    def button(self, seen: Observation, move: Move) -> str:
        return ""

    def say(self, event: Event, names: Sequence[str]) -> str:
        return words.say(event, names)

    def why_not(self, reason: Reason, names: Sequence[str]) -> str:
        return refusals.why_not(reason, names)

    def hint(self, reason: Reason) -> str:
        return words.hint(reason)

    def anchor(self, reason: Reason) -> str:
        return refusals.ANCHORS.get(reason.key, "")

    def ending(self, outcome: Outcome, names: Sequence[str]) -> str:
        return words.ending(outcome, names)

    def score_line(self, line: ScoreLine) -> str:
        return words.score_line(line)

    def sound(self, event: Event) -> str:
        return words.sound(event)

    def standing(self, seen: Observation) -> Sequence[tuple[str, tuple[str, ...]]]:
        return words.standing(_claim(seen))

    def lesson(self) -> Lesson | None:
        return LESSON

    def piece(self, key: str) -> Zoom | None:
        if key in cards.FACTION:
            return cards.faction_zoom(key)
        faction, number = cards.split(key)
        return cards.zoom(key) if faction in cards.FACTION and number.isdigit() else None

    def zoom(self, seen: Observation, name: str) -> Zoom | None:
        return piles.zoom(_claim(seen), name)

    def no_history(self, options: Options) -> str:
        """A strict memory is the players' own."""
        if options["memory"] == "strict":
            return tr("Memory is strict in this match: only the last trick may be looked at.")
        return ""

    def look_back(self, seen: Observation, names: Sequence[str]) -> LookBack | None:
        """The last finished trick, under both settings of the memory and across the phases."""
        state = _claim(seen)
        if not state.past:
            return None
        trick = state.past[-1]
        seats = len(state.hands)
        shown = tuple(
            (f"card/{card}", cards.SHAPE, names[(trick.leader + turn) % seats]) for turn, card in enumerate(trick.cards)
        )
        return LookBack(tr("The last trick"), shown, words.trick_line(trick, names, state.memory))
