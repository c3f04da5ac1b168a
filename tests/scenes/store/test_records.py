"""Records: what was played, won and how often in a row, and that nothing is lost or doubled."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import game
from game.codes import read_match
from game.journal import Journal, Player
from game.match import Match
from scenes import start
from scenes.keeping import keep, results_of
from scenes.records import RecordsScene
from scenes.results import Results
from scenes.store.records import FAULT, LOST, WON, Records, Result, grouped, hall, initials, summary
from scenes.table.session import Session
from tests.scenes.hand import Hand

ONE = Result("2026-01-01T20:00:00+00:00", "clash", "", "Anna", "casual", WON, 2, 300, False, "CODE1")


def row(code: str, **changes: object) -> Result:
    return replace(ONE, code=code, **changes)  # type: ignore[arg-type]


def test_what_is_added_is_there_for_the_next_process_and_never_doubled(tmp_path: Path) -> None:
    assert Records(tmp_path).add([ONE, row("CODE2", result=LOST)])
    assert Records(tmp_path).add([ONE])
    assert [result.code for result in Records(tmp_path).results("clash")] == ["CODE2", "CODE1"]
    assert Records(tmp_path).results("claim") == []


def test_deleted_results_can_be_brought_back(tmp_path: Path) -> None:
    records = Records(tmp_path)
    records.add([ONE, row("CODE2")])
    records.delete([records.results()[0].id])
    assert [result.code for result in records.results()] == ["CODE1"]
    records.delete([records.results(deleted=True)[0].id], back=True)
    assert len(records.results()) == 2


def test_a_summary_counts_runs_of_wins_in_the_order_they_were_played() -> None:
    newest_first = [row(str(n), result=r, score=n, seconds=100 + n) for n, r in enumerate([WON, WON, LOST, WON])]
    total = summary(newest_first)
    assert (total.played, total.won, total.longest, total.streak, total.best, total.quickest) == (4, 3, 2, 2, 3, 100)
    assert summary([]).quickest is None


def test_results_are_grouped_by_rivals_and_variant() -> None:
    groups = grouped([row("1"), row("2", rivals="master"), row("3", variant="match=points"), row("4")])
    assert {key: len(found) for key, found in groups.items()} == {
        ("casual", ""): 2,
        ("master", ""): 1,
        ("casual", "match=points"): 1,
    }


def test_the_hall_of_fame_leaves_out_losses_and_matches_with_hints() -> None:
    found = hall(
        [row("1", score=5), row("2", score=9, assisted=True), row("3", score=7, result=LOST), row("4", score=6)]
    )
    assert [result.score for result in found] == [6, 5]


@pytest.mark.parametrize(
    ("name", "letters"), [("Anna", "ANN"), ("Anna Maria Berg", "AMB"), ("Bo", "BO·"), ("Я", "Я··")]
)
def test_initials_are_three_letters(name: str, letters: str) -> None:
    assert initials(name) == letters


def test_a_broken_file_is_kept_aside_and_costs_no_later_record(tmp_path: Path) -> None:
    broken = b"this is no database, whatever its name says"
    (tmp_path / "records.sqlite").write_bytes(broken)
    records = Records(tmp_path)
    assert records.add([ONE])
    assert records.fault
    assert (tmp_path / "records.sqlite.damaged").read_bytes() == broken
    assert [result.code for result in Records(tmp_path).results()] == ["CODE1"]


def test_a_folder_that_cannot_be_used_costs_the_records_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "records.sqlite").mkdir()
    records = Records(tmp_path)
    assert not records.add([ONE])
    assert records.results() == []
    assert records.fault


def test_a_fault_in_the_records_is_told_where_they_are_shown(open_app: Callable[..., Hand], tmp_path: Path) -> None:
    (tmp_path / "records.sqlite").write_bytes(b"no database")
    hand = open_app(tmp_path)
    hand.click_on("records")
    assert [toast.sentence for toast in hand.app._toasts] == [FAULT]


def test_a_result_that_cannot_be_kept_is_told_at_the_end_of_the_match(
    open_app: Callable[..., Hand], tmp_path: Path
) -> None:
    (tmp_path / "records.sqlite").mkdir()
    hand = open_app(tmp_path, speed="off")
    book = game.rulebook("claim")
    start.start(hand.app, "claim", book.settle({}, 2), [Player("Anna"), Player("Bot", "cpu", "random")], 3)
    match = hand.session.match
    while match.seat is not None:
        match.play(match.state.legal_moves()[0])
    hand.until(lambda: isinstance(hand.app.top, Results))
    hand.until(lambda: FAULT in [toast.sentence for toast in hand.app._toasts])


def test_export_is_json_and_a_disk_that_refuses_is_told(tmp_path: Path) -> None:
    records = Records(tmp_path)
    records.add([ONE])
    assert records.export(tmp_path / "out.json")
    assert json.loads((tmp_path / "out.json").read_text())[0]["name"] == "Anna"
    assert not records.export(tmp_path / "no" / "folder" / "out.json")


def test_a_finished_match_becomes_a_result_for_each_person_that_replays(tmp_path: Path) -> None:
    match = Match(game.rulebook("clash"), {"neutrals": "beginners"}, 2, 3)
    journal = Journal(match, [Player("Anna"), Player("Casual", "cpu", "casual")], tmp_path / "match.jsonl")
    session = Session(journal, lambda: pytest.fail("nobody thinks here"))
    while not match.over:
        if match.seat is None:
            session.next_game()
        else:
            session.play(match.state.legal_moves()[0])
    (result,) = results_of(session)
    assert (result.name, result.rivals, result.variant) == ("Anna", "casual", "neutrals=beginners")
    assert result.result == (WON if 0 in match.standing.winners else LOST)
    assert result.score == sum(outcome.points[0] for outcome in match.outcomes)
    assert read_match(result.code).moves == match.moves
    keep(session, tmp_path).join()
    assert len(Records(tmp_path).results()) == 1


def test_the_records_screen_shows_deletes_and_brings_back(open_app: Callable[..., Hand], tmp_path: Path) -> None:
    Records(tmp_path).add([row(str(n), score=n, assisted=n == 3) for n in range(9)])
    hand = open_app(tmp_path)
    hand.click_on("records")
    scene = hand.app.top
    assert isinstance(scene, RecordsScene)
    assert len(scene._shown) == 6
    hand.click_on("delete0")
    assert len(scene._results) == 8
    hand.click_on("undo")
    assert len(scene._results) == 9
    hand.click_on("older")
    assert len(scene._shown) == 3
    hand.click_on("export")
    assert len(json.loads((tmp_path / "records.json").read_text())) == 9
