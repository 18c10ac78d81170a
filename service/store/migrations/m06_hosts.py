"""Accounts that may open more games and invite more people than others."""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.run("CREATE TABLE hosts (player TEXT PRIMARY KEY, a_day INTEGER NOT NULL)")
