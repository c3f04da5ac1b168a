"""Matches: formats, recording, look-back and undo."""

from __future__ import annotations

import random

import pytest

from game import rulebook
from game.core import Event, Outcome, Reason, RulesError
from game.match import SNAPSHOT, IllegalMove, Match, standing
from tests.game.playing import play_out, play_some
from tests.game.toy import DRAW, PLAY, STAND, TOY, ToyState


def toy_match(seed: int = 7, seats: int = 2, **options: str) -> Match:
    return Match(TOY, options, seats, seed)


def won(*winners: int, points: tuple[int, ...] = (0, 0)) -> Outcome:
    return Outcome("played_out", winners, points)


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    match = toy_match()
    before = match.state.observe(None)
    with pytest.raises(IllegalMove) as refusal:
        match.play(STAND)
    assert refusal.value.reason == Reason("toy.must_play")
    assert match.state.observe(None) == before
    assert match.moves == [[]]


def test_a_move_after_the_end_is_refused() -> None:
    match = play_out(toy_match(), random.Random(1))
    with pytest.raises(IllegalMove, match=r"match\.game_over"):
        match.play(STAND)


def test_events_are_told_while_playing() -> None:
    match, events = toy_match(), list[Event]()
    match.play(match.state.legal_moves()[0], events.append)
    assert [event.verb for event in events] == ["played"]
    assert match.events_of(0, 0) == events


def test_a_single_game_is_a_whole_match() -> None:
    match = play_out(toy_match(), random.Random(2))
    assert len(match.outcomes) == 1
    assert match.standing.winners == match.outcomes[0].winners
    with pytest.raises(RulesError, match="match is over"):
        match.next_game()


def test_the_next_game_waits_for_this_one() -> None:
    with pytest.raises(RulesError, match="before this one is over"):
        toy_match(match="wins").next_game()


def test_first_to_two_goes_on_until_somebody_has_two_wins() -> None:
    options = TOY.settle({"match": "wins"}, 2)
    one_each = [won(0), won(1), won()]
    assert not standing(TOY, options, 2, one_each).over
    assert standing(TOY, options, 2, one_each).wins == (1, 1)
    assert standing(TOY, options, 2, [*one_each, won(1)]).winners == (1,)


def test_partners_win_together() -> None:
    options = TOY.settle({"match": "wins"}, 4)
    after = standing(TOY, options, 4, [won(1, 3, points=(1, 2, 1, 2))] * 2)
    assert (after.over, after.wins, after.winners) == (True, (0, 2, 0, 2), (1, 3))


def test_points_are_added_over_all_games_and_may_end_level() -> None:
    options = TOY.settle({"match": "points"}, 2)
    first, second = won(0, points=(3, 1)), won(1, points=(1, 3))
    assert not standing(TOY, options, 2, [first]).over
    level = standing(TOY, options, 2, [first, second])
    assert (level.over, level.points, level.winners) == (True, (4, 4), ())
    assert standing(TOY, options, 2, [first, first]).winners == (0,)


def test_level_points_are_played_off_where_the_format_says_so() -> None:
    options = TOY.settle({"match": "decided"}, 2)
    level = [won(0, points=(3, 1)), won(1, points=(1, 3))]
    assert not standing(TOY, options, 2, level).over
    assert standing(TOY, options, 2, [*level, won(0, points=(2, 1))]).winners == (0,)


def test_partners_with_the_same_points_are_not_level_with_each_other() -> None:
    options = TOY.settle({"match": "decided"}, 4)
    decided = standing(TOY, options, 4, [won(0, 2, points=(2, 1, 2, 1))] * 2)
    assert (decided.over, decided.winners) == (True, (0, 2))


def test_equal_deals_and_decisions_give_equal_matches() -> None:
    one, two = (play_out(toy_match(seed=3, match="wins"), random.Random(4)) for _ in range(2))
    assert one.moves == two.moves
    assert one.state.observe(None) == two.state.observe(None)


def test_games_of_a_match_are_dealt_differently() -> None:
    match = play_out(toy_match(match="points"), random.Random(5))
    first, second = (match.state_at(game, 0) for game in (0, 1))
    assert isinstance(first, ToyState)
    assert isinstance(second, ToyState)
    assert first.hands != second.hands


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_moment_can_be_looked_back_at(seats: int) -> None:
    match, rng = toy_match(seats=seats, draw="yes", match="points"), random.Random(6)
    seen = []
    while not match.over:
        seen.append((len(match.moves) - 1, len(match.moves[-1]), match.state.observe(None)))
        play_some(match, rng, 1)
    assert max(map(len, match.moves)) > SNAPSHOT
    for game, ply, observed in seen:
        assert match.state_at(game, ply).observe(None) == observed


