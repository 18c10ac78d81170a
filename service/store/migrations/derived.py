"""The read models that follow from the log alone, as they are now. A change counts `SHAPE` up and needs no migration:
where they hold something they are made anew beside the live ones, and swapped (`workers/rebuild.py`).

The name of their follower bears the shape, so that a process of another version writes nothing into them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.store import partitions

if TYPE_CHECKING:
    from service.store.database import Session

SHAPE = 8
# a follower that passes over a number that is missing bears no such mark, and is told that it is not known (m11)
MINDS_HOLES = ".fenced"
BESIDE = "posthorn_beside"  # the schema in which new ones are made
FOLLOWER = f"boards.{SHAPE}{MINDS_HOLES}"
MAILBAG = f"mailbag{MINDS_HOLES}"

# what each seat and a spectator may know now
BOARDS = """CREATE TABLE boards (
    game TEXT NOT NULL, seat INTEGER NOT NULL, version INTEGER NOT NULL, view TEXT NOT NULL,
    PRIMARY KEY (game, seat))"""
TABLES = """CREATE TABLE tables (
    game TEXT PRIMARY KEY, number INTEGER NOT NULL, title TEXT NOT NULL, phase TEXT NOT NULL,
    closed TEXT NOT NULL, version INTEGER NOT NULL, opened TEXT NOT NULL, moved TEXT NOT NULL,
    opener TEXT NOT NULL, seats INTEGER NOT NULL, free INTEGER NOT NULL, pace INTEGER NOT NULL)"""
# point: the version at which the seat was asked what it is asked; points: so far, as the seat itself may know them;
# vote: until when a vote of theirs is open that they have not given
PLACES = """CREATE TABLE places (
    game TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, bot TEXT NOT NULL, seated INTEGER NOT NULL,
    asked INTEGER NOT NULL, point INTEGER NOT NULL, asked_since TEXT, deadline TEXT, prompt TEXT,
    place INTEGER, score INTEGER, points INTEGER, vote TEXT, PRIMARY KEY (game, seat))"""
TIMELINE = """CREATE TABLE timeline (
    game TEXT NOT NULL, version INTEGER NOT NULL, at TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER,
    said TEXT NOT NULL, undone INTEGER NOT NULL, told TEXT NOT NULL, PRIMARY KEY (game, version))"""

# for each seat whose clock runs: when to look
DEADLINES = """CREATE TABLE deadlines (
    game TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, point INTEGER NOT NULL,
    alarm TEXT NOT NULL, deadline TEXT NOT NULL, PRIMARY KEY (game, seat))"""
# seats of running games that others may take
OFFERS = """CREATE TABLE offers (
    game TEXT NOT NULL, seat INTEGER NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (game, seat))"""
# who ever sat in a game that has begun
SITTINGS = "CREATE TABLE sittings (player TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (player, game))"

INDEXES = (
    "CREATE UNIQUE INDEX tables_number ON tables (number)",
    "CREATE INDEX tables_phase ON tables (phase, number)",
    "CREATE INDEX tables_moved ON tables (phase, moved)",
    "CREATE INDEX tables_open ON tables (title, number) WHERE phase = 'open'",
    "CREATE INDEX places_player ON places (player)",
    "CREATE INDEX deadlines_deadline ON deadlines (deadline)",
    "CREATE INDEX deadlines_alarm ON deadlines (alarm)",
    "CREATE INDEX deadlines_player ON deadlines (player)",
)
NAMES = ("boards", "tables", "places", "timeline", "deadlines", "offers", "sittings")
STATEMENTS = (BOARDS, TABLES, PLACES, TIMELINE, DEADLINES, OFFERS, SITTINGS, *INDEXES)


def is_live(session: Session) -> bool:
    """The tables in the database have the shape of now."""
    return session.one("SELECT name FROM followers WHERE name = ?", FOLLOWER) is not None


def first(session: Session) -> int:
    """Where a follower begins that has taken nothing: below 0 it counts the games of the archive, the last one first,
    and then comes the log."""
    return -int(session.value("SELECT coalesce(max(seq), 0) FROM archive"))


def renew(session: Session, position: int | None = None) -> None:
    """Empty tables of the shape of now, for a follower that has come so far; nowhere if nothing is said."""
    for name in NAMES:
        session.run(f"DROP TABLE IF EXISTS {name}")
    for statement in STATEMENTS:
        session.run(statement)
    if partitions.are_made(session):
        partitions.split(session, NAMES)
    follow_from(session, position)


def follow_from(session: Session, position: int | None = None, numbered: int = 0) -> None:
    """From the first row gone until the commit nobody moves a game to the archive."""
    session.run("DELETE FROM followers WHERE name LIKE 'boards%'")
    begun = first(session) if position is None else position
    new = "INSERT INTO followers (name, position, numbered) VALUES (?, ?, ?)"
    session.run(new, FOLLOWER, begun, numbered)


def make_room(session: Session) -> None:
    """Empty tables in a schema of their own, on PostgreSQL: they are filled beside the live ones."""
    session.run(f"DROP SCHEMA IF EXISTS {BESIDE} CASCADE")
    session.run(f"CREATE SCHEMA {BESIDE}")
    session.run(f"CREATE TABLE {BESIDE}.followers (LIKE followers INCLUDING ALL)")
    home, is_split = session.value("SELECT current_schema()"), partitions.are_made(session)
    session.run(f"SET LOCAL search_path = {BESIDE}")
    for statement in STATEMENTS:
        session.run(statement)
    if is_split:
        partitions.split(session, NAMES)
    session.run(f'SET LOCAL search_path = "{home}"')
    session.run(f"INSERT INTO {BESIDE}.followers (name, position) VALUES (?, ?)", FOLLOWER, first(session))


def move_in(session: Session) -> None:
    """They take the place of the live ones, in no time."""
    home = session.value("SELECT current_schema()")
    for name in NAMES:
        session.run(f"DROP TABLE IF EXISTS {name}")
    session.run(f"DROP TABLE {BESIDE}.followers")
    for row in session.all("SELECT tablename AS name FROM pg_tables WHERE schemaname = ?", BESIDE):
        session.run(f'ALTER TABLE {BESIDE}.{row["name"]} SET SCHEMA "{home}"')
    session.run(f"DROP SCHEMA {BESIDE}")


def renew_if_empty(session: Session) -> None:
    """A follower that has taken nothing has written nothing."""
    taken = session.value("SELECT max(position) FROM followers WHERE name LIKE 'boards%'")
    if not taken and not is_live(session):
        renew(session, 0)
