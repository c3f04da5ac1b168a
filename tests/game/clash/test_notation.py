"""Positions and moves as text."""

import random

import pytest

from game.clash import RULEBOOK
from game.clash.notation import drawing, read, write
from game.core import BadMove, RulesError
from tests.game.clash.scenario import new_game, play

LINE = (
    "^nobel_prize+imam x^leader . / . vmustafa . / . . xvbanker / turn jihad started mcworld / mcworld soldier ?bribe"
    " / jihad mosque / neutral riots / discard sheikh press / pile elections picket / with neutrals=secret_random"
)


def test_a_position_on_one_line_round_trips():
    assert write(read(LINE, RULEBOOK), RULEBOOK) == LINE


def test_a_drawing_round_trips():
    drawn = "\n".join(LINE.split(" / "))
    assert write(read(drawn, RULEBOOK), RULEBOOK, "\n") == drawn
    assert drawing(read(drawn, RULEBOOK), "\n") == "\n".join(drawn.splitlines()[:3])


def test_every_placement_of_random_games_round_trips():
    rng = random.Random(2)
    for neutrals in ("standard", "beginners", "random", "secret_random", "draft"):
        state = new_game(3, neutrals=neutrals)
        while state.seat is not None:
            if state.observe(None).phase == "place":
                again = read(write(state, RULEBOOK), RULEBOOK)
                assert write(again, RULEBOOK) == write(state, RULEBOOK)
                assert again.observe(0).board == state.observe(0).board
                assert list(again.legal_moves()) == list(state.legal_moves())
            moves = state.legal_moves()
            state.apply(moves[int(rng.random() * len(moves))])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (". . . / . .", "three ranks"),
        (". . . / . . . / . . imam / turn jihad", "'imam' is no space"),
        (". . . / . . . / . . ^president / turn jihad", "'president' is no tile"),
        (". . . / . . . / . . ^nobel_prize / turn jihad", "no space of a position"),
        (". . . / . . . / . . ^imam", "whose turn"),
        (". . . / . . . / . . ^imam / turn jihad / jihad imam", "two places"),
        (". . . / . . . / . . ^imam / turn jihad / jihad mosque / jihad leader", "twice"),
        (". . . / . . . / . . ^imam / turn jihad / mcworld soldier", "nothing that it can place"),
        (". . . / . . . / . . ^imam / turn jihad / jihad mosque / bag soldier", "'bag' is no line"),
        (". . . / . . . / . . ^imam / turn jihad / jihad mosque / with colour=red", "no option 'colour'"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence(text, message):
    with pytest.raises(RulesError, match=message):
        read(text, RULEBOOK)


def test_a_position_that_holds_more_than_the_text_can_is_not_written():
    state = new_game()
    with pytest.raises(RulesError, match="at a placement"):
        write(state, RULEBOOK)
    play(state, "place mustafa a1")
    assert write(state, RULEBOOK)


def test_every_move_has_a_text_of_its_own_that_leads_back_to_it():
    texts = [move.text for move in RULEBOOK.moves]
    assert len(set(texts)) == len(texts)
    assert all(RULEBOOK.move(move.text) is move for move in RULEBOOK.moves)
    with pytest.raises(BadMove):
        RULEBOOK.move("place imam d4")
