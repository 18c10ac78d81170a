"""An upgrade while processes of the earlier version run on: both share one log, and nothing is missed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from ops.bench.against import HERE, taken_out
from ops.chaos.beside import upgrade
from service.store.migrations import MIGRATIONS
from tests.migrations.test_migrations import restore

LAST = MIGRATIONS[-1].__module__.rpartition(".")[2]


def before(step: str) -> str:
    """The commit before a migration came."""
    command = [
        "git",
        "-C",
        str(HERE),
        "log",
        "--diff-filter=A",
        "--format=%H",
        "--",
        f"service/store/migrations/{step}.py",
    ]
    found = subprocess.run(command, capture_output=True, text=True).stdout.split()
    if not found:
        pytest.skip("a checkout without its history")
    return f"{found[-1]}^"


@pytest.mark.long
@pytest.mark.usefixtures("from_nothing")
def test_the_log_is_followed_through_the_upgrade(empty_postgres: str, tmp_path: Path) -> None:
    worked = upgrade(empty_postgres, taken_out(before(LAST), tmp_path / "old"))
    print(f"decided, told that they are of an earlier version: {worked.old} before, {worked.new} of this one")
    assert worked.wrong == []
    assert not any(told for _, told in worked.new)
    assert all(decided for decided, _ in worked.old + worked.new), "all took part"


@pytest.mark.long
@pytest.mark.usefixtures("from_nothing")
def test_an_earlier_version_whose_appends_take_a_lock_misses_nothing(empty_postgres: str, tmp_path: Path) -> None:
    """On the oldest database that there is, brought up to its own tables by that version, and then by this one."""
    restore(empty_postgres, "first")
    worked = upgrade(empty_postgres, taken_out(before("m11_holes"), tmp_path / "old"))
    print(f"decided, told that they are of an earlier version: {worked.old} before, {worked.new} of this one")
    found = worked.found
    assert (worked.refused, found.lost, found.twice, found.holes, found.differences, found.parked) == (
        0,
        [],
        [],
        [],
        [],
        0,
    )
    assert all(decided for decided, _ in worked.new)
