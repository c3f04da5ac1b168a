"""Deal codes and match codes: round trips, typing slips, and codes that cannot be read here."""

from __future__ import annotations

import random

import pytest

from game import codes
from game.chance import SEEDS
from game.codes import ALPHABET, BadCode, Deal, deal_of, looks_like_code, match_code, read_deal, read_match
from game.match import Match
from tests.game.playing import play_some
from tests.game.toy import TOY, Toy

pytestmark = pytest.mark.usefixtures("toy_shelf")


def toy_deal(seed: int = 123456789, seats: int = 2, **options: str) -> Deal:
    return Deal("toy", TOY.settle(options, seats), seats, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1, 123456789, SEEDS - 1])
def test_a_deal_comes_back_from_its_code(seats: int, seed: int) -> None:
    for options in TOY.combinations(seats, of_match=True):
        deal = Deal("toy", options, seats, seed)
        assert read_deal(deal.code) == deal


def test_a_code_is_short_and_in_groups() -> None:
    assert [len(group) for group in toy_deal().code.split("-")] == [4, 4, 4, 4]


def test_a_code_may_be_typed_small_without_hyphens_and_with_look_alikes() -> None:
    deal = toy_deal(seed=0x0102030405)
    sloppy = deal.code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert read_deal(sloppy) == deal
    assert read_deal(deal.code.replace("1", "I")) == deal


def test_any_single_wrong_letter_is_noticed() -> None:
    code = toy_deal(draw="yes").code
    for place, right in enumerate(code):
        for wrong in ALPHABET:
            if right not in (wrong, "-"):
                with pytest.raises(BadCode, match="check letters"):
                    read_deal(code[:place] + wrong + code[place + 1 :])


def test_any_two_neighbours_exchanged_are_noticed() -> None:
    code = toy_deal().code.replace("-", "")
    for i in range(len(code) - 1):
        if code[i] != code[i + 1]:
            with pytest.raises(BadCode, match="check letters"):
                read_deal(code[:i] + code[i + 1] + code[i] + code[i + 2 :])


@pytest.mark.parametrize("text", ["", "hello", "1234", "!!!!-????-....-,,,,", "1420-ABCD-U"])
def test_what_is_no_code_is_called_that(text: str) -> None:
    with pytest.raises(BadCode, match="this is no code") as refusal:
        read_deal(text)
    assert refusal.value.reason == "unreadable"
    assert not looks_like_code(text)


def test_a_newer_version_is_named_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "VERSION", 2)
    code = toy_deal().code
    monkeypatch.setattr(codes, "VERSION", 1)
    with pytest.raises(BadCode, match="newer version"):
        read_deal(code)


def test_a_game_that_is_not_here_is_named_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    code = toy_deal().code
    monkeypatch.setattr("game.KEYS", ("clash",))
    with pytest.raises(BadCode, match="game that is not here"):
        read_deal(code)


def test_another_edition_is_named_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = toy_deal().code
    monkeypatch.setattr(Toy, "edition", "cards of my own")
    own = toy_deal().code
    assert read_deal(own) == toy_deal()
    with pytest.raises(BadCode, match="another edition of Toy"):
        read_deal(plain)
    monkeypatch.setattr(Toy, "edition", "")
    with pytest.raises(BadCode, match="another edition of Toy"):
        read_deal(own)


def sealed(values: list[int]) -> str:
    return codes._sealed(values)


def test_a_well_formed_code_with_impossible_content_is_refused() -> None:
    seed = [0] * 8
    toy = 4
    for values in (
        [1, toy, 2, 1, 30, 0, *seed],  # there is no thirty-first option
        [1, toy, 2, 1, 0, 9, *seed],  # no tenth choice
        [1, toy, 7, 0, *seed],  # seven seats
        [1, toy, 2, 1, 1, 1, *seed],  # low=yes without draw=yes
        [1, toy, 2, 0, *seed, 5],  # something behind the end
        [1, toy, 2, 3, *seed],  # three options announced, none there
    ):
        with pytest.raises(BadCode) as refusal:
            read_deal(sealed(values))
        assert refusal.value.reason == "content"


def test_decisions_that_do_not_fit_their_deal_are_refused() -> None:
    deal = [1, 4, 2 | codes.MOVES_FOLLOW, 0, *[0] * 8]
    for games_plies_and_moves in ([1, 3, 31, 31, 31], [1, 1, 31], [2, 0], [], [9, 16]):
        with pytest.raises(BadCode) as refusal:
            read_match(sealed([*deal, *games_plies_and_moves]))
        assert refusal.value.reason == "content"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_comes_back_from_its_code_at_every_moment(seats: int) -> None:
    match, rng = Match(TOY, {"draw": "yes", "match": "points"}, seats, 99), random.Random(5)
    while True:
        twin = read_match(match_code(match))
        assert (twin.moves, twin.outcomes) == (match.moves, match.outcomes)
        assert twin.state.observe(None) == match.state.observe(None)
        assert read_deal(match_code(match)) == deal_of(match)
        if match.over:
            break
        play_some(match, rng, 1)


def test_a_following_game_that_has_just_begun_is_kept() -> None:
    match = Match(TOY, {"match": "points"}, 2, 1)
    while match.seat is not None:
        play_some(match, random.Random(1), 1)
    match.next_game()
    assert read_match(match_code(match)).moves == match.moves


def test_a_deal_code_begins_a_match() -> None:
    match = read_match(toy_deal().code)
    assert match.moves == [[]]
    assert match.seed == 123456789


def test_places_on_the_shelf_never_change_or_old_codes_would_deal_other_games() -> None:
    import game

    assert game.KEYS[:4] == ("clash", "claim", "four_clans", "war_on_terror")
