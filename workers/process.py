"""What one worker process keeps, and the three things it does: decide commands, follow the log, do the mail."""

from __future__ import annotations

import logging
import math
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from celery.signals import worker_process_init, worker_process_shutdown

from service.accounts import erasure, visitors
from service.store import Store, WrongClock, counts, heartbeats, hooks, pushes, sessions, sign_ins, times
from service.store.intake import ALL, Part
from workers.apply import Applier
from workers.clock import check_clocks, look_back
from workers.mail import SLICE as MAIL_SLICE
from workers.mail import MailService
from workers.poller import Poller, Turns
from workers.project import followers
from workers.retention import FOR_EVER, Kept, Retention

log = logging.getLogger("posthorn.workers")

BEAT = 2.0  # seconds between two notes that somebody works
SLICE = 0.5  # seconds a task works at most before it makes room and wakes the next one: others wait for it
TOLD = 3600.0  # seconds until the log says again that the clock of the host is wrong
SOON, LATER = 0.02, 1.0  # seconds till a hole in the log is looked at again: each time twice as long, up to the second
KEPT = 24.0 * 30  # hours for which it is known which device or program was told
LEAVING = 20.0  # seconds a process that is told to go has for what it has in hand


class Tools:
    """Made after the fork, when there is something to do: connections do not survive one."""

    def __init__(self, store: Store, mail: MailService | None, kept: Kept = FOR_EVER) -> None:
        self.store, self.mail, self.retention = store, mail, Retention(store, kept)
        self.applier, self.followers = Applier(store), followers(store)


class Process:
    def __init__(self, make: Callable[[], Tools], *, does_mail: bool, looks: bool) -> None:
        """`looks`: by itself too, not only when the broker wakes it."""
        self._make, self._looks = make, looks
        self._works = [self._apply, self._follow, *([self._mail] if does_mail else [])]
        worker_process_init.connect(self._begin, weak=False)
        worker_process_shutdown.connect(self._end, weak=False)
        self._set_up()

    def _set_up(self) -> None:
        self._tools: Tools | None = None
        self._seen = times.seconds()
        self._told_of_clock = self._noted = -math.inf
        self._making = threading.Lock()
        self._turns = Turns()
        self._soon, self._look = SOON, threading.Timer(0, bool)
        self._looker = Poller(self._turns, [partial(self._at_work, work) for work in self._works])

    def _begin(self, **_: Any) -> None:
        self._set_up()
        if self._looks:
            self._looker.start()

    def _end(self, **_: Any) -> None:
        self._looker.stop()
        self._turns.end(LEAVING)
        if self._tools is not None and self._tools.mail is not None:
            self._tools.mail.close()

    @property
    def tools(self) -> Tools:
        with self._making:
            if self._tools is None:
                self._tools = self._make()
            return self._tools

    # the tasks

    def apply(self, part: Part = ALL) -> None:
        self._turns.take(partial(self._at_work, partial(self._apply, part)))

    def follow(self) -> None:
        self._turns.take(partial(self._at_work, self._follow))

    def mail(self) -> None:
        self._turns.take(partial(self._at_work, self._mail))

    def clock(self) -> None:
        self._turns.take(partial(self._at_work, self._clock))

    # the work

    def _at_work(self, work: Callable[[], None]) -> None:
        """Whoever watches the service sees by the note that somebody takes work in hand."""
        if times.count() - self._noted >= BEAT:
            self._noted = times.count()
            with self.tools.store.db.write(lazy=True) as session:
                heartbeats.note(session, heartbeats.WORKERS, times.now())
            counts.write_tallies(self.tools.store.db)
        work()

    def _clock(self) -> None:
        check_clocks(self.tools.store)
        tidy(self.tools.store)
        self.tools.retention.work_off()

    def _apply(self, part: Part = ALL) -> None:
        self._wake_up()
        end = time.monotonic() + SLICE
        self.tools.applier.work_off(end, part)
        if time.monotonic() > end:
            self.tools.store.wake("apply")

    def _wake_up(self) -> None:
        """A process that slept, with its machine or alone, looks back before it judges what came meanwhile."""
        before, self._seen = self._seen, times.seconds()
        if self._seen - before > heartbeats.GAP * 3600:
            look_back(self.tools.store)
        self._look_at_the_clock()

    def _look_at_the_clock(self) -> None:
        """A clock that goes wrong while we work harms nothing here, but the next start would fail."""
        if self._told_of_clock + TOLD > times.count():
            return
        try:
            self.tools.store.check_clock()
        except WrongClock as error:
            self._told_of_clock = times.count()
            log.error("%s Until then this process goes by the clock of the database.", error)

    def _follow(self) -> None:
        began = time.monotonic()
        taken = sum(follower.catch_up(time.monotonic() + SLICE) for follower in self.tools.followers)
        if time.monotonic() - began >= SLICE:
            self.tools.store.wake("follow")
        if taken and self.tools.mail is not None:
            self.tools.store.wake("mail")
        self._look_soon(any(follower.stands_at_hole for follower in self.tools.followers))

    def _look_soon(self, is_wanted: bool) -> None:
        """A hole in the log is filled by whoever wakes the followers, or by nobody, and then nobody wakes them."""
        if not is_wanted:
            self._soon = SOON
        elif not self._look.is_alive():
            self._look = threading.Timer(self._soon, self.tools.store.wake, ["follow"])
            self._look.daemon = True
            self._look.start()
            self._soon = min(2 * self._soon, LATER)

    def _mail(self) -> None:
        mail_service = self.tools.mail
        assert mail_service is not None
        mail_service.work_off(MAIL_SLICE, mail_service.wake_senders, self._decide)

    def _decide(self) -> None:
        """Moves wait for one mail or letter at most, not for all that lie there."""
        self.tools.applier.work_off(time.monotonic() + MAIL_SLICE)


def tidy(store: Store, now: str = "") -> None:
    now = now or times.now()
    if not store.db.away:  # what is left of somebody lies on several databases, if there are several
        visitors.forget(store, now)
        erasure.finish(store, now)
    with store.db.write(lazy=True) as session:
        sessions.forget(session, now)
        sign_ins.forget(session, now)
        pushes.forget(session, times.later(now, -KEPT))
        hooks.forget(session, times.later(now, -KEPT))
