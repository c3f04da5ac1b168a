"""Deals and drafts, the long game, and the settings."""

import pytest

from game.clash import RULEBOOK
from game.core import BadOption, FirstTo, SumOf
from tests.game.clash.scenario import area, new_game, offered, play, table, verbs, why

MCWORLD = ["mr_president", "fast_food", "banker", "pop_star", "soldier", "predator", "tourist_zone"]
JIHAD = ["leader", "imam", "sheikh", "tradition", "taliban", "suicide_bomber", "mosque"]


@pytest.mark.parametrize("neutrals", RULEBOOK.option("neutrals").choices)
def test_each_side_has_its_seven_tiles_whoever_starts(neutrals):
    for starter in ("mcworld", "jihad"):
        seen = new_game(neutrals=neutrals, starter=starter).observe(None)
        assert list(seen.areas[0][:7]) == MCWORLD
        assert list(seen.areas[1][:7]) == JIHAD


def test_standard_deals_five_into_the_neutral_area_and_leaves_twelve():
    seen = new_game(4).observe(0)
    assert (len(seen.neutral), seen.pile_size) == (5, 12)
    assert seen.pile is not None
    assert not set(seen.pile) & set(seen.neutral)
    assert new_game(4).observe(0) == seen
    assert new_game(5).observe(0).neutral != seen.neutral


def test_beginners_has_no_neutral_tiles_and_no_unused_pile():
    seen = new_game(neutrals="beginners").observe(None)
    assert (seen.neutral, seen.pile_size, len(seen.away)) == ((), 0, 17)
    assert sum(map(len, seen.areas)) == 14


def test_random_gives_each_player_two_open_tiles_and_no_neutral_area():
    state = new_game(neutrals="random")
    seen = state.observe(0)
    assert (seen.neutral, seen.pile_size) == ((), 13)
    assert [len(tiles) for tiles in seen.areas] == [9, 9]
    assert None not in seen.areas[1]
    assert not seen.private


def test_secret_random_hides_the_two_from_the_opponent():
    state = new_game(neutrals="secret_random")
    for viewer in (0, 1):
        seen = state.observe(viewer)
        assert seen.areas[1 - viewer][7:] == (None, None)
        assert list(seen.areas[viewer]) == area(state, viewer)
        assert seen.concealed == ((7, 8), (7, 8))
        assert seen.private


def test_a_hidden_tile_is_open_once_played_and_so_reported():
    state = new_game(neutrals="secret_random", starter="jihad")
    tile = next(name for name in area(state, 0)[7:] if name != "nobel_prize")
    events = play(state, "place mustafa b2", f"place {tile} a1")
    placed = [event for event in events if event.verb == "placed"]
    assert [event.shows for event in placed] == [False, True]
    assert tile in str(state.observe(1).board)
    assert state.observe(1).concealed[0] == (7,)


def test_draft_starter_takes_one_second_one_starter_one_second_the_last_two():
    state = new_game(neutrals="draft", starter="jihad")
    offer = list(state.observe(0).offer)
    assert offer == list(state.observe(1).offer)
    assert len(offer) == 5
    assert (state.seat, offered(state)) == (1, [f"draft {tile}" for tile in offer])
    assert why(state, "place mustafa b2") == "draft_first"
    play(state, f"draft {offer[4]}")
    assert state.seat == 0
    assert why(state, f"draft {offer[4]}") == "not_offered"
    play(state, f"draft {offer[0]}")
    assert state.seat == 1
    events = play(state, f"draft {offer[2]}")
    assert area(state, 1)[7:] == [offer[4], offer[2]]
    assert area(state, 0)[7:] == [offer[0], offer[1], offer[3]]
    assert verbs(events) == ["drafted"] * 3
    assert state.observe(0).areas == state.observe(1).areas
    assert offered(state)[0] == "place mustafa a1"
    assert state.seat == 1
    assert why(state, f"draft {offer[0]}") == "draft_over"


def secret_draft(state, picks=(0, 0, 0, 0)):
    """Play the four picks of a secret draft; returns the four offers and the events."""
    offers, events = [], []
    for pick in picks:
        offers.append([move.args[0] for move in state.legal_moves()])
        events += play(state, offered(state)[pick])
    return offers, events


