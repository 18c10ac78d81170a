"""hooks, hook_calls: programs of players that are told of happenings, and what they are told; one row a hook and
happening.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from service.store import leases, times
from service.store.database import known_of, marks

if TYPE_CHECKING:
    from service.store.database import Database, Session, SqlRow

Scope = Literal["mine", "hosted"]
TRIALS = "trial:"


class Hook(Struct, frozen=True, kw_only=True):
    """`scope`: of the seats of its player, or of the tables that they host. Who has the address of a chat, or the
    secret, can speak in our name: neither is ever shown.
    """

    id: int = 0
    player: str
    scope: Scope = "mine"
    url: str
    shape: str
    secret: str
    kinds: str = ""
    name: str
    made: str = ""
    used: str = ""
    failures: int = 0
    ended: str = ""
    reason: str = ""

    def __repr__(self) -> str:
        return f"Hook({self.id}, {self.scope}, {self.shape})"


def keep(session: Session, hook: Hook, now: str) -> Hook:
    found = session.all(
        "INSERT INTO hooks (player, scope, url, shape, secret, kinds, name, made, used, failures, ended, reason)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', 0, '', '') RETURNING *",
        hook.player, hook.scope, hook.url, hook.shape, hook.secret, hook.kinds, hook.name, now,
    )  # fmt: skip
    return _hook(found[0])


def of_player(session: Session, player: str) -> list[Hook]:
    return [_hook(row) for row in session.all("SELECT * FROM hooks WHERE player = ? ORDER BY id", player)]


def live(session: Session, player: str, scope: Scope) -> list[Hook]:
    """Those of this player that have not ended."""
    return [each for each in of_player(session, player) if each.scope == scope and not each.ended]


def by_id(session: Session, id: int) -> Hook | None:
    row = session.one("SELECT * FROM hooks WHERE id = ?", id)
    return _hook(row) if row is not None else None


def with_some(session: Session, players: Collection[str], scope: Scope) -> set[str]:
    """Those of these players that have a hook of this scope."""
    wanted = sorted({player for player in players if player})
    if not wanted:
        return set()
    rows = session.all(
        f"SELECT DISTINCT player FROM hooks WHERE player IN ({marks(wanted)}) AND scope = ? AND ended = ''",
        *wanted, scope,
    )  # fmt: skip
    return {row["player"] for row in rows}


def remove(session: Session, player: str, id: int) -> int:
    return session.run("DELETE FROM hooks WHERE player = ? AND id = ?", player, id)


def taken(session: Session, id: int, now: str) -> None:
    """It has answered: what failed before is forgotten, also if it had ended."""
    session.run("UPDATE hooks SET used = ?, failures = 0, ended = '', reason = '' WHERE id = ?", now, id)


def note(session: Session, id: int, reason: str) -> None:
    """Why it did not take what it was told last."""
    session.run("UPDATE hooks SET reason = ? WHERE id = ? AND ended = ''", reason, id)


def failed(session: Session, id: int) -> int:
    """One more that was given up; how many in a row that makes."""
    session.run("UPDATE hooks SET failures = failures + 1 WHERE id = ?", id)
    return int(session.value("SELECT failures FROM hooks WHERE id = ?", id) or 0)


def end(session: Session, id: int, now: str, reason: str) -> bool:
    """False if it had ended. What waits for it is told no more."""
    session.run(
        "UPDATE hook_calls SET status = 'ended', reason = ?, body = '', lease = 0 WHERE hook = ? AND status = 'ready'",
        reason, id,
    )  # fmt: skip
    return bool(session.run("UPDATE hooks SET ended = ?, reason = ? WHERE id = ? AND ended = ''", now, reason, id))


def _hook(row: SqlRow) -> Hook:
    return Hook(**known_of(Hook, row))


# what they are told


def insert(session: Session, key: str, letter: int, hook: Hook, game: str, body: str, now: str, refusal: str) -> int:
    """The same key twice is one call. `refusal`: why it is not made at all."""
    status = "failed" if refusal else "ready"
    return session.run(
        "INSERT INTO hook_calls (key, letter, hook, name, player, game, body, made, status, reason, lease, tries)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0) ON CONFLICT (key) DO NOTHING",
        key, letter, hook.id, hook.name, hook.player, game, "" if refusal else body, now, status, refusal,
    )  # fmt: skip


def of_letter(session: Session, letter: int) -> list[SqlRow]:
    return session.all("SELECT hook, name, status, reason FROM hook_calls WHERE letter = ? ORDER BY id", letter)


def calls_since(session: Session, player: str, moment: str, *, trials: bool = False) -> int:
    only = "AND letter = 0" if trials else ""
    sql = f"SELECT count(*) FROM hook_calls WHERE player = ? AND made > ? {only}"
    return int(session.value(sql, player, moment))


def claim(db: Database, most: int, until: float) -> list[SqlRow]:
    """What is to be sent now, leased to this worker; the people take turns."""
    free = "status = 'ready' AND lease < ?"
    return leases.claimed(db, "hook_calls", "id", free, (times.seconds(),), "player", "player", most, until)


def settle(session: Session, id: int, status: str, reason: str = "") -> None:
    """`sent`, `ended` (there is no such hook any more), `failed`. What was said is forgotten in each case."""
    session.run(
        "UPDATE hook_calls SET status = ?, reason = ?, body = '', lease = 0 WHERE id = ? AND status = 'ready'",
        status, reason, id,
    )  # fmt: skip


def try_later(session: Session, id: int, seconds: float, reason: str) -> None:
    session.run("UPDATE hook_calls SET lease = ?, reason = ? WHERE id = ?", times.seconds() + seconds, reason, id)


def forget(session: Session, before: str) -> int:
    return session.run("DELETE FROM hook_calls WHERE made < ? AND status <> 'ready'", before)
