"""The mailbag: what has to be said to whom. The follower puts in what follows from events, the mail room its answers.

A row is put in once for its key and leaves as one letter, or as none with the reason why.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from domain.game import events as ev
from service.projections.changes import Change, Write
from service.projections.letters_due import PendingLetter as PendingLetter
from service.projections.letters_due import dues
from service.store import hooks, leases, times
from service.store.database import marks
from service.store.grants import revoke

if TYPE_CHECKING:
    from service.store.database import Database, Session, SqlRow
    from service.store.leases import Shares

TALK, HOSTED = "talk", "hosted"  # what programs alone are told of
_MOVES = (ev.Moved, ev.TakenBack)
_UNTOLD = (ev.Ordered, ev.CalendarChanged, ev.Gifted)  # of one seat, or of time alone


def insert(session: Session, now: str, *dues: PendingLetter) -> int:
    """The same key twice is one row; how many are new."""
    return session.many(
        "INSERT INTO mailbag"
        " (key, kind, player, address, game, seat, version, about, made, due, status, reason, letter, changed)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'due', '', '', ?) ON CONFLICT DO NOTHING",
        [
            (
                due.unique, due.kind, due.player, due.address, due.game, due.seat, due.version,
                json.dumps(due.about, ensure_ascii=False, separators=(",", ":")), now, now, now,
            )
            for due in dues
        ],
    )  # fmt: skip


A_DAY = 24  # hours; the log of a game that moves to another database is read again there, and they may sit once more


class Batch:
    def __init__(self) -> None:
        self._due: list[tuple[str, tuple[PendingLetter, ...]]] = []
        self._replaced: list[tuple[str, str, str]] = []
        self._hosted: list[tuple[str, PendingLetter]] = []

    def add(self, change: Change) -> None:
        self._due.append((change.event.at, tuple(dues(change.before, change.event, change.after))))
        if old := _replaced(change):
            self._replaced.append((old, change.after.id, change.event.at))
        if not isinstance(change.event, _UNTOLD):
            self._hosted.append((change.event.at, _of_host(change)))

    def finish(self) -> Write:
        due, replaced, hosted = self._due, self._replaced, self._hosted

        def write(session: Session) -> None:
            news = [(at, happened) for at, happened in hosted if times.later(at, A_DAY) > times.now()]
            with_hooks = hooks.with_some(session, {each.player for _, each in news}, "hosted")
            for at, happened in news:
                if happened.player in with_hooks:
                    insert(session, at, happened)
            for at, each in due:
                insert(session, at, *each)
            for player, game, at in replaced:
                revoke(session, player=player, game=game, until=times.later(at, A_DAY))

        return write


def _of_host(change: Change) -> PendingLetter:
    """What programs of who opened the game may be told, if there are any."""
    group = "moves" if isinstance(change.event, _MOVES) else "tables"
    game = change.after
    return PendingLetter(kind=HOSTED, player=game.by, game=game.id, version=game.version, about={"group": group})


def _replaced(change: Change) -> str:
    """A seat has changed hands: no link or address of a letter to the old player works any more."""
    event, before = change.event, change.before
    if not isinstance(event, ev.Seated | ev.Vacated) or before is None:
        return ""
    if isinstance(event, ev.Seated) and before.state is None:
        return ""
    old = before.holders[event.seat].player
    return "" if old in {holder.player for holder in change.after.holders} else old


READER = "player"  # strangers are one of them


def claim(db: Database, now: str, most: int, until: float, shares: Shares | None = None) -> list[SqlRow]:
    """What is due and nobody works on, leased to this worker; the readers take turns. The try is counted first."""
    free = "status = 'due' AND due <= ? AND lease < ?"
    return leases.claimed(db, "mailbag", "id", free, (now, times.seconds()), READER, READER, most, until, shares)


def release(session: Session, rows: Sequence[SqlRow]) -> None:
    """Of these, what is still in hand is given back, as if it had not been tried."""
    session.many(
        "UPDATE mailbag SET lease = 0, tries = tries - 1 WHERE game = ? AND id = ? AND status = 'due' AND lease > 0",
        [(row["game"], row["id"]) for row in rows],
    )


def settle(session: Session, row: SqlRow, status: str, now: str, reason: str = "", letter: str = "") -> bool:
    """`mailed`: it is in the letter. `pushed`: devices are told in place of a letter. `dropped`: no letter, and this is
    why. `parked`: it cannot be written.
    """
    return bool(
        session.run(
            "UPDATE mailbag SET status = ?, reason = ?, letter = ?, changed = ?"
            " WHERE game = ? AND id = ? AND status = 'due'",
            status, reason, letter, now, row["game"], row["id"],
        )
    )  # fmt: skip


def tell(session: Session, now: str, letter: str, *told: PendingLetter) -> None:
    """They stand in this letter: put in as well if the follower has not come so far, and no letter of their own."""
    insert(session, now, *told)
    for due in told:
        mark_shown(session, now, letter, due)


def mark_shown(session: Session, now: str, letter: str, due: PendingLetter) -> None:
    """If it waits for a letter of its own, it is in this one."""
    session.run(
        "UPDATE mailbag SET status = 'mailed', letter = ?, changed = ? WHERE game = ? AND key = ? AND status = 'due'",
        letter, now, due.game, due.unique,
    )  # fmt: skip


def is_unsent(session: Session, due: PendingLetter) -> bool:
    """No letter says it yet, and none is to be kept from the reader."""
    found = session.value("SELECT status FROM mailbag WHERE game = ? AND key = ?", due.game, due.unique)
    return found in (None, "due")


def due_of(session: Session, dues: Sequence[PendingLetter]) -> list[SqlRow]:
    """The rows of these that wait for a letter of their own."""
    found = (
        session.one("SELECT * FROM mailbag WHERE game = ? AND key = ? AND status = 'due'", due.game, due.unique)
        for due in dues
    )
    return [row for row in found if row is not None]


def status_of(session: Session, row: SqlRow) -> str:
    return session.value("SELECT status FROM mailbag WHERE game = ? AND id = ?", row["game"], row["id"]) or ""


def is_put(session: Session, key: str) -> bool:
    return session.value("SELECT 1 AS one FROM mailbag WHERE key = ?", key) is not None


def about(session: Session, key: str) -> dict[str, Any] | None:
    """What a letter is about; None if there is none of this key."""
    found = session.value("SELECT about FROM mailbag WHERE key = ?", key)
    return json.loads(found) if found is not None else None


def letter_of(session: Session, keys: Sequence[str]) -> str:
    """The token of the letter into which one of these went; empty if none did."""
    found = session.value(f"SELECT letter FROM mailbag WHERE key IN ({marks(keys)}) AND status = 'mailed'", *keys)
    return found or ""


def is_answered_now(session: Session, player: str, game: str) -> bool:
    """Whether the answer to a mail about a game is to be written."""
    found = session.value(
        "SELECT 1 AS one FROM mailbag WHERE player = ? AND game = ? AND kind = 'answer' AND status = 'due'",
        player, game,
    )  # fmt: skip
    return found is not None


def news_due(session: Session, player: str, game: str) -> list[PendingLetter]:
    """What a player is yet to be told of a table's seats and votes."""
    rows = session.all(
        "SELECT * FROM mailbag WHERE player = ? AND game = ? AND kind = 'table' AND status = 'due' ORDER BY id",
        player, game,
    )  # fmt: skip
    return [
        PendingLetter(
            kind="table", player=player, game=game, seat=row["seat"], version=row["version"],
            about=json.loads(row["about"]), key=row["key"],
        )
        for row in rows
    ]  # fmt: skip


