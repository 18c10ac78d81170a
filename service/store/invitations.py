"""guests, invitations, declined: for whom seats are kept, by whom, and who has said no."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from service.store import times
from service.store.database import marks

if TYPE_CHECKING:
    from service.store.database import Session


def add_guest(session: Session, game: str, seat: int, given: str) -> bool:
    """False if the seat was kept before."""
    return bool(session.run("INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT DO NOTHING", game, seat, given))


def named(session: Session, game: str) -> dict[int, str]:
    """The guests by seat, as the host named them."""
    return {row["seat"]: row["given"] for row in session.all("SELECT seat, given FROM guests WHERE game = ?", game)}


def note(session: Session, request: str, host: str, given: Iterable[str]) -> None:
    """Whom a host has invited with one request; asked twice they count once."""
    session.many(
        "INSERT INTO invitations VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING",
        [(f"{request}:{each}", request, host, each, times.now()) for each in sorted(given)],
    )


def noted(session: Session, host: str, since: str, beside: str) -> int:
    """How many a host has invited since then, but for those of one request."""
    sql = "SELECT count(*) FROM invitations WHERE host = ? AND at > ? AND request <> ?"
    return int(session.value(sql, host, since, beside) or 0)


def decline(session: Session, guest: str, host: str, game: str) -> None:
    session.run("INSERT INTO declined VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", guest, host, game, times.now())


def has_declined(session: Session, guest: str, host: str) -> bool:
    return session.one("SELECT 1 AS one FROM declined WHERE guest = ? AND host = ?", guest, host) is not None


def has_declined_as(session: Session, guest: str, host: str, given: str) -> bool:
    """Whether the guest has said no to this host, who named them like that; an address knows only its own answers."""
    rows = session.all("SELECT game FROM declined WHERE guest = ? AND host = ?", guest, host)
    games = [row["game"] for row in rows]
    if given == guest or not games:
        return bool(games)
    named_so = f"SELECT 1 AS one FROM guests WHERE game IN ({marks(games)}) AND given = ?"
    return session.one(named_so, *games, given) is not None


def games_declined(session: Session, guest: str) -> set[str]:
    return {row["game"] for row in session.all("SELECT game FROM declined WHERE guest = ?", guest)}
