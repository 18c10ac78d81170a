"""posthorn bench titles: how long games of the sensible bot last and how they end, beside the figures of a reference.

A checkout has the reference of a title in `tests/titles/<title>/reference_games.py`: CASES, and measure(state) for one
game. With `--like-reference` the bot has the reference's habits too (its `Habits`), so that what still differs is the
rules. A figure is in noise if it lies within three standard errors of the reference's, both samples counted.
"""

from __future__ import annotations

import argparse
import runpy
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from domain.kernel.luck import Luck, SeededLuck
from domain.kernel.shapes import Command
from domain.kernel.title import Title
from domain.titles.shelf import titles
from ops.bench import kernel

ROOT = Path(__file__).resolve().parents[2]
NOISE = 3.0
Measure = Callable[[Any], Mapping[str, float]]
Chooser = Callable[[Any, int, Luck], Command]


@dataclass(frozen=True)
class Case:
    """One way to play, and what the reference found in so many games: a mean for each figure."""

    label: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    games: int = 0
    figures: Mapping[str, float] = field(default_factory=dict)
    lengths: Mapping[int, int] = field(default_factory=dict)  # rounds -> games


@dataclass(frozen=True)
class Reference:
    cases: list[Case]
    measure: Measure
    habits: Callable[[], Chooser] | None = None


def game(title: Title[Any], case: Case, seed: int, choose: Chooser) -> tuple[Any, int]:
    """The last state of a game among bots, and the number of decisions."""
    luck, bots = SeededLuck(b"bench %d" % seed), SeededLuck(b"bots %d" % seed)
    state, _ = title.setup(case.options, case.seats, luck)
    decisions = 0
    while title.result(state) is None:
        seat = title.asked(state)[0]
        _, state = title.play(state, seat, choose(state, seat, bots), luck)
        decisions += 1
    return state, decisions


def report(
    title: Title[Any], case: Case, reference: Reference, games: int, seed: int, habits: bool = False
) -> Iterator[str]:
    chooser = reference.habits if habits and reference.habits is not None else lambda: title.bot
    found: dict[str, list[float]] = {}
    decisions = []
    for number in range(games):
        state, many = game(title, case, seed * 1_000_003 + number, chooser())
        decisions.append(many)
        for name, figure in reference.measure(state).items():
            found.setdefault(name, []).append(figure)
    spread = ", ".join(f"{q} % {n}" for q, n in zip((10, 50, 90), _spread(decisions), strict=True))
    pace = f"random play: {_random_play(title, case):.1f} us per action"
    yield f"{title.id} {case.label}, {games} games; decisions a game: {spread}; {pace}"
    for name, values in found.items():
        yield f"  {name:<12} {_beside(values, case.figures.get(name), case.games)}"
    if case.lengths:
        yield f"  lengths      {_shares(Counter(map(int, found['rounds'])))}; reference {_shares(case.lengths)}"


def _beside(values: list[float], wanted: float | None, games: int) -> str:
    mean = statistics.mean(values)
    if wanted is None:
        if max(values) <= 1:  # a share
            return f"{mean:.2f}"
        low, middle, high = _spread(values)
        return f"{mean:.2f} (10 % {low:.0f}, 50 % {middle:.0f}, 90 % {high:.0f})"
    deviation = statistics.stdev(values) if len(values) > 1 else 0.0
    error = deviation * (1 / len(values) + 1 / games) ** 0.5
    within = abs(mean - wanted) <= max(NOISE * error, 0.051)  # the reference prints one digit
    return f"{mean:.2f}, reference {wanted:.2f} (standard error {error:.2f}){'' if within else '  OUT OF NOISE'}"


def _random_play(title: Title[Any], case: Case) -> float:
    """Microseconds of one action in a few games; beside the yardstick: posthorn bench kernel."""
    played = [kernel.game(title, dict(case.options), case.seats, seed) for seed in range(6)]
    return statistics.median(seconds / decisions for decisions, seconds in played) * 1e6


def _spread(values: Sequence[float]) -> tuple[float, float, float]:
    ordered = sorted(values)
    low, middle, high = (ordered[min(len(ordered) - 1, len(ordered) * q // 100)] for q in (10, 50, 90))
    return low, middle, high


def _shares(counts: Mapping[int, int]) -> str:
    total = sum(counts.values())
    return " ".join(f"{length}:{100 * many / total:.0f}%" for length, many in sorted(counts.items()))


def plain(state: Any) -> dict[str, float]:
    """What every title can tell of a game that is over."""
    result = state.result
    totals = [score.total for score in result.scores]
    figures = {"points": statistics.mean(totals), "winner": float(max(totals))}
    return figures if result.won is None else {**figures, "won": float(result.won)}


def reference_of(title: Title[Any]) -> Reference:
    """From the file beside the tests of the title: the `posthorn` command knows no package of tests."""
    file = ROOT / "tests" / "titles" / title.id / "reference_games.py"
    if not file.is_file():
        return Reference([Case(f"{seats} seats", seats) for seats in title.seats], plain)
    found = runpy.run_path(str(file))
    return Reference(list(found["CASES"]), found["measure"], found.get("Habits"))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench titles")
    parser.add_argument(
        "title", nargs="*", metavar="TITLE", help=f"of {', '.join(sorted(titles))}; all if none is named"
    )
    parser.add_argument("--games", type=int, default=100, help="for each way to play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="ways to play whose label begins so")
    parser.add_argument("--like-reference", action="store_true", help="play with the reference's habits")
    given = parser.parse_args(arguments)
    out = 0
    for name in given.title or sorted(titles):
        if name not in titles:
            parser.error(f"no title {name!r}; there are {', '.join(sorted(titles))}")
        reference = reference_of(titles[name])
        for case in reference.cases:
            if case.label.startswith(given.only):
                for line in report(titles[name], case, reference, given.games, given.seed, given.like_reference):
                    out += "OUT OF NOISE" in line
                    print(line, flush=True)
    print(f"{out} figures out of noise")
    return 0
