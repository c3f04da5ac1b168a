"""A lesson at the table: one taught choice at a time on a fixed deal, then the rest of the game to play freely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core import Event, Move
from scenes.table.lesson import Lesson, Step
from scenes.table.session import Session
from scenes.table.table import Table
from scenes.ui import backdrop, text, theme
from scenes.ui.measure import CAPTION, STRONG
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
        for text_of_move in (*lesson.opening, *_played_before(lesson.steps[: self._at])):
            session.play(session.match.rulebook.move(text_of_move))
        super().__init__(app, session)

    @property
    def step(self) -> Step | None:
        """The step being taught; None once the rest of the game is free."""
        return self._lesson.steps[self._at] if self._at < len(self._lesson.steps) else None

    @property
    def taught(self) -> Move | None:
        if self.step is None or not self.step.move:
            return None
        return self.session.match.rulebook.move(self.step.move)

    @property
    def may_choose(self) -> bool:
        reading = self.step is not None and not self.step.move
        return super().may_choose and not reading

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

    def extra_choices(self) -> list[tuple[str, str]]:
        step = self.step
        waits = self.session.person_decides and not self._way
        return [(_GO_ON, tr("Go on"))] if step is not None and not step.move and waits else []

    def press(self, name: str) -> None:
        if name == _GO_ON:
            self._advance()
            self.show()
        else:
            super().press(name)

    def refuse(self, meant: Sequence[Move], place: tuple[int, int] | None) -> None:
        """Only the taught choice is open: say again which it is."""
        if self.step is None:
            super().refuse(meant, place)
        else:
            self.app.sounds.play("refuse")
            self.app.notice(tr("In the lesson only one choice is open: {step}", step=tr(self.step.say)), place)

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
        if self.step is not None:
            self._draw_coach(surface, self.step)

    def reader_top(self) -> int:
        """The reader leaves room for the coach above it."""
        box = self.parts.reader
        return box.top + (round(box.h * 0.46) if self.step is not None else 0)

    def _draw_coach(self, surface: Surface, step: Step) -> None:
        m = self.measure
        reader = self.parts.reader
        box = Rect(reader.left, reader.top, reader.w, round(reader.h * 0.46) - m.px(1.2))
        backdrop.draw_panel(surface, box, "leather", m.unit)
        inner = box.inflate(-m.px(4), -m.px(2.4))
        head = Rect(inner.left, inner.top, inner.w, m.px(3.2))
        count = tr("Lesson: step {step} of {count}", step=self._at + 1, count=len(self._lesson.steps))
        text.put(surface, count, head, m.font(CAPTION), theme.BRASS, bold=True)
        body = Rect(inner.left, head.bottom + m.px(0.6), inner.w, inner.bottom - head.bottom - m.px(0.6))
        text.put(surface, tr(step.say), body, m.font(STRONG), theme.CREAM, wrapped=True, top=True)


def _played_before(steps: Sequence[Step]) -> list[str]:
    """All moves of the steps before one."""
    moves: list[str] = []
    for step in steps:
        moves += [step.move] if step.move else []
        moves += step.replies
    return moves
