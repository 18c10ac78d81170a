"""The processes of the Procfile together: web, worker and beat with PostgreSQL and Redis."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.harness.running import ROOT, Service, add_player, end_with_caller, environment


def free_port() -> str:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return str(sock.getsockname()[1])


@contextmanager
def started(settings: dict[str, str], log: Path, *names: str) -> Iterator[Service]:
    """`names`: these processes of the Procfile only."""
    programs = Path(sys.executable).parent
    process = subprocess.Popen(
        [programs / "honcho", "--procfile", ROOT / "Procfile", "--app-root", ROOT, "start", *names],
        env={**settings, "PATH": f"{programs}:{os.environ['PATH']}"},
        cwd=ROOT,
        stdout=log.open("wb"),
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=end_with_caller,
    )
    service = Service(f"http://127.0.0.1:{settings['POSTHORN_PORT']}", process)
    try:
        wait_for(service, log)
        yield service
    finally:
        process.terminate()
        process.wait(30)


def wait_for(service: Service, log: Path) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and service.process.poll() is None:
        try:
            service.request("GET", "/api/v1/problems")
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError(log.read_text())


def test_a_game_between_processes(tmp_path: Path, postgres: str, redis: str) -> None:
    settings = environment(
        tmp_path, POSTHORN_POSTGRES=postgres, POSTHORN_REDIS=redis, POSTHORN_PORT=free_port(), POSTHORN_LOG="warning"
    )
    key = add_player(tmp_path, "Ann", settings)
    with started(settings, tmp_path / "log") as service:
        body = {"title": "sagrada", "seats": [{}, {"bot": "sensible"}]}
        status, opened = service.request("POST", "/api/v1/games", key, body, Prefer="wait=30")
        assert (status, opened["status"]) == (201, "done"), (tmp_path / "log").read_text()
        game = f"/api/v1/games/{opened['game']}"
        window = service.request("GET", f"{game}/legal", key)[1]["commands"][0]["sentence"]
        status, verdict = service.request("POST", f"{game}/commands", key, {"say": window}, Prefer="wait=30")
        assert (status, verdict["status"]) == (200, "done")
        deadline = time.monotonic() + 30
        while service.request("GET", game, key)[1]["version"] < 6 and time.monotonic() < deadline:
            time.sleep(0.1)
        assert service.request("GET", game, key)[1]["version"] >= 6, "the bot has not answered"


def test_the_processes_say_what_they_need(tmp_path: Path) -> None:
    needs = {"web; web()": "set POSTHORN_POSTGRES.", "worker": "set POSTHORN_POSTGRES and POSTHORN_REDIS."}
    for process, said in needs.items():
        command = [sys.executable, "-c", f"from ops.server.processes import {process}"]
        ran = subprocess.run(command, env=environment(tmp_path), cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert ran.returncode == 2 and said in ran.stderr


HALVES = {
    "idle": b"",
    "half a line": b"GET /api/v1/titles HT",
    "half a header": b"GET /api/v1/titles HTTP/1.1\r\nHost: x\r\n",
    "many headers": b"GET / HTTP/1.1\r\nX: " + b"x" * 30_000,
    "half a body": b"POST /join HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\n" + b"x" * 50_000,
    "answers that are not read": b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 100,
}


def test_half_sent_requests_do_not_keep_the_web_process_from_others(tmp_path: Path, postgres: str) -> None:
    """More of each than there are threads, and all of them more than granian lets in at once if nobody says so."""
    settings = environment(
        tmp_path, POSTHORN_POSTGRES=postgres, POSTHORN_REDIS="redis://127.0.0.1:1/0", POSTHORN_PORT=free_port(),
        POSTHORN_LOG="warning",
    )  # fmt: skip
    with started(settings, tmp_path / "log", "web") as service, ExitStack() as stack:
        where = ("127.0.0.1", int(settings["POSTHORN_PORT"]))
        for said in HALVES.values():
            for _ in range(300):
                stack.enter_context(socket.create_connection(where, 20)).sendall(said)
            assert service.request("GET", "/api/v1/titles")[0] == 200
        line = stack.enter_context(socket.create_connection(where, 60))
        line.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 60_000 + b"\r\n\r\n")
        assert b" 431 " in line.recv(100)
        line = stack.enter_context(socket.create_connection(where, 60))
        line.sendall(b"GET / HT")
        assert line.recv(1) == b"", "its time is over"
