"""The table: the one scene in which every game is played.

It lays what the session's eyes may see, lets the stage move the pieces, walks the paths of the legal moves with mouse,
drag, keys and pad, and lets computers take their turn without a frame waiting for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core import Event, Move
from scenes import intents
from scenes.scene import Hint, Scene
from scenes.stage.motion import SPEEDS
from scenes.stage.stage import Stage
from scenes.table import buttons, hud, lights, overlays, shared_words, view
from scenes.table.aids import Aids
from scenes.table.ground import Ground
from scenes.table.pointer import Pointer
from scenes.table.recap import recap
from scenes.table.session import Session
from scenes.table.side import Side
from scenes.table.view import SAY, Lay, Room, Zoom
from scenes.table.walk import Walk
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App

_PLAY_OUT = "play_out"
BEAT = 0.35  # seconds at normal speed between a computer's decisions
STOP_BEAT = 0.85  # seconds at normal speed for which a stop on the way is shown
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
        self._side = Side(self.view, session)
        self.aids = Aids(self)
        self._choices: list[tuple[str, str]] = []
        self._wait = 0.0
        self.pointer = Pointer(self)
        self._keys_used = False
        self._ended = False
        self._way: list[Lay] = []
        self._recalling = False

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
        """Lay the table for what the screen's eyes may see now, and let the pieces go there, with the stops on the way
        that `events` call for."""
        before, self.seen = self.seen, self.session.observe()
        room = self._room
        stops = self.view.stops(before, events, self.seen, room) if events and not at_once else ()
        self.walk = Walk(self.seen, self._paths, self.session.match.rulebook.moves)
        self.aids.advice = ()
        order = {str(part): at for at, event in enumerate(events) for part in event.parts.values()}
        self._way = [*stops, self.view.lay(self.seen, room)]
        self._lay_next(at_once, order)

    @property
    def _room(self) -> Room:
        return Room(self.parts.table, self.measure, self.session.bottom, self.session.names)

    def _lay_next(self, at_once: bool = False, order: Mapping[str, int] | None = None) -> None:
        """Lay the next stop on the way, or at its end what there is to see now."""
        self.lay = self._way.pop(0)
        speed = 0.0 if at_once else self.pace
        reduced = self.app.settings.reduced_motion
        self.stage.show(self.lay.poses, self.lay.places, speed=speed, reduced=reduced, order=order)
        if at_once:
            self.stage.finish()
        # A stop is seen even where nothing moves: else nobody would see what it shows.
        self._wait = STOP_BEAT * (self.pace or 0.6) if self._way else BEAT * self.pace
        self.offer()

    @property
    def _moving(self) -> bool:
        return bool(self._way) or self.stage.moving

    def _hurry(self) -> bool:
        """Let everything arrive at once; False if nothing was on its way."""
        hurried = self._moving
        while self._way:
            self._lay_next(at_once=True)
        self.stage.finish()
        self._recalling = False
        return hurried

    def _paths(self, move: Move) -> Sequence[tuple[str, ...]]:
        return self.view.paths(self.seen, move)

    def ready(self, before: str | None) -> None:
        self.ui.focus.current = before
        self.offer()

    def offer(self) -> None:
        """Make the buttons and the places that the focus can go to, for the present step of the walk."""
        targets = self.walk.targets
        choices = [(name, self.label(name)) for name in targets if name.startswith(SAY)]
        if self.may_choose and self.seen.settled is not None:
            choices.append((_PLAY_OUT, tr("It is decided: play it out")))
        self._make_choices(choices)
        places = [(name, self.rect_of(name)) for name in targets if not name.startswith(SAY)]
        others = [(n, Rect(p.rect)) for n, p in self.stage.poses.items() if n not in targets and p.z >= 1]
        widgets = [(w.name, w.rect) for w in self.ui.widgets.values()]
        said = [spot for spot in widgets if spot[0].startswith(SAY)]
        rest = [spot for spot in widgets if not spot[0].startswith(SAY)]
        first = places[0][0] if places else said[0][0] if said else None
        spots = [(name, rect) for name, rect in [*places, *said, *others, *rest] if rect is not None]
        if self.ui.focus.current not in targets:
            self.ui.focus.current = None
        self.ui.focus.offer(spots, start=first if self._keys_used else None)

    def rect_of(self, name: str) -> Rect | None:
        """Where a piece or a spot is; None for what lies nowhere."""
        if name in self.stage.poses:
            return Rect(self.stage.poses[name].rect)
        return self.lay.spots.get(name)

    def _make_menu(self) -> None:
        menu = (
            ("menu:pause", "ui/pause", self.back),
            ("menu:rules", "ui/info", self._open_rules),
            ("menu:undo", "ui/undo", self.undo),
            ("menu:log", "ui/log", lambda: overlays.history(self.app, self.session)),
            *([("menu:last", "ui/piles", self._last_trick)] if self.view.looks_back else []),
        )
        buttons.make_menu(self.ui, self.measure, self.parts.menu, menu)

    def _make_choices(self, choices: list[tuple[str, str]]) -> None:
        """The buttons of choices that lie nowhere on the table; making widgets is slow, so only when they change."""
        if choices == self._choices:
            return
        for name, _ in self._choices:
            self.ui.remove(name)
        self._choices = choices
        buttons.make_choices(self.ui, self.measure, self.parts.buttons, choices, self._press)

    def _press(self, name: str) -> None:
        """A button was pressed: a choice of the game, or the wish that the computer play all seats to the end."""
        if name == _PLAY_OUT:
            self.session.play_out()
            self.show()
        else:
            self.point([name])

    def label(self, name: str) -> str:
        """What the button of a choice says."""
        move = self.walk.meant(name)
        return self.view.button(self.seen, move) if move is not None else tr(name.removeprefix(SAY))

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
            self.play(step.move)
        elif step.on:
            self.app.sounds.play("press")
            self.offer()
        elif step.refused:
            self.aids.refuse(step.refused, place)

    def play(self, move: Move) -> None:
        """Carry out a decision and show it."""
        fault = self.session.journal.fault
        events = self.session.play(move)
        if self.session.journal.fault is not None and fault is None:
            self.app.notice(tr("This match cannot be saved just now; it goes on all the same."))
        self._tell(events)
        self.show(events=events)

    def _tell(self, events: Sequence[Event]) -> None:
        self._side.tell(events)
        for event in events:
            sound = self.view.sound(event)
            if sound:
                self.app.sounds.play(sound)

    def undo(self) -> None:
        """Back to this person's last decision, or a sentence that says why not."""
        reason = self.session.undo()
        if reason is None:
            self._side.recount()
            self._ended = False
            self.show()
        else:
            self.app.notice(shared_words.undo_refused(reason))

    # -- time ---------------------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.stage.update(seconds)
        self.pointer.hold(seconds)
        if self.app.top is not self:
            return
        self.aids.take_hint()
        move = self.session.think()
        if self.stage.moving:
            return
        self._wait -= seconds
        if self._wait > 0:
            return
        if self._way:
            self._lay_next()
        else:
            self._recalling = False
            self._step(move)

    def _step(self, move: Move | None) -> None:
        """Whatever comes next without a person: the end, a hand-over, a computer's move."""
        if self.session.decider is None:
            self._end()
        elif self.session.hand_over_to is not None:
            self.cover()
        elif self.session.follow_open_turn():
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
            overlays.curtain(self.app, self.view, self.session, seat, lambda: self._arrived(seat))

    def _arrived(self, seat: int) -> None:
        """The person of `seat` has come: show what happened since their last turn, then the table as it is."""
        self.session.turn_to(seat)
        self._side.recount()
        self.show(at_once=True)
        self._way = recap(self.session.match, seat, self.view, self._room)
        self._recalling = bool(self._way)
        if self._way:
            self._lay_next(at_once=True)

    def resumed(self, result: object) -> None:
        if result == "next":
            self.session.next_game()
            self._ended = False
            self.show()
            self.cover()

    def closed(self) -> None:
        self.session.close()

    def lively(self) -> bool:
        busy = self._moving or self.stage.unfinished or self.pointer.dragged is not None
        return busy or self.session.computer_decides or super().lively()

    # -- mouse --------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            stopped = bool(self._way)
            self._hurry()
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
        if intent in (intents.FINISH, intents.ACCEPT) and (self._way or intent == intents.FINISH) and self._hurry():
            self._wait = 0.0
            return
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

    def _bearing(self, name: str) -> list[str]:
        """A name together with the spots that its piece lies on."""
        rect = self.rect_of(name)
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
            overlays.pause(self.app, self.session)

    def _open_rules(self) -> None:
        overlays.rules(self.app, self.view, self.session, self.aids.refused)

    def _last_trick(self) -> None:
        overlays.last_trick(self.app, self.view, self.seen, self.session.names)

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
            overlays.enlarged(self.app, self.view, found)

    def hints(self) -> list[Hint]:
        return hud.hints(self.view, bool(self.walk.chosen), self._moving)

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
        pointed = self.pointed or (self.walk.chosen[-1] if self.walk.chosen else None)
        zoom = self._zoom_of(self._bearing(pointed)) if pointed else None
        tops = [self.ui.widgets[name].rect.top - m.px(1.2) for name, _ in self._choices]
        end = min([*tops, parts.reader.bottom])
        said = tr("Since your last turn…") if self._recalling else hud.status(self.view, self.session, self.seen)
        self._side.draw(surface, m, parts, self.seen, said, zoom, end)
        self.ui.focus_shown = self._keys_used
        self.ui.draw(surface)

    def _draw_lights(self, surface: Surface, targets: Sequence[str]) -> None:
        dragged = self.pointer.dragged
        still = [] if self.stage.moving else [n for n in targets if n in self.stage.poses and n != dragged]
        pointed = self.pointed
        meant = self.walk.meant(pointed) if pointed is not None and pointed in targets else None
        preview = self.view.preview(self.seen, meant) if meant is not None else ()
        ring = self.ui.focus.rect if self._keys_used and self.ui.focus.current not in self.ui.widgets else None
        chosen = [name for name in (*self.walk.chosen, *self.aids.advice) if name != dragged]
        seen = [self.stage.uncovered(name) for name in still]
        lights.over(surface, self.measure, seen, self._rects(chosen), self._rects(preview), ring)

    def _rects(self, names: Sequence[str]) -> list[Rect]:
        return [rect for name in names if (rect := self.rect_of(name)) is not None]
