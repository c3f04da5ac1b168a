"""What a seat knows, and what it draws from that."""

import pickle
import random
from collections import Counter

import pytest

from game.clash import RULEBOOK
from game.clash.tiles import NAMES
from tests.game.clash.scenario import area, board, finish, new_game, offered, play, table

SAMPLES = 3000
NEUTRAL_MODES = RULEBOOK.option("neutrals").choices


def samples(state, viewer, count=SAMPLES, seed=9):
    seen, rng = state.observe(viewer), random.Random(seed)
    return [seen.determinize(rng) for _ in range(count)]


def evenly(counts, among):
    """Whether each of `among` came up about equally often, and nothing else."""
    assert set(counts) == set(among)
    share = sum(counts.values()) / len(among)
    return all(abs(count - share) < 5 * share**0.5 for count in counts.values())


def test_the_table_is_seen_as_it_lies():
    state = table("^nobel_prize+imam xvleader . / . . . / vbanker . .", discard="riots", neutral="press", pile="picket")
    seen = state.observe(1)
    a3, b3, a1 = seen.board[6], seen.board[7], seen.board[0]
    assert (a3.tile, a3.covered, a3.faces, a3.face_down) == ("nobel_prize", "imam", 0, False)
    assert (b3.tile, b3.faces, b3.destroyer, b3.face_down) == ("leader", None, 1, True)
    assert (a1.tile, a1.covered, a1.faces) == ("banker", None, 1)
    assert seen.board[1].tile is None
    assert (seen.discard, seen.neutral, seen.pile) == (("riots",), ("press",), ("picket",))
    assert seen.followers == (1, 1)
    assert (seen.phase, seen.seat, seen.moves, seen.mustafa) == ("place", 0, (), False)


def test_the_viewer_gets_its_moves_only_when_it_decides():
    state = new_game(starter="jihad")
    assert len(state.observe(1).moves) == len(state.observe(None).moves) == 9
    assert state.observe(0).moves == ()
    assert state.observe(0).mustafa


def test_an_effect_that_waits_is_open_to_both():
    state = table(". vimam . / . . . / . . .", neutral="bribe")
    play(state, "place bribe b2", "bribe b3")
    pending = state.observe(1).pending
    assert (pending.tile, pending.space, pending.asks, pending.bribed) == ("bribe", "b2", "to", "b3")
    assert not pending.optional


def test_the_pile_is_known_as_a_set_in_the_open_variants_only():
    assert len(new_game().observe(0).pile) == 12
    assert len(new_game(neutrals="random").observe(0).pile) == 13
    seen = new_game(neutrals="secret_random").observe(0)
    assert (seen.pile, seen.pile_size, len(seen.unseen)) == (None, 13, 15)
    assert new_game().observe(0).pile == tuple(sorted(new_game().observe(None).pile, key=NAMES.index))


def test_the_order_of_the_pile_is_drawn_at_random():
    tops = Counter(state.observe(None).pile[0] for state in samples(new_game(), 0))
    assert evenly(tops, new_game().observe(0).pile)


def test_the_eye_that_sees_everything_has_nothing_to_draw():
    with pytest.raises(ValueError, match="sees everything"):
        new_game().observe(None).determinize(random.Random(1))


def test_a_hidden_tile_is_equally_likely_each_that_was_not_seen():
    state = new_game(neutrals="secret_random")
    unseen = state.observe(0).unseen
    assert len(unseen) == 15
    for place in (7, 8):
        assert evenly(Counter(area(drawn, 1)[place] for drawn in samples(state, 0)), unseen)


def drafted(seed=0, picks=(0, 1, 2, 0), **options):
    """A game after a secret draft by these picks, McWorld starting."""
    state = new_game(seed, neutrals="secret_draft", starter="mcworld", **options)
    for pick in picks:
        play(state, offered(state)[pick])
    return state


