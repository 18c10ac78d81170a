"""The table of searches that are short in the usual run names tests that are there, and leaves some cases of each."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.harness import again, order
from tests.harness.long import SAMPLES, mark

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("beginning", SAMPLES)
def test_a_search_that_has_a_sample_is_there(beginning: str) -> None:
    file, _, name = beginning.partition("::")
    assert re.search(rf"^def {name}", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)


def test_what_is_beyond_the_sample_is_long() -> None:
    marked: list[str] = []

    def item(case: str) -> Any:
        node = f"tests/service/test_openapi.py::test_machines_let_loose[{case}]"
        return SimpleNamespace(nodeid=node, add_marker=lambda mark: marked.append(f"{case} {mark.name}"))

    mark([item("sqlite-say"), item("postgres-say")])
    assert marked == ["postgres-say long"]


def test_of_every_search_some_cases_are_run(request: pytest.FixtureRequest) -> None:
    run = [item.nodeid for item in request.session.items]
    searched = {node.partition("::")[0] for node in run}
    for beginning in SAMPLES:
        if len(searched) > 300:  # not asked for some files alone
            assert any(node.startswith(beginning) for node in run), beginning


def test_a_few_that_failed_are_tried_again_and_many_are_not(tmp_path: Path) -> None:
    kept = tmp_path / "lastfailed"
    assert not again.is_worth_it(again.failed(kept)), "nothing failed"
    kept.write_text('{"tests/test_b.py::test_two": true, "tests/test_a.py::test_one[a b]": true}')
    assert again.failed(kept) == ["tests/test_a.py::test_one[a b]", "tests/test_b.py::test_two"]
    assert again.is_worth_it(again.failed(kept)) and not again.is_worth_it(["one"] * (again.FEW + 1))


@pytest.mark.parametrize("name", order.LONGEST)
def test_what_goes_first_is_there(name: str) -> None:
    assert (ROOT / name).exists()


def test_the_longest_are_found_in_a_report(tmp_path: Path) -> None:
    cases = "".join(
        f'<testcase classname="{name}" name="test_it" time="{seconds}" />'
        for name, seconds in (("tests.test_a", 1.5), ("tests.web.test_b", 2.0), ("tests.test_a", 1.0))
    )
    (tmp_path / "report.xml").write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    assert order.seconds_of(tmp_path / "report.xml").most_common() == [
        ("tests/test_a.py", 2.5),
        ("tests/web/test_b.py", 2),
    ]
