"""The bench of titles: the reference's figures have their places, and both ways to play come to an end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from domain.titles.ohmygoods.title import ohmygoods as title
from ops.bench.titles import Case, Reference, plain, reference_of, report


@pytest.mark.parametrize("habits", [False, True])
def test_a_case_is_reported_beside_its_reference(habits: bool) -> None:
    reference = reference_of(title)
    case = next(case for case in reference.cases if case.label == "5A, alone")
    head, *lines = report(title, case, reference, 2, 1, habits)
    assert head.startswith("ohmygoods 5A, alone, 2 games")
    assert [line.split("  ")[1] for line in lines] == [*case.figures]
    assert all("reference" in line for line in lines)


def test_every_way_to_play_has_its_figures() -> None:
    played = {(case.options["chapter"], case.seats) for case in reference_of(title).cases}
    chapters = {(key, seats) for key in ("1", "2", "3", "4A", "4B", "5A", "5B", "all_in") for seats in (1, 2, 3, 4)}
    assert played == chapters | {("base", seats) for seats in (2, 3, 4)}


def test_a_figure_far_off_is_marked() -> None:
    reference = reference_of(title)
    wrong = Case("1, alone", 1, {"chapter": "1"}, 300, {"points": 90.0})
    assert any(line.endswith("OUT OF NOISE") for line in report(title, wrong, reference, 3, 1))


def test_what_every_title_can_tell() -> None:
    lines = list(report(title, Case("base", 2), Reference([], plain), 2, 1))
    assert [line.split()[0] for line in lines[1:]] == ["points", "winner"]


def test_the_command_finds_the_reference_from_any_folder(tmp_path: Path) -> None:
    command = [Path(sys.executable).with_name("posthorn"), "bench", "titles", "ohmygoods", "--games", "1"]
    done = subprocess.run(
        [*command, "--only", "5A, alone"], cwd=tmp_path, env={**os.environ, "PYTHONPATH": ""}, capture_output=True
    )
    assert done.returncode == 0 and b"reference" in done.stdout
