"""Claim on the table: what it shows, what it hides, and what it says."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

import game
from game.claim import reasons
from game.claim.observation import ClaimObservation, Trick
from game.claim.state import ClaimState
from game.core import Event, Outcome, Reason, ScoreLine
from game.journal import Player
from scenes import start
from scenes.results import Results
from scenes.stage.stage import Stage
from scenes.table import view
from scenes.table.claim import words
from scenes.table.hud import frame
from scenes.table.log import recount
from scenes.table.table import Table
from scenes.table.view import Lay, Room
from scenes.ui.measure import Measure
from tests.scenes.hand import Hand
from tests.scenes.table.test_whole_matches import lift_curtain

BOOK, VIEW = game.rulebook("claim"), view("claim")
NAMES = ("Anna", "Boris")


def room(bottom: int, size: tuple[int, int] = (1280, 720)) -> Room:
    m = Measure(*size)
    return Room(frame(m).table, m, bottom, NAMES)


def played(decisions: int, memory: str = "open", seed: int = 3) -> tuple[ClaimState, list[Event], ClaimObservation]:
    """A random game after so many decisions, what the last one told, and what seat 0 knew before it."""
    rng = random.Random(seed)
    state = BOOK.new_game(BOOK.settle({"memory": memory}, 2), 2, seed)
    assert isinstance(state, ClaimState)
    before, events = state.observe(0), list[Event]()
    for _ in range(decisions):
        before, events = state.observe(0), []
        state.apply(rng.choice(state.legal_moves()), events.append)
    return state, [event.seen_by(0) for event in events], before


def faces(lay: Lay) -> set[str]:
    """The cards that lie face up."""
    return {pose.face.partition("/")[2] for pose in lay.poses.values() if pose.face.startswith(("card/", "mini/"))}


@pytest.mark.parametrize("memory", ["open", "strict"])
def test_no_card_is_shown_that_the_viewer_does_not_know(memory: str) -> None:
    for decisions in range(48):
        state, _, _ = played(decisions, memory)
        for viewer in (0, 1):
            seen = state.observe(viewer)
            unknown = set(seen.unseen) - {"goblin_0"}
            assert not faces(VIEW.lay(seen, room(viewer))) & unknown


def test_a_strict_table_hides_the_rivals_cards_and_old_discards_in_both_phases() -> None:
    for decisions in (9, 23, 30, 40):
        seen = played(decisions, "strict")[0].observe(0)
        shown = faces(VIEW.lay(seen, room(0)))
        rivals = {card for card in (*seen.hands[1], *seen.followers[1], *seen.discards) if card}
        mine = {*seen.hands[0], *seen.followers[0], *seen.piles[0], *seen.piles[1], *seen.played}
        assert rivals
        assert not shown & (rivals - mine - {"goblin_0", seen.stake})


def test_a_strict_table_tells_no_more_when_a_pile_is_pointed_at() -> None:
    seen = played(20, "strict")[0].observe(0)
    for name in VIEW.lay(seen, room(0)).poses:
        zoom = VIEW.zoom(seen, name)
        if zoom is not None and zoom.face == "back:card":
            assert not any(card.replace("_", " ").title() in " ".join(zoom.paragraphs) for card in seen.unseen)


def test_a_strict_table_keeps_no_history(open_app: Callable[..., Hand]) -> None:
    for memory, opens in (("strict", False), ("open", True)):
        hand = open_app(speed="off")
        options = BOOK.settle({"first_leader": "seat_1", "memory": memory}, 2)
        start.start(hand.app, "claim", options, [Player("Anna"), Player("Bot", "cpu", "random")], 6)
        hand.until(lambda hand=hand: hand.table.may_choose and not hand.table.stage.moving)  # type: ignore[misc]
        hand.choose_by_mouse(hand.table.view.paths(hand.table.seen, hand.table.seen.moves[0])[0])
        hand.until(lambda hand=hand: hand.table.may_choose)  # type: ignore[misc]
        hand.key(pygame.K_g)
        assert isinstance(hand.app.top, Table) is not opens


def test_the_log_beside_a_strict_table_tells_the_last_decision_and_no_stake_that_was_won(
    open_app: Callable[..., Hand],
) -> None:
    hand = open_app(speed="off")
    options = BOOK.settle({"memory": "strict", "first_leader": "seat_1"}, 2)
    start.start(hand.app, "claim", options, [Player("Anna"), Player("Bot", "cpu", "random")], 6)
    hand.frames()
    table = hand.table
    for done in range(1, 9):
        table.play(table.session.match.state.legal_moves()[0])
        told_once = list(table.side.log)
        table.side.recount()
        assert table.side.log == told_once, "coming back tells no more"
        assert {entry.ply for entry in told_once} == {done - 1}
        assert not any(" gains " in entry.sentence for entry in told_once)


def test_where_hands_are_open_the_log_is_told_to_whoever_must_decide(open_app: Callable[..., Hand]) -> None:
    hand = open_app(speed="off")
    options = BOOK.settle({"memory": "open", "first_leader": "seat_1"}, 2)
    start.start(hand.app, "claim", options, [Player("Anna"), Player("Ben")], 6)
    table = next(scene for scene in hand.app.scenes if isinstance(scene, Table))
    viewers = set()
    while table.session.match.state.seat is not None:
        hand.until(lambda: not isinstance(hand.app.top, Table) or table.may_choose)
        if not isinstance(hand.app.top, Table):
            lift_curtain(hand)
            continue
        session = table.session
        assert table.side.log == recount(table.view, session.match, session.names, session.viewer)
        if session.match.state.phase:  # type: ignore[attr-defined]
            viewers.add(session.viewer)
        table.play(session.match.state.legal_moves()[0])
    assert viewers == {0, 1}


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
def test_the_counts_of_scored_cards_lie_on_no_card(size: tuple[int, int]) -> None:
    for decisions in (18, 22, 24):
        for bottom in (0, 1):
            lay = VIEW.lay(played(decisions)[0].observe(bottom), room(bottom, size))
            counts = [note.rect for note in lay.notes if note.text.isdigit()]
            assert counts
            for rect in counts:
                over = [name for name, pose in lay.poses.items() if rect.inflate(-2, -2).colliderect(pose.rect)]
                assert not over


def test_the_last_card_discarded_lies_on_top_and_stays_there() -> None:
    rng = random.Random(5)
    state = BOOK.new_game(BOOK.settle({}, 2), 2, 5)
    assert isinstance(state, ClaimState)
    tops: list[str] = []
    late: set[str] = set()
    while state.seat is not None:
        state.apply(rng.choice(state.legal_moves()), lambda _: None)
        seen = state.observe(0)
        pile = [pose for pose in VIEW.lay(seen, room(0)).poses.values() if 0 < pose.z < 0.9]
        assert len(pile) == len(seen.discards)
        last = [
            card for trick in seen.past for card in trick.cards if trick.phase == 1 and not card.startswith("undead")
        ]
        if pile:
            tops.append(max(pile, key=lambda pose: pose.z).face)
            assert tops[-1] == f"mini/{last[-1]}"
            late |= {tops[-1]} if seen.phase == 2 else set()
    assert len(late) == 1, "in phase two nothing is discarded"


def test_thirteen_cards_stay_readable() -> None:
    state, _, _ = played(0)
    stage = Stage(VIEW.paint)
    for size in ((960, 540), (1280, 720), (3840, 2160)):
        lay = VIEW.lay(state.observe(0), room(0, size))
        stage.show(lay.poses, lay.places, speed=0)
        fan = [name for name, pose in lay.poses.items() if pose.face.startswith("card/") and pose.z >= 20]
        assert len(fan) == 13
        for name in fan:
            assert stage.uncovered(name).w >= 0.6 * lay.poses[name].w


def test_what_the_rules_refuse_is_dimmed_and_nothing_else() -> None:
    for decisions in range(0, 46, 3):
        state, _, _ = played(decisions)
        assert state.seat is not None
        seen = state.observe(state.seat)
        lay = VIEW.lay(seen, room(state.seat))
        legal = {f"{move.args[0]}_{move.args[1]}" for move in seen.moves}
        for pose in lay.poses.values():
            assert pose.dim == (pose.z >= 20 and pose.z < 21 and pose.face.partition("/")[2] not in legal)


def test_a_finished_trick_is_seen_before_its_cards_are_taken_away() -> None:
    state, events, before = played(2)
    stops = VIEW.stops(before, events, state.observe(0), room(0))
    assert len(stops) == 1
    trick = set(state.observe(0).past[-1].cards)
    middle = [pose.face.partition("/")[2] for pose in stops[0].poses.values() if 10 <= pose.z < 20]
    assert set(middle) == trick


def test_the_change_of_phases_is_an_event_that_is_seen() -> None:
    state, events, before = played(24)
    assert state.phase == 1
    stops = VIEW.stops(before, events, state.observe(0), room(0))
    assert len(stops) == 3
    assert ["banner" in stop.poses for stop in stops] == [False, False, True]


@pytest.mark.parametrize("memory", ["open", "strict"])
def test_the_last_trick_may_be_looked_at_across_the_phases(memory: str) -> None:
    assert VIEW.look_back(played(1, memory)[0].observe(0), NAMES) is None
    for decisions in (2, 24, 30):
        seen = played(decisions, memory)[0].observe(0)
        shown = VIEW.look_back(seen, NAMES)
        assert shown is not None
        assert [face for face, _, _ in shown.pieces] == [f"card/{card}" for card in seen.past[-1].cards]


@pytest.mark.parametrize(
    ("cards", "winner", "stake", "memory", "said"),
    [
        (("goblin_5", "goblin_7"), 1, "undead_3", "open", "Boris won the trick and Undead 3."),
        (("goblin_5", "goblin_7"), 1, "undead_3", "strict", "Boris won the trick."),
        (("goblin_5", "doppelganger_5"), 0, None, "open", "Anna won the trick. Equal numbers: the leader wins."),
        (("goblin_5", "knight_2"), 1, None, "open", "Boris won the trick. A Knight beats a led Goblin, whatever the"),
        (("goblin_5", "undead_5"), 0, None, "open", "Anna won the trick."),
    ],
)
def test_the_last_trick_names_the_card_won_and_the_rule_that_decided(
    cards: tuple[str, str], winner: int, stake: str | None, memory: str, said: str
) -> None:
    line = words.trick_line(Trick(1 if stake else 2, 0, cards, winner, stake), NAMES, memory)
    assert line.startswith(said)
    assert line == said or said.endswith("the")


def test_votes_decided_by_the_highest_card_are_explained() -> None:
    lines = (
        ScoreLine("claim.scored", (5, 5), {"faction": "undead", "vote": 0}),
        ScoreLine("claim.scored", (2, 1), {"faction": "knight", "vote": 0}),
        ScoreLine("claim.scored", (0, 0), {"faction": "goblin", "vote": None}),
    )
    said = words.ending(Outcome("votes", (0,), (2, 0), lines), NAMES)
    assert said == "Undead and Knights vote for Anna. Undead: as many on both sides, so the highest card decided."


def test_a_refusal_names_the_rule() -> None:
    args = {"card": "undead_7", "led": "goblin", "instead": ("goblin", "doppelganger")}
    said = VIEW.why_not(Reason(reasons.MUST_FOLLOW, args), NAMES)
    assert said == "You hold a Goblin: follow it, or play a Doppelganger."
    for key in set(reasons.ALL) - {reasons.MUST_FOLLOW}:
        assert VIEW.why_not(Reason(key, {"card": "undead_7", "seat": 1}), NAMES)


def test_a_settled_game_can_be_played_out_by_the_computer(open_app: Callable[..., Hand]) -> None:
    """Seed and choices are such that the game is settled before its end; where not, there is no such button."""
    hand = open_app(speed="off")
    options = BOOK.settle({"first_leader": "seat_1"}, 2)
    start.start(hand.app, "claim", options, [Player("Anna"), Player("Bot", "cpu", "random")], 6)
    rng = random.Random(6)
    while not isinstance(hand.app.top, Results):
        table = hand.table
        if table.may_choose and table.seen.settled is not None:
            hand.click_on("play_out")
            hand.until(lambda: isinstance(hand.app.top, Results))
            assert table.session.match.over
            return
        if table.may_choose and not table.stage.moving:
            hand.choose_by_mouse(table.view.paths(table.seen, rng.choice(table.seen.moves))[0])
        else:
            hand.wait_a_frame()
    pytest.fail("this game was not settled before its end")
