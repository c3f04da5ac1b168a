"""Short ways to set up a round, play moves in it and ask about it.

Hands are written by clan letter and ranks: "G127 W3" are the Goats 1, 2 and 7 and the Wolf 3.
"""

from game.core import Event, Reason
from game.four_clans import RULEBOOK
from game.four_clans.cards import CLANS, NAMES, NO_TRUMP, WHOLE, card_set, members
from game.four_clans.dealing import set_up
from game.four_clans.position import DOWN, OVER, PLAYING, TAKEN, UP
from game.four_clans.state import FourClansState

LETTERS = {clan[0].upper(): clan for clan in CLANS}


def cards(text):
    """The cards of a hand, as a set of bits."""
    return card_set(f"{LETTERS[word[0]]}_{rank}" for word in text.split() for rank in word[1:])


def new_game(seed=0, seats=2, **options):
    return RULEBOOK.new_game(RULEBOOK.settle(options, seats), seats, seed)


def table(*hands, first=0, cubes="3333", trump=None, away="", rounds=(), **options) -> FourClansState:
    """A round before its first trick: two hands or four, the cubes on the forts in their order."""
    state = FourClansState()
    state.rulebook, state.seats = RULEBOOK, len(hands)
    state.options = RULEBOOK.settle(options, state.seats)
    state.first, state.redeals, state.rounds = first, (), rounds
    state.hands = [cards(hand) for hand in hands]
    set_up(state)
    state.phase, state.seat = PLAYING, first
    state.cubes = sum(int(count) << 3 * fort for fort, count in enumerate(cubes))
    state.trump = NO_TRUMP if trump is None else CLANS.index(trump)
    left = WHOLE & ~sum(state.hands)
    state.unseen = 0
    if state.seats == 2:
        state.away = cards(away) if away else 1 << members(left)[0]
        state.unseen = left & ~state.away
    return state


def play(state, *moves) -> list[Event]:
    """Play moves ("G3 eagle" is short for "play goat 3 eagle"), each of which must be legal, and return what
    happened."""
    events: list[Event] = []
    for text in moves:
        move = RULEBOOK.move(full(text))
        assert state.illegal(move) is None, (text, state.illegal(move))
        assert move in state.legal_moves()
        state.apply(move, events.append)
    return events


def full(text):
    """A move's whole text."""
    head, _, rest = text.partition(" ")
    return f"play {LETTERS[head[0]]} {head[1]} {rest}" if head[0] in LETTERS else text


def offered(state) -> set[str]:
    """The legal moves as texts."""
    return {move.text for move in state.legal_moves()}


def offered_cards(state) -> set[str]:
    """The cards that may be played."""
    return {f"{move.args[0]}_{move.args[1]}" for move in state.legal_moves()}


def offered_forts(state) -> set[str]:
    """The forts at which a card may be played."""
    return {str(move.args[2]) for move in state.legal_moves()}


def refusal(state, text) -> Reason:
    """Why a move is refused."""
    reason = state.illegal(RULEBOOK.move(full(text)))
    assert reason is not None, f"{text} is legal"
    return reason


def why(state, text) -> str:
    """The key of the reason, without the name of the game."""
    return refusal(state, text).key.removeprefix("four_clans.")


def fort(state, clan):
    """A fort as everybody sees it."""
    return state.observe(None).forts[CLANS.index(clan)]


def verbs(events) -> list[str]:
    return [event.verb for event in events]


def finished(goat, eagle, snake, wolf, cubes="0000", taken=(0, 0), trump=None, seats=2, rounds=(), **options):
    """A round that is over, by what counts at each fort for side A and side B: "7 5 1 / 2 1 1"."""
    state = table(*[""] * seats, cubes=cubes, trump=trump, rounds=rounds, away="G1", **options)
    for place, text in enumerate((goat, eagle, snake, wolf)):
        for side, row in enumerate(text.split("/")):
            for rank in map(int, row.split()):
                state.boards[side] += UP[(rank - 1) * 4 + place]
    for side in (0, 1):
        state.boards[side] += taken[side] * TAKEN
    state.phase, state.seat, state.left = OVER, None, 0
    return state


def finish(state, rng):
    """Play on at random to the end."""
    while state.seat is not None:
        moves = state.legal_moves()
        state.apply(moves[int(rng.random() * len(moves))])
    return state


assert DOWN[0] == UP[0], "a Jester counts 1, face up or down"
assert len(NAMES) == 28
