"""PostgreSQL's own partitions by slot, of every table of a game: `posthorn slots partition` makes them.

A statement that names its game touches one partition of each table; `tests/store/test_one_slot.py` holds it. PostgreSQL
checks a key within a partition, so each key holds the game. What is of no game, and the events of players, lie in a
partition of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from service.store.slots import SLOTS, first_of

if TYPE_CHECKING:
    from service.store.database import Database, Session

# Every statement locks all partitions of a table with their indexes before it knows which one it needs, so they are few
PARTITIONS = 8
# the keys of each table, the primary one first; the game comes last, so that a key is found without it, too
KEYS: dict[str, tuple[tuple[str, ...], ...]] = {
    "stored_events": (("originator_id", "originator_version"),),
    "archive": (("game",), ("seq", "game")),
    "intake": (("seq", "game"), ("id", "game")),
    "seeds": (("game",),),
    "beacons_awaited": (("game",),),
    "guests": (("game", "seat"),),
    "terms": (("game",), ("word", "game")),
    "talk": (("seq", "game"), ("key", "game")),
    "mailbag": (("id", "game"), ("key", "game")),
    "letters": (("id", "game"), ("token", "game"), ("key", "game")),
    "boards": (("game", "seat"),),
    "tables": (("game",),),
    "places": (("game", "seat"),),
    "timeline": (("game", "version"),),
    "deadlines": (("game", "seat"),),
    "offers": (("game", "seat"),),
    "sittings": (("player", "game"),),
}
BESIDE = ("grants", "declined", "seed_pool")  # tables of people that name games, which are compared with those
# games are compared by their bytes, whatever the language of the database
_BY_BYTES = 'ALTER TABLE {table} ALTER COLUMN {game} TYPE text COLLATE "C"'
_INDEXES = """SELECT pg_get_indexdef(i.indexrelid) AS made, k.oid IS NOT NULL AS is_key, i.indisunique AS is_unique,
    c.relname AS name, k.conname AS key FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indexrelid
    LEFT JOIN pg_constraint AS k ON k.conindid = i.indexrelid AND k.contype IN ('p', 'u')
    WHERE i.indrelid = ?::regclass ORDER BY c.relname"""
_SEQUENCES = """SELECT d.refobjid::regclass::text AS of, a.attname AS column, d.objid::regclass::text AS name
    FROM pg_depend AS d JOIN pg_class AS s ON s.oid = d.objid AND s.relkind = 'S'
    JOIN pg_attribute AS a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
    WHERE d.refobjid = ?::regclass AND d.deptype = 'a'"""


def game_of(table: str) -> str:
    """The column that names the game."""
    return "originator_id" if table == "stored_events" else "game"


def are_made(session: Session) -> bool:
    """Whether the tables of this database are partitioned."""
    kind = "SELECT relkind = 'p' AS made FROM pg_class WHERE oid = to_regclass('stored_events')"
    return session.kind == "postgresql" and bool(session.value(kind))


def make(db: Database) -> bool:
    """Of all tables of games; False if it was done before. Nobody may use them meanwhile, and rows are copied: for an
    hour without service.
    """
    with db.write() as session:
        if are_made(session):
            return False
        for table in BESIDE:
            session.run(_BY_BYTES.format(table=table, game="game"))
        split(session, KEYS)
        for text in db.functions:
            session.run(text)
    return True


def split(session: Session, tables: Iterable[str]) -> None:
    """These tables, with all that is in them."""
    for table in tables:
        indexes, sequences = session.all(_INDEXES, table), session.all(_SEQUENCES, table)
        options = session.value("SELECT array_to_string(reloptions, ', ') FROM pg_class WHERE oid = ?::regclass", table)
        session.run(f"ALTER TABLE {table} RENAME TO {table}_whole")
        for each in indexes:
            named = f'ALTER TABLE {table}_whole DROP CONSTRAINT "{each["key"]}"'
            session.run(named if each["is_key"] else f'DROP INDEX "{each["name"]}"')
        session.run(_BY_BYTES.format(table=f"{table}_whole", game=game_of(table)))
        session.run(
            f"CREATE TABLE {table} (LIKE {table}_whole INCLUDING DEFAULTS) PARTITION BY RANGE ({game_of(table)})"
        )
        _add_parts(session, table, options or "")
        for each in sequences:
            session.run(f'ALTER SEQUENCE {each["name"]} OWNED BY {table}."{each["column"]}"')
        session.run(f"INSERT INTO {table} SELECT * FROM {table}_whole")
        session.run(f"DROP TABLE {table}_whole CASCADE")  # with functions that give its rows
        _add_keys(session, table, [str(each["made"]) for each in indexes if not each["is_key"]])


def _add_parts(session: Session, table: str, options: str) -> None:
    settings = f" WITH ({options})" if options else ""
    for n in range(PARTITIONS):
        first, beyond = (first_of(each * SLOTS // PARTITIONS) for each in (n, n + 1))
        session.run(
            f"CREATE TABLE {table}_{n} PARTITION OF {table} FOR VALUES FROM ('{first}') TO ('{beyond}'){settings}"
        )
    session.run(f"CREATE TABLE {table}_rest PARTITION OF {table} DEFAULT{settings}")


def _add_keys(session: Session, table: str, indexes: Sequence[str]) -> None:
    primary, *further = KEYS[table]
    session.run(f"ALTER TABLE {table} ADD PRIMARY KEY ({', '.join(primary)})")
    for columns in further:
        session.run(f"ALTER TABLE {table} ADD UNIQUE ({', '.join(columns)})")
    for made in indexes:
        session.run(made.replace("CREATE UNIQUE INDEX", "CREATE INDEX"))
