"""A lesson at the table: one taught choice at a time on a fixed deal, then the rest of the game to play freely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core import Event, Move
from scenes import intents
from scenes.table import coach
from scenes.table.lesson import Lesson, Step
from scenes.table.session import Session
from scenes.table.table import Table
from scenes.table.view import SAY, Lay
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App

_GO_ON = "lesson:on"


class Tutorial(Table):
    """The steps of a lesson. Progress is kept in the settings: who comes back goes on at the step they left."""

    def __init__(self, app: App, session: Session, lesson: Lesson) -> None:
        self._lesson = lesson
        self._key = session.match.rulebook.key
        done = app.settings.lessons.get(self._key, 0)
        self._at = done if done < len(lesson.steps) else 0
        self._said = -1
        """The last step whose words may be shown: what it tells of has come to pass."""
        self._slip: coach.Slip | None = None
        for text_of_move in (*lesson.opening, *_played_before(lesson.steps[: self._at])):
            session.play(session.match.rulebook.move(text_of_move))
        super().__init__(app, session)

    @property
    def step(self) -> Step | None:
        """The step being taught; None once the rest of the game is free."""
        return self._lesson.steps[self._at] if self._at < len(self._lesson.steps) else None

    @property
    def taught(self) -> Move | None:
        """The move that the step teaches, if it teaches one."""
        if self.step is None or not self.step.move:
            return None
        return self.session.match.rulebook.move(self.step.move)

    @property
    def open_moves(self) -> Sequence[Move] | None:
        if self.step is None:
            return None
        return (self.taught,) if self.taught is not None else ()

    def play(self, move: Move) -> None:
        """A taught choice brings its replies and the next step."""
        step = self.step
        if step is not None and move is self.taught:
            self.session.script.extend(step.replies)
            self._advance()
        super().play(move)

    def _advance(self) -> None:
        self._at += 1
        self.app.settings.lessons[self._key] = self._at
        self.app.save_settings()

    def undo(self) -> None:
        """Within a lesson nothing is taken back."""
        if self.step is None:
            super().undo()
        else:
            self.app.notice(tr("Nothing is taken back during the lesson."))

    # -- what is open -------------------------------------------------------------------------------------------------

    def extra_choices(self) -> list[tuple[str, str]]:
        step = self.step
        if step is None:
            return super().extra_choices()
        return [(_GO_ON, tr("Go on"))] if not step.move and self.may_choose else []

    def closed_choices(self) -> list[tuple[str, str]]:
        """The buttons that the rules would offer beside a taught choice."""
        if self.taught is None or not self.may_choose:
            return []
        found = {
            path[0]: self.view.button(self.seen, move)
            for move in self.seen.moves
            for path in self._paths(move)
            if len(path) == 1 and path[0].startswith(SAY) and move is not self.taught
        }
        return list(found.items())

    def laid(self) -> Lay:
        """The table, where pieces that could be chosen but are not taught now are dim."""
        lay = super().laid()
        if self.taught in self.seen.moves:
            targets = self.walk.targets
            closed = {path[0] for move in self.seen.moves for path in self._paths(move) if path[0] not in targets}
            lay.poses.update({name: replace(lay.poses[name], dim=True) for name in closed & lay.poses.keys()})
        return lay

    def press(self, name: str) -> None:
        if name == _GO_ON:
            self._slip = None
            self._advance()
            self.show()
        else:
            super().press(name)

    def point(self, names: Sequence[str], place: tuple[int, int] | None = None) -> None:
        self._slip = None
        super().point(names, place)

    def refuse(self, meant: Sequence[Move], place: tuple[int, int] | None) -> None:
        """Only the taught choice is open: say again which it is."""
        if self.step is None:
            super().refuse(meant, place)
            return
        self.app.sounds.play("refuse")
        if self.step.move:
            sentence = tr("Only one choice is open in this step: {choice}.", choice=tr(self.step.choice))
        else:
            sentence = tr("There is nothing to choose in this step: read it, then press “Go on”.")
        self._slip = coach.Slip(sentence, place)

    def build(self) -> None:
        super().build()
        self.ui.refused = lambda _name: self.refuse((), None)

    def intent(self, intent: str) -> None:
        if intent == intents.HINT and self.step is not None:
            self.refuse((), None)  # whatever the computer would advise is not open
        else:
            super().intent(intent)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.may_choose or not self._at:
            self._said = self._at
        if self._slip is not None:
            self._slip.left -= seconds
            if self._slip.left <= 0:
                self._slip = None

    def show(self, at_once: bool = False, events: Sequence[Event] = ()) -> None:
        super().show(at_once, events)
        if self.taught is not None and self.session.person_decides and self.taught not in self.seen.moves:
            self._at = len(self._lesson.steps)  # a lesson that does not fit its deal must not trap anybody
            super().show(at_once)

    # -- drawing ------------------------------------------------------------------------------------------------------

    def moving_part(self) -> None:
        """Not known: what the coach says changes too."""

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.step is None:
            return
        self._draw_coach(surface, self.step)
        if self._slip is not None:
            self._slip.draw(surface, self.measure, self.parts.table, self._spared())

    def reader_top(self, needs: int, end: int) -> int:
        """The reader leaves room for the coach above it; only where its words need more than that it covers him."""
        if self.step is None:
            return super().reader_top(needs, end)
        m = self.measure
        box = self.parts.reader
        room = Rect(box.left, box.top, box.w, end - box.top)
        high = coach.height(m, room, tr(self.step.say), needs + m.px(1.2))
        return box.top + high + m.px(1.2) if high else super().reader_top(needs, end)

    def _draw_coach(self, surface: Surface, step: Step) -> None:
        m = self.measure
        reader = self.parts.reader
        assert self.side.said is not None
        high = self.side.said.top - m.px(1.2) - reader.top
        if high > m.px(8):
            head = tr("Lesson: step {step} of {count}", step=self._at + 1, count=len(self._lesson.steps))
            waiting = self._said < self._at
            words = tr("Watch what comes of it…") if waiting else tr(step.say)
            coach.draw(surface, m, Rect(reader.left, reader.top, reader.w, high), head, words, waiting)

    def _spared(self) -> list[Rect]:
        """What a slip must not cover: all that the taught choice points at."""
        taught = self.taught
        return self._rects(self._paths(taught)[0]) if taught is not None else []


def _played_before(steps: Sequence[Step]) -> list[str]:
    """All moves of the steps before one."""
    moves: list[str] = []
    for step in steps:
        moves += [step.move] if step.move else []
        moves += step.replies
    return moves
