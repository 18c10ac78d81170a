"""How the web processes receive requests: granian as it is, with times that are shorter."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ops.server import receiving
from ops.server.channels import KEPT
from ops.server.mail_setup import free_port
from tests.harness.running import ROOT, end_with_caller, wait_for_port

HALF = b"POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: %s\r\nContent-Length: 9\r\n\r\nx"


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    port = free_port("127.0.0.1")
    command = [Path(sys.executable).parent / "granian", "--interface", "rsgi", "--factory", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--http", "1", "--no-ws", "--workers-kill-timeout", "3", "tests.ops.receiving_app:make"],
        cwd=ROOT,
        preexec_fn=end_with_caller,
    )
    try:
        wait_for_port(port)
        yield port
    finally:
        process.terminate()
        process.wait(30)


def ask(port: int, said: bytes) -> bytes:
    """All that comes until the other end hangs up."""
    with socket.create_connection(("127.0.0.1", port), 30) as line:
        line.sendall(said)
        return line.makefile("rb").read()


def told(port: int, said: bytes) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(ask(port, said).partition(b"\r\n\r\n")[2])
    return answer


def test_the_application_is_given_what_was_sent(port: int) -> None:
    head = b"Host: h\r\nConnection: close\r\nX-A: 1\r\nX-A: 2\r\nX_B: 3\r\nCookie: a=1\r\nCookie: b=2\r\n"
    got = told(port, b"POST /a%2Fb/%C3%A9?q=%41 HTTP/1.1\r\n" + head + b"Content-Length: 3\r\n\r\nabc")
    assert (got["REQUEST_METHOD"], got["PATH_INFO"], got["QUERY_STRING"]) == ("POST", "/a/b/\u00c3\u00a9", "q=%41")
    assert (got["HTTP_X_A"], got["HTTP_COOKIE"], got["CONTENT_LENGTH"], got["size"]) == ("1,2", "a=1;b=2", "3", 3)
    assert "HTTP_X_B" not in got and got["HTTP_HOST"] == "h" and got["REMOTE_ADDR"] == "127.0.0.1"


def test_a_body_in_chunks_has_its_length_in_the_end(port: int) -> None:
    chunks = b"4\r\nabcd\r\n3\r\nefg\r\n0\r\n\r\n"
    got = told(port, b"POST / HTTP/1.1\r\nHost: h\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks)
    assert (got["CONTENT_LENGTH"], got["size"]) == ("7", 7)


def test_of_a_body_that_is_too_long_the_length_is_known(port: int) -> None:
    said = b"POST / HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % (KEPT + 1)
    assert told(port, said)["size"] == 0, "none of it is waited for"
    with socket.create_connection(("127.0.0.1", port), 30) as line:
        line.sendall(b"POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n%x\r\n" % (KEPT + 9))
        line.sendall(b"x" * (KEPT + 9))
        assert int(json.loads(line.recv(9000).partition(b"\r\n\r\n")[2])["CONTENT_LENGTH"]) > KEPT


def test_an_answer_to_head_has_no_body_and_a_failure_is_told(port: int) -> None:
    head = ask(port, b"HEAD / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
    assert b" 200 " in head and head.endswith(b"\r\n\r\n")
    assert b" 500 " in ask(port, b"GET /fails HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")


def test_a_half_sent_body_holds_no_thread_and_has_its_time(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), 30) as line:
        line.sendall(HALF % b"192.0.2.1")
        assert (
            told(port, b"POST / HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Length: 2\r\n\r\nab")["size"] == 2
        )
        assert b" 408 " in line.makefile("rb").read(), "and then it is hung up on"


def test_of_many_half_sent_bodies_the_longest_of_who_has_most_makes_room(port: int) -> None:
    with ExitStack() as stack:
        lines = []
        for client in (b"192.0.2.7", b"192.0.2.8", b"192.0.2.8", b"192.0.2.8", b"192.0.2.9"):
            lines.append(stack.enter_context(socket.create_connection(("127.0.0.1", port), 30)))
            lines[-1].sendall(HALF % client)
            time.sleep(0.05)  # they come one after the other
        assert b" 408 " in lines[1].makefile("rb").read()
        lines[0].sendall(b"x" * 8)
        assert b" 200 " in lines[0].recv(1000)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux alone has it")
def test_who_does_not_read_is_hung_up_on() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listens:
        assert receiving.hang_up_on_who_does_not_read()
        with socket.create_connection(listens.getsockname()), listens.accept()[0] as line:
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == receiving.UNREAD * 1000
