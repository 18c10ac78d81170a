"""Players who have left for ever are forgotten; the words of a host lie beside the log, so that they can be, too."""

from __future__ import annotations

from service.store.migrations.schema import Schema

_BLOCK = 1 << 20


def up(schema: Schema) -> None:
    # due: when to look again for what was on its way then
    schema.run("CREATE TABLE forgotten (player TEXT PRIMARY KEY, at TEXT NOT NULL, due TEXT NOT NULL)")
    schema.add_columns("terms", {"greeting": "TEXT NOT NULL DEFAULT ''"})
    if schema.kind == "sqlite":
        _overwrite_free_pages(schema)


def _overwrite_free_pages(schema: Schema) -> None:
    """What was deleted before deleted bytes were overwritten. VACUUM would give the events other numbers."""
    free, size = (next(iter(schema.rows(f"PRAGMA {name}")[0].values())) for name in ("freelist_count", "page_size"))
    schema.run("CREATE TABLE zeros (bytes BLOB)")
    schema.many("INSERT INTO zeros VALUES (zeroblob(?))", [(_BLOCK,)] * -(-free * size // _BLOCK))
    schema.run("DROP TABLE zeros")
