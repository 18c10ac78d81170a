"""What the process of `posthorn up` does: the web server in the main thread, workers and the listener in others."""

from __future__ import annotations

import logging
import os
import socket
import threading
import webbrowser

from ops.server import mail_setup, metrics
from ops.server.channels import web_server
from ops.server.settings import Settings
from ops.server.starting import working_store
from service.app import create_app
from service.web.mail_access import stays_here
from workers.clock import look_back
from workers.retention import Kept
from workers.tasks import embedded


def serve(settings: Settings, sock: socket.socket, key: str, browse: bool = False) -> None:
    """`key`: by which the operator is known. `browse`: open the pages in their browser."""
    store = working_store(settings)
    store.intake.release_all()
    look_back(store)
    port = sock.getsockname()[1]
    url = settings.url or f"http://{settings.host}:{port}"
    mail_service = mail_setup.make_mail_service(settings, store, url)
    mail_service.release_all()
    app = create_app(
        store, url, behind_proxy=settings.proxy, mail=mail_service, threads=settings.threads, key=key,
        operators=settings.operators or "", contact=settings.contact or "", sessions_kept=settings.sessions_kept,
    )  # fmt: skip
    server = web_server(app, sock, settings.threads, settings.proxy)
    quieten()
    kept = Kept(games=settings.games_kept, verdicts=settings.verdicts_kept)
    with (
        embedded(store, mail=lambda _: mail_service, kept=kept),
        mail_setup.listening(settings, mail_service) as heard,
        metrics.served(store, settings.metrics_host, settings.metrics_port) as measured,
    ):
        door = f"{url}/here/{key}" if stays_here(settings.mail_relay is not None, url, settings.proxy) else ""
        opened = [f"Open: {door}"] if door else []
        for line in (
            f"Posthorn is up: {url}",
            *opened,
            f"API: {url}/api/v1/",
            f"Data: {settings.data}",
            heard,
            *filter(None, [measured]),
        ):
            print(line, flush=True)
        if not door and settings.mail_relay is None:
            print("Letters: nobody gets them; set POSTHORN_MAIL_RELAY (the outbox is for 127.0.0.1).", flush=True)
        if browse:
            open_browser(door or url)
        server.run()
    mail_service.close()
    store.close()


def open_browser(address: str) -> None:
    """In a window of its own; a browser that would take the terminal is left alone unless BROWSER names it."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is webbrowser.GenericBrowser and not os.environ.get("BROWSER"):
        return
    threading.Thread(target=browser.open, args=[address], name="posthorn-browser", daemon=True).start()


def is_at_terminal() -> bool:
    return os.isatty(0) and os.isatty(1) and not os.environ.get("CI")


def quieten() -> None:
    """At the level `info` every wake-up would be a line, and at `warning` every request that waits for a thread."""
    if logging.getLogger().level > logging.DEBUG:
        for name, level in (("celery", logging.WARNING), ("kombu", logging.ERROR), ("waitress.queue", logging.ERROR)):
            logging.getLogger(name).setLevel(level)
