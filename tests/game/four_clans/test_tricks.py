"""The course of a trick: where cards go, who must follow, who wins, what the loser takes, and the trump."""

import random

import pytest

from game.four_clans.cards import beats
from tests.game.four_clans.scenario import (
    finish,
    fort,
    new_game,
    offered_cards,
    offered_forts,
    play,
    refusal,
    table,
    verbs,
    why,
)

GOATS = "G1234567 E12345"
SNAKES = "S123456 W123456"
FORTS = {"goat", "eagle", "snake", "wolf"}


def winner(state):
    return state.observe(None).tricks[-1].winner


def test_the_leader_plays_any_card_at_any_fort():
    state = table(GOATS, SNAKES)
    assert len(state.legal_moves()) == 12 * 4
    assert len(offered_cards(state)) == 12


def test_who_holds_the_led_clan_plays_any_card_of_it_at_any_fort_with_room():
    state = table("G1234567 E12345", "E67 S12345 W12345")
    play(state, "E3 goat")
    assert offered_cards(state) == {"eagle_6", "eagle_7"}
    assert offered_forts(state) == FORTS
    assert why(state, "S1 goat") == "must_follow"
    assert refusal(state, "S1 goat").args == {"card": "snake_1", "led": "eagle"}


def test_who_does_not_hold_it_plays_anything_and_need_not_trump():
    state = table("G1234567 E12345", SNAKES, trump="wolf", cubes="3330")
    play(state, "G3 goat")
    assert len(offered_cards(state)) == 12


@pytest.mark.parametrize(
    ("led", "answer", "wins"), [("G5", "G6", 1), ("G5", "G4", 0), ("G2", "G1", 0), ("G6", "G1", 0)]
)
def test_in_one_clan_the_higher_rank_wins(led, answer, wins):
    other = "".join(rank for rank in "1234567" if rank != led[1] and rank != answer[1])
    state = table(f"{led} E1234567 S1234", f"{answer} G{other} W123456")
    play(state, f"{led} goat", f"{answer} eagle")
    assert winner(state) == wins


def test_the_jester_beats_the_king_of_its_clan_whoever_leads():
    state = table("G7 E1234567 S1234", "G1 W1234567 S567 G2")
    play(state, "G7 goat", "G1 goat")
    assert winner(state) == 1
    state = table("G1 E1234567 S1234", "G7 W1234567 S567 G2")
    play(state, "G1 goat", "G7 goat")
    assert winner(state) == 0


def test_the_jester_has_no_power_over_the_king_of_another_clan():
    assert not beats(6, 7, 4)
    state = table("G7 E1234567 S1234", "W1234567 S567 G12", trump="snake", cubes="3303")
    assert beats(6, 14, 2)
    play(state, "E7 goat", "W1 goat")
    assert winner(state) == 0


def test_of_different_clans_the_leader_wins_whatever_the_rank():
    state = table(GOATS, SNAKES)
    play(state, "G2 goat", "S6 goat")
    assert winner(state) == 0


def test_a_trump_that_answers_another_clan_wins_whatever_the_rank():
    state = table(GOATS, SNAKES, trump="snake", cubes="3303")
    play(state, "G7 goat", "S1 goat")
    assert winner(state) == 1


def test_a_trump_that_is_led_is_beaten_only_within_its_clan():
    state = table("G2 E1234567 S1234", "S567 W1234567 G34", trump="goat", cubes="0333")
    play(state, "G2 goat", "G3 goat")
    assert winner(state) == 1
    state = table("G2 E1234567 S1234", "S567 W1234567 E67", trump="goat", cubes="0333")
    play(state, "G2 goat", "W7 goat")
    assert winner(state) == 0


def test_the_winning_card_stays_face_up_and_the_losing_one_is_turned_and_counts_one():
    state = table("G1234567 E12345", "G1 E67 S1234 W12345")
    play(state, "E5 goat", "E7 wolf")
    goat, wolf = fort(state, "goat"), fort(state, "wolf")
    assert (goat.rows[0][0].face_up, goat.sums, goat.leader) == (False, (1, 0), 0)
    assert (wolf.rows[1][0].face_up, wolf.sums, wolf.leader) == (True, (0, 7), 1)


def test_a_led_card_lies_face_up_but_counts_nothing_before_the_trick_is_judged():
    state = table(GOATS, SNAKES)
    play(state, "G5 goat")
    assert fort(state, "goat").sums == (0, 0)
    assert fort(state, "goat").rows[0][0].face_up


def test_the_loser_takes_a_cube_from_the_fort_of_the_losing_card():
    state = table(GOATS, SNAKES)
    events = play(state, "G5 goat", "S6 wolf")
    assert (fort(state, "wolf").cubes, fort(state, "goat").cubes) == (2, 3)
    assert state.observe(None).taken == (0, 1)
    assert verbs(events)[2:] == ["won_trick", "turned_down", "took_cube"]
    assert [event.seat for event in events][2:] == [0, 1, 1]


