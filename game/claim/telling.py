"""What happens in a game, in words for a screen. Play itself is silent; this looks at what it did.

* `played` seat, card — a card is put on the table; `led` says whether it leads, `alone` whether it played itself
* `won_trick` seat, cards, led — who takes it
* `scored` seat, cards — cards go to a score pile; `discarded` cards — they go out of the game
* `gained` seat, card — the card at stake joins the winner's followers
* `drew` seat, card (only they see it) — the next card of the stock joins the loser's
* `turned_up` card — the next card at stake
* `phase_two` leader — the followers have become the hands
* `ended` winner (None: a draw)
"""

from __future__ import annotations

from game.claim.knowledge import chronicle, opened
from game.claim.position import Past, Position
from game.claim.tricks import losers
from game.claim.votes import winner_of
from game.core import Event, Move, Part, Tell


def apply_and_tell(position: Position, move: Move, tell: Tell) -> None:
    """Carry out a decision and report it."""
    seat, phase, tricks, stock = position.seat, position.phase, position.tricks, position.stock[:]
    assert seat is not None
    before, hidden = len(chronicle(position.past)), not opened(position)
    card = position.court.card[move][0]
    _tell_played(position, seat, card, not position.played, tricks == 1, tell, shows=hidden)
    position.apply(move)
    for number, trick in enumerate(chronicle(position.past)[before:]):
        _, _, leader, played, _, _ = trick
        for turn, card in enumerate(played if number else ()):
            _tell_played(position, (leader + turn) % position.seats, card, not turn, True, tell, reveals=hidden)
        _tell_trick(position, trick, tell)
        tricks -= 1
        if not phase:
            _tell_gathered(position, trick, stock, tell)
            if tricks:
                tell(Event("turned_up", None, {"card": _name(position, stock[-1])}, reveals=True))
    if position.seat is None:
        tell(Event("ended", None, {"winner": winner_of(position.court.votes(position.piles), position.seats)}))
    elif phase != position.phase:
        tell(Event("phase_two", None, {"leader": position.leader}))


def _name(position: Position, card: int) -> str:
    return position.court.names_in(card)[0]


def _tell_played(
    position: Position,
    seat: int,
    card: int,
    led: bool,
    alone: bool,
    tell: Tell,
    reveals: bool = False,
    shows: bool = False,
) -> None:
    parts: dict[str, Part] = {"card": _name(position, card), "led": led, "alone": alone}
    tell(Event("played", seat, parts, reveals=reveals, shows=shows))


def _tell_trick(position: Position, trick: Past, tell: Tell) -> None:
    """Who wins a trick, and where its cards go."""
    court = position.court
    _, phase, leader, played, winner, _ = trick
    cards = sum(played)
    tell(Event("won_trick", winner, {"cards": court.names_in(cards), "led": court.faction_of(played[0])}))
    won, lost = cards & court.to_winner[phase], cards & court.to_loser[phase]
    if won:
        tell(Event("scored", winner, {"cards": court.names_in(won)}))
    if lost:
        loser = losers(position.seats, leader, winner)[-1]
        tell(Event("scored", loser, {"cards": court.names_in(lost)}))
    out = cards - won - lost
    if out:
        tell(Event("discarded", None, {"cards": court.names_in(out)}))


def _tell_gathered(position: Position, trick: Past, stock: list[int], tell: Tell) -> None:
    """What each seat gains from a trick of phase one; taken from the stock as it was before."""
    _, _, leader, _, winner, stake = trick
    stock.pop()
    tell(Event("gained", winner, {"card": _name(position, stake)}))
    for seat in losers(position.seats, leader, winner):
        drawn = _name(position, stock.pop())
        tell(Event("drew", seat, {"card": drawn}, {"card": frozenset({seat})}, reveals=True))