def test_a_moment_that_never_was_cannot_be_looked_back_at() -> None:
    match = toy_match()
    for game, ply in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        with pytest.raises(IndexError):
            match.state_at(game, ply)


def test_rewinding_and_playing_again_gives_the_same_match() -> None:
    match = play_out(toy_match(seats=4, draw="yes", match="points"), random.Random(8))
    for count in range(1, match.plies + 1):
        twin = match.copy()
        twin.rewind(count)
        assert twin.plies == match.plies - count
        done = twin.plies
        for move in [move for moves in match.moves for move in moves][done:]:
            if twin.seat is None:
                twin.next_game()
            twin.play(move)
        assert twin.moves == match.moves
        assert twin.outcomes == match.outcomes
        assert twin.state.observe(None) == match.state.observe(None)


def test_rewinding_too_far_is_an_error_and_changes_nothing() -> None:
    match = toy_match()
    play_some(match, random.Random(1), 2)
    with pytest.raises(IndexError):
        match.rewind(3)
    assert match.plies == 2


def test_a_copy_goes_its_own_way() -> None:
    match = toy_match(draw="yes")
    twin = match.copy()
    before = match.state.observe(None)
    play_out(twin, random.Random(9))
    assert match.moves == [[]]
    assert match.outcomes == []
    assert match.state.observe(None) == before


def test_undo_takes_the_computers_reply_back_too() -> None:
    match = toy_match(seed=2)
    play_some(match, random.Random(1), 2)
    assert match.undoable(0, people=frozenset({0})) == 2


def test_undo_stops_at_another_persons_decision() -> None:
    match = toy_match(seed=2)
    play_some(match, random.Random(1), 2)
    assert match.undoable(0, people=frozenset({0, 1})) == Reason("undo.other_person")


def test_undo_never_goes_behind_a_reveal() -> None:
    match = toy_match(seed=2, draw="yes")
    match.play(match.state.legal_moves()[0])
    assert match.undoable(0, people=frozenset({0})) == 1
    match.play(DRAW)
    assert match.undoable(0, people=frozenset({0})) == Reason("undo.revealed")


def test_a_card_that_only_computers_saw_may_be_taken_back_until_one_of_theirs_is_seen() -> None:
    book = rulebook("claim")
    match = Match(book, book.settle({"first_leader": "seat_1"}, 2), 2, 4)
    match.play(match.state.legal_moves()[0])
    assert match.undoable(0, people=frozenset({0})) == 1
    assert match.undoable(0, people=frozenset({0, 1})) == Reason("undo.revealed")
    match.play(match.state.legal_moves()[0])
    assert match.undoable(0, people=frozenset({0})) == Reason("undo.revealed")


def test_the_first_half_of_a_decision_may_be_taken_back_before_the_second() -> None:
    book, rng, found = rulebook("war_on_terror"), random.Random(3), set()
    for seed in range(30):
        match = Match(book, book.settle({}, 3), 3, seed)
        while match.seat is not None:
            seat, move = match.seat, rng.choice(match.state.legal_moves())
            events: list[Event] = []
            match.play(move, events.append)
            drew = any(event.reveals for event in events)  # some conditions give whoever plays a card another one
            if move.verb == "play" and match.seat == seat and len(match.state.legal_moves()) > 1 and not drew:
                verb = match.state.legal_moves()[0].verb
                if verb in ("turn_over", "turn_up", "trade", "swap"):
                    found.add(verb)
                    assert match.undoable(seat, people=frozenset({seat})) == 1
    assert found == {"turn_over", "turn_up", "trade", "swap"}


def test_undo_passes_over_answers_that_were_the_only_ones() -> None:
    match = toy_match(seed=2)
    play_some(match, random.Random(1), 5)
    assert len(match.state_at(0, 4).legal_moves()) == 1
    decider = match.state_at(0, 4).seat
    assert decider is not None
    assert match.undoable(decider, people=frozenset({decider})) in (3, 2)


def test_undo_has_nothing_to_take_back_at_the_start_of_a_game() -> None:
    match = toy_match(match="points")
    assert match.undoable(0, frozenset({0})) == Reason("undo.nothing")
    while match.seat is not None:
        play_some(match, random.Random(1), 1)
    match.next_game()
    assert match.undoable(0, frozenset({0})) == Reason("undo.new_deal")


def test_the_first_game_is_the_deal_of_the_seed() -> None:
    assert toy_match(seed=11).state.observe(None) == TOY.new_game(TOY.settle({}, 2), 2, 11).observe(None)
    assert PLAY[1] in TOY.moves
