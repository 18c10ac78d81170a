"""An upgrade while processes of the earlier version run on: both share one log, and nothing is missed."""

from __future__ import annotations

import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from ops.bench.against import HERE, taken_out
from service.store import Store
from service.store.migrations import MIGRATIONS
from workers.project import follow
from workers.rebuild import differences, letters_missing

SCRIPT = Path(__file__).with_name("beside.py")
PATIENCE = 120.0


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
        f"service/store/migrations/{step}",
    ]
    found = subprocess.run(command, capture_output=True, text=True).stdout.split()
    if not found:
        pytest.skip("a checkout without its history")
    return f"{found[-1]}^"


def worker(code: Path, url: str, rows: int = 0) -> subprocess.Popen[str]:
    command = [sys.executable, str(SCRIPT), url, str(rows)]
    started = subprocess.Popen(command, cwd=code, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None and started.stdout.readline() == "ready\n"
    return started


def ended(each: subprocess.Popen[str]) -> tuple[int, int]:
    decided, told = each.communicate(timeout=PATIENCE)[0].split()
    return int(decided), int(told)


@pytest.mark.long
@pytest.mark.usefixtures("from_nothing")
def test_the_log_is_followed_through_the_upgrade(empty_postgres: str, tmp_path: Path) -> None:
    old = taken_out(before(f"{MIGRATIONS[-1].__module__.rpartition('.')[2]}.py"), tmp_path / "old")
    earlier = [worker(old, empty_postgres, 4000), worker(old, empty_postgres)]
    time.sleep(1.0)
    later = [worker(HERE, empty_postgres, 2000), worker(HERE, empty_postgres)]
    with closing(Store(empty_postgres)) as store:
        end = time.monotonic() + PATIENCE
        while store.intake.waiting() and time.monotonic() < end:
            time.sleep(0.1)
        of_old, of_new = [ended(each) for each in earlier], [ended(each) for each in later]
        print(f"decided, told that they are of an earlier version: {of_old} before, {of_new} of this one")
        with store.db.read() as session:
            said = "SELECT count(*) FROM intake WHERE kind = 'say' AND status"
            done, refused = (session.value(f"{said} = ?", status) for status in ("done", "refused"))
        # a game's rows are legal in their order alone
        assert (store.intake.waiting(), done, refused) == (0, 6000, 0)
        assert not any(told for _, told in of_new)
        assert all(decided for decided, _ in of_old + of_new), "all took part"
        follow(store)
        assert differences(store) == [] and letters_missing(store) == [] and store.intake.parked() == []
