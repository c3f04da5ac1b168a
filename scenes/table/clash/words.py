"""What happens in CLASH, and its variants, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.clash.observation import ClashObservation
from game.core import Event, Move, Outcome, Reason
from scenes.table.clash.tiles import OWNERS, name, power
from scenes.table.view import OptionWords
from scenes.ui.words import mark, tr

_OPTIONS: dict[str, tuple[str, dict[str, tuple[str, str]]]] = {
    "neutrals": (
        mark("Neutral tiles"),
        {
            "standard": (mark("Standard"), mark("Five lie open in the neutral area for both.")),
            "beginners": (mark("Beginners"), mark("No neutral tiles: only the two sides' own seven.")),
            "random": (mark("Random"), mark("Each player draws two, open to both.")),
            "secret_random": (mark("Secret random"), mark("Each player draws two, hidden from the rival.")),
            "draft": (mark("Draft"), mark("Five are picked one by one before the game, open to both.")),
            "secret_draft": (mark("Secret draft"), mark("Draw four, keep one, pass three; the rival keeps one.")),
        },
    ),
    "long_game": (
        mark("Long game"),
        {
            "no": (mark("No"), mark("A neutral tile that is taken is not replaced.")),
            "yes": (mark("Yes"), mark("A neutral tile that is taken is replaced from the unused pile.")),
        },
    ),
    "reenacted_from": (
        mark("Television and Press"),
        {
            "own_space": (
                mark("Their own space"),
                mark("The repeated effect works from where Television or Press lies."),
            ),
            "copied_space": (
                mark("The copied tile's space"),
                mark("The repeated effect works from where the copied tile lies."),
            ),
        },
    ),
    "match": (
        mark("Match"),
        {
            "best_of_three": (mark("Best of three"), mark("The first to win two games wins.")),
            "points": (mark("Points"), mark("Every follower at the end of a game is a point.")),
        },
    ),
    "games": (mark("Number of games"), {n: (n, mark("All of them are played.")) for n in "23456789"}),
    "starter": (
        mark("Who starts"),
        {
            "lot": (mark("By lot"), mark("Later the loser of a game chooses.")),
            "mcworld": (mark("McWorld"), mark("Later the loser of a game chooses.")),
            "jihad": (mark("Jihad"), mark("Later the loser of a game chooses.")),
        },
    ),
}


def option_words(key: str) -> OptionWords:
    """An option of CLASH in words."""
    title, choices = _OPTIONS[key]
    return OptionWords(tr(title), {value: (tr(label), tr(note)) for value, (label, note) in choices.items()})


def status(seen: ClashObservation, who: str) -> str:
    """What must be decided now, and by whom."""
    if seen.phase == "choose_starter":
        return tr("{name} chooses who starts this game", name=who)
    if seen.phase == "draft":
        return tr("{name} picks one of the offered tiles", name=who)
    if seen.phase == "opening":
        return tr("{name} places Mustafa on any space", name=who)
    if seen.pending is None:
        return tr("{name} plays a tile: pick one, then a space", name=who)
    tile = name(seen.pending.tile)
    if seen.pending.asks == "to":
        return tr("{name} moves the bribed tile to a free space", name=who)
    asks = tr(power(seen.pending.tile).asks)
    if seen.pending.optional:
        return tr("{name} · {tile}: {asks}, or decline", name=who, tile=tile, asks=asks)
    return tr("{name} · {tile}: {asks}", name=who, tile=tile, asks=asks)


def button(seen: ClashObservation, move: Move) -> str:
    """What the button of a move says."""
    if move.verb == "decline":
        return tr("Decline the effect")
    if move.verb == "turn":
        return tr("Turn the four beside it") if move.args[0] == "plus" else tr("Turn the four at its corners")
    if move.verb == "start":
        return tr("{side} starts", side=tr(OWNERS[str(move.args[0])]))
    asks = tr(power(seen.pending.tile).asks) if seen.pending is not None else ""
    return asks[:1].upper() + asks[1:] if asks else tr("Use the effect")


_SAID = {
    "placed": mark("{player} places {tile} on {space}"),
    "covered": mark("{tile} is covered by Nobel Prize"),
    "turned": mark("{by} turns {tiles}"),
    "destroyed": mark("{by} destroys {tile}"),
    "removed": mark("{by} removes {tile}"),
    "moved": mark("{tile} is moved to {space}"),
    "copied": mark("{by} repeats {tile}"),
    "negated": mark("{tile} is placed without its effect"),
    "declined": mark("{player} declines the effect of {tile}"),
    "no_target": mark("{tile} finds nothing to act on"),
    "recalled": mark("{player} takes back {tile}"),
    "assassinated": mark("{tile} is assassinated"),
    "drawn": mark("{player} draws {tile}"),
    "refilled": mark("{tile} joins the neutral area"),
    "drafted": mark("{player} picks {tile}"),
    "passed": mark("{player} passes three tiles on"),
    "set_aside": mark("{player} sets two tiles aside"),
    "chosen_starter": mark("{player} chooses: {side} starts"),
    "cleared": mark("Destroyed tiles are cleared away"),
}


def say(event: Event, names: Sequence[str]) -> str:
    """An event in a sentence, or nothing for the end of a game, which has a screen of its own."""
    sentence = _SAID.get(event.verb)
    if sentence is None:
        return ""
    parts: dict[str, object] = dict(event.parts)
    for key in ("tile", "by"):
        if key in parts:
            parts[key] = name(parts[key])
    tiles = event.parts.get("tiles")
    if isinstance(tiles, tuple):
        parts["tiles"] = ", ".join(name(tile) for tile in tiles)
    if "side" in parts:
        parts["side"] = tr(OWNERS[str(parts["side"])])
    player = names[event.seat] if event.seat is not None else ""
    return tr(sentence, **{"player": player, **parts})


_HINTS = {
    "clash.hint.wins": mark("It wins the game."),
    "clash.hint.gains": mark("It gains {followers} followers on the rival."),
}


def hint(reason: Reason) -> str:
    """Why the computer advises a move."""
    return tr(_HINTS[reason.key], **reason.args) if reason.key in _HINTS else ""


_SOUNDS = {
    "placed": "place",
    "covered": "place",
    "turned": "turn",
    "destroyed": "crack",
    "removed": "slide",
    "moved": "slide",
    "recalled": "take",
    "assassinated": "crack",
    "drawn": "deal",
    "refilled": "deal",
    "drafted": "take",
    "dealt": "deal",
    "cleared": "slide",
}


def sound(event: Event) -> str:
    """The sound of an event."""
    return _SOUNDS.get(event.verb, "")


def ending(outcome: Outcome, names: Sequence[str]) -> str:
    """How a game ended."""
    winner = names[outcome.winners[0]]
    loser = names[1 - outcome.winners[0]]
    if outcome.ending == "kaboom":
        return tr("KABOOOM!!! follows {loser} when the game ends, so {loser} loses.", loser=loser)
    if outcome.ending == "no_tile":
        return tr("{loser} must play and has no tile to play, so {winner} wins.", loser=loser, winner=winner)
    most, least = sorted(outcome.lines[0].values, key=lambda value: -int(str(value)))
    return tr(
        "Nine tiles lie face up: {most} of them follow {winner} and {least} {loser}.",
        most=most,
        least=least,
        winner=winner,
        loser=loser,
    )
