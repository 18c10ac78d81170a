"""players, addresses, keys: who is known by which id, address and bearer key.

`PlayerBook` changes them, in the commit of the event that says so: what it stores there is a `Write`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from service.store import times
from service.store.database import Session, SqlRow, marks

Write = tuple[str, tuple[object, ...]]


def row(session: Session, player: str) -> SqlRow | None:
    return session.one("SELECT * FROM players WHERE id = ?", player)


def by_key(session: Session, key: str) -> SqlRow | None:
    """Whose bearer key this is; only a hash of a key is stored."""
    return session.one(
        "SELECT players.* FROM keys JOIN players ON players.id = keys.player"
        " WHERE keys.hash = ? AND keys.revoked IS NULL",
        hashed(key),
    )


def by_address(session: Session, address: str) -> SqlRow | None:
    return session.one(
        "SELECT players.*, addresses.confirmed FROM addresses JOIN players ON players.id = addresses.player"
        " WHERE address = ?",
        address,
    )


def everybody(session: Session) -> list[SqlRow]:
    return session.all("SELECT * FROM players ORDER BY joined, id")


NAMED = (
    "SELECT id, name, folded FROM players WHERE folded >= ? AND folded < ? AND (folded, id) > (?, ?)"
    " ORDER BY folded, id LIMIT ?"
)


def named(session: Session, first: str, beyond: str, after: tuple[str, str], limit: int) -> list[SqlRow]:
    """Whose name stands between these, in the order in which names are searched for, after the last one known."""
    return session.all(NAMED, first, beyond, *after, limit)


def names(session: Session, players: Iterable[str]) -> dict[str, str]:
    """By id; of those that are players."""
    wanted = sorted({player for player in players if player})
    if not wanted:
        return {}
    rows = session.all(f"SELECT id, name FROM players WHERE id IN ({marks(wanted)})", *wanted)
    return {row["id"]: row["name"] for row in rows}


def zone(session: Session, player: str) -> str:
    """Nothing of somebody who is no player."""
    return session.value("SELECT zone FROM players WHERE id = ?", player) or ""


def language(session: Session, player: str) -> str:
    """Nothing of somebody who is no player."""
    return session.value("SELECT language FROM players WHERE id = ?", player) or ""


def added(player: str, name: str, language: str, zone: str, at: str) -> Write:
    columns = "id, name, language, zone, joined, folded"
    values = (player, name, language, zone, at, name.casefold())
    return f"INSERT INTO players ({columns}) VALUES (?, ?, ?, ?, ?, ?)", values


def renamed(player: str, name: str) -> Write:
    return "UPDATE players SET name = ?, folded = ? WHERE id = ?", (name, name.casefold(), player)


def set_up(player: str, setting: str, value: str) -> Write:
    """`setting`: `language` or `zone`; the others stand in the events alone."""
    column = {"language": "language", "zone": "zone"}[setting]
    return f"UPDATE players SET {column} = ? WHERE id = ?", (value, player)


def owner(session: Session, address: str) -> str:
    """Whose address this is, confirmed or not; empty if it is nobody's."""
    return session.value("SELECT player FROM addresses WHERE address = ?", address) or ""


def owners(session: Session, addresses: Sequence[str]) -> dict[str, str]:
    """Whose each of these addresses is."""
    if not addresses:
        return {}
    rows = session.all(f"SELECT address, player FROM addresses WHERE address IN ({marks(addresses)})", *addresses)
    return {row["address"]: row["player"] for row in rows}


def confirmed(session: Session, player: str) -> set[str]:
    """The addresses that a player has shown to be theirs."""
    rows = session.all("SELECT address FROM addresses WHERE player = ? AND confirmed = 1", player)
    return {row["address"] for row in rows}


def claimed(address: str, player: str, is_confirmed: bool) -> Write:
    return "INSERT INTO addresses VALUES (?, ?, ?)", (address, player, int(is_confirmed))


def confirm(address: str, player: str) -> Write:
    return "UPDATE addresses SET confirmed = 1 WHERE address = ? AND player = ?", (address, player)


def removed(address: str, player: str) -> Write:
    return "DELETE FROM addresses WHERE address = ? AND player = ?", (address, player)


def add_key(session: Session, hash: str, player: str, name: str) -> None:
    session.run("INSERT INTO keys (hash, player, made, name) VALUES (?, ?, ?, ?)", hash, player, times.now(), name)


def keys(session: Session, player: str) -> list[SqlRow]:
    """Those that work."""
    return session.all("SELECT * FROM keys WHERE player = ? AND revoked IS NULL ORDER BY made, hash", player)


def revoke_key(session: Session, player: str, hash: str) -> int:
    """One, by the first letters of its hash."""
    return session.run(
        "UPDATE keys SET revoked = ? WHERE player = ? AND substr(hash, 1, 16) = ? AND revoked IS NULL",
        times.now(), player, hash,
    )  # fmt: skip


def revoke_keys(session: Session, player: str) -> int:
    return session.run("UPDATE keys SET revoked = ? WHERE player = ? AND revoked IS NULL", times.now(), player)


def hashed(secret: str) -> str:
    """As what a secret is stored, of a browser or a program."""
    return hashlib.sha256(secret.encode()).hexdigest()
