"""The table: the one scene in which every game is played.

It walks the paths of the legal moves with mouse, drag, keys and pad, and lets computers take their turn without a frame
waiting for them. How the table is laid and seen is `laid.LaidTable`'s part.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.core import Event, Move
from scenes import intents
from scenes.scene import Hint
from scenes.table import buttons, hud, overlays, shared_words
from scenes.table.aids import Aids
from scenes.table.laid import LaidTable
from scenes.table.recap import recap
from scenes.table.session import Session
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App

_PLAY_OUT, _LESSON = "play_out", "lesson"
LEARN_BEAT = 1.2  # seconds at normal speed for looking at a card that was drawn just before a hand-over
GRACE = 0.4  # seconds after a movement in which the key that skips it does nothing else
LAST_BEAT = 2.4  # seconds at normal speed between the last move and the results; any key or click ends them


class Table(LaidTable):
    """A match on the table, from the deal to the result."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.aids = Aids(self)
        self.offers_lesson = False
        """Whether a button offers the lesson until a person's first decision."""
        self._ended = False
        self._pause = 0.0
        """Seconds to wait once everything lies, before anything else comes."""
        self._calm = GRACE
        """Seconds since anything moved."""

    def menu(self) -> buttons.Menu:
        return (
            ("menu:pause", "ui/pause", self.back),
            ("menu:rules", "ui/info", self._open_rules),
            ("menu:undo", "ui/undo", self.undo),
            ("menu:log", "ui/log", lambda: overlays.history(self.app, self.session)),
            *([("menu:last", "ui/piles", self._last_trick)] if self.view.looks_back else []),
        )

    def extra_choices(self) -> list[tuple[str, str]]:
        """Buttons that are no choice of the game: their names and labels."""
        extra = []
        if self.may_choose and self.seen.settled is not None:
            extra.append((_PLAY_OUT, tr("It is decided: play it out")))
        if self.offers_lesson and self.may_choose:
            extra.append((_LESSON, tr("New here? Take the lesson")))
        return extra

    def press(self, name: str) -> None:
        """A button was pressed: a choice of the game, the wish that the computer play all seats to the end, a
        lesson."""
        if name == _LESSON:
            overlays.lesson(self.app, self.view.key)
        elif name == _PLAY_OUT:
            self.session.play_out()
            self.show()
        else:
            self.point([name])

    # -- choosing -----------------------------------------------------------------------------------------------------

    @property
    def may_choose(self) -> bool:
        """Whether a person whose eyes the screen has must decide now."""
        return self.session.person_decides and not self._way

    def point(self, names: Sequence[str], place: tuple[int, int] | None = None) -> None:
        """Point at something, however it was pointed at; refused attempts are answered where they were made."""
        if not self.may_choose or not names:
            return
        step = self.walk.point(names)
        if step.move is not None:
            self.offers_lesson = False
            self.play(step.move)
        elif step.on:
            self.app.sounds.play("press")
            self.offer()
        else:
            self.refuse(step.refused, place)

    def refuse(self, meant: Sequence[Move], place: tuple[int, int] | None) -> None:
        """Answer an attempt at something that is not open, and would have meant one of these moves or none."""
        if meant:
            self.aids.refuse(meant, place)

    def play(self, move: Move) -> None:
        """Carry out a decision and show it. What was said about the moment before it goes with that."""
        self.app.hush()
        self.aids.forget()
        fault = self.session.journal.fault
        events = self.session.play(move)
        if self.session.journal.fault is not None and fault is None:
            self.app.notice(tr("This match cannot be saved just now; it goes on all the same."))
        self._tell(events)
        if self.session.covered and self.session.hand_over_to is not None:
            self.cover()  # before anything is shown: what has just been dealt is not for everybody's eyes
            return
        self.show(events=events)
        if self.session.learnt and self.session.hand_over_to is not None:
            self._pause = LEARN_BEAT * (self.pace or 0.6)  # to look at what was drawn before the curtain falls

    def _tell(self, events: Sequence[Event]) -> None:
        self.side.tell(events)
        for event in events:
            sound = self.view.sound(event)
            if sound:
                self.app.sounds.play(sound)

    def undo(self) -> None:
        """Back to this person's last decision, or a sentence that says why not."""
        self.aids.forget()
        reason = self.session.undo()
        if reason is None:
            self.side.recount()
            self._ended = False
            self.show()
        else:
            self.app.notice(shared_words.undo_refused(reason), private=True)

    # -- time ---------------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.stage.update(seconds)
        self._calm = 0.0 if self._moving else self._calm + seconds
        if self.app.top is not self:
            return
        self.pointer.hold(seconds)
        self.aids.take_hint()
        move = self.session.think()
        if self.stage.moving:
            return
        self._wait -= seconds
        if self._wait > 0:
            return
        if self._way:
            self._lay_next()
        elif self._pause > 0:
            self._wait, self._pause = self._pause, 0.0
        else:
            self._changed = self._changed or self._recalling
            self._recalling = False
            self._step(move)

    @property
    def _only_waits(self) -> bool:
        """Whether there is nothing to do here but to wait for what comes next."""
        return self._ended or self.session.hand_over_to is not None

    def _step(self, move: Move | None) -> None:
        """Whatever comes next without a person: the end, a hand-over, a computer's move."""
        if self.session.decider is None:
            self._end()
        elif self.session.hand_over_to is not None:
            self.cover()
        elif self.session.follow_open_turn():
            self.app.hush()
            self.side.recount()
            self.show()
        elif move is not None:
            self.play(move)
            if self.session.trouble is not None:
                self.app.notice(shared_words.trouble(self.session.trouble))
        else:
            formality = self.session.formality()
            if formality is not None:
                self.play(formality)

    def _end(self) -> None:
        if self._ended:
            overlays.results(self.app, self.session)
        else:
            self._ended = True
            self._wait = LAST_BEAT * self.pace

    def cover(self) -> None:
        """Let the curtain fall where another person must come to the screen before anything is seen."""
        seat = self.session.hand_over_to
        if seat is not None:
            self.pointer.let_go()
            overlays.curtain(self.app, self.view, self.session, seat, lambda: self._arrived(seat))

    def _arrived(self, seat: int) -> None:
        """The person of `seat` has come: show what happened since their last turn, then the table as it is."""
        self.session.turn_to(seat)
        self.side.recount()
        self.show(at_once=True)
        self._way = recap(self.session.match, seat, self.view, self._room)
        self._recalling = bool(self._way)
        if self._way:
            self._lay_next(at_once=True)

    def resumed(self, result: object) -> None:
        if result == "next":
            self.session.next_game()
            self.side.recount()
            self._ended = False
            self.show()
            self.cover()

    def closed(self) -> None:
        self.session.close()

    def lively(self) -> bool:
        busy = self._moving or self._unfinished or self.pointer.dragged is not None
        return busy or self.session.computer_decides or super().lively()

    def moving_part(self) -> Rect | None:
        """The table with all that moves on it, as long as what is beside it says the same."""
        if self.ui.lively() or self.side.unfinished or self.beside() != self.side.said:
            return None
        reach = self.stage.ready(self.app.screen.get_size(), self.pointer.lifted())
        return self._ground.area if reach is None else self._ground.area.union(reach)

    # -- mouse --------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            stopped = bool(self._way)
            self._hurry()
            if self._only_waits:
                self._wait = self._pause = 0.0
            self._keys_used = False
            if stopped:  # the press was meant for what was shown before, and must not play a card that lies there now
                return True
            if event.button == 3:
                self.enlarge(self.pointer.names_at(event.pos))
                return True
        if super().handle(event):
            return True
        self.pointer.handle(event)
        return False

    # -- keys and pads ------------------------------------------------------------------------------------------------

    def intent(self, intent: str) -> None:
        if intent in (intents.FINISH, intents.ACCEPT):
            hurried = (self._way or intent == intents.FINISH) and self._hurry()
            if hurried or self._only_waits:
                self._wait = self._pause = 0.0
                return
            if intent == intents.FINISH and self._calm < GRACE:
                return  # it was to skip what has just come to its end
        does: dict[str, Callable[[], None]] = {
            intents.ACCEPT: self._accept,
            intents.FINISH: self._accept,
            intents.NEXT: lambda: self._next_target(1),
            intents.PREVIOUS: lambda: self._next_target(-1),
            intents.UNDO: self.undo,
            intents.HINT: self.aids.ask_hint,
            intents.ZOOM: lambda: self.enlarge([name for name in (self.pointed,) if name]),
            intents.LAST: self._last_trick,
            intents.LOG: lambda: overlays.history(self.app, self.session),
            intents.RULES: self._open_rules,
            intents.MENU: lambda: overlays.pause(self.app, self.session),
        }
        if intent in does:
            does[intent]()
            return
        self._keys_used = self._keys_used or intent in intents.DIRECTIONS
        super().intent(intent)

    def _accept(self) -> None:
        self._keys_used = True
        name = self.ui.focus.current
        if name is None:
            self._next_target(1)
        elif name in self.ui.widgets:
            self.ui.press()
        else:
            rect = self.rect_of(name)
            self.point(self._bearing(name), rect.midtop if rect else None)

    def _next_target(self, step: int) -> None:
        self._keys_used = True
        targets = self.walk.targets or [name for name, _ in self.extra_choices()]
        if targets:
            at = targets.index(self.ui.focus.current) + step if self.ui.focus.current in targets else 0
            self.ui.focus.current = targets[at % len(targets)]

    def back(self) -> None:
        """Esc and B: a step of pointing back, else the pause."""
        if self.walk.back():
            self.offer()
        else:
            overlays.pause(self.app, self.session)

    def _open_rules(self) -> None:
        overlays.rules(self.app, self.view, self.session, self.aids.refused)

    def _last_trick(self) -> None:
        overlays.last_trick(self.app, self.view, self.seen, self.session.names)

    def enlarge(self, names: Sequence[str]) -> None:
        """Show the first of these that there is something to tell about, large."""
        found = self._zoom_of(names)
        if found is not None:
            overlays.enlarged(self.app, self.view, found)

    def hints(self) -> list[Hint]:
        return hud.hints(self.view, bool(self.walk.chosen), self._moving)
