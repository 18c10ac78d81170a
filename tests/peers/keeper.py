"""Postfix and Dovecot on free ports of this machine, gone afterwards.

A keeper process owns them and reads its standard input. Tests that are killed with -9 leave nothing behind: the pipe
closes, the keeper stops both and removes their folder.
"""

from __future__ import annotations

import contextlib
import json
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from ops.server.mail_setup import free_port
from tests.harness.running import ROOT
from tests.peers.dovecot import Dovecot
from tests.peers.postfix import Postfix
from tests.peers.programs import path_of

PATIENCE = 40.0
HOST = "127.0.0.1"


class Peers:
    """Both servers, seen by the tests. `world` and `signed_in` are ports of Postfix, `imap` of Dovecot; `answers` is
    where Postfix hands mail for the play domain to."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.peers.keeper"]
        self._keeper = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True
        )
        assert self._keeper.stdout is not None
        told = json.loads(self._keeper.stdout.readline() or "{}")
        if not told:
            self.stop()
            raise RuntimeError("Postfix or Dovecot did not start: see above.")
        self.folder = Path(told["folder"])
        self.world, self.signed_in = told["world"], told["signed_in"]
        self.imap, self.answers = told["imap"], told["answers"]

    def log(self) -> str:
        """What Postfix did."""
        return (self.folder / "postfix" / "log").read_text(encoding="utf-8", errors="replace")

    def flush(self) -> None:
        """Try again what is queued, as Postfix does by itself a little later."""
        self._run("postqueue", "-f")

    def queued(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._run("postqueue", "-j").splitlines()]

    def forget_queue(self) -> None:
        self._run("postsuper", "-d", "ALL")

    def postfix(self, word: str) -> None:
        """start or stop"""
        self._run("postfix", word)

    def _run(self, program: str, *arguments: str) -> str:
        command = [path_of(program), "-c", str(self.folder / "postfix" / "etc"), *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def stop(self) -> None:
        assert self._keeper.stdin is not None and self._keeper.stdout is not None
        self._keeper.stdin.close()
        self._keeper.wait(PATIENCE)
        self._keeper.stdout.close()


def main() -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    folder = Path(tempfile.mkdtemp(prefix="posthorn-peers-", dir="/tmp"))  # sockets want a short path
    try:
        folder.chmod(0o755)
        ports = {name: free_port(HOST) for name in ("world", "signed_in", "imap", "answers")}
        dovecot = Dovecot(folder / "dovecot", ports["imap"])
        postfix = Postfix(folder / "postfix", ports, dovecot.auth, dovecot.lmtp)
        with contextlib.ExitStack() as stopping:
            for server in (dovecot, postfix):
                stopping.callback(server.stop)
                server.start()
            for name in ("imap", "world", "signed_in"):
                if not answers(ports[name]):
                    print(f"The port {name} does not answer.", *map(last_words, folder.glob("*/log")), file=sys.stderr)
                    return 1
            print(json.dumps({"folder": str(folder), **ports}), flush=True)
            sys.stdin.read()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def answers(port: int) -> bool:
    """Whether a server says its first word there, sooner or later."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection((HOST, port), 2) as line:
            if line.recv(1):
                return True
        time.sleep(0.05)
    return False


def last_words(log: Path) -> str:
    return f"\n{log}:\n{log.read_text(encoding='utf-8', errors='replace')[-3000:]}"


if __name__ == "__main__":
    sys.exit(main())
