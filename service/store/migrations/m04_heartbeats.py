"""When the clock last looked, and the time in which it did not, which is given back to every game. And the secret
addresses of calendar feeds, of which a hash is kept.
"""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.run(
        "CREATE TABLE heartbeats (name TEXT PRIMARY KEY, at TEXT NOT NULL)",
        # `given`: the last game that the gift was handed to, in the order of their ids; `done` once all have it
        "CREATE TABLE outages (since TEXT PRIMARY KEY, until TEXT NOT NULL, given TEXT NOT NULL,"
        " done INTEGER NOT NULL)",
        "CREATE TABLE feeds (hash TEXT PRIMARY KEY, player TEXT NOT NULL UNIQUE, made TEXT NOT NULL)",
    )
