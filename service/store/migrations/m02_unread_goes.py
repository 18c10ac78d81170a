"""No letter is looked up by its Message-ID."""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.run("DROP INDEX letters_message")
