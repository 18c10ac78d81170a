"""What happens to the service in a soak: one fault after the other, each held for a while and written down."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import psutil
import psycopg

from ops.chaos.crew import Crew, Member
from ops.chaos.hosts import Host, Net
from ops.chaos.servers import Server

Step = Callable[[], object]
PAUSE = 6.0  # seconds between two faults, on average
SENDERS = ("worker",)  # processes that hand letters to the mail server
RELAYS = {
    "refuses": "the relay refuses all",
    "later": "the relay says later",
    "hangs": "the relay hangs",
    "cuts": "the relay takes and hangs up",
}


@dataclass(frozen=True)
class Fault:
    """`hold`: the share of its time for which it is held. `doubles`: letters under way may come a second time. `host`:
    which it hits.
    """

    kind: str
    begin: Step
    end: Step = bool
    hold: float = 0.0
    doubles: bool = False
    host: str = ""


@dataclass(frozen=True)
class World:
    net: Net
    hosts: dict[Host, Crew]
    postgres: Server
    redis: Server
    trouble: Callable[[str], None]  # of the mail server
    has_disk: bool


def faults(world: World, dice: random.Random) -> list[Fault]:
    return [*_of_processes(world, dice), *_of_servers(world, dice), *_of_hosts(world)]


def _of_processes(world: World, dice: random.Random) -> Iterator[Fault]:
    for host, crew in world.hosts.items():
        for member in crew.members:
            doubles, name = member.name in SENDERS, member.name
            yield Fault(f"kill -9 of {name}, the parent alone", partial(_kill, member), bool, 0.0, doubles, host.name)
            if name in ("web", "worker"):
                yield Fault(f"kill -9 of a child of {name}", partial(_kill_child, member, dice), bool, 0.0, doubles,
                            host.name)  # fmt: skip
            yield Fault(f"SIGSTOP of {name}", *_signals([member]), 1.0, doubles, host.name)
        yield Fault("SIGSTOP of a host", *_signals(crew.members), 1.0, True, host.name)


def _of_servers(world: World, dice: random.Random) -> Iterator[Fault]:
    postgres, redis = world.postgres, world.redis
    down, up = _orders(postgres, "down", "up")
    yield Fault("the database away", down, up, 1.0, True)

    def at_boot() -> None:
        postgres.order("down")
        for crew in world.hosts.values():
            for member in crew.members:
                member.end()

    yield Fault("the database away at boot", at_boot, up, 0.5, True)
    yield Fault("kill -9 of the database", *_orders(postgres, "restart", ""), doubles=True)
    yield Fault("a backend of the database killed", lambda: _backend_killed(postgres, dice), doubles=True)
    if world.has_disk:
        yield Fault("the disk full", *_orders(postgres, "fill", "free"), 0.5, True)
    yield Fault("Redis gone", *_orders(redis, "down", "up"), 1.0)
    yield Fault("kill -9 of Redis", *_orders(redis, "restart", ""))
    for trouble, name in RELAYS.items():
        yield Fault(name, partial(world.trouble, trouble), partial(world.trouble, "well"), 1.0)


def _of_hosts(world: World) -> Iterator[Fault]:
    for host in filter(lambda each: each.is_apart, world.hosts):
        yield Fault("the cable of a host pulled", host.pull, partial(world.net.plug, host), 1.0, True, host.name)


def _orders(server: Server, begin: str, end: str) -> tuple[Step, Step]:
    return partial(server.order, begin), partial(server.order, end) if end else bool


def _kill(member: Member) -> None:
    """The parent alone: what it had made has to see to itself."""
    if member.process is not None and not member.is_dead:
        with suppress(ProcessLookupError):
            os.kill(member.process.pid, signal.SIGKILL)


def _kill_child(member: Member, dice: random.Random) -> None:
    if member.process is None or member.is_dead:
        return
    with suppress(psutil.Error, ProcessLookupError):
        children = psutil.Process(member.process.pid).children(recursive=True)
        if children:
            os.kill(dice.choice(children).pid, signal.SIGKILL)


def _signals(members: list[Member]) -> tuple[Step, Step]:
    """Stop them, and let the same ones go on."""
    stopped: list[int] = []

    def stop() -> None:
        stopped[:] = [each.process.pid for each in members if each.process is not None and not each.is_dead]
        _tell(stopped, signal.SIGSTOP)

    return stop, partial(_tell, stopped, signal.SIGCONT)


def _tell(groups: list[int], what: signal.Signals) -> None:
    for group in groups:
        with suppress(ProcessLookupError):
            os.killpg(group, what)


def _backend_killed(postgres: Server, dice: random.Random) -> None:
    """By -9, after which the server throws out everybody and recovers."""
    asked = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
    with suppress(psycopg.Error), psycopg.connect(postgres.address, autocommit=True) as connection:
        pids = [row[0] for row in connection.execute(asked).fetchall()]
        if pids:
            os.kill(dice.choice(pids), signal.SIGKILL)


class Storm:
    """One fault of each kind in an order of chance, again and again until the time is over. The log says which, and
    when.
    """

    def __init__(self, chosen: list[Fault], hold: float, dice: random.Random, log: Path) -> None:
        """`hold`: seconds for a fault that lasts."""
        self.chosen, self.hold, self.dice, self.log = chosen, hold, dice, log
        self._left: list[Fault] = []

    def next(self, seconds: float) -> bool:
        """One fault that is over within `seconds`; False if there is none."""
        if not self._left:
            every = self.dice.sample(self.chosen, len(self.chosen))
            self._left = list({fault.kind: fault for fault in every}.values())
        fitting = [fault for fault in self._left if fault.hold * self.hold < seconds]
        if not fitting:
            return False
        self._left.remove(fitting[0])
        self.strike(fitting[0])
        time.sleep(self.dice.uniform(0.5, 1.5) * PAUSE)
        return True

    def strike(self, fault: Fault) -> None:
        began = time.time()
        fault.begin()
        time.sleep(fault.hold * self.hold)
        fault.end()
        told = {"fault": fault.kind, "host": fault.host, "began": began, "ended": time.time()}
        told |= {"doubles": fault.doubles}
        with self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")
