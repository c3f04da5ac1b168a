"""Every refusal names its rule, and tells nothing that the seat does not know."""

from __future__ import annotations

import random

from game.war_on_terror import RULEBOOK, reasons
from game.war_on_terror.moves import DECLINE
from tests.game.war_on_terror.scenario import Battle


def test_every_move_that_is_not_legal_is_refused_with_a_known_reason():
    rng, met = random.Random(1), set()
    for seats in (2, 3, 4):
        for seed in range(30):
            state = RULEBOOK.new_game(RULEBOOK.settle({}, seats), seats, seed)
            while state.seat is not None:
                legal = set(state.legal_moves())
                if rng.random() < 0.4:
                    for move in (*rng.sample(RULEBOOK.moves, 60), DECLINE):
                        reason = state.illegal(move)
                        assert (reason is None) == (move in legal)
                        met.add(reason.key if reason else "")
                state.apply(rng.choice(state.legal_moves()))
            met |= {state.illegal(move).key for move in RULEBOOK.moves}
    assert len(met) > 15
    assert met - {""} <= set(reasons.ALL)


def test_a_refusal_tells_nothing_that_the_seat_does_not_know():
    rng = random.Random(2)
    state = RULEBOOK.new_game(RULEBOOK.settle({}, 3), 3, 4)
    while state.seat is not None:
        guess = state.observe(state.seat).determinize(rng)
        assert all(state.illegal(move) == guess.illegal(move) for move in RULEBOOK.moves)
        state.apply(rng.choice(state.legal_moves()))


def test_turning_a_country_up_comes_first_and_only_then():
    battle = Battle("somalia", ["A3", "G3"], pile="S3 S4 S5 S6 G4 G5 G6 G7 S3' S4'")
    assert battle.why("reveal 1") == "country_contested"
    battle.play("play A3", "pass")
    assert battle.why("pass") == "reveal_first"
    place = battle.state.place + 1
    assert battle.why(f"reveal {place}") == "country_turned"


def test_while_a_card_is_to_be_played_nothing_else_can_be_done():
    battle = Battle("cuba", ["A3", "G3"], ["", "S5"])
    assert battle.why("play G3") == "not_in_hand"
    assert battle.why("turn_over S5") == battle.why("no_shield") == battle.why("add A3") == "play_first"


def test_the_question_for_a_shield_comes_before_everything():
    battle = Battle("cuba", ["C3+over", "A3+shield G3"], ["", "A5"])
    battle.play("play C3+over")
    assert battle.refusal("pass").args == {"seat": 1, "target": battle.number("A5")}
    assert battle.why("shield G3") == "no_shield_card"
    assert battle.why("shield P2+shield") == "not_in_hand"


def test_a_tie_comes_before_everything():
    battle = Battle("cuba", ["G3", "G4"], ["A5", "S5"], round=2)
    battle.play("pass", "pass")
    assert battle.why("pass") == "tie_first"
    assert battle.why("add G4") == "not_in_hand"
