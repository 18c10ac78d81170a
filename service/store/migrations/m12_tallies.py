"""What all processes count for the operator: errors of the database, leases that were lost."""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.run("CREATE TABLE tallies (name TEXT PRIMARY KEY, n BIGINT NOT NULL)")
