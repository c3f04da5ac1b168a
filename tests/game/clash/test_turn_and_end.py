"""The course of a turn, and how a game ends."""

import random

from tests.game.clash.scenario import board, discard, new_game, offered, play, table, verbs, why

EIGHT = "vleader vbanker ^imam / ^sheikh . vmustafa / {} ^bribe vfast_food"


def test_the_starting_player_places_mustafa_on_any_space_and_nothing_else():
    state = new_game(starter="jihad")
    assert state.seat == 1
    assert offered(state) == [
        f"place mustafa {space}" for space in ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    ]
    assert why(state, "place imam b2") == "mustafa_first"
    play(state, "place mustafa c1")
    assert board(state) == ". . . / . . . / . . vmustafa"
    assert state.seat == 0


def test_the_starter_setting_names_the_side_and_the_lot_falls_on_either():
    assert new_game(starter="mcworld").seat == 0
    assert {new_game(seed).seat for seed in range(20)} == {0, 1}


def test_a_tile_is_placed_on_an_unoccupied_space_facing_the_player_who_places_it():
    state = table(". . . / . vmustafa . / . . .", mcworld="soldier tourist_zone", neutral="riots", jihad="mosque imam")
    assert offered(state) == [
        f"place {tile} {space}"
        for tile in ("soldier", "tourist_zone", "riots")
        for space in ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    ]
    play(state, "place riots a1", "place mosque c3")
    assert board(state) == ". . vmosque / . vmustafa . / ^riots . ."


def test_a_tile_comes_from_ones_own_or_the_neutral_area_but_not_the_opponents():
    state = table(". . . / . vmustafa . / . . .", mcworld="soldier", neutral="riots", discard="banker")
    assert why(state, "place mosque a1") == "tile_of_rival"
    assert why(state, "place banker a1") == "tile_discarded"
    assert why(state, "place mustafa a1") == "tile_on_board"
    assert why(state, "place kaboom a1") == "tile_out_of_reach"


def test_one_may_not_pass():
    state = table(". . . / . vmustafa . / . . .")
    assert why(state, "decline") == "may_not_pass"
    assert "decline" not in offered(state)


def test_nine_face_up_tiles_end_the_game_and_more_followers_win():
    for last, winner in (("^tradition", 0), ("vtradition", 1)):
        state = table(EIGHT.format(last), mcworld="tourist_zone")
        events = play(state, "place tourist_zone b2")
        assert verbs(events) == ["placed", "ended"]
        assert state.outcome is not None
        assert (state.outcome.ending, state.outcome.winners) == ("board_full", (winner,))
    assert state.outcome.points == (4, 5)
    assert state.outcome.lines[0].values == (4, 5)
    assert state.seat is None
    assert list(state.legal_moves()) == []


def test_the_effect_of_the_last_tile_is_carried_out_before_the_end_is_judged():
    state = table(EIGHT.format("vtradition"), mcworld="pop_star")
    play(state, "place pop_star b2", "target a1")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


def test_if_the_effect_opened_a_space_the_game_goes_on():
    state = table(EIGHT.format("vtradition"), mcworld="tourist_zone", neutral="mercenary")
    play(state, "place mercenary b2", "target b1")
    assert state.outcome is None
    assert offered(state) == ["place mosque b1"]


def test_if_the_effect_is_declined_the_full_board_ends_the_game():
    state = table(EIGHT.format("vtradition"), mcworld="tourist_zone", neutral="mercenary")
    play(state, "place mercenary b2", "decline")
    assert state.outcome is not None


def test_nine_occupied_spaces_with_a_face_down_tile_are_not_an_end():
    state = table(EIGHT.format("xvtradition"), mcworld="tourist_zone")
    play(state, "place tourist_zone b2")
    assert state.outcome is None
    assert offered(state) == ["place mosque a1"]


def test_a_stack_counts_as_one_follower():
    state = table(EIGHT.format("^nobel_prize+tradition"), mcworld="tourist_zone")
    play(state, "place tourist_zone b2")
    assert state.outcome is not None
    assert state.outcome.points == (5, 4)


def test_a_player_who_must_play_and_has_no_tile_loses():
    state = table("vimam . . / . . . / . . .", mcworld="tourist_zone", jihad="mosque")
    play(state, "place tourist_zone a1", "place mosque b1")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners, state.outcome.points) == ("no_tile", (1,), (1, 2))


def test_the_neutral_area_is_there_for_a_player_without_tiles():
    state = table("vimam . . / . . . / . . .", mcworld="tourist_zone", jihad="mosque", neutral="riots")
    play(state, "place tourist_zone a1", "place mosque b1")
    assert state.seat == 0
    assert offered(state)[0].startswith("place riots")


