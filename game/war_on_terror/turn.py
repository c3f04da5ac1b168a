"""The course of a country: it is turned up, cards are dealt, and in every round each player passes or plays a card,
whose own text acts first and the country's condition after it."""

from __future__ import annotations

from collections.abc import Callable

from game.core import Event, Move, Part, Tell
from game.war_on_terror import tie
from game.war_on_terror.dealing import deal, draw_to_hand, forget, swap_hands, take_from_hand
from game.war_on_terror.deck import DRAWS, MAY_TURN_UP
from game.war_on_terror.moves import DECLINE, NO_SHIELD, PASS, REVEAL
from game.war_on_terror.position import (
    CONTESTED,
    FACE_DOWN,
    PLAYING,
    REVEALING,
    SHIELDING,
    SWAPPING,
    TRADING,
    TURNING_OVER,
    TURNING_UP,
    Position,
)


def reveal(position: Position, move: Move, tell: Tell | None) -> None:
    """Turn a country up, deal, and let the leader begin. For the first country the revealer leads, later the player on
    the revealer's left."""
    place, seats = move.code, position.seats
    assert position.seat is not None
    first = position.place < 0
    position.place, position.country = place, position.places[place]
    position.fate[place] = CONTESTED
    position.revealer = position.seat
    position.leader = position.revealer if first else (position.revealer + 1) % seats
    each = position.deck.points[position.country]
    if tell:
        parts = {"place": place, "country": position.country, "points": each}
        tell(Event("turned_country", position.seat, parts, reveals=True))
    deal(position, each, tell)
    position.played = [0] * seats
    position.round, position.acted, position.passed = 0, -1, 0
    next_turn(position, tell)


def next_turn(position: Position, tell: Tell | None) -> None:
    """On to the next player who has a card, into the next round, or to the end of the battle. A player without cards
    can only pass and is not asked."""
    seats, hands, acted = position.seats, position.hands, position.acted
    position.again = False
    position.choices = None
    while True:
        acted += 1
        if acted == seats:
            position.round += 1
            acted = position.acted = position.passed = 0
            if position.round == position.deck.points[position.country]:
                tie.end_battle(position, tell)
                _turn_last_up(position, tell)
                return
        seat = position.leader + acted
        if position.round and position.options["opens"] == "rotating":
            seat += position.round
        seat %= seats
        if hands[seat]:
            position.acted = acted
            position.turn = position.seat = seat
            position.phase = PLAYING
            return
        position.passed |= 1 << seat
        if tell:
            tell(Event("passed", seat, {"empty": True}))


def add(position: Position, move: Move, tell: Tell | None) -> None:
    """A tied player adds a card or none; after the last of them the battle is decided."""
    tie.add(position, move, tell)
    _turn_last_up(position, tell)


def _turn_last_up(position: Position, tell: Tell | None) -> None:
    """When a single country is left there is nothing to choose."""
    if position.phase == REVEALING and position.fate.count(FACE_DOWN) == 1:
        reveal(position, REVEAL[position.fate.index(FACE_DOWN)], tell)


def play(position: Position, move: Move, tell: Tell | None) -> None:
    """Pass, or play a card: first its own text acts, then the country's condition. A pass does not bar later rounds;
    after the first card of a turn it only ends the turn."""
    if move is PASS:
        if not position.again:
            position.passed |= 1 << position.turn
        if tell:
            tell(Event("passed", position.turn, {"empty": False}))
        next_turn(position, tell)
        return
    seat, card = position.turn, move.code
    position.hands[seat].remove(card)
    if position.seen and position.seen >> card & 1:
        forget(position, card)
    position.played[seat] += 1
    position.acting = card
    if tell:
        tell(Event("played", seat, {"card": card}, shows=True))
    position.rows[seat].append(card)
    deck = position.deck
    if deck.quiet[position.country][card]:
        next_turn(position, tell)
    else:
        _BY_TEXT[deck.text[card]](position, tell)


