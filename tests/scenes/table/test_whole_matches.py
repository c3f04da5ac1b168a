"""Whole matches played at the table by real events, for every game on the shelf and every way of choosing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import game
from game.journal import Player
from scenes import start
from scenes.handover import HandOver
from scenes.results import Results
from scenes.table.table import Table
from tests.scenes.hand import Hand

WAYS = {
    "mouse": Hand.choose_by_mouse,
    "drag": Hand.choose_by_drag,
    "keys": Hand.choose_by_keys,
    "pad": Hand.choose_by_pad,
}
People = tuple[str, ...]


def play_game(hand: Hand, choose: Callable[[Hand, tuple[str, ...]], None], rng: random.Random) -> int:
    """Play one game to its result with moves chosen at random; how many decisions people took."""
    decisions = 0
    while not isinstance(hand.app.top, Results):
        if isinstance(hand.app.top, HandOver):
            lift_curtain(hand)
        table = hand.table
        if not table.may_choose or table.stage.moving:
            hand.wait_a_frame()
            continue
        move = rng.choice(table.seen.moves)
        path = table.view.paths(table.seen, move)[0]
        before = table.session.match.plies
        choose(hand, path)
        assert table.session.match.plies > before, f"{path} did not play {move.text}"
        assert table.session.match.moves[-1] or table.session.decider is None
        decisions += 1
    hand.wait(0.6)  # the results hear nothing at first
    return decisions


def lift_curtain(hand: Hand) -> None:
    """Wait until the curtain hears, and lift it."""
    hand.wait(0.7)
    hand.click_on("arrive")
    assert isinstance(hand.app.top, Table)


def sit(hand: Hand, key: str, kinds: People, options: dict[str, str], seed: int = 5) -> None:
    """Start a match: "person", or a computer's level, for each seat."""
    players = [
        Player(f"Name {seat}", "person") if kind == "person" else Player(kind.title(), "cpu", kind)
        for seat, kind in enumerate(kinds)
    ]
    settled = game.rulebook(key).settle(options, len(kinds))
    start.start(hand.app, key, settled, players, seed)
    if isinstance(hand.app.top, HandOver):
        assert hand.app._seen() == [hand.app.top], "the table is not seen before the curtain"
        lift_curtain(hand)
    hand.frames()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", game.available())
def test_two_people_play_a_whole_game_by_every_means(key: str, way: str, open_app: Callable[..., Hand]) -> None:
    hand = open_app(speed="off")
    seats = game.rulebook(key).seats[0]
    sit(hand, key, ("person",) * seats, {})
    assert play_game(hand, WAYS[way], random.Random(way)) > 3
    assert hand.app.top is not None


@pytest.mark.parametrize("key", game.available())
def test_a_person_plays_a_whole_game_against_computers_while_pieces_move(
    key: str, open_app: Callable[..., Hand]
) -> None:
    hand = open_app(speed="fast")
    seats = game.rulebook(key).seats[-1]
    sit(hand, key, ("person",) + ("novice",) * (seats - 1), {})
    assert play_game(hand, Hand.choose_by_mouse, random.Random(1)) > 2


CASES = [
    (key, seats, number)
    for key in game.available()
    for seats in game.rulebook(key).seats
    for number in range(len(list(game.rulebook(key).combinations(seats))))
]


@pytest.mark.parametrize(("key", "seats", "number"), CASES)
def test_every_variant_is_played_to_its_result_by_people(
    key: str, seats: int, number: int, open_app: Callable[..., Hand]
) -> None:
    options = list(game.rulebook(key).combinations(seats))[number]
    hand = open_app(speed="off", size=(960, 540))
    hand.draw_seldom()
    sit(hand, key, ("person",) * seats, options, seed=number)
    assert play_game(hand, Hand.choose_by_mouse, random.Random(number)) > 3


@pytest.mark.parametrize("key", game.available())
def test_a_match_goes_on_to_its_end_and_a_rematch_is_one_key_away(key: str, open_app: Callable[..., Hand]) -> None:
    hand = open_app(speed="off")
    seats = game.rulebook(key).seats[0]
    sit(hand, key, ("person",) * seats, {})
    rng = random.Random(2)
    session = hand.session
    for _ in range(40):
        play_game(hand, Hand.choose_by_mouse, rng)
        if session.match.over:
            break
        hand.click_on("next")
    assert session.match.over
    hand.pad("accept")
    if isinstance(hand.app.top, HandOver):
        lift_curtain(hand)
    assert isinstance(hand.app.top, Table)
    assert hand.session is not session
    assert hand.session.players == session.players
    assert hand.session.match.options == session.match.options
