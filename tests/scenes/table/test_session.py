"""One match at a screen: whose eyes, when the curtain falls, computers that think, die or dawdle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import game
from game.core import Move, Observation, Reason
from game.cpu.levels import Level
from game.journal import Journal, Player
from game.match import Match
from scenes.table.session import Session


@dataclass
class Answer:
    move: Move
    trouble: str | None = None


class Mind:
    """A thinker that answers with the first legal move once it has been polled `delay` times."""

    def __init__(self, delay: int = 0) -> None:
        self.asked: list[Observation] = []
        self.cancelled = self.closed = 0
        self._left = self._delay = delay

    def ask(self, observation: Observation, level: Level, seed: int) -> None:
        self.asked.append(observation)
        self._left = self._delay

    def poll(self) -> Answer | None:
        self._left -= 1
        return Answer(self.asked[-1].moves[0]) if self._left < 0 else None

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def sit(tmp_path: Path) -> Callable[..., Session]:
    def seated(
        *kinds: str, options: dict[str, str] | None = None, mind: Mind | None = None, turn_table: bool = True
    ) -> Session:
        match = Match(game.rulebook("clash"), {"starter": "mcworld", **(options or {})}, 2, 7)
        players = [Player(f"P{seat}", kind, "casual" if kind == "cpu" else "") for seat, kind in enumerate(kinds)]
        thinker = mind or Mind()
        return Session(Journal(match, players, tmp_path / "match.jsonl"), lambda: thinker, turn_table)

    return seated


def first(session: Session) -> Move:
    return session.match.state.legal_moves()[0]


def test_a_lone_person_keeps_the_screen_and_the_bottom(sit: Callable[..., Session]) -> None:
    session = sit("cpu", "person")
    assert (session.viewer, session.bottom) == (1, 1)
    session.play(first(session))
    assert (session.viewer, session.bottom, session.hand_over_to) == (1, 1, None)


def test_without_people_the_screen_sees_everything(sit: Callable[..., Session]) -> None:
    session = sit("cpu", "cpu", options={"neutrals": "secret_random"})
    assert session.viewer is None
    assert None not in session.match.state.observe(None).areas[0]  # type: ignore[attr-defined]


def test_an_open_game_passes_on_without_a_curtain_and_turns_the_table(sit: Callable[..., Session]) -> None:
    session = sit("person", "person")
    session.play(first(session))
    assert session.hand_over_to is None
    assert session.follow_open_turn()
    assert (session.viewer, session.bottom, session.person_decides) == (1, 1, True)


def test_the_table_stays_where_the_settings_say_so(sit: Callable[..., Session]) -> None:
    session = sit("person", "person", turn_table=False)
    session.play(first(session))
    session.follow_open_turn()
    assert (session.viewer, session.bottom) == (1, 0)


def test_hidden_tiles_bring_the_curtain_before_the_other_person_sees_anything(sit: Callable[..., Session]) -> None:
    session = sit("person", "person", options={"neutrals": "secret_random"})
    session.turn_to(0)
    session.play(first(session))
    assert session.hand_over_to == 1
    assert not session.follow_open_turn()
    assert session.observe().viewer == 0, "until the curtain is down the screen keeps its eyes"
    session.turn_to(1)
    assert session.hand_over_to is None
    assert session.observe().viewer == 1


def test_a_deal_that_hides_something_begins_under_the_curtain_also_for_the_one_who_starts(
    sit: Callable[..., Session],
) -> None:
    session = sit("person", "person", options={"neutrals": "secret_random"})
    assert session.covered
    assert session.hand_over_to == 0
    assert not session.person_decides
    session.turn_to(0)
    assert session.person_decides
    while session.decider is not None:
        session.turn_to(session.decider)
        session.play(first(session))
    session.next_game()
    assert session.covered
    assert session.hand_over_to == session.decider


def test_at_the_very_start_the_first_person_to_decide_is_fetched_where_something_is_hidden(
    sit: Callable[..., Session],
) -> None:
    session = sit("person", "person", options={"neutrals": "secret_random", "starter": "jihad"})
    assert session.hand_over_to == 1
    assert not session.person_decides


def test_one_person_against_the_computer_never_sees_a_curtain(sit: Callable[..., Session]) -> None:
    session = sit("person", "cpu", options={"neutrals": "secret_random"})
    while session.decider is not None:
        assert session.hand_over_to is None
        session.play(first(session))


def test_a_computer_is_asked_once_and_handed_only_its_own_observation(sit: Callable[..., Session]) -> None:
    mind = Mind(delay=3)
    session = sit("person", "cpu", options={"neutrals": "secret_random"}, mind=mind)
    session.play(first(session))
    answers = [session.think() for _ in range(8)]
    assert len(mind.asked) == 1
    assert mind.asked[0].viewer == 1
    assert mind.asked[0] == session.match.state.observe(1)
    assert answers[0] is None
    assert answers[-1] is mind.asked[0].moves[0]


def test_a_move_against_an_older_state_does_nothing(sit: Callable[..., Session]) -> None:
    session = sit("person", "cpu")
    old = first(session)
    session.play(old)
    assert session.play(old) == []
    assert session.match.plies == 1


def test_undo_goes_back_to_the_last_own_decision_with_the_computers_replies(sit: Callable[..., Session]) -> None:
    mind = Mind()
    session = sit("person", "cpu", options={"neutrals": "beginners"}, mind=mind)
    session.play(first(session))
    for _ in range(20):
        move = session.think()
        if move is not None:
            session.play(move)
    assert session.person_decides
    assert session.match.plies > 1
    assert session.undo() is None
    assert session.match.plies == 0
    assert session.undo() == Reason("undo.nothing")


def test_undo_never_crosses_another_persons_decision(sit: Callable[..., Session]) -> None:
    session = sit("person", "person", options={"neutrals": "beginners"})
    session.play(first(session))
    session.follow_open_turn()
    assert session.undo() == Reason("undo.other_person")


def test_leaving_the_table_ends_the_mind(sit: Callable[..., Session]) -> None:
    mind = Mind(delay=99)
    session = sit("cpu", "person", mind=mind)
    session.think()
    session.close()
    assert mind.closed == 1


def test_what_is_said_to_a_viewer_holds_nothing_that_is_secret_from_them(sit: Callable[..., Session]) -> None:
    session = sit("cpu", "person", options={"neutrals": "secret_draft"})
    events = session.play(first(session))
    assert [event.parts["tile"] for event in events if event.verb == "drafted"] == [None]


def test_a_computer_with_hidden_cards_and_no_choice_takes_as_long_as_one_that_chooses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("scenes.table.session.monotonic", lambda: now)
    match = Match(game.rulebook("claim"), {"first_leader": "seat_1", "memory": "strict"}, 2, 7)
    players = [Player("Ada"), Player("Bot", "cpu", "casual")]
    session = Session(Journal(match, players, tmp_path / "match.jsonl"), Mind)
    forced = chosen = 0
    while match.seat is not None and match.state.observe(1).private and not forced:
        if match.seat == 1:
            only = len(match.state.legal_moves()) == 1
            assert session.think() is None
            now += 0.75
            if only and chosen:
                now -= 0.5
                assert session.think() is None, "an answer at once would tell that there was no other"
                now += 0.5
            forced, chosen = forced + (only and chosen > 0), chosen + (not only)
            assert session.think() is not None
        session.play(first(session))
    assert forced, "this game never left the computer a single card"
