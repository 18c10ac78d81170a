"""Names as they are searched for: without regard to capital letters, in the order of their bytes."""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    by_bytes = ' COLLATE "C"' if schema.kind == "postgresql" else ""
    schema.add_columns("players", {"folded": f"TEXT{by_bytes} NOT NULL DEFAULT ''"})
    names = schema.rows("SELECT id, name FROM players")
    schema.many("UPDATE players SET folded = ? WHERE id = ?", [(each["name"].casefold(), each["id"]) for each in names])
    schema.run("CREATE INDEX players_by_name ON players (folded, id)")
