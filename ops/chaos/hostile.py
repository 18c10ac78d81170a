"""Strangers and players attack beside honest games: how it slows honest players, and what it costs.

Nobody is killed. Honest people play 50 games, one of five by mail; 20 clients with keys, games and letters of their
own, each from a network address of its own, do what `deeds.py` lists. All of it stays on the loopback.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import psutil

from ops.chaos.attacks import CLOSED, DEEDS, OVER_SMTP, Attacker
from ops.chaos.by_mail import ByMail, bots, count, drain, mail_settings
from ops.chaos.crew import ROOT, Crew, embedded_crew, free_port, production_crew, trial_folder
from ops.chaos.tables import Tables
from service.store import Store, times
from service.store.intake import with_retries

BY_MAIL = 5  # one of so many honest games
DEEDS_OF_EACH = 20_000  # at most
DAILY = "20"  # megabytes of mail: attackers use up all that is theirs
THINKING = 2.0  # seconds between two moves of a person, on average
ENOUGH = 100  # moves of honest people, or one a second in a short trial
P99, MEMORY, DISK = 1.0, 400, 50  # seconds; MB of one process; MB
P99_MAIL = 20.0  # seconds from its arrival to its answer
LET_IN = 30.0  # seconds until a letter to sign in is written
TOLD = 10.0  # seconds between two lines of how far it has come


@dataclass
class Trial:
    seconds: float
    moves: list[float]  # seconds each
    promised: int
    unanswered: int
    memory: int
    cpu: float  # of one core, on average
    is_one_process: bool
    disk: int
    deeds: dict[str, Counter[str]]
    mail: ByMail
    clients: int = 20
    waits: tuple[float, ...] = ()  # seconds until an honest mail was answered
    is_let_in: bool = True  # somebody known, who asks for a letter to sign in after all of it

    @property
    def wrong(self) -> list[str]:
        assert self.mail.rest is not None
        rest, mail = self.mail.rest, self.mail
        limits = [
            ("hardly any honest move was made", len(self.moves) < min(ENOUGH, self.seconds)),
            (f"p99 of honest moves is over {P99:.0f} s", _quantile(self.moves, 0.99) >= P99),
            (f"p99 of honest mails is over {P99_MAIL:.0f} s", _quantile(self.waits, 0.99) >= P99_MAIL),
            (f"memory is over {MEMORY} MB", self.is_one_process and self.memory >= MEMORY),
            (f"the disk grew by more than {DISK} MB", self.disk >= DISK),
            ("deeds of one kind were never done", len(self.deeds) < len(DEEDS)),
            ("a door was open: see what the deeds got", any(self.deeds.get(deed, Counter())["200"] for deed in CLOSED)),
            ("who is known here could not sign in", not self.is_let_in),
            ("the service failed: see what the deeds got", any(got["500"] for deed, got in self._web())),
        ]
        lost = [*rest.lost, *rest.twice, *mail.lost_mails, *mail.done_twice, *mail.misread, *mail.lost_letters]
        return [*(text for text, broken in limits if broken), *lost, *rest.holes, *rest.differences, *rest.letters]

    def _web(self) -> list[tuple[str, Counter[str]]]:
        """Where 500 is a fault: in SMTP it refuses a line."""
        return [(deed, got) for deed, got in self.deeds.items() if deed not in OVER_SMTP]

    def text(self) -> str:
        assert self.mail.rest is not None
        rest, mail = self.mail.rest, self.mail
        lines = [
            f"honest moves           {len(self.moves)} over HTTP, p50 {_quantile(self.moves, 0.5):.3f} s,"
            f" p99 {_quantile(self.moves, 0.99):.3f} s, longest {max(self.moves, default=0):.3f} s",
            f"honest moves lost      {len(rest.lost)} of {self.promised}; {len(rest.twice)} twice;"
            f" {self.unanswered} were still waiting at the end",
            f"honest mails           {mail.mails}; lost {len(mail.lost_mails)}, refused {mail.refused}; answered after"
            f" p50 {_quantile(self.waits, 0.5):.1f} s, p99 {_quantile(self.waits, 0.99):.1f} s",
            f"letters                {mail.letters} sent; lost {len(mail.lost_letters)}",
            f"memory, at its peak    {self.memory} MB; the service used {self.cpu:.0%} of a core",
            f"disk                   {self.disk} MB more",
            f"stored events, games   {rest.events}, {rest.games}",
            f"read-model differences {len(rest.differences)}; games with holes {len(rest.holes)}; letters missing"
            f" {len(rest.letters)}; rows put aside {rest.parked}",
            f"hostile deeds          {sum(got.total() for got in self.deeds.values())} of {self.clients} clients:",
            *(f"  {deed:24} {_summary(got)}" for deed, got in sorted(self.deeds.items())),
        ]
        return "\n".join([*lines, *(f"WRONG: {each}" for each in self.wrong[:20])])


def _summary(got: Counter[str]) -> str:
    return f"{got.total():6}: " + ", ".join(f"{count} {what}" for what, count in got.most_common(6))


def _quantile(values: Sequence[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def chaos(given: argparse.Namespace) -> int:
    seed = given.seed if given.seed is not None else random.randrange(1_000_000)
    print(f"hostile clients on {given.backend} for {given.hostile:.0f} s, seed {seed}", flush=True)
    letters, answers = free_port(), free_port()
    settings = {**mail_settings(letters, answers), "POSTHORN_MAIL_DAILY": DAILY}
    dice = random.Random(seed)
    make = embedded_crew if given.backend == "sqlite" else production_crew
    with trial_folder() as (folder, wrong):
        log = folder / "bots.jsonl"
        with (
            bots(letters, answers, log, dice, THINKING) as hush,
            make(folder, 0.0, **settings) as crew,
            closing(Store(crew.database)) as store,
        ):
            result = _Run(crew, store, folder, log, answers, given).see_through(dice, hush)
        wrong[:] = result.wrong
    print(result.text(), flush=True)
    return 1 if result.wrong else 0


class _Run:
    def __init__(
        self, crew: Crew, store: Store, folder: Path, log: Path, mail_port: int, given: argparse.Namespace
    ) -> None:
        self.crew, self.store, self.folder, self.log, self.mail_port = crew, store, folder, log, mail_port
        self.seconds, self.is_embedded = given.hostile, given.backend == "sqlite"
        self.by_mail, self.clients = max(1, given.games // BY_MAIL), given.clients
        self.by_http = given.games - self.by_mail
        self.memory, self.cpu = 0, 0.0

    def see_through(self, dice: random.Random, hush: Callable[[], None]) -> Trial:
        tables = Tables(self.store, 6 * self.by_mail, self.by_mail, dice)
        tables.open_more(0)
        means = self._means(dice)
        before = self._disk()
        with self._honest(dice) as honest, self._attackers(means) as villains:
            over = self._wait_for_end(tables, honest)
            villains.wait(60)
            assert villains.stdout is not None
            got = json.loads(villains.stdout.read() or "[]")
        is_let_in = self._is_let_in(dice)
        hush()
        time.sleep(2 * THINKING)  # what they are writing
        drain(self.store, 120.0)
        disk = self._disk() - before
        deeds: dict[str, Counter[str]] = defaultdict(Counter)
        for deed, came, often in got:
            deeds[deed][came] += often
        told = _lines(honest)
        accepted = {each["key"]: each["id"] for each in told if each["id"]}
        moves = [each["seconds"] for each in told if each["seconds"] is not None and each["what"] == "move"]
        decided = {each["key"] for each in told if each["seconds"] is not None}
        mail = count(self.store, self.log, tables.opened, over, self.crew, accepted)
        waiting = len(accepted.keys() - decided)
        return Trial(
            self.seconds, moves, len(accepted), waiting, self.memory, self.cpu / self.seconds, self.is_embedded,
            disk // 2**20, deeds, mail, self.clients, self._waits(), is_let_in,
        )  # fmt: skip

    def _is_let_in(self, dice: random.Random) -> bool:
        """Whether somebody who is known here gets a letter to sign in now."""
        address, villain = (
            "known@bots.example",
            Attacker(self.crew.url, 0, "127.0.0.1", "", "", "", "", "", [], dice, []),
        )
        self.store.players.add("Known", address, confirmed=True)
        villain.press("/join", address=address)
        end = time.monotonic() + LET_IN
        while time.monotonic() < end:
            with self.store.db.read() as session:
                if session.value("SELECT 1 AS one FROM letters WHERE kind = 'magic' AND address = ?", address):
                    return True
            time.sleep(0.2)
        return False

    def _waits(self) -> tuple[float, ...]:
        honest = {each["mail"] for each in _lines(self.log) if "mail" in each}
        with self.store.db.read() as session:
            rows = session.all("SELECT id, arrived, answered FROM mails WHERE answered IS NOT NULL")
        return tuple(
            (times.parsed(row["answered"]) - times.parsed(row["arrived"])).total_seconds()
            for row in rows
            if row["id"] in honest
        )

    def _wait_for_end(self, tables: Tables, honest: Path) -> int:
        """Look at it until the time is over; how many games by mail have ended."""
        end, told, over = time.monotonic() + self.seconds, time.monotonic(), 0
        while time.monotonic() < end:
            over, events = with_retries(tables.progress)
            with_retries(partial(tables.open_more, min(over, tables.opened)))
            memory, cpu = self._used()
            self.memory, self.cpu = max(self.memory, memory), max(self.cpu, cpu)
            if time.monotonic() - told > TOLD:
                told = time.monotonic()
                moves = [each["seconds"] for each in _lines(honest) if each["seconds"] is not None]
                print(f"{self.seconds - end + told:5.0f} s: {len(moves)} honest moves, p99 {_quantile(moves, 0.99):.3f}"
                      f" s, {events} events, {self.memory} MB", flush=True)  # fmt: skip
            time.sleep(0.5)
        return over

    def _used(self) -> tuple[int, float]:
        """MB and seconds of CPU time of all processes of the service."""
        memory, cpu = 0, 0.0
        for member in self.crew.members:
            try:
                first = psutil.Process(member.process.pid if member.process else 0)
                for each in (first, *first.children(recursive=True)):
                    memory += each.memory_info().rss
                    cpu += each.cpu_times().user + each.cpu_times().system
            except psutil.Error:
                continue
        return memory // 2**20, cpu

    def _disk(self) -> int:
        if not self.is_embedded:
            with self.store.db.read() as session:
                return int(session.value("SELECT pg_database_size(current_database())"))
        return sum(file.stat().st_size for file in (self.folder / "data").iterdir())

    @contextmanager
    def _honest(self, dice: random.Random) -> Iterator[Path]:
        log = self.folder / "honest.jsonl"
        log.touch()
        keys = [self.store.players.new_key(self.store.players.add(f"Honest {n}").id) for n in range(self.by_http)]
        command = [
            sys.executable,
            "-m",
            "ops.chaos.honest_players",
            self.crew.url,
            str(log),
            str(dice.random()),
            str(THINKING),
        ]
        process = subprocess.Popen([*command, *keys], stdin=subprocess.PIPE, cwd=ROOT)
        try:
            yield log
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(60)

    @contextmanager
    def _attackers(self, means: list[dict[str, Any]]) -> Iterator[subprocess.Popen[str]]:
        command = [sys.executable, "-m", "ops.chaos.attackers", str(self.seconds), str(DEEDS_OF_EACH)]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True)
        assert process.stdin is not None
        process.stdin.write(json.dumps(means) + "\n")
        process.stdin.flush()
        try:
            yield process
        finally:
            process.stdin.close()
            process.wait(60)

    def _means(self, dice: random.Random) -> list[dict[str, Any]]:
        """Each client is a player with a key, a game against a bot, and the first letter of it."""
        means = {}
        for number in range(self.clients):
            address = f"v{number}@evil.example"
            player = self.store.players.add(f"Client {number}", address, confirmed=True).id
            seats = [{"player": player}, {"bot": "sensible"}]
            title = dice.choice(("sagrada", "ohmygoods", "lagranja"))
            body = {"title": title, "seats": seats, "sit": True}
            game = self.store.intake.submit("open", body, channel="chaos", player=player).game
            means[address] = {
                "url": self.crew.url, "mail_port": self.mail_port, "source": f"127.0.1.{number + 1}",
                "key": self.store.players.new_key(player), "address": address, "game": game,
                "victims": [f"b{dice.randrange(40)}@bots.example" for _ in range(5)],
            }  # fmt: skip
        end = time.monotonic() + 120
        while time.monotonic() < end and not all("reply" in each for each in means.values()):
            for each in _lines(self.log):
                if each.get("to") in means and each.get("reply") and each.get("read"):
                    means[each["to"]].update(reply=each["reply"], read=each["read"])
            time.sleep(0.3)
        return [each for each in means.values() if "reply" in each]


def _lines(log: Path) -> list[dict[str, Any]]:
    """What is written by now, without a line that is not at its end."""
    text = log.read_text(encoding="utf-8").rpartition("\n")[0] if log.exists() else ""
    return [json.loads(line) for line in text.splitlines()]
