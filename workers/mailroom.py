"""The mail room: reads what lies in the inbox, decides who speaks, and what follows."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from service.commands.confirming import answer_of
from service.limits import rate_limits
from service.limits.rate_limits import LimitKind, TooMany
from service.mail.incoming.identity.authentic import Dns
from service.mail.incoming.identity.decision import ANSWERS_PER_HOUR, Decision, decide
from service.mail.incoming.identity.reports import Report, report
from service.mail.incoming.inbox import Inbox, Mail, MailVerdict
from service.mail.incoming.settings import MailSettings
from service.mail.incoming.text.limits import Unreadable
from service.mail.incoming.text.reading import ParsedMail, letter_texts, parse_mail, typed_lines
from service.mail.outgoing import renewing
from service.projections import letter_queue
from service.store import NewerDatabase, Store, leases, mails, times
from service.store.database import LOST_TOUCH, Session
from service.store.grants import Grant, Grants, token_in, use_of
from service.store.leases import TRIES, HeldLeases, Shares
from service.store.mails import UNREAD, drop_bytes
from workers import confirmations
from workers.poller import Between
from workers.replies import Replies
from workers.sender_identity import SenderIdentity
from workers.watchdog import over

log = logging.getLogger(__name__)
BATCH = 20
PAUSE = 5.0  # seconds before a mail that failed is tried again; longer each time
READING = 20.0  # seconds for one mail; names may have to be looked up
DIED = "Each time the reader died of it, or had to be ended because it did not come back."


class AnsweredLetter(Protocol):
    """What is known of a letter we sent; see service/mail/outgoing."""

    address: str
    text: str
    html_text: str
    raw: bytes
    version: int

    @property
    def by_mark(self) -> Mapping[str, str]: ...


M = TypeVar("M", Mail, MailVerdict)
LetterOf = Callable[[Session, int, str], Any]  # of a grant, and its game; None if it is not known
OnReport = Callable[[Session, Any, Report], None]  # the letter that came back or was complained of


class MailRoom:
    def __init__(
        self,
        store: Store,
        settings: MailSettings,
        letter_of: LetterOf,
        on_report: OnReport = lambda session, letter, report: None,
        dns: Dns | None = None,
    ) -> None:
        self.store = store
        self._settings = settings
        self.grants = Grants(settings.keyring)
        self._letter_of, self._on_report = letter_of, on_report
        self._speakers = SenderIdentity(store, settings, dns)
        self.inbox = Inbox(store.db, settings, lambda: store.wake("mail"))
        self._replies = Replies(store)
        self._shares = Shares()

    def work_off(self, end: float = math.inf, between: Between = None) -> int:
        """Everything that can be done now, or till `end` (monotonic); how many mails were taken up."""
        done = self.answer_decided(end, between)
        while time.monotonic() < end:
            until = leases.until()
            mails = self.inbox.claim(BATCH, until, self._shares)
            if not mails:
                break
            done += self._each(mails, until, self._take, end, between)
        return done

    def answer_decided(self, end: float = math.inf, between: Between = None) -> int:
        """Answers to mails whose moves the game has decided since, or that had none and whose reader died."""
        until = leases.until()
        return self._each(self.inbox.claim_decided(5 * BATCH, until, self._shares), until, self._finish, end, between)

    def _each(self, mails: list[M], until: float, work: Callable[[M], None], end: float, between: Between) -> int:
        """One at least, and no more after `end`: the rest is given back."""
        mails, given_back = leases.take_up(mails)
        if given_back:
            self.inbox.release(given_back, blameless=True)
        try:
            with self.store.leases.keep(HeldLeases("mails", "seq", [mail.seq for mail in mails], until)) as held:
                for done, mail in enumerate(mails):
                    if done and time.monotonic() >= end:
                        self.inbox.release(mails[done:], blameless=True)
                        return done
                    if held.has(mail.seq):
                        with self._shares.of(mail.seq):
                            self._guarded(mail, work)
                        if between:
                            between()
        except (*LOST_TOUCH, NewerDatabase):
            self.inbox.release(mails, blameless=True)
            raise
        return len(mails)

    def _guarded(self, mail: M, work: Callable[[M], None]) -> None:
        if mail.tries > TRIES:
            self.inbox.quarantine(mail, DIED)
            return
        try:
            with over(f"mail {mail.id}", READING):
                work(mail)
        except Unreadable as error:
            self.inbox.quarantine(mail, str(error))
        except LOST_TOUCH:
            raise
        except Exception as error:
            self.store.check_age()
            log.exception("mail %s failed", mail.id)
            if mail.tries >= TRIES:
                self.inbox.quarantine(mail, f"{type(error).__name__}, {mail.tries} times")
            else:
                self.inbox.release([mail], PAUSE * mail.tries)

    def _finish(self, mail: MailVerdict) -> None:
        with self.store.db.read() as session:
            grant = self.grants.by_number(session, mail.grant_id or 0)
        if grant is None:
            self.inbox.close(mail.id, "ignored", "the letter it answers is not known any more")
        else:
            self._replies.finish(mail.id, grant)

    def _take(self, mail: Mail) -> None:
        message = parse_mail(mail.raw, mail.mail_from, self._settings.domains)
        token, use = token_in(mail.rcpt) or "", use_of(mail.rcpt)
        with self.store.db.read() as session:
            grant = self.grants.by_token(session, token, use)
            letter: AnsweredLetter | None = self._letter_of(session, grant.id, grant.game) if grant else None
            went_to = letter.address if letter is not None else ""
            speaker = self._speakers.speaker(session, mail, message, token, grant, went_to)
        with self.store.db.write(lazy=True) as session:
            mails.identify(session, mail.id, message.kind, message.author or "", grant.id if grant else None)
        speaker = replace(speaker, authentic=self._speakers.is_proven(mail, message, speaker))
        if mail.counted and grant is not None and speaker.authentic and speaker.author in speaker.registered:
            self.inbox.proven(mail, grant.player)
        decision = decide(speaker)
        if message.kind == "report":
            counts = use == "bounce" and grant is not None and not grant.expiry(use, times.now())
            self._report(mail, message, letter if counts else None)
        elif decision.action in ("silence", "reject"):
            self.inbox.close(mail.id, {"silence": "ignored", "reject": "rejected"}[decision.action], decision.reason)
        elif decision.action == "help":
            self._help(mail, message, decision)
        elif decision.action == "renew" and grant is not None:
            is_his = speaker.authentic and speaker.author in speaker.registered
            self._renew(mail, grant, letter, decision, is_his and speaker.answered_this_hour < ANSWERS_PER_HOUR)
        elif grant is not None:
            self._follow(decision, mail, message, grant, letter, speaker.authentic)

    def _follow(
        self,
        decision: Decision,
        mail: Mail,
        message: ParsedMail,
        grant: Grant,
        letter: AnsweredLetter | None,
        proven: bool,
    ) -> None:
        try:
            typed = typed_lines(message, _texts(letter))
        except Unreadable as error:
            if decision.action != "execute" or not decision.may_answer:
                raise
            self._replies.refuse(mail, message, grant, str(error))
            return
        if decision.action == "confirm":
            self._confirm(mail, message, grant, typed, letter, decision.may_answer)
        elif decision.action == "hold":
            self._hold(mail, message, grant, typed, decision, letter)
        elif letter is None:
            # the numbers and the quote of a letter that is gone have no meaning
            self._help(mail, message, Decision("help", "the letter is not known any more"))
        else:
            if proven and message.author == letter.address.lower():
                self._confirm_address(letter.address, grant)
            self._replies.carry_out(
                mail, message, grant, typed, letter.by_mark, letter.version, answer=decision.may_answer
            )

    def _confirm_address(self, address: str, grant: Grant) -> None:
        """An answer from the address that the letter went to proves who owns the address."""
        player = self._speakers.player(grant)
        if player is not None and dict(player.addresses).get(address.lower()) is False:
            self.store.players.confirm_address(player.id, address)

    # what follows

    def _report(self, mail: Mail, message: ParsedMail, letter: AnsweredLetter | None) -> None:
        """It counts where it came to the address a letter was sent from; what it says of a letter proves nothing."""
        found = report(message.message)
        with self.store.db.write(lazy=True) as session:
            if not mails.settle(session, mail.id, "done", f"{found.kind} {found.status}".strip()):
                return
            if letter is not None:
                self._on_report(session, letter, found)
            else:
                drop_bytes(session, mail.id)

    def _help(self, mail: Mail, message: ParsedMail, decision: Decision) -> None:
        about = {"reply_to": message.message_id, "why": decision.reason, "subject": message.subject}
        due = letter_queue.PendingLetter(key=f"help:{mail.id}", kind="help", address=message.author or "", about=about)
        self._say(mail, "helped", decision.reason, due, "help", message.author or "")

    def _hold(
        self,
        mail: Mail,
        message: ParsedMail,
        grant: Grant,
        typed: list[str],
        decision: Decision,
        letter: AnsweredLetter | None,
    ) -> None:
        lines, address = [line[:100] for line in typed[:20]], letter.address if letter is not None else ""
        means = self._replies.meant(grant, typed[:20], letter.by_mark if letter is not None else ())
        about = {
            "hold": mail.id, "lines": lines, "means": means, "from": message.author or "", "why": decision.reason,
            "at": mail.arrived,
        }  # fmt: skip
        due = letter_queue.PendingLetter(
            key=f"confirm:{mail.id}", kind="confirm", player=grant.player, game=grant.game, seat=grant.seat, about=about
        )
        self._say(mail, "held", decision.reason, due, "hold", address)

    def _renew(
        self, mail: Mail, grant: Grant, letter: AnsweredLetter | None, decision: Decision, may_answer: bool
    ) -> None:
        """One letter a day. To mails that prove to be of its reader it is said why there is no second one."""
        game = self.store.games.find(grant.game) if grant.game else None
        due = renewing.fresh(grant, "expired" if grant.revoked is None else "revoked")
        with self.store.db.read() as session:
            if may_answer and renewing.had_today(session, due):
                due = renewing.again(grant, mail.id)
        due = renewing.lost(game, grant) or due
        self._say(mail, "helped", decision.reason, due, "hold", letter.address if letter is not None else "")

    def _say(
        self, mail: Mail, status: str, reason: str, due: letter_queue.PendingLetter, kind: LimitKind, address: str
    ) -> None:
        """A letter that a stranger causes, or silence if there were too many."""
        try:
            with self.store.db.write(lazy=True) as session:
                if mails.settle(session, mail.id, status, reason, answered=True):
                    if letter_queue.insert(session, times.now(), due):
                        rate_limits.cause(
                            session, kind, address=address, client=mail.peer, most=self._settings.strangers
                        )
                    if status in UNREAD:
                        drop_bytes(session, mail.id)
        except TooMany:
            self.inbox.close(mail.id, "ignored", f"{reason}; too many letters of the kind {kind} lately")
        self.store.wake("post")

    def _confirm(
        self,
        mail: Mail,
        message: ParsedMail,
        grant: Grant,
        typed: list[str],
        letter: AnsweredLetter | None,
        may_answer: bool,
    ) -> None:
        """Yes lets the held mail go on, no throws it away; anything else is asked again."""
        said, over = answer_of(typed, self._replies.matcher(grant).reads), grant.expiry("reply", times.now())
        address = letter.address if letter is not None else ""
        if said and not over and self._settle(mail, grant, said):
            self.store.wake("mail")
            return
        if not may_answer:
            self.inbox.close(mail.id, "ignored", "too many mails within an hour")
            return
        with self.store.db.read() as session:
            due = confirmations.again(session, grant, mail.id, typed) if not said and not over else None
        due = due or confirmations.not_done(grant, mail.id, "gone")
        self._say(mail, "helped", f"the answer to a question was {said or 'neither yes nor no'}", due, "hold", address)

    def _settle(self, mail: Mail, grant: Grant, said: str) -> bool:
        """What becomes of the held mail; False if it waits no more."""
        with self.store.db.write() as session:
            settled = confirmations.settle(session, grant, said)
            if settled:
                if said == "no":
                    letter_queue.insert(session, times.now(), confirmations.not_done(grant, mail.id, "no"))
                mails.close(session, mail.id, "done", said)
        if settled:
            self.store.wake("post")
        return settled


def _texts(letter: AnsweredLetter | None) -> list[str]:
    """A letter may be of several lengths: the text as stored, and each part of its bytes."""
    return [letter.text, letter.html_text, *letter_texts(letter.raw)] if letter is not None else []
