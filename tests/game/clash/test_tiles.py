"""The pieces: 32 tiles and 25 powers."""

from collections import Counter

from game.clash.geometry import AHEAD, LINES, NUMBER, PLUS, RING, SIDES, names
from game.clash.tiles import FIRST_PERMANENT, TILES


def test_there_are_32_tiles_one_violet_seven_blue_seven_green_seventeen_grey():
    assert Counter(tile.owner for tile in TILES) == {"mustafa": 1, "mcworld": 7, "jihad": 7, "neutral": 17}
    assert len({tile.key for tile in TILES}) == 32


def test_there_are_25_powers_and_the_sides_have_the_same_seven():
    assert len({tile.power for tile in TILES}) == 25
    powers = {side: sorted(tile.power for tile in TILES if tile.owner == side) for side in ("mcworld", "jihad")}
    assert powers["mcworld"] == powers["jihad"]


def test_one_number_parts_the_immediate_tiles_from_the_permanent_ones():
    assert {tile.kind for tile in TILES[FIRST_PERMANENT:]} == {"permanent"}
    assert "permanent" not in {tile.kind for tile in TILES[:FIRST_PERMANENT]}
    permanent = "tourist_zone mosque united_nations nobel_prize picket riots kaboom"
    assert [tile.key for tile in TILES[FIRST_PERMANENT:]] == permanent.split()


def test_the_board_is_named_from_mcworlds_left():
    assert names(RING[NUMBER["a1"]]) == ("b1", "a2", "b2")
    assert names(PLUS[NUMBER["b3"]]) == ("b2", "a3", "c3")
    assert names(SIDES[NUMBER["c2"]]) == ("b2",)


def test_ahead_is_away_from_the_player_whom_the_tile_faces():
    assert names(AHEAD[0][NUMBER["b1"]]) == ("a2", "b2", "c2")
    assert names(AHEAD[1][NUMBER["c3"]]) == ("b2", "c2")
    assert AHEAD[0][NUMBER["b3"]] == AHEAD[1][NUMBER["a1"]] == 0


def test_lines_run_to_the_rim():
    north, north_east = LINES[NUMBER["a1"]][:2]
    assert names(north) == ("a2", "a3")
    assert names(north_east) == ("b2", "c3")
