"""The whole service on one machine: SQLite in a data folder, the workers as threads, no server to install.

Killed at any moment, it goes on at the next start: what was taken in lies in the intake. The process that was started
keeps another one running, which does all the work.
"""

from __future__ import annotations

import argparse
import fcntl
import mmap
import secrets
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from ops.server.keeping import keep
from ops.server.settings import Settings
from ops.server.starting import make_file, make_folder, read_settings

PATIENCE = 2.0  # seconds for the child of a keeper that was killed to end


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn up", description=__doc__.partition("\n")[0])
    parser.add_argument("--data", help="folder of the database, instead of POSTHORN_DATA")
    parser.add_argument("--port", help="port to listen on, instead of POSTHORN_PORT; 0 for any free one")
    parser.add_argument("--no-browser", action="store_true", help="do not open the pages in a browser")
    given = parser.parse_args(arguments)
    settings = read_settings(data=given.data, port=given.port)
    make_folder(settings.data)
    try:
        with alone_in(settings.data), listening(settings) as sock:
            return keep(partial(work, settings, sock, secrets.token_urlsafe(24), mmap.mmap(-1, 1), given.no_browser))
    except PortTaken as taken:
        print(taken, file=sys.stderr)
        return 1


def work(settings: Settings, sock: socket.socket, key: str, started: mmap.mmap, no_browser: bool) -> None:
    """`started`: a byte that all children share, so that only the first one opens a browser."""
    from ops.server.serving import is_at_terminal, serve  # loaded in the child only: the keeper stays small

    is_first, started[0] = not started[0], 1
    serve(settings, sock, key, browse=is_first and not no_browser and is_at_terminal())


class PortTaken(Exception):
    pass


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """One service a data folder; the lock goes with its processes, however they end."""
    make_file(folder / "lock")
    with (folder / "lock").open("w") as file:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() > end:
                    raise PortTaken(
                        f"Another Posthorn runs in {folder}: stop it, or set POSTHORN_DATA to another folder."
                    ) from None
                time.sleep(0.05)
        yield


@contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((settings.host, settings.port))
        except OSError as error:
            where = f"{settings.host}:{settings.port}"
            raise PortTaken(f"Cannot listen on {where} ({error.strerror}): set POSTHORN_PORT to a free port.") from None
        sock.listen(512)
        yield sock
