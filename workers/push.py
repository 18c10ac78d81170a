"""What devices are told, on its way to their makers: each is tried for a while, then the letter goes by mail."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Literal

import msgspec
from msgspec import Struct

from domain.kernel.shapes import Refused
from service.limits.outward import Outward, Unreached
from service.mail.outgoing.pushing import Notice
from service.mail.outgoing.web_push import PushKey, sealed
from service.projections import letter_queue
from service.store import Store, leases, pushes, times
from service.store.database import Session, SqlRow
from service.store.leases import HeldLeases
from service.store.pushes import Device

log = logging.getLogger("posthorn.push")

BATCH, SIDE_BY_SIDE = 16, 4
BACK_OFF = (30.0, 120.0, 600.0, 1800.0, 3600.0)  # seconds after each try; after the last one it goes by mail
LONGEST_WAIT = 3600.0  # seconds that a maker may ask for
GONE = (404, 410)
BY_MAIL = "no device took it, so it comes as a letter"


class Outcome(Struct, frozen=True):
    """`ended`: there is no such device any more."""

    status: Literal["sent", "ended", "failed", "later"]
    reason: str = ""
    wait: float = 0.0


class Pusher:
    def __init__(self, store: Store, key: PushKey, outward: Outward) -> None:
        self.store, self.key, self.outward = store, key, outward

    def send(self, closing: Callable[[], bool] = lambda: False) -> int:
        """How many were taken."""
        sent = 0
        while not closing():
            until = leases.until()
            rows = pushes.claim(self.store.db, BATCH, until)
            if not rows:
                break
            with self.store.leases.keep(HeldLeases("pushes", "id", [row["id"] for row in rows], until)):
                sent += self._each(rows)
        return sent

    def _each(self, rows: list[SqlRow]) -> int:
        with self.store.db.read() as session:
            devices = [pushes.by_id(session, row["device"]) for row in rows]
        with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
            outcomes = list(pool.map(self._attempt, rows, devices))
        with self.store.db.write(lazy=True) as session:
            for row, outcome in zip(rows, outcomes, strict=True):
                self._settle(session, row, outcome)
        return sum(outcome.status == "sent" for outcome in outcomes)

    def _attempt(self, row: SqlRow, device: Device | None) -> Outcome:
        if device is None or device.player != row["player"]:
            return Outcome("ended", "the device was taken away")
        said = msgspec.json.decode(row["body"], type=Notice)
        try:
            headers = self.key.headers(device, said.tag, said.urgent)
            answer = self.outward.post(device.endpoint, sealed(device, row["body"].encode()), headers)
        except Refused as refused:
            return Outcome("ended", refused.text)
        except Unreached as error:
            return Outcome("later", f"its maker is not reached ({error})"[:200])
        except Exception as error:  # of this push: no other one fails because of it
            log.exception("push %s cannot be sent", row["id"])
            return Outcome("failed", type(error).__name__)
        return _outcome(answer.status, answer.headers.get("retry-after", ""))

    def _settle(self, session: Session, row: SqlRow, outcome: Outcome) -> None:
        if outcome.status == "later" and row["tries"] <= len(BACK_OFF):
            pause = max(outcome.wait, BACK_OFF[row["tries"] - 1])
            return pushes.try_later(session, row["id"], pause, outcome.reason)
        status = "failed" if outcome.status == "later" else outcome.status
        pushes.settle(session, row["id"], status, outcome.reason)
        if status == "sent":
            return pushes.note_used(session, row["device"], times.now())
        if status == "ended":
            pushes.remove(session, row["player"], row["device"])
        if row["letter"] and pushes.is_hopeless(session, row["letter"]):
            self._take_back(session, row)
        return None

    def _take_back(self, session: Session, row: SqlRow) -> None:
        """The letters of a digest may lie on several databases."""
        with ExitStack() as stack:
            others = [stack.enter_context(each.write()) for each in self.store.db.each() if self.store.db.is_spread]
            for there in others or [session]:
                letter_queue.take_back(there, row["player"], row["letter"], times.now(), BY_MAIL)


def _outcome(status: int, retry_after: str) -> Outcome:
    if 200 <= status < 300:
        return Outcome("sent")
    if status in GONE:
        return Outcome("ended", "the browser takes no pushes any more")
    if status in (408, 425, 429) or status >= 500:
        asked = float(retry_after) if retry_after.isascii() and retry_after.isdecimal() else 0.0
        return Outcome("later", f"its maker says {status}", min(asked, LONGEST_WAIT))
    return Outcome("failed", f"its maker says {status}")
