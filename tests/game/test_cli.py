"""The command line: what it prints, and what bad input gets."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.cli import perft
from game.cli.main import main
from game.cli.score import Setting, elo
from game.cli.tables import _budget, score_of
from game.codes import match_code
from game.cpu.levels import LEVELS, Budget
from game.journal import Journal, Player
from game.match import Match
from tests.game.playing import play_out, play_some
from tests.game.toy import TOY

pytestmark = pytest.mark.usefixtures("toy_shelf")
ROOT = Path(__file__).parents[2]
Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *arguments: str, code: int = 0) -> str:
    assert main(arguments) == code
    return capsys.readouterr().out


def complaint(capsys: Capture, *arguments: str) -> str:
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(str(stop.code))
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    (sentence,) = captured.err.splitlines()
    return sentence


def test_a_whole_match_is_played_and_its_code_replays_it(capsys: Capture) -> None:
    match = ("play", "toy", "--seats", "random,greedy", "--seed", "5", "--option", "match=points", "--code")
    first = said(capsys, *match)
    assert first == said(capsys, *match)
    *played, code = first.splitlines()
    assert played[-1].startswith("match ")
    assert sum(" seat " in line and "." in line for line in played) >= 12
    assert said(capsys, "replay", code).splitlines() == played


def test_seats_are_given_by_who_sits_there(capsys: Capture) -> None:
    four = said(capsys, "play", "toy", "--seats", "random,greedy,cpu:novice,cpu:ismcts", "--iterations", "5")
    assert "seat 4: play" in four


def test_a_journal_is_replayed_as_far_as_it_goes(capsys: Capture, tmp_path: Path) -> None:
    journal = Journal(Match(TOY, {}, 2, 7), [Player("A"), Player("B")], tmp_path / "match.jsonl")
    journal.play(journal.match.state.legal_moves()[0])
    text = said(capsys, "replay", str(journal.path))
    assert f"seat 2: {journal.match.moves[0][0].text}" in text
    assert text.splitlines()[-1] == "match not over; games won 0 : 0; points 0 : 0"


def test_perft_counts_sequences_of_decisions(capsys: Capture) -> None:
    assert said(capsys, "perft", "toy", "--depth", "6").splitlines() == ["1 3", "2 9", "3 18", "4 36", "5 36", "6 36"]
    assert said(capsys, "perft", "toy", "--depth", "3", "--option", "draw=yes").splitlines() == ["1 3", "2 6", "3 18"]


def test_perft_agrees_with_playing_every_sequence() -> None:
    def played(depth: int, line: tuple[int, ...] = ()) -> int:
        state = TOY.new_game(TOY.settle({"draw": "yes"}, 3), 3, 4)
        for place in line:
            state.apply(state.legal_moves()[place])
        if len(line) == depth:
            return 1
        return sum(played(depth, (*line, place)) for place in range(len(state.legal_moves())))

    for depth in (1, 2, 3, 4):
        state = TOY.new_game(TOY.settle({"draw": "yes"}, 3), 3, 4)
        assert perft.count(state, depth) == played(depth)


def test_bench_names_its_figures(capsys: Capture) -> None:
    figures = json.loads(said(capsys, "bench", "toy", "--round", "0.02", "--json"))["toy"]
    assert list(figures) == ["games_per_second", "decisions_per_second", "shuffles_per_second", "decisions_per_shuffle"]
    assert all(value > 0 for value in figures.values())
    assert figures["decisions_per_second"] / figures["games_per_second"] == pytest.approx(6, rel=0.3)
    assert "decisions_per_shuffle" in said(capsys, "bench", "toy", "--round", "0.02")
    assert "decisions_per_shuffle" in said(capsys, "bench", "toy", "--round", "5e-324"), (
        "each kind is timed at least once"
    )


ARENA = ("arena", "toy", "--a", "greedy", "--b", "random", "--seed", "3", "--processes", "1", "--json")


def test_seconds_are_for_those_who_think_by_the_clock_and_iterations_for_all_who_search() -> None:
    setting = Setting("claim", {}, 2, 1, "master", "skilled", 0.2, None)
    assert _budget(setting, LEVELS["master"]) == Budget(0.2)
    assert _budget(setting, LEVELS["skilled"]) is None
    counted = Setting("claim", {}, 2, 1, "master", "skilled", None, 50)
    assert {_budget(counted, LEVELS[key]) for key in ("master", "skilled")} == {Budget(None, 50)}


def test_the_arena_plays_every_deal_from_every_side(capsys: Capture) -> None:
    figures = json.loads(said(capsys, *ARENA, "--games", "40"))
    assert figures["games"] == 40
    assert figures["wins"] + figures["losses"] + figures["draws"] == 40
    assert figures["even_score"] == 0.5
    three = json.loads(said(capsys, *ARENA, "--games", "30", "--seats", "3"))
    assert (three["games"], three["elo"], three["even_score"]) == (30, None, 0.3333)
    partners = json.loads(said(capsys, *ARENA, "--games", "10", "--seats", "4", "--option", "match=points"))
    assert (partners["games"], partners["even_score"]) == (10, 0.5)


def test_a_player_of_the_arena_may_have_a_time_of_its_own(capsys: Capture) -> None:
    arena = ("arena", "toy", "--a", "ismcts@0.02", "--b", "random", "--games", "2", "--processes", "1", "--json")
    for more in ((), ("--seconds", "5")):
        assert 15 <= json.loads(said(capsys, *arena, *more))["median_ms"] < 200


def test_equals_score_one_half_over_mirrored_deals(capsys: Capture) -> None:
    figures = json.loads(said(capsys, *ARENA[:3], "random", *ARENA[4:], "--games", "400"))
    assert abs(figures["score"] - 0.5) < 4 * figures["standard_error"]


def test_the_arena_goes_on_where_it_stopped(capsys: Capture, tmp_path: Path) -> None:
    state = str(tmp_path / "results.json")
    said(capsys, *ARENA, "--games", "10", "--state", state)
    kept = json.loads(Path(state).read_text())["deals"]
    assert len(kept) == 5
    more = said(capsys, *ARENA, "--games", "30", "--state", state)
    assert {number: json.loads(Path(state).read_text())["deals"][number] for number in kept} == kept
    assert json.loads(more) == json.loads(said(capsys, *ARENA, "--games", "30"))


def test_results_of_another_meeting_are_not_mixed_in(capsys: Capture, tmp_path: Path) -> None:
    state = str(tmp_path / "results.json")
    said(capsys, *ARENA, "--games", "2", "--state", state)
    other = [*ARENA, "--games", "2", "--state", state, "--option", "draw=yes"]
    assert "holds results of another meeting" in complaint(capsys, *other)
    Path(state).write_text("{")
    assert "holds no results of an arena" in complaint(capsys, *other)


def test_elo_follows_the_score() -> None:
    assert [elo(score) for score in (0.5, 10 / 11, 1 / 11, 1.0, 0.0)] == [0, 400, -400, None, None]


def test_shared_wins_and_draws_are_split() -> None:
    two, three = ((0,), (1,)), ((0,), (1,), (2,))
    assert [score_of(side, (1,), two) for side in two] == [0, 1]
    assert [score_of(side, (), two) for side in two] == [0.5, 0.5]
    assert [score_of(side, (0, 2), three) for side in three] == [0.5, 0, 0.5]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "toy", "--option", "colour=red"), "has no option 'colour'"),
        (("play", "toy", "--option", "draw=maybe"), "'maybe' is no choice for draw"),
        (("play", "toy", "--option", "draw"), "an option is written key=value"),
        (("play", "toy", "--option", "low=yes"), "low=yes needs draw=yes"),
        (("play", "toy", "--seats", "random,cpu:wizard"), "there is no level 'wizard'"),
        (("play", "toy", "--seats", "random"), "is for 2 or 3 or 4 players, not 1"),
        (("play", "toy", "--seed", "-1"), "whole number from 0"),
        (("play", "toy", "--iterations", "0"), "whole number from 1"),
        (("play", "toy", "--seconds", "soon"), "invalid seconds value"),
        (("perft", "toy", "--depth", "x"), "whole number from 1"),
        (("bench", "toy", "--seats", "9"), "not 9"),
        (("bench", "toy", "--seats", "0"), "not 0"),
        (("arena", "toy", "--a", "greedy"), "required: --b"),
        (("arena", "toy", "--a", "greedy", "--b", "wizard"), "there is no level 'wizard'"),
        (("arena", "toy", "--a", "greedy", "--b", "wizard@1"), "there is no level 'wizard'"),
        (("arena", "toy", "--a", "master@soon", "--b", "greedy"), "level@seconds, not 'master@soon'"),
        (("replay", "1234"), "this is no code"),
        (("replay", "0000-0000-0000-0000"), "check letters"),
        (("replay", "/nowhere/match.jsonl"), "No such file"),
        (("replay", "."), "directory"),
        (("replay", ""), "too short"),
        (("replay", "A" * 5000), "check letters"),
        (("dance",), "invalid choice: 'dance'"),
        ((), "required: COMMAND"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    capsys: Capture, arguments: tuple[str, ...], sentence: str
) -> None:
    assert sentence in complaint(capsys, *arguments)


def test_a_game_that_is_not_here_yet_is_said_to_be(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.available", lambda: ("toy",))
    assert "the game 'claim' is not here yet; there are toy" in complaint(capsys, "bench", "claim")


def test_a_damaged_journal_gets_one_sentence(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("not at all\n")
    assert "match.jsonl is damaged: line 1 cannot be read" in complaint(capsys, "replay", str(path))


def test_every_command_explains_itself(capsys: Capture) -> None:
    for command in ((), ("play",), ("perft",), ("bench",), ("arena",), ("replay",)):
        with pytest.raises(SystemExit) as stop:
            main([*command, "--help"])
        assert stop.value.code == 0
        assert "usage: python -m game" in capsys.readouterr().out


def test_a_whole_match_code_of_every_length_replays(capsys: Capture) -> None:
    match, rng = Match(TOY, {"match": "points"}, 3, 8), random.Random(8)
    play_some(match, rng, 4)
    assert "match not over" in said(capsys, "replay", match_code(match))
    assert "match not over" not in said(capsys, "replay", match_code(play_out(match, rng)))


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m game play clash --seed 2 | head -1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.stderr, len(done.stdout.splitlines())) == ("", 1)


def test_the_arena_prints_what_it_has_when_interrupted(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    command = [sys.executable, "-m", "game", "arena", "clash", "--a", "novice", "--b", "random", "--games", "100000"]
    command += ["--state", str(state)]
    # A shell that runs the tests in the background has them ignore interruptions, and they would pass that on.
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as arena:
        signal.signal(signal.SIGINT, usual)
        while not state.exists():  # the first deals are finished when it is written
            assert arena.poll() is None, "the arena ended by itself"
            time.sleep(0.1)
        arena.send_signal(signal.SIGINT)
        out, err = arena.communicate(timeout=60)
    assert arena.returncode == 130
    assert "clash: novice against random" in out
    assert "Traceback" not in err