def _scout(position: Position, tell: Tell | None) -> None:
    """Vanguard: draw a card, if this is the player's first for this country."""
    seat = position.turn
    if position.played[seat] == 1:
        draw_to_hand(position, seat, 1, "vanguard", tell)
    condition(position, tell)


def condition(position: Position, tell: Tell | None) -> None:
    """After the card's own text: what the country makes of a card of its type."""
    deck, country = position.deck, position.country
    act = deck.acts[country][position.acting]
    if act < 0:
        if deck.two_cards[country]:
            end_card(position, tell)
        else:
            next_turn(position, tell)
    elif act == DRAWS:
        draw_to_hand(position, position.turn, 1, "country", tell)
        end_card(position, tell)
    elif act == MAY_TURN_UP:
        position.conditional = True
        if position.down and any(position.down >> card & 1 for card in position.rows[position.turn]):
            _ask(position, TURNING_UP)
        else:
            end_card(position, tell)
    else:
        position.conditional = True
        _ask_for_target(position, tell)


def end_card(position: Position, tell: Tell | None) -> None:
    """A card and all it set off are done: the turn is over, unless a second card may be played."""
    seat = position.turn
    position.conditional = False
    if position.deck.two_cards[position.country] and not position.again and position.hands[seat]:
        position.again = True
        _ask(position, PLAYING)
    else:
        next_turn(position, tell)


def _ask(position: Position, phase: int) -> None:
    """Let the player whose turn it is decide."""
    position.phase = phase
    position.seat = position.turn
    position.choices = None


def _resume(position: Position, tell: Tell | None) -> None:
    """Go on after a text or a condition has had its effect."""
    if position.conditional:
        end_card(position, tell)
    else:
        condition(position, tell)


# -- turning over -----------------------------------------------------------------------------------------------------


def _ask_for_target(position: Position, tell: Tell | None) -> None:
    """A card of another player must be turned over: ask which, unless there are fewer than two."""
    targets = position.bare(position.turn)
    if len(targets) > 1:
        _ask(position, TURNING_OVER)
    elif targets:
        _threaten(position, targets[0], tell)
    else:
        if tell:
            tell(Event("no_target", position.turn, {"card": position.acting, "country": _by_country(position)}))
        _resume(position, tell)


def _by_country(position: Position) -> int | None:
    return position.country if position.conditional else None


def choose_target(position: Position, move: Move, tell: Tell | None) -> None:
    """The card that is to be turned over was chosen."""
    _threaten(position, move.code, tell)


def _threaten(position: Position, card: int, tell: Tell | None) -> None:
    """A card is about to be turned over: its owner is asked for a shield, with any card in hand at all (or, where the
    players want it so, only with a shield), so that the question tells nothing."""
    owner = position.owner(card)
    hand, shields = position.hands[owner], position.deck.shields
    holders_only = position.options["shield_question"] == "holders"
    if tell:
        # Where only holders are asked, whether the question follows tells something.
        parts = {"card": card, "owner": owner, "by": position.acting, "country": _by_country(position)}
        tell(Event("aimed", position.turn, parts, reveals=holders_only and bool(hand)))
    if hand and (not holders_only or not shields.isdisjoint(hand)):
        position.target = card
        position.phase = SHIELDING
        position.seat = owner
        position.choices = None
    else:
        _turn_over(position, card, owner, tell)


def answer(position: Position, move: Move, tell: Tell | None) -> None:
    """The owner discards a shield, or lets the card be turned over."""
    owner, card = position.seat, position.target
    assert owner is not None
    position.target = 0
    if move is NO_SHIELD:
        _turn_over(position, card, owner, tell, answered=True)
        return
    take_from_hand(position, owner, move.code)
    position.discards.append(move.code)
    if tell:
        tell(Event("shielded", owner, {"card": card, "shield": move.code}, reveals=True))
    _resume(position, tell)


