"""The course of a game: cards are played to a trick, the trick goes to its winner, phases end.

A card is played in `ClaimState.apply`; `finish` is what follows the last card of a trick. With `tell`, every event is
reported:

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

from game.claim.position import Position
from game.claim.votes import winner_of
from game.core import Event, Move, Part, Tell


def finish(position: Position, played: tuple[int, ...], tell: Tell | None) -> None:
    """All have played: the cards and what was at stake find their places, and the next trick begins."""
    court, phase, best = position.court, position.phase, position.best
    cards = sum(played)
    if tell:
        _tell_won(position, cards, tell)
    to_winner, to_loser, takes_lead = court.fates[phase]
    won = cards & to_winner
    if won:
        position.piles[best] |= won
    if to_loser and cards & to_loser:
        position.piles[_loser(position)] |= cards & to_loser
    stake = 0 if phase else _gather(position, best, tell)
    position.past = position.past, phase, position.leader, played, best, stake
    following = _claimed(position, played, best) if takes_lead and cards & takes_lead else best
    position.leader = position.seat = following
    position.played = ()
    tricks = position.tricks = position.tricks - 1
    if tricks < 2:
        if tricks:
            _play_last(position, tell)
        else:
            _end_phase(position, tell)
    elif tell and not phase:
        _tell_stake(position, tell)


def _gather(position: Position, winner: int, tell: Tell | None) -> int:
    """The winner gains the card at stake, which is returned; the others draw blindly, in the order of play."""
    stock, followers, seats = position.stock, position.followers, position.seats
    gained = stock.pop()
    followers[winner] |= gained
    if tell:
        tell(Event("gained", winner, {"card": position.court.names_in(gained)[0]}))
    seat = position.leader
    for _ in range(seats):
        if seat != winner:
            drawn = stock.pop()
            followers[seat] |= drawn
            if tell:
                _tell_drawn(position, seat, drawn, tell)
        seat += 1
        if seat == seats:
            seat = 0
    return gained


def _loser(position: Position) -> int:
    """Who loses the trick: with two seats the other one, with more the last who played and did not win it."""
    last = (position.leader - 1) % position.seats
    return last if last != position.best else (last - 1) % position.seats


def _claimed(position: Position, played: tuple[int, ...], winner: int) -> int:
    """Who leads when a faction that takes the lead was played: the first to have done so."""
    claims = position.court.takes_lead[position.phase]
    claiming = [place for place, card in enumerate(played) if card & claims]
    return (position.leader + claiming[0]) % position.seats if claiming else winner


def _play_last(position: Position, tell: Tell | None) -> None:
    """The last trick of a phase plays itself: nobody has anything to choose."""
    if tell and not position.phase:
        _tell_stake(position, tell)
    for _ in range(position.seats):
        assert position.seat is not None
        position.apply(position.court.choices(position.hands[position.seat])[0], tell)


def _end_phase(position: Position, tell: Tell | None) -> None:
    """After phase one the followers become the hands; after phase two the game is over."""
    if position.phase:
        position.seat = None
        if tell:
            tell(Event("ended", None, {"winner": winner_of(position.court.votes(position.piles), position.seats)}))
        return
    position.phase = 1
    position.tricks = position.court.hand
    position.hands = position.followers
    position.followers = [0] * position.seats
    if tell:
        tell(Event("phase_two", None, {"leader": position.leader}))


# -- telling ----------------------------------------------------------------------------------------------------------


def opened(position: Position) -> bool:
    """Whether everybody who counts knows all hands: in phase two between two, when no card was left over."""
    return position.phase == 1 and position.seats == 2 and not position.stock


def tell_played(position: Position, seat: int, move: Move, tell: Tell) -> None:
    card = f"{move.args[0]}_{move.args[1]}"
    parts: dict[str, Part] = {"card": card, "led": not position.played, "alone": position.tricks == 1}
    tell(Event("played", seat, parts, reveals=not opened(position)))


def _tell_won(position: Position, cards: int, tell: Tell) -> None:
    """Who wins the trick, and where its cards go."""
    court, phase, best = position.court, position.phase, position.best
    tell(Event("won_trick", best, {"cards": court.names_in(cards), "led": court.keys[position.led]}))
    to_winner, to_loser = cards & court.to_winner[phase], cards & court.to_loser[phase]
    if to_winner:
        tell(Event("scored", best, {"cards": court.names_in(to_winner)}))
    if to_loser:
        tell(Event("scored", _loser(position), {"cards": court.names_in(to_loser)}))
    out = cards & ~(to_winner | to_loser)
    if out:
        tell(Event("discarded", None, {"cards": court.names_in(out)}))


def _tell_drawn(position: Position, seat: int, drawn: int, tell: Tell) -> None:
    secret = {"card": frozenset({seat})}
    tell(Event("drew", seat, {"card": position.court.names_in(drawn)[0]}, secret, reveals=True))


def _tell_stake(position: Position, tell: Tell) -> None:
    tell(Event("turned_up", None, {"card": position.court.names_in(position.stock[-1])[0]}, reveals=True))
