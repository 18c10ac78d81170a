"""Posthorn between the peers: Postfix brings mail by LMTP, and takes letters over a signed-in, encrypted line."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from ops.server.mail_setup import free_port
from service.store import Store
from service.store.mails import bytes_of
from tests.harness.running import ROOT, Service, end_with_caller, environment, up
from tests.ops.test_procfile import started
from tests.peers.dovecot import PASSWORD
from tests.peers.keeper import HOST, Peers
from tests.peers.postfix import NAME, PEOPLE, PLAY

PATIENCE = 90.0


class Posthorn:
    """`posthorn up` or, with PostgreSQL and Redis, the processes of the Procfile; beside them `posthorn mail listen`.

    Everything can be stopped and started again."""

    def __init__(self, peers: Peers, folder: Path, postgres: str = "", redis: str = "") -> None:
        self.folder, self.database = folder, postgres or f"sqlite:///{folder / 'data' / 'posthorn.db'}"
        self.data, self.answers, self.smtp = folder / "data", peers.answers, free_port(HOST)
        user = quote(f"posthorn@{PEOPLE}", safe="")
        port = free_port(HOST)
        self.settings = {
            "POSTHORN_PORT": str(port),
            "POSTHORN_URL": f"http://{HOST}:{port}",
            "POSTHORN_MAIL_PORT": str(self.smtp),
            "POSTHORN_MAIL_DOMAIN": PLAY,
            "POSTHORN_MAIL_RELAY": f"smtp+starttls://{user}:{PASSWORD}@localhost:{peers.signed_in}",
            "POSTHORN_MAIL_TRUSTED": NAME,
            "POSTHORN_MAIL_HOLD": "0",
            "POSTHORN_MAIL_KEYS": "1:" + "5a" * 16,
            "POSTHORN_POSTGRES": postgres,
            "POSTHORN_REDIS": redis,
            "POSTHORN_LOG": "warning",
            "SSL_CERT_FILE": str(peers.folder / "postfix" / "etc" / "cert.pem"),
        }
        self.production = bool(postgres)
        self._running = ExitStack()
        self.service: Service | None = None

    def start(self) -> None:
        given = environment(self.data, **self.settings)
        running = started(given, self.folder / "up.log") if self.production else up(self.data, **self.settings)
        self.service = self._running.enter_context(running)
        self._running.enter_context(self._listening())

    def stop(self) -> None:
        self._running.close()
        self.service = None

    @contextmanager
    def _listening(self) -> Iterator[None]:
        command = [sys.executable, "-m", "ops.cli.main", "mail", "listen", "--lmtp", "--port", str(self.answers)]
        process = subprocess.Popen(
            command, env=environment(self.data, **self.settings), cwd=ROOT, stdout=subprocess.PIPE, text=True,
            preexec_fn=end_with_caller,
        )  # fmt: skip
        with process:
            try:
                assert process.stdout is not None and process.stdout.readline().startswith("LMTP on ")
                yield
            finally:
                process.terminate()

    def add(self, name: str) -> str:
        """The key of a new player, who reads at the address of that name."""
        return self._command("player", "add", name.title(), "--mail", f"{name}@{PEOPLE}")

    def key_of(self, name: str) -> str:
        """A further key of somebody who plays already."""
        (player,) = [line.split()[0] for line in self._command("player", "list").splitlines() if f"  {name}  " in line]
        return self._command("player", "key", player)

    def _command(self, *arguments: str) -> str:
        command, given = [sys.executable, "-m", "ops.cli.main", *arguments], environment(self.data, **self.settings)
        return subprocess.run(command, env=given, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()

    def ask(self, method: str, path: str, key: str, body: Any = None) -> Any:
        assert self.service is not None
        status, answer = self.service.request(method, f"/api/v1{path}", key, body, Prefer="wait=10")
        assert status < 300, answer
        return answer

    def log(self) -> str:
        file = self.folder / "up.log"
        return file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""

    def until(self, sql: str, *values: object) -> list[dict[str, Any]]:
        """The rows, once there are some."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := self.rows(sql, *values):
                return found
            time.sleep(0.2)
        raise AssertionError(f"nothing came of {sql} {values}")

    def bytes_of(self, mail: str) -> bytes:
        with closing(Store(self.database)) as store, store.db.read() as session:
            return bytes_of(session, mail) or b""

    def rows(self, sql: str, *values: object) -> list[dict[str, Any]]:
        with closing(Store(self.database)) as store, store.db.read() as session:
            return [dict(row) for row in session.all(sql, *values)]
