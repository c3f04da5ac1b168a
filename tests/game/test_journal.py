"""The journal: every decision on the disk at once, whatever happens to the process or the disk."""

from __future__ import annotations

import errno
import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.codes import read_deal
from game.journal import DamagedJournal, ForeignJournal, Journal, Player, check_of, header, load, read_lines
from game.match import IllegalMove, Match
from tests.game.toy import STAND, TOY, Toy

pytestmark = pytest.mark.usefixtures("toy_shelf")
ROOT = Path(__file__).parents[2]
PLAYERS = (Player("Ada"), Player("Automaton", "cpu", "skilled"))


def begin(folder: Path, **options: str) -> Journal:
    return Journal(Match(TOY, options, 2, 7), PLAYERS, folder / "match.jsonl")


def go_on(journal: Journal, count: int, seed: int = 1) -> Journal:
    rng = random.Random(seed)
    for _ in range(count):
        if journal.match.seat is None:
            journal.next_game()
        journal.play(rng.choice(journal.match.state.legal_moves()))
    return journal


def same(one: Match, two: Match) -> bool:
    return (one.moves, one.outcomes, one.state.observe(None)) == (two.moves, two.outcomes, two.state.observe(None))


def test_the_first_line_says_what_was_dealt_and_who_plays(tmp_path: Path) -> None:
    begin(tmp_path, draw="yes")
    head = json.loads((tmp_path / "match.jsonl").read_text().splitlines()[0])
    assert (head["journal"], head["game"], head["seats"], head["seed"], head["edition"]) == (1, "toy", 2, 7, "")
    assert head["options"] == TOY.settle({"draw": "yes"}, 2)
    assert head["players"][1] == {"name": "Automaton", "kind": "cpu", "level": "skilled"}
    assert read_deal(head["deal"]).seed == 7


def test_every_decision_is_in_the_file_before_the_next(tmp_path: Path) -> None:
    journal = begin(tmp_path, draw="yes", match="points")
    for done in range(1, 20):
        go_on(journal, 1, seed=done)
        assert same(load(journal.path).match, journal.match)


def test_a_loaded_journal_goes_on_in_the_same_file(tmp_path: Path) -> None:
    journal = go_on(begin(tmp_path, match="points"), 3)
    again = go_on(load(journal.path), 3, seed=2)
    third = load(journal.path)
    assert same(again.match, third.match)
    assert third.players == PLAYERS
    assert third.created == journal.created


def test_a_refused_move_is_not_written(tmp_path: Path) -> None:
    journal = begin(tmp_path)
    before = journal.path.read_bytes()
    with pytest.raises(IllegalMove):
        journal.play(STAND)
    assert journal.path.read_bytes() == before


def test_undo_is_a_line_of_its_own(tmp_path: Path) -> None:
    journal = go_on(begin(tmp_path), 4)
    before = journal.path.read_bytes()
    journal.undo(2)
    assert journal.path.read_bytes().startswith(before)
    go_on(journal, 1, seed=9)
    again = load(journal.path)
    assert again.match.plies == 3
    assert same(again.match, journal.match)


def test_hints_and_the_end_are_marked(tmp_path: Path) -> None:
    journal = go_on(begin(tmp_path), 2)
    assert (load(journal.path).assisted, load(journal.path).finished) == (False, False)
    journal.assist()
    journal.assist()
    go_on(journal, 4)
    assert journal.finished
    assert (load(journal.path).assisted, load(journal.path).finished) == (True, True)
    assert sum("mark" in line for line in read_lines(journal.path).body) == 2


def test_a_finished_match_that_is_undone_is_unfinished_again(tmp_path: Path) -> None:
    journal = go_on(begin(tmp_path), 6)
    journal.undo(1)
    assert not load(journal.path).finished
    assert not read_lines(journal.path).finished


def test_a_half_written_last_line_is_dropped_and_written_over(tmp_path: Path) -> None:
    journal = go_on(begin(tmp_path), 3)
    whole = journal.path.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    for missing in range(1, len(last)):
        journal.path.write_bytes(whole[:-missing])
        again = load(journal.path)
        assert again.match.plies == 2
        go_on(again, 1)
        assert load(journal.path).match.plies == 3


def test_damage_anywhere_else_is_noticed(tmp_path: Path) -> None:
    journal = go_on(begin(tmp_path), 5)
    whole = journal.path.read_bytes()
    rng = random.Random(3)
    for _ in range(200):
        place = rng.randrange(len(whole) - 1)
        if whole[place : place + 1] == b"\n":
            continue
        damaged = whole[:place] + bytes([whole[place] ^ 1 << rng.randrange(7)]) + whole[place + 1 :]
        journal.path.write_bytes(damaged)
        with pytest.raises((DamagedJournal, ForeignJournal)):
            load(journal.path)


def test_a_missing_doubled_or_exchanged_line_is_noticed(tmp_path: Path) -> None:
    journal = go_on(begin(tmp_path), 5)
    head, one, two, three, *rest = journal.path.read_bytes().splitlines(keepends=True)
    for lines in ([head, one, three, *rest], [head, one, one, two, three, *rest], [head, two, one, three, *rest]):
        journal.path.write_bytes(b"".join(lines))
        with pytest.raises(DamagedJournal, match=r"match\.jsonl is damaged: line \d"):
            load(journal.path)


@pytest.mark.parametrize("content", [b"", b"\x00" * 100, b"hello\n", b"[]\n", b'{"check": "0"}\n', b"\xff\xfe\n"])
def test_what_is_no_journal_is_called_damaged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(content)
    with pytest.raises(DamagedJournal):
        load(path)


