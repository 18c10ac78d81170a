"""posthorn chaos --beside COMMIT: an upgrade under load on PostgreSQL. Two processes of an older commit work off a
backlog; two of this checkout start beside them, bring the tables up to date, and bring a backlog too.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from ops.bench.against import HERE, taken_out
from ops.chaos.crew import trial_folder
from ops.chaos.final_check import FinalCheck, reckon
from ops.chaos.servers import Server
from service.store import Store
from workers.project import follow
from workers.rebuild import reshape

WORKER = Path(__file__).with_name("beside_worker.py")
PATIENCE = 240.0  # seconds until all is decided
OLD_ROWS, NEW_ROWS = 4000, 2000


@dataclass
class Worked:
    """Of each process: rows that it decided, and how often it was told that the tables are of another version."""

    old: list[tuple[int, int]]
    new: list[tuple[int, int]]
    done: int
    refused: int
    found: FinalCheck

    @property
    def wrong(self) -> list[str]:
        """A game's rows are legal in their order alone."""
        counts = (self.done, self.refused)
        is_whole = counts == (OLD_ROWS + NEW_ROWS, 0)
        return [*([] if self.found.clean else [self.found.text()]), *([] if is_whole else [f"done, refused {counts}"])]


def chaos(given: argparse.Namespace) -> int:
    with trial_folder() as (folder, wrong), Server("postgres") as server:
        old = taken_out(given.beside, folder / "old")
        print(f"{given.beside} and this checkout side by side, {OLD_ROWS} rows and {NEW_ROWS}", flush=True)
        worked = upgrade(server.address, old)
        wrong[:] = worked.wrong
    print(f"decided, told of another version: {worked.old} before, {worked.new} of this one")
    print(f"done, refused          {worked.done}, {worked.refused}\n{worked.found.text()}")
    return int(bool(wrong))


def upgrade(url: str, old: Path) -> Worked:
    """`old`: the files of the earlier version."""
    earlier = [_worker(old, url, OLD_ROWS), _worker(old, url)]
    time.sleep(1.0)
    later = [_worker(HERE, url, NEW_ROWS), _worker(HERE, url)]
    began = time.monotonic()
    with closing(Store(url)) as store:
        reshape(store)  # as the first process of the service does
        _until(lambda: not store.intake.waiting())
        of_old, of_new = [_ended(each) for each in earlier], [_ended(each) for each in later]
        follow(store)
        with store.db.read() as session:
            rows = {row["id"]: row["status"] for row in session.all("SELECT id, status FROM intake WHERE kind = 'say'")}
        status = Counter(rows.values())
        found = reckon(store, {id: id for id in rows}, 0, Counter(), time.monotonic() - began)
    # each version tells a move in its own words
    found.differences = [each for each in found.differences if not each.endswith("differs in told")]
    return Worked(of_old, of_new, status["done"], status["refused"], found)


def _until(is_over: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_over() and time.monotonic() < end:
        time.sleep(0.1)


def _worker(code: Path, url: str, rows: int = 0) -> subprocess.Popen[str]:
    command = [sys.executable, "-P", str(WORKER), url, str(rows)]
    started = subprocess.Popen(command, cwd=code, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None and started.stdout.readline() == "ready\n"
    return started


def _ended(each: subprocess.Popen[str]) -> tuple[int, int]:
    decided, told = each.communicate(timeout=PATIENCE)[0].split()
    return int(decided), int(told)
