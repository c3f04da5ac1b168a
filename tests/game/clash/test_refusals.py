"""Every refusal names its rule, and tells nothing that the seat does not know."""

import random

from game.clash import RULEBOOK, reasons
from tests.game.clash.scenario import finish, new_game, play, refusal, table, why


def walk(seed, options, games=2):
    """The states of random matches."""
    rng = random.Random(seed)
    state = RULEBOOK.new_game(options, 2, seed)
    for game in range(games):
        while state.seat is not None:
            yield state
            moves = state.legal_moves()
            state.apply(moves[int(rng.random() * len(moves))])
        yield state
        state = RULEBOOK.follow(state, game)


def test_every_move_that_is_not_legal_is_refused_with_a_known_reason_and_changes_nothing():
    for options in RULEBOOK.combinations(2):
        if options["starter"] != "lot":
            continue
        for seed in range(2):
            for state in walk(seed, options):
                before, legal = state.observe(None), set(state.legal_moves())
                for move in RULEBOOK.moves:
                    reason = state.illegal(move)
                    assert (reason is None) == (move in legal)
                    if reason:
                        assert reason.key in reasons.ALL
                assert state.observe(None) == before


def test_a_refusal_tells_nothing_that_the_seat_does_not_know():
    rng = random.Random(8)
    for neutrals in ("secret_random", "secret_draft"):
        for seed in range(3):
            for state in walk(seed, RULEBOOK.settle({"neutrals": neutrals}, 2)):
                if state.seat is None or rng.random() < 0.7:
                    continue
                other = state.observe(state.seat).determinize(rng)
                assert all(state.illegal(move) == other.illegal(move) for move in RULEBOOK.moves)


def test_a_hidden_tile_and_one_in_the_pile_are_refused_alike():
    state = table(". . . / . vmustafa . / . . .", jihad="?riots", pile="press", neutrals="secret_random")
    assert why(state, "place riots a1") == why(state, "place press a1") == "tile_out_of_reach"


def test_while_an_effect_waits_nothing_else_can_be_done():
    state = table(". . . / . vmustafa . / . . .", mcworld="pop_star banker")
    play(state, "place pop_star a1")
    assert refusal(state, "place banker a2").args == {"tile": "pop_star"}
    assert refusal(state, "line n").args == {"tile": "pop_star", "asks": "target"}
    assert why(state, "start jihad") == "starter_known"


def test_without_an_effect_there_is_nothing_to_choose():
    state = table(". . . / . vmustafa . / . . .")
    assert why(state, "target b2") == why(state, "use") == "no_effect"


def test_out_of_reach_names_the_effect_and_its_reach():
    state = table(". . vimam / . vmustafa . / . . .", mcworld="soldier banker")
    play(state, "place soldier b1")
    assert refusal(state, "target c3").args == {"space": "c3", "tile": "soldier", "reach": "plus"}
    assert why(state, "target a1") == "target_empty"


def test_a_taken_space_names_its_tile():
    state = table("xvimam . . / . vmustafa . / . . .", mcworld="soldier")
    assert refusal(state, "place soldier b2").args == {"space": "b2", "tile": "mustafa"}
    assert refusal(state, "place soldier a3").args == {"space": "a3", "tile": "imam", "destroyer": 1}


def test_a_covered_tile_is_on_the_board():
    state = table("^nobel_prize+imam . . / . . . / . . .", "jihad")
    assert refusal(state, "place imam b2").args == {"tile": "imam", "space": "a3"}


def test_when_the_game_is_over_nothing_can_be_played():
    state = finish(new_game(), random.Random(1))
    assert {state.illegal(move).key for move in RULEBOOK.moves} == {"clash.game_over"}
