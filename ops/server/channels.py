"""The web server of `posthorn up`: slow and greedy clients cost neither threads nor memory, and others are answered.

A connection that sends its request piece by piece, or nothing, or does not read its answer, is closed after its time,
and before that if all places are taken. Requests are served in turn of the clients.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from typing import Any

from waitress.adjustments import Adjustments
from waitress.buffers import OverflowableBuffer
from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser
from waitress.server import TcpWSGIServer
from waitress.task import ThreadedTaskDispatcher

from service.app import BIGGEST as FORM_BYTES
from service.limits.networks import without_port
from service.limits.request_queue import RequestQueue, to_drop
from service.mail.incoming.text.limits import CALL_BYTES

CONNECTIONS = 300
HEADER_BYTES = 32_768
IDLE = 60.0  # seconds without a request, or with an answer that is not read
SENDING = 60.0  # seconds that a request may take to come
SWEEP = 2.0  # seconds between two looks for those that are late
IN_MEMORY = 65_536  # bytes of a body; the rest goes to a temporary file
# bytes of a request. The application has its own limits, and a provider understands its answers only; so the server
# refuses nothing that a provider may bring, but keeps no more of it than shows that it is too much
BIGGEST = 128 * 1024 * 1024
KEPT, KEPT_OF_MAIL = FORM_BYTES + 65_536, CALL_BYTES + 65_536


class _Kept(OverflowableBuffer):  # type: ignore[misc]
    """What comes beyond its limit is thrown away."""

    def __init__(self, limit: int) -> None:
        super().__init__(IN_MEMORY)
        self.limit = limit

    def append(self, data: bytes) -> None:
        if len(self) < self.limit:
            super().append(data)


class _Parser(HTTPRequestParser):  # type: ignore[misc]
    def __init__(self, adj: Adjustments) -> None:
        super().__init__(adj)
        self.began = time.time()

    def parse_header(self, header_plus: bytes) -> None:
        super().parse_header(header_plus)
        if self.body_rcv is not None:
            self.body_rcv.buf = _Kept(KEPT_OF_MAIL if self.path.startswith("/inbound/") else KEPT)


class _Channel(HTTPChannel):  # type: ignore[misc]
    parser_class = _Parser

    def waits_since(self) -> float:
        """When its request began to come, or else when it was last good for anything."""
        return float(self.request.began if self.request is not None else self.last_activity)

    def is_late(self, now: float) -> bool:
        return not self.requests and now - self.waits_since() > (IDLE if self.request is None else SENDING)


class _Server(TcpWSGIServer):  # type: ignore[misc]
    channel_class = _Channel

    def maintenance(self, now: float) -> None:
        for channel in list(self.active_channels.values()):
            if channel.is_late(now):
                channel.handle_close()

    def handle_accept(self) -> None:
        """Whoever comes is let in: somebody else makes room."""
        super().handle_accept()
        while len(self.active_channels) > CONNECTIONS:
            idle = [each for each in self.active_channels.values() if not each.requests]
            channel = to_drop((each.addr[0], each.waits_since(), each) for each in idle)
            if channel is None:
                return
            channel.handle_close()


def client_of(behind_proxy: bool) -> Callable[[Any], str]:
    """Whose turn a request is."""

    def client(channel: Any) -> str:
        forwarded = channel.requests[0].headers.get("X_FORWARDED_FOR", "") if behind_proxy and channel.requests else ""
        return last_named(forwarded) or str(channel.addr[0])

    return client


def last_named(forwarded: str) -> str:
    """A proxy names its client last."""
    return without_port(forwarded.rpartition(",")[2])


def web_server(app: Any, sock: socket.socket, threads: int, behind_proxy: bool = False) -> Any:
    """It leaves headers of proxies as they came: the application knows whether to believe them."""
    settings = Adjustments(
        sockets=[sock], threads=threads, max_request_body_size=BIGGEST, max_request_header_size=HEADER_BYTES,
        inbuf_overflow=IN_MEMORY, outbuf_overflow=IN_MEMORY * 4, connection_limit=10 * CONNECTIONS,
        cleanup_interval=SWEEP, asyncore_use_poll=True, ident="posthorn", clear_untrusted_proxy_headers=False,
    )  # fmt: skip
    threads_in_turn = ThreadedTaskDispatcher()
    threads_in_turn.queue = RequestQueue(client_of(behind_proxy))
    threads_in_turn.set_thread_count(threads)
    where = (sock.family, sock.type, sock.proto, sock.getsockname())
    return _Server(
        app, {}, True, sock, dispatcher=threads_in_turn, adj=settings, sockinfo=where, bind_socket=False
    )  # fmt: skip
