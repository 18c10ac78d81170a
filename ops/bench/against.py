"""posthorn bench against COMMIT: the code here beside that of an older commit, in turns, in CPU time per piece of work.

Both do the same work in processes of their own, one after the other, many times: other work on the machine slows both,
and the middle ratio of the rounds is what counts. What is compared:

- projections: all read models from the log of one database of SQLite, which the older code has made;
- kernel: whole random games of four.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path

from ops.bench import either
from ops.cli.progress import progress_line

HERE = Path(__file__).resolve().parents[2]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench against", description=__doc__.partition("\n")[0])
    parser.add_argument("commit", help="as git names it; in a checkout with its history")
    parser.add_argument("--what", choices=["projections", "kernel"], action="append")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--rows", type=int, default=10_000, help="of the log")
    parser.add_argument("--games", type=int, default=500, help="of the log")
    parser.add_argument("--played", type=int, default=40, help="games of one round of the kernel")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="posthorn-bench-") as name:
        folder = Path(name)
        old = taken_out(given.commit, folder / "old")
        for what in given.what or ["projections", "kernel"]:
            if what == "kernel":
                compare(what, "decision", given.rounds, old, lambda n: ["sagrada", 4, n * given.played, given.played])
            else:
                log = folder / "log.db"
                with progress_line(f"the older code makes a log of {given.rows} moves"):
                    run(old, "make", log, given.games, given.rows)
                compare(what, "event", given.rounds, old, copies(log))
    return 0


def taken_out(commit: str, folder: Path) -> Path:
    """The files of a commit."""
    found = subprocess.run(["git", "-C", HERE, "archive", commit], capture_output=True)
    if found.returncode:
        raise SystemExit(f"git does not give the files of {commit} here: {found.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def copies(log: Path) -> Callable[[int], list[object]]:
    def fresh(_: int) -> list[object]:
        copy = log.with_name("copy.db")
        for each in log.parent.glob("copy.db*"):
            each.unlink()
        shutil.copy(log, copy)
        return [copy]

    return fresh


def compare(what: str, unit: str, rounds: int, old: Path, work: Callable[[int], list[object]]) -> None:
    ratios, here = [], []
    with progress_line(f"{what}: {rounds} rounds"):
        for n in range(rounds):
            # who is first takes turns too
            order = (old, HERE) if n % 2 else (HERE, old)
            spent = {tree: run(tree, what, *work(n)) for tree in order}
            ratios.append(spent[old] / spent[HERE])
            here.append(spent[HERE])
    middle = statistics.median(ratios)
    spread = f"{min(ratios):.2f} to {max(ratios):.2f} in {rounds} rounds"
    print(f"{what}: {statistics.median(here) * 1e6:.1f} us of CPU per {unit}; the older code takes {middle:.2f} times"
          f" as much ({spread})", flush=True)  # fmt: skip


def run(tree: Path, what: str, *values: object) -> float:
    """CPU seconds for one piece of the work, by the code of a folder."""
    command = [sys.executable, str(Path(either.__file__).resolve()), what, *map(str, values)]
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"The code in {tree} cannot do this; what it said is above.")
    count, seconds = json.loads(done.stdout)
    return float(seconds) / int(count)
