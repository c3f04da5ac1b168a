"""How tricks and phases end, as far as it is not written out in `ClaimState.apply`, where cards are played."""

from __future__ import annotations

from game.claim.position import Position


def losers(seats: int, leader: int, winner: int) -> list[int]:
    """All but the winner of a trick, in the order of play. The last of them counts as its loser."""
    order = ((leader + turn) % seats for turn in range(seats))
    return [seat for seat in order if seat != winner]


def go_on(position: Position, seat: int, played: tuple[int, ...]) -> None:
    """A trick goes on after an answer by `seat`, or is complete, with any number of seats."""
    if len(played) < position.seats:
        position.played = played
        position.seat = (seat + 1) % position.seats
        return
    settle(position, played)
    if position.tricks < 2:
        run_out(position)


def settle(position: Position, played: tuple[int, ...]) -> None:
    """A complete trick is taken: its cards are scored or go out of the game, followers are gained, somebody leads."""
    leader, phase, piles = position.leader, position.phase, position.piles
    winner, loser = rank(position, played)
    cards = sum(played)
    to_winner, to_loser, takes_lead = position.court.fates[phase]
    piles[winner] += cards & to_winner
    piles[loser] += cards & to_loser
    stake = 0 if phase else gather(position, winner, loser)
    position.past = position.past, phase, leader, played, winner, stake
    position.leader = position.seat = next_leader(position, played, winner) if takes_lead else winner
    position.played = ()
    position.tricks -= 1


def rank(position: Position, played: tuple[int, ...]) -> tuple[int, int]:
    """Who wins a trick with any number of cards, and who counts as its loser."""
    seats, leader = position.seats, position.leader
    if seats == 2:
        takes = position.court.leads[played[0]][4] & played[1]
        return (1 - leader, leader) if takes else (leader, 1 - leader)
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
        hands, leader = position.hands, position.leader
        position.hands = [0] * position.seats
        settle(position, (*hands[leader:], *hands[:leader]))
    if position.phase:
        position.seat = None
    else:
        position.phase = 1
        position.tricks = position.court.hand
        position.hands = position.followers
        position.menus = [None] * position.seats
        position.followers = [0] * position.seats
