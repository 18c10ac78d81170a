"""posthorn bench idle: what a service takes of a core while nobody asks it for anything.

`posthorn up` with SQLite, and the processes of the Procfile with PostgreSQL and Redis, each with a game that waits for
its players. The servers' own share is told beside. In CPU time, so what else the machine does counts for little.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import psutil

from ops.bench import kept
from ops.bench.service import line
from ops.bench.web import play
from ops.chaos.servers import Server, gone_within
from ops.server.mail_setup import free_port
from service.store import Store

ROOT = Path(__file__).parent.parent.parent
WANTED = 0.7  # per cent of a core
PROCESSES = ("web", "worker", "beat", "mail", "metrics")
PATIENCE = 240.0  # seconds until a service answers


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench idle", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=120.0, help="that are looked at")
    parser.add_argument("--settle", type=float, default=15.0, help="seconds after the start that are not")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), action="append")
    given = parser.parse_args(arguments)
    ways = {"sqlite": in_one, "postgresql": spread}
    for name in given.only or ways:
        measure(ways[name], given.settle, given.seconds)
    return 0


Running = tuple[str, dict[str, list[int]]]  # what it is called; the processes by name
Way = Callable[[Path], Iterator[Running]]


def measure(way: Way, settle: float, seconds: float) -> None:
    with tempfile.TemporaryDirectory(prefix="posthorn-bench-") as folder, contextmanager(way)(Path(folder)) as running:
        name, members = running
        time.sleep(settle)
        before = {member: spent(pids) for member, pids in members.items()}
        began = time.monotonic()
        time.sleep(seconds)
        took = time.monotonic() - began
        shares = {member: 100 * (spent(pids) - before[member]) / took for member, pids in members.items()}
    own = sum(share for member, share in shares.items() if not member.startswith("server"))
    line(name, f"{own:.2f} % of a core", ", ".join(f"{member} {share:.2f}" for member, share in shares.items()))
    kept.note(name, own, "% of a core", own / WANTED, f"{WANTED} % of a core", kept.AT_MOST, 1.0)


def spent(pids: Sequence[int]) -> float:
    """CPU seconds of these and of all that they have started."""
    total = 0.0
    for pid in pids:
        with suppress(psutil.NoSuchProcess):
            for process in (top := psutil.Process(pid), *top.children(recursive=True)):
                with suppress(psutil.NoSuchProcess):
                    times = process.cpu_times()
                    total += times.user + times.system
    return total


def in_one(folder: Path) -> Iterator[Running]:
    (folder / "data").mkdir(mode=0o700)
    prepared(f"sqlite:///{folder / 'data' / 'posthorn.db'}")
    settings = environment(POSTHORN_DATA=str(folder / "data"), POSTHORN_MAIL_PORT="0")
    with started([sys.executable, "-m", "ops.cli.main", "up"], settings, folder / "up.log") as process:
        wait_for(settings, folder / "up.log")
        yield "posthorn up, SQLite", {"posthorn up": [process.pid]}


def spread(folder: Path) -> Iterator[Running]:
    with ExitStack() as stack:
        postgres, redis = (stack.enter_context(Server(kind)) for kind in ("postgres", "redis"))
        prepared(postgres.address)
        settings = environment(
            POSTHORN_DATA=str(folder),
            POSTHORN_POSTGRES=postgres.address,
            POSTHORN_REDIS=redis.address,
            POSTHORN_METRICS_PORT=str(free_port("127.0.0.1")),
        )
        members = {
            name: [stack.enter_context(started(["sh", "-c", command_of(name)], settings, folder / f"{name}.log")).pid]
            for name in PROCESSES
        }
        wait_for(settings, folder / "web.log")
        yield (
            "the Procfile, PostgreSQL and Redis",
            {**members, "server PostgreSQL": [postgres.pid], "server Redis": [redis.pid]},
        )


def prepared(url: str) -> None:
    with closing(Store(url)) as store:
        players = [store.players.add(name, f"{name}@bench.invalid", confirmed=True).id for name in ("Ann", "Ben")]
        play(store, "sagrada", players, 4)


def command_of(name: str) -> str:
    lines = (ROOT / "Procfile").read_text(encoding="utf-8").splitlines()
    return next(line.partition(": ")[2] for line in lines if line.startswith(f"{name}: "))


def environment(**settings: str) -> dict[str, str]:
    mine = {name: value for name, value in os.environ.items() if not name.startswith("POSTHORN_")}
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    port = str(free_port("127.0.0.1"))
    return {**mine, "PATH": path, "PYTHONPATH": str(ROOT), "POSTHORN_PORT": port, "POSTHORN_LOG": "warning", **settings}


@contextmanager
def started(command: list[str], settings: dict[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as out:
        process = subprocess.Popen(command, env=settings, cwd=ROOT, stdout=out, stderr=out)
    try:
        yield process
    finally:
        process.terminate()
        gone_within(process, 40)


def wait_for(settings: dict[str, str], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(OSError):
            urllib.request.urlopen(f"http://127.0.0.1:{settings['POSTHORN_PORT']}/live", timeout=2).close()
            return
        time.sleep(0.2)
    raise RuntimeError(f"the service does not answer\n{log.read_text(errors='replace')[-1500:]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
