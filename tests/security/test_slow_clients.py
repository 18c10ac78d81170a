"""Clients that are slow, greedy or many cost neither threads nor memory, and others are answered."""

from __future__ import annotations

import json
import smtplib
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from ops.server import channels
from ops.server.channels import web_server
from service.app import create_app
from service.limits.request_queue import RequestQueue, WaitBudget, to_drop
from service.mail.incoming import smtp
from service.web import joining
from tests.letters.support import Table, token
from tests.security.live import Live, live
from tests.security.test_doors import served

SOON = 20.0  # seconds; what is held up waits for a minute

HALVES = {
    "idle": b"",
    "half a line": b"GET /api/v1/titles HT",
    "half a header": b"GET /api/v1/titles HTTP/1.1\r\nHost: x\r\n",
    "half a body": b"POST /api/v1/games HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\n" + b"x" * 400_000,
    "an answer that is not read": b"GET /api/v1/titles HTTP/1.1\r\nHost: x\r\n\r\n" * 3,
}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("slow")) as service:
        yield service


@contextmanager
def crowd(port: int, size: int, said: bytes) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection(("127.0.0.1", port), SOON)) for _ in range(size)]
        for line in lines:
            with suppress(OSError):  # it has made room already
                line.sendall(said)
        yield lines


def web_port(service: Live) -> int:
    port = urlsplit(service.service.url).port
    assert port is not None
    return port


@pytest.mark.parametrize("size", [105, channels.CONNECTIONS + 50])
@pytest.mark.parametrize("said", HALVES.values(), ids=HALVES)
def test_many_that_do_not_go_on_stop_nobody(service: Live, said: bytes, size: int) -> None:
    with crowd(web_port(service), size, said):
        began = time.monotonic()
        for _ in range(3):
            assert service.service.request("GET", "/api/v1/titles")[0] == 200
        assert time.monotonic() - began < SOON


@pytest.mark.parametrize("said", [b"", b"EHLO x\r\nMAIL FROM:<a@b.ex", b"EHLO x\r\n" + b"NOOP\r\n" * 5])
def test_many_on_the_line_of_mail_stop_nobodys_mail(service: Live, said: bytes) -> None:
    with crowd(service.port, smtp.CONNECTIONS + 60, said):
        began = time.monotonic()
        assert service.send("anna@mail.example") == 250
        assert time.monotonic() - began < SOON


@pytest.mark.parametrize("data", [b"x" * 70_000, b"\r\n" * 10_000], ids=["one line", "very many"])
def test_what_aiosmtpd_keeps_until_a_mail_ends_is_bounded(service: Live, data: bytes) -> None:
    with socket.create_connection(("127.0.0.1", service.port), SOON) as line:
        line.sendall(b"EHLO x\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<turns@play.example>\r\nDATA\r\n")
        sent = 0
        with suppress(OSError):
            while sent < 300 * len(data):
                line.sendall(data)
                sent += len(data)
    assert sent < 200 * len(data), "nobody takes all of it"
    assert service.send("anna@mail.example") == 250


def test_a_mail_of_common_lines_and_the_largest_size_is_taken(service: Live) -> None:
    with smtplib.SMTP("127.0.0.1", service.port, timeout=SOON) as server:
        head = "From: anna@mail.example\r\nTo: turns@play.example\r\nMessage-ID: <large@test>\r\n\r\n"
        body = ("x" * 70 + "\r\n") * 13_000
        assert server.sendmail("anna@mail.example", ["turns@play.example"], head + body) == {}


@contextmanager
def serving(connections: int, monkeypatch: pytest.MonkeyPatch, **limits: float) -> Iterator[int]:
    with server_of(connections, monkeypatch, **limits) as server:
        yield server.socket.getsockname()[1]


@contextmanager
def server_of(connections: int, monkeypatch: pytest.MonkeyPatch, **limits: float) -> Iterator[Any]:
    for name, value in {"CONNECTIONS": connections, "SWEEP": 0.1, **limits}.items():
        monkeypatch.setattr(channels, name, value)

    def app(environ, start_response):  # type: ignore[no-untyped-def]
        body = environ["wsgi.input"].read()
        start_response("200 OK", [("Content-Type", "text/plain")])
        return [f"{environ['CONTENT_LENGTH'] if body else 0} {len(body)}".encode()]

    with socket.create_server(("127.0.0.1", 0)) as sock:
        server = channels.web_server(app, sock, 2)
        threading.Thread(target=served, args=[server], daemon=True).start()
        yield server
        server.close()


def begun(server: Any, size: int) -> None:
    """Wait until so many requests have begun to come."""
    end = time.monotonic() + SOON
    while sum(each.request is not None for each in list(server.active_channels.values())) < size:
        assert time.monotonic() < end
        time.sleep(0.005)


