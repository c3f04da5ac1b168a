"""What a seat knows: hands are hidden, swapped cards are followed, shuffles tell which cards a hand can hold."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from game.war_on_terror import RULEBOOK
from game.war_on_terror.dealing import draw_to_hand
from tests.game.war_on_terror.scenario import Battle


def known(battle: Battle, viewer: int, seat: int) -> list[str]:
    """What a viewer sees of a hand, unknown cards as "?"."""
    return sorted("?" if card is None else battle.label(card) for card in battle.see(viewer).hands[seat])


def test_hands_are_hidden_from_all_others_and_counted():
    battle = Battle("cuba", ["A3 A4", "G3 G4 G5", "S3"])
    assert known(battle, 0, 0) == ["A3", "A4"]
    assert known(battle, 0, 1) == ["?", "?", "?"]
    assert known(battle, 2, 0) == ["?", "?"]
    assert known(battle, None, 1) == ["G3", "G4", "G5"]


def test_after_a_swap_each_of_the_two_knows_what_it_gave_and_nobody_else_does():
    battle = Battle("cuba", ["P0+swap A3", "G3 G4", "S3"])
    battle.play("play P0+swap", "swap 2")
    assert known(battle, 0, 1) == ["A3"]
    assert known(battle, 1, 0) == ["G3", "G4"]
    assert known(battle, 2, 0) == ["?", "?"]
    assert known(battle, 2, 1) == ["?"]


def test_that_knowledge_follows_a_card_through_later_swaps_until_it_leaves_a_hand():
    battle = Battle("sudan", ["P0+swap A3 A4", "P0+swap' G4", "S3 S4"], turn=0)
    battle.play("play P0+swap", "swap 2")  # the second seat now holds A3 A4, the first P0+swap' G4
    battle.play("pass", "pass", "play P0+swap'", "swap 3")  # the first gives G4 for S3 S4
    assert known(battle, 1, 2) == ["G4"]
    assert known(battle, 0, 2) == ["G4"]
    assert known(battle, 0, 1) == ["A3", "A4"]
    assert known(battle, 2, 0) == ["S3", "S4"]
    battle.play("play A3", "play G4")
    assert known(battle, 0, 1) == ["A4"]
    assert known(battle, 1, 2) == []


def test_a_card_that_comes_back_from_the_deck_is_not_known_any_more():
    battle = Battle("north_korea", ["P0+swap A3 G6", "G3 S3"], round=3, pile="")
    battle.play("play P0+swap")
    assert known(battle, 0, 1) == ["A3", "G6"]
    battle.play("play A3")
    battle.state.discards.append(battle.state.rows[1].pop())
    battle.state.discards.remove(battle.number("P0+swap"))
    battle.play("play G3", "play G6")  # the first draws A3 again, the second finds nothing to draw
    assert battle.hand(0) == "A3 S3"
    battle.state.hands[1].append(battle.state.hands[0].pop())
    assert known(battle, 0, 1) == ["?"]


def test_played_cards_stay_open_face_down():
    battle = Battle("cuba", ["C3+over", "G3"], ["", "A5"])
    battle.play("play C3+over", "no_shield")
    number = battle.number("A5")
    for viewer in (0, 1):
        assert number in battle.see(viewer).rows[1]
        assert number in battle.see(viewer).down


def test_face_down_countries_and_the_deck_are_hidden():
    battle = Battle("cuba", ["A3", "G3"], pile="S3 S4")
    seen = battle.see(0)
    assert [country for country in seen.places if country is not None] == [battle.state.country]
    assert seen.pile is None
    assert seen.pile_size == 2
    assert battle.see(None).places == battle.state.places


def test_the_seed_is_nowhere_in_an_observation():
    battle, other = (Battle("cuba", ["A3", "G3"], pile="S3 S4") for _ in range(2))
    other.state.seed += 1
    for viewer in (0, 1, None):
        assert battle.see(viewer) == other.see(viewer)


def test_two_players_who_know_each_others_hands_have_nothing_private():
    battle = Battle("sudan", ["P0+swap A3", "G3"], pile="S3 S4")
    assert battle.see(0).private
    assert battle.see(1).private
    battle.play("play P0+swap")
    assert not battle.see(0).private
    assert not battle.see(1).private
    battle.state.hands[0].append(battle.state.pile.pop())
    assert battle.see(0).private
    assert not battle.see(1).private


def test_with_a_third_player_a_swapped_hand_is_private():
    battle = Battle("sudan", ["P0+swap A3", "G3", ""], pile="S3 S4")
    battle.play("play P0+swap", "swap 2")
    assert battle.see(0).private
    assert battle.see(1).private
    assert not battle.see(2).private


def test_with_an_empty_hand_there_is_nothing_private_before_anything_was_swapped():
    battle = Battle("sudan", ["A3 A4", "", ""], pile="S3 S4")
    assert battle.see(0).private
    assert not battle.see(1).private


def test_an_answer_in_a_tie_is_private():
    battle = Battle("cuba", ["P0+swap G3", "G4"], ["A5", "S5"], round=2, pile="S3")
    battle.play("play P0+swap", "pass")
    assert not battle.see(0).private
    battle.play("add_none")
    assert battle.see(0).private


def test_an_empty_deck_leaves_only_what_others_can_work_out():
    """With the deck empty, two players know each other's cards by elimination."""
    battle = whole_deck(["A3 A4", "G3"])
    assert not battle.see(0).private
    guesses = {tuple(sorted(battle.see(0).determinize(random.Random(seed)).hands[1])) for seed in range(9)}
    assert guesses == {(battle.number("G3"),)}


