"""What Prometheus asks for, on a port of its own. All is read from the database, so one process tells it for all."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.registry import Collector

from service.projections import letter_queue
from service.queries.health import Health
from service.queries.timings import Ended, Timings
from service.store import Store, counts, mails
from service.store.database import LOST_TOUCH, Session

QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 120.0)
SLOW = (1.0, 5.0, 15.0, 60.0, 90.0, 120.0, 300.0, 900.0, 3600.0, 14_400.0, 86_400.0)


class Metrics(Collector):
    """Looks each time it is asked, and by the same registry tells what it has found."""

    def __init__(self, store: Store) -> None:
        self._store, self._health = store, Health(store)
        self._lock = threading.Lock()
        self._timings: dict[tuple[int, str], Timings] = {}
        self._told: dict[str, int] = {}
        self.registry = CollectorRegistry(auto_describe=False)
        self.registry.register(self)  # first, so that the others are told as they are now
        self._make()

    def _make(self) -> None:
        def gauge(name: str, help: str, *labels: str) -> Gauge:
            return Gauge(f"posthorn_{name}", help, labels, registry=self.registry)

        def counter(name: str, help: str, *labels: str) -> Counter:
            return Counter(f"posthorn_{name}", help, labels, registry=self.registry)

        def histogram(name: str, help: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"posthorn_{name}", help, labels, buckets=buckets, registry=self.registry)

        gauge("build_info", "The version that runs.", "version").labels(version("posthorn-games")).set(1)
        self._well = gauge("check_well", "1 if a check of /ready is well.", "check")
        self._value = gauge("check_value", "What a check of /ready has found, in its unit.", "check")
        self._limit = gauge("check_limit", "Where a check of /ready fails.", "check")
        self._open = gauge("commands_open", "Commands that wait for their verdict.")
        self._parked = gauge("parked", "Rows that wait for the operator.", "what")
        self._quarantined = gauge("mails_quarantined", "Mails that wait for the operator.")
        self._commands = counter("commands", "Commands that were decided.", "status")
        self._letters = counter("letters", "Letters that were due, by what became of them.", "state")
        self._mails = counter("mails", "Mails that were read, by what they were and became.", "kind", "status")
        self._tallies = {
            counts.DATABASE_ERRORS: counter("database_errors", "Times that the database was lost."),
            counts.LEASES_LOST: counter("leases_lost", "Rows that were somebody else's by the time they were worked."),
        }
        self._verdict = histogram("verdict_seconds", "From a command to its verdict.", QUICK, "channel")
        self._letter = histogram("letter_seconds", "From a move to its letter at the mail server.", SLOW)
        self._answer = histogram("mail_verdict_seconds", "From a mail to the verdict on its moves.", QUICK)

    def describe(self) -> Iterator[Any]:
        return iter(())

    def collect(self) -> Iterator[Any]:
        with self._lock:
            for check in self._health.checks():
                self._well.labels(check.name).set(check.is_well)
                self._value.labels(check.name).set(check.value)
                self._limit.labels(check.name).set(check.limit)
            try:
                self._look()
            except LOST_TOUCH:
                counts.tally(counts.DATABASE_ERRORS)  # the check of the database says the rest
        return iter(())

    def _look(self) -> None:
        self._open.set(self._store.intake.waiting())
        self._parked.labels("commands").set(self._store.intake.how_many_parked())
        with self._store.db.read() as session:
            self._parked.labels("letters").set(letter_queue.how_many(session, "parked"))
            self._quarantined.set(mails.how_many(session, "quarantined"))
            for name, n in counts.tallies(session).items():
                if name in self._tallies:
                    self._tallies[name].inc(max(0, n - self._told.get(name, n)))
                    self._told[name] = n
            self._time_mails(session)
        for number, database in enumerate(self._store.db.each()):  # each numbers its rows by itself
            with suppress(*LOST_TOUCH), database.read() as session:
                self._time(session, number)

    def _ended(self, session: Session, number: int, what: str) -> Iterator[Ended]:
        if (number, what) not in self._timings:
            self._timings[number, what] = Timings(session, what)
        return self._timings[number, what].ended(session)

    def _time(self, session: Session, number: int) -> None:
        for row in self._ended(session, number, "verdict"):
            self._commands.labels(row.state).inc()
            if row.seconds is not None:
                self._verdict.labels(row.label).observe(row.seconds)
        for row in self._ended(session, number, "letter"):
            self._letters.labels(row.state).inc()
            if row.seconds is not None:
                self._letter.observe(row.seconds)

    def _time_mails(self, session: Session) -> None:
        for row in self._ended(session, 0, "mail"):
            self._mails.labels(row.label, row.state).inc()
            if row.seconds is not None:
                self._answer.observe(row.seconds)


@contextmanager
def served(store: Store, host: str, port: int | None) -> Iterator[str]:
    """Yields what to tell the operator. A port that is taken does not keep the service down."""
    if port is None:
        yield ""
        return
    metrics = Metrics(store)
    metrics.collect()  # counts from now on
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except OSError as error:
        yield f"Metrics: cannot listen on {host}:{port} ({error.strerror}); set POSTHORN_METRICS_PORT."
        return
    try:
        yield f"Metrics: http://{host}:{port}/metrics"
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)
