"""Laws that every game's view keeps, tried along random games under every variant and number of seats."""

from __future__ import annotations

import random
import re

import pytest

import game
from game.core import Event, Observation, State
from scenes.rulepages import read
from scenes.table import view
from scenes.table.hud import frame
from scenes.table.view import SAY, Lay, Room
from scenes.ui.measure import Measure
from tests.scenes.hand import Hand

CASES = [
    (key, seats, number)
    for key in game.available()
    for seats in game.rulebook(key).seats
    for number in range(len(list(game.rulebook(key).combinations(seats))))
]
NAMES = ("Anna", "Boris", "Chiyo", "Dieter")


def states(key: str, seats: int, number: int) -> list[tuple[State, list[Event]]]:
    """The states of one random game, each with what led to it."""
    book = game.rulebook(key)
    options = list(book.combinations(seats))[number]
    rng = random.Random(number)
    state = book.new_game(options, seats, seed=number)
    found: list[tuple[State, list[Event]]] = [(state.copy(), [])]
    while state.seat is not None:
        events: list[Event] = []
        state.apply(rng.choice(state.legal_moves()), events.append)
        found.append((state.copy(), events))
    return found


def room(size: tuple[int, int], seats: int, bottom: int) -> Room:
    m = Measure(*size)
    return Room(frame(m).table, m, bottom, NAMES[:seats])


def known(lay: Lay, name: str) -> bool:
    return name in lay.poses or name in lay.spots or name.startswith(SAY)


def check_choices(key: str, seen: Observation, lay: Lay) -> None:
    """Every legal move has a path over things that are there, and no two moves are meant by the same pointing."""
    ways: dict[tuple[str, ...], str] = {}
    for move in seen.moves:
        paths = view(key).paths(seen, move)
        assert paths, f"{move.text} cannot be pointed at"
        for path in paths:
            assert all(known(lay, name) for name in path), f"{move.text}: {path} is not on the table"
            assert ways.setdefault(path, move.text) == move.text, f"{path} means {ways[path]} and {move.text}"
        if paths[0][-1].startswith(SAY):
            assert view(key).button(seen, move).strip()
    for path in ways:
        assert not any(path[:n] in ways for n in range(1, len(path))), f"{path} can never be finished"


def check_sentence(sentence: str) -> None:
    assert sentence.strip()
    assert not re.search(r"[{}]|None\b", sentence), sentence


@pytest.mark.parametrize(("key", "seats", "number"), CASES)
def test_every_legal_move_can_be_pointed_at_and_only_once(key: str, seats: int, number: int) -> None:
    for state, _ in states(key, seats, number)[::2]:
        seen = state.observe(state.seat)
        lay = view(key).lay(seen, room((1280, 720), seats, state.seat or 0))
        check_choices(key, seen, lay)


@pytest.mark.parametrize(("key", "seats", "number"), CASES)
def test_every_piece_lies_on_the_table_at_every_size_and_from_every_side(key: str, seats: int, number: int) -> None:
    for state, _ in states(key, seats, number)[::4]:
        for size in ((960, 540), (1280, 720), (1024, 768), (2560, 1080)):
            for bottom in range(seats):
                where = room(size, seats, bottom)
                lay = view(key).lay(state.observe(bottom), where)
                ground = where.rect.inflate(4, 4)
                for name, pose in lay.poses.items():
                    assert ground.contains(pose.rect), f"{name} lies off the table at {size}"
                    assert pose.w >= 12, f"{name} is too small at {size}"
                    assert pose.h >= 12, f"{name} is too small at {size}"


@pytest.mark.parametrize(("key", "seats", "number"), CASES)
def test_every_event_refusal_and_state_has_its_words(key: str, seats: int, number: int) -> None:
    book = game.rulebook(key)
    shown = view(key)
    rng = random.Random(3)
    anchors = {section.anchor for section in read(key, "en")}
    for state, events in states(key, seats, number):
        for event in events:
            for viewer in (*range(seats), None):
                said = shown.say(event.seen_by(viewer), NAMES)
                assert not re.search(r"[{}]|None\b", said), said
        if state.seat is None:
            assert state.outcome is not None
            check_sentence(shown.ending(state.outcome, NAMES))
            assert all(shown.score_line(line).strip() for line in state.outcome.lines)
            continue
        for viewer in (*range(seats), None):
            check_sentence(shown.status(state.observe(viewer), NAMES[state.seat]))
        for move in rng.sample(list(book.moves), min(40, len(book.moves))):
            reason = state.illegal(move)
            if reason is not None:
                check_sentence(shown.why_not(reason, NAMES))
                anchor = shown.anchor(reason)
                assert not anchor or anchor in anchors, f"{reason.key} leads to a section that is not there: {anchor}"


@pytest.mark.parametrize("key", game.available())
def test_every_face_can_be_painted_and_every_piece_explained(key: str, open_app: type[Hand]) -> None:
    open_app()  # painting needs a screen
    shown, faces = view(key), set()
    for seats in game.rulebook(key).seats:
        for number in range(len(list(game.rulebook(key).combinations(seats)))):
            for state, _ in states(key, seats, number)[::3]:
                seen = state.observe(state.seat)
                lay = shown.lay(seen, room((1280, 720), seats, 0))
                faces |= {pose.face for pose in lay.poses.values()} | {face for face, _ in lay.backs}
                for name in lay.poses:
                    zoom = shown.zoom(seen, name)
                    if zoom is not None:
                        faces.add(zoom.face)
                        check_sentence(zoom.title)
    for face in sorted(faces):
        assert shown.paint(face, 64, 64).get_bounding_rect().w > 20, f"{face} is empty"


@pytest.mark.parametrize("key", game.available())
def test_every_option_and_seat_has_its_words(key: str) -> None:
    book, shown = game.rulebook(key), view(key)
    for option in book.options:
        words = shown.option_words(option.key)
        check_sentence(words.title)
        assert set(words.choices) == set(option.choices)
        for label, note in words.choices.values():
            check_sentence(label)
            check_sentence(note)
    for seats in book.seats:
        for seat in range(seats):
            assert "{" not in shown.seat_title(seat, seats)
            assert len(shown.seat_colours) >= seats
    check_sentence(shown.tagline())
