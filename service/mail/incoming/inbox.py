"""Every mail passes here, whatever brought it: stored first, then a worker is woken. Nothing is decided here."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from domain.game.names import one_line
from service.limits import mail_quota
from service.mail.incoming.identity.addresses import envelope_address
from service.mail.incoming.settings import MailSettings
from service.mail.incoming.text.limits import MESSAGE_BYTES, RECIPIENTS
from service.store import counts, leases, times, turns
from service.store.database import Database, Session, marks
from service.store.packing import PACKED, packed, unpacked
from service.store.tokens import TAGGED, token_in, use_of

PATIENCE, LEAST = 4, 91  # one that may still be settled is kept so many times as long, and as long as a yes is good
SETTLED, UNSETTLED = "'done', 'ignored', 'rejected', 'helped'", "'held', 'quarantined'"
MADE_HERE = ("outbox", "web")  # sources of mails that a page wrote for a player
UNREAD = ("ignored", "rejected", "helped")  # nobody will look at their bytes again
ROWS_KEPT = 24 * 30  # hours the rows of mails are kept that were for nobody's letter
OPEN_NAMES = frozenset(["turns", "help", "join", "postmaster", "abuse"])  # what anybody may write to


# the player who was given the address; who has no account yet is known by the address itself
WHOSE = """(SELECT CASE player WHEN '' THEN CAST(id AS TEXT) ELSE player END FROM grants
    WHERE grants.id = waiting.grant_id)"""

DECIDED = "EXISTS (SELECT 1 FROM intake WHERE intake.id = mails.row_id AND intake.status <> 'open')"


class Unwanted(Exception):
    """Will never be taken: the sender should not try again. The text is for the sender."""


class UsedUp(Exception):
    """The number of a call was used before for another delivery."""


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

    @property
    def peer(self) -> str:
        """The network address of who brought it, if it came from outside."""
        return self.auth.get("peer", "")


class Decided(Struct, frozen=True, kw_only=True):
    """A mail that can be answered."""

    seq: int
    id: str
    rcpt: str
    grant_id: int | None
    tries: int


class Inbox:
    def __init__(self, db: Database, settings: MailSettings, wake: Callable[[], None] = lambda: None) -> None:
        self._db = db
        self._settings = settings
        self._wake = wake

    def accept(
        self,
        raw: bytes,
        mail_from: str,
        rcpt_tos: Sequence[str],
        source: str,
        provider_id: str = "",
        auth: Mapping[str, str] | None = None,
        once: str = "",
    ) -> list[str]:
        """Once this returns the mail cannot be lost; the same mail brought twice is stored once. One row a recipient.

        `auth`: what is known of the sender, and who brings it if that is a server of the world (`peer`). `once`: a
        number that is good for this delivery alone.

        Raises Unwanted for a mail that is too large or for nobody here, Full for one that has to wait, UsedUp if the
        number was used for another one; errors of the database pass through.
        """
        wanted = self._wanted(raw, rcpt_tos)
        names = {name_of(raw, rcpt, source, provider_id): rcpt for rcpt in wanted}
        sender, told = envelope_address(mail_from)[:320], dict(auth or {})
        with self._db.write() as session:
            if once:
                _use_up(session, f"{source}:{once}", raw, mail_from, *sorted(rcpt_tos))
            for row in session.all(f"SELECT id FROM mails WHERE id IN ({marks(list(names))})", *names):
                del names[row["id"]]
            bringer = mail_quota.source_of(source, sender, told.get("peer", ""))
            self._spend(session, names.values(), bringer, len(raw))
            common = json.dumps(told, ensure_ascii=False), packed(raw), PACKED, times.now()
            session.many(
                "INSERT INTO mails (id, source, provider_id, mail_from, rcpt, grant_id, auth, raw, packed, arrived)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
                [
                    (name, source, provider_id[:200], sender, rcpt, self._grant(rcpt), *common)
                    for name, rcpt in names.items()
                ],
            )
        self._wake()
        return [name_of(raw, rcpt, source, provider_id) for rcpt in wanted]

    def _wanted(self, raw: bytes, rcpt_tos: Sequence[str]) -> list[str]:
        if len(raw) > MESSAGE_BYTES:
            raise Unwanted(f"A mail may have {MESSAGE_BYTES} bytes; this one has {len(raw)}.")
        wanted = list(dict.fromkeys(rcpt for rcpt in rcpt_tos if self.refusal(rcpt) is None))
        if not wanted:
            raise Unwanted(self.refusal(rcpt_tos[0]) or "" if rcpt_tos else "No recipient was named.")
        if len(wanted) > RECIPIENTS:
            raise Unwanted(f"A mail may have {RECIPIENTS} recipients here; this one has {len(wanted)}.")
        # who answers to all writes to the house too, and would be told that this is no address of a letter
        return [rcpt for rcpt in wanted if token_in(rcpt)] or wanted

    def _spend(self, session: Session, rcpts: Iterable[str], bringer: str, size: int) -> None:
        """The player who was given an address has a share of his own."""
        numbers = [self._grant(rcpt) for rcpt in rcpts]
        owners = [session.value("SELECT player FROM grants WHERE id = ?", number) or "" for number in numbers]
        mail_quota.spend(session, self._settings.daily_bytes, owners, bringer, size)

    def refusal(self, rcpt: str) -> str | None:
        """Why a recipient is none of ours; None if it is one. An address with a made-up token is refused at once."""
        address = rcpt.strip().removeprefix("<").removesuffix(">")
        local, _, domain = address.rpartition("@")
        if domain.lower() not in self._settings.domains:
            return f"{one_line(domain)[:200]} is not served here."
        token = token_in(address)
        if token is not None:
            return None if self._grant(address) is not None else "This address was not given out by us."
        if local.partition("+")[0].lower() in TAGGED:
            return "This address was not given out by us."
        return None if local.lower() in OPEN_NAMES else "There is no such mailbox here."

    def _grant(self, address: str) -> int | None:
        return self._settings.keyring.grant(token_in(address) or "", use_of(address))

    # for the mail room

    def claim(self, most: int, until: float = 0.0) -> list[Mail]:
        """Those that nobody works on, leased to this worker: whom they concern take turns, and strangers are one."""
        free, until = "status = 'new' AND lease < ?", until or leases.until()
        return [
            _mail(row)
            for row in turns.claimed(self._db, "mails", "seq", free, (time.time(),), "grant_id", WHOSE, most, until)
        ]

    def claim_decided(self, most: int, until: float = 0.0) -> list[Decided]:
        """Mails whose moves the game has decided, or that had none and whose reader died; in turn as well."""
        free, until = f"status = 'waiting' AND lease < ? AND (row_id = '' OR {DECIDED})", until or leases.until()
        found = turns.claimed(self._db, "mails", "seq", free, (time.time(),), "grant_id", WHOSE, most, until)
        return [Decided(**{name: row[name] for name in Decided.__struct_fields__}) for row in found]

    def release(self, mails: Sequence[Mail | Decided], after: float = 0.0, *, blameless: bool = False) -> None:
        """Of these, what is still in hand is given back, at once or after a pause; a blameless try is not counted."""
        with self._db.write(lazy=True) as session:
            session.many(
                "UPDATE mails SET lease = ?, tries = tries - ? WHERE id = ? AND lease > 0",
                [(time.time() + after if after else 0, int(blameless), mail.id) for mail in mails],
            )

    def release_all(self) -> int:
        """For the one process of the embedded service, when it starts: nobody else can hold a lease."""
        with self._db.write() as session:
            return session.run("UPDATE mails SET lease = 0 WHERE status = 'new' AND lease > 0")

    def close(self, mail: str, status: str, reason: str) -> None:
        """What nobody will look at again loses its bytes at once."""
        with self._db.write(lazy=True) as session:
            session.run("UPDATE mails SET status = ?, reason = ? WHERE id = ?", status, reason[:500], mail)
            if status in UNREAD:
                drop_bytes(session, mail)

    def quarantine(self, mail: Mail | Decided, reason: str) -> None:
        with self._db.write(lazy=True) as session:
            session.run(
                "UPDATE mails SET status = 'quarantined', reason = ?, grant_id = ? WHERE id = ?",
                reason[:500], self._grant(mail.rcpt), mail.id,
            )  # fmt: skip

    def forget(self, now: str) -> None:
        """What has been here long enough, and what is too much; once an hour."""
        self.forget_bytes(now)
        daily = self._settings.daily_bytes
        with self._db.write() as session:
            session.run(
                f"DELETE FROM mails WHERE status IN ({SETTLED}) AND grant_id IS NULL AND arrived < ?",
                times.later(now, -ROWS_KEPT),
            )
            _keep_at_most(session, "quarantined", daily // 5)
            _keep_at_most(session, "held", daily)
            session.run("DELETE FROM calls WHERE at < ?", times.later(now, -24))
            counts.forget(session, now)

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


def _use_up(session: Session, call: str, raw: bytes, *envelope: str) -> None:
    """The same call may be brought again, for instance if our answer to it was lost."""
    id = hashlib.sha256(call.encode("utf-8", "replace")).hexdigest()
    digest = hashlib.sha256(hashlib.sha256(raw).digest() + json.dumps(envelope).encode()).hexdigest()
    session.run("INSERT INTO calls VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING", id, digest, times.now())
    if session.value("SELECT delivery FROM calls WHERE id = ?", id) != digest:
        raise UsedUp("This call was made before, with another mail.")


def bytes_of(session: Session, mail: str) -> bytes | None:
    """Nothing if they are forgotten; None if there is no such mail."""
    row = session.one("SELECT raw, packed FROM mails WHERE id = ?", mail)
    return unpacked(row["raw"], row["packed"]) if row is not None else None


def drop_bytes(session: Session, mail: str) -> None:
    session.run("UPDATE mails SET raw = ? WHERE id = ?", b"", mail)


def _keep_at_most(session: Session, status: str, most: int) -> None:
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


def _mail(row: Mapping[str, Any]) -> Mail:
    fields = {name: row[name] for name in Mail.__struct_fields__}
    told = {"auth": json.loads(row["auth"]), "raw": unpacked(row["raw"], row["packed"])}
    return Mail(**fields | told | {"confirmed": bool(fields["confirmed"])})


def name_of(raw: bytes, rcpt: str, source: str, provider_id: str = "") -> str:
    """The same for the same mail brought again: by the provider's number if it gives one, else by its bytes."""
    known = f"{source}:{provider_id}".encode() if provider_id else raw
    digest = hashlib.sha256(hashlib.sha256(known).digest() + rcpt.encode("utf-8", "replace")).digest()
    return base64.b32encode(digest).decode().lower()[:20]