def is_closed(line: socket.socket) -> bool:
    """Whether the other end hangs up, soon."""
    line.settimeout(SOON)
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("said", [b"", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nx"])
def test_who_does_not_go_on_is_hung_up_on(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    with serving(9, monkeypatch, IDLE=0.2, SENDING=0.2) as port, crowd(port, 1, said) as lines:
        assert is_closed(lines[0])


def test_a_request_in_drops_comes_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each byte is some activity; the request is too old all the same."""
    with serving(9, monkeypatch, SENDING=0.5) as port, crowd(port, 1, b"GET / HTTP/1.1\r\n") as (line,):
        end = time.monotonic() + SOON
        with pytest.raises(OSError):
            while time.monotonic() < end:
                line.sendall(b"x")
                time.sleep(0.02)


def test_the_longest_one_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    with server_of(3, monkeypatch) as server, ExitStack() as stack:
        port = server.socket.getsockname()[1]
        lines = []
        while len(lines) < 3:  # one after the other: which was the first is what is asked
            lines += stack.enter_context(crowd(port, 1, b"GET / HT"))
            begun(server, len(lines))
        with crowd(port, 1, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n") as (last,):
            assert last.recv(100).startswith(b"HTTP/1.1 200")
        assert is_closed(lines[0])
        lines[2].sendall(b"TP/1.1\r\n\r\n")
        assert lines[2].recv(100).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("chunked", [True, False])
def test_of_a_giant_body_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch, chunked: bool) -> None:
    monkeypatch.setattr(channels, "KEPT", 100_000)
    size = 20_000_000
    head, body = (
        (b"Transfer-Encoding: chunked", b"%x\r\n%s\r\n0\r\n\r\n" % (size, b"x" * size))
        if chunked
        else (b"Content-Length: %d" % size, b"x" * size)
    )
    with (
        serving(3, monkeypatch) as port,
        crowd(port, 1, b"POST / HTTP/1.1\r\nConnection: close\r\n%s\r\n\r\n" % head) as (line,),
    ):
        line.sendall(body)
        told, kept = line.makefile("rb").read().rpartition(b"\r\n")[2].split()
    assert int(kept) < 1_200_000 and int(told) > 100_000, "and the application sees that it was too much"


def test_a_form_has_fields_for_a_page_and_no_heap_of_them(tmp_path: Path) -> None:
    """A million bytes of them would be half a second of work, for anybody."""
    table = Table(tmp_path)
    browser = create_app(table.store, "http://localhost", mail=table.mail_service).test_client()
    kind = "application/x-www-form-urlencoded"
    assert browser.post("/join", data="a&" * 200_000, content_type=kind).status_code == 413
    assert browser.post("/join", data={"address": "\U0001f642" * 20_000}).status_code == 403, "it is read, and not ours"
    table.mail_service.close()
    table.store.close()


def test_who_has_most_makes_room() -> None:
    lines = [("a", 1.0, "oldest"), ("b", 3.0, "b1"), ("b", 2.0, "b2"), ("b", 4.0, "b3")]
    assert to_drop(lines) == "b2" and to_drop([]) is None


def test_clients_take_turns() -> None:
    queue = RequestQueue[str](lambda task: task[0])
    for task in ("a1", "a2", "a3", "b1", "a4", "c1", "b2"):
        queue.append(task)
    assert [queue.popleft() for _ in range(len(queue))] == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]
    assert not queue


def test_patience_is_for_few_at_once() -> None:
    patience = WaitBudget(most=3, each=2)
    with ExitStack() as stack:
        waits = [stack.enter_context(patience.of(who, 6.0)) for who in ("a", "a", "a", "b", "c")]
    assert waits == [6.0, 6.0, 0.0, 6.0, 0.0]
    with patience.of("a", 6.0) as seconds:
        assert seconds == 6.0


# requests that wait


def test_one_who_waits_often_at_once_holds_few_threads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """His button, pressed and pressed again while nobody decides; meanwhile the others are answered."""
    table = Table(tmp_path)
    table.open()
    table.post()
    monkeypatch.setattr(joining, "PATIENCE", 5.0)
    app = create_app(table.store, "https://play.example", mail=table.mail_service, threads=8)
    key = table.store.players.new_key(table.players["Anna"])
    press = f"/l/{token(table.letters('Anna')[0])}/1"
    asked = {"title": "sagrada", "seats": [{}]}
    headers = {"Authorization": f"Bearer {key}", "Prefer": "wait=5"}
    with socket.create_server(("127.0.0.1", 0)) as sock, ExitStack() as stack:
        server, url = web_server(app, sock, 8), f"http://127.0.0.1:{sock.getsockname()[1]}"
        stack.callback(server.close)
        threading.Thread(target=served, args=[server], daemon=True).start()
        for _ in range(30):
            for request in (f"POST {press}", "POST /api/v1/games"):
                body = json.dumps(asked)
                head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
                line = stack.enter_context(socket.create_connection(sock.getsockname(), SOON))
                line.sendall(
                    f"{request} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{head}"
                    f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
                )
        with urllib.request.urlopen(f"{url}/api/v1/titles", timeout=SOON) as answer:
            assert answer.status == 200
        server.task_dispatcher.shutdown(timeout=60)  # nobody looks into a store that is closed
    table.close()
