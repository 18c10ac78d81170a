"""posthorn bench streams: pages of one web process beside many open streams of events, and without them.

The process is the web server of the Procfile over a database of SQLite, one of it. The ratio of the medians counts:
pages are asked for without streams, with all of them open, and once more without.
"""

from __future__ import annotations

import argparse
import http.client
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from ops.bench import kept
from ops.bench.service import line
from ops.bench.web import MOVES, URL, play
from ops.server.mail_setup import free_port
from ops.server.receiving import Receiver
from service.app import create_app
from service.store import Store

STORE, THREADS = "POSTHORN_BENCH_STORE", 16
BEGUN = b"event: begin"
PATIENCE = 120.0  # seconds


def made() -> Receiver:
    """What the web server asks for."""
    return Receiver(create_app(Store(os.environ[STORE]), URL, threads=THREADS), THREADS)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench streams", description=__doc__.partition("\n")[0])
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--requests", type=int, default=60, help="of each page, each time")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="posthorn-bench-") as folder:
        store = Store(f"sqlite:///{Path(folder) / 'posthorn.db'}")
        players = [store.players.add(f"Player {n}").id for n in range(given.streams)]
        game = play(store, "sagrada", players[:2], MOVES).id
        keys, url = [store.players.new_key(each) for each in players], store.url
        store.close()
        measure(url, game, keys, given.requests)
    return 0


def measure(url: str, game: str, keys: Sequence[str], requests: int) -> None:
    port = free_port("127.0.0.1")
    command = [str(Path(sys.executable).parent / "granian"), "--interface", "rsgi", "--factory", "--port", str(port)]
    command += ["--http", "1", "--no-ws", "--backpressure", "2000", "ops.bench.streams:made"]
    server = subprocess.Popen(command, env={**os.environ, STORE: url})
    try:
        _wait_for(port)
        paths = [f"/games/{game}", "/tables", "/watch", f"/api/v1/games/{game}/view"]
        for path in paths:
            _asked(port, path, keys[0], requests // 4 + 1)
        before = {path: _asked(port, path, keys[0], requests) for path in paths}
        with ExitStack() as open_ones:
            began = time.perf_counter()
            lines = [open_ones.enter_context(_stream(port, key)) for key in keys]
            for each in lines:
                _begun(each)
            line(f"{len(lines)} streams begin", f"{time.perf_counter() - began:.1f} s", "one after the other")
            beside = {path: _asked(port, path, keys[0], requests) for path in paths}
        after = {path: _asked(port, path, keys[0], requests) for path in paths}
        for path in paths:
            alone = statistics.median([*before[path], *after[path]])
            among = statistics.median(beside[path])
            shown = path.replace(game, "<id>")
            kept.note(f"{shown} beside {len(lines)} streams", among, "ms", among / alone, "without them")
            line(
                shown, f"{among / alone:.2f} times", f"{among:.1f} ms beside {len(lines)} streams, {alone:.1f} without"
            )
    finally:
        server.terminate()
        server.wait(60)


def _wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def _asked(port: int, path: str, key: str, requests: int) -> list[float]:
    """Milliseconds of each, over one connection."""
    connection, times = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE), list[float]()
    for _ in range(requests):
        began = time.perf_counter()
        connection.request("GET", path, headers={"Authorization": f"Bearer {key}"})
        answer = connection.getresponse()
        answer.read()
        times.append((time.perf_counter() - began) * 1000)
        if answer.status != 200:
            raise RuntimeError(f"{path}: {answer.status}")
    connection.close()
    return times


def _stream(port: int, key: str) -> socket.socket:
    opened = socket.create_connection(("127.0.0.1", port), PATIENCE)
    opened.sendall(f"GET /api/v1/me/events HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer {key}\r\n\r\n".encode())
    return opened


def _begun(opened: socket.socket) -> None:
    found = b""
    while BEGUN not in found:
        more = opened.recv(65_536)
        if not more:
            raise RuntimeError(f"the stream ended: {found[:200]!r}")
        found += more


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
