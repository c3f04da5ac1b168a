"""What one game tells the shared table: where things lie, what a choice points at, how things look and read.

Nothing here moves, listens or decides; the stage, the walk and the table do that for all games alike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from pygame import Rect, Surface

from game.core import Event, Move, Observation, Options, Outcome, Reason, ScoreLine
from scenes.stage.pose import Pose
from scenes.table.lesson import Lesson
from scenes.ui.kept import Kept
from scenes.ui.measure import Measure
from scenes.ui.text import Align
from scenes.ui.theme import CREAM, Colour
from scenes.ui.words import tr

SAY = "say:"
"""Targets that begin so are buttons ("say:decline") and lie nowhere on the table."""


@dataclass(frozen=True, slots=True)
class Room:
    """Where a table may be laid: `rect` in pixels, the screen's measure, who sits at the bottom, and the seats'
    names."""

    rect: Rect
    measure: Measure
    bottom: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """A text on the table; `size` on the scale of `scenes.ui.measure`, `rect` in pixels."""

    text: str
    rect: Rect
    size: float
    colour: Colour = CREAM
    align: Align = "center"
    bold: bool = False
    wrapped: bool = False


@dataclass(slots=True)
class Lay:
    """A table as laid for one observation: pieces at their poses, spots that can be pointed at and are no pieces (an
    empty space, a pile), places that pieces come from and go to, texts, and the areas where the decision lies, which
    glow.

    A name may be a piece and lie on a spot; both are pointed at together.
    """

    poses: dict[str, Pose] = field(default_factory=dict)
    spots: dict[str, Rect] = field(default_factory=dict)
    places: dict[str, Rect] = field(default_factory=dict)
    notes: list[Note] = field(default_factory=list)
    glow: list[Rect] = field(default_factory=list)
    backs: list[tuple[str, Rect]] = field(default_factory=list)
    """Pictures that lie under everything and never move: (face, where). Drawn once and kept."""


@dataclass(frozen=True, slots=True)
class Zoom:
    """One piece in words: its face (painted large), width over height, name, a line on its kind, what it does, and what
    is said by the way, which may be left out where room is short."""

    face: str
    shape: float
    title: str
    kind: str
    paragraphs: tuple[str, ...]
    asides: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """All that is said of it."""
        return self.paragraphs + self.asides


@dataclass(frozen=True, slots=True)
class LookBack:
    """Something that just left the table and may be looked at once more: a title, pieces side by side (face, width over
    height, whose it was) and a line on what came of them."""

    title: str
    pieces: tuple[tuple[str, float, str], ...]
    line: str


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option as set-up shows it: its name, and for each choice a label and one line on what it means."""

    title: str
    choices: Mapping[str, tuple[str, str]]


