"""A server of a stranger's with real TLS, in this house: what it was sent, and what it answers."""

from __future__ import annotations

import ipaddress
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from service.limits.outward import Outward

NAME = "push.example"


class Stranger:
    """`says`: status and headers of the next answers. `received`: path, headers in lower case, body."""

    def __init__(self, port: int, trust: ssl.SSLContext) -> None:
        self.port, self.trust = port, trust
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.says: Callable[[str], tuple[int, dict[str, str]]] = lambda path: (201, {})

    def url(self, path: str = "/", name: str = NAME) -> str:
        return f"https://{name}:{self.port}{path}"

    def outward(self, seconds: float = 10.0) -> Outward:
        return Outward(lambda host, port: ["127.0.0.1"], self.trust, inner=True, seconds=seconds)


@contextmanager
def stranger(folder: Path) -> Iterator[Stranger]:
    pem = _certificate(folder)
    served = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    served.load_cert_chain(pem)
    server = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    server.daemon_threads = True
    server.socket = served.wrap_socket(server.socket, server_side=True)
    one = Stranger(server.server_port, ssl.create_default_context(cafile=str(pem)))
    server.RequestHandlerClass = _handler(one)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield one
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _handler(one: Stranger) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            one.received.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            status, headers = one.says(self.path)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            return

    return Handler


def _certificate(folder: Path) -> Path:
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([])
    now = datetime.now(UTC)
    names = [x509.DNSName(NAME), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    found = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=True)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    path = folder / "stranger.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(found.public_bytes(Encoding.PEM) + private)
    return path
