"""What programs of players are told, on its way to them: tried for a day and longer each time; who takes nothing any
more is told nothing any more, and a letter says so.
"""

from __future__ import annotations

import hashlib
import logging
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from operator import itemgetter
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct

from domain.kernel.shapes import Refused
from service.limits.outward import Answer, Outward, Unreached
from service.mail.outgoing.web_hooks import body_of, headers
from service.projections import letter_queue
from service.projections.letter_queue import PendingLetter
from service.store import Store, hooks, leases, times
from service.store.database import Session, SqlRow
from service.store.hooks import Hook
from service.store.leases import HeldLeases

log = logging.getLogger("posthorn.hook")

BATCH, SIDE_BY_SIDE = 16, 4
BACK_OFF = (5.0, 60.0, 600.0, 3600.0, 10_800.0, 28_800.0, 43_200.0)  # seconds after each try; 25 hours in all
LONGEST_WAIT = 3600.0  # seconds that it may ask for
GIVEN_UP = 3  # happenings one after the other; then the hook ends
GONE = 410
NO_SUCH_CHAT = (401, 403, 404)  # what a chat says of an address that it has taken back


class Outcome(Struct, frozen=True):
    """`ended`: there is nobody at this address any more."""

    status: Literal["sent", "ended", "later"]
    reason: str = ""
    wait: float = 0.0


class Caller:
    def __init__(self, store: Store, outward: Outward) -> None:
        self.store, self.outward = store, outward

    def send(self, closing: Callable[[], bool] = lambda: False) -> int:
        """How many were taken."""
        sent = 0
        while not closing():
            until = leases.until()
            rows = hooks.claim(self.store.db, BATCH, until)
            if not rows:
                break
            with self.store.leases.keep(HeldLeases("hook_calls", "id", [row["id"] for row in rows], until)):
                sent += self._each(rows)
        return sent

    def _each(self, rows: list[SqlRow]) -> int:
        """Programs side by side, and what one is told in its order."""
        with self.store.db.read() as session:
            found = {id: hooks.by_id(session, id) for id in {row["hook"] for row in rows}}
        by_hook = [[row for row in sorted(rows, key=itemgetter("id")) if row["hook"] == id] for id in found]
        with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
            outcomes = list(pool.map(lambda each: self._attempts(each, found[each[0]["hook"]]), by_hook))
        ended = sent = 0
        with self.store.db.write() as session:
            for row, hook, outcome in chain.from_iterable(outcomes):
                ended += self._settle(session, row, hook, outcome)
                sent += outcome.status == "sent"
        if ended:
            self.store.wake("mail")
        return sent

    def _attempts(self, rows: list[SqlRow], hook: Hook | None) -> list[tuple[SqlRow, Hook | None, Outcome]]:
        """Who did not take one is not asked to take the next at once: of that the same is true."""
        found: list[tuple[SqlRow, Hook | None, Outcome]] = []
        outcome = Outcome("sent")
        for row in rows:
            if outcome.status == "sent":
                outcome = self._attempt(row, hook)
            found.append((row, hook, outcome))
        return found

    def _attempt(self, row: SqlRow, hook: Hook | None) -> Outcome:
        if hook is None or hook.player != row["player"] or (hook.ended and row["letter"]):
            return Outcome("ended", "it was taken away, or had ended")
        try:
            body = body_of(hook.shape, row["body"].encode())
            return _outcome(
                self.outward.post(hook.url, body, headers(hook, _name(row), int(times.seconds()), body)), hook
            )
        except Refused as refused:
            return Outcome("ended", refused.text)
        except Unreached as error:
            return Outcome("later", f"it is not reached ({error})"[:200])
        except Exception as error:  # of this call: no other one fails because of it. Its text might hold the address
            log.error("call %s of a hook fails: %s", row["id"], type(error).__name__)
            return Outcome("later", type(error).__name__)

    def _settle(self, session: Session, row: SqlRow, hook: Hook | None, outcome: Outcome) -> int:
        """How many hooks ended by it."""
        if outcome.status == "sent":
            hooks.settle(session, row["id"], "sent")
            hooks.taken(session, row["hook"], times.now())
            return 0
        if outcome.status == "ended":
            hooks.settle(session, row["id"], "ended", outcome.reason)
            return self._end(session, hook, outcome.reason)
        hooks.note(session, row["hook"], outcome.reason)
        if row["letter"] and row["tries"] <= len(BACK_OFF):
            pause = BACK_OFF[row["tries"] - 1] * random.uniform(0.8, 1.2)  # not all of them at one moment
            hooks.try_later(session, row["id"], max(outcome.wait, pause), outcome.reason)
            return 0
        hooks.settle(session, row["id"], "failed", outcome.reason)
        if row["letter"] and hooks.failed(session, row["hook"]) >= GIVEN_UP:
            return self._end(session, hook, outcome.reason)
        return 0

    def _end(self, session: Session, hook: Hook | None, reason: str) -> int:
        now = times.now()
        if hook is None or not hooks.end(session, hook.id, now, reason):
            return 0
        about = {"name": hook.name, "host": urlsplit(hook.url).hostname or "", "reason": reason}
        due = PendingLetter(kind="hook_ended", player=hook.player, about=about, key=f"hook_ended:{hook.id}:{now}")
        return letter_queue.insert(session, now, due)


def _name(row: SqlRow) -> str:
    """The same for each try of a call, and of no other: a receiver that saw it before passes over it."""
    return "msg_" + hashlib.sha256(row["key"].encode()).hexdigest()[:24]


def _outcome(answer: Answer, hook: Hook) -> Outcome:
    if 200 <= answer.status < 300:
        return Outcome("sent")
    said = f"it says {answer.status}"
    if answer.status == GONE or (hook.shape != "standard" and answer.status in NO_SUCH_CHAT):
        return Outcome("ended", said)
    after = answer.headers.get("retry-after", "")
    asked = float(after) if after.isascii() and after.isdecimal() and len(after) < 8 else 0.0
    return Outcome("later", said, min(asked, LONGEST_WAIT))
