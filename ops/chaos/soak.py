"""posthorn chaos --soak 600: two hosts on one PostgreSQL and Redis, people over HTTP and by mail, and every fault.

Each host has the processes of the Procfile; whoever dies is started anew after a second, as systemd does. The clock
of the second host's workers is wrong. Half-way all processes of both hosts are changed for those of this checkout, one
after the other (`--before`: the checkout they are of until then). Who judges is `soak_check.py`.
"""

from __future__ import annotations

import argparse
import json
import random
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from ops.chaos import soak_check
from ops.chaos.bugs import BUG
from ops.chaos.by_mail import mail_settings
from ops.chaos.clients import Clients
from ops.chaos.crew import ROOT, Crew, Member, environment_of, free_port, members_of, trial_folder
from ops.chaos.faults import Fault, Storm, World, faults
from ops.chaos.final_check import reckon
from ops.chaos.hosts import Net, net
from ops.chaos.people import Person
from ops.chaos.process import SKEW
from ops.chaos.servers import Server, ServerFailed
from service.store import Store

RESTART = 1.0  # seconds until a process that died is started anew, as in deploy/posthorn@.service
STOPPING = 45.0  # seconds a process has that is told to go, as there
HOLD = 20.0  # seconds for a fault that lasts
DISK = 1500  # megabytes of the database's own disk
AHEAD = 15.0  # seconds of the second host's workers
BOTS, TABLES = 12, 6  # people who play by mail, games that they play at a time
TITLES = ("sagrada", "pig", "ohmygoods", "lagranja")
READY = 60.0  # seconds until the people's mail server is there
DRAINED = 300.0  # seconds at most until all is decided, read and sent

# run by the older checkout: whoever opens the database first brings its tables up to date
_PREPARE = """
import json, sys
from service.limits.rate_limits import MOST_A_DAY
from service.store import Store
from service.store.counts import allow
store, made = Store(sys.argv[1]), {"keys": [], "bots": []}
for n in range(int(sys.argv[2]) + int(sys.argv[3])):
    is_bot = n >= int(sys.argv[2])
    address = [f"{'b' if n % 2 else 'receipts'}{n}@bots.example"] if is_bot else []
    player = store.players.add(f"Player {n}", *address, confirmed=is_bot).id
    if is_bot:
        store.players.change_settings(player, {"pictures": "no", "receipts": "no" if n % 2 else "yes"})
    with store.db.write() as session:
        allow(session, player, MOST_A_DAY)
    key = store.players.new_key(player)
    made["bots" if is_bot else "keys"].append([player, key] if is_bot else key)
store.close()
print(json.dumps(made))
"""


class Supervisor(threading.Thread):
    """What systemd does with `Restart=always` and a control group."""

    def __init__(self, crews: list[Crew]) -> None:
        super().__init__(daemon=True)
        self.crews, self.over, self.lock = crews, threading.Event(), threading.Lock()
        self._dead: dict[Member, float] = {}

    def run(self) -> None:
        while not self.over.wait(0.2):
            with self.lock:
                for member in (member for crew in self.crews for member in crew.members):
                    if not member.is_dead:
                        self._dead.pop(member, None)
                    elif time.monotonic() > self._dead.setdefault(member, time.monotonic()) + RESTART:
                        member.start()

    def upgrade(self, member: Member) -> None:
        """It ends what it has in hand, and one of this checkout takes its place."""
        with self.lock:
            if member.process is not None:
                member.process.terminate()
                with suppress(subprocess.TimeoutExpired):
                    member.process.wait(STOPPING)
            member.root = ROOT
            member.start()


