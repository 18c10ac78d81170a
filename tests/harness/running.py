"""`posthorn up` as a process of its own, for tests that start it, talk to it and kill it."""

from __future__ import annotations

import ctypes
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ops.chaos.servers import gone_within

ROOT = Path(__file__).parents[2]


@dataclass
class Service:
    """`door`: the path that makes a browser the operator's, empty where there is no outbox."""

    url: str
    process: subprocess.Popen[str]
    door: str = ""

    @property
    def key(self) -> str:
        return self.door.rpartition("/")[2]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def request(self, method: str, path: str, key: str = "", body: Any = None, **headers: str) -> tuple[int, Any]:
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.url + path, data, method=method)
        given = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
        for name, value in {**given, **{name.replace("_", "-"): value for name, value in headers.items()}}.items():
            request.add_header(name, value)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)


def environment(data: Path, **more: str) -> dict[str, str]:
    mine = {name: value for name, value in os.environ.items() if not name.startswith("POSTHORN_")}
    return {**mine, "PYTHONPATH": str(ROOT), "POSTHORN_DATA": str(data), "POSTHORN_PORT": "0", **more}


def wait_for_port(port: int) -> None:
    """Until something listens there."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 5).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"nobody listens at {port}")


def end_with_caller() -> None:
    """Run in the child: a test process that is killed takes it along (on Linux, where CI runs)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGTERM)


@contextmanager
def up(data: Path, program: str = "ops.cli.main", **settings: str) -> Iterator[Service]:
    process = subprocess.Popen(
        [sys.executable, "-m", program, "up"],
        env=environment(data, **settings),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=(data.parent / "up.log").open("a"),
        text=True,
        preexec_fn=end_with_caller,
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first.startswith("Posthorn is up: "), (data.parent / "up.log").read_text()
        url, second = first.split()[-1], process.stdout.readline()
        yield Service(url, process, second.split()[-1].removeprefix(url) if second.startswith("Open: ") else "")
    finally:
        process.terminate()
        gone_within(process, 20)
        assert process.stdout is not None
        process.stdout.close()


def add_player(data: Path, name: str, settings: dict[str, str] | None = None) -> str:
    """The key of a new player."""
    command = [sys.executable, "-m", "ops.cli.main", "player", "add", name]
    ran = subprocess.run(
        command, env=settings or environment(data), cwd=ROOT, capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()