def turns_due(session: Session, player: str) -> list[SqlRow]:
    sql = "SELECT * FROM mailbag WHERE player = ? AND kind = 'turn' AND status = 'due' ORDER BY id"
    return session.all(sql, player)


def turns_since(session: Session, game: str, version: int, beside: str) -> list[SqlRow]:
    """What the others have been told, or will be, of who is asked since this version."""
    return session.all(
        "SELECT player, made, status FROM mailbag WHERE game = ? AND version >= ? AND kind = 'turn'"
        " AND player <> ? AND status IN ('due', 'mailed', 'pushed')",
        game, version, beside,
    )  # fmt: skip


def of_player(session: Session, player: str, game: str, limit: int, beside: int) -> list[SqlRow]:
    """All that a player was to be told, of one game or of all, the newest first."""
    return session.all(
        "SELECT * FROM mailbag WHERE player = ? AND (? = '' OR game = ?) AND id <> ? ORDER BY id DESC LIMIT ?",
        player, game, game, beside, limit,
    )  # fmt: skip


def pending(session: Session, limit: int) -> list[SqlRow]:
    sql = "SELECT kind, game, due, reason FROM mailbag WHERE status = 'due' ORDER BY id LIMIT ?"
    return session.all(sql, limit)


def oldest_due(session: Session, now: str) -> str:
    """Since when the letter is due that has been due longest; nothing if none is."""
    return session.value("SELECT min(due) FROM mailbag WHERE status = 'due' AND due <= ?", now) or ""


