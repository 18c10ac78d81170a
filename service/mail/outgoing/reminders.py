"""The one reminder of a turn, when most of its time is over."""

from __future__ import annotations

from service.mail.outgoing.compose import Desk
from service.mail.outgoing.delivery_policy import Policy
from service.projections import deadlines, letter_queue
from service.projections.letter_queue import Due
from service.store import times
from service.store.database import Row


def remind(desk: Desk, policy: Policy) -> None:
    """Put a reminder into the mailbag for every seat whose time is that far gone; the key keeps it at one."""
    now = times.now()
    with desk.store.db.read() as session:
        waiting = [_due(each) for each in deadlines.alarms(session, now)]
    if waiting:
        with desk.store.db.write() as session:
            letter_queue.put(session, now, *waiting)


def _due(row: Row) -> Due:
    about = {"until": row["deadline"]}
    return Due(
        kind="urgent", player=row["player"], game=row["game"], seat=row["seat"], version=row["point"], about=about
    )
