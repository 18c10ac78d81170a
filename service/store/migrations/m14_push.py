"""Devices that are told of letters by a push, and what is on its way to them."""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.run(
        # endpoint: where its maker takes pushes; public, auth: keys of the device; session: of the browser it is
        """CREATE TABLE devices (id {serial}, player TEXT NOT NULL, endpoint TEXT NOT NULL UNIQUE, public TEXT NOT NULL,
        auth TEXT NOT NULL, session TEXT NOT NULL, name TEXT NOT NULL, made TEXT NOT NULL, used TEXT NOT NULL)""",
        "CREATE INDEX devices_of_player ON devices (player)",
        "CREATE INDEX devices_of_session ON devices (session)",
        # letter: the row of the letter queue, 0 for a trial; device: its name stays when it is gone
        """CREATE TABLE pushes (id {serial}, key TEXT NOT NULL UNIQUE, letter BIGINT NOT NULL, device BIGINT NOT NULL,
        name TEXT NOT NULL, player TEXT NOT NULL, game TEXT NOT NULL, body TEXT NOT NULL, made TEXT NOT NULL,
        status TEXT NOT NULL, reason TEXT NOT NULL, lease {real} NOT NULL, tries INTEGER NOT NULL)""",
        "CREATE INDEX pushes_to_send ON pushes (id) WHERE status = 'ready'",
        "CREATE INDEX pushes_of_letter ON pushes (letter)",
        "CREATE INDEX pushes_of_player ON pushes (player, made)",
    )
