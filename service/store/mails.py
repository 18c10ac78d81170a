"""mails, calls: every mail that came, what has become of it, and the calls of providers that brought one.

`new`: to be read; `waiting`: for what the game decides; `held`: for the word of its reader; `quarantined`: for the
operator; the others have come to their end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from service.store import leases, times
from service.store.database import PACKED, Database, Session, SqlRow, marks, packed, unpacked
from service.store.leases import Shares

SETTLED, UNSETTLED = ("done", "ignored", "rejected", "helped"), ("held", "quarantined")
LOOKED_AT = 1000  # of those that wait longest, where their rows lie on other databases
UNREAD = ("ignored", "rejected", "helped")  # nobody will look at their bytes again

# the player who was given the address; who has no account yet is known by the address itself
_WHOSE = """(SELECT CASE player WHEN '' THEN CAST(id AS TEXT) ELSE player END FROM grants
    WHERE grants.id = waiting.grant_id)"""
_DECIDED = "EXISTS (SELECT 1 FROM intake WHERE intake.id = mails.row_id AND intake.status <> 'open')"
_NEW = """INSERT INTO mails (id, source, provider_id, mail_from, rcpt, grant_id, counted, auth, raw, packed, arrived)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"""


def known(session: Session, ids: Sequence[str]) -> set[str]:
    """Those of them that are here."""
    return (
        {row["id"] for row in session.all(f"SELECT id FROM mails WHERE id IN ({marks(ids)})", *ids)} if ids else set()
    )


def insert(
    session: Session, id: str, source: str, provider_id: str, sender: str, rcpt: str, grant: int | None, counted: str,
    auth: str, raw: bytes,
) -> None:  # fmt: skip
    session.run(
        _NEW, id, source, provider_id, sender, rcpt, grant, counted, auth, packed(raw), PACKED, times.now()
    )  # fmt: skip


def is_of_call(session: Session, call: str, delivery: str) -> bool:
    """Whether this call was not made before for another delivery."""
    session.run("INSERT INTO calls VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING", call, delivery, times.now())
    return bool(session.value("SELECT delivery FROM calls WHERE id = ?", call) == delivery)


def claim(db: Database, most: int, until: float, shares: Shares | None = None) -> list[SqlRow]:
    """Those that nobody works on, leased to this worker: whom they concern take turns, and strangers are one."""
    return _claim(db, "status = 'new' AND lease < ?", most, until, shares=shares)


def claim_decided(db: Database, most: int, until: float, shares: Shares | None = None) -> list[SqlRow]:
    """Mails whose moves the game has decided, or that had none and whose reader died; in turn as well."""
    decided, rows = _DECIDED, list[str]()
    if db.is_spread:  # the rows lie elsewhere
        with db.read() as session:
            rows = _decided_elsewhere(session)
        decided = f"row_id IN ({marks(rows)})" if rows else "1 = 0"
    return _claim(
        db, f"status = 'waiting' AND lease < ? AND (row_id = '' OR {decided})", most, until, *rows, shares=shares
    )


def _decided_elsewhere(session: Session) -> list[str]:
    waiting = session.all(
        "SELECT row_id FROM mails WHERE status = 'waiting' AND lease < ? AND row_id <> '' ORDER BY seq LIMIT ?",
        times.seconds(), LOOKED_AT,
    )  # fmt: skip
    ids = [row["row_id"] for row in waiting]
    if not ids:
        return []
    found = session.all(f"SELECT id FROM intake WHERE id IN ({marks(ids)}) AND status <> 'open'", *ids)
    return [row["id"] for row in found]


def _claim(
    db: Database, free: str, most: int, until: float, *values: str, shares: Shares | None = None
) -> list[SqlRow]:
    lease = until or leases.until()
    return leases.claimed(db, "mails", "seq", free, (times.seconds(), *values), "grant_id", _WHOSE, most, lease, shares)


def release(session: Session, ids: Iterable[str], lease: float, tries: int) -> None:
    """Of these, what is still in hand is given back, without so many of its tries."""
    session.many(
        "UPDATE mails SET lease = ?, tries = tries - ? WHERE id = ? AND lease > 0", [(lease, tries, id) for id in ids]
    )


def release_all(session: Session) -> int:
    return session.run("UPDATE mails SET lease = 0 WHERE status = 'new' AND lease > 0")


# what becomes of one


def is_proven(session: Session, mail: str, counted: str) -> bool:
    """It is not counted any more against whom it was counted; False if somebody else was faster."""
    return bool(session.run("UPDATE mails SET counted = '' WHERE id = ? AND counted = ?", mail, counted))


def identify(session: Session, mail: str, kind: str, author: str, grant: int | None) -> None:
    session.run("UPDATE mails SET kind = ?, author = ?, grant_id = ? WHERE id = ?", kind, author, grant, mail)


def close(session: Session, mail: str, status: str, reason: str) -> None:
    """What nobody will look at again loses its bytes at once."""
    session.run("UPDATE mails SET status = ?, reason = ? WHERE id = ?", status, reason[:500], mail)
    if status in UNREAD:
        drop_bytes(session, mail)


def settle(session: Session, mail: str, status: str, reason: str, *, answered: bool = False) -> bool:
    """What becomes of a new mail; False if it is new no more. `answered`: a letter is made now that says so."""
    if answered:
        sql = "UPDATE mails SET status = ?, reason = ?, answered = ? WHERE id = ? AND status = 'new'"
        return bool(session.run(sql, status, reason, times.now(), mail))
    sql = "UPDATE mails SET status = ?, reason = ? WHERE id = ? AND status = 'new'"
    return bool(session.run(sql, status, reason, mail))


def quarantine(session: Session, mail: str, reason: str, grant: int | None) -> None:
    session.run(
        "UPDATE mails SET status = 'quarantined', reason = ?, grant_id = ? WHERE id = ?", reason[:500], grant, mail
    )


def wait(session: Session, mail: str, row: str, plan: str) -> None:
    """For what becomes of this row of the intake, if there is one."""
    session.run(
        "UPDATE mails SET status = 'waiting', row_id = ?, plan = ?, lease = 0, tries = 0 WHERE id = ?"
        " AND status = 'new'",
        row, plan, mail,
    )  # fmt: skip


def waiting(session: Session, mail: str) -> SqlRow | None:
    """The row it waits for and the plan; None if it waits no more."""
    return session.one("SELECT row_id, plan FROM mails WHERE id = ? AND status = 'waiting'", mail)


def finish(session: Session, mail: str, *, answered: bool, failing: bool) -> bool:
    """`failing`: it came to nothing. False if somebody else was faster."""
    return bool(
        session.run(
            "UPDATE mails SET status = 'done', answered = ?, failing = ? WHERE id = ? AND status = 'waiting'",
            times.now() if answered else None, int(failing), mail,
        )
    )  # fmt: skip


def was_brought_before(session: Session, kind: str, row: str, mail: str) -> bool:
    """Whether another mail asked for this row of the intake. `kind`: of the database."""
    if kind == "postgresql":
        # two workers with the same words under two names: the second waits for the first, and finds it
        session.run("SELECT pg_advisory_xact_lock(7073708, hashtext(?))", row)
    return session.one("SELECT 1 AS one FROM mails WHERE row_id = ? AND id <> ?", row, mail) is not None


def let_go_on(session: Session, mail: str) -> bool:
    """A held mail is its reader's, who says so; False if it is held no more."""
    return bool(
        session.run(
            "UPDATE mails SET status = 'new', confirmed = 1, lease = 0, tries = 0, answered = NULL"
            " WHERE id = ? AND status = 'held' AND length(raw) > 0",
            mail,
        )
    )


