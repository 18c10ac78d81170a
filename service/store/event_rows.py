"""stored_events: the log as a table, for what `eventsourcing` does not ask of it; and what goes into the commit of an
event besides it: verdicts on intake rows, rows to come, numbers of the pool.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby
from operator import itemgetter
from typing import Any, Protocol

import msgspec
from eventsourcing.persistence import Notification, StoredEvent
from msgspec import Struct

from domain.game.requests import Request, Verdict
from service.store.database import Session, marks
from service.store.player_rows import Write


def head(session: Session, game: str) -> int | None:
    """The version that a game, or a player, has reached; None if there is none."""
    found = session.value("SELECT max(originator_version) FROM stored_events WHERE originator_id = ?", game)
    return int(found) if found is not None else None


def heads(session: Session, games: Sequence[str]) -> dict[str, int]:
    """The same of several; without those that there are not."""
    if not games:
        return {}
    rows = session.all(
        "SELECT originator_id AS id, MAX(originator_version) AS head FROM stored_events"
        f" WHERE originator_id IN ({marks(games)}) GROUP BY originator_id",
        *games,
    )
    return {row["id"]: row["head"] for row in rows}


def histories(session: Session, wanted: Mapping[str, int]) -> Iterator[tuple[str, list[StoredEvent]]]:
    """What was recorded of several games, of each up to a version, in one question."""
    rows = session.all(
        f"WITH wanted (game, version) AS (VALUES {', '.join(['(?, ?)'] * len(wanted))})"
        " SELECT originator_id, originator_version, topic, state FROM wanted JOIN stored_events"
        " ON originator_id = game AND originator_version <= version ORDER BY originator_id, originator_version",
        *chain.from_iterable(wanted.items()),
    )
    for game, of_game in groupby(rows, key=itemgetter("originator_id")):
        yield game, [StoredEvent(game, row["originator_version"], row["topic"], bytes(row["state"])) for row in of_game]


def games(session: Session) -> dict[str, int]:
    """Every game, with the version it has reached."""
    rows = session.all(
        "SELECT originator_id AS id, MAX(originator_version) AS head FROM stored_events WHERE originator_id IN"
        " (SELECT originator_id FROM stored_events WHERE topic LIKE 'game.opened%')"
        " GROUP BY originator_id ORDER BY 1"
    )
    return {str(row["id"]): int(row["head"]) for row in rows}


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


def without_greeting(game: str, first: bytes) -> Write:
    """The first event of a game, as it is without the words of its host."""
    return "UPDATE stored_events SET state = ? WHERE originator_id = ? AND originator_version = 1", (first, game)


def forget(session: Session, originator: str) -> None:
    """All that was recorded of a game against bots, or of a visitor, who are forgotten."""
    session.run("DELETE FROM stored_events WHERE originator_id = ?", originator)


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
TAKE_NUMBER = """UPDATE seed_pool SET game = ?, taken = ?, guest = (SELECT count(*) FROM visitors WHERE player = ?)
    WHERE number = ? AND taken IS NULL"""


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
    numbers: Sequence[tuple[str, str, str, int]] = ()  # game, time, opener, and the number of the pool it takes
    writes: Sequence[tuple[str, tuple[Any, ...]]] = ()


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