def test_the_tile_kept_from_a_pass_is_one_of_the_three_passed_and_the_others_are_set_aside():
    state = drafted()
    seen = state.observe(0)
    drawn = samples(state, 0)
    assert evenly(Counter(area(each, 1)[seen.from_pass] for each in drawn), seen.passed)
    other = next(place for place in seen.concealed[1] if place != seen.from_pass)
    assert evenly(Counter(area(each, 1)[other] for each in drawn), seen.unseen)
    for each in drawn[:200]:
        kept = area(each, 1)[seen.from_pass]
        assert set(each.observe(1).set_aside) == set(seen.passed) - {kept}
        assert each.observe(0).set_aside == seen.set_aside


def test_once_the_kept_tile_is_shown_the_two_set_aside_are_known():
    state = drafted()
    kept = area(state, 1)[state.observe(0).from_pass]
    play(state, "place mustafa b2", f"place {kept} a1")
    seen = state.observe(0)
    assert seen.from_pass is None
    assert set(seen.rival_set_aside) == set(seen.passed) - {kept}
    assert all(set(each.observe(1).set_aside) == set(seen.rival_set_aside) for each in samples(state, 0, 20))


def test_a_passed_offer_is_known_to_both_and_four_just_drawn_to_one():
    state = new_game(neutrals="secret_draft", starter="mcworld")
    assert evenly(Counter(each.observe(None).offer[0] for each in samples(state, 1)), state.observe(1).unseen)
    assert state.observe(0).private
    assert not state.observe(1).private
    play(state, offered(state)[0])
    for viewer in (0, 1):
        assert all(each.observe(None).offer == state.observe(viewer).offer for each in samples(state, viewer, 20))
    assert state.observe(0).private  # it alone knows what it kept
    assert not state.observe(1).private  # the three on offer are known to both


def test_private_is_false_once_everything_hidden_was_shown():
    state = table(". . . / . vmustafa . / . . .", mcworld="?riots banker", neutrals="secret_random", pile="press")
    assert state.observe(0).private
    assert not state.observe(1).private
    play(state, "place riots a1")
    assert not state.observe(0).private
    assert not new_game().observe(0).private


def unplayed_draft_tiles(seed):
    """A finished game after a secret draft in which Jihad played neither of its two, and the two."""
    state = drafted(seed)
    rng = random.Random(seed)
    secret = area(state, 1)[7:]
    while state.seat is not None:
        moves = [
            move for move in state.legal_moves() if not set(secret) & set(move.args) and move.verb != "assassinate"
        ]
        state.apply((moves or state.legal_moves())[int(rng.random() * len(moves or state.legal_moves()))])
    return state, secret


def test_what_stayed_hidden_in_an_earlier_game_is_drawn_from_what_it_can_have_been():
    state, (kept, drawn_tile) = unplayed_draft_tiles(4)
    passed, own = set(state.observe(0).passed), set(state.observe(0).received)
    following = RULEBOOK.follow(state, 8)
    play(following, "start mcworld")
    seen = following.observe(0)
    assert {kept, drawn_tile} <= set(seen.unseen)
    known_later = set(seen.offer)
    slots = [[], []]
    for each in samples(following, 0):
        gone = [name for name in each.observe(None).away if name not in seen.away]
        first = [name for name in gone if name in passed]
        assert len(gone) == 2
        assert len(first) == 1
        slots[0] += first
        slots[1] += [name for name in gone if name not in passed]
    assert evenly(Counter(slots[0]), passed - known_later)
    assert evenly(Counter(slots[1]), set(seen.unseen) - passed - own)


def test_two_hidden_places_that_draw_on_the_same_tiles_never_get_the_same_one():
    games = (finish(new_game(seed, neutrals="secret_random"), random.Random(seed)) for seed in range(200))
    state = next(game for game in games if len(game.observe(0).concealed[1]) == 2)
    following = RULEBOOK.follow(state, 3)
    seen = following.observe(0)
    pairs = Counter()
    for each in samples(following, 0, 6000):
        pairs[frozenset(name for name in each.observe(None).away if name not in seen.away)] += 1
    tiles = seen.unseen
    assert all(len(pair) == 2 for pair in pairs)
    assert evenly(pairs, [frozenset((one, two)) for one in tiles for two in tiles if one < two])


