"""stored_events and archive: the log as tables, for what `eventsourcing` does not ask of it; and what goes into the
commit of an event besides it: verdicts on intake rows, rows to come, numbers of the pool.

A game that was closed long ago is one row of the archive, with all its events packed, and no longer in stored_events.
Whoever reads games asks both; whoever follows the log begins with the archive (`derived.first`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby, takewhile
from operator import attrgetter
from typing import Any, Protocol

import msgspec
from eventsourcing.persistence import Notification, StoredEvent
from msgspec import Struct

from domain.game.requests import Request, Verdict
from service.store.database import PACKED, Session, SqlRow, marks, packed, unpacked
from service.store.player_rows import Write

# of one game, after a version and up to one; a row of version 0 holds them all. One statement, so one moment
LOGGED = """SELECT originator_version, topic, state FROM stored_events
    WHERE originator_id = ? AND originator_version > ? AND originator_version <= ?"""
RECORDED = f"{LOGGED} UNION ALL SELECT 0, '', events FROM archive WHERE game = ? AND head > ?"
LAST = 2**62  # no version is beyond it

_Kept = list[tuple[int, str, bytes]]  # version, topic, state: to the byte what stood in stored_events
_kept = msgspec.msgpack.Decoder(_Kept)
_by_version = attrgetter("originator_version")


def question(game: str, after: int, until: int, has_archive: bool) -> tuple[str, tuple[str | int, ...]]:
    """What finds it, with its values. A database that was not migrated yet has no archive."""
    of_log = (game, after, until)
    return (RECORDED, (*of_log, game, after)) if has_archive else (LOGGED, of_log)


def recorded(game: str, rows: Sequence[SqlRow], after: int, until: int) -> list[StoredEvent]:
    """What RECORDED found, in order."""
    found: list[StoredEvent] = []
    for row in rows:
        if row["originator_version"]:
            found.append(StoredEvent(game, row["originator_version"], row["topic"], bytes(row["state"])))
        else:
            found += [each for each in _unpacked(game, row["state"]) if after < each.originator_version <= until]
    found.sort(key=_by_version)
    return found


def _unpacked(game: str, events: bytes) -> list[StoredEvent]:
    return [StoredEvent(game, *each) for each in _kept.decode(unpacked(events, PACKED))]


def _packed(events: _Kept) -> bytes:
    return packed(msgspec.msgpack.encode(events))


def head(session: Session, game: str) -> int | None:
    """The version that a game, or a player, has reached; None if there is none."""
    return heads(session, [game]).get(game)


def heads(session: Session, games: Sequence[str]) -> dict[str, int]:
    """The same of several; without those that there are not."""
    if not games:
        return {}
    rows = session.all(
        "SELECT id, MAX(head) AS head FROM (SELECT originator_id AS id, originator_version AS head FROM stored_events"
        f" WHERE originator_id IN ({marks(games)}) UNION ALL SELECT game, head FROM archive"
        f" WHERE game IN ({marks(games)})) AS known GROUP BY id",
        *games, *games,
    )  # fmt: skip
    return {row["id"]: row["head"] for row in rows}


def histories(session: Session, wanted: Mapping[str, int]) -> Iterator[tuple[str, list[StoredEvent]]]:
    """What was recorded of several games, of each up to a version, in one question."""
    rows = session.all(
        f"WITH wanted (game, version) AS (VALUES {', '.join(['(?, ?)'] * len(wanted))})"
        " SELECT originator_id, originator_version, topic, state FROM wanted JOIN stored_events"
        " ON originator_id = game AND originator_version <= version"
        f" UNION ALL SELECT game, 0, '', events FROM archive WHERE game IN ({marks(list(wanted))}) ORDER BY 1, 2",
        *chain.from_iterable(wanted.items()),
        *wanted,
    )
    for game, of_game in groupby(rows, key=lambda row: str(row["originator_id"])):
        yield game, recorded(game, list(of_game), 0, wanted[game])


def has_archive(session: Session) -> bool:
    sqlite = "SELECT 1 FROM sqlite_master WHERE name = 'archive'"
    return bool(session.value(sqlite if session.kind == "sqlite" else "SELECT to_regclass('archive') IS NOT NULL"))


def games(session: Session) -> dict[str, int]:
    """Every game, with the version it has reached."""
    packed = " UNION ALL SELECT game, head FROM archive" if has_archive(session) else ""
    rows = session.all(
        "SELECT originator_id AS id, MAX(originator_version) AS head FROM stored_events WHERE originator_id IN"
        " (SELECT originator_id FROM stored_events WHERE topic LIKE 'game.opened%') GROUP BY originator_id"
        f"{packed} ORDER BY 1"
    )
    return {str(row["id"]): int(row["head"]) for row in rows}


class Closed(Struct, frozen=True):
    """A game that stands in the log still: the number and the state of the event that closed it."""

    game: str
    number: int
    state: bytes


def closed(session: Session, kind: str, most: int) -> list[Closed]:
    """The games that were closed first."""
    order = "rowid" if kind == "sqlite" else "notification_id"
    rows = session.all(
        f"SELECT originator_id, {order} AS number, state FROM stored_events WHERE topic = 'game.closed'"
        f" ORDER BY {order} LIMIT ?",
        most,
    )
    return [Closed(row["originator_id"], row["number"], bytes(row["state"])) for row in rows]


def archive(session: Session, game: str, number: int, now: str) -> int:
    """Moves the events of a game; how many. 0 if somebody else has done it."""
    rows = session.all(LOGGED, game, 0, LAST)
    events = sorted((row["originator_version"], row["topic"], bytes(row["state"])) for row in rows)
    new = "INSERT INTO archive (game, number, head, moved, events) VALUES (?, ?, ?, ?, ?) ON CONFLICT (game) DO NOTHING"
    if not events or not session.run(new, game, number, events[-1][0], now, _packed(events)):
        return 0
    return session.run("DELETE FROM stored_events WHERE originator_id = ?", game)


class Archived(Struct, frozen=True):
    seq: int
    number: int
    events: list[StoredEvent]


def archived(session: Session, upto: int, most: int) -> Iterator[Archived]:
    """Games of the archive, the one that was moved last first: so many that they have at most so many events, but one
    at least."""
    rows = session.all(
        "SELECT seq, game, number, events FROM archive WHERE seq IN (SELECT seq FROM (SELECT seq, SUM(head) OVER"
        " (ORDER BY seq DESC) AS total, ROW_NUMBER() OVER (ORDER BY seq DESC) AS place FROM (SELECT seq, head"
        " FROM archive WHERE seq <= ? ORDER BY seq DESC LIMIT ?) AS next) AS counted WHERE total <= ? OR place = 1)"
        " ORDER BY seq DESC",
        upto, most, most,
    )  # fmt: skip
    for row in rows:
        yield Archived(row["seq"], row["number"], _unpacked(row["game"], row["events"]))


def packed_in(session: Session, first: str, beyond: str) -> list[SqlRow]:
    """The games of the archive from one id up to another, on PostgreSQL, as they are kept."""
    return session.all(
        'SELECT game, head, moved, events FROM archive WHERE game >= ? COLLATE "C" AND game < ? COLLATE "C"'
        " ORDER BY seq",
        first, beyond,
    )  # fmt: skip


def keep_packed(session: Session, row: SqlRow, number: int) -> None:
    """Such a game, in another database, where it has another number."""
    session.run(
        "INSERT INTO archive (game, number, head, moved, events) VALUES (?, ?, ?, ?, ?)",
        row["game"], number, row["head"], row["moved"], row["events"],
    )  # fmt: skip


def last_number(session: Session) -> int:
    """Of PostgreSQL's log."""
    return int(session.value("SELECT coalesce(max(notification_id), 0) FROM stored_events"))