def how_many(session: Session, status: str) -> int:
    return int(session.value("SELECT count(*) FROM mailbag WHERE status = ?", status))


def latest(session: Session, limit: int, *, only_parked: bool = False) -> list[SqlRow]:
    only = "WHERE status = 'parked'" if only_parked else ""
    return session.all(f"SELECT * FROM mailbag {only} ORDER BY id DESC LIMIT ?", limit)


def unsend(session: Session, letter: str, now: str, reason: str) -> None:
    """What went into this letter is not told after all, because it never left. A digest told of several games."""
    session.run(
        "UPDATE mailbag SET status = 'dropped', reason = ?, changed = ? WHERE letter = ? AND status = 'mailed'",
        reason, now, letter,
    )  # fmt: skip


def drop_due(session: Session, now: str, reason: str) -> int:
    """Nothing that is due is told; how much that was."""
    return session.run(
        "UPDATE mailbag SET status = 'dropped', reason = ?, changed = ? WHERE status = 'due'", reason, now
    )


def put_off(session: Session, row: SqlRow, until: str, reason: str, *, failed: bool = False) -> None:
    """Not yet, and why; it is looked at again then."""
    session.run(
        "UPDATE mailbag SET due = ?, reason = ?, lease = 0, tries = tries * ?"
        " WHERE game = ? AND id = ? AND status = 'due'",
        until, reason, int(failed), row["game"], row["id"],
    )  # fmt: skip


def settle_pushed(session: Session, row: SqlRow, now: str, first: int) -> bool:
    """`first`: the row whose push tells of this one as well."""
    return settle(session, row, "pushed", now, letter=f"push.{first}")


def take_back(session: Session, player: str, first: int, now: str, reason: str) -> None:
    """What devices were to be told goes the way of letters after all."""
    session.run(
        "UPDATE mailbag SET status = 'due', due = ?, reason = ?, letter = '', lease = 0, tries = 0, changed = ?"
        " WHERE player = ? AND letter = ? AND status = 'pushed'",
        now, reason, now, player, f"push.{first}",
    )  # fmt: skip


def was_pushed(session: Session, game: str, seat: int, point: int) -> bool:
    """Devices were told, in place of a letter, what this seat was asked."""
    found = session.value(
        "SELECT 1 AS one FROM mailbag WHERE game = ? AND seat = ? AND version = ? AND kind = 'turn'"
        " AND status = 'pushed'",
        game, seat, point,
    )  # fmt: skip
    return found is not None


def reopen(session: Session, id: int) -> bool:
    """A letter that was parked is written after all."""
    return bool(
        session.run(
            "UPDATE mailbag SET status = 'due', reason = '', lease = 0, tries = 0 WHERE id = ? AND status = 'parked'",
            id,
        )
    )
