"""How tricks and phases end, as far as it is not written out in `ClaimState.apply`, where cards are played."""

from __future__ import annotations

from game.claim.position import Position


def losers(seats: int, leader: int, winner: int) -> list[int]:
    """All but the winner of a trick, in the order of play. The last of them counts as its loser."""
    order = ((leader + turn) % seats for turn in range(seats))
    return [seat for seat in order if seat != winner]


def rank(position: Position, played: tuple[int, ...]) -> tuple[int, int]:
    """Who wins a trick with any number of cards, and who counts as its loser."""
    seats, leader = position.seats, position.leader
    winner = (leader + position.court.strongest(played)) % seats
    return winner, losers(seats, leader, winner)[-1]


def gather(position: Position, winner: int, loser: int) -> int:
    """The winner gains the card at stake, which is returned; the others draw blindly, in the order of play."""
    stock, followers = position.stock, position.followers
    stake = stock.pop()
    followers[winner] += stake
    if position.seats > 2:
        for seat in losers(position.seats, position.leader, winner)[:-1]:
            followers[seat] += stock.pop()
    followers[loser] += stock.pop()
    return stake


def next_leader(position: Position, played: tuple[int, ...], winner: int) -> int:
    """Who leads after a trick: the first to have played a card of a faction that takes the lead, else its winner."""
    claims = position.court.takes_lead[position.phase]
    claiming = [turn for turn, card in enumerate(played) if card & claims]
    return (position.leader + claiming[0]) % position.seats if claiming else winner


def run_out(position: Position) -> None:
    """The last trick of a phase plays itself, as nobody has a choice. After it the phase is over: the followers become
    the hands, or in phase two the game has ended."""
    if position.tricks:
        for _ in range(position.seats):
            assert position.seat is not None
            position.apply(position.court.plays[position.hands[position.seat]])
    elif position.phase:
        position.seat = None
    else:
        position.phase = 1
        position.tricks = position.court.hand
        position.hands = position.followers
        position.menus = [None] * position.seats
        position.followers = [0] * position.seats
