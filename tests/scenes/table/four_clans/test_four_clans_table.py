"""What the table of Four Clans Conflict shows, and what it hides."""

import random

import pygame
import pytest
from pygame import Rect

from game.four_clans import RULEBOOK
from game.four_clans.cards import CLANS
from game.four_clans.observation import Trick
from scenes.table import view
from scenes.table.four_clans import cubes, words
from scenes.table.four_clans.stops import stops
from scenes.table.hud import frame
from scenes.table.view import Room
from scenes.ui import text
from scenes.ui.measure import CAPTION, Measure
from tests.game.four_clans.scenario import finish, new_game, play, table

NAMES = ("Anna", "Boris", "Clara", "Dmitri")
VIEW = view("four_clans")


def room(seats=2, bottom=0, size=(1280, 720)):
    m = Measure(*size)
    return Room(frame(m).table, m, bottom, NAMES[:seats])


def lay(state, viewer=0):
    return VIEW.lay(state.observe(viewer), room(state.seats, viewer))


def texts(state, viewer=0):
    return " / ".join(note.text for note in lay(state, viewer).notes)


def middles(seed, seats):
    """States of a random round."""
    rng, state = random.Random(seed), new_game(seed, seats)
    while state.seat is not None:
        yield state.copy()
        state.apply(rng.choice(state.legal_moves()))
    yield state


@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_lies_on_the_table_that_the_viewer_may_not_know(seats):
    for state in middles(3, seats):
        for viewer in range(seats):
            seen = state.observe(viewer)
            known = {card for hand in seen.hands for card in hand if card} | {seen.away}
            known |= {placed.card for fort in seen.forts for row in fort.rows for placed in row}
            laid = lay(state, viewer)
            shown = {name.removeprefix("card:") for name in laid.poses if name.startswith("card:")}
            assert shown <= known
            faces = {pose.face for name, pose in laid.poses.items() if name.startswith("hidden:")}
            assert faces <= {"back:card"}


@pytest.mark.parametrize("seats", [2, 4])
def test_all_twelve_cubes_are_always_there_and_keep_their_places_until_taken(seats):
    before = None
    for state in middles(4, seats):
        seen = state.observe(0)
        on, taken = cubes.piles(seen)
        assert sorted([cube for pile in (*on.values(), *taken) for cube in pile]) == list(range(12))
        assert [len(on[clan]) for clan in CLANS] == [fort.cubes for fort in seen.forts]
        assert tuple(map(len, taken)) == seen.taken
        if before is not None:
            moved = [cube for clan in CLANS for cube in before[clan] if cube not in on[clan]]
            assert len(moved) <= 2
        before = on


def test_the_side_at_the_bottom_lays_its_cards_below_the_forts():
    state = table("G1234567 E12345", "S123456 W123456")
    play(state, "G5 goat", "S6 wolf")
    for viewer in (0, 1):
        poses = lay(state, viewer).poses
        mine, theirs = ("card:goat_5", "card:snake_6") if viewer == 0 else ("card:snake_6", "card:goat_5")
        assert poses[mine].y > poses["castle:goat"].y > poses[theirs].y


def test_a_loser_is_turned_face_down_and_the_sums_say_who_leads():
    state = table("G1234567 E12345", "S123456 W123456")
    play(state, "G5 goat", "S6 wolf")
    poses = lay(state).poses
    assert (poses["card:goat_5"].face, poses["card:snake_6"].face) == ("card/goat_5", "back:card/snake_6")
    assert (poses["sum:goat:0"].face, poses["sum:goat:1"].face) == ("sum/0/5/led", "sum/1/0/behind")
    assert poses["sum:eagle:0"].face == "sum/0/0/level"


def test_the_trump_is_shown_from_the_moment_a_fort_is_turned():
    state = table("G1234567 E12345", "S123456 W123456")
    play(state, "G7 goat", "S2 snake", "G6 goat", "S3 snake", "G5 goat")
    assert lay(state).poses["trump"].face == "trump/none"
    events = play(state, "S6 snake")
    assert lay(state).poses["trump"].face == "trump/snake"
    assert lay(state).poses["castle:snake"].face == "back:fort/snake"
    assert "Snake is trump" in " ".join(VIEW.say(event, NAMES) for event in events)


def test_a_finished_trick_is_shown_face_up_before_it_is_judged():
    state = table("G1234567 E12345", "S123456 W123456")
    play(state, "G5 goat")
    before = state.observe(0)
    events = play(state, "S6 wolf")
    [stop] = stops(before, events, state.observe(0))
    wolf = stop.forts[3]
    assert (wolf.rows[1][0].card, wolf.rows[1][0].face_up, wolf.cubes, wolf.sums) == ("snake_6", True, 3, (0, 0))
    assert len(stop.hands[1]) == 11


