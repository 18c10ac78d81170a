"""The post: what is due in the mailbag becomes letters, letters go to the mail server. Each step can be done again.

A letter is stored before it is sent and marked after the server has taken it. Whoever dies in between sends it a
second time, with the same Message-ID.
"""

from __future__ import annotations

import logging
import math
import os
import threading
import time
from collections.abc import Callable
from operator import itemgetter

from service.mail.outgoing import bounces, delivery_policy
from service.mail.outgoing.compose import Desk
from service.mail.outgoing.delivery_policy import Digest, Drop, Policy, Wait
from service.mail.outgoing.letter_context import Reader
from service.mail.outgoing.letter_requests import NotYet, digest_of, draft_of, reader_for
from service.mail.outgoing.mime import Unwritable
from service.mail.outgoing.reminders import remind
from service.projections import letter_queue
from service.store import leases, times
from service.store import letters as outbox
from service.store.database import LOST_TOUCH, Row
from service.store.intake import with_retries
from service.store.leases import HeldLeases
from service.store.letters import Letter
from workers.poller import Between, nothing
from workers.relay import SECONDS, Refusal, Relay, SmtpConnection
from workers.watchdog import Overdue, over

log = logging.getLogger("posthorn.post")

BATCH = 50
FEW = 10  # letters are written before they are sent
WRITING = 20.0  # seconds for one letter
SENDING = 300.0  # seconds the mail server has for one letter
BACK_OFF = (30.0, 120.0, 600.0, 1800.0, 3600.0)  # seconds after each refusal for the time being; then hourly
GIVE_UP = 60  # tries: about two days
# seconds after each time a letter could not be written, before it is tried again: two days in all for whoever mends it
UNWRITTEN = (60.0, 240.0, 900.0, 3600.0, 14_400.0, 43_200.0, 86_400.0)
TIDY = 3600.0
KEPT = 24.0 * 30  # hours the bytes of a sent letter are kept; its text and its options stay


