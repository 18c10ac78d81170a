"""Whether the mail server takes letters, as all processes that send have found. While it takes none the circuit is
open: letters wait, and one at a time is tried.

What fails for different readers alike, and was not different in between, is the server's own fault.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from service.store import times

if TYPE_CHECKING:
    from service.store.database import Session

# away: it was not reached; cut: it hung up or came to no end; later, never: it said no; letter: it was not asked
How = Literal["away", "cut", "later", "never", "letter"]
PAUSES = (30.0, 60.0, 120.0, 300.0, 600.0)  # seconds after each letter that was tried in vain; the last from then on


class Circuit(Struct, frozen=True, kw_only=True):
    """`since`: when the trouble began, empty if there is none; `next`: when a letter is tried again."""

    worked: str
    worked_for: str
    failed: str
    failed_for: str
    failed_how: str
    since: str
    why: str
    tries: int
    next: str

    @property
    def is_open(self) -> bool:
        return bool(self.since)

    def is_to_blame(self, address: str, how: How) -> bool:
        """For a letter that failed now."""
        alike = self.failed_how == how and self.failed_for != address and self.failed > self.worked
        return self.is_open or how == "away" or alike

    def took_others(self, address: str, since: str) -> bool:
        """Letters to others were taken after that instant, so it is no trouble of the server."""
        return not self.is_open and bool(since) and self.worked > since and self.worked_for != address


def read(session: Session) -> Circuit:
    row = session.one("SELECT * FROM relays WHERE name = 'relay'")
    assert row is not None, "the migration has put it there"
    return Circuit(**{name: row[name] for name in Circuit.__struct_fields__})


def may_try(session: Session, circuit: Circuit, now: str) -> bool:
    """Whether this process is the one to try a letter now; the others wait until it is time for the next."""
    if now < circuit.next:
        return False
    pause = PAUSES[min(circuit.tries, len(PAUSES) - 1)]
    return bool(
        session.run(
            "UPDATE relays SET next = ?, tries = tries + 1 WHERE name = 'relay' AND since = ? AND next = ?",
            times.later(now, pause / 3600), circuit.since, circuit.next,
        )
    )  # fmt: skip


def try_now(session: Session, now: str) -> bool:
    """An operator says so; False if there is no trouble."""
    return bool(session.run("UPDATE relays SET next = ? WHERE name = 'relay' AND since <> ''", now))


def took(session: Session, address: str, now: str) -> str:
    """A letter was taken. When the trouble began that is over now; nothing if there was none."""
    since = read(session).since
    session.run(
        "UPDATE relays SET worked = ?, worked_for = ?, since = '', why = '', tries = 0, next = ''"
        " WHERE name = 'relay'",
        now, address,
    )  # fmt: skip
    return since


def failed(session: Session, address: str, how: How, now: str) -> None:
    session.run("UPDATE relays SET failed = ?, failed_for = ?, failed_how = ? WHERE name = 'relay'", now, address, how)


def opened(session: Session, why: str, now: str) -> bool:
    """It takes no letters. False if that was known."""
    session.run("UPDATE relays SET why = ? WHERE name = 'relay' AND since <> ''", why)
    return bool(
        session.run(
            "UPDATE relays SET since = ?, why = ?, tries = 0, next = ? WHERE name = 'relay' AND since = ''",
            now, why, times.later(now, PAUSES[0] / 3600),
        )
    )  # fmt: skip