def test_the_trick_that_plays_itself_is_shown_after_the_one_before_it():
    for seed in range(10):
        *_, last, over = middles(seed, 2)
        events = []
        again = last.copy()
        again.apply(next(move for move in last.legal_moves() if same_end(last, move, over)), events.append)
        shown = list(stops(last.observe(0), [event.seen_by(0) for event in events], again.observe(0)))
        assert [len(stop.tricks) for stop in shown] == [10, 11]
        lying = [sum(len(row) for fort in stop.forts for row in fort.rows) for stop in shown]
        assert lying == [22, 24]
        assert shown[1].trump == (shown[1].tricks[-1].cube if shown[1].tricks[-1].turned else shown[0].trump)
        sums = [fort.sums for fort in shown[1].forts]
        assert sum(map(sum, sums)) < sum(map(sum, (fort.sums for fort in again.observe(0).forts)))


def same_end(state, move, over):
    after = state.copy()
    after.apply(move)
    return after.observe(None) == over.observe(None)


@pytest.mark.parametrize(
    ("led", "answer", "trump", "first_wins", "said"),
    [
        ("goat_7", "goat_1", None, False, "The Jester beats the King of its clan."),
        ("goat_1", "goat_7", None, True, "The Jester beats the King of its clan."),
        ("goat_3", "goat_5", None, False, "Goat 5 is higher than Goat 3."),
        ("goat_3", "wolf_1", "wolf", False, "Wolf is trump."),
        ("goat_3", "wolf_7", "snake", True, "Wolf 7 does not follow Goat."),
    ],
)
def test_the_last_trick_names_the_rule_that_decided_it(led, answer, trump, first_wins, said):
    trick = Trick(0, led, "goat", 1, answer, "wolf", 0 if first_wins else 1, trump, None, False)
    assert words._decided(trick) == said


def test_the_last_trick_can_be_looked_at_again():
    state = table("G1234567 E12345", "S123456 W123456")
    assert VIEW.look_back(state.observe(0), NAMES) is None
    play(state, "G5 goat", "S6 wolf")
    shown = VIEW.look_back(state.observe(1), NAMES)
    assert [piece[0] for piece in shown.pieces] == ["card/goat_5", "card/snake_6"]
    assert shown.line == "Snake 6 does not follow Goat. Anna won; Boris took a cube from Wolf."


def test_a_new_deal_is_shown_with_its_reason_until_the_first_card():
    state = next(state for seed in range(300) if (state := new_game(seed)).redeals)
    seat, rank = state.redeals[0][0]
    said = words.redeal(state.observe(0), NAMES)
    assert NAMES[seat] in said
    assert ("Jesters" if rank == 1 else "Kings") in said
    assert said in texts(state)
    finish(state, random.Random(1))
    assert said not in texts(state)


def test_the_score_pad_holds_the_finished_rounds():
    state = finish(new_game(2), random.Random(2))
    after = RULEBOOK.follow(state, 5)
    lines = dict(VIEW.standing(after.observe(0)))
    assert lines["Round 1"] == tuple(map(str, state.outcome.points))
    assert lines["This round"] == ("0", "0")


def test_partners_sit_opposite_and_the_four_hands_lie_apart():
    state = new_game(1, 4)
    for bottom in range(4):
        laid = lay(state, bottom)
        hands = [Rect(laid.places[f"hand:{seat}"]) for seat in range(4)]
        partner, middle = hands[(bottom + 2) % 4], room().rect.centery
        assert hands[bottom].centery > middle > partner.centery
        assert not any(hands[a].colliderect(hands[b]) for a in range(4) for b in range(a))


def test_every_side_of_an_edge_is_named():
    state = new_game(1, 4)
    assert all(name in texts(state, 2) for name in NAMES)
    assert all(words.seat_title(seat, 4) in texts(state) for seat in range(4))


def test_a_hidden_card_tells_what_its_hand_has_shown_not_to_hold():
    state = table("G1234567 E12345", "S123456 W123456")
    play(state, "G5 goat", "S6 wolf")
    seen = state.observe(0)
    assert VIEW.zoom(seen, "hidden:1:0").paragraphs[-1] == "This hand has shown that it holds no Goat."
    assert len(VIEW.zoom(seen, "undealt:0").paragraphs) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_text_on_the_table_can_be_read(size):
    pygame.font.init()
    m = Measure(*size)
    for state in list(middles(5, 2))[::5]:
        for note in VIEW.lay(state.observe(0), room(size=size)).notes:
            drawn = text.fit_pixels(note.text, m.font(note.size), note.rect.size, note.bold, note.wrapped)
            assert drawn >= 0.85 * m.font(CAPTION), note.text


def test_a_fort_without_cubes_says_so_in_words():
    state = table("G123456 E123456", "S123456 W123456", cubes="0336")
    said = [VIEW.zoom(state.observe(0), f"fort:{clan}").paragraphs[0] for clan in CLANS]
    assert said[:2] == ["No cubes lie on it.", "3 cubes lie on it."]
