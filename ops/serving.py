"""What the process of `posthorn up` does: the web server in the main thread, workers and the listener in others."""

from __future__ import annotations

import logging
import socket

from waitress.server import create_server

from ops import mailing
from ops.settings import Settings
from ops.starting import open_store
from service.app import create_app
from workers.app import embedded

# bytes of a request. The application has its own limits, and a provider understands its answers only; so the server
# refuses nothing that a provider may bring
BIGGEST = 128 * 1024 * 1024


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
