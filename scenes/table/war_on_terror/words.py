"""What happens in War on Terror, and its options, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Event, Move, Outcome, Reason, ScoreLine
from game.war_on_terror.observation import WarObservation
from scenes.table.view import OptionWords
from scenes.table.war_on_terror.cards import country_name, name, points, titles
from scenes.ui.words import mark, tr, trn

_OPTIONS: dict[str, tuple[str, dict[str, tuple[str, str]]]] = {
    "opens": (
        mark("Who opens a round"),
        {
            "leader": (mark("Always the same"), mark("One player opens every round of a country.")),
            "rotating": (mark("In turn"), mark("Each round is opened one seat further: acting last is worth a lot.")),
        },
    ),
    "shield_question": (
        mark("Shield question"),
        {
            "always": (mark("Always"), mark("Everybody who holds cards is asked, so asking gives nothing away.")),
            "holders": (mark("Only to holders"), mark("Quicker, but each turning tells whether there is a shield.")),
        },
    ),
}


def option_words(key: str) -> OptionWords:
    """An option in words."""
    title, choices = _OPTIONS[key]
    return OptionWords(tr(title), {value: (tr(label), tr(note)) for value, (label, note) in choices.items()})


_ASKS = {
    "turn_over": mark("{name} · {card}: turn over a card of another player"),
    "turn_up": mark("{name} · {card}: turn one of your own cards up"),
    "trade": mark("{name} · {card}: take a card of another player for it, or keep it"),
    "swap": mark("{name} · {card}: choose the player whose hand is taken"),
}


def cause(card: object, country: object) -> str:
    """What acts: the country whose condition a card has set off, or the card with its own text."""
    return country_name(country) if isinstance(country, int) else name(card)


def threat(seen: WarObservation, players: Sequence[str]) -> str:
    """What is about to be turned over, and by what; empty where nothing is."""
    pending = seen.pending
    if pending is None or pending.target is None:
        return ""
    owner = next(seat for seat, row in enumerate(seen.rows) if pending.target in row)
    acts, card = cause(pending.card, pending.country), name(pending.target)
    return tr("{cause} aims at {card} of {owner}", cause=acts, card=card, owner=players[owner])


def status(seen: WarObservation, who: str) -> str:
    """What must be decided now, and by whom."""
    if seen.phase == "reveal":
        return tr("{name} turns the next country up: choose one", name=who)
    if seen.phase == "add":
        return tr("A tie · {name} secretly adds a card, or none", name=who)
    if seen.phase == "shield":
        assert seen.pending is not None
        parts = {
            "name": who,
            "card": name(seen.pending.target),
            "cause": cause(seen.pending.card, seen.pending.country),
        }
        return tr("{cause} · {name}: {card} is about to be turned over", **parts)
    if seen.pending is not None and seen.pending.country is not None:
        where = country_name(seen.pending.country)
        if seen.phase == "turn_up":
            return tr("{name} · {country}: turn one of your own cards up, or leave it", name=who, country=where)
        return tr("{name} · {country}: turn over a card of another player", name=who, country=where)
    if seen.pending is not None:
        return tr(_ASKS[seen.phase], name=who, card=name(seen.pending.card))
    if seen.again:
        return tr("{name} may play a second card", name=who)
    return tr("{name} plays a card or passes", name=who)


_BUTTONS = {
    "pass": mark("Pass"),
    "decline": mark("Leave it"),
    "no_shield": mark("No shield: let it turn"),
    "add_none": mark("Add no card"),
}


def button(seen: WarObservation, move: Move) -> str:
    """What the button of a move says."""
    if move.verb == "pass" and seen.again:
        return tr("End the turn")
    if move.verb == "decline" and seen.phase == "trade":
        return tr("Do not trade")
    return tr(_BUTTONS[move.verb])


_SAID = {
    "turned_country": mark("{player} turns {country} up, worth {points}"),
    "played": mark("{player} plays {card}"),
    "turned_over": mark("{card} of {owner} is turned over"),
    "shielded": mark("{player} saves {card} with {shield}"),
    "turned_up": mark("{player} turns {card} up"),
    "traded": mark("{player} trades {given} for {taken} of {with}"),
    "swapped": mark("{player} swaps hands with {with}"),
    "no_target": mark("{cause} finds nothing to act on"),
    "declined": mark("{player} leaves it at that"),
    "reshuffled": mark("The discards are shuffled into a new deck"),
    "answered": mark("{player} has chosen"),
    "tie_drawn": mark("{player} draws {card}"),
    "lot": mark("The lot falls on {player}"),
    "liberated": mark("{player} liberates {country}: {points}"),
}
_CARDS = ("card", "by", "shield", "given", "taken")
_SEATS = ("owner", "with")


def say(event: Event, players: Sequence[str]) -> str:
    """An event as a sentence, or nothing where what it says is seen anyway."""
    parts: dict[str, object] = dict(event.parts)
    parts["player"] = players[event.seat] if event.seat is not None else ""
    for key in _CARDS:
        if key in parts:
            parts[key] = name(parts[key])
    for key in _SEATS:
        seat = parts.get(key)
        if isinstance(seat, int):
            parts[key] = players[seat]
    parts["cause"] = cause(event.parts.get("by", event.parts.get("card")), event.parts.get("country"))
    if isinstance(event.parts.get("country"), int):
        parts["country"] = country_name(parts["country"])
    if isinstance(event.parts.get("points"), int):
        parts["points"] = points(int(str(event.parts["points"])))
    special = _SPECIAL.get(event.verb)
    if special is not None:
        return special(event, str(parts["player"]), players)
    sentence = _SAID.get(event.verb)
    return tr(sentence, **parts) if sentence else ""


def _passed(event: Event, player: str, players: Sequence[str]) -> str:
    return tr("{player} has no cards", player=player) if event.parts["empty"] else tr("{player} passes", player=player)


def _drawn(event: Event, player: str, players: Sequence[str]) -> str:
    seen = event.parts["cards"]
    if isinstance(seen, tuple):
        return tr("{player} draws {cards}", player=player, cards=titles(seen))
    return trn("{player} draws {count} card", "{player} draws {count} cards", _count(event), player=player)


def _dealt(event: Event, player: str, players: Sequence[str]) -> str:
    seen = event.parts["cards"]
    return tr("{player} is dealt {cards}", player=player, cards=titles(seen)) if isinstance(seen, tuple) else ""


def _tied(event: Event, player: str, players: Sequence[str]) -> str:
    seats = event.parts["seats"]
    assert isinstance(seats, tuple)
    who = ", ".join(players[seat] for seat in seats)
    return tr("A tie at {total}: {players}", total=event.parts["total"], players=who)


def _shown(event: Event, player: str, players: Sequence[str]) -> str:
    seats, added = event.parts["seats"], event.parts["cards"]
    assert isinstance(seats, tuple)
    assert isinstance(added, tuple)
    said = [
        tr("{player} adds {card}", player=players[seat], card=name(card) if card else tr("no card"))
        for seat, card in zip(seats, added, strict=True)
    ]
    return ", ".join(said)


def _count(event: Event) -> int:
    return int(str(event.parts["count"]))


def _aimed(event: Event, player: str, players: Sequence[str]) -> str:
    """What a card's own text aims at; or what a country does for whom, and for which card."""
    parts = {"card": name(event.parts["card"]), "owner": players[int(str(event.parts["owner"]))]}
    by, country = name(event.parts["by"]), event.parts["country"]
    if country is None:
        return tr("{by} aims at {card} of {owner}", by=by, **parts)
    return tr("{country}, after {by}, aims at {card} of {owner}", country=country_name(country), by=by, **parts)


