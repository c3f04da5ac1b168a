"""The laws that every rulebook keeps, tried with random play on every combination of options and number of seats."""

from __future__ import annotations

import pickle
import random

import pytest

from game.codes import deal_of, match_code, read_deal, read_match
from game.core import Event, Move, Observation, State
from game.match import Match
from tests.game.cases import LONGEST, Case, every_case, moments, whole_game
from tests.game.playing import play_some

CANDIDATES = 150
"""At most this many moves of a rulebook are tried against one state."""


def eye(state: State) -> Observation:
    return state.observe(None)


@every_case
def test_a_copy_shares_nothing_that_changes(case: Case) -> None:
    for moment in moments(case):
        if moment.move is None:
            continue
        state, twin = moment.state, moment.state.copy()
        before = eye(state)
        assert eye(twin) == before
        twin.apply(moment.move)
        assert eye(state) == before
        other = state.copy()
        state.apply(moment.move)
        assert eye(other) == before
        assert eye(state) == eye(twin)


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    for moment in moments(case):
        state, rng = moment.state, random.Random(1)
        before, legal = eye(state), tuple(state.legal_moves())
        for viewer in range(case.seats):
            observation = state.observe(viewer)
            observation.determinize(rng)
            assert state.observe(viewer) == observation
        for move in case.rulebook.moves[:CANDIDATES]:
            state.illegal(move)
        assert eye(state) == before
        assert tuple(state.legal_moves()) == legal


@every_case
def test_an_observation_says_whose_it_is_and_who_decides(case: Case) -> None:
    for moment in moments(case):
        for viewer in (None, *range(case.seats)):
            observation = moment.state.observe(viewer)
            decides = viewer is None or viewer == moment.state.seat
            assert observation.viewer == viewer
            assert observation.seat == moment.state.seat
            assert observation.moves == (tuple(moment.state.legal_moves()) if decides else ())
            assert observation.formality is None or observation.formality in observation.moves or not decides


@every_case
def test_a_determinization_cannot_be_told_from_the_truth(case: Case) -> None:
    rng = random.Random(2)
    for moment in moments(case):
        for viewer in range(case.seats):
            observation = moment.state.observe(viewer)
            for _ in range(2):
                guess = observation.determinize(rng)
                assert guess.observe(viewer) == observation
                assert (guess.seat, guess.seats, guess.rulebook) == (moment.state.seat, case.seats, case.rulebook)
                assert dict(guess.options) == dict(moment.state.options)
                if viewer == guess.seat:
                    assert tuple(guess.legal_moves()) == tuple(moment.state.legal_moves())


@every_case
def test_a_determinization_is_played_to_the_end_like_any_game(case: Case) -> None:
    rng = random.Random(3)
    for moment in moments(case, count=3):
        for viewer in range(case.seats):
            guess = moment.state.observe(viewer).determinize(rng)
            pieces = pieces_of(guess)
            assert pieces == pieces_of(moment.state)
            for _ in range(LONGEST):
                if guess.seat is None:
                    break
                guess.apply(rng.choice(guess.legal_moves()))
            assert guess.outcome is not None
            assert pieces_of(guess) == pieces


@every_case
def test_the_eye_that_sees_everything_has_nothing_to_guess(case: Case) -> None:
    with pytest.raises(ValueError, match=r"\w+"):
        eye(case.deal(1)).determinize(random.Random(1))


@every_case
def test_a_refusal_tells_nothing_that_the_seat_does_not_know(case: Case) -> None:
    rng = random.Random(4)
    for moment in moments(case, count=4):
        if moment.state.seat is None:
            continue
        guess = moment.state.observe(moment.state.seat).determinize(rng)
        for move in candidates(case, rng):
            assert guess.illegal(move) == moment.state.illegal(move)


@every_case
def test_what_is_not_private_is_known_to_all(case: Case) -> None:
    rng = random.Random(5)
    for moment in moments(case):
        for viewer in range(case.seats):
            observation = moment.state.observe(viewer)
            if observation.private:
                continue
            for other in range(case.seats):
                guess = moment.state.observe(other).determinize(rng)
                assert guess.observe(viewer) == observation


@every_case
def test_without_a_reveal_nobody_learns_anything_by_deciding(case: Case) -> None:
    """Undo stands on this: whoever decides could have told beforehand what comes of it, unless an event reveals."""
    rng = random.Random(6)
    for moment in moments(case, count=2 * len(whole_game(case)))[:60]:
        if moment.move is None or any(event.reveals for event in moment.events):
            continue
        seat = moment.state.seat
        guess, told = moment.state.observe(seat).determinize(rng), list[Event]()
        guess.apply(moment.move, told.append)
        moment.state.apply(moment.move)
        assert [event.seen_by(seat) for event in told] == [event.seen_by(seat) for event in moment.events]
        assert guess.observe(seat) == moment.state.observe(seat)


@every_case
def test_observations_travel_to_another_process(case: Case) -> None:
    for moment in moments(case, count=4):
        for viewer in (None, *range(case.seats)):
            observation = moment.state.observe(viewer)
            assert pickle.loads(pickle.dumps(observation)) == observation


@every_case
def test_an_observation_holds_no_state_and_no_generator(case: Case) -> None:
    for moment in moments(case, count=4):
        for viewer in range(case.seats):
            held = list(reachable(moment.state.observe(viewer)))
            assert not [thing for thing in held if isinstance(thing, (State, random.Random))]


@every_case
def test_moves_are_one_object_for_one_text(case: Case) -> None:
    every = case.rulebook.moves
    assert len({move.text for move in every}) == len(every)
    for move in random.Random(7).sample(list(every), min(CANDIDATES, len(every))):
        assert move.family == case.rulebook.key
        assert case.rulebook.move(move.text) is move
        assert pickle.loads(pickle.dumps(move)) is move


