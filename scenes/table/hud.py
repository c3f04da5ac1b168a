"""What stands around the table: the status line, the score pad, and the reader that tells what a piece does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.core import FirstTo, Observation, SumOf
from scenes import intents
from scenes.scene import Hint
from scenes.table import reader
from scenes.table.log import game_name
from scenes.table.session import Session
from scenes.table.view import GameView, Zoom
from scenes.ui import backdrop, pictures, text, theme
from scenes.ui.measure import BODY, CAPTION, Measure
from scenes.ui.words import tr, trn

SIDE = 35.0  # units wide
_KEYS_LINE = 4.0  # units kept free at the bottom


@dataclass(frozen=True, slots=True)
class Frame:
    """The parts of the screen, in pixels. The buttons take the lower end of the reader while there are any."""

    status: Rect
    table: Rect
    pad: Rect
    reader: Rect
    buttons: Rect
    menu: Rect


def frame(m: Measure) -> Frame:
    """How the screen is divided: the table on the left, the score pad, reader and buttons in a column on the right."""
    wide, high = m.units_wide, m.units_high
    side = min(SIDE, wide * 0.27)
    left, bottom = wide - side - 1.5, high - _KEYS_LINE - 0.5
    pad_high = min(27.0, high * 0.3)
    buttons_high = min(23.0, high * 0.26)
    menu = m.rect(left, 1.2, side, 5.0)
    pad = m.rect(left, 7.2, side, pad_high)
    buttons = m.rect(left, bottom - buttons_high, side, buttons_high)
    reader_top = 7.2 + pad_high + 1.2
    words = m.rect(left, reader_top, side, bottom - reader_top)
    status = m.rect(2, 1.2, left - 4, 5.6)
    table = m.rect(1.5, 7.6, left - 3.0, bottom - 7.6)
    return Frame(status, table, pad, words, buttons, menu)


def status(view: GameView, session: Session, seen: Observation) -> str:
    """Who must do what now."""
    if session.decider is None:
        return tr("The game is over.")
    name = session.names[session.decider]
    if session.computer_decides:
        return tr("{name} is thinking…", name=name)
    return view.status(seen, name)


def hints(view: GameView, chosen: bool, moving: bool) -> list[Hint]:
    """The keys that mean something now: something may be `chosen`, or `moving`."""
    shown = [("move", tr("point")), (intents.ACCEPT, tr("choose"))]
    shown.append((intents.BACK, tr("put back") if chosen else tr("pause")))
    shown += [(intents.NEXT, tr("next choice")), (intents.ZOOM, tr("enlarge")), (intents.UNDO, tr("undo"))]
    if view.looks_back:
        shown.append((intents.LAST, tr("last trick")))
    shown += [(intents.HINT, tr("hint")), (intents.LOG, tr("log")), (intents.RULES, tr("rules"))]
    if moving:
        shown.insert(0, (intents.FINISH, tr("skip")))
    return shown


def draw_status(
    surface: Surface, m: Measure, box: Rect, view: GameView, session: Session, said: str, story: str
) -> None:
    """The leather plate at the top: who must do what, and under it what happened last."""
    backdrop.draw_panel(surface, box, "leather", m.unit)
    inner = box.inflate(-m.px(2.4), -m.px(0.9))
    seat = session.decider
    if seat is not None:
        side = inner.h - m.px(0.6)
        glyph = pictures.tinted(view.seat_glyphs[seat], side, view.seat_colours[seat])
        surface.blit(glyph, glyph.get_rect(midleft=inner.midleft))
        inner = Rect(inner.left + side + m.px(1.2), inner.top, inner.w - side - m.px(1.2), inner.h)
    upper = Rect(inner.left, inner.top, inner.w, round(inner.h * (0.58 if story else 1.0)))
    text.put(surface, said, upper, m.font(BODY), theme.CREAM, bold=True)
    if story:
        lower = Rect(inner.left, upper.bottom, inner.w, inner.bottom - upper.bottom)
        text.put(surface, story, lower, m.font(CAPTION), theme.DIM)


def match_line(view: GameView, session: Session) -> str:
    """Which game (or round) of the match this is, under its format."""
    match = session.match
    form = match.rulebook.format(match.options)
    name = game_name(view, len(match.moves) - 1)
    if isinstance(form, FirstTo):
        return trn("{name} · first to {count} win", "{name} · first to {count} wins", form.wins, name=name)
    if isinstance(form, SumOf):
        return tr("{name} of {count}", name=name, count=max(form.games, len(match.moves)))
    return tr("One game")


def draw_pad(surface: Surface, m: Measure, box: Rect, view: GameView, session: Session, seen: Observation) -> None:
    """The paper score pad: the players, how the match stands, and what the game counts."""
    backdrop.draw_panel(surface, box, "paper", m.unit)
    inner = box.inflate(-m.px(2.6), -m.px(1.6))
    match = session.match
    lines = list(view.standing(seen))
    form, standing = match.rulebook.format(match.options), match.standing
    if isinstance(form, SumOf):
        lines.insert(0, (tr("Points so far"), tuple(map(str, standing.points))))
    elif isinstance(form, FirstTo):
        lines.insert(0, (tr("Games won"), tuple(map(str, standing.wins))))
    seats = len(session.players)
    head = 1.6 if seats <= 2 else 2.3  # lines for glyphs and names
    high = inner.h / (len(lines) + 1 + head)
    text.put(
        surface,
        match_line(view, session),
        Rect(inner.left, inner.top, inner.w, round(high)),
        m.font(CAPTION),
        theme.SOFT_INK,
    )
    label_wide = round(inner.w * (0.42 if seats == 2 else 0.3))
    cell = (inner.w - label_wide) / seats
    top = inner.top + high
    left = inner.left + label_wide
    boxes = [Rect(round(left + cell * seat), round(top), round(cell), round(high * head)) for seat in range(seats)]
    _draw_players(surface, m, boxes, view, session)
    top += high * head
    _draw_lines(surface, m, Rect(inner.left, round(top), inner.w, inner.bottom - round(top)), lines, label_wide, high)


def _draw_lines(
    surface: Surface,
    m: Measure,
    box: Rect,
    lines: Sequence[tuple[str, tuple[str, ...]]],
    label_wide: int,
    high: float,
) -> None:
    """The lines of the pad: a label, all of one size, and a value for every seat."""
    room = (label_wide - m.px(0.6), round(high))
    size = min((text.fit_pixels(label, m.font(CAPTION), room, False, True) for label, _ in lines), default=0)
    for row, (label, values) in enumerate(lines):
        top = round(box.top + row * high)
        text.put(surface, label, Rect((box.left, top), room), size, theme.SOFT_INK, wrapped=True)
        cell = (box.w - label_wide) / len(values)
        for seat, value in enumerate(values):
            place = Rect(round(box.left + label_wide + cell * seat), top, round(cell), round(high))
            text.put(surface, value, place, m.font(BODY), theme.INK, bold=True, align="center")


def _draw_players(surface: Surface, m: Measure, boxes: Sequence[Rect], view: GameView, session: Session) -> None:
    """Glyphs and names, all of one size. More than two names take two lines in turn where one has no room for them, or
    only if they were much smaller."""
    names, small = session.names, round(m.font(CAPTION) * 0.85)
    narrow = [text.width(name, small, bold=True) > box.w - 4 for name, box in zip(names, boxes, strict=True)]
    lines = 1 if len(boxes) <= 2 or not any(narrow) else 2
    high = min(round(boxes[0].h / (lines + 1)), boxes[0].w)
    places = []
    for seat, box in enumerate(boxes):
        line = (box.h - high) // lines
        places.append(Rect(box.left + 2, box.top + high + seat % lines * line, box.w - 4, line))
        if lines > 1:
            places[-1].inflate_ip(round(box.w * 0.9) - m.px(0.8), 0)
            places[-1].right = min(places[-1].right, boxes[-1].right)
    fits = [
        text.fit_pixels(name, m.font(CAPTION), place.size, True, False)
        for name, place in zip(names, places, strict=True)
    ]
    for seat, (box, place) in enumerate(zip(boxes, places, strict=True)):
        drawn = pictures.tinted(view.seat_glyphs[seat], high, backdrop.mixed(view.seat_colours[seat], theme.INK, 0.25))
        surface.blit(drawn, drawn.get_rect(midtop=box.midtop))
        bold = session.decider == seat
        text.put(surface, names[seat], place, min(fits), theme.INK, bold=bold, align="center")


def draw_reader(surface: Surface, m: Measure, box: Rect, view: GameView, zoom: Zoom | None) -> None:
    """The card that tells what the piece pointed at does."""
    backdrop.draw_panel(surface, box, "paper", m.unit)
    if zoom is None:
        inner = box.inflate(-m.px(2.6), -m.px(2.0))
        hint = tr("Point at a piece to read what it does.")
        text.put(surface, hint, inner, m.font(CAPTION), theme.SOFT_INK, align="center", wrapped=True)
        return
    reader.draw(surface, m, box, view, zoom)