def test_a_lone_nobel_prize_without_an_eligible_follower_loses():
    cells = "vimam . . / . . . / . . ."
    state = table(cells, mcworld="tourist_zone", jihad="mosque", neutral="nobel_prize")
    play(state, "place tourist_zone a1", "place mosque b1")
    assert state.outcome is not None  # the tourist zone is Immune, so it cannot be covered
    assert state.outcome.ending == "no_tile"
    state = table(cells.replace("vimam", "^imam"), mcworld="tourist_zone", jihad="mosque", neutral="nobel_prize")
    play(state, "place tourist_zone a1", "place mosque b1")
    assert offered(state) == ["place nobel_prize a3"]


def test_what_one_destroyed_is_cleared_before_one_loses_for_want_of_a_tile():
    state = table("vimam . . / . . . / . . .", mcworld="soldier", jihad="mosque")
    play(state, "place soldier b3", "target a3")
    events = play(state, "place mosque c1")
    assert verbs(events) == ["placed", "cleared", "ended"]
    assert discard(state) == ["imam"]


def test_kaboom_makes_whom_it_follows_lose_at_a_full_board():
    state = table(EIGHT.format("^kaboom"), mcworld="tourist_zone")
    play(state, "place tourist_zone b2")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners, state.outcome.points) == ("kaboom", (1,), (0, 4))


def test_kaboom_makes_whom_it_follows_lose_when_the_other_has_no_tile():
    state = table("vimam vkaboom . / . . . / . . .", mcworld="tourist_zone", jihad="mosque")
    play(state, "place tourist_zone a1", "place mosque b1")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners, state.outcome.points) == ("kaboom", (0,), (1, 0))


def test_ruling_9_a_covered_kaboom_and_a_face_down_one_are_harmless():
    state = table(EIGHT.format("^nobel_prize+kaboom"), mcworld="tourist_zone")
    play(state, "place tourist_zone b2")
    assert state.outcome is not None
    assert state.outcome.ending == "board_full"
    state = table("vimam xvkaboom . / . . . / . . .", mcworld="tourist_zone", jihad="mosque")
    play(state, "place tourist_zone a1", "place mosque b1")
    assert state.outcome is not None
    assert state.outcome.ending == "no_tile"


def test_the_starting_player_wins_a_beginners_game_only_by_a_full_board():
    rng = random.Random(5)
    for seed in range(40):
        state = new_game(seed, neutrals="beginners")
        while state.seat is not None:
            moves = state.legal_moves()
            state.apply(moves[int(rng.random() * len(moves))])
        assert state.outcome is not None
        assert state.outcome.ending == "board_full"


def strikes(state, move):
    """Whether a placement leads to a choice that takes a tile off the board or out of the opponent's area."""
    after = state.copy()
    after.apply(move)
    return after.seat == state.seat and after.legal_moves()[0].verb in ("target", "copy", "assassinate")


def empty_the_board(state, rng):
    """McWorld plays its own tiles and Jihad the neutral ones first; both strike whenever they can."""
    turners = {"pop_star", "tradition"}
    while state.seat is not None:
        moves = state.legal_moves()
        effects = [move for move in moves if move.verb in ("target", "copy", "assassinate")]
        common = set(state.observe(state.seat).neutral)
        wanted = [move for move in moves if move.verb == "place" and (move.args[0] in common) == (state.seat == 1)]
        near = [move for move in wanted if move.args[0] not in turners and strikes(state, move)]
        choice = effects or near or wanted or moves
        state.apply(choice[int(rng.random() * len(choice))])
    return state


def test_players_who_empty_the_board_run_out_of_tiles():
    rng = random.Random(3)
    outcomes = [empty_the_board(new_game(seed), rng).outcome for seed in range(60)]
    assert "no_tile" in {outcome.ending for outcome in outcomes if outcome}


def test_ruling_15_a_player_who_lifts_tiles_for_ever_outlasts_only_the_opponents_tiles():
    state = table(
        ". . . / . . . / vmustafa . .",
        mcworld="financial_crisis television",
        jihad="mosque imam leader",
    )
    play(state, "place television c3", "place mosque a3", "place financial_crisis c2", "recall c3")
    play(state, "place imam b3", "decline")
    play(state, "place television c3", "copy c2")
    play(state, "place leader b1", "decline")
    assert board(state) == "vmosque vimam ^television / . . . / vmustafa vleader ."
    play(state, "place financial_crisis c2", "recall c3")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners) == ("no_tile", (0,))