def is_behind(session: Session, kind: str, position: int) -> bool:
    """Whether anything stands in the log after a position, also what stands behind a number that is still missing."""
    order = "rowid" if kind == "sqlite" else "notification_id"
    return session.value(f"SELECT 1 FROM stored_events WHERE {order} > ? LIMIT 1", position) is not None


def newest(session: Session, kind: str) -> str:
    """Whose the last event of the log is. It has to stay: SQLite would give its number to another one, which those who
    follow the log would take for known."""
    order = "rowid" if kind == "sqlite" else "notification_id"
    found = session.value(f"SELECT originator_id FROM stored_events ORDER BY {order} DESC LIMIT 1")
    return str(found or "")


def without_greeting(session: Session, game: str, first: bytes) -> Iterator[Write]:
    """The first event of a game, as it is without the words of its host."""
    yield "UPDATE stored_events SET state = ? WHERE originator_id = ? AND originator_version = 1", (first, game)
    events = session.value("SELECT events FROM archive WHERE game = ?", game)
    if events is not None:
        (version, topic, _), *others = _kept.decode(unpacked(events, PACKED))
        yield "UPDATE archive SET events = ? WHERE game = ?", (_packed([(version, topic, first), *others]), game)


def forget(session: Session, originator: str) -> None:
    """All that was recorded of a game against bots, or of a visitor, who are forgotten."""
    session.run("DELETE FROM stored_events WHERE originator_id = ?", originator)
    session.run("DELETE FROM archive WHERE game = ?", originator)


