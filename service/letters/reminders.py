"""The one reminder of a turn, when most of its time is over."""

from __future__ import annotations

from service.letters.compose import Desk
from service.letters.delivery_policy import Policy
from service.readmodels import mailbag, pace
from service.readmodels.mailbag import Due
from service.store import times
from service.store.database import Row


def remind(desk: Desk, policy: Policy) -> None:
    """Put a reminder into the mailbag for every seat whose time is that far gone; the key keeps it at one."""
    now = times.now()
    with desk.store.db.read() as session:
        waiting = [_due(each) for each in pace.alarms(session, now)]
    if waiting:
        with desk.store.db.write() as session:
            mailbag.put(session, now, *waiting)


def _due(row: Row) -> Due:
    about = {"until": row["deadline"]}
    return Due(
        kind="urgent", player=row["player"], game=row["game"], seat=row["seat"], version=row["point"], about=about
    )
