"""The database is away for some seconds, and comes back: the workers of the Procfile go on at once."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from psycopg.conninfo import conninfo_to_dict, make_conninfo

from service.store import Store
from tests.workers.conftest import ANN
from tests.workers.test_wakes import SOLO, decided, production

AWAY = 6.0  # seconds
NOWHERE = "redis://127.0.0.1:1/0"
SOON = 4.0  # seconds until the first verdict; two are enough where nothing else runs


class Gate:
    """A way to a server that can be cut: what is open is closed, and nobody is let in."""

    def __init__(self, host: str, port: int) -> None:
        self._to = host, port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._lines: list[socket.socket] = []
        threading.Thread(target=self._accept, args=[self._listener], daemon=True).start()

    def cut(self) -> None:
        for line in (self._listener, *self._lines):
            with suppress(OSError):  # else a thread that waits would keep it
                line.shutdown(socket.SHUT_RDWR)
            line.close()
        self._lines.clear()

    def mend(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, args=[self._listener], daemon=True).start()

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, far = listener.accept()[0], socket.create_connection(self._to)
                self._lines += [near, far]
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, source: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                to.sendall(data)
        with suppress(OSError):
            to.shutdown(socket.SHUT_RDWR)


@contextmanager
def gate(address: str) -> Iterator[tuple[Gate, str]]:
    parts = conninfo_to_dict(address)
    found = Gate(str(parts["host"]), int(parts["port"] or 5432))
    yield (
        found,
        "postgresql://?" + make_conninfo(**{**parts, "host": "127.0.0.1", "port": found.port}).replace(" ", "&"),
    )
    found.cut()


def test_after_the_database_was_away_verdicts_come_at_once(postgres: str, tmp_path: Path) -> None:
    """Redis is away too, so nobody wakes the workers: they look by themselves."""
    with closing(Store(postgres)) as store, gate(postgres) as (way, address), production(address, NOWHERE, tmp_path):
        first = store.intake.submit("open", SOLO, channel="api", player=ANN)
        assert decided(store, first) == "done"
        way.cut()
        second = store.intake.submit("open", SOLO, channel="api", player=ANN)
        time.sleep(AWAY)
        row = store.intake.row(second.id)
        assert row is not None and row.status == "open"
        way.mend()
        began = time.monotonic()
        assert decided(store, second) == "done"
        assert time.monotonic() - began < SOON
