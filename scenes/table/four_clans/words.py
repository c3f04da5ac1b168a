"""What happens in Four Clans Conflict, and its variants, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Event, Outcome, Reason
from game.four_clans.observation import FourClansObservation, Trick
from scenes.table.four_clans.cards import SHAPE, clan, fours, name
from scenes.table.view import LookBack, OptionWords
from scenes.ui.words import mark, tr

_FIRST = mark("Later the sides take turns.")
_OPTIONS: dict[str, tuple[str, dict[str, tuple[str, str]]]] = {
    "match": (
        mark("Match"),
        {
            "two_rounds": (mark("Two rounds"), mark("Points are added up; level totals: one more round.")),
            "three_wins": (
                mark("Three wins"),
                mark("Whoever first wins three rounds; a drawn round counts for neither side."),
            ),
        },
    ),
    "first": (
        mark("First in round one"),
        {
            "lot": (mark("By lot"), _FIRST),
            "side_a": (mark("Side A"), _FIRST),
            "side_b": (mark("Side B"), _FIRST),
        },
    ),
}


def option_words(key: str) -> OptionWords:
    """An option in words."""
    title, choices = _OPTIONS[key]
    return OptionWords(tr(title), {value: (tr(label), tr(note)) for value, (label, note) in choices.items()})


def seat_title(seat: int, seats: int) -> str:
    """What the rules call a seat: its side, and with partners its number there."""
    if seats == 2:
        return (tr("Side A"), tr("Side B"))[seat]
    return (tr("A1"), tr("B1"), tr("A2"), tr("B2"))[seat]


def side(number: int, names: Sequence[str]) -> str:
    """A side by the names of its players."""
    return " & ".join(names[number::2])


def status(seen: FourClansObservation, who: str) -> str:
    """What must be decided now, and by whom."""
    if seen.phase == "cube":
        return tr("{name} moves one cube to another fort", name=who)
    if seen.phase == "put_away":
        return tr("{name} puts one card away, face down", name=who)
    number = len(seen.tricks) + 1
    if seen.led is None:
        return tr("Trick {number}: {name} leads a card, then a fort", number=number, name=who)
    return tr("Trick {number}: {name} answers {card}", number=number, name=who, card=name(seen.led))


def redeal(seen: FourClansObservation, names: Sequence[str]) -> str:
    """Why the cards were dealt again, or nothing."""
    reasons = [
        tr("{name} held {cards}", name=names[seat], cards=fours(rank)) for void in seen.redeals for seat, rank in void
    ]
    return tr("Dealt again: {reasons}.", reasons="; ".join(reasons)) if reasons else ""


_SAID = {
    "cube_moved": mark("{player} moves a cube: {start} to {end}"),
    "put_away": mark("{player} puts a card away"),
    "played": mark("{player}: {card} at {fort}"),
    "won_trick": mark("{player} wins the trick"),
    "took_cube": mark("{player} takes a cube from {fort}"),
    "fort_turned": mark("The fort of the {fort} is turned: {fort} is trump"),
}
_CLANS = ("start", "end", "fort")


def say(event: Event, names: Sequence[str]) -> str:
    """An event in a sentence, or nothing for those that others tell."""
    sentence = _SAID.get(event.verb)
    if sentence is None:
        return ""
    parts: dict[str, object] = dict(event.parts)
    if event.verb == "put_away" and parts.get("card") is not None:
        sentence = mark("{player} puts {card} away")
    if parts.get("card") is not None:
        parts["card"] = name(str(parts["card"]))
    for key in _CLANS:
        if key in parts:
            parts[key] = clan(str(parts[key]))
    player = names[event.seat] if event.seat is not None else ""
    return tr(sentence, **{"player": player, **parts})


_SOUNDS = {
    "cube_moved": "slide",
    "put_away": "slide",
    "played": "place",
    "turned_down": "turn",
    "took_cube": "take",
    "fort_turned": "crack",
}


def sound(event: Event) -> str:
    """The sound of an event."""
    return _SOUNDS.get(event.verb, "")


def ending(outcome: Outcome, names: Sequence[str]) -> str:
    """How a round ended."""
    one, two = outcome.points[0], outcome.points[1]
    if one == two:
        return tr("Both sides score {points} in this round: it is level.", points=one)
    ahead = int(two > one)
    return tr(
        "In this round {side} scores {most}, {other} {least}.",
        side=side(ahead, names),
        other=side(1 - ahead, names),
        most=max(one, two),
        least=min(one, two),
    )


def last_trick(seen: FourClansObservation, names: Sequence[str]) -> LookBack:
    """The last finished trick: its cards, where they were laid, and what came of them."""
    trick = seen.tricks[-1]
    pieces = tuple(
        (f"card/{card}", SHAPE, tr("{player} at {fort}", player=names[seat], fort=clan(where)))
        for seat, card, where in (
            (trick.leader, trick.led, trick.led_fort),
            (trick.answerer, trick.answer, trick.answer_fort),
        )
    )
    loser = names[trick.answerer if trick.winner == trick.leader else trick.leader]
    winner = names[trick.winner]
    if trick.cube is None:
        line = tr("{winner} won; there was no cube to take.", winner=winner)
    elif trick.turned:
        line = tr(
            "{winner} won; {loser} took the last cube of {fort}, which is trump now.",
            winner=winner,
            loser=loser,
            fort=clan(trick.cube),
        )
    else:
        line = tr("{winner} won; {loser} took a cube from {fort}.", winner=winner, loser=loser, fort=clan(trick.cube))
    return LookBack(tr("Trick {number}", number=len(seen.tricks)), pieces, f"{_decided(trick)} {line}")


def _decided(trick: Trick) -> str:
    """The rule by which a trick was won."""
    won, lost = (trick.led, trick.answer) if trick.winner == trick.leader else (trick.answer, trick.led)
    (best, strength), (other, weakness) = (card.split("_") for card in (won, lost))
    if best == other:
        if (strength, weakness) == ("1", "7"):
            return tr("The Jester beats the King of its clan.")
        return tr("{won} is higher than {lost}.", won=name(won), lost=name(lost))
    if best == trick.trump:
        return tr("{clan} is trump.", clan=clan(best))
    return tr("{lost} does not follow {clan}.", lost=name(lost), clan=clan(best))


_HINTS = {
    "four_clans.hint.beats": mark("It beats {led}."),
    "four_clans.hint.turns": mark("It loses, takes the last cube of {fort}, and makes that clan trump."),
    "four_clans.hint.takes_cube": mark("It loses cheaply and takes a cube from {fort}."),
}


def hint(reason: Reason) -> str:
    """Why a move is advised, or nothing."""
    parts = {
        "led": name(str(reason.args["led"])) if "led" in reason.args else "",
        "fort": clan(str(reason.args["fort"])) if "fort" in reason.args else "",
    }
    return tr(_HINTS[reason.key], **parts) if reason.key in _HINTS else ""
