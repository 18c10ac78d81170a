"""Games that were closed long ago are kept packed, one row a game, with the number that it has in lists: those of the
log are numbered in the order of their opening. Which may be next is found by an index that holds nothing else.
"""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    # of SQLite the number of a row is in each index, behind what it says
    order = "notification_id" if schema.kind == "postgresql" else "topic"
    schema.run(
        "CREATE TABLE archive (seq {serial}, game TEXT NOT NULL UNIQUE, number BIGINT NOT NULL,"
        " head BIGINT NOT NULL, moved TEXT NOT NULL, events {bytes} NOT NULL)",
        f"CREATE INDEX stored_events_closed ON stored_events ({order}) WHERE topic = 'game.closed'",
    )
    schema.add_columns("followers", {"numbered": "BIGINT NOT NULL DEFAULT 0"})
    schema.run(
        "UPDATE followers SET numbered = (SELECT coalesce(max(number), 0) FROM tables) WHERE name LIKE 'boards%'"
    )
