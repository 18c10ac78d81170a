"""How the web processes of the Procfile receive requests: a request has come whole before it gets a thread.

granian speaks HTTP and calls `Receiver` for each request, on one loop. Bodies come in there: each has its time and its
size, and of many at once the longest of the client with most makes room. Then the clients take turns.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import stat
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from io import BytesIO
from itertools import count
from typing import Any, NamedTuple

from ops.server.channels import KEPT, KEPT_OF_MAIL, last_named
from ops.server.streaming import carry
from service.api.stream import TAKER
from service.limits.request_queue import RequestQueue, to_drop

log = logging.getLogger("posthorn.web")

SENDING = 20.0  # seconds that a body may take to come
COMING = 60  # bodies that may come at once
UNREAD = 30  # seconds for an answer that is not read at all
CLOSE = [("content-type", "text/plain"), ("connection", "close")]

Headers = list[tuple[str, str]]
Wsgi = Callable[[dict[str, Any], Any], Iterable[bytes]]


class Answer(NamedTuple):
    status: int
    headers: Headers
    body: bytes


class Waiting(NamedTuple):
    client: str
    turn: asyncio.Future[None]


class Receiver:
    """One a process; but for the application everything happens on the loop of granian."""

    def __init__(self, app: Wsgi, threads: int, behind_proxy: bool = False) -> None:
        self._app, self._behind_proxy = app, behind_proxy
        self._threads = ThreadPoolExecutor(threads, "posthorn-web")
        self._free = threads
        self._waiting = RequestQueue[Waiting](lambda each: each.client)
        self._coming: dict[int, tuple[str, float, asyncio.Timeout]] = {}
        self._numbers = count()

    def __rsgi_init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """granian listens a moment after this."""
        if hasattr(socket, "TCP_USER_TIMEOUT") and not hang_up_on_who_does_not_read():
            loop.call_later(0.1, self.__rsgi_init__, loop)

    async def __rsgi__(self, scope: Any, proto: Any) -> None:
        environ = environ_of(scope)
        client = self._client(environ)
        try:
            body = await self._body(environ, client, proto)
        except TimeoutError:
            proto.response_str(408, CLOSE, "The request did not come as a whole in time.")
            return
        environ["wsgi.input"] = BytesIO(body)
        taken: list[Any] = []
        environ[TAKER] = taken
        try:
            answer = await self._answer(environ, client)
            if taken:
                await carry(proto, answer.status, answer.headers, answer.body, taken[0])
            else:
                proto.response_bytes(answer.status, answer.headers, answer.body)
        finally:
            for stream in taken:
                stream.close()

    def _client(self, environ: dict[str, Any]) -> str:
        forwarded = environ.get("HTTP_X_FORWARDED_FOR", "") if self._behind_proxy else ""
        return last_named(forwarded) or str(environ["REMOTE_ADDR"])

    async def _body(self, environ: dict[str, Any], client: str, proto: Any) -> bytes:
        """What is longer than anything the application takes is not kept: its length is enough to refuse it."""
        length, kept = environ.get("CONTENT_LENGTH", ""), KEPT
        is_chunked = "HTTP_TRANSFER_ENCODING" in environ
        if environ["PATH_INFO"].startswith("/inbound/"):
            kept = KEPT_OF_MAIL
        if not is_chunked and (not length.isdecimal() or not 0 < int(length) <= kept):
            return b""
        parts, size = [], 0
        async with asyncio.timeout(SENDING) as limit:
            with self._place(client, limit):
                async for part in proto:
                    parts.append(part)
                    size += len(part)
                    if size > kept:
                        break
        if is_chunked:
            environ["CONTENT_LENGTH"] = str(size)
        return b"".join(parts)

    @contextmanager
    def _place(self, client: str, limit: asyncio.Timeout) -> Iterator[None]:
        """Whoever comes is let in; with too many at once somebody's time is over."""
        number, now = next(self._numbers), asyncio.get_running_loop().time()
        self._coming[number] = (client, now, limit)
        if len(self._coming) > COMING:
            longest = to_drop(self._coming.values())
            if longest is not None and not longest.expired():
                longest.reschedule(now)
        try:
            yield
        finally:
            del self._coming[number]

    async def _answer(self, environ: dict[str, Any], client: str) -> Answer:
        loop = asyncio.get_running_loop()
        if self._free:
            self._free -= 1
        else:
            turn = loop.create_future()
            self._waiting.append(Waiting(client, turn))
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self._pass_on()
                raise
        try:
            return await loop.run_in_executor(self._threads, answer_of, self._app, environ)
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft().turn
            if not turn.done():  # nor does one get a turn that was called off while it waited
                turn.set_result(None)
                return
        self._free += 1


def environ_of(scope: Any) -> dict[str, Any]:
    """As PEP 3333 has it. A name with an underscore would look like another header, so it is left out."""
    server, client = _place_of(scope.server), _place_of(scope.client)
    environ = {
        "REQUEST_METHOD": scope.method, "SCRIPT_NAME": "", "PATH_INFO": _wsgi_text(scope.path),
        "QUERY_STRING": _wsgi_text(scope.query_string), "SERVER_PROTOCOL": f"HTTP/{scope.http_version}",
        "SERVER_NAME": server[0], "SERVER_PORT": server[1], "REMOTE_ADDR": client[0], "REMOTE_PORT": client[1],
        "wsgi.version": (1, 0), "wsgi.url_scheme": scope.scheme, "wsgi.errors": sys.stderr, "wsgi.multithread": True,
        "wsgi.multiprocess": True, "wsgi.run_once": False,
    }  # fmt: skip
    for name, value in scope.headers.items():
        if "_" in name:
            continue
        key = name.upper().replace("-", "_")
        key = key if key in ("CONTENT_LENGTH", "CONTENT_TYPE") else f"HTTP_{key}"
        joint = ";" if key == "HTTP_COOKIE" else ","
        environ[key] = f"{environ[key]}{joint}{_wsgi_text(value)}" if key in environ else _wsgi_text(value)
    return environ


def _wsgi_text(text: str) -> str:
    return text if text.isascii() else text.encode("utf-8", "replace").decode("latin-1")


def _place_of(text: str) -> tuple[str, str]:
    host, _, port = text.rpartition(":")
    return host.strip("[]"), port


def answer_of(app: Wsgi, environ: dict[str, Any]) -> Answer:
    """In a thread. The application answers with whole bodies, so none of it waits for who does not read."""
    told: list[Answer] = []
    written: list[bytes] = []

    def start_response(status: str, headers: Headers, exc_info: Any = None) -> Callable[[bytes], None]:
        told[:] = [Answer(int(status[:3]), headers, b"")]
        return written.append

    try:
        found = app(environ, start_response)
        try:
            written.extend(found)
        finally:
            if hasattr(found, "close"):
                found.close()
        return told[0]._replace(body=b"".join(written))
    except Exception:
        log.exception("%s %s failed", environ["REQUEST_METHOD"], environ["PATH_INFO"])
        return Answer(500, [("content-type", "text/plain")], b"The service has failed; it was noted.")


def hang_up_on_who_does_not_read() -> bool:
    """A connection whose other end takes nothing for so long is closed: each has that from the socket that listens.
    Whether there is one.
    """
    found = False
    for number in map(int, os.listdir("/dev/fd")):
        with suppress(OSError):  # the list itself is closed by now
            if not stat.S_ISSOCK(os.fstat(number).st_mode):
                continue
            with socket.socket(fileno=os.dup(number)) as each:
                if each.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
                    each.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD * 1000)
                    found = True
    return found
