"""The processes of the Procfile: the web server asks for `web`, Celery for `worker`. They need PostgreSQL,
and the worker Redis; without it PostgreSQL itself wakes those who work.
"""

from __future__ import annotations

import sys
from contextlib import closing
from typing import Any

from celery.signals import setup_logging, worker_process_init

from ops.server import mail_setup
from ops.server.keeping import end_with_parent
from ops.server.receiving import Receiver
from ops.server.settings import Settings
from ops.server.starting import here_of, read_settings, working_store
from service.app import create_app
from service.store import Store
from workers.clock import look_back
from workers.retention import Kept
from workers.tasks import make_celery, wake_by_database


@setup_logging.connect  # type: ignore[untyped-decorator]
def _leave_the_log(**_: Any) -> None:
    """It is set up by the settings; Celery would put its own in its place."""


@worker_process_init.connect  # type: ignore[untyped-decorator]
def _end_with_the_worker(**_: Any) -> None:
    end_with_parent()


def web() -> Receiver:
    """Called in each web process, after the fork."""
    settings = production("postgres")
    end_with_parent()
    store = working_store(settings)
    look_back(store)
    make_mail = mail_setup.factory(settings)
    if settings.redis:
        make_celery(settings.redis, lambda: store, mail=make_mail, parts=settings.game_queues).wake(store)
    else:
        wake_by_database(store)
    house = make_mail(store) if make_mail else None
    app = create_app(
        store,
        settings.public_url,
        settings.proxy,
        house,
        settings.threads,
        operators=settings.operators or "",
        contact=settings.contact or "",
        sessions_kept=settings.sessions_kept,
    )
    return Receiver(app, settings.threads, settings.proxy)


def production(*needed: str) -> Settings:
    settings = read_settings()
    missing = [name for name in needed if getattr(settings, name) is None]
    if missing:
        wanted = " and ".join(f"POSTHORN_{name.upper()}" for name in missing)
        print(
            f"The processes of the Procfile share a database, and the worker has a broker: set {wanted}.",
            file=sys.stderr,
        )
        raise SystemExit(2)
    return settings


def broker(settings: Settings) -> str:
    assert settings.redis is not None, "production() has looked"
    return settings.redis


def __getattr__(name: str) -> Any:
    """`worker` is made when Celery asks for it, so that importing this module reads no settings."""
    if name != "worker":
        raise AttributeError(name)
    settings = production("postgres", "redis")
    with closing(
        working_store(settings, works=True)
    ) as store:  # brings the tables up to date before there are children
        look_back(store)
    mail, parts = mail_setup.factory(settings), settings.game_queues
    shards, here = settings.shards or (), here_of(settings)
    return make_celery(
        broker(settings),
        lambda: Store(settings.store, shards=shards, here=here),
        mail=mail,
        parts=parts,
        shard=here or 0,
        kept=Kept(games=settings.games_kept, verdicts=settings.verdicts_kept),
    )
