"""The tables as they were before migrations were numbered. A database of that time may be of any age: what it has
stays, what it lacks is added.
"""

from __future__ import annotations

import base64
import re

from service.store.migrations.schema import Schema

_EVENTS = {
    "sqlite": """CREATE TABLE IF NOT EXISTS stored_events (
    originator_id TEXT, originator_version INTEGER, topic TEXT, state BLOB,
    PRIMARY KEY (originator_id, originator_version))""",
    "postgresql": """CREATE TABLE IF NOT EXISTS stored_events (
    originator_id text NOT NULL, originator_version bigint NOT NULL, topic text, state bytea,
    notification_id bigserial, PRIMARY KEY (originator_id, originator_version))
    WITH (autovacuum_enabled = true, autovacuum_vacuum_threshold = 100000000, autovacuum_vacuum_scale_factor = 0.5,
    autovacuum_analyze_threshold = 1000, autovacuum_analyze_scale_factor = 0.01)""",
}

_TABLES = (
    """CREATE TABLE IF NOT EXISTS intake (seq {serial}, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL,
    channel TEXT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL, seat INTEGER, body TEXT NOT NULL,
    expected INTEGER, point INTEGER, evidence TEXT NOT NULL, arrived TEXT NOT NULL, status TEXT NOT NULL,
    lease {real} NOT NULL, tries INTEGER NOT NULL, version INTEGER, verdict TEXT, decided TEXT, error TEXT)""",
    "CREATE TABLE IF NOT EXISTS seeds (game TEXT PRIMARY KEY, seed {bytes} NOT NULL)",
    """CREATE TABLE IF NOT EXISTS seed_pool (number BIGINT PRIMARY KEY, seed {bytes} NOT NULL,
    commitment TEXT NOT NULL, link TEXT NOT NULL, made TEXT NOT NULL, game TEXT UNIQUE, taken TEXT, void TEXT)""",
    """CREATE TABLE IF NOT EXISTS players (id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL,
    zone TEXT NOT NULL, joined TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS addresses (address TEXT PRIMARY KEY, player TEXT NOT NULL,
    confirmed INTEGER NOT NULL)""",
    "CREATE TABLE IF NOT EXISTS keys (hash TEXT PRIMARY KEY, player TEXT NOT NULL, made TEXT NOT NULL, revoked TEXT)",
    """CREATE TABLE IF NOT EXISTS counts (about TEXT NOT NULL, span TEXT NOT NULL, n BIGINT NOT NULL,
    PRIMARY KEY (about, span))""",
    "CREATE TABLE IF NOT EXISTS beacons_awaited (game TEXT PRIMARY KEY, chain TEXT NOT NULL, round BIGINT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS boards (game TEXT NOT NULL, seat INTEGER NOT NULL, version INTEGER NOT NULL,
    view TEXT NOT NULL, PRIMARY KEY (game, seat))""",
    """CREATE TABLE IF NOT EXISTS tables (game TEXT PRIMARY KEY, number INTEGER NOT NULL, title TEXT NOT NULL,
    phase TEXT NOT NULL, closed TEXT NOT NULL, version INTEGER NOT NULL, opened TEXT NOT NULL, moved TEXT NOT NULL,
    opener TEXT NOT NULL, seats INTEGER NOT NULL, free INTEGER NOT NULL, pace INTEGER NOT NULL, head TEXT NOT NULL,
    result TEXT)""",
    """CREATE TABLE IF NOT EXISTS places (game TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL,
    bot TEXT NOT NULL, seated INTEGER NOT NULL, asked INTEGER NOT NULL, point INTEGER NOT NULL, asked_since TEXT,
    deadline TEXT, prompt TEXT, place INTEGER, score INTEGER, PRIMARY KEY (game, seat))""",
    """CREATE TABLE IF NOT EXISTS timeline (game TEXT NOT NULL, version INTEGER NOT NULL, at TEXT NOT NULL,
    kind TEXT NOT NULL, seat INTEGER, said TEXT NOT NULL, undone INTEGER NOT NULL, told TEXT NOT NULL,
    PRIMARY KEY (game, version))""",
    """CREATE TABLE IF NOT EXISTS mailbag (id {serial}, key TEXT NOT NULL UNIQUE, kind TEXT NOT NULL,
    player TEXT NOT NULL, address TEXT NOT NULL, game TEXT NOT NULL, seat INTEGER, version INTEGER NOT NULL,
    about TEXT NOT NULL, made TEXT NOT NULL, due TEXT NOT NULL, status TEXT NOT NULL, reason TEXT NOT NULL,
    letter TEXT NOT NULL, changed TEXT NOT NULL, lease {real} NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0)""",
    """CREATE TABLE IF NOT EXISTS followers (name TEXT PRIMARY KEY, position BIGINT NOT NULL,
    begun BIGINT NOT NULL DEFAULT -1, begun_at {real} NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0)""",
    """CREATE TABLE IF NOT EXISTS letters (id {serial}, token TEXT NOT NULL UNIQUE, grant_id BIGINT,
    key TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, player TEXT NOT NULL, address TEXT NOT NULL, game TEXT NOT NULL,
    seat INTEGER, version INTEGER NOT NULL, point INTEGER NOT NULL, subject TEXT NOT NULL, message_id TEXT NOT NULL,
    text TEXT NOT NULL, html_text TEXT NOT NULL, options TEXT NOT NULL, raw {bytes} NOT NULL, made TEXT NOT NULL,
    status TEXT NOT NULL, tries INTEGER NOT NULL, lease {real} NOT NULL, sent TEXT, error TEXT)""",
    """CREATE TABLE IF NOT EXISTS bounces (address TEXT PRIMARY KEY, score INTEGER NOT NULL, last TEXT NOT NULL,
    code TEXT NOT NULL)""",
    # one letter counts once, however often its report is delivered
    "CREATE TABLE IF NOT EXISTS bounced (token TEXT PRIMARY KEY, at TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS mails (seq {serial}, id TEXT NOT NULL UNIQUE, source TEXT NOT NULL,
    provider_id TEXT NOT NULL, mail_from TEXT NOT NULL, rcpt TEXT NOT NULL, auth TEXT NOT NULL,
    raw {bytes} NOT NULL, arrived TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'new',
    reason TEXT NOT NULL DEFAULT '', kind TEXT NOT NULL DEFAULT '', author TEXT NOT NULL DEFAULT '',
    grant_id BIGINT, row_id TEXT NOT NULL DEFAULT '', plan TEXT NOT NULL DEFAULT '',
    confirmed INTEGER NOT NULL DEFAULT 0, answered TEXT, failing INTEGER NOT NULL DEFAULT 0,
    lease {real} NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0)""",
    # numbers of calls that are good once, and for what
    "CREATE TABLE IF NOT EXISTS calls (id TEXT PRIMARY KEY, delivery TEXT NOT NULL, at TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS grants (id BIGINT PRIMARY KEY, purpose TEXT NOT NULL, player TEXT NOT NULL,
    game TEXT NOT NULL, seat INTEGER, point INTEGER, hold TEXT NOT NULL, made TEXT NOT NULL, expires TEXT NOT NULL,
    revoked TEXT)""",
    """CREATE TABLE IF NOT EXISTS invitations (key TEXT PRIMARY KEY, request TEXT NOT NULL, host TEXT NOT NULL,
    guest TEXT NOT NULL, at TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS declined (guest TEXT NOT NULL, host TEXT NOT NULL, game TEXT NOT NULL,
    at TEXT NOT NULL, PRIMARY KEY (guest, game))""",
    # what the host gave for each seat, an address or an id: until it is taken they see that, and nothing of its owner
    """CREATE TABLE IF NOT EXISTS guests (game TEXT NOT NULL, seat INTEGER NOT NULL, given TEXT NOT NULL,
    PRIMARY KEY (game, seat))""",
    """CREATE TABLE IF NOT EXISTS approved_files (title TEXT NOT NULL, name TEXT NOT NULL, option TEXT NOT NULL,
    text TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (title, name))""",
    """CREATE TABLE IF NOT EXISTS talk (seq {serial}, key TEXT NOT NULL UNIQUE, game TEXT NOT NULL, seat INTEGER,
    player TEXT NOT NULL, words TEXT NOT NULL, private INTEGER NOT NULL, at TEXT NOT NULL)""",
)
_INDEXES = (
    "CREATE INDEX IF NOT EXISTS intake_parked ON intake (seq) WHERE status = 'parked'",
    "CREATE INDEX IF NOT EXISTS seed_pool_free ON seed_pool (number) WHERE taken IS NULL",
    "CREATE INDEX IF NOT EXISTS addresses_player ON addresses (player)",
    "CREATE INDEX IF NOT EXISTS counts_span ON counts (span)",
    "CREATE UNIQUE INDEX IF NOT EXISTS tables_number ON tables (number)",
    "CREATE INDEX IF NOT EXISTS tables_phase ON tables (phase, number)",
    "CREATE INDEX IF NOT EXISTS places_player ON places (player)",
    "CREATE INDEX IF NOT EXISTS places_deadline ON places (deadline) WHERE asked = 1",
    "CREATE INDEX IF NOT EXISTS mailbag_by_status ON mailbag (status, id)",
    "CREATE INDEX IF NOT EXISTS mailbag_waiting ON mailbag (player, game) WHERE status = 'due'",
    "CREATE INDEX IF NOT EXISTS mailbag_reader ON mailbag (player, id)",
    "CREATE INDEX IF NOT EXISTS mailbag_game ON mailbag (game, seat, status)",
    "CREATE INDEX IF NOT EXISTS letters_to_send ON letters (id) WHERE status = 'ready'",
    "CREATE INDEX IF NOT EXISTS letters_reader ON letters (player, game, id)",
    "CREATE INDEX IF NOT EXISTS letters_message ON letters (message_id)",
    "CREATE INDEX IF NOT EXISTS letters_thread ON letters (game, seat, point)",
    "CREATE INDEX IF NOT EXISTS letters_grant ON letters (grant_id)",
    "CREATE INDEX IF NOT EXISTS mails_open ON mails (status, seq)",
    "CREATE INDEX IF NOT EXISTS mails_of_grant ON mails (grant_id, answered)",
    "CREATE INDEX IF NOT EXISTS mails_of_row ON mails (row_id)",
    "CREATE INDEX IF NOT EXISTS mails_of_author ON mails (author, answered)",
    "CREATE INDEX IF NOT EXISTS grants_of_player ON grants (player, game)",
    "CREATE INDEX IF NOT EXISTS invitations_of_host ON invitations (host, at)",
    "CREATE INDEX IF NOT EXISTS talk_of_game ON talk (game, seq)",
)

# SQLite writes a page for each index that a closed row leaves, so there is one; PostgreSQL plans better with three
_INTAKE = {
    "sqlite": ("CREATE INDEX IF NOT EXISTS intake_open ON intake (lease, seq, game) WHERE status = 'open'",),
    "postgresql": (
        "CREATE INDEX IF NOT EXISTS intake_leased ON intake (lease) WHERE status = 'open'",
        "CREATE INDEX IF NOT EXISTS intake_games ON intake (game, seq) WHERE status = 'open'",
        "CREATE INDEX IF NOT EXISTS intake_next ON intake (seq) WHERE status = 'open'",
        'CREATE UNIQUE INDEX IF NOT EXISTS "stored_events_notification_id_idx" ON stored_events (notification_id ASC)',
    ),
}
_ADDED = {
    "mailbag": {"lease": "{real} NOT NULL DEFAULT 0", "tries": "INTEGER NOT NULL DEFAULT 0"},
    "followers": {
        "begun": "BIGINT NOT NULL DEFAULT -1",
        "begun_at": "{real} NOT NULL DEFAULT 0",
        "tries": "INTEGER NOT NULL DEFAULT 0",
    },
    "letters": {"grant_id": "BIGINT"},
}


def up(schema: Schema) -> None:
    old_bag = bool(schema.columns("mailbag")) and "key" not in schema.columns("mailbag")
    if old_bag:
        schema.run("ALTER TABLE mailbag RENAME TO mailbag_before")
    schema.run(_EVENTS[schema.kind], *_TABLES)
    added = {table: schema.add_columns(table, columns) for table, columns in _ADDED.items()}
    if added["letters"]:
        _name_grants(schema)
    if old_bag:
        _fill_bag(schema)
    schema.run(*(f"DROP INDEX IF EXISTS intake_{name}" for name in ("open", "leased", "games", "next")))
    schema.run(*_INTAKE[schema.kind], *_INDEXES)
    schema.many(
        "INSERT INTO followers (name, position) VALUES (?, 0) ON CONFLICT (name) DO NOTHING",
        [("boards",), ("mailbag",)],
    )


def _fill_bag(schema: Schema) -> None:
    """What was to be told when a row had neither a key nor a letter of its own."""
    schema.run(
        "INSERT INTO mailbag"
        " (key, kind, player, address, game, seat, version, about, made, due, status, reason, letter, changed)"
        " SELECT game || ':' || version || ':' || seat || ':' || kind, kind, player, '', game, seat, version, '{{}}',"
        " made, made, status, coalesce(reason, ''), '', coalesce(changed, made) FROM mailbag_before ORDER BY id",
        "DROP TABLE mailbag_before",
    )


def _name_grants(schema: Schema) -> None:
    """A letter is found by the grant that its token names."""
    tokens = [row["token"] for row in schema.rows("SELECT token FROM letters")]
    schema.many("UPDATE letters SET grant_id = ? WHERE token = ?", [(_grant(token), token) for token in tokens])


def _grant(token: str) -> int | None:
    if not re.fullmatch("[a-z2-7]{28}", token):
        return None
    return int.from_bytes(base64.b32decode(token.upper() + "AAAA"), "big") >> 100 & (1 << 48) - 1
