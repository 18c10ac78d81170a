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
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Protocol

from domain.kernel.telling import told_in
from service.mail.outgoing import delivery_policy, happenings, hooking, pushing
from service.mail.outgoing.compose import LetterDraft, LetterWriter
from service.mail.outgoing.delivery_policy import Action, Digest, Drop, Policy, Wait
from service.mail.outgoing.hooking import Route
from service.mail.outgoing.letter_context import LetterReader
from service.mail.outgoing.letter_requests import NotYet, digest_of, draft_of, reader_for
from service.mail.outgoing.mime import Unwritable
from service.mail.outgoing.reminders import remind
from service.projections import letter_queue
from service.projections.letter_queue import HOSTED
from service.queries.catalogues import catalogue
from service.store import bounces, hooks, leases, letters, pushes, times
from service.store import letters as outbox
from service.store.database import LOST_TOUCH, Session, SqlRow
from service.store.leases import HeldLeases, Shares
from workers.deliver import Delivery
from workers.poller import Between
from workers.relay import SECONDS, Relay
from workers.watchdog import over

log = logging.getLogger("posthorn.post")

FEW = 10  # letters are written before they are sent
WRITING = 20.0  # seconds for one letter
# seconds after each time a letter could not be written, before it is tried again: two days in all for whoever mends it
UNWRITTEN = (60.0, 240.0, 900.0, 3600.0, 14_400.0, 43_200.0, 86_400.0)
TIDY = 3600.0
KEPT = 24.0 * 30  # hours the bytes of a sent letter are kept; its text and its options stay


