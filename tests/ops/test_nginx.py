"""ops/deploy/nginx.conf as it stands there, but for names, ports and folders; needs nginx."""

from __future__ import annotations

import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ops.server.mail_setup import free_port
from tests.harness.running import ROOT, end_with_caller, wait_for_port

NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
pytestmark = pytest.mark.skipif(not Path(NGINX).exists(), reason="nginx is not installed")
HEAD = b"Host: play.example\r\nX-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Host: evil.example\r\n"


def configuration(folder: Path, port: int, behind: int) -> str:
    text = (ROOT / "ops/deploy/nginx.conf").read_text(encoding="utf-8")
    for said, here in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port}"), ("127.0.0.1:8000", f"127.0.0.1:{behind}"),
        ("    ssl_certificate /etc/ssl/play.example.pem;\n", ""),
        ("    ssl_certificate_key /etc/ssl/play.example.key;\n", ""),
        ("client_body_timeout 20s", "client_body_timeout 1s"),
    ):  # fmt: skip
        assert said in text
        text = text.replace(said, here)
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return f"daemon off;\npid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{text}}}\n"


@pytest.fixture
def behind() -> Iterator[tuple[socket.socket, list[bytes]]]:
    """What stands behind nginx, and what came to it."""
    came: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            while True:
                try:
                    line, _ = server.accept()
                except OSError:
                    return
                came.append(line.recv(65536))
                line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok")
                line.close()

        threading.Thread(target=serve, daemon=True).start()
        yield server, came


def test_nginx_keeps_slow_bodies_and_forged_headers_to_itself(
    tmp_path: Path, behind: tuple[socket.socket, list[bytes]]
) -> None:
    server, came = behind
    port, file = free_port("127.0.0.1"), tmp_path / "nginx.conf"
    file.write_text(configuration(tmp_path, port, server.getsockname()[1]))
    process = subprocess.Popen(
        [NGINX, "-e", "stderr", "-p", str(tmp_path), "-c", str(file)], preexec_fn=end_with_caller
    )
    try:
        wait_for_port(port)
        with socket.create_connection(("127.0.0.1", port), 30) as line:
            line.sendall(b"POST /join HTTP/1.1\r\n" + HEAD + b"Content-Length: 9\r\n\r\nx")
            with pytest.raises(ConnectionResetError):  # it is hung up on
                line.recv(1)
        assert came == []
        with socket.create_connection(("127.0.0.1", port), 30) as line:
            line.sendall(b"POST /join HTTP/1.1\r\n" + HEAD + b"Content-Length: 3\r\n\r\nabc")
            answer = line.recv(1000)
            assert b" 200 " in answer and b"\r\nStrict-Transport-Security: max-age=" in answer
        assert b"X-Forwarded-For: 127.0.0.1\r\n" in came[0] and b"X-Forwarded-Host: play.example\r\n" in came[0]
        assert b"203.0.113.9" not in came[0] and b"evil" not in came[0] and came[0].endswith(b"\r\n\r\nabc")
    finally:
        process.terminate()
        process.wait(30)
