"""What became of each number of the pool: whether a guest opened the game that took it, and when that was forgotten."""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.add_columns("seed_pool", {"guest": "INTEGER NOT NULL DEFAULT 0", "forgotten": "TEXT"})
    schema.run(
        "UPDATE seed_pool SET guest = 1 WHERE game IN"
        " (SELECT tables.game FROM tables JOIN visitors ON visitors.player = tables.opener)",
        # none but games of guests were ever forgotten; when is not known any more
        "UPDATE seed_pool SET guest = 1, forgotten = taken WHERE game IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM stored_events WHERE stored_events.originator_id = seed_pool.game)",
    )
