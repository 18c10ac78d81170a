"""posthorn bench service: the way of a command, on SQLite and PostgreSQL, beside the raw limit of each database.

The raw limit is one durable INSERT of one row per commit, said by the bare driver; it is measured right before and
right after each figure that is compared with it, since a busy disk slows both. Absolute figures are this machine's.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from domain.game.requests import Request
from ops.bench import kept
from ops.bench.backlog import backlog, submit_all
from ops.bench.posting import ClientFailed, Posted, post_and_wait
from ops.chaos.crew import embedded_crew, production_crew
from ops.chaos.servers import Server
from ops.cli.progress import progress_line
from service.limits.rate_limits import MOST_A_DAY
from service.projections import MODELS
from service.store import Store
from service.store.counts import allow
from service.store.database import percent
from service.store.event_rows import NEW_ROW, values_of
from service.store.migrations import derived
from service.store.sqlite import Datastore
from workers.apply import Applier
from workers.project import Projector

RAW_TABLE = """CREATE TABLE raw_rows (
    seq {serial}, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, channel TEXT NOT NULL, game TEXT NOT NULL,
    player TEXT NOT NULL, seat INTEGER, body TEXT NOT NULL, expected INTEGER, point INTEGER, evidence TEXT NOT NULL,
    arrived TEXT NOT NULL, commands TEXT, status TEXT NOT NULL, lease {real} NOT NULL, tries INTEGER NOT NULL,
    version INTEGER, verdict TEXT, decided TEXT, error TEXT)"""
COLD, COLD_WANTED = 300, 3000  # games of a follower that begins, and events a second
RAW_ROW = NEW_ROW.replace("INTO intake", "INTO raw_rows")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench service", description=__doc__.partition("\n")[0])
    parser.add_argument("--rows", type=int, default=10_000, help="of the backlog")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--posts", type=int, default=400, help="commands of each HTTP client count")
    parser.add_argument("--cold", type=int, default=COLD, help="games of a follower that begins")
    parser.add_argument("--backend", choices=["sqlite", "postgres"], action="append")
    given = parser.parse_args(arguments)
    try:
        for backend in given.backend or ["sqlite", "postgres"]:
            print(f"\n{backend}")
            measure(backend, given)
    except ClientFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


def measure(backend: str, given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(prefix="posthorn-bench-") as folder, database(backend, Path(folder)) as url:
        measure_store(url, given)
    with tempfile.TemporaryDirectory(prefix="posthorn-bench-") as folder:
        measure_posts(backend, Path(folder), given.posts)


@contextmanager
def database(backend: str, folder: Path) -> Iterator[str]:
    if backend == "sqlite":
        yield f"sqlite:///{folder / 'posthorn.db'}"
        return
    with Server("postgres", durable=True) as server:
        yield server.address


def line(what: str, figure: str, target: str = "") -> None:
    print(f"  {what:<46} {figure:<34} {target}", flush=True)


# the store and the workers


def measure_store(url: str, given: argparse.Namespace) -> None:
    with closing(Store(url)) as store:
        _compared(store, "backlog, group commit", 1.0, given, lambda: Applier(store).work_off())
        one_by_one = Applier(store, grouped=False)
        _compared(store, "backlog, one command per commit", 0.5, given, lambda: one_by_one.work_off())
        _measure_projections(store, given.cold)
        _measure_loading(url, store)
        if store.db.kind == "postgresql":
            for count in (1, 2, 4):
                _measure_workers(store, count, given)


def _compared(store: Store, what: str, target: float, given: argparse.Namespace, work: Callable[[], int]) -> None:
    with progress_line(f"making a backlog of {given.rows} rows"):
        rows = backlog(store, given.games, given.rows)
        before = raw_limit(store.url, rows[:2000])
        submit_all(store, rows)
    with progress_line(what):
        seconds = _timed(work)
        after = raw_limit(store.url, rows[:2000])
    raw, rate = (before + after) / 2, len(rows) / seconds
    _everything_done(store)
    line(f"raw limit beside it ({len(rows)} rows, {given.games} games)", f"{raw:,.0f} rows/s")
    line(what, f"{rate:,.0f} commands/s, {rate / raw:.2f} of raw", f"target {target} of raw")
    kept.note(f"{store.db.kind}: {what}", rate, "commands/s", rate / raw, "durable INSERTs", kept.AT_LEAST, target)


def _everything_done(store: Store) -> None:
    with store.db.read() as session:
        left = session.value("SELECT count(*) FROM intake WHERE status <> 'done'")
    if left:
        raise RuntimeError(f"{left} rows of the backlog were not accepted")


def raw_limit(url: str, rows: list[Request]) -> float:
    """Rows a second, each durable before the next one is sent."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous=FULL")
            return _raw(connection.execute, RAW_TABLE.format(**Datastore.types), RAW_ROW, rows)
    from service.store.postgres import Datastore as Postgres

    with psycopg.connect(url, autocommit=True) as server:
        say: Callable[..., Any] = server.execute
        return _raw(say, RAW_TABLE.format(**Postgres.types), percent(RAW_ROW), rows)


