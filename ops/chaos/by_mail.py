"""Games played by mail alone while the service is killed: over to the end, nothing lost, nothing done twice."""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from ops.chaos.crew import MAIL_PORT, ROOT, Crew, Reaper, embedded_crew, free_port, production_crew, trial_folder
from ops.chaos.final_check import FinalCheck, reckon
from ops.chaos.mailbots import RECEIVER
from ops.chaos.tables import Tables, stalled
from ops.chaos.typed_lines import misread
from service.store import Store
from service.store.intake import with_retries

DOMAIN = "play.chaos.example"
KEYS = "1:" + "5a" * 32
ENDED = ("done", "ignored", "rejected", "quarantined", "held", "helped")
STALLED = 240.0  # seconds without any event
LATE = 3.0  # seconds until a reader under load notes a letter that was handed over before its sender died
TOLD = 20.0  # seconds between two lines of how far it has come


@dataclass
class ByMail:
    games: int
    over: int
    mails: int
    lost_mails: list[str]
    done_twice: list[str]
    answered_twice: list[str]
    misread: list[str]
    letters: int
    lost_letters: list[str]
    stuck: list[str]
    sent_twice: int
    unexplained: list[str]  # sent twice though nobody died in between
    played: Counter[str]
    programs: int
    refused: int
    failed: list[str]  # letters the people themselves could not answer
    stalled: list[str]
    kinds: Counter[str] = field(default_factory=Counter)
    rest: FinalCheck | None = None

    @property
    def clean(self) -> bool:
        open_games = self.games - self.over
        return not (open_games or self.refused or any(self.wrong)) and self.rest is not None and self.rest.clean

    @property
    def wrong(self) -> list[str]:
        return [
            *self.lost_mails, *self.done_twice, *self.answered_twice, *self.misread, *self.lost_letters,
            *self.unexplained, *self.stuck, *self.failed, *self.stalled,
        ]  # fmt: skip

    def text(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in self.kinds.most_common())
        played = ", ".join(f"{count} {what}" for what, count in sorted(self.played.items()))
        lines = [
            f"games over             {self.over} of {self.games}",
            f"of which               {played}",
            f"mails taken            {self.mails} ({kinds}), in the manner of {self.programs} programs",
            f"mails lost             {len(self.lost_mails)}",
            f"mails done twice       {len(self.done_twice)}",
            f"answered twice         {len(self.answered_twice)}",
            f"mails read wrongly     {len(self.misread)}",
            f"addresses refused      {self.refused}",
            f"letters sent           {self.letters}",
            f"letters lost           {len(self.lost_letters)}",
            f"letters sent twice     {self.sent_twice} (somebody died between the server's word and the mark)",
            f"and nobody died        {len(self.unexplained)}",
            f"left over              {len(self.stuck)}",
            f"people who failed      {len(self.failed)}",
        ]
        return "\n".join([*lines, *(f"  {each}" for each in self.wrong[:20]), self.rest.text() if self.rest else ""])


def mail_settings(letters: int, answers: int) -> dict[str, str]:
    """Of a service whose letters go to one port, and to which answers come by another."""
    return {
        MAIL_PORT: str(answers), "POSTHORN_MAIL_DOMAIN": DOMAIN, "POSTHORN_MAIL_KEYS": KEYS, "POSTHORN_MAIL_HOLD": "0",
        "POSTHORN_MAIL_TRUSTED": RECEIVER, "POSTHORN_MAIL_RELAY": f"smtp://127.0.0.1:{letters}",
    }  # fmt: skip


def chaos(given: argparse.Namespace) -> int:
    seed = given.seed if given.seed is not None else random.randrange(1_000_000)
    print(f"chaos by mail on {given.backend}: {given.games} games, seed {seed}", flush=True)
    letters, answers = free_port(), free_port()
    settings = mail_settings(letters, answers)
    dice = random.Random(seed)
    make = embedded_crew if given.backend == "sqlite" else production_crew
    with trial_folder() as (folder, wrong):
        log = folder / "bots.jsonl"
        with (
            bots(letters, answers, log, dice) as hush,
            make(folder, given.faults, **settings) as crew,
            closing(Store(crew.database)) as store,
        ):
            over = play(store, crew, given, dice)
            crew.calm_down()
            if over < given.games:
                hush()  # whoever goes on playing leaves nothing to wait for the end of
            drain(store)
            result = count(store, log, given.games, over, crew)
        wrong[:] = [] if result.clean else ["see the counts"]
    print(result.text(), flush=True)
    return 0 if result.clean else 1


@contextmanager
def bots(
    letters: int, answers: int, log: Path, dice: random.Random, thinking: float = 0.0
) -> Iterator[Callable[[], None]]:
    """Yields what ends their answers; letters are taken till the end."""
    command = [sys.executable, "-m", "ops.chaos.mailbots", str(letters), str(answers), str(log)]
    command += [str(dice.randrange(10**6)), "--thinking", str(thinking)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, cwd=ROOT)
    assert process.stdin is not None
    stdin = process.stdin

    def hush() -> None:
        stdin.write(b"\n")
        stdin.flush()

    try:
        yield hush
    finally:
        stdin.close()
        process.wait(60)


