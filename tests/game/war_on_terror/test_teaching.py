"""What the computer is taught about War on Terror."""

from __future__ import annotations

import random

import pytest

import game
from game.cli.score import Setting
from game.cli.tables import play_deal
from game.core import Reason
from game.cpu.levels import Budget, level
from game.cpu.player import choose
from game.war_on_terror.features import MIDDLING, STRENGTH, TEXT, traits
from game.war_on_terror.habits import quick_move
from game.war_on_terror.position import REVEALING, Position
from game.war_on_terror.teaching import LEAST, TEACHING
from tests.game.war_on_terror.scenario import Battle

BOOK = game.rulebook("war_on_terror")


def between_battles(count: int, seats: int) -> list[Position]:
    """Moments between two battles from quick games."""
    rng, found = random.Random(1), list[Position]()
    while len(found) < count:
        state = BOOK.new_game(BOOK.settle({}, seats), seats, rng.getrandbits(40))
        assert isinstance(state, Position)
        while state.seat is not None:
            if state.phase == REVEALING:
                found.append(state.copy())
            state.apply(quick_move(state, state.legal_moves(), rng.random))
    return found


def move_of(battle: Battle, key: str, seed: int = 1, iterations: int = 300) -> str:
    """What a computer does in a battle, the card as written."""
    seen = battle.see(battle.state.seat)
    move = choose(seen, level(key), seed, Budget(iterations=iterations)).move
    return f"{move.verb} {battle.label(move.code)}" if move.args else move.text


def alone(position: Position, card: int) -> float:
    """What the weights say of one card in hand."""
    weights, deck = TEACHING.weights[position.seats], position.deck
    return weights[TEXT + deck.text[card]] + weights[STRENGTH] * (deck.strength[card] - MIDDLING)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_quick_sum_is_the_sum_of_traits_and_weights(seats: int) -> None:
    for position in between_battles(60, seats):
        for seat in range(seats):
            row = traits(position, seat)
            slow = sum(TEACHING.weights[seats][trait] * size for trait, size in row.items())
            slow += sum(max(0.0, LEAST - alone(position, card)) for card in position.hands[seat])
            assert TEACHING.prospect(position, seat) == pytest.approx(slow)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_hopes_of_all_seats_come_to_one(seats: int) -> None:
    for position in between_battles(30, seats):
        assert sum(TEACHING.judge(position, seat) or 0 for seat in range(seats)) == pytest.approx(1)


def test_points_and_cards_in_hand_are_worth_something() -> None:
    for position in between_battles(40, 2):
        richer, ahead = position.copy(), position.copy()
        richer.hands[0].append(next(card for card in richer.pile if richer.deck.strength[card] > 4))
        ahead.points[0] = min(9, ahead.points[0] + 3)
        now = TEACHING.judge(position, 0)
        assert now is not None
        assert (TEACHING.judge(richer, 0) or 0) > now
        assert ahead.points[0] == position.points[0] or (TEACHING.judge(ahead, 0) or 0) > now


@pytest.mark.parametrize("seed", range(4))
def test_no_strong_card_is_spent_where_the_country_is_won_anyway(seed: int) -> None:
    battle = Battle("somalia", ["G7 S6 A6", "G3 G4"], ["S5", "S6+fast"], turn=1, leader=0, pile=DECK_TOP)
    battle.state.hands[1] = battle.read("C3 C4 A3 G3")
    assert move_of(battle, "skilled", seed) == "pass"


DECK_TOP = "S3 S4 S5' G5 A4 A5 C3' P3+up P2+up S3' G6 A3' G4' S4' C4' G3' A4' G5' S6' A5' G4'' A6'' G3''"


@pytest.mark.parametrize("seed", range(4))
def test_the_last_turn_that_wins_the_game_is_taken(seed: int) -> None:
    battle = Battle(
        "cuba", ["C3 G7 A3", "G3 G4"], ["S5", "S6+fast A3+shield"], round=2, acted=1, points=(8, 0), pile=DECK_TOP
    )
    assert move_of(battle, "skilled", seed) == "play G7"


def test_a_beginner_who_always_plays_the_strongest_card() -> None:
    battle = Battle("libya", ["A5 G5 C4 S3", "G3"], pile=DECK_TOP)
    assert move_of(battle, "greedy") == "play A5"  # an aircraft counts one more in Libya
    battle = Battle("cuba", ["C3+over", "G3"], ["", "S4 A5"])
    battle.play("play C3+over")
    assert move_of(battle, "greedy") == "turn_over A5"
    battle = Battle("cuba", ["C3+over", "A3+shield P2+shield"], ["", "A5"])
    battle.play("play C3+over")
    assert move_of(battle, "greedy") == "shield P2+shield"
    battle = Battle("cuba", ["C4+trade", "G3"], ["", "S3 (A6) A5"])
    battle.play("play C4+trade")
    assert move_of(battle, "greedy") == "trade A5"
    battle = Battle("cuba", ["C4+trade", "G3"], ["", "S3 (A6)"])
    battle.play("play C4+trade")
    assert move_of(battle, "greedy") == "decline"


def test_it_beats_chance_and_the_player_of_strong_cards() -> None:
    for rival, least in (("random", 17), ("greedy", 13)):
        setting = Setting("war_on_terror", {}, 2, 11, "skilled", rival, None, 60)
        scores = [score for number in range(10) for score in play_deal((setting, number)).scores]
        assert sum(scores) >= least, rival


@pytest.mark.parametrize("seats", [3, 4])
def test_it_does_more_than_its_share_with_more_seats(seats: int) -> None:
    setting = Setting("war_on_terror", {}, seats, 12, "skilled", "greedy", None, 30)
    scores = [score for number in range(4) for score in play_deal((setting, number)).scores]
    assert sum(scores) / len(scores) > 1 / seats


def test_a_hint_gives_a_reason() -> None:
    battle = Battle("iraq", ["A6 G7 S6", "G3 G4 G5"], ["", "S5"], pile=DECK_TOP)
    choice = choose(battle.see(0), level("skilled"), 1, Budget(iterations=60))
    assert choice.why is not None
    assert choice.why.key.startswith("war_on_terror.hint.")


@pytest.mark.parametrize(("other", "key"), [("S5", "leads"), ("A6", "level"), ("G7", "closes")])
def test_a_hint_tells_a_lead_from_a_draw_and_from_less(other: str, key: str) -> None:
    battle = Battle("iraq", ["S6 G5", "G3 G4"], ["", other], pile=DECK_TOP)
    seen = battle.see(0)
    move = next(move for move in seen.moves if move.verb == "play" and battle.label(move.code) == "S6")
    reason = TEACHING.why(seen, move)
    assert reason is not None
    assert reason.key == f"war_on_terror.hint.{key}"


def test_a_hint_on_face_down_countries_says_that_they_are_alike() -> None:
    state = BOOK.new_game(BOOK.settle({}, 2), 2, 1)
    assert state.seat is not None
    choice = choose(state.observe(state.seat), level("skilled"), 1, Budget(iterations=5))
    assert choice.why == Reason("war_on_terror.hint.alike")