class Post:
    def __init__(self, desk: Desk, relay: Relay | None = None, policy: Policy | None = None) -> None:
        self.desk, self.policy = desk, policy or Policy()
        self.connection = SmtpConnection(relay) if relay else None
        self._round = self._tidied = -math.inf
        self.next_look = math.inf  # monotonic: when the first of those that wait a moment is due

    def work_off(self, end: float = math.inf, send: Callable[[], int] | None = None, between: Between = nothing) -> int:
        """Letters written or sent, few by few, so that the first does not wait for the last; no more after `end`."""
        send = send or self.send
        if time.monotonic() - self._round >= self.policy.rounds:
            self._round = time.monotonic()
            remind(self.desk, self.policy)
        if time.monotonic() - self._tidied >= TIDY:
            self._tidied = time.monotonic()
            outbox.forget_bytes(self.desk.store.db, times.later(times.now(), -KEPT))
        self.next_look = math.inf
        done = send()
        while written := self.write(end, between):
            done += written + send()
        return done

    # the mailbag

    def write(self, end: float = math.inf, between: Between = nothing) -> int:
        """The next few letters that are due; 0 if there is none, or time is over."""
        written = 0
        while written < FEW and time.monotonic() < end:
            until = leases.until()
            rows = letter_queue.claim(self.desk.store.db, times.now(), FEW, until)
            try:
                written += self._each(rows, until, end, between)
            except LOST_TOUCH as error:  # that is no fault of the letters: they are due as before
                log.warning("letters wait for the database: %s", type(error).__name__)
                self._release([row["id"] for row in rows])
                break
            if len(rows) < FEW:
                break
        return written

    def _each(self, rows: list[Row], until: float, end: float, between: Between) -> int:
        """One at least, and no more after `end`: the rest is given back."""
        rows, given_back = leases.take_up(rows, itemgetter("tries"))
        if given_back:
            self._release([row["id"] for row in given_back])
        with self.desk.store.leases.keep(HeldLeases("mailbag", "id", [row["id"] for row in rows], until)) as held:
            written = 0
            for done, row in enumerate(rows):
                if done and time.monotonic() >= end:
                    self._release([each["id"] for each in rows[done:]])
                    break
                written += self._guarded(row) if held.has(row["id"]) else 0
                between()
            return written

    def _guarded(self, row: Row) -> int:
        if row["tries"] > len(UNWRITTEN) + 1:
            self._park(row, "each time the worker died of it, or had to be ended")
            return 0
        try:
            with over(f"row {row['id']} of the mailbag", WRITING):
                return self._one(row, times.now())
        except NotYet:
            self._put_off(row, 1.0, "the tables are being brought up to date")
        except LOST_TOUCH:
            raise
        except Unwritable as error:
            with self.desk.store.db.write(lazy=True) as session:
                letter_queue.settle(session, row["id"], "dropped", times.now(), str(error))
        except Exception as error:
            self.desk.store.check_age()
            # one letter that cannot be written must not hold up the others
            log.exception("row %s of the mailbag cannot be written", row["id"])
            self._failed(row, type(error).__name__)
        return 0

    def _one(self, row: Row, now: str) -> int:
        desk = self.desk
        reader = reader_for(desk, row)
        with desk.store.db.read() as session:
            if session.value("SELECT status FROM mailbag WHERE id = ?", row["id"]) != "due":
                return 0  # it went into a letter written a moment ago
            action = delivery_policy.choose_action(session, desk.store.games, self.policy, row, reader, now)
        return self._carry_out(row, reader, action, now)

    def _failed(self, row: Row, why: str) -> None:
        if row["tries"] > len(UNWRITTEN):
            self._park(row, f"{why}, {row['tries']} times")
        else:
            reason = f"it could not be written ({why}); the operator sees why"
            self._put_off(row, UNWRITTEN[row["tries"] - 1], reason, failed=True)

    def _carry_out(self, row: Row, reader: Reader | None, action: delivery_policy.Action, now: str) -> int:
        if isinstance(action, Wait):
            with self.desk.store.db.write(lazy=True) as session:
                letter_queue.put_off(session, row["id"], action.until, action.reason)
            left = (times.parsed(action.until) - times.parsed(now)).total_seconds()
            self.next_look = min(self.next_look, time.monotonic() + left)
            return 0
        if isinstance(action, Drop) or reader is None:
            reason = action.reason if isinstance(action, Drop) else "there is nobody to send it to"
            with self.desk.store.db.write(lazy=True) as session:
                letter_queue.settle(session, row["id"], "dropped", now, reason)
            return 0
        if isinstance(action, Digest):
            return self._digest(row, reader, now)
        if row["kind"] == "answer":
            with self.desk.store.db.write(lazy=True) as session:
                bounces.delivered(session, reader.address)
        letter = self.desk.write(draft_of(self.desk, row, reader, now), [row["id"]])
        if letter is None:
            self._said_already(row, now)
        return int(letter is not None)

    def _digest(self, first: Row, reader: Reader, now: str) -> int:
        with self.desk.store.db.read() as session:
            rows = session.all(
                "SELECT * FROM mailbag WHERE player = ? AND kind = 'turn' AND status = 'due' ORDER BY id",
                first["player"],
            )
            actions = [
                (row, delivery_policy.choose_action(session, self.desk.store.games, self.policy, row, reader, now))
                for row in rows
            ]
        ready = [row for row, action in actions if isinstance(action, Digest)]
        if not ready:
            self._put_off(first, 1.0, "it comes with your digest")
            return 0
        letter = self.desk.write(digest_of(self.desk, ready, reader, now), [row["id"] for row in ready])
        return int(letter is not None)

    def _said_already(self, row: Row, now: str) -> None:
        """A worker died between the letter and the mailbag, or another one was faster."""
        with self.desk.store.db.write(lazy=True) as session:
            token = session.value("SELECT token FROM letters WHERE key = ?", row["key"])
            letter_queue.settle(session, row["id"], "mailed", now, letter=token or "")

    def _put_off(self, row: Row, seconds: float, reason: str, *, failed: bool = False) -> None:
        until = times.later(times.now(), seconds / 3600)
        with self.desk.store.db.write(lazy=True) as session:
            letter_queue.put_off(session, row["id"], until, reason, failed=failed)

    def _release(self, ids: list[int]) -> None:
        with self.desk.store.db.write(lazy=True) as session:
            letter_queue.release(session, ids)

    def _park(self, row: Row, why: str) -> None:
        log.error("row %s of the mailbag is parked: %s", row["id"], why)
        with self.desk.store.db.write() as session:
            letter_queue.settle(session, row["id"], "parked", times.now(), f"it could not be written ({why})")

    # the mail server

    def send(self, closing: Callable[[], bool] = lambda: False) -> int:
        if self.connection is None:
            return 0
        sent = 0
        while not closing() and (letters := self._claimed()):
            held, batch = letters
            with self.desk.store.leases.keep(held):
                sent += sum(self._deliver(letter) for letter in batch if held.has(letter.id) and not closing())
        return sent

    def _claimed(self) -> tuple[HeldLeases, list[Letter]] | None:
        until = leases.until()
        letters = outbox.claim(self.desk.store.db, BATCH, until)
        return (HeldLeases("letters", "id", [letter.id for letter in letters], until), letters) if letters else None

    def _deliver(self, letter: Letter) -> int:
        reason = delivery_policy.outlived(self.desk.store.games, letter)
        if reason:
            with self.desk.store.db.write() as session:
                outbox.mark_failed(session, letter, reason)
                letter_queue.unsend(session, letter.token, times.now(), f"{reason}; the mail server had not taken it")
            return 0
        outcome = self._handed_over(letter)
        self.desk.store.at("handed over")
        # a database that is away for a moment must not make a letter that was taken go out again
        with_retries(lambda: self._mark(letter, outcome), attempts=7)
        return int(outcome is None)

    def _handed_over(self, letter: Letter) -> Refusal | None:
        """A server may answer each step in time and never come to an end."""
        assert self.connection is not None
        try:
            with over(f"letter {letter.id} at the mail server", SENDING, ends_process=False):
                return self._said_by(self.connection, letter)
        except Overdue:
            self.connection.close()
            return Refusal("the mail server does not come to an end")

    def _said_by(self, connection: SmtpConnection, letter: Letter) -> Refusal | None:
        sender = self.desk.site.bounces_to(self.desk.grants.keyring.token(letter.grant_id, "bounce"))
        if letter.kind != "help":
            return connection.hand_over(letter, sender)
        # what is said to a mail that could not be taken has no sender, so that nothing answers it
        outcome = connection.hand_over(letter, "")
        refused = outcome is not None and outcome.for_ever and not outcome.recipient
        return connection.hand_over(letter, sender) if refused else outcome  # not every relay takes such a letter

    def _mark(self, letter: Letter, outcome: Refusal | None) -> None:
        db = self.desk.store.db
        # a file keeps what a killed process wrote; a server that loses a backend forgets what is not on the disk
        with db.write(lazy=db.kind == "sqlite") as session:
            if outcome is None:
                outbox.mark_sent(session, letter, times.now())
            elif outcome.for_ever or letter.tries >= GIVE_UP:
                outbox.mark_failed(session, letter, outcome.text)
                letter_queue.unsend(session, letter.token, times.now(), f"it could not be sent: {outcome.text}")
                if outcome.recipient:
                    bounces.refused(session, letter, outcome.text)
            else:
                pause = BACK_OFF[min(letter.tries, len(BACK_OFF)) - 1]
                outbox.try_later(session, letter, pause, outcome.text)

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()


class Sender:
    """Sends in a thread of its own, so that a slow mail server holds up neither games nor other letters."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._news = threading.Event()
        self.is_closing = False
        self._owner = 0
        self._thread: threading.Thread | None = None

    def wake(self) -> int:
        """How many letters were sent here and now: none."""
        if self._owner != os.getpid() and not self.is_closing:  # threads do not survive a fork
            self._owner = os.getpid()
            self._thread = threading.Thread(target=self._run, name="posthorn-sender", daemon=True)
            self._thread.start()
        self._news.set()
        return 0

    def _run(self) -> None:
        while not self.is_closing:
            self._news.wait()
            self._news.clear()
            try:
                self._post.send(lambda: self.is_closing)
            except Exception:
                log.exception("letters cannot be sent now; the next sweep tries again")

    def close(self) -> None:
        """The letter in hand is handed over and marked first: it would else be sent again."""
        self.is_closing = True
        self._news.set()
        if self._thread is not None and self._owner == os.getpid():
            self._thread.join(SECONDS)