def _raw(execute: Callable[..., Any], table: str, insert: str, rows: list[Request]) -> float:
    execute("DROP TABLE IF EXISTS raw_rows")
    execute(table)
    values = [values_of(row) for row in rows]
    return len(values) / _timed(lambda: [execute(insert, each) for each in values])


def _measure_workers(store: Store, count: int, given: argparse.Namespace) -> None:
    """Several worker processes share one backlog; they are ready before the clock starts."""
    with progress_line(f"making a backlog of {given.rows} rows"):
        rows = backlog(store, given.games, given.rows)
        submit_all(store, rows)
    context = multiprocessing.get_context("spawn")
    ready, go = context.Semaphore(0), context.Event()
    processes = [context.Process(target=_worker, args=(store.url, ready, go)) for _ in range(count)]
    for process in processes:
        process.start()
    for _ in processes:
        ready.acquire()
    began = time.perf_counter()
    go.set()
    for process in processes:
        process.join()
    rate = len(rows) / (time.perf_counter() - began)
    _everything_done(store)
    line(f"backlog, workers: {count}", f"{rate:,.0f} commands/s")


def _worker(url: str, ready: Any, go: Any) -> None:
    with closing(Store(url)) as store:
        applier = Applier(store)
        ready.release()
        go.wait()
        while store.intake.waiting():
            if not applier.work_off():
                time.sleep(0.005)  # the games that are left are all in other hands


def _measure_projections(store: Store, cold: int) -> None:
    with store.db.write() as session:
        derived.renew(session)
    follower, taken = Projector(store, derived.FOLLOWER, MODELS), 0

    def everything() -> None:
        nonlocal taken
        taken = follower.catch_up()

    with progress_line("projections of all events"):
        seconds = _timed(everything)
    line("projections: boards, tables, timeline", f"{taken / seconds:,.0f} events/s ({taken} events)")
    _measure_cold(store, cold, taken / seconds)
    rows, told = _written(store)
    line("what they keep", f"{rows / taken:.2f} rows, {told / taken:,.0f} characters of text an event")