def throw_away(session: Session, mail: str) -> bool:
    """A held mail is not its reader's, who says so; False if it is held no more."""
    if not session.run(
        "UPDATE mails SET status = 'ignored', reason = 'its reader says that it was somebody else'"
        " WHERE id = ? AND status = 'held'",
        mail,
    ):
        return False
    drop_bytes(session, mail)
    return True


def read_again(session: Session, mail: str) -> tuple[bool, str]:
    """A mail in quarantine is read once more, if its bytes are kept: whether it is, and how it stands now."""
    found = session.run(
        "UPDATE mails SET status = 'new', tries = 0, lease = 0"
        " WHERE id = ? AND status = 'quarantined' AND length(raw) > 0",
        mail,
    )
    return bool(found), session.value("SELECT status FROM mails WHERE id = ?", mail) or ""


def dismiss(session: Session, mail: str, reason: str) -> bool:
    """A mail in quarantine is thrown away; False if it is there no more."""
    if not session.run(
        "UPDATE mails SET status = 'ignored', reason = ? WHERE id = ? AND status = 'quarantined'", reason, mail
    ):
        return False
    drop_bytes(session, mail)
    return True


# questions


def is_held(session: Session, mail: str) -> bool:
    return session.one("SELECT 1 AS one FROM mails WHERE id = ? AND status = 'held'", mail) is not None