def test_secret_draft_draws_four_keeps_one_passes_three_and_the_other_keeps_one_and_sets_two_aside():
    state = new_game(neutrals="secret_draft", starter="jihad")
    assert state.seat == 1
    offers, events = secret_draft(state, (3, 1, 0, 2))
    assert [len(offer) for offer in offers] == [4, 3, 4, 3]
    assert offers[1] == offers[0][:3]
    assert offers[3] == offers[2][1:]
    assert area(state, 1)[7:] == [offers[0][3], offers[3][2]]
    assert area(state, 0)[7:] == [offers[1][1], offers[2][0]]
    assert set(state.observe(0).set_aside) == {offers[1][0], offers[1][2]}
    assert state.observe(None).set_aside_count == (2, 2)
    assert state.observe(0).pile_size == 9
    assert state.observe(0).discard == ()
    assert (state.seat, offered(state)[0]) == (1, "place mustafa a1")
    assert verbs(events) == [
        "drafted",
        "passed",
        "drafted",
        "set_aside",
        "dealt",
        "drafted",
        "passed",
        "drafted",
        "set_aside",
    ]


def test_secret_draft_is_second_players_turn_to_draw_after_its_first_pick():
    state = new_game(neutrals="secret_draft", starter="mcworld")
    seats = []
    for _ in range(4):
        seats.append(state.seat)
        play(state, offered(state)[0])
    assert seats == [0, 1, 1, 0]


def test_secret_draft_shows_an_offer_only_to_those_who_know_it():
    state = new_game(neutrals="secret_draft", starter="mcworld")
    assert None not in state.observe(0).offer
    assert state.observe(1).offer == (None,) * 4
    play(state, offered(state)[0])
    assert state.observe(0).offer == state.observe(1).offer == state.observe(None).offer
    assert state.observe(0).passed == state.observe(1).received != ()
    assert state.observe(1).areas[0][7:] == (None,)


def test_secret_draft_events_keep_the_kept_and_set_aside_tiles_secret():
    state = new_game(neutrals="secret_draft", starter="mcworld")
    _, events = secret_draft(state)
    for event in events:
        other = event.seen_by(1 - event.seat).parts
        if event.verb in ("drafted", "set_aside", "dealt"):
            assert None in other.values()
            assert None not in event.seen_by(event.seat).parts.values()
        else:
            assert None not in other.values()


def test_each_player_remembers_what_they_passed_received_and_set_aside():
    state = new_game(neutrals="secret_draft", starter="mcworld")
    offers, _ = secret_draft(state)
    one, two = state.observe(0), state.observe(1)
    assert set(one.passed) == set(offers[1]) == set(two.received)
    assert set(two.passed) == set(offers[3]) == set(one.received)
    assert set(one.set_aside) == set(offers[3][1:])
    assert set(two.set_aside) == set(offers[1][1:])
    assert one.from_pass == 7
    assert two.from_pass == 8


def test_long_game_refills_the_neutral_area_at_the_end_of_the_turn():
    state = table(
        ". . . / . vimam . / . . .", neutral="mercenary riots", pile="picket press", long_game="yes", mcworld="banker"
    )
    play(state, "place mercenary b1")
    assert state.observe(0).neutral == ("riots",)  # not before the effect is done
    events = play(state, "target b2")
    assert verbs(events) == ["removed", "refilled"]
    assert events[-1].reveals
    assert state.observe(0).neutral == ("riots", "picket")
    play(state, "place mosque a3")
    assert state.observe(0).pile_size == 1  # a tile from the own area is not replaced


def test_a_standard_game_does_not_refill():
    state = table(". . . / . vimam . / . . .", neutral="mercenary riots", pile="picket press", mcworld="banker")
    play(state, "place mercenary b1", "target b2")
    assert state.observe(0).neutral == ("riots",)


def test_long_game_with_an_empty_pile_refills_nothing():
    state = table(". . . / . vimam . / . . .", neutral="riots", long_game="yes")
    assert verbs(play(state, "place riots b1")) == ["placed"]


def test_long_game_does_not_refill_when_the_game_is_over():
    cells = "vleader vbanker ^imam / ^sheikh . vmustafa / ^tradition ^bribe vfast_food"
    state = table(cells, neutral="riots", pile="picket", long_game="yes")
    assert verbs(play(state, "place riots b2")) == ["placed", "ended"]
    assert state.observe(0).pile_size == 1


def test_long_game_needs_the_standard_neutral_tiles():
    with pytest.raises(BadOption):
        RULEBOOK.settle({"neutrals": "draft", "long_game": "yes"}, 2)
    with pytest.raises(BadOption):
        RULEBOOK.settle({"games": "5"}, 2)


def test_matches_are_best_of_three_or_points_over_two_to_nine_games():
    assert RULEBOOK.format(RULEBOOK.settle({}, 2)) == FirstTo(2)
    assert RULEBOOK.format(RULEBOOK.settle({"match": "points"}, 2)) == SumOf(3)
    assert RULEBOOK.format(RULEBOOK.settle({"match": "points", "games": "9"}, 2)) == SumOf(9)
    assert RULEBOOK.option("games").choices == tuple("23456789")