def forget_player(session: Session, player: str) -> None:
    """What was recorded of a player before they left; the event that says so stays."""
    session.run(
        "DELETE FROM stored_events WHERE originator_id = ? AND originator_version < (SELECT"
        " max(originator_version) FROM stored_events WHERE originator_id = ? AND topic = 'player.forgotten')",
        player, player,
    )  # fmt: skip


NEW_ROW = """INSERT INTO intake
    (id, kind, channel, game, player, seat, body, expected, point, evidence, arrived, commands,
    status, lease, tries) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, 0) ON CONFLICT DO NOTHING"""
DECIDE = """UPDATE intake SET status = ?, version = ?, verdict = ?, decided = ?
    WHERE game = ? AND id = ? AND status = 'open'"""
TAKE_NUMBER = "UPDATE seed_pool SET game = ?, taken = ?, guest = ? WHERE number = ? AND taken IS NULL"


def values_of(request: Request) -> tuple[Any, ...]:
    return (
        request.id, request.kind, request.channel, request.game, request.player, request.seat, request.body,
        request.expected, request.point, request.evidence, request.arrived, request.commands,
    )  # fmt: skip


class RowVerdict(Struct, frozen=True):
    """The verdict on a row of the intake."""

    game: str
    id: str
    verdict: Verdict
    at: str

    @property
    def values(self) -> tuple[Any, ...]:
        verdict = msgspec.json.encode(self.verdict).decode()
        return (self.verdict.status, self.verdict.version, verdict, self.at, self.game, self.id)


class Commit(Struct, frozen=True):
    """Everything that is stored together with events, or not at all."""

    decided: Sequence[RowVerdict] = ()
    rows: Sequence[Request] = ()
    numbers: Sequence[
        tuple[str, str, int, int]
    ] = ()  # game, time, 1 for a guest's, and the number of the pool it takes
    writes: Sequence[tuple[str, tuple[Any, ...]]] = ()


def forget_verdicts(session: Session, after: int, before: str, most: int, stay: Sequence[str]) -> tuple[int, int]:
    """Commands that were judged and arrived before a moment, but for kinds that stay: of the next few the number of the
    last, and how many went. They are looked for in the order in which they came: an index would cost each verdict.
    """
    rows = session.all("SELECT seq, game, id, kind, status, arrived FROM intake WHERE seq > ? ORDER BY seq LIMIT ?",
                       after, most)  # fmt: skip
    old = list(takewhile(lambda row: row["arrived"] < before, rows))
    gone = [row for row in old if row["status"] in ("done", "refused") and row["kind"] not in stay]
    session.many("DELETE FROM intake WHERE game = ? AND id = ?", [(row["game"], row["id"]) for row in gone])
    return old[-1]["seq"] if old else after, len(gone)


class Log(Protocol):
    """The log as those who follow it read it."""

    stands_at_hole: bool  # the last look ended at a number that somebody may still bring

    def select_notifications(
        self, start: int | None, limit: int, *, inclusive_of_start: bool = True
    ) -> Sequence[Notification]: ...


class DecidedAlready(Exception):
    """Another worker was faster; nothing of this commit is stored."""


class NumberTaken(Exception):
    """Another worker has opened a game with this number of the pool; nothing of this commit is stored."""
