"""Bytes of mails and letters are kept packed; those that are there stay as they are."""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    for table in ("mails", "letters"):
        schema.add_columns(table, {"packed": "INTEGER NOT NULL DEFAULT 0"})
