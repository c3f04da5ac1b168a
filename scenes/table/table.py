"""The table: the one scene in which every game is played.

It lays what the session's eyes may see, lets the stage move the pieces, walks the paths of the legal moves with mouse,
drag, keys and pad, and lets computers take their turn without a frame waiting for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core import Event, Move
from scenes import intents
from scenes.scene import Hint, Scene
from scenes.stage.motion import SPEEDS
from scenes.stage.stage import Stage
from scenes.table import buttons, hud, lights, view
from scenes.table.ground import Ground
from scenes.table.pointer import Pointer
from scenes.table.refusals import trouble, undo_refused
from scenes.table.session import Session
from scenes.table.view import SAY, Lay, Room, Zoom
from scenes.table.walk import Walk
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App

BEAT = 0.35  # seconds at normal speed between a computer's decisions
LAST_BEAT = 1.1  # seconds at normal speed between the last move and the results


class Table(Scene):
    """A match on the table, from the deal to the result."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.view = view(session.match.rulebook.key)
        self.stage = Stage(self.view.paint)
        self.parts = hud.frame(app.measure)
        self.lay = Lay()
        self.seen = session.observe()
        self.walk = Walk(self.seen, self._paths, session.match.rulebook.moves)
        self._ground = Ground()
        self._story: list[str] = []
        self._choices: list[tuple[str, str]] = []
        self._wait = 0.0
        self.pointer = Pointer(self)
        self._keys_used = False
        self._ended = False

    # -- laying -------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        self.view.forget()
        self.stage.forget()
        self.parts = hud.frame(self.measure)
        self._choices = []
        self._make_menu()
        self.show(at_once=bool(self.stage.poses))  # the first time the pieces are dealt

    @property
    def pace(self) -> float:
        """Factor on every duration, by the setting."""
        return SPEEDS[self.app.settings.speed]

    def show(self, at_once: bool = False, events: Sequence[Event] = ()) -> None:
        """Lay the table for what the screen's eyes may see now, and let the pieces go there."""
        self.seen = self.session.observe()
        room = Room(self.parts.table, self.measure, self.session.bottom, self.session.names)
        self.lay = self.view.lay(self.seen, room)
        speed = 0.0 if at_once else self.pace
        order = {str(part): at for at, event in enumerate(events) for part in event.parts.values()}
        reduced = self.app.settings.reduced_motion
        self.stage.show(self.lay.poses, self.lay.places, speed=speed, reduced=reduced, order=order)
        if at_once:
            self.stage.finish()
        self.walk = Walk(self.seen, self._paths, self.session.match.rulebook.moves)
        self.offer()

    def _paths(self, move: Move) -> Sequence[tuple[str, ...]]:
        return self.view.paths(self.seen, move)

    def ready(self, before: str | None) -> None:
        self.ui.focus.current = before
        self.offer()

    def offer(self) -> None:
        """Make the buttons and the places that the focus can go to, for the present step of the walk."""
        targets = self.walk.targets
        self._make_choices([(name, self._label(name)) for name in targets if name.startswith(SAY)])
        places = [(name, self._rect(name)) for name in targets if not name.startswith(SAY)]
        others = [(n, Rect(p.rect)) for n, p in self.stage.poses.items() if n not in targets and p.z >= 1]
        widgets = [(w.name, w.rect) for w in self.ui.widgets.values()]
        said = [spot for spot in widgets if spot[0].startswith(SAY)]
        rest = [spot for spot in widgets if not spot[0].startswith(SAY)]
        first = places[0][0] if places else said[0][0] if said else None
        spots = [(name, rect) for name, rect in [*places, *said, *others, *rest] if rect is not None]
        if self.ui.focus.current not in targets:
            self.ui.focus.current = None
        self.ui.focus.offer(spots, start=first if self._keys_used else None)

    def _rect(self, name: str) -> Rect | None:
        if name in self.stage.poses:
            return Rect(self.stage.poses[name].rect)
        return self.lay.spots.get(name)

    def _make_menu(self) -> None:
        menu = (
            ("menu:pause", "ui/pause", self.back),
            ("menu:rules", "ui/info", self._open_rules),
            ("menu:undo", "ui/undo", self.undo),
            ("menu:zoom", "ui/zoom", lambda: self.intent(intents.ZOOM)),
        )
        buttons.make_menu(self.ui, self.measure, self.parts.menu, menu)

    def _make_choices(self, choices: list[tuple[str, str]]) -> None:
        """The buttons of choices that lie nowhere on the table; making widgets is slow, so only when they change."""
        if choices == self._choices:
            return
        for name, _ in self._choices:
            self.ui.remove(name)
        self._choices = choices
        buttons.make_choices(self.ui, self.measure, self.parts.buttons, choices, lambda name: self.point([name]))

    def _label(self, name: str) -> str:
        move = self.walk.meant(name)
        return self.view.button(self.seen, move) if move is not None else tr(name.removeprefix(SAY))

    # -- choosing -----------------------------------------------------------------------------------------------------

    @property
    def may_choose(self) -> bool:
        """Whether a person whose eyes the screen has must decide now."""
        return self.session.person_decides

    def point(self, names: Sequence[str], place: tuple[int, int] | None = None) -> None:
        """Point at something, however it was pointed at; refused attempts are answered where they were made."""
        if not self.may_choose or not names:
            return
        step = self.walk.point(names)
        if step.move is not None:
            self.play(step.move)
        elif step.on:
            self.app.sounds.play("press")
            self.offer()
        elif step.refused:
            self._refuse(step.refused, place)

    def _refuse(self, meant: Sequence[Move], place: tuple[int, int] | None) -> None:
        reason = self.session.why_not(meant[0])
        if reason is not None:
            self.app.sounds.play("refuse")
            self.app.notice(self.view.why_not(reason, self.session.names), place)

    def play(self, move: Move) -> None:
        """Carry out a decision and show it."""
        fault = self.session.journal.fault
        events = self.session.play(move)
        if self.session.journal.fault is not None and fault is None:
            self.app.notice(tr("This match cannot be saved just now; it goes on all the same."))
        self._tell(events)
        self.show(events=events)
        self._wait = BEAT * self.pace

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            sentence = self.view.say(event, self.session.names)
            if sentence:
                self._story = [*self._story, sentence][-2:]
            sound = self.view.sound(event)
            if sound:
                self.app.sounds.play(sound)

    def undo(self) -> None:
        """Back to this person's last decision, or a sentence that says why not."""
        reason = self.session.undo()
        if reason is None:
            self._story = []
            self._ended = False
            self.show()
        else:
            self.app.notice(undo_refused(reason))

    # -- time ---------------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.stage.update(seconds)
        self.pointer.hold(seconds)
        if self.app.top is not self:
            return
        move = self.session.think()
        if self.stage.moving:
            return
        self._wait -= seconds
        if self._wait <= 0:
            self._step(move)

    def _step(self, move: Move | None) -> None:
        """Whatever comes next without a person: the end, a hand-over, a computer's move."""
        if self.session.decider is None:
            self._end()
        elif self.session.hand_over_to is not None:
            self._hand_over(self.session.hand_over_to)
        elif self.session.follow_open_turn():
            self.show()
        elif move is not None:
            self.play(move)
            if self.session.trouble is not None:
                self._story = [*self._story, trouble(self.session.trouble)][-2:]
        else:
            formality = self.session.formality()
            if formality is not None:
                self.play(formality)

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self._wait = LAST_BEAT * self.pace
            return
        from scenes.results import Results

        self.app.push(Results(self.app, self.session))

    def _hand_over(self, seat: int) -> None:
        from scenes.handover import HandOver

        def arrived() -> None:
            self.session.turn_to(seat)
            self._story = []
            self.show(at_once=True)

        self.app.push(HandOver(self.app, self.view, seat, self.session.names[seat], arrived))

    def resumed(self, result: object) -> None:
        if result == "next":
            self.session.next_game()
            self._story = []
            self._ended = False
            self.show()
        self._wait = 0.0 if result != "next" else BEAT * self.pace

    def closed(self) -> None:
        self.session.close()

    def lively(self) -> bool:
        busy = self.stage.unfinished or self.pointer.dragged is not None
        return busy or self.session.computer_decides or super().lively()

    # -- mouse --------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.stage.finish()
            self._keys_used = False
            if event.button == 3:
                self.enlarge(self.pointer.names_at(event.pos))
                return True
        if super().handle(event):
            return True
        self.pointer.handle(event)
        return False

    # -- keys and pads ------------------------------------------------------------------------------------------------

    def intent(self, intent: str) -> None:
        if intent == intents.FINISH and self.stage.moving:
            self.stage.finish()
            self._wait = 0.0
            return
        if intent in (intents.ACCEPT, intents.FINISH):
            self._accept()
        elif intent in (intents.NEXT, intents.PREVIOUS):
            self._next_target(1 if intent == intents.NEXT else -1)
        elif intent == intents.UNDO:
            self.undo()
        elif intent == intents.ZOOM:
            self.enlarge([name for name in (self.pointed,) if name])
        elif intent == intents.RULES:
            self._open_rules()
        elif intent == intents.MENU:
            self._pause()
        else:
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
            rect = self._rect(name)
            self.point(self._bearing(name), rect.midtop if rect else None)

    def _bearing(self, name: str) -> list[str]:
        """A name together with the spots that its piece lies on."""
        rect = self._rect(name)
        return [name] if rect is None else [name, *(n for n in self.pointer.names_at(rect.center) if n != name)]

    def _next_target(self, step: int) -> None:
        self._keys_used = True
        targets = self.walk.targets
        if targets:
            at = targets.index(self.ui.focus.current) + step if self.ui.focus.current in targets else 0
            self.ui.focus.current = targets[at % len(targets)]

    def back(self) -> None:
        """Esc and B: a step of pointing back, else the pause."""
        if self.walk.back():
            self.offer()
        else:
            self._pause()

    def _pause(self) -> None:
        from scenes.pause import Pause

        self.app.push(Pause(self.app, self.session))

    def _open_rules(self) -> None:
        from scenes.rules import Rules

        self.app.push(Rules(self.app, self.view.key, self.session.match.options))

    # -- telling ------------------------------------------------------------------------------------------------------

    @property
    def pointed(self) -> str | None:
        """What the player points at: by focus when keys or pad were used last, else by mouse."""
        return self.ui.focus.current if self._keys_used else self.pointer.hover

    def _zoom_of(self, names: Sequence[str]) -> Zoom | None:
        return next((found for name in names if (found := self.view.zoom(self.seen, name)) is not None), None)

    def enlarge(self, names: Sequence[str]) -> None:
        """Show the first of these that there is something to tell about, large."""
        found = self._zoom_of(names)
        if found is not None:
            from scenes.table.zoom import Enlarged

            self.app.push(Enlarged(self.app, self.view, found))

    def _status(self) -> str:
        if self.session.decider is None:
            return tr("The game is over.")
        name = self.session.names[self.session.decider]
        if self.session.computer_decides:
            return tr("{name} is thinking…", name=name)
        return self.view.status(self.seen, name)

    def hints(self) -> list[Hint]:
        shown = [("move", tr("point")), (intents.ACCEPT, tr("choose"))]
        shown.append((intents.BACK, tr("put back") if self.walk.chosen else tr("pause")))
        shown += [(intents.NEXT, tr("next choice")), (intents.ZOOM, tr("enlarge")), (intents.UNDO, tr("undo"))]
        shown.append((intents.RULES, tr("rules")))
        if self.stage.moving:
            shown.insert(0, (intents.FINISH, tr("skip")))
        return shown

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        m, parts = self.measure, self.parts
        self._ground.draw(surface, self.view, self.lay, parts.table)
        targets = self.walk.targets if self.may_choose else []
        spots = [name for name in targets if name not in self.stage.poses]
        lights.under(surface, m, self.lay, self._rects(spots))
        self.stage.draw(surface, self.pointer.lifted())
        self._draw_lights(surface, targets)
        self._ground.draw_notes(surface, self.lay, m)
        story = "  ·  ".join(self._story)
        hud.draw_status(surface, m, parts.status, self.view, self.session, self._status(), story)
        hud.draw_pad(surface, m, parts.pad, self.view, self.session, self.seen)
        pointed = self.pointed or (self.walk.chosen[-1] if self.walk.chosen else None)
        zoom = self._zoom_of(self._bearing(pointed)) if pointed else None
        hud.draw_reader(surface, m, self._reader(), self.view, zoom)
        self.ui.focus_shown = self._keys_used
        self.ui.draw(surface)

    def _reader(self) -> Rect:
        """The reader's place: down to the buttons of choices, where there are any."""
        box = self.parts.reader
        tops = [self.ui.widgets[name].rect.top for name, _ in self._choices]
        return Rect(box.left, box.top, box.w, (min(tops) - self.measure.px(1.2) if tops else box.bottom) - box.top)

    def _draw_lights(self, surface: Surface, targets: Sequence[str]) -> None:
        dragged = self.pointer.dragged
        still = [] if self.stage.moving else [n for n in targets if n in self.stage.poses and n != dragged]
        pointed = self.pointed
        meant = self.walk.meant(pointed) if pointed is not None and pointed in targets else None
        preview = self.view.preview(self.seen, meant) if meant is not None else ()
        ring = self.ui.focus.rect if self._keys_used and self.ui.focus.current not in self.ui.widgets else None
        chosen = [name for name in self.walk.chosen if name != dragged]
        lights.over(surface, self.measure, self._rects(still), self._rects(chosen), self._rects(preview), ring)

    def _rects(self, names: Sequence[str]) -> list[Rect]:
        return [rect for name in names if (rect := self._rect(name)) is not None]