def _measure_cold(store: Store, games: int, hot: float) -> None:
    """A follower that has just begun: it has no game in mind, and a few events of each of many to take."""
    rows = backlog(store, games, 20 * games)
    for part in (rows[: -3 * games], rows[-3 * games :]):
        Projector(store, derived.FOLLOWER, MODELS).catch_up()
        submit_all(store, part)
        Applier(store).work_off()
    with closing(Store(store.url)) as other, progress_line("projections of a follower that begins"):
        follower, began, worked = Projector(other, derived.FOLLOWER, MODELS), time.perf_counter(), time.process_time()
        taken = follower.catch_up()
        seconds, cpu = time.perf_counter() - began, time.process_time() - worked
    line("the same, cold", f"{taken / seconds:,.0f} events/s ({taken / cpu:,.0f} a CPU second)", "target 3,000")
    kept.note(f"{store.db.kind}: followers, hot", hot, "events/s", hot / COLD_WANTED, "3 000 events/s")
    kept.note(f"{store.db.kind}: followers, cold", taken / cpu, "events/CPU s", taken / cpu / COLD_WANTED,
              "3 000 events/CPU s", kept.AT_LEAST, 1.0)  # fmt: skip
    kept.note(f"{store.db.kind}: followers, cold by the clock", taken / seconds, "events/s", taken / seconds / hot,
              "the same follower, hot")  # fmt: skip


def _written(store: Store) -> tuple[int, int]:
    """Rows of all read models, and the characters of views and of what is told."""
    with store.db.read() as session:
        rows = sum(int(session.value(f"SELECT count(*) FROM {name}")) for name in derived.NAMES)
        texts = [("boards", "view"), ("timeline", "told")]
        sizes = (session.value(f"SELECT coalesce(sum(length({c})), 0) FROM {t}") for t, c in texts)
        return rows, sum(map(int, sizes))


def _measure_loading(url: str, store: Store) -> None:
    """A finished game of four; cold with a new cache, warm with the game in it."""
    order = {"title": "sagrada", "seats": [{"bot": "sensible"}] * 4, "sit": False}
    game = store.intake.submit("open", order, channel="bench").game
    Applier(store).work_off()
    with closing(Store(url)) as other:
        cold = [_timed(lambda: other.games.position_at(game, 1_000_000)) * 1000 for _ in range(20)]
        other.games.get(game)
        warm = [_timed(lambda: other.games.get(game)) * 1000 for _ in range(50)]
    events = store.games.get(game).version
    line(f"loading a finished 4-seat game, cold ({events} events)", f"{_middle(cold)} ms", "target under 10 ms")
    line("loading it warm", f"{_middle(warm)} ms", "target under 0.5 ms")


# HTTP


def measure_posts(backend: str, folder: Path, posts: int) -> None:
    crew_of = embedded_crew if backend == "sqlite" else production_crew
    with crew_of(folder, 0.0) as crew:
        with closing(Store(crew.database)) as store:
            keys = [_key_of_host(store, f"Client {n + 1}") for n in range(16)]
        for clients in (1, 16):
            with progress_line(f"{posts} commands of {clients} HTTP clients"):
                result = post_and_wait(crew.url, keys[:clients], posts)
            said = f"POST to verdict, {clients} HTTP client{'s' if clients > 1 else ''}"
            line(said, _posted(result), _target(clients))
            p99, wanted = _p99(result), 50.0 if clients > 1 else 10.0
            kept.note(f"{backend}: {said}, p99", p99, "ms", p99 / wanted, f"{wanted:g} ms", kept.AT_MOST, 1.0)


def _key_of_host(store: Store, name: str) -> str:
    """Of a player who opens as many games as are played here."""
    player = store.players.add(name).id
    with store.db.write() as session:
        allow(session, player, MOST_A_DAY)
    return store.players.new_key(player)


def _posted(result: Posted) -> str:
    p50 = sorted(result.milliseconds)[len(result.milliseconds) // 2]
    return f"{result.rate:,.0f} commands/s, p50 {p50:.1f} ms, p99 {_p99(result):.1f} ms"


def _p99(result: Posted) -> float:
    times = sorted(result.milliseconds)
    return times[min(len(times) - 1, int(len(times) * 0.99))]


def _target(clients: int) -> str:
    return "target p50 under 10 ms embedded" if clients == 1 else "target p99 under 50 ms"


def _timed(work: Callable[[], Any]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _middle(values: list[float]) -> str:
    return f"{statistics.median(values):.2f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
