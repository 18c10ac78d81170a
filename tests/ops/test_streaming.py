"""Streams of events as a web process carries them: many at once, and none of them holds a thread."""

from __future__ import annotations

import os
import selectors
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from ops.server.mail_setup import free_port
from service.app import create_app
from service.store import Store
from tests.harness.running import ROOT, Service, end_with_caller, wait_for_port
from tests.ops.streaming_app import THREADS
from tests.service.client import Client, duel
from tests.service.events import Came, read_events

LONG = pytest.param(1000, marks=pytest.mark.long)


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Client]:
    store = Store(f"sqlite:///{tmp_path / 'posthorn.db'}")
    yield Client(create_app(store, "http://localhost"), store).player("Ann")
    store.close()


@contextmanager
def served(store: Store, **settings: str) -> Iterator[Service]:
    port = free_port("127.0.0.1")
    command = [Path(sys.executable).parent / "granian", "--interface", "rsgi", "--factory", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--http", "1", "--no-ws", "--backpressure", "2000", "tests.ops.streaming_app:make"],
        cwd=ROOT,
        env={**os.environ, "TEST_STORE": store.url, **settings},
        preexec_fn=end_with_caller,
        text=True,
    )
    try:
        wait_for_port(port)
        yield Service(f"http://127.0.0.1:{port}", process)
    finally:
        process.terminate()
        process.wait(60)


class Reader:
    """A program that reads its stream."""

    def __init__(self, service: Service, key: str, since: int | None = None) -> None:
        host, _, port = service.url.rpartition("//")[2].partition(":")
        self.line = socket.create_connection((host, int(port)), 60)
        more = "" if since is None else f"Last-Event-ID: {since}\r\n"
        said = f"GET /api/v1/me/events HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer {key}\r\n{more}\r\n"
        self.line.sendall(said.encode())
        self.text = ""

    def read(self) -> None:
        self.text += self.line.recv(65_536).decode()

    @property
    def count(self) -> int:
        return self.text.count("\ndata: ")

    @property
    def came(self) -> list[Came]:
        left, body = self.text.partition("\r\n\r\n")[2], ""
        while left:  # in chunks
            size, _, left = left.partition("\r\n")
            body, left = body + left[: int(size, 16)], left[int(size, 16) + 2 :]
        return read_events(body)


def until_all(readers: list[Reader], count: int) -> None:
    """Read until each of them has so many events."""
    with selectors.DefaultSelector() as waiting:
        for each in readers:
            waiting.register(each.line, selectors.EVENT_READ, each)
        end = time.monotonic() + 120
        while any(each.count < count for each in readers) and time.monotonic() < end:
            for key, _ in waiting.select(1):
                key.data.read()
    assert [each.count for each in readers] == [count] * len(readers)


@pytest.mark.parametrize("count", [40, LONG])
def test_many_streams_hold_no_thread(ann: Client, count: int) -> None:
    """Ten times as many as there are threads, and pages and the API are answered beside them; a move reaches all."""
    bob = ann.player("Bob")
    others = [ann.player(f"P{n}") for n in range(count - 4)]
    game = duel(ann, bob)
    with served(ann.store) as service, ExitStack() as closing:
        readers = [Reader(service, each.key) for each in (ann, ann, bob, bob, *others)]
        for each in readers:
            closing.enter_context(each.line)
        assert len(readers) == count > 2 * THREADS
        until_all(readers, 1)
        for _ in range(THREADS * 2):
            assert service.request("GET", f"/api/v1/games/{game}/view", ann.key)[0] == 200
        ann.say(game, ann.legal(game)[0])
        until_all(readers[:4], 2)
        assert [each.came[1].data["by"] for each in readers[:4]] == [0] * 4
        assert readers[0].came[1].data["seats"] != readers[2].came[1].data["seats"]
        assert {each.count for each in readers[4:]} == {1}
        assert "\r\nx-accel-buffering: no\r\n" in readers[0].text.lower()


def test_a_stream_beats_ends_in_time_and_goes_on(ann: Client) -> None:
    game = ann.open()
    with served(ann.store, TEST_BEATS="0.2", TEST_LIFE="1.5") as service:
        first = Reader(service, ann.key)
        with first.line:
            while not first.text.endswith("0\r\n\r\n"):
                first.read()
        assert first.text.count(": no news") >= 3
        (begin,) = first.came
        ann.say(game, ann.legal(game)[0])
        second = Reader(service, ann.key, begin.number)
        with second.line:
            while not second.text.endswith("0\r\n\r\n"):
                second.read()
        versions = [each.data["version"] for each in second.came]
        assert versions and versions == sorted(set(versions))


def test_who_goes_leaves_no_stream_behind(ann: Client) -> None:
    """The oldest of a player's makes room only while it is open."""
    with served(ann.store) as service:
        for _ in range(9):
            gone = Reader(service, ann.key)
            until_all([gone], 1)
            gone.line.close()
        kept = [Reader(service, ann.key) for _ in range(4)]
        until_all(kept, 1)
        time.sleep(1)
        assert not any("\r\n0\r\n\r\n" in each.text for each in kept)
        for each in kept:
            each.line.close()
