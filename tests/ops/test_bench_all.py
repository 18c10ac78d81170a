"""posthorn bench all: every bench runs, and each figure is kept with its ratio to a yardstick of the same run."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ops.bench import all as everything
from ops.bench import growth, idle, kept, post, reshape

QUICK = [name for name, (_, quick) in everything.BENCHES.items() if quick]
# what is repeated for figures that can be believed
ONCE = ((growth, "LOOKS", 1), (post, "WARM", 1), (reshape, "MOVES", 4), (reshape, "PAGES", 6))


@pytest.mark.parametrize("name", QUICK)
def test_each_bench_has_figures(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for bench, constant, times in ONCE:
        monkeypatch.setattr(bench, constant, times)
    assert everything.main(["--quick", "--only", name, "--out", str(tmp_path)]) == 0
    run = kept.read(tmp_path)
    (found,) = run.benches
    assert found.bench == name and found.figures and not found.failed
    assert all(figure.yardstick and math.isfinite(figure.ratio) and figure.value >= 0 for figure in found.figures)
    assert len(bars(tmp_path)) == len(found.figures)


def bars(folder: Path) -> list[Any]:
    """Without the background and the marks of what is wanted."""
    drawn = ElementTree.parse(folder / "all.svg").findall(".//{*}rect")
    return [each for each in drawn if each.attrib["fill"] not in ("#fff", "#222")]


def test_one_that_fails_is_named_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(arguments: list[str]) -> int:
        kept.note("half of it", 1.0, "ms", 1.0, "itself")
        raise RuntimeError("no disk")

    def slow(arguments: list[str]) -> int:
        kept.note("idle", 2.0, "%", 2.0, "1 %", kept.AT_MOST, 1.0)
        kept.note("busy", 2.0, "%", 2.0, "1 %", kept.AT_LEAST, 1.0)
        return 0

    monkeypatch.setattr(growth, "main", fails)
    monkeypatch.setattr(idle, "main", slow)
    assert everything.main(["--only", "growth", "--only", "idle", "--out", str(tmp_path)]) == 1
    benches = json.loads((tmp_path / "all.json").read_text())["benches"]
    assert [(each["bench"], each["failed"], len(each["figures"])) for each in benches] == [
        ("growth", "RuntimeError: no disk", 1),
        ("idle", "", 2),
    ]
    assert capsys.readouterr().out.splitlines()[-1] == "not met: idle: idle"
    monkeypatch.setattr(growth, "main", lambda arguments: kept.note("flat", 1.0, "ms", 1.0, "itself"))
    assert everything.main(["--only", "growth", "--out", str(tmp_path)]) == 0
    found = {each.bench: (each.failed, [one.name for one in each.figures]) for each in kept.read(tmp_path).benches}
    assert found == {"growth": ("", ["flat"]), "idle": ("", ["idle", "busy"])}, "what was not measured stays"


def test_what_is_kept_is_what_was_found_last() -> None:
    """The results of the house itself have the form of now, and every bench came to its end."""
    run = kept.read(Path(everything.__file__).parent / "results")
    names = [each.bench for each in run.benches]
    assert {"service", "log", "growth", "post", "idle"} <= set(names) <= set(everything.BENCHES)
    assert not [each.bench for each in run.benches if each.failed or not each.figures]
