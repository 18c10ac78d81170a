"""Who may be invited: so many a day and at once for each host, and nobody who has said that he does not want it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.kernel.shapes import Refused
from domain.players import plain_address
from service.inbound.plan import NEVER
from service.readmodels import mailbag
from service.store import times

if TYPE_CHECKING:
    from domain.game import Game
    from service.store import Store
    from service.store.database import Session

TABLES = (
    "CREATE TABLE IF NOT EXISTS invitations ("
    "key TEXT PRIMARY KEY, request TEXT NOT NULL, host TEXT NOT NULL, guest TEXT NOT NULL, at TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS invitations_of_host ON invitations (host, at)",
    "CREATE TABLE IF NOT EXISTS declined ("
    "guest TEXT NOT NULL, host TEXT NOT NULL, game TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (guest, game))",
)
A_DAY, AT_ONCE = 20, 30


def invite(store: Store, host: str, guests: Sequence[str], request: str) -> None:
    """Refuses what is too much. `guests`: ids or mail addresses. `request`: the same one asked twice counts once."""
    known = {_known(store, guest): guest for guest in guests}
    known.pop(host, None)
    if not known:
        return
    with store.db.read() as session:
        for guest, name in known.items():
            _refuse_unwilling(store, session, host, guest, name)
    with store.db.write() as session:
        _refuse_too_many(session, host, len(known), request)
        session.many(
            "INSERT INTO invitations VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING",
            [(f"{request}:{guest}", request, host, guest, times.now()) for guest in known],
        )


def _known(store: Store, guest: str) -> str:
    """The id of a guest; the plain address of one who is no player yet."""
    if "@" not in guest:
        return guest
    found = store.players.by_address(guest)
    return str(found["id"]) if found else plain_address(guest)


def _refuse_unwilling(store: Store, session: Session, host: str, guest: str, name: str) -> None:
    if "@" in guest or not session.one("SELECT id FROM players WHERE id = ?", guest):
        return
    if store.players.get(guest).settings.get("invitations") == NEVER:
        raise Refused("not_invited", "{name} takes no invitations. Leave that seat open, or invite another.", name=name)
    if session.one("SELECT 1 AS one FROM declined WHERE guest = ? AND host = ?", guest, host):
        raise Refused(
            "not_invited",
            "{name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.",
            name=name,
        )


def _refuse_too_many(session: Session, host: str, more: int, request: str) -> None:
    since = times.later(times.now(), -24)
    today = session.value(
        "SELECT count(*) FROM invitations WHERE host = ? AND at > ? AND request <> ?", host, since, request
    )
    if int(today or 0) + more > A_DAY:
        raise Refused(
            "too_many_invitations",
            "You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.",
            most=A_DAY, today=today,
        )  # fmt: skip
    waiting = session.value(
        "SELECT count(*) FROM places JOIN tables ON tables.game = places.game WHERE tables.opener = ?"
        " AND tables.phase = 'open' AND places.seated = 0 AND places.player NOT IN ('', ?)",
        host, host,
    )  # fmt: skip
    if int(waiting or 0) + more > AT_ONCE:
        raise Refused(
            "too_many_invitations",
            "{waiting} of your invitations wait for an answer; at most {most} may. Cancel a game that does not begin.",
            waiting=waiting, most=AT_ONCE,
        )  # fmt: skip


def decline(store: Store, guest: str, game: Game, word: str) -> str:
    """No to this seat, or to all invitations from now on; the host is told. What to say to the guest."""
    seat = next((seat for seat in game.seats_of(guest) if not game.seated(seat)), None)
    if game.phase != "open" or seat is None:
        raise Refused("not_invited", "No seat is kept for you there any more.")
    now = times.now()
    with store.db.write() as session:
        session.run("INSERT INTO declined VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", guest, game.by, game.id, now)
        hosts = game.seats_of(game.by)
        if hosts:
            mailbag.put(session, now, mailbag.Due(
                kind="declined", player=game.by, game=game.id, seat=hosts[0], version=game.version,
                about={"guest": seat}, key=f"declined:{game.id}:{guest}",
            ))  # fmt: skip
    if word == NEVER:
        store.players.change_settings(guest, {"invitations": NEVER})
        return "You get no invitations any more."
    return "The host is told, and does not invite you again."


def has_declined(session: Session, guest: str, game: str) -> bool:
    return session.one("SELECT 1 AS one FROM declined WHERE guest = ? AND game = ?", guest, game) is not None


def guests_of(seats: Sequence[dict[str, str]]) -> list[str]:
    """Whom the seats of a new game are kept for."""
    return [wish["mail"] if "mail" in wish else wish["player"] for wish in seats if "mail" in wish or "player" in wish]