def whole_deck(hands: list[str], pile: str = "") -> Battle:
    """A battle in which all cards that are not written are discards."""
    battle = Battle("sudan", hands, pile=pile)
    state = battle.state
    held = {card for cards in (*state.hands, state.pile) for card in cards}
    state.discards = [card for card in state.deck.numbers if card not in held]
    return battle


def test_guesses_deal_every_hand_that_is_possible_equally_often():
    battle = whole_deck(["A3", "G3 G4", "S3"], pile="S4")
    rng, found = random.Random(4), Counter[tuple[int, ...]]()
    rounds = 6000
    for _ in range(rounds):
        guess = battle.see(0).determinize(rng)
        found[tuple(sorted(guess.hands[1]))] += 1
    loose = sorted(battle.number(label) for label in ("G3", "G4", "S3", "S4"))
    assert set(found) == set(combinations(loose, 2))
    assert all(abs(count - rounds / 6) < 5 * (rounds / 6) ** 0.5 for count in found.values())


def test_a_shuffle_tells_which_cards_older_hands_can_hold():
    """Cards in hand when the discards became the new deck are none of those."""
    battle = whole_deck(["A3 A4", "G3", "S3"], pile="S5")
    state = battle.state
    state.discards = battle.read("C3 C4 P3+up")
    state.pile = []
    before = {battle.number(label) for label in ("G3", "S3", "S5")}
    draw_to_hand(state, 1, 1, "spoils", None)  # reshuffles, then the second seat draws one of the new deck
    new = {battle.number(label) for label in ("C3", "C4", "P3+up")}
    rng = random.Random(5)
    state.rows[0] = [card for card in state.deck.numbers if card not in _everywhere(state)]
    for _ in range(60):
        guess = battle.see(0).determinize(rng)
        assert len(set(guess.hands[1]) & new) == 1
        assert len(set(guess.hands[1]) & before) == 1
        assert not set(guess.hands[2]) & new
        assert set(guess.pile) <= new


def _everywhere(state) -> set[int]:
    return {card for row in (*state.hands, *state.rows, state.pile, state.discards) for card in row}


def test_a_guess_at_a_hidden_answer_is_a_card_of_that_hand_or_none():
    battle = Battle("cuba", ["G3 G6", "G4"], ["A5", "S5"], round=2, pile="S3 S4")
    battle.play("pass", "pass", "add G6")
    rng, answers = random.Random(6), set()
    for _ in range(60):
        guess = battle.see(1).determinize(rng)
        assert guess.answers[0] == 0 or guess.answers[0] in guess.hands[0]
        answers.add(guess.answers[0] == 0)
    assert answers == {True, False}


def test_guesses_hold_through_long_random_games_with_many_shuffles():
    """Small decks shuffle often: what a seat can be told about older cards must always fit the truth."""
    rng = random.Random(7)
    for seats in (2, 3, 4):
        state = RULEBOOK.new_game(RULEBOOK.settle({}, seats), seats, seats)
        state.discards, state.pile = state.pile[:60], state.pile[60:]
        while state.seat is not None:
            state.apply(rng.choice(state.legal_moves()))
            for viewer in range(seats):
                seen = state.observe(viewer)
                guess = seen.determinize(rng)
                assert guess.observe(viewer) == seen
                assert guess.pieces() == state.pieces()
                for seat in range(seats):
                    by_batch = Counter(state.batch[card] for card in state.hands[seat])
                    assert Counter(guess.batch[card] for card in guess.hands[seat]) == by_batch
