"""The processes of a service under attack: started, killed with -9, started again."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
import psycopg

from ops.chaos.process import FAULTS, SKEW
from ops.chaos.servers import Server

MAIL_PORT = "POSTHORN_MAIL_PORT"
_DIES = re.compile(r"dies here: .* at ([\d.]+)")
ROOT = Path(__file__).parent.parent.parent


class Member:
    """One command that has to run; its whole process group goes when it goes. `root`: the checkout it is of."""

    def __init__(
        self, name: str, command: list[str], environment: dict[str, str], log: Path, root: Path | None = None
    ) -> None:
        self.name, self.command, self.environment, self.log, self.root = name, command, environment, log, root or ROOT
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.end()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, env={**self.environment, "PYTHONPATH": str(self.root)}, cwd=self.root,
                stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip

    @property
    def is_dead(self) -> bool:
        return self.process is not None and self.process.poll() is not None

    def end(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def kill(self, dice: random.Random) -> str:
        """The process itself, or one of its children."""
        if self.process is None or self.is_dead:
            return ""
        with suppress(psutil.Error, ProcessLookupError):
            everyone = [self.process.pid, *(child.pid for child in psutil.Process(self.process.pid).children(True))]
            victim = dice.choice(everyone)
            os.kill(victim, signal.SIGKILL)
            return self.name if victim == self.process.pid else f"child of {self.name}"
        return ""


class Crew:
    def __init__(self, database: str, url: str, members: list[Member]) -> None:
        self.database, self.url = database, url
        self.members = members
        self.weapons: dict[str, Callable[[random.Random], str]] = {m.name: m.kill for m in members}
        self.deaths: Counter[str] = Counter()
        self.moments: list[float] = []  # when somebody died
        self._lock = threading.Lock()

    def start(self) -> None:
        for member in self.members:
            member.start()
        self._await_web()

    def kill_something(self, dice: random.Random) -> None:
        died = self.weapons[dice.choice(sorted(self.weapons))](dice)
        if died:
            self.deaths[died] += 1
            self.moments.append(time.time())

    def check(self) -> None:
        """A process that has died, also one that ended itself, is started again."""
        for member in self.members:
            if member.is_dead:
                member.start()

    @property
    def is_up(self) -> bool:
        """Whether the web server answers."""
        with suppress(OSError):
            urllib.request.urlopen(f"{self.url}/api/v1/titles", timeout=2).close()
            return True
        return False

    def calm_down(self) -> None:
        """No more deaths; everything runs."""
        for member in self.members:
            here = [float(each) for each in _DIES.findall(member.log.read_text(errors="replace"))]
            self.deaths["at a chosen point"] += len(here)
            self.moments += here
            member.environment.pop(FAULTS, None)
            member.end()
            self.moments.append(time.time())
            member.start()
        self._await_web()

    def end(self) -> None:
        for member in self.members:
            member.end()

    def _await_web(self, patience: float = 60.0) -> None:
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self.is_up:
                return
            self.check()
            time.sleep(0.1)
        logs = "\n".join(member.log.read_text(errors="replace")[-1500:] for member in self.members)
        raise RuntimeError(f"the web server does not answer\n{logs}")


@contextmanager
def trial_folder() -> Iterator[tuple[Path, list[str]]]:
    """Where a trial keeps what it has, and a list for what went wrong: the folder stays if that is not empty."""
    folder, wrong = Path(tempfile.mkdtemp(prefix="posthorn-chaos-")), ["it was not seen through"]
    try:
        yield folder, wrong
    finally:
        if wrong:
            print(f"What is left of it can be looked at in {folder}.", flush=True)
        else:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def embedded_crew(folder: Path, faults: float, **more: str) -> Iterator[Crew]:
    port = free_port()
    environment = environment_of(
        faults,
        POSTHORN_DATA=str(folder / "data"),
        POSTHORN_PORT=str(port),
        POSTHORN_URL=f"http://127.0.0.1:{port}",
        **more,
    )
    command = [sys.executable, "-m", "ops.chaos.process"]
    (folder / "data").mkdir()
    crew = Crew(
        f"sqlite:///{folder / 'data' / 'posthorn.db'}",
        f"http://127.0.0.1:{port}",
        [Member("the service", command, environment, folder / "up.log")],
    )
    yield from _running(crew)


@contextmanager
def production_crew(folder: Path, faults: float, **more: str) -> Iterator[Crew]:
    with Server("postgres", durable=True) as postgres, Server("redis") as redis:
        port = free_port()
        environment = environment_of(
            faults,
            POSTHORN_POSTGRES=postgres.address,
            POSTHORN_REDIS=redis.address,
            POSTHORN_URL=f"http://127.0.0.1:{port}",
            **more,
        )
        crew = Crew(postgres.address, f"http://127.0.0.1:{port}", members_of(folder, environment, port))
        crew.weapons["Redis"] = lambda dice: _restarted(redis)
        crew.weapons["a backend of PostgreSQL"] = lambda dice: _backend_killed(postgres, dice)
        yield from _running(crew)


def _running(crew: Crew) -> Iterator[Crew]:
    try:
        crew.start()
        yield crew
    finally:
        crew.end()


def members_of(
    folder: Path, environment: dict[str, str], port: int, host: str = "127.0.0.1", prefix: tuple[str, ...] = ()
) -> list[Member]:
    """As in the Procfile, with the processes that may die inside. `prefix`: what begins each command on that host."""
    bin = Path(sys.executable).parent
    bounds = _procfile("web").partition("--http ")[2].split()[:-1]  # of connections
    celery = [*prefix, str(bin / "celery"), "--app", "ops.chaos.process:worker"]
    web = [
        *prefix, str(bin / "granian"), "--interface", "rsgi", "--factory", "--host", host, "--port", str(port),
        "--http", *bounds, "ops.chaos.process:web",
    ]  # fmt: skip
    worker = [*celery, "worker", "--loglevel", "warning", "--concurrency", "2", "--without-gossip", "--without-mingle"]
    beat = [*celery, "beat", "--loglevel", "warning", "--schedule", str(folder / "beat")]
    mail = [*prefix, sys.executable, "-m", "ops.chaos.process", "mail", "listen", "--host", host]
    mail += ["--port", environment.get(MAIL_PORT, "")]
    listener = [Member("mail", mail, environment, folder / "mail.log")] if MAIL_PORT in environment else []
    elsewhere = (
        [Member("worker elsewhere", worker, environment, folder / "elsewhere.log")] if SKEW in environment else []
    )
    environment = {name: value for name, value in environment.items() if name != SKEW}
    return [
        *listener,
        *elsewhere,
        Member("web", web, environment, folder / "web.log"),
        Member("worker", worker, environment, folder / "worker.log"),
        Member("beat", beat, environment, folder / "beat.log"),
    ]


def _procfile(name: str) -> str:
    """The command of one process."""
    lines = (ROOT / "Procfile").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith(f"{name}: "))


class Reaper:
    """Kills at random moments, counted from when the service was up: a slow machine would else never get to work."""

    HASTY = 0.1  # of the deaths come while the service is still starting

    def __init__(self, crew: Crew, dice: random.Random, pause: float) -> None:
        self.crew, self.dice, self.pause = crew, dice, pause
        self.began = time.monotonic()
        self._next: float | None = None

    def look(self) -> None:
        self.crew.check()
        if self._next is None and (self.dice.random() < self.HASTY or self.crew.is_up):
            self._next = time.monotonic() + self.dice.uniform(0.2, 1.8) * self.pause
        if self._next is not None and time.monotonic() > self._next:
            self.crew.kill_something(self.dice)
            self.crew.check()
            self._next = None


def _restarted(redis: Server) -> str:
    redis.kill_and_restart()
    return "Redis"


def _backend_killed(postgres: Server, dice: random.Random) -> str:
    """Mostly one connection; sometimes a kill -9, after which the server throws out everybody and recovers."""
    with suppress(psycopg.Error), psycopg.connect(postgres.address, autocommit=True) as connection:
        found = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        ).fetchall()
        if found:
            pid = dice.choice(found)[0]
            if dice.random() < 0.25:
                os.kill(pid, signal.SIGKILL)
                return "a backend of PostgreSQL, by -9"
            connection.execute("SELECT pg_terminate_backend(%s)", (pid,))
            return "a backend of PostgreSQL"
    return ""


def environment_of(faults: float, **settings: str) -> dict[str, str]:
    mine = {name: value for name, value in os.environ.items() if not name.startswith("POSTHORN_")}
    return {**mine, FAULTS: str(faults), "POSTHORN_LOG": "warning", **settings}


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])