@pytest.mark.parametrize("neutrals", NEUTRAL_MODES)
def test_a_determinization_observes_the_same_has_the_same_moves_and_all_the_tiles(neutrals):
    rng = random.Random(11)
    for seed in range(6):
        state = new_game(seed, neutrals=neutrals)
        for game in range(4):
            while state.seat is not None:
                for viewer in (0, 1):
                    seen = state.observe(viewer)
                    drawn = seen.determinize(rng)
                    assert drawn.observe(viewer) == seen
                    assert set(drawn.pieces().values()) == {1}
                    assert len(drawn.pieces()) == 32
                    drawn.choices = None
                    if viewer == state.seat:
                        assert list(drawn.legal_moves()) == list(state.legal_moves())
                moves = state.legal_moves()
                state.apply(moves[int(rng.random() * len(moves))])
            assert state.observe(0).determinize(rng).observe(0) == state.observe(0)
            state = RULEBOOK.follow(state, game)


def test_a_determinized_secret_game_can_be_played_on_through_the_whole_match():
    rng = random.Random(4)
    for seed in range(20):
        state = new_game(seed, neutrals="secret_draft")
        for game in range(4):
            drawn = finish(state.observe(seed % 2).determinize(rng), rng)
            assert set(drawn.pieces().values()) == {1}
            state = RULEBOOK.follow(finish(state, rng), game)


def test_an_observation_can_be_pickled_and_holds_no_hidden_tile():
    state = drafted()
    for viewer in (0, 1):
        seen = state.observe(viewer)
        assert pickle.loads(pickle.dumps(seen)) == seen
        assert seen.moves == () or pickle.loads(pickle.dumps(seen)).moves[0] is seen.moves[0]


def test_two_states_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it():
    state = drafted()
    seen = state.observe(0)
    others = samples(state, 0, 30)
    assert len({tuple(area(each, 1)) for each in others}) > 5
    assert all(each.observe(0) == seen for each in others)


def test_copies_share_nothing_that_changes():
    rng = random.Random(6)
    for neutrals in NEUTRAL_MODES:
        state = new_game(2, neutrals=neutrals)
        while state.seat is not None:
            before, other = state.observe(None), state.copy()
            moves = state.legal_moves()
            move = moves[int(rng.random() * len(moves))]
            other.apply(move)
            assert state.observe(None) == before
            state.apply(move)
            assert other.observe(None) == state.observe(None)
            assert board(other) == board(state)


def test_a_game_replays_to_the_same_state_from_its_texts():
    for neutrals in NEUTRAL_MODES:
        state, texts, rng = new_game(5, neutrals=neutrals), [], random.Random(5)
        while state.seat is not None:
            moves = state.legal_moves()
            move = moves[int(rng.random() * len(moves))]
            texts.append(move.text)
            state.apply(move)
        again = new_game(5, neutrals=neutrals)
        play(again, *texts)
        assert again.observe(None) == state.observe(None)


def test_a_tile_seen_in_a_later_game_was_not_out_since_an_earlier_one():
    rng, checked = random.Random(12), Counter()
    for seed in range(60):
        state = finish(new_game(seed, neutrals="secret_draft"), rng)
        first = state.observe(0)
        state = finish(RULEBOOK.follow(state, seed), rng)
        second = state.observe(0)
        state = RULEBOOK.follow(state, seed + 1)
        came_back = {*second.passed, *second.received} & set(state.observe(0).unseen)
        if not came_back:
            continue
        for each in samples(state, 0, 40, seed):
            held = {NAMES[tile] for tile in each.past[0].held[1]}
            assert not held & came_back
            checked["from a pass"] += bool(held & set(first.passed)) and bool(set(first.passed) & came_back)
            checked["drawn"] += bool(held - set(first.passed))
    assert min(checked["from a pass"], checked["drawn"]) > 0
