"""Every mail passes here, whatever brought it: stored first, then a worker is woken. Nothing is decided here."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from domain.game.names import one_line
from service.limits import mail_quota
from service.limits.mail_quota import Share
from service.mail.incoming.identity.authentic import is_vouched_for
from service.mail.incoming.identity.classes import envelope_address
from service.mail.incoming.settings import MailSettings
from service.mail.incoming.text.limits import MESSAGE_BYTES, RECIPIENTS
from service.store import counts, grants, mails, player_rows, times
from service.store.database import Database, Session
from service.store.grants import TAGGED, token_in, use_of
from service.store.leases import Shares

PATIENCE, LEAST = 4, 91  # one that may still be settled is kept so many times as long, and as long as a yes is good
MADE_HERE = ("outbox", "web")  # sources of mails that a page wrote for a player
ROWS_KEPT = 24 * 30  # hours the rows of mails are kept that were for nobody's letter
OPEN_NAMES = frozenset(["turns", "help", "join", "postmaster", "abuse"])  # what anybody may write to


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
    counted: str = ""

    @property
    def peer(self) -> str:
        """The network address of who brought it, if it came from outside."""
        return self.auth.get("peer", "")


class MailVerdict(Struct, frozen=True, kw_only=True):
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
        bringer = mail_quota.source_of(source, sender, told.get("peer", ""))
        accounts = {name: self._account(raw, sender, rcpt, source, told, bringer) for name, rcpt in names.items()}
        with self._db.write() as session:
            if once:
                _use_up(session, f"{source}:{once}", raw, mail_from, *sorted(rcpt_tos))
            for known in mails.known(session, list(names)):
                del names[known]
            mail_quota.spend(session, [accounts[name] for name in names], len(raw))
            known_of_sender = json.dumps(told, ensure_ascii=False)
            for name, rcpt in names.items():
                grant, counted = self._grant(rcpt), _to_prove(accounts[name])
                mails.insert(
                    session, name, source, provider_id[:200], sender, rcpt, grant, counted, known_of_sender, raw
                )  # fmt: skip
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

    def _account(self, raw: bytes, sender: str, rcpt: str, source: str, told: dict[str, str], bringer: str) -> Share:
        """Of a player, if the mail comes with proof that it is theirs; else of whoever brings it."""
        daily = self._settings.daily_bytes
        with self._db.read() as session:
            owner = grants.player_of(session, self._grant(rcpt))
            registered = player_rows.confirmed(session, owner)
        if owner and is_vouched_for(self._settings, raw, sender, rcpt, source, told, registered):
            return mail_quota.share_of(daily, owner)
        return mail_quota.share_from(daily, bringer, owner if sender in registered else "")

    def proven(self, mail: Mail, owner: str) -> None:
        """It is counted against the player from now on, and not against who brought it."""
        with self._db.write(lazy=True) as session:
            if mails.is_proven(session, mail.id, mail.counted):
                mail_quota.proven(session, owner, mail.counted, len(mail.raw), mail.arrived)

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

    def claim(self, most: int, until: float = 0.0, shares: Shares | None = None) -> list[Mail]:
        """Those that nobody works on, leased to this worker: whom they concern take turns, and strangers are one."""
        return [_mail(row) for row in mails.claim(self._db, most, until, shares)]

    def claim_decided(self, most: int, until: float = 0.0, shares: Shares | None = None) -> list[MailVerdict]:
        """Mails whose moves the game has decided, or that had none and whose reader died; in turn as well."""
        found = mails.claim_decided(self._db, most, until, shares)
        return [MailVerdict(**{name: row[name] for name in MailVerdict.__struct_fields__}) for row in found]

    def release(self, claimed: Sequence[Mail | MailVerdict], after: float = 0.0, *, blameless: bool = False) -> None:
        """Of these, what is still in hand is given back, at once or after a pause; a blameless try is not counted."""
        with self._db.write(lazy=True) as session:
            lease = times.seconds() + after if after else 0
            mails.release(session, [mail.id for mail in claimed], lease, int(blameless))

    def release_all(self) -> int:
        """For the one process of the embedded service, when it starts: nobody else can hold a lease."""
        with self._db.write() as session:
            return mails.release_all(session)

    def close(self, mail: str, status: str, reason: str) -> None:
        """What nobody will look at again loses its bytes at once."""
        with self._db.write(lazy=True) as session:
            mails.close(session, mail, status, reason)

    def quarantine(self, mail: Mail | MailVerdict, reason: str) -> None:
        with self._db.write(lazy=True) as session:
            mails.quarantine(session, mail.id, reason, self._grant(mail.rcpt))

    def forget(self, now: str) -> None:
        """What has been here long enough, and what is too much; once an hour."""
        self.forget_bytes(now)
        daily = self._settings.daily_bytes
        with self._db.write() as session:
            mails.forget(session, times.later(now, -ROWS_KEPT), times.later(now, -24))
            mails.keep_at_most(session, "quarantined", daily // 5)
            mails.keep_at_most(session, "held", daily)
            counts.forget(session, now)

    def forget_bytes(self, now: str) -> int:
        """Of mails that came to their end so many days ago. Who wrote, when, and what was decided stays for ever."""
        days = self._settings.kept_days
        if not days:
            return 0
        with self._db.write() as session:
            return sum(
                mails.drop_bytes_of(session, statuses, times.later(now, -24 * kept))
                for statuses, kept in ((mails.SETTLED, days), (mails.UNSETTLED, max(PATIENCE * days, LEAST)))
            )


def _to_prove(account: Share) -> str:
    return account.own if account.pool == mail_quota.STRANGERS else ""


def _use_up(session: Session, call: str, raw: bytes, *envelope: str) -> None:
    """The same call may be brought again, for instance if our answer to it was lost."""
    id = hashlib.sha256(call.encode("utf-8", "replace")).hexdigest()
    digest = hashlib.sha256(hashlib.sha256(raw).digest() + json.dumps(envelope).encode()).hexdigest()
    if not mails.is_of_call(session, id, digest):
        raise UsedUp("This call was made before, with another mail.")


def _mail(row: Mapping[str, Any]) -> Mail:
    fields = {name: row[name] for name in Mail.__struct_fields__}
    told = {"auth": json.loads(row["auth"]), "raw": mails.raw_of(row)}
    return Mail(**fields | told | {"confirmed": bool(fields["confirmed"])})


def name_of(raw: bytes, rcpt: str, source: str, provider_id: str = "") -> str:
    """The same for the same mail brought again: by the provider's number if it gives one, else by its bytes."""
    known = f"{source}:{provider_id}".encode() if provider_id else raw
    digest = hashlib.sha256(hashlib.sha256(known).digest() + rcpt.encode("utf-8", "replace")).digest()
    return base64.b32encode(digest).decode().lower()[:20]
