"""Visitors: players who have given no address. They play on the page; who gives an address keeps what he has.

Those who never did are forgotten after 30 days, and with them their games against bots.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from service.limits import rate_limits
from service.store import times
from service.store.players import hashed

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import Session

KEPT = 30 * 24.0  # hours
AT_ONCE = 50  # visitors forgotten in one go
# all that is about a game alone
_OF_GAMES = ("stored_events", "boards", "tables", "places", "timeline", "deadlines", "offers", "sittings",
             "mailbag", "letters", "grants", "talk",
             "intake", "terms", "guests", "beacons_awaited")  # fmt: skip


def add(store: Store, form: str, *, client: str, most: int) -> str:
    """The id of the visitor that this form makes, however often it is pressed; refuses too many from one place, and
    in all.
    """
    with store.db.write() as session:
        if found := _made_by(session, form):
            return found
        rate_limits.cause(session, "visit", client=client, most=most)
    player = store.players.add(f"Guest {secrets.randbelow(9000) + 1000}").id
    with store.db.write() as session:
        new = "INSERT INTO visitors (player, made, form) VALUES (?, ?, ?) ON CONFLICT (form) DO NOTHING"
        if not session.run(new, player, times.now(), hashed(form)):  # pressed twice at one moment: this one goes unused
            session.run(new, player, times.now(), player)
        return _made_by(session, form)


def _made_by(session: Session, form: str) -> str:
    return str(session.value("SELECT player FROM visitors WHERE form = ?", hashed(form)) or "")


def is_one(session: Session, player: str) -> bool:
    return session.one("SELECT 1 AS one FROM visitors WHERE player = ?", player) is not None


def keep(session: Session, player: str) -> None:
    """He has an address now, and is a player like all others."""
    session.run("DELETE FROM visitors WHERE player = ?", player)


def forget(store: Store, now: str) -> int:
    """Forgets those whose time is over. A game with somebody else at the table stays."""
    with store.db.read() as session:
        rows = session.all(
            "SELECT player FROM visitors WHERE made < ? ORDER BY made LIMIT ?", times.later(now, -KEPT), AT_ONCE
        )
    for row in rows:
        with store.db.write() as session:
            _forget_one(session, row["player"], _newest(session, store.db.kind))
    return len(rows)


def _newest(session: Session, kind: str) -> str:
    """Whose the last event of the log is. It has to stay: SQLite would give its number to another one, which those who
    follow the log would take for known."""
    order = "rowid" if kind == "sqlite" else "notification_id"
    found = session.value(f"SELECT originator_id FROM stored_events ORDER BY {order} DESC LIMIT 1")
    return str(found or "")


def _forget_one(session: Session, player: str, newest: str) -> None:
    games = session.all(
        "SELECT game FROM places WHERE player = ? AND NOT EXISTS (SELECT 1 FROM places AS other"
        " WHERE other.game = places.game AND other.player NOT IN ('', places.player))",
        player,
    )
    found = {row["game"] for row in games}
    if newest in (player, *found):
        return
    for game in found:
        for table in _OF_GAMES:
            column = "originator_id" if table == "stored_events" else "game"
            session.run(f"DELETE FROM {table} WHERE {column} = ?", game)
    shared = session.one("SELECT 1 AS one FROM places WHERE player = ?", player) is not None
    for table, column in (
        ("sessions", "player"),
        ("keys", "player"),
        ("visitors", "player"),
        ("feeds", "player"),
        ("players", "id"),
    ):
        if table != "players" or not shared:
            session.run(f"DELETE FROM {table} WHERE {column} = ?", player)
    if not shared:
        session.run("DELETE FROM stored_events WHERE originator_id = ?", player)
