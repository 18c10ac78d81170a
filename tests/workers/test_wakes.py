"""Wake-ups: in one process, and over a real broker that dies. What a lost message leaves behind is swept up."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from redis import Redis

from ops.chaos.servers import Server
from service.projections import tables
from service.store import Row, Store, notices
from service.store.intake import part_of
from tests.workers.conftest import ANN
from workers.tasks import embedded, make_celery, wake_by_database

ROOT = Path(__file__).parent.parent.parent
SOLO = {"title": "sagrada", "seats": [{}]}
PATIENCE = 40.0


def decided(store: Store, row: Row) -> str:
    found = store.intake.wait(row, PATIENCE)
    assert found is not None
    return found.status


def test_the_embedded_workers_answer_and_follow(store: Store) -> None:
    with embedded(store):
        row = store.intake.submit("open", SOLO, channel="api", player=ANN)
        assert decided(store, row) == "done"
        again = store.intake.submit("say", {"lines": ["fly"]}, channel="api", player=ANN, game=row.game)
        assert decided(store, again) == "refused"
        end = time.monotonic() + PATIENCE
        while not _mine(store) and time.monotonic() < end:
            time.sleep(0.02)
        assert _mine(store) == [row.game]


def _mine(store: Store) -> list[str]:
    with store.db.read() as session:
        return [place["game"] for place in tables.mine(session, ANN)]


def test_what_nobody_was_woken_for_is_swept_up(store: Store) -> None:
    with embedded(store, sweep=0.2):
        store.wake = lambda what: None
        row = store.intake.submit("open", SOLO, channel="api", player=ANN)
        assert decided(store, row) == "done"


def test_postgresql_alone_wakes_another_process(postgres: str) -> None:
    with closing(Store(postgres)) as works, closing(Store(postgres)) as submits, embedded(works, sweep=600.0):
        wake_by_database(submits)
        for _ in range(3):
            row = submits.intake.submit("open", SOLO, channel="api", player=ANN)
            assert decided(submits, row) == "done"


def test_a_wake_nobody_hears_is_no_error(store: Store) -> None:
    make_celery("redis://127.0.0.1:1/0", lambda: store).wake(store)
    assert store.intake.submit("open", SOLO, channel="api", player=ANN).status == "open"


@pytest.mark.parametrize("what", ["apply", "follow", "mail", "post"])
def test_a_wake_is_a_message(store: Store, redis: str, what: str) -> None:
    make_celery(redis, lambda: store, mail=lambda store: None, looks=False).wake(store)  # type: ignore[arg-type, return-value]
    store.wake(what)
    with Redis.from_url(redis) as broker:
        end = time.monotonic() + PATIENCE
        while not broker.llen("celery") and time.monotonic() < end:
            time.sleep(0.02)
        assert f"posthorn.{what}".encode() in broker.lindex("celery", 0)


def test_a_process_that_could_not_listen_looks_when_it_can(postgres: str) -> None:
    """What was sent meanwhile is lost."""
    with closing(Store(postgres)) as store, closing(psycopg.connect(postgres, autocommit=True)) as server:
        stop = threading.Event()
        heard = notices.heard(postgres, stop)
        assert next(heard) == ""
        notices.send(store.db, "mail")
        assert next(heard) == "mail"
        server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            " AND query LIKE 'LISTEN%'"
        )
        assert next(heard) == ""
        stop.set()
        heard.close()


def test_a_game_has_a_queue_and_so_have_mail_and_letters(store: Store, redis: str) -> None:
    make_celery(redis, lambda: store, mail=lambda store: None, looks=False, parts=3).wake(store)  # type: ignore[arg-type, return-value]
    row = store.intake.submit("say", {"lines": ["x"]}, channel="api", player=ANN, game="gaaaaaaaaaaab")
    store.wake("post")
    store.wake("mail")
    mine = f"games.{part_of(row.game, 3)}"
    with Redis.from_url(redis) as broker:
        end = time.monotonic() + PATIENCE
        while not all(map(broker.llen, (mine, "letters", "mail"))) and time.monotonic() < end:
            time.sleep(0.02)
        assert b"posthorn.apply" in broker.lindex(mine, 0) and b"posthorn.post" in broker.lindex("letters", 0)
        assert not broker.llen("celery")


@contextmanager
def production(postgres: str, redis: str, folder: Path, app: str = "ops.server.processes:worker") -> Iterator[None]:
    """A worker with two children and a beat, as the Procfile starts them."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "POSTHORN_POSTGRES": postgres, "POSTHORN_REDIS": redis}
    celery = [str(Path(sys.executable).parent / "celery"), "--app", app]
    commands = [
        [*celery, "worker", "--concurrency", "2", "--loglevel", "warning", "--without-gossip", "--without-mingle"],
        [*celery, "beat", "--loglevel", "warning", "--schedule", str(folder / "beat")],
    ]
    with (folder / "log").open("ab") as log:
        processes = [
            subprocess.Popen(command, env=environment, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
            for command in commands
        ]
    try:
        yield
    finally:
        for process in processes:
            os.killpg(process.pid, 9)
            process.wait()


def test_redis_comes_back_empty(postgres: str, redis: str, tmp_path: Path) -> None:
    """Messages are lost with it; the rows are not, and the workers go on."""
    store = Store(postgres)
    make_celery(redis, lambda: store).wake(store)
    with production(postgres, redis, tmp_path), Redis.from_url(redis) as broker:
        first = store.intake.submit("open", SOLO, channel="api", player=ANN)
        assert decided(store, first) == "done"
        broker.flushall()
        broker.client_kill_filter(_type="normal", skipme=True)
        rows = [store.intake.submit("open", SOLO, channel="api", player=ANN) for _ in range(20)]
        broker.flushall()
        assert {decided(store, row) for row in rows} == {"done"}
    store.close()


def test_with_the_broker_away_workers_look_by_themselves(postgres: str, tmp_path: Path) -> None:
    store = Store(postgres)
    with Server("redis") as broker:
        make_celery(broker.address, lambda: store).wake(store)
        with production(postgres, broker.address, tmp_path):
            first = store.intake.submit("open", SOLO, channel="api", player=ANN)
            assert decided(store, first) == "done"
            os.kill(broker.pid, signal.SIGSTOP)
            try:
                rows = [store.intake.submit("open", SOLO, channel="api", player=ANN) for _ in range(5)]
                assert {decided(store, row) for row in rows} == {"done"}
            finally:
                os.kill(broker.pid, signal.SIGCONT)
    store.close()


def test_workers_begin_without_a_broker(postgres: str, tmp_path: Path) -> None:
    store = Store(postgres)
    with production(postgres, "redis://127.0.0.1:1/0", tmp_path):
        row = store.intake.submit("open", SOLO, channel="api", player=ANN)
        assert decided(store, row) == "done"
    store.close()
