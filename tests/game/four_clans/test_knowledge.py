"""What a seat knows, and what it draws from that."""

import itertools
import random
from collections import Counter

import pytest

from game.four_clans.cards import FOURS, SUIT, WHOLE, members
from game.four_clans.course import played_by, shown_voids
from game.four_clans.position import PLAYING
from tests.game.four_clans.scenario import cards, finish, new_game, play, table

SAMPLES = 6000


def late(seed, seats, left, rng_seed=0):
    """A round with so many tricks left, at a lead, reached at random."""
    rng, state = random.Random(rng_seed), new_game(seed, seats)
    while state.phase or state.left > left or state.led >= 0:
        state.apply(rng.choice(state.legal_moves()))
    return state


def hidden_world(state, viewer):
    """What the viewer cannot see, as it is: every other hand, the card put away if hidden, the cards not dealt."""
    away = state.away if viewer != state.first or state.seats == 4 else 0
    return (*(hand for seat, hand in enumerate(state.hands) if seat != viewer), away, state.unseen)


def every_world(state, viewer):
    """All of these that the viewer cannot tell from the truth, counted out card by card from the rules."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    voids, played = shown_voids(state), played_by(state)
    hides = bool(state.away) and viewer != state.first
    pool = WHOLE & ~(sum(played) | state.hands[viewer] | (0 if hides else state.away))
    return set(_filled(state, others, voids, played, pool, hides))


def _filled(state, others, voids, played, pool, hides, hands=()):
    if len(hands) < len(others):
        seat = others[len(hands)]
        void = sum(suit for clan, suit in enumerate(SUIT) if voids[seat] >> clan & 1)
        for chosen in itertools.combinations(members(pool & ~void), state.hands[seat].bit_count()):
            hand = sum(1 << card for card in chosen)
            yield from _filled(state, others, voids, played, pool & ~hand, hides, (*hands, hand))
        return
    for away in [1 << card for card in members(pool)] if hides else [0]:
        dealt = [played[seat] | hand for seat, hand in zip(others, hands, strict=True)]
        if state.first in others and state.seats == 2:
            dealt[others.index(state.first)] |= away
        if not any(cards & four == four for cards in dealt for four in FOURS.values()):
            yield (*hands, away, pool & ~away)


CASES = [(seed, 2, 2) for seed in range(6)] + [(seed, 2, 3) for seed in range(3)] + [(seed, 4, 3) for seed in range(8)]


@pytest.mark.parametrize(("seed", "seats", "left"), CASES)
def test_every_possible_deal_is_drawn_equally_often_and_no_other(seed, seats, left):
    state = late(seed, seats, left)
    for viewer in range(seats):
        worlds = every_world(state, viewer)
        assert hidden_world(state, viewer) in worlds
        if len(worlds) > 1500:
            continue
        rng, seen = random.Random(seed), state.observe(viewer)
        drawn = Counter(hidden_world(seen.determinize(rng), viewer) for _ in range(SAMPLES))
        assert set(drawn) <= worlds
        share = SAMPLES / len(worlds)
        assert all(abs(drawn[world] - share) < 6 * share**0.5 + 1 for world in worlds)


def surely_known(state, viewer):
    """Whether in every deal the viewer thinks possible, every other seat has only one deal possible for what the viewer
    holds; counted out from the rules."""
    mine = state.observe(viewer)
    own = (state.hands[viewer], state.away if viewer == state.first else 0)
    for world in every_world(state, viewer):
        guess = _placed(state, viewer, world)
        for other in range(state.seats):
            if other == viewer:
                continue
            for theirs in every_world(guess, other):
                again = _placed(guess, other, theirs)
                if (again.hands[viewer], again.away if viewer == state.first else 0) != own:
                    return False
    assert mine.viewer == viewer
    return True


def _placed(state, viewer, world):
    made = state.copy()
    hands = iter(world)
    made.hands = [hand if seat == viewer else next(hands) for seat, hand in enumerate(state.hands)]
    away, made.unseen = world[-2:]
    made.away = away or state.away
    return made


@pytest.mark.parametrize("seed", range(40))
def test_private_is_exact_between_two(seed):
    state = late(seed, 2, 2)
    for viewer in (0, 1):
        assert state.observe(viewer).private == (not surely_known(state, viewer))


# In rounds 47 and 406 cards can only go round by way of a third hand.
@pytest.mark.parametrize("seed", [*range(25), 47, 406])
def test_private_is_exact_with_partners_at_the_end_of_a_round(seed):
    state = finish(new_game(seed, 4), random.Random(seed))
    for viewer in range(4):
        assert state.observe(viewer).private == (not surely_known(state, viewer))


def test_a_hand_that_must_be_what_is_left_is_not_private():
    state = table("G1234567 E12345", "S123456 W123456", first=0, away="W7")
    play(state, "G7 goat", "S1 goat", "E1 goat", "S2 goat")
    # What was not dealt (Eagle 6 and 7, Snake 7) and the Wolf 7: of the second's void clans all but two.
    assert state.observe(1).private
    assert state.observe(0).private


def test_the_second_players_hand_is_known_once_nothing_else_fits():
    state = table("G123456 S123456", "W1234567 E12345", away="S7")
    assert state.unseen == SUIT[0] & ~state.hands[0] | SUIT[1] & ~state.hands[1]
    play(state, "G5 goat", "W1 goat")
    assert state.observe(1).private
    play(state, "S5 goat", "W2 goat")
    assert state.observe(1).private  # Eagle 6 and 7 might be in it


def test_that_no_hand_was_dealt_four_jesters_can_give_a_hand_away():
    state = table("S5", "S6", away="E4")
    state.unseen = cards("G1 E23")
    course = "G2W3 0, E5W2 1, E1W4 0, G3G7 0, G4W5 0, G5W6 0, G6W7 0, S1S4 0, S2S7 0, E6W1 1, E7S3 1"
    for pair, leader in (trick.split() for trick in course.split(", ")):
        led, answer = (members(cards(card))[0] * 4 for card in (pair[:2], pair[2:]))
        state.past = state.past, 1 - int(leader), led, answer, int(leader)
    state.left = 1
    # Side A played three Jesters and has no Eagle: the fourth Jester and two Eagles are the cards not dealt, so that
    # the Snake 5, the only card that side B might hold instead of its own, is in the other hand.
    assert surely_known(state, 1)
    assert not state.observe(1).private


def test_voids_are_shown_by_answers_of_another_clan_only():
    state = table("G1234567 E12345", "S123456 W123456")
    assert state.observe(0).voids == ((), ())
    play(state, "G7 goat", "S1 goat")
    assert state.observe(0).voids == ((), ("goat",))
    play(state, "E5 goat", "W1 goat")
    assert state.observe(1).voids == ((), ("goat", "eagle"))


def test_a_shown_void_says_nothing_about_the_card_put_away():
    state = table("S12345 W123456 G7", "G123456 E12345 S7", away="E6")
    play(state, "G7 goat", "G1 goat", "E5 eagle", "W1 eagle")
    seen, rng = state.observe(1), random.Random(1)
    assert seen.voids[0] == ("eagle",)
    drawn = [seen.determinize(rng) for _ in range(400)]
    eagles = {1 << 12, 1 << 13}
    assert {guess.away for guess in drawn} >= eagles
    assert not any(guess.hands[0] & SUIT[1] for guess in drawn)


def test_the_table_is_open_and_the_rest_is_not():
    state = new_game(2, first="side_a")
    play(state, "cube goat wolf")
    play(state, state.legal_moves()[0].text)
    first, second = state.observe(0), state.observe(1)
    assert (first.away_count, second.away_count, second.away) == (1, 1, None)
    assert len(first.unseen) == 12 + 3
    assert len(second.unseen) == 12 + 1 + 3
    assert first.moved == second.moved == ("goat", "wolf")
    assert first.hands[1] == (None,) * 12
    assert None not in second.hands[1]
    assert state.phase == PLAYING


def test_a_card_turned_face_down_can_still_be_looked_at():
    state = table("G1234567 E12345", "S123456 W123456")
    play(state, "G7 goat", "S1 wolf")
    placed = state.observe(0).forts[3].rows[1][0]
    assert (placed.card, placed.face_up, placed.trick, placed.seat) == ("snake_1", False, 1, 1)
    trick = state.observe(0).tricks[0]
    assert (trick.led, trick.led_fort, trick.answer, trick.answer_fort) == ("goat_7", "goat", "snake_1", "wolf")
    assert (trick.winner, trick.cube) == (0, "wolf")


def test_the_fourth_king_of_who_played_three_was_not_dealt_to_them():
    state = table("G134567 E12367 S7", "S123456 W123456", away="E4")
    play(state, "G7 goat", "S1 goat", "E7 goat", "W1 goat", "S7 eagle", "S2 eagle")
    rng, seen = random.Random(2), state.observe(1)
    for _ in range(300):
        guess = seen.determinize(rng)
        assert guess.unseen >> 27 & 1, "else the deal would have been void"
