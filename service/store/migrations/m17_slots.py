"""Where the games of each slot lie, if not here. And slots that have left this database, of which nothing is written
here any more: `whole` once that holds of letters, too.
"""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.run(
        "CREATE TABLE slots (slot INTEGER PRIMARY KEY, shard INTEGER NOT NULL)",
        "CREATE TABLE slots_away (slot INTEGER PRIMARY KEY, whole INTEGER NOT NULL)",
    )
