"""What a move in Claim does at once, for the line of reason that goes with a hint.

Only what the observation holds is looked at: what a hidden card would change is never said. The keys and what fills
the sentence that a screen makes of them:

* `wins_stake` card — it wins the trick and with it the card at stake; `wins_undead` card, cards — and Undead score
* `leaves_stake` card — it loses on purpose; the rival gets what was at stake
* `takes_vote` cards, faction — in phase two it scores and gets a vote that was not held before
* `scores` cards — in phase two it scores, by winning or by losing; `sheds` card — it loses and scores nothing;
  `wins_lead` — it wins and scores nothing, as Dwarves go to the loser
* `unbeaten` — it leads a card that nothing the rival may hold beats; not said under strict memory, which leaves what
  has been played to the players' heads
"""

from __future__ import annotations

import random

from game.claim.court import Court
from game.claim.observation import ClaimObservation
from game.claim.position import Position
from game.core import Event, Move, Reason


def why(observation: ClaimObservation, move: Move) -> Reason | None:
    """What a move does, as far as that is certain; None where it depends on what is hidden."""
    guess, seat = observation.determinize(random.Random(0)), observation.viewer
    assert isinstance(guess, Position)
    assert seat is not None
    if not guess.played:
        sure = observation.memory == "open" and _unbeaten(observation, guess.court, move, seat)
        return Reason("claim.hint.unbeaten") if sure else None
    if len(guess.played) < guess.seats - 1:
        return None
    pile, votes = guess.piles[seat], guess.court.votes(guess.piles)
    won, cards = _trick(guess, move, seat)
    if observation.phase == 1:
        return _for_stake(str(observation.stake), won, cards if won else ())
    if not cards and won:
        return Reason("claim.hint.wins_lead")
    if not cards:
        return Reason("claim.hint.sheds", {"card": f"{move.args[0]}_{move.args[1]}"})
    piles = [*guess.piles]
    piles[seat] = pile | guess.court.bits_of(cards, guess.court.whole & ~pile)
    for key, held, now in zip(guess.court.keys, votes, guess.court.votes(piles), strict=True):
        if now == seat != held:
            return Reason("claim.hint.takes_vote", {"cards": cards, "faction": key})
    return Reason("claim.hint.scores", {"cards": cards})


def _trick(guess: Position, move: Move, seat: int) -> tuple[bool, tuple[str, ...]]:
    """Play the last card of a trick: whether `seat` wins it, and what it scores. The very last trick, which plays
    itself after it, does not count."""
    events: list[Event] = []
    guess.apply(move, events.append)
    verbs = [event.verb for event in events]
    end = verbs.index("played", 1) if "played" in verbs[1:] else len(verbs)
    won = any(event.verb == "won_trick" and event.seat == seat for event in events[:end])
    scored = [event.parts["cards"] for event in events[:end] if event.verb == "scored" and event.seat == seat]
    return won, tuple(str(card) for cards in scored if isinstance(cards, tuple) for card in cards)


def _for_stake(stake: str, won: bool, undead: tuple[str, ...]) -> Reason:
    if not won:
        return Reason("claim.hint.leaves_stake", {"card": stake})
    if undead:
        return Reason("claim.hint.wins_undead", {"card": stake, "cards": undead})
    return Reason("claim.hint.wins_stake", {"card": stake})


def _unbeaten(observation: ClaimObservation, court: Court, move: Move, seat: int) -> bool:
    """Whether nothing that another seat is known to hold or may hold beats this lead."""
    led = court.place[str(move.args[0])]
    held = {card for other, hand in enumerate(observation.hands) if other != seat for card in hand if card is not None}
    rivals = (court.strengths[court.move_of[name]] for name in held.union(observation.unseen))
    return all(strengths[led] <= court.strengths[move][led] for strengths in rivals)