class Post:
    def __init__(self, letter_writer: LetterWriter, relay: Relay | None = None, policy: Policy | None = None) -> None:
        self.letter_writer, self.policy = letter_writer, policy or Policy()
        self.delivery = Delivery(self.letter_writer, relay) if relay else None
        self._round = self._tidied = -math.inf
        self._shares = Shares()
        self.next_look = math.inf  # monotonic: when the first of those that wait a moment is due

    def work_off(self, end: float = math.inf, send: Callable[[], int] | None = None, between: Between = None) -> int:
        """Letters written or sent, few by few, so that the first does not wait for the last; no more after `end`."""
        send = send or self.send
        if time.monotonic() - self._round >= self.policy.rounds:
            self._round = time.monotonic()
            remind(self.letter_writer, self.policy)
        if time.monotonic() - self._tidied >= TIDY:
            self._tidied = time.monotonic()
            outbox.forget_bytes(self.letter_writer.store.db, times.later(times.now(), -KEPT))
            if self.policy.kept:
                outbox.forget_words(self.letter_writer.store.db, times.later(times.now(), -24 * self.policy.kept))
        self.next_look = math.inf
        done = send()
        while written := self.write(end, between):
            done += written + send()
        return done

    # the mailbag

    def write(self, end: float = math.inf, between: Between = None) -> int:
        """The next few letters that are due; 0 if there is none, or time is over."""
        written = 0
        while written < FEW and time.monotonic() < end:
            until = leases.until()
            rows = letter_queue.claim(self.letter_writer.store.db, times.now(), FEW, until, self._shares)
            try:
                written += self._each(rows, until, end, between)
            except LOST_TOUCH as error:  # that is no fault of the letters: they are due as before
                log.warning("letters wait for the database: %s", type(error).__name__)
                self._release(rows)
                break
            if len(rows) < FEW:
                break
        return written

    def _each(self, rows: list[SqlRow], until: float, end: float, between: Between) -> int:
        """One at least, and no more after `end`: the rest is given back."""
        rows, given_back = leases.take_up(rows, itemgetter("tries"))
        if given_back:
            self._release(given_back)
        with self.letter_writer.store.leases.keep(
            HeldLeases("mailbag", "id", [row["id"] for row in rows], until)
        ) as held:
            written = 0
            for done, row in enumerate(rows):
                if done and time.monotonic() >= end:
                    self._release(rows[done:])
                    break
                if held.has(row["id"]):
                    with self._shares.of(row["id"]):
                        written += self._guarded(row)
                if between:
                    between()
            return written

    def _guarded(self, row: SqlRow) -> int:
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
            with self.letter_writer.store.db.write(lazy=True) as session:
                letter_queue.settle(session, row, "dropped", times.now(), str(error))
        except Exception as error:
            self.letter_writer.store.check_age()
            # one letter that cannot be written must not hold up the others
            log.exception("row %s of the mailbag cannot be written", row["id"])
            self._failed(row, type(error).__name__)
        return 0

    def _one(self, row: SqlRow, now: str) -> int:
        letter_writer = self.letter_writer
        reader = reader_for(letter_writer, row)
        with letter_writer.store.db.read() as session:
            if letter_queue.status_of(session, row) != "due":
                return 0  # it went into a letter written a moment ago
            route, action = self._chosen(session, row, reader, now)
        return self._carry_out(row, reader, action, now, route)

    def _chosen(self, session: Session, row: SqlRow, reader: LetterReader | None, now: str) -> tuple[Route, Action]:
        """By mail, by a push, to programs, or by all of these; and what is done now."""
        player, unmailable = row["player"], delivery_policy.unmailable(session, row, reader)
        settings = reader.settings if reader is not None else {}
        has_devices = player and pushes.of_player(session, player)
        programs = hooks.live(session, player, "hosted" if row["kind"] == HOSTED else "mine") if player else []
        way = pushing.way_of(session, row, settings, not unmailable) if has_devices else ""
        told = hooking.wanted(session, row, programs) if programs else ()
        route = delivery_policy.route_of(row, reader, unmailable, way, told, bool(programs))
        store = self.letter_writer.store
        return route, delivery_policy.choose_action(session, store, self.policy, row, reader, now, route)

    def _failed(self, row: SqlRow, why: str) -> None:
        if row["tries"] > len(UNWRITTEN):
            self._park(row, f"{why}, {row['tries']} times")
        else:
            reason = f"it could not be written ({why}); the operator sees why"
            self._put_off(row, UNWRITTEN[row["tries"] - 1], reason, failed=True)

    def _carry_out(self, row: SqlRow, reader: LetterReader | None, action: Action, now: str, route: Route) -> int:
        if isinstance(action, Wait):
            with self.letter_writer.store.db.write(lazy=True) as session:
                letter_queue.put_off(session, row, action.until, action.reason)
            left = (times.parsed(action.until) - times.parsed(now)).total_seconds()
            self.next_look = min(self.next_look, time.monotonic() + left)
            return 0
        if isinstance(action, Drop) or reader is None:
            reason = action.reason if isinstance(action, Drop) else "there is nobody to send it to"
            with self.letter_writer.store.db.write(lazy=True) as session:
                letter_queue.settle(session, row, "dropped", now, reason)
            return 0
        if isinstance(action, Digest):
            return self._digest(row, reader, now)
        if row["kind"] in hooking.FOR_PROGRAMS:
            with told_in(catalogue(reader.language)):
                return self._tell_programs(row, route, now)
        if row["kind"] == "answer":
            with self.letter_writer.store.db.write(lazy=True) as session:
                bounces.remove(session, reader.address)  # they are there: it was a passing trouble
        with told_in(catalogue(reader.language)):
            is_told = self._deliver(draft_of(self.letter_writer, row, reader, now), [(row, route)], now)
        if not is_told:
            self._said_already(row, now)
        return int(is_told)

    def _digest(self, first: SqlRow, reader: LetterReader, now: str) -> int:
        with self.letter_writer.store.db.read() as session:
            rows = letter_queue.turns_due(session, first["player"])
            chosen = [(row, *self._chosen(session, row, reader, now)) for row in rows]
        ready = [(row, route) for row, route, action in chosen if isinstance(action, Digest)]
        if not ready:
            self._put_off(first, 1.0, "it comes with your digest")
            return 0
        with told_in(catalogue(reader.language)):
            draft = digest_of(self.letter_writer, [row for row, _ in ready], reader, now)
            return int(self._deliver(draft, ready, now))

    def _deliver(self, draft: LetterDraft, rows: Sequence[tuple[SqlRow, Route]], now: str) -> bool:
        """Devices and programs are told, or a letter is written, or all of it; False if another worker was faster. Of a
        digest one push says all, and programs are told each turn.
        """
        writer, told = self.letter_writer, [row for row, _ in rows]
        pushed = next((row for row, route in rows if route.push), None)
        routes = [(row, route.hooks) for row, route in rows]
        has_programs = any(route.has_programs for _, route in rows)
        calls = happenings.of_draft(writer, draft, routes, now) if has_programs else []
        if pushed is not None or calls:
            said = pushing.notice_of(writer, draft)
            with writer.store.db.write(lazy=True) as session:
                if pushed is not None:
                    pushing.insert(session, pushed, said, now)
                for row, programs, happening in calls:
                    hooking.insert(session, row, programs, happening, now)
                if not any(route.mailed for _, route in rows):
                    first = (pushed or told[0])["id"]
                    return bool(sum(letter_queue.settle_pushed(session, row, now, first) for row in told))
        return writer.write(draft, told) is not None

    def _tell_programs(self, row: SqlRow, route: Route, now: str) -> int:
        """What no letter says."""
        said = happenings.for_programs(self.letter_writer, row)
        with self.letter_writer.store.db.write(lazy=True) as session:
            if said is None:
                letter_queue.settle(session, row, "dropped", now, "nothing of it is for everybody")
                return 0
            hooking.insert(session, row, route.hooks, said, now)
            return int(letter_queue.settle_pushed(session, row, now, row["id"]))

    def _said_already(self, row: SqlRow, now: str) -> None:
        """A worker died between the letter and the mailbag, or another one was faster."""
        with self.letter_writer.store.db.write(lazy=True) as session:
            token = letters.token_of(session, row["key"], row["game"])
            letter_queue.settle(session, row, "mailed", now, letter=token)

    def _put_off(self, row: SqlRow, seconds: float, reason: str, *, failed: bool = False) -> None:
        until = times.later(times.now(), seconds / 3600)
        with self.letter_writer.store.db.write(lazy=True) as session:
            letter_queue.put_off(session, row, until, reason, failed=failed)

    def _release(self, rows: list[SqlRow]) -> None:
        with self.letter_writer.store.db.write(lazy=True) as session:
            letter_queue.release(session, rows)

    def _park(self, row: SqlRow, why: str) -> None:
        log.error("row %s of the mailbag is parked: %s", row["id"], why)
        with self.letter_writer.store.db.write() as session:
            letter_queue.settle(session, row, "parked", times.now(), f"it could not be written ({why})")

    # the mail server

    def send(self, closing: Callable[[], bool] = lambda: False) -> int:
        return self.delivery.send(closing) if self.delivery is not None else 0

    def close(self) -> None:
        if self.delivery is not None:
            self.delivery.close()


class Sends(Protocol):
    """What has something to send: letters, or pushes."""

    def send(self, closing: Callable[[], bool]) -> int: ...


class Sender:
    """Sends in a thread of its own, so that a slow mail server holds up neither games nor other letters."""

    def __init__(self, post: Sends) -> None:
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
