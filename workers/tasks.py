"""Celery: a message is only a wake-up. What is to be done lies in the database, and beat looks there by itself."""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from celery import Celery
from celery.beat import Scheduler
from kombu.entity import Queue

from service.store import Store, notices
from service.store.intake import part_of
from workers import in_memory
from workers.mail import MailService
from workers.process import Process, Tools
from workers.retention import FOR_EVER, Kept

log = logging.getLogger("posthorn.workers")

SETTINGS: dict[str, Any] = {
    "task_acks_late": True,
    "task_reject_on_worker_lost": True,
    "worker_prefetch_multiplier": 1,
    "task_ignore_result": True,
    "task_time_limit": 120,
    "task_serializer": "json",
    "accept_content": ["json"],
    "worker_hijack_root_logger": False,
    "broker_connection_retry_on_startup": True,
    "broker_connection_max_retries": None,
    "broker_transport_options": {
        "visibility_timeout": 60,
        "unacked_restore_interval": 5,
        "unacked_restore_throttle": 1,
        "socket_timeout": 5,
        "socket_connect_timeout": 2,
        "socket_keepalive": True,
    },
}
EMBEDDED: dict[str, Any] = {"broker_transport": "workers.in_memory:Transport", "broker_transport_options": {}}


class Waker:
    """Sends wake-ups from a thread of its own: nobody who wakes ever waits for a broker. Several in a row are one."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send
        self._wanted: set[str] = set()
        self._news = threading.Condition()
        self._owner = 0

    def __call__(self, what: str) -> None:
        with self._news:
            if self._owner != os.getpid():  # threads do not survive a fork
                self._owner = os.getpid()
                threading.Thread(target=self._run, name="posthorn-waker", daemon=True).start()
            self._wanted.add(what)
            self._news.notify()

    def _run(self) -> None:
        while True:
            with self._news:
                while not self._wanted:
                    self._news.wait()
                wanted, self._wanted = self._wanted, set()
            for what in sorted(wanted):
                with suppress(Exception):  # the broker is away: beat sweeps
                    self._send(what)


class Workers(Celery):  # type: ignore[misc]  # written without types
    """The tasks, and the way a process that only sends wakes them."""

    parts = 1  # queues of games

    def wake(self, store: Store) -> None:
        """Let the store wake these workers. `apply` may name a game, which says whose turn it is."""
        waker = Waker(self._send)
        store.wake = lambda what: waker(self._addressed(store, *what.split(" ")))

    def _addressed(self, store: Store, what: str, game: str = "") -> str:
        if game and store.db.is_spread:
            return f"{what} {queue_of(store.db.number_of(game))}"
        return f"{what} {part_of(game, self.parts)}" if game and self.parts > 1 else what

    def _send(self, what: str) -> None:
        name, _, part = what.partition(" ")
        task = self.tasks[f"posthorn.{name}"]
        if part and not part.isdecimal():
            task.apply_async(queue=part, retry=False, expires=30)
        elif part:
            task.apply_async((int(part), self.parts), queue=f"games.{part}", retry=False, expires=30)
        else:
            task.apply_async(retry=False, expires=30)


MakeMail = Callable[[Store], MailService]


def make_celery(
    broker: str,
    make_store: Callable[[], Store],
    sweep: float = 5.0,
    mail: MakeMail | None = None,
    looks: bool = True,
    parts: int = 1,
    kept: Kept = FOR_EVER,
    shard: int = 0,
    **settings: Any,
) -> Workers:
    """`mail`: what a process does with mail; without it nobody writes letters or reads them.

    `parts`: queues over which games are spread, so that a game's rows meet one worker, which has it in mind.

    `kept`: for how long what has come to its end.

    `shard`: the database on which they work, of several; each has a queue of its own.

    `looks`: each worker process looks into the database by itself, so that a broker that is away delays nothing.
    """
    workers = Workers("posthorn", broker=broker, set_as_current=False)
    workers.conf.update({**SETTINGS, **settings})
    workers.parts = parts if not shard else 1
    workers.conf.task_default_queue = queue_of(shard)
    if workers.parts > 1:
        workers.conf.task_queues = list(map(Queue, queues(parts)))
        workers.conf.task_routes = {"posthorn.mail": "mail", "posthorn.post": "letters"}

    def make() -> Tools:
        store = make_store()
        workers.wake(store)
        return Tools(store, mail(store) if mail else None, kept)

    _add_tasks(workers, Process(make, does_mail=mail is not None, looks=looks), does_mail=mail is not None)
    workers.conf.beat_schedule = {
        name: {"task": f"posthorn.{name}", "schedule": every, "options": {"expires": max(1.0, every)}}
        for name, every in (("sweep", sweep), ("clock", 60.0), *([("mail", sweep)] if mail is not None else []))
    }
    return workers


def _add_tasks(workers: Workers, process: Process, *, does_mail: bool) -> None:
    def task(name: str, *works: Callable[..., None]) -> None:
        @workers.task(name=f"posthorn.{name}", shared=False)  # type: ignore[untyped-decorator]
        def run(*part: int) -> None:  # Celery counts the `self` of a method among the arguments of a task
            for work in works:
                work(*([part] if part else []))

    task("apply", process.apply)
    task("follow", process.follow)
    task("clock", process.clock)
    task("sweep", process.apply, process.follow)  # what a lost message or a dead worker left behind
    if does_mail:
        task("mail", process.mail)
        task("post", process.mail)  # two names for waking the same work


def queue_of(shard: int) -> str:
    """Of those who work on a database."""
    return f"shard.{shard}" if shard else "celery"


def queues(parts: int) -> list[str]:
    """All that a worker has to listen to, if it is not told which (`celery worker -Q`)."""
    return ["celery", "mail", "letters", *(f"games.{part}" for part in range(parts))]


@contextmanager
def embedded(
    store: Store, sweep: float = 2.0, mail: MakeMail | None = None, kept: Kept = FOR_EVER
) -> Iterator[Workers]:
    """The same tasks in this process: a worker thread and a beat thread over a broker in memory."""
    workers = make_celery("memory://", lambda: store, sweep, mail, looks=False, parts=1, kept=kept, **EMBEDDED)
    workers.finalize()
    workers.wake(store)
    stop = threading.Event()
    worker = EmbeddedWorker(workers, stop)
    threads = [
        threading.Thread(target=worker.run, name="posthorn-worker", daemon=True),
        threading.Thread(target=_beat, args=(workers, stop), name="posthorn-beat", daemon=True),
    ]
    for thread in threads:
        thread.start()
    if store.db.kind == "postgresql":
        listener = threading.Thread(target=_listen, args=(store, stop), name="posthorn-listener", daemon=True)
        listener.start()
    for what in ("apply", "follow", *(["mail"] if mail else [])):
        store.wake(what)
    try:
        yield workers
    finally:
        stop.set()
        worker.end_within(5, threads[0])
        threads[1].join(5)


class EmbeddedWorker:
    """A worker in a thread; should it end by itself, a new one takes its place."""

    def __init__(self, workers: Workers, stop: threading.Event) -> None:
        self._workers, self._stopping = workers, stop
        self._controller: Any = None

    def run(self) -> None:
        # Celery looks for tasks in the application of the thread that runs them
        self._workers.set_current()
        while not self._stopping.is_set():
            self._controller = self._workers.WorkController(
                pool="solo", quiet=True, without_gossip=True, without_mingle=True
            )
            self._controller.start()
            if not self._stopping.wait(1):
                log.error("the worker ended by itself; a new one begins")

    def end_within(self, seconds: float, thread: threading.Thread) -> None:
        """It is told again until it is gone: one that is only just starting does not hear it."""
        end = time.monotonic() + seconds
        while thread.is_alive() and time.monotonic() < end:
            if self._controller is not None:
                self._controller.stop()
            in_memory.wake()
            thread.join(0.05)


def _listen(store: Store, stop: threading.Event) -> None:
    """Other processes that share the database wake this one."""
    for what in notices.heard(store.url, stop):
        for each in (what,) if what else ("apply", "follow"):
            store.wake(each)


def wake_by_database(store: Store) -> None:
    """For a process that shares PostgreSQL with those that work, and has no broker."""
    waker = Waker(lambda what: _tell(store, *what.split(" ")))
    store.wake = lambda what: waker(what if store.db.is_spread else what.partition(" ")[0])


def _tell(store: Store, what: str, game: str = "") -> None:
    notices.send(store.db.at(game), what)


def _beat(workers: Workers, stop: threading.Event) -> None:
    scheduler = Scheduler(workers)  # the one of the command line would keep its times in a file
    while not stop.wait(0.1):
        stop.wait(min(scheduler.tick() or 0.1, 1.0))
