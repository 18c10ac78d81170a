"""The one reminder of a turn, when most of its time is over."""

from __future__ import annotations

from datetime import timedelta

from service.letters.compose import Desk
from service.letters.delivery_policy import Policy
from service.readmodels import mailbag
from service.readmodels.mailbag import Due
from service.store import times
from service.store.database import Row, Session


def remind(desk: Desk, policy: Policy) -> None:
    """Put a reminder into the mailbag for every seat whose time is that far gone; the key keeps it at one."""
    now = times.now()
    with desk.store.db.read() as session:
        paces = session.all("SELECT DISTINCT pace FROM tables WHERE phase = 'running' AND pace > 0")
        found = []
        for row in paces:
            left = timedelta(hours=row["pace"] * (1 - policy.urgent))
            found += session.all(
                "SELECT places.game, places.seat, places.player, places.point FROM places"
                " JOIN tables ON tables.game = places.game WHERE places.asked = 1 AND places.player != ''"
                " AND tables.pace = ? AND places.deadline > ? AND places.deadline <= ?",
                row["pace"], now, times.iso(times.parsed(now) + left),
            )  # fmt: skip
        waiting = [_due(each) for each in found]
        known = {due.unique for due in waiting if _is_known(session, due.unique)}
    news = [due for due in waiting if due.unique not in known]
    if news:
        with desk.store.db.write() as session:
            mailbag.put(session, now, *news)


def _due(row: Row) -> Due:
    return Due(kind="urgent", player=row["player"], game=row["game"], seat=row["seat"], version=row["point"])


def _is_known(session: Session, key: str) -> bool:
    return session.value("SELECT id FROM mailbag WHERE key = ?", key) is not None