def test_another_edition_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = go_on(begin(tmp_path), 2)
    monkeypatch.setattr(Toy, "edition", "cards of my own")
    with pytest.raises(ForeignJournal, match="another edition of Toy"):
        load(journal.path)


def test_a_newer_format_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.journal.FORMAT", 2)
    journal = begin(tmp_path)
    monkeypatch.setattr("game.journal.FORMAT", 1)
    with pytest.raises(ForeignJournal, match="another version"):
        load(journal.path)


def test_a_full_disk_is_told_and_caught_up_with_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = go_on(begin(tmp_path, match="points"), 2)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("game.journal.open", full, raising=False)
        go_on(journal, 3)
    assert journal.fault is not None
    assert journal.fault.key == "journal.disk_full"
    assert "the disk is full" in journal.fault.sentence
    assert journal.match.plies == 5
    go_on(journal, 1)
    assert journal.fault is None
    assert same(load(journal.path).match, journal.match)


def test_a_folder_that_cannot_be_made_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    journal = Journal(Match(TOY, {}, 2, 7), PLAYERS, tmp_path / "file" / "saves" / "match.jsonl")
    go_on(journal, 6)
    assert journal.match.over
    assert journal.fault is not None
    assert journal.fault.key == "journal.not_written"
    (tmp_path / "file").unlink()
    assert journal.flush() is None
    assert same(load(journal.path).match, journal.match)


VICTIM = """
import random, sys
from pathlib import Path
sys.path.insert(0, {root!r})
import game
from tests.game import toy
game.KEYS = (*game.KEYS, "toy")
sys.modules["game.toy"] = toy
from game.journal import Journal, Player
from game.match import Match
rng = random.Random(int(sys.argv[2]))
for number in range(1000):
    path = Path(sys.argv[1]) / f"{{number}}.jsonl"
    journal = Journal(Match(toy.TOY, {{"draw": "yes"}}, 4, number), [Player("A")] * 4, path)
    while journal.match.seat is not None:
        journal.play(rng.choice(journal.match.state.legal_moves()))
        print(number, journal.match.plies, flush=True)
"""


@pytest.mark.parametrize("seed", range(8))
def test_a_killed_process_loses_at_most_the_decision_being_written(tmp_path: Path, seed: int) -> None:
    script = VICTIM.format(root=str(ROOT))
    command = [sys.executable, "-c", script, str(tmp_path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as victim:
        assert victim.stdout is not None
        first = victim.stdout.readline()
        time.sleep(random.Random(seed).random() / 20)
        victim.send_signal(signal.SIGKILL)
        told = [line for line in (first + victim.stdout.read()).splitlines(keepends=True) if line.endswith("\n")]
    number, plies = map(int, told[-1].split())
    for path in tmp_path.glob("*.jsonl"):
        journal = load(path)
        if int(path.stem) < number:
            assert journal.finished
        if int(path.stem) == number:
            assert plies <= journal.match.plies <= plies + 1


def sealed(folder: Path, *body: dict[str, object], **changed: object) -> Path:
    """A journal whose checks are right whatever stands in it, as another program might write it."""
    head = header(Match(TOY, {}, 2, 7), PLAYERS, "2026-01-02T03:04:05+00:00") | changed
    check, lines = 0, []
    for line in (head, *body):
        check = check_of(check, line)
        lines.append(json.dumps(line | {"check": f"{check:08x}"}))
    path = folder / "match.jsonl"
    path.write_text("\n".join(lines) + "\n")
    return path


def seats(*players: tuple[object, object, object]) -> list[dict[str, object]]:
    return [dict(zip(("name", "kind", "level"), player, strict=True)) for player in players]


@pytest.mark.parametrize(
    "changed",
    [
        {"players": seats(("Ada", "person", ""))},
        {"players": seats(("Ada", "person", ""), ("Bo", "person", ""), ("Cy", "person", ""))},
        {"players": seats((5, "person", ""), ("Bo", "person", ""))},
        {"players": seats(("A\0da", "person", ""), ("Bo", "person", ""))},
        {"players": seats(("Ada", "person", ""), ("Bo", "cpu", ["casual"]))},
        {"created": "yesterday"},
        {"created": "2026-01-02T03:04:05"},
        {"seed": "seven"},
        {"seed": -1},
        {"seed": 2**40},
        {"seed": True},
    ],
)
def test_a_first_line_that_nobody_could_play_by_counts_as_damage(tmp_path: Path, changed: dict[str, object]) -> None:
    with pytest.raises(DamagedJournal, match=r"match\.jsonl is damaged"):
        load(sealed(tmp_path, **changed))


def test_a_kind_of_player_that_is_not_here_belongs_to_another_version(tmp_path: Path) -> None:
    path = sealed(tmp_path, players=seats(("Ada", "person", ""), ("Bo", "far_away", "")))
    with pytest.raises(ForeignJournal, match="far_away"):
        load(path)


def test_a_decision_that_is_no_text_counts_as_damage(tmp_path: Path) -> None:
    with pytest.raises(DamagedJournal):
        load(sealed(tmp_path, {"move": 5}))


def test_a_match_played_in_two_windows_goes_on_in_two_files(tmp_path: Path) -> None:
    one = begin(tmp_path)
    two = load(one.path)
    one.play(one.match.state.legal_moves()[0])
    two.play(two.match.state.legal_moves()[1])
    go_on(one, 2)
    go_on(two, 2)
    assert one.path != two.path
    for journal in (one, two):
        assert journal.fault is None
        assert same(load(journal.path).match, journal.match)


def test_a_file_that_vanished_is_written_again_with_all_that_was_in_it(tmp_path: Path) -> None:
    journal = go_on(begin(tmp_path), 2)
    journal.path.unlink()
    go_on(journal, 1)
    assert journal.fault is None
    assert same(load(journal.path).match, journal.match)
