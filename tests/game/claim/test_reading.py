"""Reading hands from play: which hands come up more often when the computer guesses."""

from __future__ import annotations

import random

import pytest

from game.claim.reading import Reader, plays_of_others
from game.claim.state import ClaimState
from game.claim.teaching import TEACHING
from tests.game.claim.tables import BOOK, COURT, Dealer, move


def early(seed: int, plies: int) -> ClaimState:
    """A phase one after so many random decisions."""
    rng = random.Random(seed)
    state = BOOK.new_game(BOOK.settle({}, 2), 2, seed)
    assert isinstance(state, ClaimState)
    for _ in range(plies):
        state.apply(rng.choice(state.legal_moves()))
    return state


def card(short: str) -> int:
    return Dealer().take(short)


@pytest.mark.parametrize("plies", [0, 1, 8, 15, 23])
def test_what_is_read_into_a_hand_fits_all_that_is_known(plies: int) -> None:
    for seed in range(4):
        state = early(seed, plies)
        seen, rng = state.observe(state.seat), random.Random(seed)
        reader = Reader(seen, rng)
        for _ in range(20):
            drawn = reader.draw()
            assert drawn.observe(seen.viewer) == seen
            drawn.apply(drawn.legal_moves()[0])  # it is a copy: the next draw does not mind


def test_the_chances_of_all_that_a_hand_could_have_played_come_to_one() -> None:
    for seed in range(6):
        state = early(seed, 17)
        viewer = state.seat
        assert viewer is not None
        for play in plays_of_others(state, viewer):
            held = state.hands[play.seat] | play.played
            open_ = held & play.answer if held & play.oblige else held
            chosen, total = play.chosen, 0.0
            assert open_ >> chosen & 1
            for at in range(COURT.size):
                if open_ >> at & 1:
                    play.chosen = at
                    total += play.likelihood(state.hands[play.seat])
            assert total == pytest.approx(1)


def test_hands_come_up_as_often_as_they_explain_the_play() -> None:
    """Against plain draws, each weighed by how well it explains the play."""
    state = early(2, 16)
    viewer = state.seat
    assert viewer is not None
    seen = state.observe(viewer)
    reader = Reader(seen, random.Random(1))
    rival, rounds, rng = 1 - viewer, 6000, random.Random(2)
    plain, weighed, walked, whole = [0.0] * COURT.size, [0.0] * COURT.size, [0.0] * COURT.size, 0.0
    for _ in range(rounds):
        drawn, met = seen.determinize(rng), reader.draw()
        assert isinstance(drawn, ClaimState)
        fits = reader.fit(drawn)
        whole += fits
        for at in range(COURT.size):
            if drawn.hands[rival] >> at & 1:
                plain[at] += 1 / rounds
                weighed[at] += fits
            if met.hands[rival] >> at & 1:
                walked[at] += 1 / rounds
    weighed = [weight / whole for weight in weighed]
    assert walked == pytest.approx(weighed, abs=0.06)
    assert max(abs(one - two) for one, two in zip(plain, weighed, strict=True)) > 0.12, "reading changes nothing here"


def let_go(seed: int, stake: str) -> float:
    """How often the rival is thought to hold another high Goblin, after it answered a led Goblin 5 with a Goblin 0 when
    this was at stake."""
    rng = random.Random(seed)
    state = BOOK.new_game(BOOK.settle({}, 2), 2, seed)
    assert isinstance(state, ClaimState)
    dealer = Dealer()
    lead, answer, prize = dealer.take("G5"), dealer.take("G0"), dealer.take(stake)
    rest = [1 << at for at in range(COURT.size) if dealer.left >> at & 1]
    rng.shuffle(rest)
    leader = state.leader
    state.hands = [sum(rest[:12]), sum(rest[12:24])]
    state.hands[leader] |= lead
    state.hands[1 - leader] |= answer
    state.stock = [*rest[24:], prize]
    state.apply(move("G5"))
    state.apply(move("G0"))
    reader = Reader(state.observe(leader), rng)
    high = card("G6 G7 G8 G9")
    return sum((reader.draw().hands[1 - leader] & high).bit_count() for _ in range(300)) / 300


def test_who_lets_a_good_follower_go_is_thought_to_have_had_nothing_to_win_it_with() -> None:
    good = sum(let_go(seed, "P9") for seed in range(8))
    bad = sum(let_go(seed, "G0") for seed in range(8))
    assert good < 0.8 * bad


def test_nothing_of_one_decision_is_left_over_for_the_next() -> None:
    state = early(1, 12)
    seen = state.observe(state.seat)
    first = [TEACHING.draw(seen, rng).observe(None) for rng in [random.Random(3)] for _ in range(5)]
    TEACHING.draw(seen, random.Random(4))
    again = [TEACHING.draw(seen, rng).observe(None) for rng in [random.Random(3)] for _ in range(5)]
    assert first == again
