"""The widgets that screens are made of, over pygame_gui: made in one place, walked by keys and pads, sized to fit.

Every widget has a name; the focus moves between them by direction. A widget that may not be used now is not disabled:
it looks dim, and pressing it says why (`refuse`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame
import pygame_gui
from pygame import Rect, Surface
from pygame_gui.core import ObjectID
from pygame_gui.core.interfaces import IUIElementInterface

from scenes.ui import pictures, text, theme
from scenes.ui.focus import Focus
from scenes.ui.manager import Manager
from scenes.ui.measure import BODY, Measure

Action = Callable[[], None]


@dataclass(slots=True)
class Widget:
    """One thing to press, turn or type into."""

    name: str
    rect: Rect
    press: Action | None = None
    turn: Callable[[int], None] | None = None
    refuse: str = ""
    icon: str = ""
    ink: theme.Colour = theme.CREAM
    elements: list[IUIElementInterface] = field(default_factory=list)
    paint: Callable[[Surface, Rect], None] | None = None
    shows_focus: bool = False
    """Whether `paint` shows by itself that the widget has the focus."""


class Ui:
    """The widgets of one screen for one size of window."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.focus = Focus()
        self.widgets: dict[str, Widget] = {}
        self.refused: Callable[[str], None] = lambda _sentence: None
        self.changed: Callable[[str], None] = lambda _name: None
        self.focus_shown = True
        self.start: str | None = None
        """The widget that has the focus at first."""
        self._body = measure.font(BODY)
        self._by_element: dict[IUIElementInterface, tuple[Widget, int]] = {}
        self._entries: dict[str, tuple[pygame_gui.elements.UITextEntryLine, Callable[[str], None]]] = {}
        self._sliders: dict[str, tuple[pygame_gui.elements.UIHorizontalSlider, Callable[[int], None]]] = {}
        self._made: pygame_gui.UIManager | None = None
        self._fresh = False
        """Whether there are widgets that no update has seen: pygame_gui would not draw them yet."""

    @property
    def manager(self) -> pygame_gui.UIManager:
        """The pygame_gui manager, made when the first widget needs it."""
        if self._made is None:
            size = (self.measure.width, self.measure.height)
            self._made = Manager(size, self._body, self.measure.unit)
        return self._made

    # -- making -------------------------------------------------------------------------------------------------------

    def button(
        self,
        name: str,
        rect: Rect,
        label: str,
        press: Action,
        *,
        style: str = "leather",
        icon: str = "",
        refuse: str = "",
        share: int | None = None,
    ) -> Widget:
        """A button. With `refuse` (a sentence) pressing it says that instead. `share` (from `share_for`) is for buttons
        whose labels are to be of one size."""
        ink = theme.CREAM if style in ("leather", "quiet") else theme.INK
        widget = Widget(name, rect, press, refuse=refuse, icon=icon, ink=ink)
        self._element_button(widget, rect, label, style, 0, share)
        return self._add(widget)

    def stepper(
        self, name: str, rect: Rect, labels: Sequence[str], index: int, change: Callable[[int], None], refuse: str = ""
    ) -> Widget:
        """One value out of several, with an arrow on each side; the focus turns it with left and right."""

        def turn(step: int) -> None:
            if refuse:
                self.refused(refuse)
            elif labels:
                change((index + step) % len(labels))
                self.changed(name)

        side = min(rect.h, rect.w // 4)
        widget = Widget(name, rect, lambda: turn(1), turn, refuse)
        left, right = Rect(rect.left, rect.top, side, rect.h), Rect(rect.right - side, rect.top, side, rect.h)
        middle = Rect(left.right, rect.top, rect.w - 2 * side, rect.h)
        self._element_button(widget, left, "", "paper", -1)
        self._element_button(widget, middle, labels[index] if labels else "", "paper", 1)
        self._element_button(widget, right, "", "paper", 1)
        icon = max(6, round(side * 0.5))

        def arrows(surface: Surface, _rect: Rect) -> None:
            for box, way in ((left, "ui/arrow_left"), (right, "ui/arrow_right")):
                drawn = pictures.tinted(way, icon, theme.LEATHER)
                surface.blit(drawn, drawn.get_rect(center=box.center))

        widget.paint = arrows
        return self._add(widget)

    def slider(self, name: str, rect: Rect, value: int, change: Callable[[int], None], step: int = 10) -> Widget:
        """A value from 0 to 100."""

        def turn(direction: int) -> None:
            change(max(0, min(100, value + direction * step)))
            self.changed(name)

        bar = pygame_gui.elements.UIHorizontalSlider(rect, value, (0, 100), self.manager, click_increment=step)
        widget = Widget(name, rect, None, turn, elements=[bar])
        self._sliders[name] = (bar, change)
        return self._add(widget)

    def entry(
        self,
        name: str,
        rect: Rect,
        value: str,
        change: Callable[[str], None],
        longest: int,
        *,
        turn: Callable[[int], None] | None = None,
        press: Action | None = None,
    ) -> Widget:
        """A line to type into, of at most `longest` letters; the focus may `turn` it to another offered text."""
        share = self._share("", rect.w, round(rect.h * 0.9))
        line = pygame_gui.elements.UITextEntryLine(
            rect, self.manager, initial_text=value, object_id=ObjectID(object_id=f"#share{share}")
        )
        line.set_text_length_limit(longest)
        widget = Widget(name, rect, press or (lambda: self.type_into(name)), turn, elements=[line])
        self._entries[name] = (line, change)
        return self._add(widget)

    def spot(self, name: str, rect: Rect, press: Action, paint: Callable[[Surface, Rect], None]) -> Widget:
        """Something drawn by the screen itself that can be pressed, such as a box on the shelf, with its focus."""
        return self._add(Widget(name, rect, press, paint=paint, shows_focus=True))

    def remove(self, name: str) -> None:
        """Take a widget away."""
        widget = self.widgets.pop(name)
        for element in widget.elements:
            self._by_element.pop(element, None)
            element.kill()  # type: ignore[no-untyped-call]

    def _add(self, widget: Widget) -> Widget:
        self.widgets[widget.name] = widget
        self._fresh = True
        return widget

    def share_for(self, labels: Sequence[tuple[str, Rect]]) -> int:
        """The largest size at which each of these labels fits its button with an icon."""
        return max(self._share(label, round(rect.w - self._beside(rect)), rect.h) for label, rect in labels)

    def _beside(self, rect: Rect, icon: bool = True) -> float:
        """What a button's margins and icon take of its width."""
        return self.measure.px(1.4) + (rect.h * 0.95 if icon else 0)

    def _element_button(
        self, widget: Widget, rect: Rect, label: str, style: str, step: int, share: int | None = None
    ) -> None:
        beside = rect.h * 0.95 if widget.icon and label else 0  # the icon's place, left of the label
        index = self._share(label, round(rect.w - self._beside(rect, beside > 0)), rect.h) if share is None else share
        space = text.width(" ", theme.pixels(self._body, theme.SHARES[index]), bold=True)
        shown = " " * math.floor(beside / max(1, space)) + label
        made = pygame_gui.elements.UIButton(
            rect, shown, self.manager, object_id=ObjectID(object_id=f"#share{index}", class_id=f"@{style}")
        )
        widget.elements.append(made)
        self._by_element[made] = (widget, step)

    def _share(self, label: str, room: int, height: int) -> int:
        """The largest share of the body size, from normal down, at which a label fits its button."""
        for index in range(theme.SHARES.index(1.0), len(theme.SHARES)):
            size = theme.pixels(self._body, theme.SHARES[index])
            if text.width(label, size, bold=True) <= room and size * 1.4 <= height:
                return index
        return len(theme.SHARES) - 1

    def ready(self, before: str | None = None) -> None:
        """All widgets are made: offer them to the focus, which stays where it was `before` unless it was set."""
        chosen = self.focus.current or (before if before in self.widgets else self.start)
        self.focus.offer((widget.name, widget.rect) for widget in self.widgets.values())
        self.focus.current = chosen if chosen in self.widgets else None

    # -- using --------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the widgets; True if one used it up."""
        if event.type == pygame_gui.UI_BUTTON_PRESSED:
            return self._pressed(event.ui_element)
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED or event.type == pygame_gui.UI_TEXT_ENTRY_FINISHED:
            return self._typed(event.ui_element, event.text)
        if event.type == pygame_gui.UI_HORIZONTAL_SLIDER_MOVED:
            return self._slid(event.ui_element, event.value)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._press_spot(event.pos):
            return True
        if self._made is None:
            return False
        typing = self.typing()
        used = self._made.process_events(event)
        if typing and event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_ESCAPE, pygame.K_TAB, pygame.K_RETURN, pygame.K_UP, pygame.K_DOWN):
                self._made.set_focus_set(None)
            return event.key not in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN)
        return bool(used)

    def _press_spot(self, pos: tuple[int, int]) -> bool:
        for widget in self.widgets.values():
            if not widget.elements and widget.press is not None and widget.rect.collidepoint(pos):
                self.focus.current = widget.name
                self.press()
                return True
        return False

    def _pressed(self, element: IUIElementInterface) -> bool:
        found = self._by_element.get(element)
        if found is None:
            return False
        widget, step = found
        self.focus.current = widget.name
        if widget.turn is not None and step:
            widget.turn(step)
        else:
            self.press()
        return True

    def _typed(self, element: IUIElementInterface, typed: str) -> bool:
        for line, change in self._entries.values():
            if line is element:
                change(typed)
                return True
        return False

    def _slid(self, element: IUIElementInterface, value: float) -> bool:
        for bar, change in self._sliders.values():
            if bar is element:
                change(round(value))
                return True
        return False

    def press(self) -> None:
        """Press what has the focus."""
        widget = self.widgets.get(self.focus.current or "")
        if widget is None:
            self.focus.move("down")
        elif widget.refuse:
            self.refused(widget.refuse)
        elif widget.press is not None:
            widget.press()

    def steer(self, direction: str) -> None:
        """Left and right turn a stepper or slider that has the focus; otherwise the focus moves."""
        widget = self.widgets.get(self.focus.current or "")
        if widget is not None and widget.turn is not None and direction in ("left", "right"):
            widget.turn(-1 if direction == "left" else 1)
        else:
            self.focus.move(direction)

    def type_into(self, name: str) -> None:
        """Put the cursor into a line to type."""
        line, _ = self._entries[name]
        self.manager.set_focus_set({line})

    def typing(self) -> bool:
        """Whether keys go into a line of text now."""
        return any(line.is_focused for line, _ in self._entries.values())

    def lively(self) -> bool:
        """Whether a cursor blinks."""
        return bool(self._entries) and self.typing()

    def update(self, seconds: float) -> None:
        """Time passes for the widgets."""
        self._fresh = False
        if self._made is not None:
            self._made.update(seconds)

    def draw(self, surface: Surface) -> None:
        """Draw the widgets, their icons and the ring of the focus."""
        if self._fresh:
            self.update(0.0)
        if self._made is not None:
            self._made.draw_ui(surface)
        for widget in self.widgets.values():
            if widget.paint is not None:
                widget.paint(surface, widget.rect)
            if widget.icon:
                self._draw_icon(surface, widget)
            if widget.refuse:
                veil(surface, widget.rect)
        focused = self.widgets.get(self.focus.current or "")
        if focused is not None and self.focus_shown and not focused.shows_focus:
            draw_ring(surface, focused.rect, self.measure)

    def _draw_icon(self, surface: Surface, widget: Widget) -> None:
        size = round(widget.rect.h * 0.55)
        drawn = pictures.tinted(widget.icon, size, widget.ink)
        alone = widget.rect.w <= widget.rect.h * 1.6
        place = drawn.get_rect(center=widget.rect.center)
        if not alone:
            place.left = widget.rect.left + round(widget.rect.h * 0.32)
        surface.blit(drawn, place)


def veil(surface: Surface, rect: Rect) -> None:
    """Dim a place: the rules refuse it."""
    shade = Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(shade, (*theme.PAPER, 150), shade.get_rect(), border_radius=rect.h // 6)
    surface.blit(shade, rect)


def draw_ring(surface: Surface, rect: Rect, measure: Measure) -> None:
    """The warm gold ring around what has the focus: a dark edge keeps it visible on any ground."""
    around = rect.inflate(measure.px(0.9), measure.px(0.9))
    radius = measure.px(1.2)
    pygame.draw.rect(surface, theme.WOOD_DARK, around.inflate(2, 2), measure.px(0.6), radius)
    pygame.draw.rect(surface, theme.GOLD, around, measure.px(0.4), radius)
