"""The letters as they were made: stored before they are sent, sent with the same bytes however often it takes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from domain.kernel.marks import by_mark
from service.store import leases, times
from service.store.database import PACKED, known_of, marks, packed, unpacked

if TYPE_CHECKING:
    from service.store.database import Database, Session, SqlRow


SECRET = ("magic",)  # kinds whose words let whoever has them in


class Letter(Struct, frozen=True, kw_only=True):
    """`ready`: to be sent; `sent`: a server has it; `kept`: no server to send it to, read it on the outbox page;
    `failed`; `part`: a game within a digest, answered at an address of its own. `token`: to answer it. `answer`: what
    the server said to it at last; `failed`: when it was refused last, `refused` how often, while others' were taken.

    `marks`: what stood before each option; in letters from before there were marks they were counted from 1.
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
    marks: tuple[str, ...] = ()
    raw: bytes
    made: str
    status: str
    tries: int = 0
    sent: str | None = None
    error: str | None = None
    answer: str = ""
    came_back: str = ""
    failed: str = ""
    refused: int = 0
    given: str = ""

    @property
    def by_mark(self) -> Mapping[str, str]:
        return dict(zip(self.marks, self.options, strict=True)) if self.marks else by_mark(self.options)

    @property
    def state(self) -> str:
        if self.status == "sent" and self.came_back:
            return "bounced"
        if self.status == "failed":
            return "refused" if self.answer else "not sent"
        return STATES.get(self.status, self.status)


STATES = {"ready": "waiting", "sent": "handed over"}


def keep(session: Session, letter: Letter) -> bool:
    """False if somebody else has written it already."""
    columns = "token grant_id key kind player address game seat version point subject message_id text html_text"
    columns += " made status"
    values = [getattr(letter, name) for name in columns.split()]
    new = session.run(
        f"INSERT INTO letters ({', '.join(columns.split())}, raw, packed, options, tries, lease)"
        f" VALUES ({marks(values)}, ?, ?, ?, 0, 0) ON CONFLICT DO NOTHING",
        *values, packed(letter.raw), PACKED, json.dumps(letter.by_mark, ensure_ascii=False),
    )  # fmt: skip
    return bool(new)


def claim(db: Database, most: int, until: float = 0.0, *, by_turns: bool = False) -> list[Letter]:
    """Letters to send now, leased to this worker. This commit is durable, and so is all that was written before it:
    no letter leaves the house that a failure of power could make unknown. `by_turns`: the one tried longest ago first.
    """
    now = times.seconds()
    locked = "FOR UPDATE SKIP LOCKED" if db.kind == "postgresql" else ""
    order = "lease, id" if by_turns else "id"
    with db.write() as session:
        rows = session.all(
            "UPDATE letters SET lease = ?, tries = tries + 1 WHERE id IN (SELECT id FROM letters"
            f" WHERE status = 'ready' AND lease < ? ORDER BY {order} LIMIT ? {locked}) RETURNING *",
            until or leases.until(), now, most,
        )  # fmt: skip
    return sorted(map(letter_of, rows), key=lambda letter: letter.id)


def mark_sent(session: Session, letter: Letter, now: str, answer: str = "") -> None:
    session.run(
        "UPDATE letters SET status = 'sent', sent = ?, error = NULL, answer = ?, lease = 0 WHERE game = ? AND id = ?",
        now, answer, letter.game, letter.id,
    )  # fmt: skip
    _forget_secret(session, letter)


def mark_failed(session: Session, letter: Letter, error: str, answer: str = "") -> None:
    sql = "UPDATE letters SET status = 'failed', error = ?, answer = ? WHERE game = ? AND id = ?"
    session.run(sql, error[:300], answer, letter.game, letter.id)
    _forget_secret(session, letter)


def _forget_secret(session: Session, letter: Letter) -> None:
    """Whoever reads the database could sign in by the link of such a letter. Its row stays, for what was sent."""
    if letter.kind in SECRET:
        sql = "UPDATE letters SET text = '', html_text = '', raw = ? WHERE game = ? AND id = ?"
        session.run(sql, b"", letter.game, letter.id)


def mark_came_back(session: Session, letter: Letter, code: str) -> None:
    sql = "UPDATE letters SET came_back = ? WHERE game = ? AND id = ?"
    session.run(sql, code[:80] or "?", letter.game, letter.id)