def play(store: Store, crew: Crew, given: argparse.Namespace, dice: random.Random) -> int:
    """Open games as others end, and kill; how many were over when all were, or nothing moved any more."""
    tables = Tables(store, given.games, given.side_by_side, dice)
    over, news, moved = 0, -1, time.monotonic()
    reaper = Reaper(crew, dice, given.pause)
    told = time.monotonic()
    end = time.monotonic() + 60 * given.minutes
    while over < given.games and time.monotonic() < min(end, moved + STALLED):
        over, events = with_retries(tables.progress)  # its own connection may be the one that is killed
        if events != news:
            news, moved = events, time.monotonic()
        with_retries(partial(tables.open_more, over))
        reaper.look()
        if time.monotonic() - told > TOLD:
            told = time.monotonic()
            print(f"{time.monotonic() - reaper.began:5.0f} s: {over} over, {tables.opened} opened, {events} events, "
                  f"{sum(crew.deaths.values())} deaths", flush=True)  # fmt: skip
        time.sleep(0.2)
    return over


def drain(store: Store, patience: float = 400.0) -> None:
    """Until nothing is left to read, decide, write or send."""
    end = time.monotonic() + patience
    while time.monotonic() < end and with_retries(lambda: _stuck(store) or store.intake.waiting()):
        time.sleep(0.5)
    time.sleep(2.5)


def _stuck(store: Store) -> list[str]:
    with store.db.read() as session:
        mails = session.all("SELECT id, status, tries FROM mails WHERE status IN ('new', 'waiting')")
        dues = session.all("SELECT key, due FROM mailbag WHERE status = 'due'")
        letters = session.all("SELECT key, error FROM letters WHERE status = 'ready'")
    return [
        *(f"mail {row['id']}: {row['status']}, {row['tries']} tries" for row in mails),
        *(f"due {row['key']} since {row['due']}" for row in dues),
        *(f"letter {row['key']}: {row['error']}" for row in letters),
    ]


def count(store: Store, log: Path, games: int, over: int, crew: Crew, accepted: dict[str, str] | None = None) -> ByMail:
    """`accepted`: what others were promised, as `reckon` takes it."""
    told = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    mails = [each for each in told if "mail" in each]
    got: dict[str, list[float]] = {}
    for each in told:
        if "letter" in each:
            got.setdefault(each["letter"], []).append(each["at"])
    with store.db.read() as session:
        stored = {row["id"]: row for row in session.all("SELECT id, status, reason, kind FROM mails")}
        sent = [row["message_id"] for row in session.all("SELECT message_id FROM letters WHERE status = 'sent'")]
        failed = session.all("SELECT message_id, error FROM letters WHERE status = 'failed'")
        rows = session.all("SELECT id, evidence, status FROM intake WHERE channel = 'mail'")
        wrongly = list(misread(session, mails))
        answers = session.all("SELECT about FROM mailbag WHERE kind = 'answer'")
        tables = session.all("SELECT title, seats FROM tables WHERE phase IN ('over', 'closed')")
    return ByMail(
        games=games, over=over, mails=len(mails),
        lost_mails=[f"mail {id}: {what}" for id in {each["mail"] for each in mails} if (what := _missing(stored, id))],
        done_twice=_done_twice(mails, rows),
        answered_twice=_answered_twice(json.loads(row["about"])["row"] for row in answers),
        misread=wrongly,
        letters=len(sent),
        lost_letters=[
            *(f"letter {name} was sent and never came" for name in sent if name not in got),
            *(f"letter {row['message_id']} was given up: {row['error']}" for row in failed),
        ],
        stuck=_stuck(store),
        sent_twice=sum(len(times) - 1 for times in got.values()),
        unexplained=list(unexplained(got, crew.moments)),
        played=Counter(f"{row['title']} for {row['seats']}" for row in tables),
        programs=len({each["program"] for each in mails}),
        refused=sum("refused" in each for each in told),
        failed=[f"{each['failed']}: {each['why']}" for each in told if "failed" in each],
        stalled=stalled(store),
        kinds=Counter(f"{row['status']} {row['reason']}".strip() for row in stored.values()),
        rest=reckon(store, accepted or {}, 0, crew.deaths, 0.0),
    )  # fmt: skip


def unexplained(got: dict[str, list[float]], deaths: list[float]) -> Iterator[str]:
    """A letter comes a second time only if somebody died as it came, or after that."""
    for name, times in got.items():
        for first, second in pairwise(times):
            if not any(first - LATE < moment < second for moment in deaths):
                yield f"letter {name} came twice, and nobody died in between"


def _missing(stored: dict[str, Any], id: str) -> str:
    if id not in stored:
        return "gone"
    return "" if stored[id]["status"] in ENDED else str(stored[id]["status"])


def _done_twice(mails: list[dict[str, Any]], rows: list[Any]) -> list[str]:
    """One answer to one letter is one row, however often and under however many names it was sent."""
    by_mail = {row["evidence"].removeprefix("mail "): row["id"] for row in rows}
    answers: dict[str, set[str]] = {}
    for each in mails:
        if each["mail"] in by_mail:
            answers.setdefault(each["answers"], set()).add(by_mail[each["mail"]])
    return [f"the answer to {letter} made {len(made)} rows" for letter, made in answers.items() if len(made) > 1]


def _answered_twice(rows: Iterable[str]) -> list[str]:
    """The same words under two names are one row, and one answer."""
    return [f"row {row} was answered {n} times" for row, n in Counter(rows).items() if row and n > 1]
