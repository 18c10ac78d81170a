"""All that one process does with mail: the mail room reads, the post writes and sends."""

from __future__ import annotations

import logging
import math
import threading
import time
from collections.abc import Callable

from service.limits.outward import Outward
from service.mail.incoming.identity.reports import Report
from service.mail.incoming.inbox import Inbox
from service.mail.incoming.settings import MailSettings
from service.mail.outgoing import bounces
from service.mail.outgoing.compose import LetterWriter
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.signing import Signer
from service.mail.outgoing.site import Site
from service.mail.outgoing.web_push import PushKey
from service.store import Store, letters, times
from service.store.database import Session
from service.store.grants import Grants
from service.store.letters import Letter
from workers.hook import Caller
from workers.mailroom import MailRoom
from workers.poller import Between
from workers.push import Pusher
from workers.relay import Relay
from workers.send import TIDY, Post, Sender, Sends

log = logging.getLogger("posthorn.mail")

SLICE = 0.2  # seconds; moves that came in by mail wait so long for the game, and so does everybody else

PUSHING = 5.0  # seconds a stranger has for one push or call
SOON = 2.0  # seconds: what is due later is found by the sweep


class MailService:
    def __init__(
        self,
        store: Store,
        settings: MailSettings,
        site: Site,
        relay: Relay | None = None,
        policy: Policy | None = None,
        signer: Signer | None = None,
        outward: Outward | None = None,
    ) -> None:
        self.store, self.settings, self.site = store, settings, site
        self.letter_writer = LetterWriter(store, site, Grants(settings.keyring), sends=relay is not None, signer=signer)
        self.room = MailRoom(store, settings, letters.by_grant, on_report)
        self.post = Post(self.letter_writer, relay, policy)
        self.sender = Sender(self.post)
        self.outward = outward or Outward(seconds=PUSHING)
        self.push_key = PushKey(settings.push_key, f"mailto:{site.author}") if settings.push_key else None
        self.pusher = Pusher(store, self.push_key, self.outward) if self.push_key else None
        self.caller = Caller(store, self.outward)
        beside: list[Sends] = [self.caller] if self.pusher is None else [self.caller, self.pusher]
        self.senders = [*(Sender(each) for each in beside), self.sender]
        self._busy = threading.Lock()
        self._tidied = -math.inf
        self._looking = threading.Event()

    @property
    def inbox(self) -> Inbox:
        return self.room.inbox

    @property
    def policy(self) -> Policy:
        return self.post.policy

    def work_off(self, slice: float = math.inf, send: Callable[[], int] | None = None, between: Between = None) -> int:
        """Read what came in, write and send what is due. One thread a process; others find the work done.

        `slice`: seconds for reading, and again for writing, before others have their turn; then mail is woken again.
        `send`: instead of sending here. `between`: what goes before the next mail or letter.
        """
        if not self._busy.acquire(blocking=False):
            return 0
        try:
            began = time.monotonic()
            if began - self._tidied >= TIDY:
                self._tidied = began
                self.inbox.forget(times.now())
            done = self.room.work_off(began + slice, between)
            reading = time.monotonic() - began
            done += self.post.work_off(began + reading + slice, send, between)
            if max(reading, time.monotonic() - began - reading) >= slice:
                self.store.wake("mail")
            else:
                self._look_again_soon()
            return done
        finally:
            self._busy.release()

    def wake_senders(self) -> int:
        """Letters, pushes and calls are sent beside the work, and do not wait for each other."""
        return sum(sender.wake() for sender in self.senders)

    def _look_again_soon(self) -> None:
        """What waits for a moment only does not wait for the sweep."""
        left = self.post.next_look - time.monotonic()
        if left < SOON and not self._looking.is_set():
            self._looking.set()
            timer = threading.Timer(max(left, 0.0), self._look)
            timer.daemon = True
            timer.start()

    def _look(self) -> None:
        self._looking.clear()
        self.store.wake("mail")

    def release_all(self) -> None:
        """For the one process of the embedded service, when it starts: nobody else can hold a lease."""
        self.inbox.release_all()
        with self.store.db.write() as session:
            letters.release_all(session, sends=self.letter_writer.sends)

    def close(self) -> None:
        for sender in self.senders:
            sender.close()
        self.post.close()


def on_report(session: Session, letter: Letter, report: Report) -> None:
    if report.kind == "bounce":
        bounces.bounced(session, letter.token, report.hard, report.status)
    elif report.kind == "complaint":
        bounces.complained(session, letter.token)