def _turn_over(position: Position, card: int, owner: int, tell: Tell | None, answered: bool = False) -> None:
    """A card is turned over. Where its owner `answered` for a hidden hand, that may not be tried out and taken back."""
    position.down |= 1 << card
    if tell:
        tell(Event("turned_over", position.turn, {"card": card, "owner": owner}, reveals=answered))
    _resume(position, tell)


# -- turning up -------------------------------------------------------------------------------------------------------


def _turn_own_up(position: Position, tell: Tell | None) -> None:
    """One of the player's own face-down cards must be turned up: ask which, unless there are fewer than two."""
    turned = position.down
    down = [card for card in position.rows[position.turn] if turned >> card & 1] if turned else []
    if len(down) > 1:
        _ask(position, TURNING_UP)
    elif down:
        _turn_up(position, down[0], tell)
    else:
        if tell:
            tell(Event("no_target", position.turn, {"card": position.acting, "country": None}))
        condition(position, tell)


def choose_up(position: Position, move: Move, tell: Tell | None) -> None:
    """A card was chosen to be turned up; or the country's offer was declined."""
    if move is DECLINE:
        if tell:
            tell(Event("declined", position.turn, {"card": position.acting, "country": position.country}))
        end_card(position, tell)
    else:
        _turn_up(position, move.code, tell)


def _turn_up(position: Position, card: int, tell: Tell | None) -> None:
    position.down &= ~(1 << card)
    if tell:
        tell(Event("turned_up", position.turn, {"card": card}))
    _resume(position, tell)


# -- trading and swapping ---------------------------------------------------------------------------------------------


def _offer_trade(position: Position, tell: Tell | None) -> None:
    """The card may be exchanged for any card before another player."""
    if any(row for seat, row in enumerate(position.rows) if seat != position.turn):
        _ask(position, TRADING)
    else:
        condition(position, tell)


def trade(position: Position, move: Move, tell: Tell | None) -> None:
    """The two cards change places, each keeping the way up it lies; the taken card's text does not act again."""
    seat, given = position.turn, position.acting
    if move is DECLINE:
        if tell:
            tell(Event("declined", seat, {"card": given, "country": None}))
    else:
        taken = move.code
        owner = position.owner(taken)
        theirs, mine = position.rows[owner], position.rows[seat]
        theirs[theirs.index(taken)] = given
        mine[mine.index(given)] = taken
        if tell:
            tell(Event("traded", seat, {"given": given, "taken": taken, "with": owner}))
    condition(position, tell)


def _play_swap(position: Position, tell: Tell | None) -> None:
    """Swap hands is discarded at once; its player chooses whose hand, where there is a choice."""
    position.discards.append(position.rows[position.turn].pop())
    if position.seats > 2:
        _ask(position, SWAPPING)
    else:
        _swap(position, 1 - position.turn, tell)


def choose_swap(position: Position, move: Move, tell: Tell | None) -> None:
    """The player whose hand is taken was chosen."""
    _swap(position, move.code, tell)


def _swap(position: Position, other: int, tell: Tell | None) -> None:
    """Two hands change owners; no condition acts for the card, and the turn is over, in Yemen too."""
    seat = position.turn
    swap_hands(position, seat, other)
    if tell:
        got, gave = tuple(position.hands[seat]), tuple(position.hands[other])
        both = frozenset({seat, other})
        parts: dict[str, Part] = {"with": other, "got": got, "gave": gave, "counts": (len(got), len(gave))}
        tell(Event("swapped", seat, parts, {"got": both, "gave": both}, reveals=True))
    next_turn(position, tell)


_BY_TEXT: tuple[Callable[[Position, Tell | None], None], ...] = (
    condition,
    _ask_for_target,
    _turn_own_up,
    condition,
    condition,
    _scout,
    _offer_trade,
    _play_swap,
    condition,
)
"""What a card does when it is played, in the order of TEXTS; many do nothing then, and the condition is next."""