def test_where_there_is_no_cube_none_is_taken():
    state = table(GOATS, SNAKES, cubes="3330", trump="wolf")
    play(state, "G5 goat", "S6 wolf")
    assert state.observe(None).taken == (0, 0)
    assert sum(each.cubes for each in state.observe(None).forts) == 9


def test_the_leader_takes_the_cube_when_the_lead_loses():
    state = table("G1234567 E12345", "E67 S12345 W12345")
    play(state, "E5 goat", "E6 wolf")
    assert state.observe(None).taken == (1, 0)
    assert fort(state, "goat").cubes == 2


def test_the_winner_leads_the_next_trick():
    state = table("G1234567 E12345", "E67 S12345 W12345")
    play(state, "E5 goat", "E6 wolf")
    assert state.seat == 1
    play(state, "S1 goat", "G1 goat")
    assert state.seat == 1


def test_a_side_has_three_places_at_each_fort():
    state = table(GOATS, SNAKES)
    play(state, "G1 goat", "S1 eagle", "G2 goat", "S2 eagle", "G3 goat", "S3 snake")
    assert offered_forts(state) == FORTS - {"goat"}
    assert why(state, "G4 goat") == "fort_full"
    assert refusal(state, "G4 goat").args == {"card": "goat_4", "fort": "goat"}
    play(state, "G4 wolf")
    assert offered_forts(state) == FORTS


SNAKE_EMPTIED = ("G7 goat", "S2 snake", "G6 goat", "S3 snake", "G5 goat", "S6 snake")


def test_the_first_fort_emptied_is_turned_and_its_clan_is_trump_from_the_next_trick_on():
    state = table("G1234567 E12345", SNAKES)
    events = play(state, *SNAKE_EMPTIED)
    assert verbs(events).count("fort_turned") == 1
    assert verbs(events)[-1] == "fort_turned"
    assert winner(state) == 0  # the trick that turned the fort is not judged again
    assert state.observe(0).trump == "snake"
    assert (fort(state, "snake").turned, fort(state, "snake").points, fort(state, "goat").points) == (True, 4, 3)
    play(state, "G4 eagle", "S1 goat")
    assert winner(state) == 1
    assert [trick.trump for trick in state.observe(0).tricks] == [None, None, None, "snake"]


def test_a_fort_emptied_later_stays_as_it_is():
    state = table(GOATS, SNAKES)
    play(state, *SNAKE_EMPTIED)
    events = play(state, "G4 eagle", "W1 wolf", "G3 eagle", "W2 wolf", "G2 eagle", "W3 wolf")
    assert verbs(events)[-1] == "took_cube"
    assert (fort(state, "wolf").cubes, fort(state, "wolf").turned, fort(state, "wolf").points) == (0, False, 3)
    assert state.observe(0).trump == "snake"


def test_with_two_players_the_last_trick_plays_itself():
    state = finish_but_one()
    assert state.left == 2
    play(state, *[state.legal_moves()[0].text])
    events = play(state, state.legal_moves()[0].text)
    assert verbs(events).count("played") == 3
    assert [event.parts["alone"] for event in events if event.verb == "played"] == [False, True, True]
    assert state.seat is None
    assert verbs(events)[-1] == "ended"
    assert sum(len(row) for each in state.observe(None).forts for row in each.rows) == 24


def finish_but_one():
    """A round with two tricks left, at a lead."""
    rng, state = random.Random(4), new_game(4)
    while state.phase or state.left > 2 or state.led >= 0:
        state.apply(rng.choice(state.legal_moves()))
    return state


def test_other_forced_answers_are_still_asked():
    state = table("G1234567 E12345", "E7 S123456 W12345")
    play(state, "E3 goat")
    assert offered_cards(state) == {"eagle_7"}
    assert state.seat == 1


def test_cards_that_cannot_be_played_say_where_they_are():
    state = table("G1234567 E12345", "E67 S12345 W12345", away="W7")
    play(state, "E3 goat", "E6 wolf")
    assert refusal(state, "E3 goat").args == {"card": "eagle_3", "fort": "goat", "seat": 0}
    assert why(state, "E6 goat") == "card_played"
    assert why(state, "W7 goat") == "not_held"  # the rival put it away
    play(state, "S1 goat")
    assert why(state, "S1 goat") == "card_played"
    assert why(state, "W7 goat") == "card_away"
    assert why(state, "S2 goat") == "not_held"
    assert why(finish(state, random.Random(1)), "S2 goat") == "game_over"


@pytest.mark.parametrize("seats", [2, 4])
def test_every_round_keeps_what_is_always_so(seats):
    for seed in range(300):
        state = finish(new_game(seed, seats), random.Random(seed))
        seen = state.observe(None)
        kept = sum(each.points + each.cubes for each in seen.forts if each.leader is None)
        assert sum(seen.scores) == 25 - kept
        assert sum(len(row) for each in seen.forts for row in each.rows) == 24
        assert all(len(row) == 3 for each in seen.forts for row in each.rows)
        turned = [number for number, trick in enumerate(seen.tricks, 1) if trick.turned]
        assert len(turned) == 1
        assert (2 if seats == 2 else 3) <= turned[0] <= 9
        assert sum(each.turned for each in seen.forts) == 1
