"""Every mail passes here, whatever brought it: stored first, then a worker is woken. Nothing is decided here."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from service.inbound.addresses import envelope_address
from service.inbound.limits import MESSAGE_BYTES
from service.inbound.settings import MailSettings
from service.inbound.tokens import TAGGED, token_in
from service.store import leases, times
from service.store.database import Database

TABLES = (
    """CREATE TABLE IF NOT EXISTS mails (
        seq {serial}, id TEXT NOT NULL UNIQUE, source TEXT NOT NULL, provider_id TEXT NOT NULL, mail_from TEXT NOT NULL,
        rcpt TEXT NOT NULL, auth TEXT NOT NULL, raw {bytes} NOT NULL, arrived TEXT NOT NULL,
        status TEXT NOT NULL DEFAULT 'new', reason TEXT NOT NULL DEFAULT '', kind TEXT NOT NULL DEFAULT '',
        author TEXT NOT NULL DEFAULT '', grant_id BIGINT, row_id TEXT NOT NULL DEFAULT '',
        plan TEXT NOT NULL DEFAULT '', confirmed INTEGER NOT NULL DEFAULT 0, answered TEXT,
        failing INTEGER NOT NULL DEFAULT 0, lease {real} NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0)""",
    "CREATE INDEX IF NOT EXISTS mails_open ON mails (status, seq)",
    "CREATE INDEX IF NOT EXISTS mails_of_grant ON mails (grant_id, answered)",
    "CREATE INDEX IF NOT EXISTS mails_of_row ON mails (row_id)",
    "CREATE INDEX IF NOT EXISTS mails_of_author ON mails (author, answered)",
)
TRIES = 4
PATIENCE, LEAST = 4, 91  # one that may still be settled is kept so many times as long, and as long as a yes is good
SETTLED, UNSETTLED = "'done', 'ignored', 'rejected', 'helped'", "'held', 'quarantined'"
MADE_HERE = ("outbox", "web")  # sources of mails that a page wrote for a player
OPEN_NAMES = frozenset(["turns", "help", "join", "postmaster", "abuse"])  # what anybody may write to


class Unwanted(Exception):
    """Will never be taken: the sender should not try again. The text is for the sender."""


class Mail(Struct, frozen=True, kw_only=True):
    """A stored mail, as the mail room claims it."""

    seq: int = 0
    id: str
    source: str
    mail_from: str
    rcpt: str
    auth: dict[str, str]
    raw: bytes
    arrived: str
    status: str
    row_id: str
    plan: str
    confirmed: bool
    tries: int


class Inbox:
    def __init__(self, db: Database, settings: MailSettings, wake: Callable[[], None] = lambda: None) -> None:
        self._db = db
        self._settings = settings
        self._wake = wake
        db.create(TABLES)

    def accept(
        self,
        raw: bytes,
        mail_from: str,
        rcpt_tos: Sequence[str],
        source: str,
        provider_id: str = "",
        auth: Mapping[str, str] | None = None,
    ) -> list[str]:
        """Once this returns the mail cannot be lost; the same mail brought twice is stored once. One row a recipient.

        Raises Unwanted for a mail that is too large or for nobody here; errors of the database pass through.
        """
        if len(raw) > MESSAGE_BYTES:
            raise Unwanted(f"A mail may have {MESSAGE_BYTES} bytes; this one has {len(raw)}.")
        wanted = list(dict.fromkeys(rcpt for rcpt in rcpt_tos if self.refusal(rcpt) is None))
        if not wanted:
            raise Unwanted(self.refusal(rcpt_tos[0]) or "" if rcpt_tos else "No recipient was named.")
        # who answers to all writes to the house too, and would be told that this is no address of a letter
        wanted = [rcpt for rcpt in wanted if token_in(rcpt)] or wanted
        ids = [name_of(raw, rcpt, source, provider_id) for rcpt in wanted]
        told = json.dumps(dict(auth or {}), ensure_ascii=False)
        with self._db.write() as session:
            session.many(
                "INSERT INTO mails (id, source, provider_id, mail_from, rcpt, auth, raw, arrived)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
                [
                    (name, source, provider_id[:200], envelope_address(mail_from)[:320], rcpt, told, raw, times.now())
                    for name, rcpt in zip(ids, wanted, strict=True)
                ],
            )
        self._wake()
        return ids

    def refusal(self, rcpt: str) -> str | None:
        """Why a recipient is none of ours; None if it is one. An address with a made-up token is refused at once."""
        address = rcpt.strip().removeprefix("<").removesuffix(">")
        local, _, domain = address.rpartition("@")
        if domain.lower() not in self._settings.domains:
            return f"{domain} is not served here."
        token = token_in(address)
        if token is not None:
            return None if self._settings.ring.grant(token) is not None else "This address was not given out by us."
        if local.partition("+")[0].lower() in TAGGED:
            return "This address was not given out by us."
        return None if local.lower() in OPEN_NAMES else "There is no such mailbox here."

    # for the mail room

    def claim(self, most: int, until: float = 0.0) -> list[Mail]:
        """The oldest that nobody works on, leased to this worker."""
        now = time.time()
        locked = "FOR UPDATE SKIP LOCKED" if self._db.kind == "postgresql" else ""
        with self._db.write(lazy=True) as session:
            found = session.all(
                "UPDATE mails SET lease = ?, tries = tries + 1 WHERE seq IN ("
                f"SELECT seq FROM mails WHERE status = 'new' AND lease < ? ORDER BY seq LIMIT ? {locked}) RETURNING *",
                until or leases.until(), now, most,
            )  # fmt: skip
        return [_mail(row) for row in sorted(found, key=lambda row: row["seq"])]

    def release(self, mail: str, after: float = 0.0) -> None:
        with self._db.write(lazy=True) as session:
            session.run("UPDATE mails SET lease = ? WHERE id = ?", time.time() + after, mail)

    def release_all(self) -> int:
        """For the one process of the embedded service, when it starts: nobody else can hold a lease."""
        with self._db.write() as session:
            return session.run("UPDATE mails SET lease = 0 WHERE status = 'new' AND lease > 0")

    def close(self, mail: str, status: str, reason: str) -> None:
        with self._db.write(lazy=True) as session:
            session.run("UPDATE mails SET status = ?, reason = ? WHERE id = ?", status, reason[:500], mail)

    def forget_bytes(self, now: str) -> int:
        """Of mails that came to their end so many days ago. Who wrote, when, and what was decided stays for ever."""
        days = self._settings.kept_days
        if not days:
            return 0
        with self._db.write() as session:
            return sum(
                session.run(
                    f"UPDATE mails SET raw = ? WHERE status IN ({statuses}) AND arrived < ? AND length(raw) > 0",
                    b"", times.later(now, -24 * kept),
                )
                for statuses, kept in ((SETTLED, days), (UNSETTLED, max(PATIENCE * days, LEAST)))
            )  # fmt: skip


def _mail(row: Mapping[str, object]) -> Mail:
    fields = {name: row[name] for name in Mail.__struct_fields__}
    auth, raw = json.loads(str(fields.pop("auth"))), bytes(fields.pop("raw"))  # type: ignore[call-overload]
    return Mail(**fields | {"auth": auth, "raw": raw, "confirmed": bool(fields["confirmed"])})  # type: ignore[arg-type]


def name_of(raw: bytes, rcpt: str, source: str, provider_id: str = "") -> str:
    """The same for the same mail brought again: by the provider's number if it gives one, else by its bytes."""
    known = f"{source}:{provider_id}".encode() if provider_id else raw
    digest = hashlib.sha256(hashlib.sha256(known).digest() + rcpt.encode("utf-8", "replace")).digest()
    return base64.b32encode(digest).decode().lower()[:20]
