"""Requests to addresses that strangers gave: to programs of theirs, never to what stands behind our own walls.

A name is resolved once, each of its addresses is looked at, and the connection goes to one that was looked at: a name
that answers otherwise a moment later leads nowhere else. Only https, no redirects, bounded time and bytes.
"""

from __future__ import annotations

import http.client
import ipaddress
import queue
import re
import socket
import ssl
import threading
import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from domain.kernel.shapes import Refused

SECONDS = 10.0  # for all of one request: the name, the handshake, the answer
LARGEST = 65_536  # bytes of an answer that are read
LONGEST = 1000  # characters of an address
AT_ONCE = 8  # names that are being resolved: the system's resolver cannot be interrupted
INNER = ("localhost", "local", "internal", "intranet", "lan", "home", "corp", "private", "home.arpa")
_PLAIN = re.compile(r"[!-~]+")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
# what Python's own lists lack in some versions, and the servers of clouds that answer at public addresses
_ALSO_INNER = [
    ipaddress.ip_network(text)
    for text in ("192.0.0.0/24", "192.88.99.0/24", "168.63.129.16/32", "64:ff9b:1::/48", "fec0::/10", "2001::/23")
]

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], list[str]]


class Unreached(OSError):
    """It was not reached, or did not answer in time: another try may do better."""


class Answer(Struct, frozen=True):
    status: int
    headers: Mapping[str, str]  # names in lower case
    body: bytes


def address_refusal(url: str) -> Refused | None:
    """Why nothing is sent to this address, by its letters alone; `Outward` looks at what its name leads to."""
    if len(url) > LONGEST:
        return Refused("address_too_long", "An address may have {most} characters.", most=LONGEST)
    if not _PLAIN.fullmatch(url):
        return Refused("no_address", "An address has no blanks and no letters beyond ASCII: write %20 and the like.")
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        return Refused("no_address", "That is no address of the web.")
    if found.scheme.lower() != "https" or not found.hostname:
        return Refused("only_https", "The address has to begin with https://.")
    if found.username is not None or found.password is not None:
        return Refused("no_password", "An address with a name or a password in it is not kept: take them out.")
    if port not in (None, 443, 8443):
        return Refused("no_port", "Only the ports 443 and 8443 are asked.")
    return Refused("inner_address", "That address leads into a house, not to the web.") if _is_inner(found) else None


def _is_inner(found: SplitResult) -> bool:
    host = (found.hostname or "").rstrip(".")
    try:
        return not is_outer(host)
    except ValueError:
        return "." not in host or any(host == name or host.endswith("." + name) for name in INNER)


def is_outer(text: str) -> bool:
    """An address that anybody may reach, and nothing of ours. ValueError for what is no address."""
    address: Address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address in _NAT64:
            return is_outer(str(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
        if address.sixtofour is not None and not is_outer(str(address.sixtofour)):
            return False
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    return not any(address in network for network in _ALSO_INNER)


def resolved(host: str, port: int) -> list[str]:
    return [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


@lru_cache(maxsize=1)
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


class Outward:
    """The one way to strangers' programs. `resolve`, `trust` and `inner` are other ones in tests alone, whose servers
    stand in this house."""

    def __init__(
        self, resolve: Resolve = resolved, trust: ssl.SSLContext | None = None, inner: bool = False, seconds: float = 0
    ) -> None:
        self._resolve, self._trust, self._inner = resolve, trust, inner
        self._seconds = seconds or SECONDS
        self._resolving = threading.BoundedSemaphore(AT_ONCE)

    def refusal(self, url: str) -> Refused | None:
        """Why this address is not taken; asked when it is given, and again before each request."""
        refusal = address_refusal(url)
        if refusal is not None and refusal.code in ("inner_address", "no_port") and self._inner:
            return None
        return refusal

    def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Raises Refused for an address that is not to be asked, Unreached if there was no answer."""
        if refusal := self.refusal(url):
            raise refusal
        end = time.monotonic() + self._seconds
        found = urlsplit(url)
        host, port = str(found.hostname), found.port or 443
        address = self._outer(host, port, end)
        path = (found.path or "/") + (f"?{found.query}" if found.query else "")
        try:
            with _Connection(host, port, address, self._trust or _trust(), end) as connection:
                connection.request("POST", path, body, dict(headers))
                return _read(connection.getresponse())
        except (OSError, http.client.HTTPException) as error:
            raise Unreached(f"{host}: {type(error).__name__}") from error

    def _outer(self, host: str, port: int, end: float) -> str:
        addresses = self._addresses(host, port, end)
        if not addresses:
            raise Unreached(f"{host} has no address")
        if not self._inner and not all(map(is_outer, addresses)):  # one inner address is enough: it is no accident
            raise Refused("inner_address", "That address leads into a house, not to the web.")
        return addresses[0]

    def _addresses(self, host: str, port: int, end: float) -> list[str]:
        """In a thread, since nothing ends the system's resolver; no more than a few of them."""
        if not self._resolving.acquire(timeout=max(0.0, end - time.monotonic())):
            raise Unreached("too many names are being asked for")
        found: queue.Queue[list[str] | None] = queue.Queue()

        def ask() -> None:
            try:
                found.put(self._resolve(host, port))
            except (OSError, UnicodeError):
                found.put(None)
            finally:
                self._resolving.release()

        threading.Thread(target=ask, name="posthorn-resolver", daemon=True).start()
        try:
            addresses = found.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            addresses = None
        if addresses is None:
            raise Unreached(f"{host}: its name was not found")
        return addresses


class _Connection(http.client.HTTPSConnection):
    """To an address that was looked at; the certificate has to be of the name. Ended when the time is over, whatever
    the other side sends by drops."""

    def __init__(self, host: str, port: int, address: str, trust: ssl.SSLContext, end: float) -> None:
        super().__init__(host, port, context=trust)
        self._pinned, self._trusted, self._end = address, trust, end
        self._raw: socket.socket | None = None
        self._timer = threading.Timer(max(0.0, end - time.monotonic()), self._cut)
        self._timer.daemon = True

    def connect(self) -> None:
        left = max(0.1, self._end - time.monotonic())
        self._raw = socket.create_connection((self._pinned, self.port), timeout=left)
        self._timer.start()
        sock = self._trusted.wrap_socket(self._raw, server_hostname=self.host, do_handshake_on_connect=False)
        self._raw = self.sock = sock  # wrapping has taken the descriptor
        sock.do_handshake()

    def _cut(self) -> None:
        if self._raw is not None:
            try:
                socket.socket.shutdown(self._raw, socket.SHUT_RDWR)  # below TLS, which would say farewell first
            except OSError:
                return

    def __enter__(self) -> _Connection:
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        self.close()


def _read(response: http.client.HTTPResponse) -> Answer:
    headers = {name.lower(): value for name, value in response.getheaders()}
    return Answer(response.status, headers, response.read(LARGEST))
