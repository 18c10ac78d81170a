"""The letters as they were made: stored before they are sent, sent with the same bytes however often it takes."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from msgspec import Struct

from service.store import leases
from service.store.database import marks
from service.store.packing import PACKED, packed, unpacked

if TYPE_CHECKING:
    from service.store.database import Database, Row, Session


class Letter(Struct, frozen=True, kw_only=True):
    """`ready`: to be sent; `sent`: a server has it; `kept`: no server to send it to, read it on the outbox page;
    `failed`; `part`: a game within a digest, answered at an address of its own. `token`: to answer it.

    `text` as it was sent, `html_text` what the HTML part says, one line a block: a reply is aligned with them."""

    id: int = 0
    token: str
    grant_id: int
    key: str
    kind: str
    player: str
    address: str
    game: str
    seat: int | None
    version: int
    point: int
    subject: str
    message_id: str
    text: str
    html_text: str
    options: tuple[str, ...]
    raw: bytes
    made: str
    status: str
    tries: int = 0
    sent: str | None = None
    error: str | None = None


def keep(session: Session, letter: Letter) -> bool:
    """False if somebody else has written it already."""
    columns = "token grant_id key kind player address game seat version point subject message_id text html_text"
    columns += " made status"
    values = [getattr(letter, name) for name in columns.split()]
    new = session.run(
        f"INSERT INTO letters ({', '.join(columns.split())}, raw, packed, options, tries, lease)"
        f" VALUES ({marks(values)}, ?, ?, ?, 0, 0) ON CONFLICT (key) DO NOTHING",
        *values, packed(letter.raw), PACKED, json.dumps(letter.options, ensure_ascii=False),
    )  # fmt: skip
    return bool(new)


def claim(db: Database, most: int, until: float = 0.0) -> list[Letter]:
    """Letters to send now, leased to this worker. This commit is durable, and so is all that was written before it:
    no letter leaves the house that a failure of power could make unknown."""
    now = time.time()
    locked = "FOR UPDATE SKIP LOCKED" if db.kind == "postgresql" else ""
    with db.write() as session:
        rows = session.all(
            "UPDATE letters SET lease = ?, tries = tries + 1 WHERE id IN (SELECT id FROM letters"
            f" WHERE status = 'ready' AND lease < ? ORDER BY id LIMIT ? {locked}) RETURNING *",
            until or leases.until(), now, most,
        )  # fmt: skip
    return sorted(map(letter_of, rows), key=lambda letter: letter.id)


def mark_sent(session: Session, letter: Letter, now: str) -> None:
    session.run("UPDATE letters SET status = 'sent', sent = ?, error = NULL, lease = 0 WHERE id = ?", now, letter.id)


def mark_failed(session: Session, letter: Letter, error: str) -> None:
    session.run("UPDATE letters SET status = 'failed', error = ? WHERE id = ?", error[:300], letter.id)


def try_later(session: Session, letter: Letter, seconds: float, error: str) -> None:
    session.run("UPDATE letters SET lease = ?, error = ? WHERE id = ?", time.time() + seconds, error[:300], letter.id)


def forget_bytes(db: Database, before: str) -> None:
    """Of letters sent long ago; what a reply has to be compared with stays."""
    with db.write() as session:
        session.run("UPDATE letters SET raw = ? WHERE status = 'sent' AND made < ? AND raw != ?", b"", before, b"")


def by_token(session: Session, token: str) -> Letter | None:
    row = session.one("SELECT * FROM letters WHERE token = ?", token)
    return letter_of(row) if row is not None else None


def by_grant(session: Session, grant: int) -> Letter | None:
    row = session.one("SELECT * FROM letters WHERE grant_id = ?", grant)
    return letter_of(row) if row is not None else None


def by_id(session: Session, id: int) -> Letter | None:
    row = session.one("SELECT * FROM letters WHERE id = ?", id)
    return letter_of(row) if row is not None else None


def latest(session: Session, most: int = 100) -> list[Letter]:
    return list(
        map(letter_of, session.all("SELECT * FROM letters WHERE status != 'part' ORDER BY id DESC LIMIT ?", most))
    )


def told_of(session: Session, game: str, seat: int | None, point: int) -> Letter | None:
    """The last letter that showed a seat this decision point; one that asks whether a mail was his shows none."""
    row = session.one(
        "SELECT * FROM letters WHERE game = ? AND seat = ? AND point = ? AND status != 'failed'"
        " AND kind != 'confirm' ORDER BY id DESC LIMIT 1",
        game, seat, point,
    )  # fmt: skip
    return letter_of(row) if row is not None else None


def letter_of(row: Row) -> Letter:
    fields = dict(row)
    del fields["lease"]
    options, raw = tuple(json.loads(fields.pop("options"))), unpacked(fields.pop("raw"), fields.pop("packed"))
    return Letter(**fields, options=options, raw=raw)