def try_later(session: Session, letter: Letter, seconds: float, error: str, now: str, *, refused: int = 0) -> None:
    session.run(
        "UPDATE letters SET lease = ?, error = ?, failed = ?, refused = refused + ? WHERE game = ? AND id = ?",
        times.seconds() + seconds, error[:300], now, refused, letter.game, letter.id,
    )  # fmt: skip


def wait(session: Session, letter: Letter, error: str, now: str) -> None:
    """Through no fault of the letter: its try does not count."""
    sql = "UPDATE letters SET lease = ?, error = ?, failed = ?, tries = tries - 1 WHERE game = ? AND id = ?"
    session.run(sql, times.seconds(), error[:300], now, letter.game, letter.id)


def give_back(session: Session, letters: Iterable[Letter]) -> None:
    """What a worker has in hand and does not send after all."""
    session.many(
        "UPDATE letters SET lease = 0, tries = tries - 1 WHERE game = ? AND id = ? AND status = 'ready' AND lease > 0",
        [(letter.game, letter.id) for letter in letters],
    )


def put_forward(session: Session) -> None:
    """All that was put off is tried as soon as may be; what somebody has in hand is leased for a few seconds only."""
    now = times.seconds()
    session.run("UPDATE letters SET lease = ? WHERE status = 'ready' AND lease > ?", now, now + 2 * leases.LASTS)


def release_all(session: Session, *, sends: bool) -> None:
    """For the one process of the embedded service, when it starts: nobody else can hold a lease, and without a mail
    server no letter waits for one.
    """
    if sends:
        session.run("UPDATE letters SET lease = 0 WHERE status = 'ready' AND lease > 0")
    else:
        session.run("UPDATE letters SET lease = 0, status = 'kept' WHERE status = 'ready'")


class Waiting(Struct, frozen=True):
    """A letter that shows a seat what it is asked, and waits for the mail server; or a part of one."""

    game: str
    id: int
    made: str
    given: str


Point = tuple[str, int | None, int]  # what a seat of a game is asked


def waiting(session: Session, point: Point) -> list[Waiting]:
    """The letters about this that wait, the oldest first; none if another one has told it."""
    rows = session.all(
        "SELECT game, id, made, given, status, player, message_id FROM letters"
        " WHERE game = ? AND seat = ? AND point = ? AND status <> 'failed' ORDER BY id",
        *point,
    )  # fmt: skip
    states = [_status_of_whole(session, row) if row["status"] == "part" else row["status"] for row in rows]
    if any(state in ("sent", "kept") for state in states):
        return []
    wait = zip(rows, states, strict=True)
    return [Waiting(row["game"], row["id"], row["made"], row["given"]) for row, state in wait if state == "ready"]


def _status_of_whole(session: Session, part: SqlRow) -> str:
    return str(
        session.value(
            "SELECT status FROM letters WHERE player = ? AND game = '' AND kind = 'digest' AND message_id = ?",
            part["player"], part["message_id"],
        )
    )  # fmt: skip


def without_waiting(session: Session, places: Iterable[SqlRow]) -> list[SqlRow]:
    """Without the seats whose letter waits for the mail server: what is due there is due once they have it."""
    return [place for place in places if not waiting(session, (place["game"], place["seat"], place["point"]))]


def points_of(session: Session, letter: Letter) -> list[Point]:
    if letter.kind != "digest":
        return [(letter.game, letter.seat, letter.point)]
    rows = session.all(
        "SELECT game, seat, point FROM letters WHERE player = ? AND status = 'part' AND message_id = ?",
        letter.player, letter.message_id,
    )  # fmt: skip
    return [(row["game"], row["seat"], row["point"]) for row in rows]


def any_waits(session: Session, before: str) -> bool:
    """A letter of before."""
    return session.value("SELECT 1 AS one FROM letters WHERE status = 'ready' AND made < ? LIMIT 1", before) is not None


def all_waiting(session: Session) -> list[Letter]:
    return list(map(letter_of, session.all("SELECT * FROM letters WHERE status = 'ready' ORDER BY id")))


def oldest_waiting(session: Session) -> str:
    """When the first of those that wait for the mail server was made; nothing if none does."""
    return session.value("SELECT made FROM letters WHERE status = 'ready' ORDER BY id LIMIT 1") or ""


