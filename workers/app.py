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
from celery.signals import worker_process_init, worker_process_shutdown

from service.store import Store
from workers.apply import Applier
from workers.clock import ring
from workers.follow import followers
from workers.mail import MailHouse, install

log = logging.getLogger("posthorn.workers")

SLICE = 10.0  # seconds a task works at most before it makes room and wakes the next one

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
    "broker_transport_options": {
        "visibility_timeout": 60,
        "unacked_restore_interval": 5,
        "unacked_restore_throttle": 1,
        "socket_timeout": 5,
        "socket_connect_timeout": 2,
        "socket_keepalive": True,
    },
}
# how often the broker in memory looks for messages: a command waits so long at most, and idling costs 1 % of a core
EMBEDDED = {"broker_transport_options": {"polling_interval": 0.002}}


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


class Workers(Celery):
    """The tasks, and the way a process that only sends wakes them."""

    def wake(self, store: Store) -> None:
        """Let the store wake these workers."""
        store.wake = Waker(lambda what: self.tasks[f"posthorn.{what}"].apply_async(retry=False, expires=30))


MakeMail = Callable[[Store], MailHouse]


class Process:
    """What one worker process keeps; made after the fork, at the first task."""

    def __init__(self, make_store: Callable[[], Store], workers: Workers, make_mail: MakeMail | None) -> None:
        self._make, self._workers, self._make_mail = make_store, workers, make_mail
        self._lock = threading.Lock()
        self._applier: Applier | None = None
        self._mail: MailHouse | None = None
        worker_process_init.connect(self._forget, weak=False)
        worker_process_shutdown.connect(self._close, weak=False)

    def _forget(self, **_: Any) -> None:
        self._applier = None
        self._lock = threading.Lock()

    def _close(self, **_: Any) -> None:
        if self._mail is not None:
            self._mail.close()

    def applier(self) -> Applier:
        with self._lock:
            if self._applier is None:
                store = self._make()
                self._workers.wake(store)
                self._applier = Applier(store)
                self._followers = followers(store)
                self._mail = self._make_mail(store) if self._make_mail else None
            return self._applier

    def apply(self) -> None:
        applier, end = self.applier(), time.monotonic() + SLICE
        applier.work_off(end)
        if time.monotonic() > end:
            applier.store.wake("apply")

    def follow(self) -> int:
        applier = self.applier()
        taken = sum(follower.catch_up(time.monotonic() + SLICE) for follower in self._followers)
        if taken and self._mail is not None:
            applier.store.wake("mail")
        return taken

    def mail(self) -> MailHouse:
        self.applier()
        assert self._mail is not None
        return self._mail


def make_celery(
    broker: str, make_store: Callable[[], Store], sweep: float = 5.0, mail: MakeMail | None = None, **settings: Any
) -> Workers:
    """`mail`: what a process does with mail; without it nobody writes letters or reads them."""
    workers = Workers("posthorn", broker=broker, set_as_current=False)
    workers.conf.update({**SETTINGS, **settings})
    workers.conf.beat_schedule = {
        "sweep": {"task": "posthorn.sweep", "schedule": sweep, "options": {"expires": max(1.0, sweep)}},
        "clock": {"task": "posthorn.clock", "schedule": 60.0, "options": {"expires": 60.0}},
    }
    process = Process(make_store, workers, mail)
    if mail is not None:
        install(workers, process.mail, sweep)

    @workers.task(name="posthorn.apply", shared=False)
    def apply() -> None:
        process.apply()

    @workers.task(name="posthorn.follow", shared=False)
    def follow() -> None:
        process.follow()

    @workers.task(name="posthorn.sweep", shared=False)
    def sweep_up() -> None:
        """What a lost message or a dead worker left behind."""
        process.apply()
        process.follow()

    @workers.task(name="posthorn.clock", shared=False)
    def clock() -> None:
        ring(process.applier().store)

    return workers


@contextmanager
def embedded(store: Store, sweep: float = 2.0, mail: MakeMail | None = None) -> Iterator[Workers]:
    """The same tasks in this process: a worker thread and a beat thread over a broker in memory."""
    workers = make_celery("memory://", lambda: store, sweep, mail, **EMBEDDED)
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
    for what in ("apply", "follow", *(["mail"] if mail else [])):
        store.wake(what)
    try:
        yield workers
    finally:
        stop.set()
        worker.stop()
        for thread in threads:
            thread.join(5)


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

    def stop(self) -> None:
        if self._controller is not None:
            self._controller.stop()


def _beat(workers: Workers, stop: threading.Event) -> None:
    scheduler = Scheduler(workers)  # the one of the command line would keep its times in a file
    while not stop.wait(0.1):
        stop.wait(min(scheduler.tick() or 0.1, 1.0))
