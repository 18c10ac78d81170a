"""What benches found, as `posthorn bench all` prints and keeps it: each figure with its ratio to a yardstick of the
same run. A ratio can be compared with that of another machine or day; the figure itself cannot.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from ops.bench import plot

AT_LEAST, AT_MOST = "at least", "at most"


class Figure(Struct, frozen=True):
    """`ratio`: to the yardstick; `wanted`: what it is to be `at least` or `at most`, if anything."""

    name: str
    value: float
    unit: str
    ratio: float
    yardstick: str
    sense: str = ""
    wanted: float | None = None

    @property
    def is_met(self) -> bool:
        if self.wanted is None:
            return True
        return self.ratio >= self.wanted if self.sense == AT_LEAST else self.ratio <= self.wanted


class Found(Struct, frozen=True):
    """Of one bench. `about`: the machine, and how busy it was; `failed`: why it came to no end."""

    bench: str
    about: dict[str, str | float]
    figures: list[Figure]
    failed: str = ""


class Run(Struct, frozen=True):
    benches: list[Found]

    @property
    def unmet(self) -> list[str]:
        return [f"{each.bench}: {figure.name}" for each in self.benches for figure in each.figures if not figure.is_met]


_noted: list[Figure] = []


def note(
    name: str, value: float, unit: str, ratio: float, yardstick: str, sense: str = "", wanted: float | None = None
) -> None:
    """A bench has found this."""
    _noted.append(Figure(name, value, unit, ratio, yardstick, sense, wanted))


def noted() -> list[Figure]:
    return _noted.copy()


def take() -> list[Figure]:
    """What was noted since the last time."""
    found = _noted.copy()
    _noted.clear()
    return found


def as_text(figures: Iterable[Figure]) -> str:
    return "\n".join(
        f"  {each.name:<46} {each.value:12,.4g} {each.unit:<18} {each.ratio:8.3g} of {each.yardstick}{_wanted(each)}"
        for each in figures
    )


def _wanted(figure: Figure) -> str:
    if figure.wanted is None:
        return ""
    return f"; {figure.sense} {figure.wanted:g}{'' if figure.is_met else ': NOT MET'}"


def keep(folder: Path, run: Run) -> None:
    """What was not measured now stays as it was."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {each.bench: each for each in (*read(folder).benches, *run.benches)}
    run = Run(list(found.values()))
    text = json.dumps(msgspec.to_builtins(run), indent=1, ensure_ascii=False)
    (folder / "all.json").write_text(f"{text}\n", encoding="utf-8")
    bars = [(f"{each.bench}: {one.name}", one.ratio, one.wanted) for each in run.benches for one in each.figures]
    (folder / "all.svg").write_text(plot.bars("posthorn bench all: ratios to yardsticks", bars), encoding="utf-8")


def read(folder: Path) -> Run:
    """What is kept there; nothing if nothing is."""
    file = folder / "all.json"
    return msgspec.json.decode(file.read_bytes(), type=Run) if file.exists() else Run([])
