"""Programs of players that are told of happenings by requests, and what is on its way to them."""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.run(
        # scope: mine or hosted; kinds: of which happenings, all if empty; failures: given up one after the other
        """CREATE TABLE hooks (id {serial}, player TEXT NOT NULL, scope TEXT NOT NULL, url TEXT NOT NULL,
        shape TEXT NOT NULL, secret TEXT NOT NULL, kinds TEXT NOT NULL, name TEXT NOT NULL, made TEXT NOT NULL,
        used TEXT NOT NULL, failures INTEGER NOT NULL, ended TEXT NOT NULL, reason TEXT NOT NULL)""",
        "CREATE INDEX hooks_of_player ON hooks (player)",
        # letter: the row of the letter queue, 0 for a trial; name: of the hook, which stays when it is gone
        """CREATE TABLE hook_calls (id {serial}, key TEXT NOT NULL UNIQUE, letter BIGINT NOT NULL, hook BIGINT NOT NULL,
        name TEXT NOT NULL, player TEXT NOT NULL, game TEXT NOT NULL, body TEXT NOT NULL, made TEXT NOT NULL,
        status TEXT NOT NULL, reason TEXT NOT NULL, lease {real} NOT NULL, tries INTEGER NOT NULL)""",
        "CREATE INDEX hook_calls_to_send ON hook_calls (id) WHERE status = 'ready'",
        "CREATE INDEX hook_calls_of_letter ON hook_calls (letter)",
        "CREATE INDEX hook_calls_of_player ON hook_calls (player, made)",
    )
