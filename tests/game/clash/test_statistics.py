"""Random play under every variant stays within what is known of the game; the margins are wide, the seeds fixed."""

import random

import pytest

from game.clash import RULEBOOK
from tests.game.clash.scenario import new_game, verbs

VARIANTS = [{"neutrals": choice} for choice in RULEBOOK.option("neutrals").choices] + [{"long_game": "yes"}]
GAMES = 400


def random_game(seed, options):
    """Turns, whether the starter won, and the ending."""
    chance = random.Random(seed).random
    state = new_game(seed, **options)
    starter, events = state.starter, []
    while state.seat is not None:
        moves = state.legal_moves()
        state.apply(moves[int(chance() * len(moves))], events.append)
    return verbs(events).count("placed"), state.outcome.winners == (starter,), state.outcome.ending


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options.values()))
def test_random_games_have_the_known_length_and_balance(options):
    games = [random_game(seed, options) for seed in range(GAMES)]
    turns = [game[0] for game in games]
    assert 10.1 < sum(turns) / GAMES < 10.9
    assert min(turns) == 9
    assert max(turns) <= 20
    assert 0.43 < sum(game[1] for game in games) / GAMES < 0.60
    bombs = sum(game[2] == "kaboom" for game in games) / GAMES
    if options == {"neutrals": "standard"}:
        assert 0.11 < bombs < 0.23
    if options == {"neutrals": "beginners"}:
        assert bombs == 0
