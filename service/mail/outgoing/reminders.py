"""The one reminder of a turn, when most of its time is over."""

from __future__ import annotations

from service.mail.outgoing.compose import LetterWriter
from service.mail.outgoing.delivery_policy import Policy
from service.projections import letter_queue
from service.projections.letter_queue import PendingLetter
from service.queries import clocks
from service.store import letters, times
from service.store.database import SqlRow


def remind(letter_writer: LetterWriter, policy: Policy) -> None:
    """Put a reminder into the mailbag for every seat whose time is that far gone; the key keeps it at one."""
    now = times.now()
    with letter_writer.store.db.read() as session:
        late = clocks.alarms(session, now)
        waiting = [_pending(each) for each in letters.without_waiting(session, late)] if late else []
    if waiting:
        with letter_writer.store.db.write() as session:
            letter_queue.insert(session, now, *waiting)


def _pending(row: SqlRow) -> PendingLetter:
    about = {"until": row["deadline"]}
    return PendingLetter(
        kind="urgent", player=row["player"], game=row["game"], seat=row["seat"], version=row["point"], about=about
    )