class MailTables(threading.Thread):
    """Keeps games going that are played by mail."""

    def __init__(self, urls: str, bots: list[list[str]], log: Path, dice: random.Random) -> None:
        super().__init__(daemon=True)
        self.bots, self.dice, self.over, self.log = bots, dice, threading.Event(), log.open("a")
        self.hosts = {id: Person(urls, key, self.log, dice, self.over) for id, key in bots}
        self.games: dict[str, str] = {}  # with who opened each
        self.opened = 0

    def run(self) -> None:
        while not self.over.wait(1.0):
            for game, host in list(self.games.items()):
                found = self.hosts[host].get(f"/games/{game}")
                if found is not None and found["phase"] in ("over", "closed"):
                    del self.games[game]
            if len(self.games) < TABLES:
                self._open()

    def _open(self) -> None:
        (host, _), (guest, _) = self.dice.sample(self.bots, 2)
        order = {"title": TITLES[self.opened % len(TITLES)], "seats": [{}, {"player": guest}]}
        opened = self.hosts[host].post("/games", order)
        if opened and opened.get("game"):
            self.opened += 1
            self.games[opened["game"]] = host

    def end(self) -> None:
        self.over.set()
        self.join()
        self.log.close()


@contextmanager
def _letterbox(host: str, port: int, doors: str, log: Path, dice: random.Random) -> Iterator[Callable[[str], None]]:
    """The people by mail and their mail server; yields what tells them of trouble, or to answer no more."""
    command = [sys.executable, "-m", "ops.chaos.mailbots", str(port), doors, str(log), str(dice.randrange(10**6))]
    process = subprocess.Popen([*command, "--host", host, "--speaks", "lmtp"], stdin=subprocess.PIPE, cwd=ROOT)

    def tell(what: str) -> None:
        assert process.stdin is not None
        process.stdin.write(f"{what}\n".encode())
        process.stdin.flush()

    try:
        _await(host, port)
        yield tell
    finally:
        assert process.stdin is not None
        process.stdin.close()
        process.wait(60)


def _await(host: str, port: int) -> None:
    """A mail server that is not there yet would be one more fault."""
    end = time.monotonic() + READY
    while time.monotonic() < end:
        with suppress(OSError):
            socket.create_connection((host, port), 2).close()
            return
        time.sleep(0.1)


def _crews(given: argparse.Namespace, folder: Path, hosts: Net, settings: dict[str, str], port: int) -> list[Crew]:
    """One a host."""
    before = given.before.resolve() if given.before else ROOT
    crews = []
    for n, host in enumerate(hosts.hosts):
        place, url = folder / host.name, f"http://{host.address}:{port}"
        place.mkdir()
        environment = environment_of(given.faults, POSTHORN_URL=url, **settings)
        environment |= {BUG: given.with_bug} if given.with_bug else {}
        members = members_of(place, environment, port, host.address, host.prefix)
        for member in members:
            member.root = before
            if member.name == "mail":  # whose mail server has looked at who sends
                member.command.append("--lmtp")
            if n and member.name == "worker" and given.hold >= HOLD:
                member.environment = {**environment, SKEW: str(AHEAD)}
        crews.append(Crew(settings["POSTHORN_POSTGRES"], url, members))
    return crews


def _prepared(given: argparse.Namespace, database: str) -> Any:
    root = given.before.resolve() if given.before else ROOT
    command = [sys.executable, "-c", _PREPARE, database, str(2 * given.clients), str(BOTS)]
    ran = subprocess.run(command, cwd=root, env=environment_of(0) | {"PYTHONPATH": str(root)}, check=True,
                         stdout=subprocess.PIPE)  # fmt: skip
    return json.loads(ran.stdout)


def soak(given: argparse.Namespace, seed: int) -> int:
    given.hold = min(HOLD, given.soak / 30)
    dice = random.Random(seed)
    with trial_folder() as (folder, wrong):
        with net(given.hosts) as hosts:
            print(f"a soak of {given.soak:.0f} s on PostgreSQL and Redis, hosts: {given.hosts}, "
                  f"{'in network namespaces of their own' if hosts.is_apart else 'on addresses of loopback'}, "
                  f"seed {seed}", flush=True)  # fmt: skip
            verdict = _played(given, folder, hosts, dice)
        print(verdict.text(), flush=True)
        wrong[:] = verdict.wrong
    return int(bool(wrong))


def _database(hosts: Net) -> Server:
    """On a disk of its own, if file systems can be mounted here."""
    also = hosts.here if hosts.is_apart else ""
    with suppress(ServerFailed, OSError):
        return Server("postgres", durable=True, also=also, room=DISK)
    print("not tried: the disk full (nothing can be mounted here)", flush=True)
    return Server("postgres", durable=True, also=also)


