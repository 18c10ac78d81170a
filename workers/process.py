"""What one worker process keeps, and the three things it does: decide commands, follow the log, do the mail."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

from celery.signals import worker_process_init, worker_process_shutdown

from service.store import Store, heartbeats
from workers.apply import Applier
from workers.clock import check_clocks, look_back
from workers.mail import SLICE as MAIL_SLICE
from workers.mail import MailService
from workers.poller import Looker, Turns
from workers.project import followers
from workers.tidy import tidy

SLICE = 10.0  # seconds a task works at most before it makes room and wakes the next one
LEAVING = 20.0  # seconds a process that is told to go has for what it has in hand


class Tools:
    """Made after the fork, when there is something to do: connections do not survive one."""

    def __init__(self, store: Store, mail: MailService | None) -> None:
        self.store, self.mail = store, mail
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
        self._seen = time.time()
        self._making = threading.Lock()
        self._turns = Turns()
        self._looker = Looker(self._turns, self._works)

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

    def apply(self) -> None:
        self._turns.take(self._apply)

    def follow(self) -> None:
        self._turns.take(self._follow)

    def mail(self) -> None:
        self._turns.take(self._mail)

    def clock(self) -> None:
        self._turns.take(self._clock)

    # the work

    def _clock(self) -> None:
        check_clocks(self.tools.store)
        tidy(self.tools.store)

    def _apply(self) -> None:
        self._wake_up()
        end = time.monotonic() + SLICE
        self.tools.applier.work_off(end)
        if time.monotonic() > end:
            self.tools.store.wake("apply")

    def _wake_up(self) -> None:
        """A process that slept, with its machine or alone, looks back before it judges what came meanwhile."""
        before, self._seen = self._seen, time.time()
        if self._seen - before > heartbeats.GAP * 3600:
            look_back(self.tools.store)

    def _follow(self) -> None:
        taken = sum(follower.catch_up(time.monotonic() + SLICE) for follower in self.tools.followers)
        if taken and self.tools.mail is not None:
            self.tools.store.wake("mail")

    def _mail(self) -> None:
        mail_service = self.tools.mail
        assert mail_service is not None
        mail_service.work_off(MAIL_SLICE, mail_service.sender.wake, self._decide)

    def _decide(self) -> None:
        """Moves wait for one mail or letter at most, not for all that lie there."""
        self.tools.applier.work_off(time.monotonic() + MAIL_SLICE)
