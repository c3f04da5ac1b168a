"""The end of a country: who liberates it, how a tie is broken, what is paid, and how the game ends."""

from __future__ import annotations

from game.chance import derive, lot
from game.core import Event, Move, Outcome, ScoreLine, Tell
from game.war_on_terror.dealing import draw_card, draw_to_hand, take_from_hand
from game.war_on_terror.position import ADDING, FACE_DOWN, NOTHING, ORDERS, OVER, REVEALING, UNASKED, Position

GOAL_REACHED = "goal_reached"
COUNTRIES_GONE = "countries_gone"


def goal(seats: int) -> int:
    """The victory points that win."""
    return 9 if seats == 4 else 10


def end_battle(position: Position, tell: Tell | None) -> None:
    """After the last round: the highest total liberates the country; a tie is broken first."""
    leaders = _leading(position, ORDERS[position.seats][position.leader])
    if len(leaders) == 1:
        award(position, leaders[0], tell)
        return
    position.tied = leaders
    position.answers = [UNASKED] * position.seats
    if tell:
        tell(Event("tied", None, {"seats": leaders, "total": position.total(leaders[0])}))
    _ask_next(position, tell)


def _leading(position: Position, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the seats that have the highest total, in the order given."""
    leaders: list[int] = []
    best = -1
    for seat in seats:
        total = position.total(seat)
        if total > best:
            best, leaders = total, [seat]
        elif total == best:
            leaders.append(seat)
    return tuple(leaders)


def _ask_next(position: Position, tell: Tell | None) -> None:
    """Ask the next tied player for a card; one without cards has nothing to choose. After the last all are shown."""
    position.choices = None
    for seat in position.tied:
        if position.answers[seat] == UNASKED:
            if position.hands[seat]:
                position.phase, position.seat = ADDING, seat
                return
            position.answers[seat] = NOTHING
    _show(position, tell)


def add(position: Position, move: Move, tell: Tell | None) -> None:
    """A tied player secretly chooses a card, which stays in hand until all have chosen, or none (`code` 0)."""
    seat = position.seat
    assert seat is not None
    position.answers[seat] = move.code
    if tell:
        tell(Event("answered", seat, {"card": move.code}, {"card": frozenset({seat})}))
    _ask_next(position, tell)


def _show(position: Position, tell: Tell | None) -> None:
    """Everything chosen is shown together and added; who is still tied draws."""
    tied, answers = position.tied, position.answers
    position.tied, position.answers = (), []
    for seat in tied:
        if answers[seat] != NOTHING:
            take_from_hand(position, seat, answers[seat])
            position.added[seat].append(answers[seat])
    if tell:
        tell(Event("shown", None, {"seats": tied, "cards": tuple(answers[seat] for seat in tied)}, reveals=True))
    leaders = _leading(position, tied)
    while len(leaders) > 1:
        if len(position.pile) + len(position.discards) < len(leaders):
            leaders = (_draw_lot(position, leaders, tell),)
        else:
            leaders = _draw(position, leaders, tell)
    award(position, leaders[0], tell)


def _draw(position: Position, leaders: tuple[int, ...], tell: Tell | None) -> tuple[int, ...]:
    """Each of those still tied draws a card openly; who leads now."""
    for seat in leaders:
        card = draw_card(position, tell)
        position.added[seat].append(card)
        if tell:
            tell(Event("tie_drawn", seat, {"card": card}, reveals=True))
    return _leading(position, leaders)


def _draw_lot(position: Position, leaders: tuple[int, ...], tell: Tell | None) -> int:
    winner = leaders[lot(derive(position.seed, "tie", position.place), len(leaders))]
    if tell:
        tell(Event("lot", winner, {"seats": leaders}, reveals=True))
    return winner


def award(position: Position, winner: int, tell: Tell | None) -> None:
    """The country is won. The game ends here or goes on with spoils, discards and the next country."""
    points = position.deck.points[position.country]
    position.fate[position.place] = winner
    position.points[winner] += points
    if tell:
        parts = {"country": position.country, "points": points, "total": position.total(winner)}
        tell(Event("liberated", winner, parts))
    if position.points[winner] >= goal(position.seats):
        _finish(position, GOAL_REACHED, (winner,), tell)
    elif FACE_DOWN not in position.fate:
        _finish(position, COUNTRIES_GONE, _most(position), tell)
    else:
        _pay_spoils(position, winner, tell)
        _clear(position, tell)
        position.seat = winner
        position.phase = REVEALING
        position.choices = None


def _pay_spoils(position: Position, winner: int, tell: Tell | None) -> None:
    spoils, row = position.deck.spoils, position.rows[winner]
    if not spoils.isdisjoint(row):
        for card in row:
            if card in spoils and not position.down >> card & 1:
                draw_to_hand(position, winner, 2, "spoils", tell)


def _clear(position: Position, tell: Tell | None) -> None:
    """Every card of the battle goes to the discards."""
    seats, discards = position.seats, position.discards
    count = -len(discards)
    for row in position.rows:
        discards += row
    position.rows = [[] for _ in range(seats)]
    if any(position.added):
        for row in position.added:
            discards += row
        position.added = [[] for _ in range(seats)]
    position.down = 0
    if tell:
        tell(Event("cleared", None, {"count": count + len(discards)}))


def _most(position: Position) -> tuple[int, ...]:
    """With all countries gone: the most points, then the most countries; who is level shares the win."""
    ranks = [(position.points[seat], position.fate.count(seat)) for seat in range(position.seats)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def _finish(position: Position, ending: str, winners: tuple[int, ...], tell: Tell | None) -> None:
    position.result = ending, winners
    position.phase = OVER
    position.seat = None
    position.choices = ()
    if tell:
        tell(Event("ended", None, {"ending": ending, "winners": winners}))


def outcome(position: Position) -> Outcome | None:
    """The outcome of a finished game."""
    if position.result is None:
        return None
    ending, winners = position.result
    points = tuple(position.points)
    countries = tuple(position.fate.count(seat) for seat in range(position.seats))
    lines = ScoreLine("war_on_terror.points", points), ScoreLine("war_on_terror.countries", countries)
    return Outcome(ending, winners, points, lines)
