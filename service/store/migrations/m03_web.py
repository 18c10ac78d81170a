"""What pages need: sessions, attempts to sign in, visitors without an address, who may sit at a table."""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.run(
        # hash: of the secret that the browser holds
        """CREATE TABLE sessions (hash TEXT PRIMARY KEY, player TEXT NOT NULL, made TEXT NOT NULL,
        used TEXT NOT NULL, ends TEXT NOT NULL, browser TEXT NOT NULL)""",
        "CREATE INDEX sessions_of_player ON sessions (player, used)",
        "CREATE INDEX sessions_ends ON sessions (ends)",
        # afterwards: what is done once the address is confirmed
        """CREATE TABLE sign_ins (attempt TEXT PRIMARY KEY, address TEXT NOT NULL, afterwards TEXT NOT NULL,
        made TEXT NOT NULL, tries INTEGER NOT NULL, done TEXT)""",
        "CREATE INDEX sign_ins_made ON sign_ins (made)",
        # players who have given no address; form: hash of the word of the form that made them
        "CREATE TABLE visitors (player TEXT PRIMARY KEY, made TEXT NOT NULL, form TEXT NOT NULL UNIQUE)",
        "CREATE INDEX visitors_made ON visitors (made)",
        # word: of the link by which people come to a table
        """CREATE TABLE terms (game TEXT PRIMARY KEY, public INTEGER NOT NULL, word TEXT NOT NULL UNIQUE,
        conditions TEXT NOT NULL)""",
    )
    schema.add_columns("keys", {"name": "TEXT NOT NULL DEFAULT ''"})
    schema.run("CREATE INDEX keys_of_player ON keys (player)")
