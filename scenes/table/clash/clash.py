"""CLASH as the shared table sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pygame import Surface

from game.clash.observation import ClashObservation
from game.core import Event, Move, Observation, Outcome, Reason, ScoreLine
from scenes.table.clash import faces, paths, refusals, tiles, words
from scenes.table.clash.layout import Layout
from scenes.table.clash.lesson import LESSON
from scenes.table.lesson import Lesson
from scenes.table.view import GameView, Lay, OptionWords, Room, Zoom
from scenes.ui.theme import Colour
from scenes.ui.words import mark, tr

_SCORE = {"clash.followers": mark("Followers"), "clash.points": mark("Points")}


def _clash(seen: Observation) -> ClashObservation:
    assert isinstance(seen, ClashObservation)
    return seen


class ClashView(GameView):
    """A poster wall: McWorld blue, Jihad green, neutral newsprint, Mustafa violet."""

    key = "clash"
    cloth: ClassVar[tuple[Colour, Colour]] = ((70, 50, 50), (214, 170, 96))
    seat_colours: ClassVar[tuple[Colour, ...]] = ((96, 160, 230), (104, 188, 116))

    def lay(self, seen: Observation, room: Room) -> Lay:
        return Layout(_clash(seen), room).made()

    def paths(self, seen: Observation, move: Move) -> Sequence[tuple[str, ...]]:
        return paths.paths(_clash(seen), move)

    def preview(self, seen: Observation, move: Move) -> Sequence[str]:
        if move.verb not in ("line", "turn"):
            return ()
        return [f"space:{space}" for space in paths.spaces_of(_clash(seen), move)]

    def paint(self, face: str, width: int, height: int) -> Surface:
        return faces.paint(face, width, height)

    def tagline(self) -> str:
        return tr("Two rivals, nine spaces, and tiles that change sides.")

    def seat_title(self, seat: int, seats: int) -> str:
        return tr(tiles.OWNERS[("mcworld", "jihad")[seat]])

    def option_words(self, key: str) -> OptionWords:
        return words.option_words(key)

    def status(self, seen: Observation, name: str) -> str:
        return words.status(_clash(seen), name)

    def button(self, seen: Observation, move: Move) -> str:
        return words.button(_clash(seen), move)

    def say(self, event: Event, names: Sequence[str]) -> str:
        return words.say(event, names)

    def why_not(self, reason: Reason, names: Sequence[str]) -> str:
        return refusals.why_not(reason, names)

    def hint(self, reason: Reason) -> str:
        return words.hint(reason)

    def anchor(self, reason: Reason) -> str:
        return refusals.anchor(reason)

    def ending(self, outcome: Outcome, names: Sequence[str]) -> str:
        return words.ending(outcome, names)

    def score_line(self, line: ScoreLine) -> str:
        return tr(_SCORE[line.key])

    def sound(self, event: Event) -> str:
        return words.sound(event)

    def standing(self, seen: Observation) -> Sequence[tuple[str, tuple[str, ...]]]:
        state = _clash(seen)
        return (
            (tr("Followers"), tuple(map(str, state.followers))),
            (tr("Tiles to play"), tuple(str(len(area)) for area in state.areas)),
        )

    def lesson(self) -> Lesson | None:
        return LESSON

    def piece(self, key: str) -> Zoom | None:
        return tiles.zoom(key) if key in tiles.TILE else None

    def zoom(self, seen: Observation, name: str) -> Zoom | None:
        state = _clash(seen)
        kind, _, key = name.partition(":")
        if kind == "tile":
            return tiles.zoom(key, *self._about(state, key))
        if kind == "space":
            return None
        if kind == "pile":
            return self._pile(state)
        if kind in ("hidden", "offer"):
            what = tr("A tile that you may not see.")
            return Zoom("back:tile", 1.0, tr("Hidden tile"), "", (what,))
        return None

    def _about(self, seen: ClashObservation, key: str) -> list[str]:
        """What is special about a tile where it lies."""
        for space in seen.board:
            if space.covered == key:
                return [tr("It is covered by Nobel Prize and has no effect.")]
            if space.tile == key and space.face_down:
                return [tr("It is destroyed: it blocks its space until its destroyer's next turn.")]
            if space.tile == key and space.covered is not None:
                return [tr("It covers {tile}.", tile=tiles.name(space.covered))]
        return []

    def _pile(self, seen: ClashObservation) -> Zoom:
        known = [tiles.name(key) for key in (seen.pile or seen.unseen)]
        about = tr("May hold: {tiles}.", tiles=", ".join(sorted(known))) if known else tr("It is empty.")
        if seen.pile is not None and known:
            about = tr("Holds: {tiles}.", tiles=", ".join(sorted(known)))
        return Zoom("back:tile", 1.0, tr("Unused pile"), tr("Neutral tiles not in this game"), (about,))
