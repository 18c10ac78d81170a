"""The processes of the Procfile: the web server asks for `web`, Celery for `worker`. They need PostgreSQL and Redis."""

from __future__ import annotations

import sys
from contextlib import closing
from typing import Any

from ops.server import mail_setup
from ops.server.receiving import Receiver
from ops.server.settings import Settings
from ops.server.starting import open_store, read_settings
from service.app import create_app
from service.store import Store
from workers.clock import look_back
from workers.tasks import make_celery


def web() -> Receiver:
    """Called in each web process, after the fork."""
    settings = production()
    store = open_store(settings)
    look_back(store)
    make_mail = mail_setup.factory(settings)
    make_celery(broker(settings), lambda: store, mail=make_mail).wake(store)
    house = make_mail(store) if make_mail else None
    app = create_app(store, settings.public_url, settings.proxy, house, settings.threads)
    return Receiver(app, settings.threads, settings.proxy)


def production() -> Settings:
    settings = read_settings()
    missing = [name for name in ("postgres", "redis") if getattr(settings, name) is None]
    if missing:
        wanted = " and ".join(f"POSTHORN_{name.upper()}" for name in missing)
        print(f"The processes of the Procfile share a database and a broker: set {wanted}.", file=sys.stderr)
        raise SystemExit(2)
    return settings


def broker(settings: Settings) -> str:
    assert settings.redis is not None, "production() has looked"
    return settings.redis


def __getattr__(name: str) -> Any:
    """`worker` is made when Celery asks for it, so that importing this module reads no settings."""
    if name != "worker":
        raise AttributeError(name)
    settings = production()
    with closing(open_store(settings)) as store:  # brings the tables up to date before there are children
        look_back(store)
    return make_celery(broker(settings), lambda: Store(settings.store), mail=mail_setup.factory(settings))
