"""Walking the paths of the legal moves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from game.core import Move, Observation, State
from scenes.table.walk import Walk

PATHS = {
    "place imam b2": [("imam", "b2")],
    "place imam b3": [("imam", "b3")],
    "place bank b2": [("bank", "b2")],
    "place bank c3": [("bank", "c3")],
    "turn plus": [("say:plus",), ("a1",)],
}
MOVES = {text: Move("walked", *text.split()) for text in PATHS}


@dataclass(frozen=True)
class Seen(Observation):
    moves: tuple[Move, ...]
    viewer: int | None = 0
    seat: int | None = 0

    def determinize(self, rng: random.Random) -> State:
        raise AssertionError("nothing here is hidden")

    @property
    def private(self) -> bool:
        return False


def walk(*legal: str) -> Walk:
    def paths(move: Move) -> Sequence[tuple[str, ...]]:
        return PATHS[move.text]

    return Walk(Seen(tuple(MOVES[text] for text in legal)), paths, MOVES.values())


def test_targets_are_the_first_things_of_all_paths_each_once() -> None:
    assert walk("place imam b2", "place imam b3", "turn plus").targets == ["imam", "say:plus", "a1"]


def test_pointing_at_a_piece_and_then_a_space_chooses_the_move() -> None:
    way = walk("place imam b2", "place imam b3")
    assert way.point(["imam"]).on
    assert way.targets == ["b2", "b3"]
    assert way.point(["b3"]).move is MOVES["place imam b3"]


def test_pointing_at_another_piece_changes_the_choice() -> None:
    way = walk("place imam b2", "place bank b2")
    way.point(["imam"])
    assert way.point(["bank"]).on
    assert way.chosen == ("bank",)
    assert way.point(["b2"]).move is MOVES["place bank b2"]


def test_either_way_of_pointing_means_the_move() -> None:
    assert walk("turn plus").point(["a1"]).move is MOVES["turn plus"]
    assert walk("turn plus").point(["say:plus"]).move is MOVES["turn plus"]


def test_a_refused_end_names_the_move_that_was_meant() -> None:
    way = walk("place imam b2", "place bank c3")
    way.point(["imam"])
    step = way.point(["b3"])
    assert step.refused == (MOVES["place imam b3"],)
    assert way.chosen == ("imam",)


def test_a_refused_piece_names_its_moves() -> None:
    assert set(walk("place imam b2").point(["bank"]).refused) == {MOVES["place bank b2"], MOVES["place bank c3"]}


def test_pointing_at_nothing_in_particular_does_nothing() -> None:
    step = walk("place imam b2").point(["table"])
    assert (step.move, step.on, step.refused) == (None, False, ())


def test_back_takes_one_step_back_and_then_says_there_is_none() -> None:
    way = walk("place imam b2")
    way.point(["imam"])
    assert way.back()
    assert way.targets == ["imam"]
    assert not way.back()


def test_the_topmost_of_several_names_counts_first() -> None:
    way = walk("place imam b2", "turn plus")
    assert way.point(["a1", "imam"]).move is MOVES["turn plus"]
