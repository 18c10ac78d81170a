"""timeline: what happened, as each reader is told of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from domain.game import event_codec
from domain.game import events as ev
from domain.game.event_codec import WHOLLY
from domain.game.history import HistoryEntry, narrated_to_each
from service.projections.changes import Change, Write
from service.store.database import SPECTATOR, marks, number_of

if TYPE_CHECKING:
    from service.store.database import Session, SqlRow


_encoder = msgspec.json.Encoder()


class Batch:
    def __init__(self) -> None:
        self._rows: list[tuple[Any, ...]] = []
        self._undone: list[tuple[str, int, int]] = []

    def add(self, change: Change) -> None:
        self._rows.append(_row(change))
        event = change.event
        if isinstance(event, ev.TakenBack):
            self._undone.append((event.originator_id, event.undone, event.originator_version))

    def finish(self) -> Write:
        rows, undone = self._rows, self._undone

        def write(session: Session) -> None:
            session.many("INSERT INTO timeline VALUES (?, ?, ?, ?, ?, ?, 0, ?)", rows)
            session.many(
                "UPDATE timeline SET undone = 1 WHERE game = ? AND version BETWEEN ? AND ? AND kind = 'game.moved'",
                undone,
            )

        return write


def _row(change: Change) -> tuple[Any, ...]:
    """One row for all readers: what a spectator is told, and what a seat is told where it differs."""
    event, game = change.event, change.after
    told = narrated_to_each(game.title, event, change.facts, game.seats)
    readers = {number_of(seat): sentences for seat, sentences in told.items()}
    said = event.said if isinstance(event, ev.Moved) else ""
    actor = getattr(event, "seat", None)
    kind, text = event_codec.kind_of(event), _encoder.encode(readers).decode()
    return game.id, event.originator_version, event.at, kind, actor, said, text


def lines(session: Session, game: str, seat: int | None, after: int = 0, limit: int = 100) -> list[dict[str, Any]]:
    """In order; `told` are sentences as JSON; the words, orders and hours of a seat are shown to nobody else."""
    rows = session.all(
        f"SELECT * FROM timeline WHERE game = ? AND version > ? AND (kind NOT IN ({marks(WHOLLY)}) OR seat = ?)"
        " ORDER BY version LIMIT ?",
        game, after, *WHOLLY, number_of(seat), limit,
    )  # fmt: skip
    return [_line(row, seat) for row in rows]


def history_since(session: Session, game: str, seat: int | None, since: int, limit: int) -> list[HistoryEntry]:
    """What happened after a version, in order, as this reader is told of it."""
    return [msgspec.convert(line, HistoryEntry) for line in lines(session, game, seat, since, limit)]


def _line(row: SqlRow, seat: int | None) -> dict[str, Any]:
    readers = json.loads(row["told"])
    mine = seat is not None and row["seat"] == seat
    return {
        "version": row["version"],
        "at": row["at"],
        "kind": row["kind"],
        "seat": row["seat"],
        "said": row["said"] if mine else "",
        "undone": bool(row["undone"]),
        "told": readers.get(str(number_of(seat)), readers[str(SPECTATOR)]),
    }


def outline(session: Session, game: str, since: int) -> list[HistoryEntry]:
    """What happened from a version on, in order, without what anybody is told of it."""
    rows = session.all(
        "SELECT version, at, kind, seat, undone FROM timeline WHERE game = ? AND version >= ? ORDER BY version",
        game, since,
    )  # fmt: skip
    return [
        HistoryEntry(row["version"], row["at"], row["kind"], row["seat"], "", (), row["undone"] > 0) for row in rows
    ]


def with_kind(session: Session, games: Sequence[str], kind: str) -> list[str]:
    """Those of these games in which an event of this kind happened."""
    if not games:
        return []
    found = session.all(f"SELECT DISTINCT game FROM timeline WHERE kind = ? AND game IN ({marks(games)})", kind, *games)
    return [row["game"] for row in found]


_BEGAN = "SELECT min(version) FROM timeline WHERE game = ? AND kind = 'game.started'"


def has_changed_hands(session: Session, game: str) -> bool:
    """Whether somebody took a seat after the game began."""
    found = session.value(
        f"SELECT 1 AS one FROM timeline WHERE game = ? AND kind = 'game.seated' AND version > ({_BEGAN}) LIMIT 1",
        game, game,
    )  # fmt: skip
    return bool(found)


def began(session: Session, game: str) -> int:
    """The version at which the game began; 0 if it has not."""
    return int(session.value(_BEGAN, game) or 0)


def last_move(session: Session, game: str, seat: int, until: int) -> int:
    """The version of the last move of this seat that counts, up to this version; 0 if there is none."""
    found = session.value(
        "SELECT max(version) FROM timeline WHERE game = ? AND seat = ? AND kind = 'game.moved' AND undone = 0"
        " AND version <= ?",
        game, seat, until,
    )  # fmt: skip
    return int(found or 0)


def moves_of(session: Session, game: str, seat: int) -> list[int]:
    """The versions of all moves of this seat, also of those taken back."""
    rows = session.all(
        "SELECT version FROM timeline WHERE game = ? AND seat = ? AND kind = 'game.moved' ORDER BY version", game, seat
    )
    return [row["version"] for row in rows]