@every_case
def test_deal_and_decisions_give_the_same_state(case: Case) -> None:
    played = whole_game(case)
    state = case.deal(1)
    for moment in played:
        assert eye(state) == eye(moment.state)
        if moment.move is not None:
            state.apply(moment.move)


@every_case
def test_pieces_are_neither_lost_nor_made(case: Case) -> None:
    played = whole_game(case, seed=8)
    for moment in played:
        assert pieces_of(moment.state) == pieces_of(played[0].state)


@every_case
def test_legal_moves_are_known_distinct_and_in_a_fixed_order(case: Case) -> None:
    known = frozenset(case.rulebook.moves)
    for moment in whole_game(case, seed=9):
        legal = tuple(moment.state.legal_moves())
        assert bool(legal) == (moment.state.seat is not None)
        assert len(set(legal)) == len(legal)
        assert known.issuperset(legal)
        assert tuple(moment.state.legal_moves()) == legal
        assert tuple(moment.state.copy().legal_moves()) == legal


@every_case
def test_whatever_is_not_legal_is_refused_with_a_reason_of_its_own(case: Case) -> None:
    rng = random.Random(10)
    for moment in moments(case):
        legal = frozenset(moment.state.legal_moves())
        before = eye(moment.state)
        for move in (*legal, *candidates(case, rng)):
            reason = moment.state.illegal(move)
            assert (reason is None) == (move in legal), move
            if reason is not None:
                assert reason.key.startswith(f"{case.rulebook.key}."), reason
                assert not reason.key.endswith((".illegal", ".not_legal")), reason
        assert eye(moment.state) == before


@every_case
def test_games_end_with_an_outcome_that_fits_the_sides(case: Case) -> None:
    for seed in range(11, 16):
        *before, last = whole_game(case, seed)
        assert all(moment.state.outcome is None for moment in before)
        outcome = last.state.outcome
        assert outcome is not None
        assert not last.state.legal_moves()
        assert len(outcome.points) == case.seats
        assert tuple(sorted(set(outcome.winners))) == outcome.winners
        for side in case.rulebook.sides(case.seats):
            assert len({seat in outcome.winners for seat in side}) == 1
            assert len({outcome.points[seat] for seat in side}) == 1
        for line in outcome.lines:
            assert len(line.values) == case.seats


@every_case
def test_what_is_settled_stays_settled(case: Case) -> None:
    for seed in (17, 18):
        played = whole_game(case, seed)
        outcome = played[-1].state.outcome
        assert outcome is not None
        for viewer in (None, *range(case.seats)):
            settled = [moment.state.observe(viewer).settled for moment in played]
            assert {winners for winners in settled if winners is not None} <= {outcome.winners}


@every_case
def test_events_keep_their_secrets(case: Case) -> None:
    for moment in whole_game(case, seed=19):
        for event in moment.events:
            assert set(event.secret) <= set(event.parts)
            assert pickle.loads(pickle.dumps(event)) == event
            for viewer in range(case.seats):
                seen = event.seen_by(viewer)
                assert not seen.secret
                for name, value in event.parts.items():
                    hidden = name in event.secret and viewer not in event.secret[name]
                    assert seen.parts[name] == (None if hidden else value)


@every_case
def test_telling_changes_nothing(case: Case) -> None:
    for moment in moments(case):
        if moment.move is not None:
            twin = moment.state.copy()
            moment.state.apply(moment.move)
            twin.apply(moment.move, lambda event: None)
            assert eye(twin) == eye(moment.state)


@every_case
@pytest.mark.usefixtures("toy_shelf")
def test_codes_give_the_same_match_back(case: Case) -> None:
    match, rng = Match(case.rulebook, case.options, case.seats, 20), random.Random(20)
    for _ in range(3):
        assert read_deal(deal_of(match).code) == deal_of(match)
        twin = read_match(match_code(match))
        assert (twin.moves, twin.outcomes) == (match.moves, match.outcomes)
        assert eye(twin.state) == eye(match.state)
        play_some(match, rng, 1 + LONGEST // 100)


@every_case
def test_every_game_of_a_match_is_whole(case: Case) -> None:
    match, rng = Match(case.rulebook, case.options, case.seats, 21), random.Random(21)
    while match.seat is not None:
        play_some(match, rng, 1)
    if not match.over:
        pieces = pieces_of(match.state)
        match.next_game()
        assert pieces_of(match.state) == pieces
        assert match.seat is not None
        for viewer in range(case.seats):
            observation = match.state.observe(viewer)
            assert observation.determinize(rng).observe(viewer) == observation


def pieces_of(state: State) -> object:
    """All pieces of a game wherever they are; every rulebook's state can count them."""
    return state.pieces()  # type: ignore[attr-defined]


def candidates(case: Case, rng: random.Random) -> list[Move]:
    every = case.rulebook.moves
    return rng.sample(list(every), min(CANDIDATES, len(every)))


def reachable(thing: object, seen: set[int] | None = None) -> list[object]:
    """Everything that hangs on a value: items of containers and attributes of our own objects."""
    seen = set() if seen is None else seen
    if id(thing) in seen or thing is None or isinstance(thing, (str, bytes, int, float, Move, type)):
        return []
    seen.add(id(thing))
    parts: list[object] = []
    if isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (tuple, list, set, frozenset)):
        parts = list(thing)
    else:
        parts = [*getattr(thing, "__dict__", {}).values()]
        names = (name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ()))
        parts += [getattr(thing, name) for name in names if hasattr(thing, name)]
    return [thing, *(found for part in parts for found in reachable(part, seen))]