class GameView(ABC):
    """One game on the table. Every method is given an observation, never a state; every text comes back translated."""

    key: ClassVar[str]
    cloth: ClassVar[tuple[Colour, Colour]]
    """The cloth's colour and that of its border."""
    seat_colours: ClassVar[tuple[Colour, ...]]
    fleeting: ClassVar[frozenset[str]] = frozenset()
    """Events that are seen when they happen and told no more afterwards, where `no_history` closes the log."""
    seat_glyphs: ClassVar[tuple[str, ...]] = (
        "ui/player_1",
        "ui/player_2",
        "ui/player_3",
        "ui/player_4",
    )

    rounds: ClassVar[bool] = False
    """Whether the game's own words call its games rounds."""

    @abstractmethod
    def lay(self, seen: Observation, room: Room) -> Lay:
        """Where everything lies."""

    def stops(self, before: Observation, events: Sequence[Event], after: Observation, room: Room) -> Sequence[Lay]:
        """What to show for a beat each on the way from one observation to the next: a finished trick, say, before its
        cards are taken away. `events` are as the viewer may know them."""
        return ()

    @abstractmethod
    def paths(self, seen: Observation, move: Move) -> Sequence[tuple[str, ...]]:
        """The ways of pointing that mean `move`: names of pieces, spots and buttons, one after another. The first is
        the usual one. Also asked for moves that are not legal, to tell why; () where the move cannot be pointed at."""

    @abstractmethod
    def paint(self, face: str, width: int, height: int) -> Surface:
        """Draw a face at a size in pixels. Faces named "back:…" are the other side of a piece."""

    def paint_kept(self, face: str, width: int, height: int) -> Surface:
        """`paint`, with the last results kept: for readers and zooms, which are drawn every frame."""
        kept: Kept = self.__dict__.setdefault("_kept", Kept(6_000_000))
        return kept.get((face, width, height), lambda: self.paint(face, width, height))

    def forget(self) -> None:
        """Drop what was kept, as after a change of size or language."""
        self.__dict__.pop("_kept", None)

    @abstractmethod
    def tagline(self) -> str:
        """One line under the game's title on the shelf."""

    @abstractmethod
    def seat_title(self, seat: int, seats: int) -> str:
        """What the rules call a seat ("McWorld"), or an empty text."""

    @abstractmethod
    def option_words(self, key: str) -> OptionWords:
        """An option and its choices in words."""

    def data_title(self) -> str:
        """What a file of own data is called, for games that take one."""
        return tr("Data")

    @abstractmethod
    def status(self, seen: Observation, name: str) -> str:
        """Who must do what now, where `name` is the player who decides."""

    @abstractmethod
    def button(self, seen: Observation, move: Move) -> str:
        """What the button for a move says, for moves whose path ends in one."""

    @abstractmethod
    def say(self, event: Event, names: Sequence[str]) -> str:
        """An event as a sentence with names (never "you"), or an empty text for events not worth one."""

    @abstractmethod
    def why_not(self, reason: Reason, names: Sequence[str]) -> str:
        """A refusal as one sentence naming the rule."""

    @abstractmethod
    def ending(self, outcome: Outcome, names: Sequence[str]) -> str:
        """How a game ended, in a sentence or two."""

    @abstractmethod
    def score_line(self, line: ScoreLine) -> str:
        """What a line of the score pad is called."""

    @abstractmethod
    def zoom(self, seen: Observation, name: str) -> Zoom | None:
        """A piece or spot in words; None where there is nothing to tell or the viewer may not know."""

    looks_back: ClassVar[bool] = False
    """Whether `look_back` ever has something to show."""

    def look_back(self, seen: Observation, names: Sequence[str]) -> LookBack | None:
        """What may be looked at once more, such as the last trick; None when there is nothing."""
        return None

    def no_history(self, options: Options) -> str:
        """Why the log and earlier moments stay closed during a match under these options; empty where they are open."""
        return ""

    def lesson(self) -> Lesson | None:
        """The lesson for somebody who has never played this game."""
        return None

    def piece(self, key: str) -> Zoom | None:
        """A kind of piece in words, for the rules pages; None where there is none of that key."""
        return None

    def about(self, event: Event) -> Zoom | None:
        """The piece that an event is about, for the log: the first of its parts that is the key of one."""
        for part in event.parts.values():
            found = self.piece(part) if isinstance(part, str) else None
            if found is not None:
                return found
        return None

    def hint(self, reason: Reason) -> str:
        """Why the computer advises a move, in a line, for this game's own reasons; empty for those it has not."""
        return ""

    def anchor(self, reason: Reason) -> str:
        """The section of the rules page that a refusal comes from, by its anchor, or an empty text."""
        return ""

    def standing(self, seen: Observation) -> Sequence[tuple[str, tuple[str, ...]]]:
        """Lines of the score pad during a game: a label and a value per seat."""
        return ()

    def sound(self, event: Event) -> str:
        """The sound of an event, by name, or an empty text."""
        return ""

    def preview(self, seen: Observation, move: Move) -> Sequence[str]:
        """Names that a move would act on, lit when it is about to be chosen."""
        return ()