def answered_since(session: Session, grant: int, moment: str) -> list[str]:
    """When mails to this letter were answered, in order."""
    rows = session.all(
        "SELECT answered FROM mails WHERE grant_id = ? AND answered >= ? ORDER BY answered", grant, moment
    )
    return [row["answered"] for row in rows]


def failed_before(session: Session, player: str, game: str, point: int | None) -> int:
    """How many mails of a player at this decision point came to nothing."""
    found = session.value(
        "SELECT count(*) FROM mails JOIN grants ON grants.id = mails.grant_id"
        " WHERE grants.player = ? AND grants.game = ? AND grants.point = ? AND mails.failing = 1",
        player, game, point,
    )  # fmt: skip
    return int(found or 0)


def are_worked_on(session: Session, player: str, *games: str) -> bool:
    """Whether mails of a player about two games are read now."""
    # CROSS JOIN makes SQLite begin with the few grants of the reader: thousands of mails may be new
    found = session.value(
        "SELECT 1 AS one FROM grants CROSS JOIN mails WHERE mails.grant_id = grants.id"
        f" AND grants.player = ? AND grants.game IN ({marks(games)}) AND mails.status IN ('new', 'waiting')",
        player, *games,
    )  # fmt: skip
    return found is not None


def oldest_unread(session: Session) -> str:
    """When it arrived; nothing if all are read."""
    return session.value("SELECT arrived FROM mails WHERE status = 'new' ORDER BY seq LIMIT 1") or ""


def how_many(session: Session, status: str) -> int:
    return int(session.value("SELECT count(*) FROM mails WHERE status = ?", status))


def with_status(session: Session, status: str, limit: int) -> list[SqlRow]:
    return session.all(
        "SELECT id, arrived, source, mail_from, author, reason FROM mails WHERE status = ? ORDER BY seq DESC LIMIT ?",
        status, limit,
    )  # fmt: skip


# their bytes


def bytes_of(session: Session, mail: str) -> bytes | None:
    """Nothing if they are forgotten; None if there is no such mail."""
    row = session.one("SELECT raw, packed FROM mails WHERE id = ?", mail)
    return raw_of(row) if row is not None else None


def raw_of(row: SqlRow) -> bytes:
    return unpacked(row["raw"], row["packed"])


def drop_bytes(session: Session, mail: str) -> None:
    session.run("UPDATE mails SET raw = ? WHERE id = ?", b"", mail)


def drop_bytes_of(session: Session, statuses: Sequence[str], before: str) -> int:
    """Those that have bytes are few; an index on the status would lead to all that ever came."""
    return session.run(
        f"UPDATE mails SET raw = ? WHERE status || '' IN ({marks(statuses)}) AND arrived < ? AND length(raw) > 0",
        b"", *statuses, before,
    )  # fmt: skip


def keep_at_most(session: Session, status: str, most: int) -> None:
    """The bytes of those that answer a letter first, and of the latest of them."""
    rows = session.all(
        "SELECT id, length(raw) AS size FROM mails WHERE status = ? AND length(raw) > 0"
        " ORDER BY CASE WHEN grant_id IS NULL THEN 1 ELSE 0 END, seq DESC",
        status,
    )
    for row in rows:
        most -= row["size"]
        if most < 0:
            drop_bytes(session, row["id"])


def forget(session: Session, mails_before: str, calls_before: str) -> None:
    """Rows of mails that were for nobody's letter and have come to their end, and of calls."""
    session.run(
        f"DELETE FROM mails WHERE status IN ({marks(SETTLED)}) AND grant_id IS NULL AND arrived < ?",
        *SETTLED, mails_before,
    )  # fmt: skip
    session.run("DELETE FROM calls WHERE at < ?", calls_before)
