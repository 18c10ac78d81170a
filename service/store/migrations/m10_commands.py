"""What is said is kept as it was read, beside its text; what came in before has the text alone."""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.add_columns("intake", {"commands": "TEXT"})