def mark_credited(session: Session, waited: Iterable[Waiting], until: str) -> None:
    rows = [(until, each.game, each.id) for each in waited]
    session.many("UPDATE letters SET given = ? WHERE game = ? AND id = ?", rows)


def forget_bytes(db: Database, before: str) -> None:
    """Of letters sent long ago; what a reply has to be compared with stays."""
    with db.write() as session:
        session.run("UPDATE letters SET raw = ? WHERE status = 'sent' AND length(raw) > 0 AND made < ?", b"", before)


def forget_words(db: Database, before: str) -> int:
    """Of letters that nobody can answer any more; that they were written, to whom and when, stays. How many."""
    with db.write() as session:
        return session.run(
            "UPDATE letters SET raw = ?, text = '', html_text = '', options = '[]'"
            " WHERE status <> 'ready' AND made < ? AND text <> ''",
            b"", before,
        )  # fmt: skip


def by_token(session: Session, token: str) -> Letter | None:
    row = session.one("SELECT * FROM letters WHERE token = ?", token)
    return letter_of(row) if row is not None else None


def by_grant(session: Session, grant: int, game: str) -> Letter | None:
    row = session.one("SELECT * FROM letters WHERE game = ? AND grant_id = ?", game, grant)
    return letter_of(row) if row is not None else None


def by_id(session: Session, id: int) -> Letter | None:
    row = session.one("SELECT * FROM letters WHERE id = ?", id)
    return letter_of(row) if row is not None else None


def token_of(session: Session, key: str, game: str) -> str:
    """The token of the letter that was written for this key, about a game or about none; empty if there is none."""
    return session.value("SELECT token FROM letters WHERE game IN (?, '') AND key = ?", game, key) or ""


def grant_of(session: Session, key: str) -> int | None:
    """The grant of that letter, which is about no game."""
    found = session.value("SELECT grant_id FROM letters WHERE game = '' AND key = ?", key)
    return int(found) if found is not None else None


def made_since(session: Session, player: str, kind: str, moment: str) -> list[SqlRow]:
    """When letters of this kind were made for a player, and for which seats."""
    return session.all(
        "SELECT game, seat, made FROM letters WHERE player = ? AND kind = ? AND made > ?", player, kind, moment
    )


def sent_to(session: Session, player: str) -> list[SqlRow]:
    """All that were made for a player, without their words."""
    return session.all(
        "SELECT kind, address, game, subject, made, status FROM letters WHERE player = ? ORDER BY id", player
    )


def latest(session: Session, most: int = 100) -> list[Letter]:
    return list(
        map(letter_of, session.all("SELECT * FROM letters WHERE status != 'part' ORDER BY id DESC LIMIT ?", most))
    )


def whole(session: Session, letter: Letter) -> Letter:
    """The letter that was sent: of a part, its digest."""
    if letter.status != "part":
        return letter
    row = session.one(
        "SELECT * FROM letters WHERE player = ? AND kind = 'digest' AND message_id = ?",
        letter.player,
        letter.message_id,
    )
    return letter_of(row) if row is not None else letter


def last_shown(session: Session, game: str, seat: int | None, point: int) -> Letter | None:
    """The last letter that showed a seat this decision point; one that asks whether a mail was theirs shows none."""
    sql = "SELECT * FROM letters WHERE game = ? AND seat = ? AND point = ? AND status != 'failed' AND kind != 'confirm'"
    row = session.one(f"{sql} ORDER BY id DESC LIMIT 1", game, seat, point)
    return letter_of(row) if row is not None else None


def last_raw(session: Session, player: str, game: str, seat: int) -> bytes:
    """The bytes of the last letter of a game to a reader; none if there was none."""
    sql = "SELECT raw, packed FROM letters WHERE player = ? AND game = ? AND seat = ? AND status != 'failed'"
    row = session.one(f"{sql} ORDER BY id DESC LIMIT 1", player, game, seat)
    return unpacked(row["raw"], row["packed"]) if row is not None else b""


def letter_of(row: SqlRow) -> Letter:
    fields = known_of(Letter, row)
    options, raw = by_mark(json.loads(fields.pop("options"))), unpacked(fields.pop("raw"), row["packed"])
    return Letter(**fields, options=tuple(options.values()), marks=tuple(options), raw=raw)
