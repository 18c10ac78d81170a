"""devices, pushes: what devices of players are told beside letters or in place of them; one row a device and letter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from service.store import leases, times
from service.store.database import known_of

if TYPE_CHECKING:
    from service.store.database import Database, Session, SqlRow

TRIALS = "trial:"


class Device(Struct, frozen=True, kw_only=True):
    """`public`, `auth`: its keys, by which nobody else reads what it is told."""

    id: int = 0
    player: str
    endpoint: str
    public: str
    auth: str
    session: str = ""
    name: str = ""
    made: str = ""
    used: str = ""


def keep(session: Session, device: Device, now: str) -> None:
    """An endpoint is of one device: whoever gives it anew has it from now on."""
    session.run(
        "INSERT INTO devices (player, endpoint, public, auth, session, name, made, used)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, '') ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player,"
        " public = excluded.public, auth = excluded.auth, session = excluded.session, name = excluded.name",
        device.player, device.endpoint, device.public, device.auth, device.session, device.name, now,
    )  # fmt: skip


def of_player(session: Session, player: str) -> list[Device]:
    return [_device(row) for row in session.all("SELECT * FROM devices WHERE player = ? ORDER BY id", player)]


def by_id(session: Session, id: int) -> Device | None:
    row = session.one("SELECT * FROM devices WHERE id = ?", id)
    return _device(row) if row is not None else None


def remove(session: Session, player: str, id: int) -> int:
    return session.run("DELETE FROM devices WHERE player = ? AND id = ?", player, id)


def remove_all(session: Session, player: str) -> None:
    session.run("DELETE FROM devices WHERE player = ?", player)


def remove_of_session(session: Session, player: str, name: str) -> None:
    """Who signs out in a browser is told nothing there any more."""
    session.run("DELETE FROM devices WHERE player = ? AND session = ?", player, name)


def remove_of_sessions(session: Session, player: str) -> None:
    session.run("DELETE FROM devices WHERE player = ? AND session <> ''", player)


def _device(row: SqlRow) -> Device:
    return Device(**known_of(Device, row))


def insert(session: Session, key: str, letter: int, device: Device, game: str, body: str, now: str) -> int:
    """The same key twice is one push."""
    return session.run(
        "INSERT INTO pushes (key, letter, device, name, player, game, body, made, status, reason, lease, tries)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'ready', '', 0, 0) ON CONFLICT (key) DO NOTHING",
        key, letter, device.id, device.name, device.player, game, body, now,
    )  # fmt: skip


def of_letter(session: Session, letter: int) -> list[SqlRow]:
    return session.all("SELECT name, status, reason FROM pushes WHERE letter = ? ORDER BY id", letter)


def trials_since(session: Session, player: str, moment: str) -> int:
    return int(
        session.value("SELECT count(*) FROM pushes WHERE player = ? AND made > ? AND letter = 0", player, moment)
    )


def claim(db: Database, most: int, until: float) -> list[SqlRow]:
    """What is to be sent now, leased to this worker; the people take turns."""
    free = "status = 'ready' AND lease < ?"
    return leases.claimed(db, "pushes", "id", free, (times.seconds(),), "player", "player", most, until)


def settle(session: Session, id: int, status: str, reason: str = "") -> None:
    """`sent`: the maker of the device has it; `ended`: there is no such device any more; `failed`: it did not take it.
    What was said is forgotten in each case.
    """
    session.run(
        "UPDATE pushes SET status = ?, reason = ?, body = '', lease = 0 WHERE id = ? AND status = 'ready'",
        status, reason, id,
    )  # fmt: skip


def note_used(session: Session, device: int, now: str) -> None:
    session.run("UPDATE devices SET used = ? WHERE id = ?", now, device)


def try_later(session: Session, id: int, seconds: float, reason: str) -> None:
    session.run("UPDATE pushes SET lease = ?, reason = ? WHERE id = ?", times.seconds() + seconds, reason, id)


def give_back(session: Session, ids: list[int]) -> None:
    session.many(
        "UPDATE pushes SET lease = 0, tries = tries - 1 WHERE id = ? AND status = 'ready'", [(id,) for id in ids]
    )


def is_hopeless(session: Session, letter: int) -> bool:
    """Each device was tried, and none has it."""
    rows = of_letter(session, letter)
    return bool(rows) and all(row["status"] in ("ended", "failed") for row in rows)


def forget(session: Session, before: str) -> int:
    return session.run("DELETE FROM pushes WHERE made < ? AND status <> 'ready'", before)
