"""posthorn bench log: appends of several writers to the log of PostgreSQL, beside those under the one lock it had.

All ways take turns in one run on one server, each with 1, 2, 4 and 8 writers; the ratio to the lock counts. The raw
limit is one INSERT without a function. A slow disk is emulated: whoever writes to it waits (`commit_delay`), and who
comes meanwhile shares that write.
"""

from __future__ import annotations

import argparse
import re
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import psycopg

from ops.bench import kept
from ops.chaos.servers import Server, ServerFailed, programs
from ops.cli.progress import progress_line
from service.store import Store
from service.store.postgres import APPEND_ONE, NUMBERS

LOCK = "PERFORM pg_advisory_xact_lock(7073708);"
UNDER_LOCK = APPEND_ONE.replace(NUMBERS, LOCK).replace("posthorn_append_one", "bench_append_one")
MOST = 30_000  # appends a second that are not exceeded: each closes an open row of the intake
ROWS = """INSERT INTO intake (id, kind, channel, game, player, body, evidence, arrived, status, lease, tries)
    SELECT 'i' || n, 'say', 'api', 'g' || n, 'p', '{"lines":["x"]}', '', '2026-11-19T00:00:00Z', 'open', 0, 0
    FROM generate_series(0, %s) AS n"""
_EVENT = "'g' || :k, 1, 'game.moved', repeat('x', 400)::bytea"
_VERDICT = """'done', 1, '{"status":"done","version":1}', '2026-11-19T00:00:00Z', 'i' || :k, NULL"""
WAYS = {
    "raw": "INSERT INTO stored_events (originator_id, originator_version, topic, state)"
    f" VALUES ({_EVENT}) RETURNING notification_id;",
    "lock": f"SELECT bench_append_one({_EVENT}, {_VERDICT});",
    "log": f"SELECT posthorn_append_one({_EVENT}, {_VERDICT});",
}
COUNT = "\\set n :n + 1\n\\set k :n * :clients + :client_id\n"
WANTED = {8: {False: 2.5, True: 4.0}}  # ratios to the lock by the number of writers, on a fast and a slow disk
_RATE = re.compile(r"^tps = ([\d.]+)", re.M)

Cells = dict[tuple[str, int], list[float]]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench log", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=int, default=2, help="of each way and number of writers in a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--writers", type=int, action="append", help="several times; 1, 2, 4 and 8 if not given")
    parser.add_argument("--slow", type=float, default=2.0, help="milliseconds of a flush of the slow disk")
    given = parser.parse_args(arguments)
    try:
        with Server("postgres", durable=True) as server, tempfile.TemporaryDirectory(prefix="posthorn-bench-") as name:
            set_up(server.address)
            for slow in (0.0, given.slow):
                print(f"\n{'a slow disk, ' + format(slow, 'g') + ' ms a flush' if slow else 'the disk as it is'}")
                delay(server.address, slow)
                report(measured(server.address, Path(name), given), given.writers or [1, 2, 4, 8], slow)
    except ServerFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


def set_up(url: str) -> None:
    Store(url).close()
    with closing(psycopg.connect(url, autocommit=True)) as server:
        for setting in ("max_wal_size = '4GB'", "autovacuum = off"):
            server.execute(f"ALTER SYSTEM SET {setting}")
        server.execute(UNDER_LOCK)


def delay(url: str, milliseconds: float) -> None:
    with closing(psycopg.connect(url, autocommit=True)) as server:
        server.execute(f"ALTER SYSTEM SET commit_delay = {int(1000 * milliseconds)}")
        server.execute("ALTER SYSTEM SET commit_siblings = 0")
        server.execute("SELECT pg_reload_conf()")


def measured(url: str, folder: Path, given: argparse.Namespace) -> Cells:
    found: Cells = defaultdict(list)
    with progress_line(f"{given.rounds} rounds of {', '.join(WAYS)}"):
        for n in range(given.rounds):
            for writers in given.writers or [1, 2, 4, 8]:
                for way in sorted(WAYS, reverse=bool(n % 2)):
                    empty(url, given.seconds * MOST)
                    found[way, writers].append(rate(url, folder, way, writers, given.seconds))
    return found


def empty(url: str, rows: int) -> None:
    with closing(psycopg.connect(url, autocommit=True)) as server:
        server.execute("SET synchronous_commit = off")
        server.execute("TRUNCATE stored_events, intake")
        server.execute(ROWS, (rows,))
        server.execute("CHECKPOINT")


def rate(url: str, folder: Path, way: str, writers: int, seconds: int) -> float:
    script = folder / f"{way}.sql"
    script.write_text(f"{COUNT}{WAYS[way]}\n")
    place = urlsplit(url)
    command = [
        str(programs() / "pgbench"), "-n", "-M", "prepared", "-f", str(script), "-c", str(writers),
        "-j", str(min(writers, 2)), "-T", str(seconds), "-D", "n=-1", "-D", f"clients={writers}",
        "-h", str(place.hostname), "-p", str(place.port), "-U", str(place.username), place.path.lstrip("/"),
    ]  # fmt: skip
    ran = subprocess.run(command, capture_output=True, text=True)
    said = _RATE.search(ran.stdout)
    if ran.returncode or said is None:
        raise ServerFailed(f"pgbench: {ran.stderr[-1000:]}")
    return float(said.group(1))


def report(cells: Cells, writers: list[int], slow: float = 0.0) -> None:
    for count in writers:
        rates = {way: statistics.median(cells[way, count]) for way in WAYS}
        ratios = [log / lock for log, lock in zip(cells["log", count], cells["lock", count], strict=True)]
        said = ", ".join(f"{way} {rates[way]:,.0f}" for way in WAYS)
        spread = f"{statistics.median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})"
        of_raw = rates["log"] / rates["raw"]
        print(f"  writers: {count:<3} {said} appends/s; log to lock {spread}, log to raw {of_raw:.2f}", flush=True)
        wanted = WANTED.get(count, {}).get(bool(slow))
        name = f"{count} writers, {f'{slow:g} ms a flush' if slow else 'the disk as it is'}"
        kept.note(name, rates["log"], "appends/s", statistics.median(ratios), "under the lock",
                  kept.AT_LEAST if wanted else "", wanted)  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
