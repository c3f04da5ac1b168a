"""A table as it is laid and seen: pieces on their way, lights, texts, buttons. `table.Table` adds the playing."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core import Event, Move
from scenes.scene import Scene
from scenes.stage.motion import SPEEDS
from scenes.stage.stage import Stage
from scenes.table import buttons, hud, lights, reader, view
from scenes.table.ground import Ground
from scenes.table.pointer import Pointer
from scenes.table.session import Session
from scenes.table.side import Said, Side
from scenes.table.view import SAY, Lay, Room, Zoom
from scenes.table.walk import Walk
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.app import App

BEAT = 0.35  # seconds at normal speed between a computer's decisions
STOP_BEAT = 0.85  # seconds at normal speed for which a stop on the way is shown


class LaidTable(Scene):
    """One match laid for whoever is at the screen. What is open to choose, and what choosing does, is left to
    `Table`."""

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
        self.side = Side(self.view, session)
        self.advice: tuple[str, ...] = ()
        """The path of the move that a hint advises, lit until something changes."""
        self._choices: list[tuple[str, str]] = []
        self._closed = 0
        self._wait = 0.0
        self.pointer = Pointer(self)
        self._keys_used = False
        self._way: list[Lay] = []
        self._recalling = False
        self._changed = True
        """Whether something was laid or said anew since the last drawing."""

    # -- what playing decides -----------------------------------------------------------------------------------------

    @property
    def may_choose(self) -> bool:
        """Whether a person whose eyes the screen has must decide now."""
        return False

    @property
    def open_moves(self) -> Sequence[Move] | None:
        """The only moves that are open just now, where that is less than all legal ones."""
        return None

    def closed_choices(self) -> list[tuple[str, str]]:
        """Buttons of choices that are shown, but not open just now: their names and labels."""
        return []

    def extra_choices(self) -> list[tuple[str, str]]:
        """Buttons that are no choice of the game: their names and labels."""
        return []

    def menu(self) -> buttons.Menu:
        """The small buttons in the corner."""
        return ()

    def press(self, name: str) -> None:
        """A button of a choice was pressed."""

    def point(self, names: Sequence[str], place: tuple[int, int] | None = None) -> None:
        """Point at something, however it was pointed at."""

    def enlarge(self, names: Sequence[str]) -> None:
        """Show the first of these that there is something to tell about, large."""

    # -- laying -------------------------------------------------------------------------------------------------------

    def build(self) -> None:
        self.view.forget()
        self.stage.forget()
        self.parts = hud.frame(self.measure)
        self._choices = []
        buttons.make_menu(self.ui, self.measure, self.parts.menu, self.menu())
        advice = self.advice
        self.show(at_once=bool(self.stage.poses))  # the first time the pieces are dealt
        self.advice = advice

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
        self.walk = Walk(self.seen, self._paths, self.session.match.rulebook.moves, self.open_moves)
        self.advice = ()
        order = {str(part): at for at, event in enumerate(events) for part in event.parts.values()}
        self._way = [*stops, self.laid()]
        self._lay_next(at_once, order)

    def laid(self) -> Lay:
        """The table as it is to be seen now."""
        return self.view.lay(self.seen, self._room)

    @property
    def _room(self) -> Room:
        return Room(self.parts.table, self.measure, self.session.bottom, self.session.names)

    def _lay_next(self, at_once: bool = False, order: Mapping[str, int] | None = None) -> None:
        """Lay the next stop on the way, or at its end what there is to see now."""
        self.lay = self._way.pop(0)
        self._changed = True
        speed = 0.0 if at_once else self.pace
        reduced = self.app.settings.reduced_motion
        self.stage.show(self.lay.poses, self.lay.places, speed=speed, reduced=reduced, order=order)
        if at_once:
            self.stage.finish()
        # A stop is seen even where nothing moves: else nobody would see what it shows.
        self._wait = STOP_BEAT * (self.pace or 0.6) if self._way else BEAT * self.pace
        self.offer()

    @property
    def _unfinished(self) -> bool:
        """Whether the next frame will look different even where nothing happens."""
        return self._changed or self.stage.unfinished or self._ground.unfinished or self.side.unfinished

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
        said_here = [name for name in targets if name.startswith(SAY)] if self.session.person_decides else []
        choices = [(name, self.label(name)) for name in said_here]
        choices += self.extra_choices()
        self._make_choices(choices, self.closed_choices())
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

    def _make_choices(self, choices: list[tuple[str, str]], closed: list[tuple[str, str]]) -> None:
        """The buttons of choices that lie nowhere on the table; making widgets is slow, so only when they change."""
        wanted = [*choices, *closed]
        if wanted == self._choices and len(closed) == self._closed:
            return
        for name, _ in self._choices:
            self.ui.remove(name)
        self._choices, self._closed = wanted, len(closed)
        shut = [name for name, _ in closed]
        buttons.make_choices(self.ui, self.measure, self.parts.buttons, wanted, self.press, shut)

    def label(self, name: str) -> str:
        """What the button of a choice says."""
        move = self.walk.meant(name)
        return self.view.button(self.seen, move) if move is not None else tr(name.removeprefix(SAY))

    # -- telling ------------------------------------------------------------------------------------------------------

    @property
    def pointed(self) -> str | None:
        """What the player points at: by focus when keys or pad were used last, else by mouse."""
        name = self.ui.focus.current if self._keys_used else self.pointer.hover
        there = name in self.stage.poses or name in self.lay.spots or name in self.ui.widgets
        return name if there else None

    def _zoom_of(self, names: Sequence[str]) -> Zoom | None:
        return next((found for name in names if (found := self.view.zoom(self.seen, name)) is not None), None)

    def _bearing(self, name: str) -> list[str]:
        """A name together with the spots that its piece lies on."""
        rect = self.rect_of(name)
        return [name] if rect is None else [name, *(n for n in self.pointer.names_at(rect.center) if n != name)]

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        m, parts, began = self.measure, self.parts, time.perf_counter()
        self._changed = False
        self._ground.draw(surface, self.view, self.lay, parts.table)
        self.side.draw(surface, m, parts, self.beside())  # now, while no piece flies over it: its picture is kept
        targets = self.walk.targets if self.may_choose else []
        spots = [name for name in targets if name not in self.stage.poses]
        lights.under(surface, m, self._rects(spots))
        lifted = self.pointer.lifted()
        self.stage.draw_still(surface, lifted, began)
        self._draw_lights(surface, targets)
        self._ground.draw_notes(surface, self.lay, m)
        self.stage.draw_moving(surface)
        self.ui.focus_shown = self._keys_used
        self.ui.draw(surface)

    def beside(self) -> Said:
        """What is to be read beside the table: what came of a decision only when the table has come to show it."""
        if self._way and not self._recalling and self.side.said is not None:
            return self.side.said
        pointed = self.pointed or (self.walk.chosen[-1] if self.walk.chosen else None)
        zoom = self._zoom_of(self._bearing(pointed)) if pointed else None
        tops = [self.ui.widgets[name].rect.top - self.measure.px(1.2) for name, _ in self._choices]
        end = min([*tops, self.parts.reader.bottom])
        status = tr("Since your last turn…") if self._recalling else hud.status(self.view, self.session, self.seen)
        needs = reader.least(self.measure, self.parts.reader.w, zoom)
        return self.side.to_say(self.measure, self.seen, status, zoom, self.reader_top(needs, end), end)

    def notice_area(self) -> Rect | None:
        """Over the reader: nothing on the table is covered."""
        said, box = self.beside(), self.parts.reader
        return Rect(box.left, said.top, box.w, said.end - said.top)

    def reader_top(self, needs: int, end: int) -> int:
        """Where the reader begins that ends at `end`, in pixels: it is as high as the words need that it has to show,
        over the score pad if it must."""
        return min(self.parts.reader.top, max(self.parts.pad.top, end - needs))

    def _draw_lights(self, surface: Surface, targets: Sequence[str]) -> None:
        dragged = self.pointer.dragged
        still = [] if self.stage.moving else [n for n in targets if n in self.stage.poses and n != dragged]
        pointed = self.pointed
        meant = self.walk.meant(pointed) if pointed is not None and pointed in targets else None
        preview = self.view.preview(self.seen, meant) if meant is not None else ()
        ring = self._ring() if self._keys_used and self.ui.focus.current not in self.ui.widgets else None
        chosen = [name for name in (*self.walk.chosen, *self.advice) if name != dragged]
        seen = [self.stage.uncovered(name) for name in still]
        lights.over(surface, self.measure, seen, self._rects(chosen), self._rects(preview), ring)
        lights.advised(surface, self.measure, self._rects([name for name in self.advice if name != dragged]))

    def _ring(self) -> Rect | None:
        """Where the ring of the focus lies: around what is seen of a piece that others cover."""
        name = self.ui.focus.current
        return self.stage.uncovered(name) if name in self.stage.poses else self.ui.focus.rect

    def _rects(self, names: Sequence[str]) -> list[Rect]:
        return [rect for name in names if (rect := self.rect_of(name)) is not None]
