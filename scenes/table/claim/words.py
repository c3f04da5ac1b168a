"""What happens in Claim, and its options, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.claim.observation import ClaimObservation, Trick
from game.core import Event, Outcome, Reason, ScoreLine
from scenes.table.claim.cards import many, name, names
from scenes.table.view import OptionWords
from scenes.ui.words import listed, mark, tr

_OPTIONS: dict[str, tuple[str, dict[str, tuple[str, str]]]] = {
    "memory": (
        mark("Memory"),
        {
            "open": (mark("Open"), mark("The table shows all that can be worked out from what was played.")),
            "strict": (mark("Strict"), mark("Only the last trick may be looked at; the rest is up to your memory.")),
        },
    ),
    "first_leader": (
        mark("First leader"),
        {
            "lot": (mark("By lot"), mark("Later the loser of the last game leads.")),
            "seat_1": (mark("First seat"), mark("Later the loser of the last game leads.")),
            "seat_2": (mark("Second seat"), mark("Later the loser of the last game leads.")),
        },
    ),
    "match": (
        mark("Match"),
        {
            "one_game": (mark("One game"), mark("A drawn game is a drawn match.")),
            "best_of_three": (mark("Best of three"), mark("The first to win two games wins.")),
            "first_to": (mark("First to…"), mark("The first to win so many games wins.")),
        },
    ),
    "wins": (mark("Wins needed"), {n: (n, mark("Drawn games count for nobody.")) for n in "3456789"}),
}


def option_words(key: str) -> OptionWords:
    """An option of Claim in words."""
    title, choices = _OPTIONS[key]
    return OptionWords(tr(title), {value: (tr(label), tr(note)) for value, (label, note) in choices.items()})


def status(seen: ClaimObservation, who: str) -> str:
    """What must be decided now, and by whom."""
    phase = tr("Phase one") if seen.phase == 1 else tr("Phase two")
    if not seen.played:
        return tr("{phase} · {name} leads any card", phase=phase, name=who)
    led = seen.played[0].rpartition("_")[0]
    return tr("{phase} · {name} answers: {faction} were led", phase=phase, name=who, faction=many(led))


_SAID = {
    "won_trick": mark("{player} wins the trick"),
    "gained": mark("{player} gains {card}"),
    "turned_up": mark("{card} is at stake"),
    "phase_two": mark("Phase two: the followers become the hands"),
}


def say(event: Event, players: Sequence[str]) -> str:
    """An event in a sentence, or nothing where what it says is seen anyway."""
    parts: dict[str, object] = {}
    if event.seat is not None:
        parts["player"] = players[event.seat]
    card = event.parts.get("card")
    if isinstance(card, str):
        parts["card"] = name(card)
    if event.verb == "played":
        led = bool(event.parts["led"])
        return tr("{player} leads {card}", **parts) if led else tr("{player} plays {card}", **parts)
    if event.verb == "drew":
        return tr("{player} draws {card}", **parts) if "card" in parts else tr("{player} draws a card", **parts)
    if event.verb == "scored":
        cards = event.parts["cards"]
        assert isinstance(cards, tuple)
        return tr("{player} scores {cards}", cards=names(cards), **parts)
    sentence = _SAID.get(event.verb)
    return tr(sentence, **parts) if sentence else ""


_SOUNDS = {
    "played": "place",
    "won_trick": "slide",
    "gained": "take",
    "drew": "deal",
    "turned_up": "turn",
    "phase_two": "deal",
}


def sound(event: Event) -> str:
    """The sound of an event."""
    return _SOUNDS.get(event.verb, "")


def ending(outcome: Outcome, players: Sequence[str]) -> str:
    """How a game ended."""
    held: list[list[str]] = [[] for _ in players]
    for line in outcome.lines:
        vote = line.args.get("vote")
        if isinstance(vote, int):
            held[vote].append(many(str(line.args["faction"])))
    said = [
        tr("{factions} vote for {name}.", factions=listed(factions), name=player)
        for player, factions in zip(players, held, strict=True)
        if factions
    ]
    level = [
        many(str(line.args["faction"]))
        for line in outcome.lines
        if isinstance(line.args.get("vote"), int) and len(set(line.values)) == 1
    ]
    if level:
        said.append(tr("{factions}: as many on both sides, so the highest card decided.", factions=listed(level)))
    if not outcome.winners:
        said.append(tr("As many votes for one as for the other: the throne stays empty."))
    return " ".join(said)


def score_line(line: ScoreLine) -> str:
    """What a line of the score pad is called."""
    if line.key == "claim.votes":
        return tr("Votes")
    return many(str(line.args["faction"]))


def standing(seen: ClaimObservation) -> Sequence[tuple[str, tuple[str, ...]]]:
    """What the score pad counts during a game."""
    seats = range(len(seen.piles))
    votes = tuple(str(sum(support.vote == seat for support in seen.support)) for seat in seats)
    scored = tuple(str(len(pile)) for pile in seen.piles)
    if seen.phase == 1:
        return (
            (tr("Votes"), votes),
            (tr("Followers"), tuple(str(len(cards)) for cards in seen.followers)),
            (tr("Cards scored"), scored),
        )
    return ((tr("Votes"), votes), (tr("Cards scored"), scored))


def trick_line(trick: Trick, players: Sequence[str], memory: str) -> str:
    """What came of a trick, and the rule that decided it where that is not the higher number. Under strict memory the
    card that was at stake is not for showing any more."""
    winner = players[trick.winner]
    led, answer = (card.rpartition("_") for card in trick.cards[:2])
    line = tr("{name} won the trick.", name=winner)
    if trick.stake is not None and memory == "open":
        line = tr("{name} won the trick and {card}.", name=winner, card=name(trick.stake))
    if trick.winner == trick.leader and led[2] == answer[2] and answer[0] in (led[0], "doppelganger"):
        return f"{line} {tr('Equal numbers: the leader wins.')}"
    if trick.winner != trick.leader and (led[0], answer[0]) == ("goblin", "knight"):
        return f"{line} {tr('A Knight beats a led Goblin, whatever the numbers.')}"
    return line


_HINTS = {
    "claim.hint.wins_stake": mark("It wins the trick and with it {card}."),
    "claim.hint.wins_undead": mark("It wins {card}, and scores {cards}."),
    "claim.hint.leaves_stake": mark("It leaves {card} to the rival and draws from the stock."),
    "claim.hint.takes_vote": mark("It scores {cards} and takes the vote of the {faction}."),
    "claim.hint.scores": mark("It scores {cards}."),
    "claim.hint.wins_lead": mark("It wins the trick and leads the next."),
    "claim.hint.sheds": mark("It loses the trick with a card that is missed least."),
    "claim.hint.unbeaten": mark("Nothing that the rival may hold beats it."),
}


def hint(reason: Reason) -> str:
    """Why a card is advised, or nothing."""
    if reason.key not in _HINTS:
        return ""
    parts: dict[str, object] = {}
    if "card" in reason.args:
        parts["card"] = name(str(reason.args["card"]))
    if "faction" in reason.args:
        parts["faction"] = many(str(reason.args["faction"]))
    cards = reason.args.get("cards")
    if isinstance(cards, tuple):
        parts["cards"] = names(map(str, cards))
    return tr(_HINTS[reason.key], **parts)
