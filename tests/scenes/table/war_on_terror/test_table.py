"""War on Terror on the table: rows and totals, face-down cards, targets, the shield question, stops, own decks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

import game
from game.core import Event
from game.journal import Player
from game.war_on_terror.observation import WarObservation
from scenes import start
from scenes.handover import HandOver
from scenes.table import view
from scenes.table.hud import frame
from scenes.table.table import Table
from scenes.table.view import Lay, Room
from scenes.table.war_on_terror.stops import stops
from scenes.ui.measure import Measure
from tests.game.war_on_terror.scenario import Battle
from tests.scenes.hand import Hand

NAMES = ("Anna", "Boris", "Chiyo", "Dieter")
VIEW = view("war_on_terror")


def laid(battle: Battle, viewer: int | None, size: tuple[int, int] = (1280, 720)) -> Lay:
    m = Measure(*size)
    seen = battle.see(viewer)
    return VIEW.lay(seen, Room(frame(m).table, m, viewer or 0, NAMES[: seen.seats]))


def texts(lay: Lay) -> list[str]:
    return [note.text for note in lay.notes]


def face(battle: Battle, lay: Lay, label: str) -> str:
    return lay.poses[f"card:{battle.number(label)}"].face


def test_every_row_has_its_running_total_and_the_round_is_shown() -> None:
    battle = Battle("libya", ["A3", "G3", "S3"], ["A4 G5", "(A6) S3", ""], round=2)
    said = texts(laid(battle, 0))
    assert {"10", "3", "0"} <= set(said)
    assert "Round 2 of 2" in said


def test_who_passed_and_who_opens_the_round_is_shown() -> None:
    battle = Battle("libya", ["A3", "G3", "S3"])
    battle.play("pass")
    said = texts(laid(battle, 1))
    assert said.count("Passed") == 1
    battle = Battle("libya", ["A3", "G3", "S3"], turn=1, leader=1)
    assert texts(laid(battle, 1)).count("Opens") == 1


def test_a_card_turned_over_shows_its_back_and_can_be_read_by_everybody() -> None:
    battle = Battle("cuba", ["A3", "G3"], ["", "(A5)"])
    for viewer in (0, 1):
        assert face(battle, laid(battle, viewer), "A5").startswith("back:force/")
        zoom = VIEW.zoom(battle.see(viewer), f"card:{battle.number('A5')}")
        assert zoom is not None
        assert zoom.face == f"force/{battle.number('A5')}"
        assert "face down" in " ".join(zoom.paragraphs)


def test_a_hidden_hand_shows_backs_and_swapped_cards_openly() -> None:
    battle = Battle("sudan", ["P0+swap A3", "G3 G4"], pile="S3")
    lay = laid(battle, 0)
    assert sum(name.startswith("hand:1:") for name in lay.poses) == 2
    assert f"card:{battle.number('G3')}" not in lay.poses
    battle.play("play P0+swap")
    assert face(battle, laid(battle, 0), "A3").startswith("force/")


def test_the_country_and_its_condition_are_always_in_sight() -> None:
    battle = Battle("iraq", ["A3", "G3"])
    lay = laid(battle, 1)
    sheet = lay.poses[f"country:{battle.state.place}"]
    assert sheet.face == f"dossier/{battle.state.country}"
    zoom = VIEW.zoom(battle.see(1), f"country:{battle.state.place}")
    assert zoom is not None
    assert "Aircraft" in zoom.paragraphs[0]


def test_only_targets_stay_bright() -> None:
    battle = Battle("libya", ["C3+over S4", "", ""], ["G3", "A4+fast S3", "(A5) S5"])
    battle.play("play C3+over")
    lay = laid(battle, 0)
    bright = {label for label in ("G3", "A4+fast", "S3", "A5", "S5") if not dim(battle, lay, label)}
    assert bright == {"S3", "S5"}


def dim(battle: Battle, lay: Lay, label: str) -> bool:
    return lay.poses[f"card:{battle.number(label)}"].dim


def test_the_question_for_a_shield_looks_the_same_to_the_others_either_way() -> None:
    lays = []
    for hand in ("A3+shield G3", "G4 G3"):
        battle = Battle("cuba", ["C3+over", hand, "S3"], ["", "A5", ""])
        battle.play("play C3+over")
        lays.append((laid(battle, 0), laid(battle, 2), VIEW.status(battle.see(2), "Boris")))
    assert lays[0] == lays[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
def test_rows_hands_and_countries_of_a_crowded_table_never_lie_outside(seats: int, size: tuple[int, int]) -> None:
    hands = ["A3 A4 A5 A6 G3 G4 G5 G6 G7 S3 S4 S5 S6 C3 C4 A3' A4' G3'"] + ["G4'"] * (seats - 1)
    rows = ["G5' G5'' G6' S6' S5'", *["S3' S4' C3' C4' A5'"][: seats - 1], *[""] * max(0, seats - 2)]
    won = {"cuba": 0, "yemen": 0, "libya": 0, "sudan": 0, "somalia": 1, "syria": 1}
    battle = Battle("iraq", hands, rows, won=won)
    m = Measure(*size)
    lay = laid(battle, 0, size)
    for name, pose in lay.poses.items():
        assert frame(m).table.inflate(4, 4).contains(pose.rect), name


def test_a_decided_battle_is_shown_before_it_is_cleared_away() -> None:
    battle = Battle("cuba", ["G5", "C3+over"], ["A3", "A5"], round=2, acted=1, turn=1, pile="S3 S4 S5 S6 S3'")
    battle.state.hands[0] = []
    before = battle.see(0)
    events = [event.seen_by(0) for event in battle.play("play C3+over")]
    ((seen, event),) = stops(before, events)
    assert event.verb == "liberated"
    assert [battle.label(card) for card in seen.rows[1]] == ["A5", "C3+over"]
    assert seen.down == (battle.number("A3"),)
    assert seen.totals == (0, 8)
    assert battle.see(0).rows == ((), ())


def test_added_cards_are_shown_before_the_tie_is_decided() -> None:
    battle = Battle("cuba", ["G3", "G4"], ["A5", "S5"], round=2, pile="S3 S4 S5' S6")
    battle.play("pass", "pass", "add G3")
    before = battle.see(0)
    events: list[Event] = [event.seen_by(0) for event in battle.play("add G4")]
    first, last = stops(before, events)
    assert first[1].verb == "shown"
    assert first[0].totals == (8, 9)
    assert last[1].verb == "liberated"


def put_in(hand: Hand, battle: Battle) -> None:
    """Let the match begin with a battle."""
    match = hand.session.match
    match.state = battle.state
    match._snapshots[-1][:] = [battle.state.copy()]


def test_people_at_one_screen_are_fetched_for_the_question_with_or_without_a_shield(
    open_app: Callable[..., Hand],
) -> None:
    for hand_text in ("A3+shield G3", "G4 G3"):
        hand = open_app(speed="off")
        people = [Player(name, "person") for name in NAMES[:2]]
        book = game.rulebook("war_on_terror")
        start.start(hand.app, "war_on_terror", book.settle({}, 2), people, 5)
        battle = Battle("cuba", ["C3+over S3", hand_text], ["", "A5"], pile="S4 S5 S6")
        hand.app.pop() if isinstance(hand.app.top, HandOver) else None
        session = hand.session
        put_in(hand, battle)
        session.turn_to(0)
        hand.table.show(at_once=True)
        hand.frames(3)
        hand.choose_by_mouse((f"card:{battle.number('C3+over')}",))
        hand.until(lambda app=hand.app: isinstance(app.top, HandOver))  # type: ignore[misc]
        hand.frames(60)
        hand.click_on("arrive")
        hand.until(lambda h=hand: isinstance(h.app.top, Table) and h.table.may_choose)  # type: ignore[misc]
        assert "say:no_shield" in hand.table.ui.widgets
        hand.click_on("say:no_shield")
        assert battle.row(1) == "(A5)"


def test_a_lone_person_without_a_shield_is_not_bothered(open_app: Callable[..., Hand]) -> None:
    hand = open_app(speed="off")
    players = [Player("Anna", "person"), Player("Casual", "cpu", "casual")]
    book = game.rulebook("war_on_terror")
    start.start(hand.app, "war_on_terror", book.settle({}, 2), players, 5)
    battle = Battle("sudan", ["G4 G3", "C3+over S3"], ["A5", ""], turn=1, leader=1)
    put_in(hand, battle)
    hand.session.play(book.move(f"play {battle.number('C3+over')}"))
    hand.table.show(at_once=True)
    assert hand.session.decider == 0
    hand.until(lambda: hand.session.decider == 1 or not battle.row(0).startswith("A5"))
    assert battle.row(0).startswith("(A5)")


def test_words_for_events_name_the_players_and_the_cards() -> None:
    battle = Battle("cuba", ["C3+over", "G3"], ["", "A5"])
    events = battle.play("play C3+over", "no_shield")
    said = [VIEW.say(event, NAMES) for event in events]
    name = battle.state.deck.card(battle.number("A5")).name
    assert f"{name} of Boris is turned over" in said


def test_what_a_country_turns_over_is_put_down_to_the_country() -> None:
    battle = Battle("iran", ["P2+shield", "G3 G4"], ["", "A5"])
    played = battle.state.deck.card(battle.number("P2+shield")).name
    aim = battle.state.deck.card(battle.number("A5")).name
    said = [VIEW.say(event, NAMES) for event in battle.play("play P2+shield")]
    assert f"Iran, after {played}, aims at {aim} of Boris" in said
    for viewer in (0, 1):
        assert VIEW.status(battle.see(viewer), "Boris") == f"Iran \u00b7 Boris: {aim} is about to be turned over"
        assert laid(battle, viewer).poses["banner"].face == f"banner/Iran aims at {aim} of Boris"


def test_a_card_whose_own_text_acts_first_is_told_apart_from_the_country_that_acts_then() -> None:
    battle = Battle("iran", ["P1+over", "A3+shield A4+shield"], ["", "A5"])
    card = battle.state.deck.card(battle.number("P1+over")).name
    battle.play("play P1+over")
    assert VIEW.status(battle.see(1), "Boris").startswith(f"{card} \u00b7 Boris")
    first = laid(battle, 1).poses["banner"].face
    battle.play("shield A3+shield")
    assert VIEW.status(battle.see(1), "Boris").startswith("Iran \u00b7 Boris")
    assert laid(battle, 1).poses["banner"].face != first


def test_light_lies_only_where_something_is_decided() -> None:
    battle = Battle("libya", ["A3", "G3"])
    battle.state.hands[0] = []
    grounds = frame(Measure(1280, 720)).table
    for seen in (
        battle.see(0),
        game.rulebook("war_on_terror").new_game({**dict(battle.see(0).options)}, 2, 1).observe(0),
    ):
        lay = VIEW.lay(seen, Room(grounds, Measure(1280, 720), 0, NAMES[:2]))
        assert all(glow.w > glow.h for glow in lay.glow), "a pool of light is never a beam"


def test_an_observation_of_another_deck_is_read_with_its_own_names() -> None:
    battle = Battle("cuba", ["C3+over", "G3"], ["", "A5"])
    seen = battle.see(0)
    assert isinstance(seen, WarObservation)
    deck = seen.rulebook.deck
    forces = tuple(replace(card, name=f"My {card.name}") for card in deck.forces)
    book = type(seen.rulebook)(replace(deck, forces=forces), "mine.toml")
    zoom = VIEW.zoom(replace(seen, rulebook=book), f"card:{battle.number('A5')}")
    assert zoom is not None
    assert zoom.title.startswith("My ")
    zoom = VIEW.zoom(seen, f"card:{battle.number('A5')}")
    assert zoom is not None
    assert not zoom.title.startswith("My ")


@pytest.mark.parametrize("kinds", [("person", "person"), ("cpu", "person", "person")])
def test_a_hand_dealt_while_everybody_looks_on_is_covered_before_it_is_shown(
    kinds: tuple[str, ...], open_app: Callable[..., Hand]
) -> None:
    """Nothing is hidden until a country is turned up; then all hands are dealt, with nobody looking away."""
    hand = open_app(speed="off")
    book = game.rulebook("war_on_terror")
    players = [Player(NAMES[at], kind, "random" if kind == "cpu" else "") for at, kind in enumerate(kinds)]
    start.start(hand.app, "war_on_terror", book.settle({}, len(kinds)), players, 3)
    table = hand.table
    assert hand.session.decider == 0
    if kinds[0] == "person":
        hand.choose_by_mouse(table.view.paths(table.seen, table.seen.moves[0])[0])
    hand.until(lambda: table.session.match.plies > 0)
    assert isinstance(hand.app.top, HandOver)
    assert isinstance(table.seen, WarObservation)
    assert not any(table.seen.hands), "the table under the curtain is still the one from before the deal"
    hand.frames(40)
    hand.key(pygame.K_RETURN)
    assert any(hand.table.session.observe().hands[hand.session.viewer or 0])  # type: ignore[attr-defined]
