"""What the process of `posthorn up` does: the web server in the main thread, workers and the listener in others."""

from __future__ import annotations

import logging
import socket

from ops.server import mail_setup
from ops.server.channels import web_server
from ops.server.settings import Settings
from ops.server.starting import open_store
from service.app import create_app
from service.web.local import stays_here
from workers.clock import look_back
from workers.tasks import embedded


def serve(settings: Settings, sock: socket.socket) -> None:
    store = open_store(settings)
    store.intake.release_all()
    look_back(store)
    port = sock.getsockname()[1]
    url = settings.url or f"http://{settings.host}:{port}"
    mail_service = mail_setup.make_mail_service(settings, store, url)
    mail_service.release_all()
    app = create_app(store, url, behind_proxy=settings.proxy, mail=mail_service, threads=settings.threads)
    server = web_server(app, sock, settings.threads, settings.proxy)
    quieten()
    with embedded(store, mail=lambda _: mail_service), mail_setup.listening(settings, mail_service) as heard:
        for line in (f"Posthorn is up: {url}", f"API: {url}/api/v1/", f"Data: {settings.data}", heard):
            print(line, flush=True)
        if stays_here(settings.mail_relay is not None, url, settings.proxy):
            print(f"Letters: {url}/outbox", flush=True)
        elif settings.mail_relay is None:
            print("Letters: nobody gets them; set POSTHORN_MAIL_RELAY (/outbox is for 127.0.0.1 alone).", flush=True)
        server.run()
    mail_service.close()
    store.close()


def quieten() -> None:
    """At the level `info` every wake-up would be a line, and at `warning` every request that waits for a thread."""
    if logging.getLogger().level > logging.DEBUG:
        for name, level in (("celery", logging.WARNING), ("kombu", logging.ERROR), ("waitress.queue", logging.ERROR)):
            logging.getLogger(name).setLevel(level)
