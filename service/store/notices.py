"""Wake-ups between processes by PostgreSQL alone, where there is no Redis.

A notice is a transaction of its own, sent after the commit that it tells of: within that it would hold a lock of the
whole database until the disk has written.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from service.store.database import Database
from service.store.postgres import LINE

CHANNEL = "posthorn"
AGAIN = 1.0  # seconds before a new try to listen, and between two looks whether the process leaves


def send(db: Database, what: str) -> None:
    with db.single(lazy=True) as session:
        session.run("SELECT pg_notify(?, ?)", CHANNEL, what)


def heard(url: str, is_over: threading.Event) -> Iterator[str]:
    """What this process is woken for, till it leaves; an empty one each time it has not listened for a while."""
    address: Any = {**LINE, **conninfo_to_dict(url)}
    while not is_over.is_set():
        try:
            with psycopg.connect(**address, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                yield ""
                while not is_over.is_set():
                    for notice in connection.notifies(timeout=AGAIN):
                        yield notice.payload
        except psycopg.OperationalError:
            is_over.wait(AGAIN)