_SPECIAL = {"aimed": _aimed, "passed": _passed, "drawn": _drawn, "dealt": _dealt, "tied": _tied, "shown": _shown}

_SOUNDS = {
    "turned_country": "turn",
    "dealt": "deal",
    "drawn": "deal",
    "played": "place",
    "turned_over": "turn",
    "turned_up": "turn",
    "shielded": "take",
    "traded": "slide",
    "swapped": "slide",
    "tie_drawn": "deal",
    "liberated": "take",
    "cleared": "slide",
    "reshuffled": "deal",
}


def sound(event: Event) -> str:
    """The sound of an event."""
    return _SOUNDS.get(event.verb, "")


def ending(outcome: Outcome, players: Sequence[str]) -> str:
    """How a game ended."""
    who = ", ".join(players[seat] for seat in outcome.winners)
    if outcome.ending == "goal_reached":
        return tr("{name} has {points} and wins.", name=who, points=points(outcome.points[outcome.winners[0]]))
    if len(outcome.winners) > 1:
        return tr("All countries are gone: {names} share the win.", names=who)
    return tr("All countries are gone: {name} has done best.", name=who)


_LINES = {"war_on_terror.points": mark("Points"), "war_on_terror.countries": mark("Countries")}


def score_line(line: ScoreLine) -> str:
    """What a line of the score pad is called."""
    return tr(_LINES[line.key])


def standing(seen: WarObservation) -> Sequence[tuple[str, tuple[str, ...]]]:
    """What the score pad counts during a game."""
    seats = range(seen.seats)
    won = tuple(str(sum(winner == seat for winner in seen.winners)) for seat in seats)
    return (
        (tr("Points of {goal}", goal=seen.goal), tuple(map(str, seen.points))),
        (tr("Countries"), won),
        (tr("Cards"), tuple(str(len(hand)) for hand in seen.hands)),
    )


_HINTS = {
    "war_on_terror.hint.saves": mark("It keeps the cards: {points} are not worth more of them."),
    "war_on_terror.hint.leads": mark("It leads with {total} against {others}, for {points}."),
    "war_on_terror.hint.alike": mark("Face down they are all alike."),
    "war_on_terror.hint.level": mark("It draws level at {total}, for {points}."),
    "war_on_terror.hint.closes": mark("It closes up to {total} against {others}, for {points}."),
}


def hint(reason: Reason) -> str:
    """Why the computer advises a move."""
    if reason.key not in _HINTS:
        return ""
    args = dict(reason.args)
    if "points" in args:
        args["points"] = points(int(str(args["points"])))
    return tr(_HINTS[reason.key], **args)


def banner(event: Event, players: Sequence[str]) -> str:
    """What the plate across the table says at a stop."""
    if event.verb == "shown":
        return tr("The added cards are shown")
    return say(event, players)
