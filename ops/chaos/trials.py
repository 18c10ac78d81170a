"""posthorn chaos: people play over HTTP and repeat themselves while processes are killed with -9; then it is counted.

Killed are, at random moments: the whole service (SQLite), or web, worker, beat, Redis (which comes back empty) and
backends of PostgreSQL; at chosen points, from inside: after a claim, before an append, after it, after a projection.
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
import time
from contextlib import closing
from pathlib import Path

from ops.chaos.clients import Clients
from ops.chaos.crew import Crew, embedded_crew, production_crew, trial_folder
from ops.chaos.final_check import FinalCheck, reckon
from ops.cli.progress import progress_line
from service.limits.rate_limits import MOST_A_DAY
from service.store import Store
from service.store.counts import allow


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="posthorn chaos", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--backend", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--clients", type=int, help="processes, two people each (3); hostile: who attacks (20)")
    parser.add_argument("--pause", type=float, help="seconds between two deaths from outside, on average (1; mail: 8)")
    parser.add_argument("--faults", type=float, help="how likely a death is at each chosen point (0.004; mail: 0.001)")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--mail", action="store_true", help="people play by mail, over SMTP, till all games are over")
    parser.add_argument("--hostile", type=float, default=0, metavar="SECONDS",
                        help="nobody is killed; clients attack beside honest games")  # fmt: skip
    parser.add_argument("--games", type=int, help="mail: how many (500); hostile: honest ones side by side (50)")
    parser.add_argument("--side-by-side", type=int, default=64, help="with --mail: how many games are open at a time")
    parser.add_argument("--month", action="store_true", help="a month of virtual time: is every deadline right?")
    parser.add_argument("--days", type=int, default=33, help="with --month: how many")
    parser.add_argument("--relay", action="store_true", help="the mail server refuses, hangs, cuts; by a virtual clock")
    parser.add_argument("--skew", type=float, default=0, metavar="SECONDS", help="two hosts whose clocks differ")
    parser.add_argument("--wrong-by-an-hour", action="store_true", help="with --month: a mistake that must be found")
    parser.add_argument("--soak", type=float, default=0, metavar="SECONDS",
                        help="every fault, two hosts on PostgreSQL and Redis, over HTTP and by mail")  # fmt: skip
    parser.add_argument("--hosts", type=int, choices=range(1, 9), default=2, metavar="N", help="with --soak: how many")
    parser.add_argument("--only", default="", metavar="WORDS", help="with --soak: faults that are named so; a,b")
    parser.add_argument("--before", type=Path, metavar="CHECKOUT", help="with --soak: what runs before the upgrade")
    parser.add_argument("--beside", default="", metavar="COMMIT", help="an upgrade beside processes of an older commit")
    parser.add_argument("--with-bug", default="", metavar="BUGS", help="with --soak: mistakes it must find (bugs.py)")
    parser.add_argument("--minutes", type=float, default=120, help="with --mail: what is not over then is given up")
    return parser


def _asked_for(arguments: list[str]) -> argparse.Namespace:
    """What is not said is as the trial has it."""
    given = _parser().parse_args(arguments)
    given.pause = (8.0 if given.mail else 1.0) if given.pause is None else given.pause
    given.faults = (0.0005 if given.soak else 0.001 if given.mail else 0.004) if given.faults is None else given.faults
    given.clients = given.clients or (20 if given.hostile else 3)
    given.games = given.games or (
        50 if given.hostile else 200 if given.month else 6 if given.relay or given.skew else 500
    )
    return given


def main(arguments: list[str]) -> int:
    given = _asked_for(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the processes of the trial go with it
    if given.hostile:
        from ops.chaos.hostile import chaos as hostile

        return hostile(given)
    if given.soak:
        from ops.chaos.soak import soak

        return soak(given, given.seed if given.seed is not None else random.randrange(1_000_000))
    if given.beside:
        from ops.chaos.beside import chaos as beside

        return beside(given)
    if given.mail:
        from ops.chaos.by_mail import chaos  # the other people need nothing of mail

        return chaos(given)
    seed = given.seed if given.seed is not None else random.randrange(1_000_000)
    if given.month:
        from ops.chaos.month import chaos as month

        print(f"a virtual month on {given.backend}, seed {seed}", flush=True)
        return month(given.games, given.days, seed, given.wrong_by_an_hour, given.backend)
    if given.skew:
        from ops.chaos.skew import chaos as skew

        return skew(given, seed)
    if given.relay:
        from ops.chaos.relay import chaos as relay

        print(f"a mail server that misbehaves, on {given.backend}, seed {seed}", flush=True)
        return relay(given.games, seed, given.backend)
    return _killing(given, seed)


def _killing(given: argparse.Namespace, seed: int) -> int:
    print(f"chaos on {given.backend} for {given.seconds:.0f} s, seed {seed}", flush=True)
    make = embedded_crew if given.backend == "sqlite" else production_crew
    with trial_folder() as (folder, wrong), make(folder, given.faults) as crew:
        result = run(crew, folder, given, random.Random(seed))
        wrong[:] = [] if result.clean else ["see the counts"]
    print(result.text(), flush=True)
    return 0 if result.clean else 1


def run(crew: Crew, folder: Path, given: argparse.Namespace, dice: random.Random) -> FinalCheck:
    with closing(Store(crew.database)) as store:
        keys = [_key(store, f"Player {n + 1}") for n in range(2 * given.clients)]
    with Clients(crew.url, folder, keys, dice) as clients:
        end = time.monotonic() + given.seconds
        with progress_line(f"killing for {given.seconds:.0f} s"):
            while time.monotonic() < end:
                time.sleep(dice.uniform(0.2, 1.8) * given.pause)
                crew.kill_something(dice)
                crew.check()
    crew.calm_down()
    with closing(Store(crew.database)) as store, progress_line("waiting until all is decided, and counting"):
        drained = drain(store)
        return reckon(store, clients.accepted(), clients.contradictions(), crew.deaths, drained)


def _key(store: Store, name: str) -> str:
    """Of somebody who does not think before they speak."""
    player = store.players.add(name).id
    with store.db.write() as session:
        allow(session, player, MOST_A_DAY)
    return store.players.new_key(player)


def drain(store: Store, patience: float = 120.0) -> float:
    """Wait until the service itself has decided everything; seconds taken."""
    began = time.monotonic()
    while store.intake.waiting():
        if time.monotonic() - began > patience:
            print(f"not drained after {patience:.0f} s: {store.intake.waiting()} rows are open", file=sys.stderr)
            break
        time.sleep(0.2)
    time.sleep(2.5)  # the followers are the last to hear
    return time.monotonic() - began
