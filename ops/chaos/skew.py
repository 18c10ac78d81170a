"""posthorn chaos --skew: two hosts with clocks that differ play games by mail on one PostgreSQL; nobody is killed.

The clock of one host is set wrong once its workers run; they go on by the clock of the database. A process that starts
on such a host does not begin to work.
"""

from __future__ import annotations

import argparse
import math
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path

from ops.chaos.by_mail import bots, count, drain, mail_settings, play
from ops.chaos.crew import ROOT, Crew, free_port, production_crew, trial_folder
from ops.chaos.process import AT_ONCE, SKEW
from service.store import Store

NOTICED = "seconds ahead of that of the database"
STARTING = 60.0  # seconds until a process that is refused has said so


def chaos(given: argparse.Namespace, seed: int) -> int:
    print(f"two hosts, {given.skew:g} s apart, {given.games} games by mail, seed {seed}", flush=True)
    given.pause = math.inf  # nobody dies
    letters, answers = free_port(), free_port()
    settings = {**mail_settings(letters, answers), SKEW: str(given.skew)}
    dice = random.Random(seed)
    with trial_folder() as (folder, wrong):
        log = folder / "bots.jsonl"
        with (
            bots(letters, answers, log, dice),
            production_crew(folder, 0.0, **settings) as crew,
            closing(Store(crew.database)) as store,
        ):
            over = play(store, crew, given, dice)
            drain(store)
            result = count(store, log, given.games, over, crew)
            back = list(_run_backwards(store))
            wrong[:] = [*result.wrong, *back, *_hosts(folder, crew, given.skew)]
    print(f"games over             {over} of {given.games}\nmails                  {result.mails}")
    print(f"letters sent           {result.letters}\nletters sent twice     {result.sent_twice}")
    print(f"events out of order    {len(back)}")
    for each in wrong[:20]:
        print("WRONG:", each)
    return int(bool(wrong))


def _run_backwards(store: Store) -> Iterator[str]:
    with store.db.read() as session:
        games = [row["game"] for row in session.all("SELECT game FROM tables")]
    for game in games:
        for before, after in pairwise(store.games.recorded(game)):
            if after.at < before.at or after.cause.arrived > after.at:
                yield f"{game} version {after.originator_version}: {after.at} after {before.at}"


def _hosts(folder: Path, crew: Crew, skew: float) -> Iterator[str]:
    """Whether the host with the wrong clock worked and noticed, and begins no work anew."""
    if NOTICED not in (folder / "elsewhere.log").read_text():
        yield "the host with the wrong clock did not work, or did not notice"
    elsewhere = next(member for member in crew.members if member.name == "worker elsewhere")
    started = subprocess.run(
        [sys.executable, "-m", "ops.chaos.process", "mail", "listen", "--port", "0"], cwd=ROOT, timeout=STARTING,
        env={**elsewhere.environment, AT_ONCE: "yes"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if started.returncode == 0 or NOTICED not in started.stderr:
        yield f"a host with a wrong clock begins to work: {started.stderr[-300:]}"