def _played(given: argparse.Namespace, folder: Path, hosts: Net, dice: random.Random) -> soak_check.Verdict:
    letters, answers, port = free_port(), free_port(), free_port()
    log, struck = folder / "bots.jsonl", folder / "faults.jsonl"
    with ExitStack() as stack:
        postgres = stack.enter_context(_database(hosts))
        redis = stack.enter_context(Server("redis", also=hosts.here if hosts.is_apart else ""))
        made = _prepared(given, postgres.address)
        settings = {
            **mail_settings(letters, answers), "POSTHORN_MAIL_RELAY": f"smtp://{hosts.here}:{letters}",
            "POSTHORN_POSTGRES": postgres.address.replace("127.0.0.1", hosts.here),
            "POSTHORN_REDIS": redis.address.replace("127.0.0.1", hosts.here),
        }  # fmt: skip
        crews = _crews(given, folder, hosts, settings, port)
        for crew in crews:
            stack.callback(crew.end)
            crew.start()
        supervisor = Supervisor(crews)
        stack.callback(supervisor.over.set)
        supervisor.start()
        doors = ",".join(f"{host.address}:{answers}" for host in hosts.hosts)
        tell = stack.enter_context(_letterbox(hosts.here, letters, doors, log, dice))
        urls = ",".join(crew.url for crew in crews)
        tables = MailTables(urls, made["bots"], folder / "tables.jsonl", dice)
        world = World(hosts, dict(zip(hosts.hosts, crews, strict=True)), postgres, redis, tell, _has_disk(postgres))
        with Clients(urls, folder, made["keys"], dice) as clients:
            tables.start()
            began = time.time()
            _storm(given, world, supervisor, Storm(_chosen(given, world, dice), given.hold, dice, struck))
            time.sleep(given.hold)
            tell("")
            tables.end()
        ended = time.time()
        soak_check.drained(postgres.address, DRAINED)
        deaths = _inner_deaths(crews)
        evidence = soak_check.Evidence.read([*clients.logs, folder / "tables.jsonl"], log, struck, deaths)
        verdict = soak_check.verdict_of(evidence, soak_check.rows_of(postgres.address))
        verdict.seconds, verdict.further = ended - began, _second_opinion(evidence, postgres.address)
        return verdict


def _has_disk(postgres: Server) -> bool:
    return postgres.room > 0


def _chosen(given: argparse.Namespace, world: World, dice: random.Random) -> list[Fault]:
    every = faults(world, dice)
    found = [fault for fault in every if not given.only or any(word in fault.kind for word in given.only.split(","))]
    if not found:
        raise SystemExit("No fault is named so: " + "; ".join(sorted({fault.kind for fault in every})))
    return found


def _storm(given: argparse.Namespace, world: World, supervisor: Supervisor, storm: Storm) -> None:
    """Until the time is over; the processes are changed half-way."""
    members = [member for crew in world.hosts.values() for member in crew.members]
    end = time.monotonic() + given.soak
    is_old = not given.only
    while storm.next(end - time.monotonic() - (given.hold if is_old else 0)):
        if is_old and end - time.monotonic() < given.soak / 2:
            is_old = False
            for member in members:
                storm.strike(Fault(f"upgrade of {member.name}", partial(supervisor.upgrade, member), doubles=True))


def _inner_deaths(crews: list[Crew]) -> list[float]:
    """When a process killed itself at a chosen point."""
    logs = [member.log for crew in crews for member in crew.members]
    return [float(at) for log in logs for at in soak_check.DIES.findall(log.read_text(errors="replace"))]


def _second_opinion(evidence: soak_check.Evidence, database: str) -> list[str]:
    """What the service's own check finds: chains of the log, holes, read models made anew."""
    with closing(Store(database)) as store:
        found = reckon(store, {each["key"]: each["id"] for each in evidence.promises}, 0, Counter(), 0.0)
    wrong = [*found.lost, *found.twice, *found.holes, *found.differences, *found.letters]
    return [*wrong, *([f"{found.parked} rows are parked"] if found.parked else [])]
