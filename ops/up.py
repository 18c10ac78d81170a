"""The whole service in one process: SQLite in a data folder, the workers as threads, no server to install.

Killed at any moment, it goes on at the next start: what was taken in lies in the intake.
"""

from __future__ import annotations

import argparse
import fcntl
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NoReturn

from waitress.server import create_server

from ops import mailing
from ops.settings import Settings
from ops.starting import make_folder, open_store, read_settings
from service.app import create_app
from workers.app import embedded

# bytes of a request. The application has its own limits, and a provider understands its answers only; so the server
# refuses nothing that a provider may bring
BIGGEST = 128 * 1024 * 1024


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn up", description=__doc__.partition("\n")[0])
    parser.add_argument("--data", help="folder of the database, instead of POSTHORN_DATA")
    parser.add_argument("--port", help="port to listen on, instead of POSTHORN_PORT; 0 for any free one")
    given = parser.parse_args(arguments)
    settings = read_settings(data=given.data, port=given.port)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, leave)
    make_folder(settings.data)
    try:
        with alone_in(settings.data), listening(settings) as sock:
            serve(settings, sock)
    except Taken as taken:
        print(taken, file=sys.stderr)
        return 1
    return 0


class Taken(Exception):
    pass


def serve(settings: Settings, sock: socket.socket) -> None:
    store = open_store(settings)
    store.intake.release_all()
    port = sock.getsockname()[1]
    url = settings.url or f"http://{settings.host}:{port}"
    house = mailing.house(settings, store, url)
    house.release_all()
    app = create_app(store, url, behind_proxy=settings.proxy, mail=house)
    server = create_server(
        app, sockets=[sock], threads=settings.threads, max_request_body_size=BIGGEST, ident="posthorn",
        clear_untrusted_proxy_headers=not settings.proxy,  # else all the world would have the address of the proxy
    )  # fmt: skip
    quieten()
    with embedded(store, mail=lambda _: house), mailing.listening(settings, house) as heard:
        for line in (f"Posthorn is up: {url}", f"API: {url}/api/v1/", f"Data: {settings.data}", heard):
            print(line, flush=True)
        if settings.mail_relay is None:
            print(f"Letters: {url}/outbox", flush=True)
        server.run()
    house.close()
    store.close()


def quieten() -> None:
    """At the level `info` every wake-up would be a line, and at `warning` every request that waits for a thread."""
    if logging.getLogger().level > logging.DEBUG:
        for name, level in (("celery", logging.WARNING), ("kombu", logging.ERROR), ("waitress.queue", logging.ERROR)):
            logging.getLogger(name).setLevel(level)


def leave(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(0)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """One process a data folder; the lock goes with the process, however it ends."""
    with (folder / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Taken(
                f"Another Posthorn runs in {folder}: stop it, or set POSTHORN_DATA to another folder."
            ) from None
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
            raise Taken(f"Cannot listen on {where} ({error.strerror}): set POSTHORN_PORT to a free port.") from None
        sock.listen(512)
        yield sock
