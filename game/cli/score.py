"""The arena's books: results that can be kept in a file, and what they say about two players."""

from __future__ import annotations

import json
import math
import os
import statistics
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core import Options, RulesError

if TYPE_CHECKING:
    from game.cli.tables import Deal


@dataclass(frozen=True)
class Setting:
    """Who meets whom at what.

    `seconds` is how long players think who think by the clock, `iterations` how far all do who search; None: as their
    levels do. `data` is the path of a player's own data and `edition` its fingerprint, both empty for what is shipped.
    """

    game: str
    options: Options
    seats: int
    seed: int
    a: str
    b: str
    seconds: float | None
    iterations: int | None
    data: str = ""
    edition: str = ""


@dataclass
class Results:
    """The deals played so far: for each its scores and A's thinking times in milliseconds."""

    setting: Setting
    deals: dict[int, tuple[list[float], list[int]]] = field(default_factory=dict)

    @classmethod
    def read(cls, path: str, setting: Setting) -> Results:
        """The results in a file, none if there is no such file. Raises RulesError for a file of something else."""
        if not Path(path).exists():
            return cls(setting)
        try:
            kept = json.loads(Path(path).read_text())
            deals = {int(number): (list(scores), list(thought)) for number, (scores, thought) in kept["deals"].items()}
            same = {"data": "", "edition": "", **kept["setting"]} == asdict(setting)
        except (ValueError, KeyError, TypeError, AttributeError):
            raise RulesError(f"{path} holds no results of an arena") from None
        if not same:
            raise RulesError(f"{path} holds results of another meeting: other players, game, options, seed or budget")
        return cls(setting, deals)

    def write(self, path: str) -> None:
        """Keep the results in a file; it is never seen half written."""
        draft = Path(path + ".new")
        draft.write_text(json.dumps({"setting": asdict(self.setting), "deals": self.deals}))
        os.replace(draft, path)

    def add(self, deal: Deal) -> None:
        """Note what came of a deal."""
        self.deals[deal.number] = (list(deal.scores), list(deal.thought))

    @property
    def score(self) -> float:
        """A's average score so far, 0 to 1."""
        scores = [score for scores, _ in self.deals.values() for score in scores]
        return sum(scores) / len(scores) if scores else 0.0


def report(results: Results, sides: int) -> dict[str, Any]:
    """The figures. The standard error is that of the deals' averages, because a deal's games depend on each other."""
    averages = [statistics.fmean(scores) for scores, _ in results.deals.values()]
    scores = [score for scores, _ in results.deals.values() for score in scores]
    thought = [time for _, times in results.deals.values() for time in times]
    error = statistics.stdev(averages) / math.sqrt(len(averages)) if len(averages) > 1 else None
    return {
        "a": results.setting.a,
        "b": results.setting.b,
        "games": len(scores),
        "wins": sum(score == 1 for score in scores),
        "losses": sum(score == 0 for score in scores),
        "draws": sum(0 < score < 1 for score in scores),
        "score": round(results.score, 4),
        "standard_error": None if error is None else round(error, 4),
        "even_score": round(1 / sides, 4),
        "elo": elo(results.score) if sides == 2 and scores else None,
        "elo_low": elo(results.score - 2 * error) if sides == 2 and error is not None else None,
        "elo_high": elo(results.score + 2 * error) if sides == 2 and error is not None else None,
        "median_ms": statistics.median(thought) if thought else None,
        "longest_ms": max(thought, default=None),
    }


def elo(score: float) -> int | None:
    """The Elo difference that a score between two sides stands for; None where it is beyond all measure."""
    return round(-400 * math.log10(1 / score - 1)) if 0 < score < 1 else None


def report_lines(figures: dict[str, Any], setting: Setting) -> list[str]:
    """The figures for a reader."""
    if not figures["games"]:
        return ["no deal was finished"]
    error = figures["standard_error"]
    margin = "" if error is None else f" ± {100 * error:.1f}"
    lines = [
        f"{setting.game}: {setting.a} against {setting.b}",
        f"  games {figures['games']}: won {figures['wins']}, lost {figures['losses']}, shared {figures['draws']}",
        f"  score {100 * figures['score']:.1f}{margin} % (even would be {100 * figures['even_score']:.1f} %)",
    ]
    if figures["elo"] is not None:
        low, high = (figures[key] if figures[key] is not None else "?" for key in ("elo_low", "elo_high"))
        lines.append(f"  Elo difference {figures['elo']:+} ({low} to {high} with 95 % confidence)")
    if figures["median_ms"] is not None:
        lines.append(f"  a decision took A {figures['median_ms']:.0f} ms (median), {figures['longest_ms']} ms at most")
    return lines
