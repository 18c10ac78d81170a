"""Who may be invited: so many a day and at once for each host, and nobody who has said that he does not want it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from domain.game.names import shown_name
from domain.kernel.shapes import Refused
from domain.players.player import plain_address
from service.commands.plan import NEVER
from service.limits import rate_limits
from service.limits.rate_limits import TooMany
from service.projections import letter_queue
from service.store import counts, times
from service.store.intake import game_for

if TYPE_CHECKING:
    from domain.game.aggregate import Game
    from service.queries.standing import Standing
    from service.store import Store
    from service.store.database import Session

A_DAY, AT_ONCE = 20, 30


class Guest(Struct, frozen=True):
    """`player`: empty for one who is none yet. `address`: whose letters are counted; empty if there will be none."""

    given: str
    player: str = ""
    address: str = ""


def invite(
    store: Store,
    host: str,
    guests: Mapping[int, str],
    request: str,
    *,
    client: str = "",
    most: int = rate_limits.IN_ALL,
) -> None:
    """Refuses what is too much. `guests`: ids or mail addresses by seat. `request`: the key with which the game will be
    opened; the same one asked twice counts once. `client`, `most`: as `strangers.cause` takes them.
    """
    found = {seat: _guest(store, given) for seat, given in guests.items()}
    found = {seat: guest for seat, guest in found.items() if guest.player != host}
    if not found:
        return
    with store.db.read() as session:
        for guest in found.values():
            _refuse_unwilling(store, session, host, guest)
    with store.db.write() as session:
        all_given = {guest.given for guest in found.values()}
        allowance = rate_limits.allowance(session, host)
        _refuse_too_many(session, host, len(all_given), request, allowance)
        client = "" if allowance else client  # he is known, and counted himself
        for seat, guest in found.items():
            new = session.run(
                "INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT DO NOTHING", game_for(request), seat, guest.given
            )
            if new and guest.address:
                rate_limits.cause(session, "invitation", address=guest.address, client=client, most=most)
        session.many(
            "INSERT INTO invitations VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING",
            [(f"{request}:{given}", request, host, given, times.now()) for given in sorted(all_given)],
        )


def _guest(store: Store, given: str) -> Guest:
    """The one who gives two addresses of one owner must not learn it from their limits; see `had_enough`."""
    if "@" in given:
        row = store.players.by_address(given)
        return Guest(plain_address(given), row["id"] if row else "", plain_address(given))
    if store.players.row(given) is None:
        return Guest(given)
    known = sorted(store.players.get(given).addresses, key=lambda each: not each[1])
    return Guest(given, given, known[0][0] if known else "")


def _refuse_unwilling(store: Store, session: Session, host: str, guest: Guest) -> None:
    """Of an address nothing is told but what it answered this host: no letter goes there either, see `is_unwelcome`."""
    if not guest.player:
        return
    if guest.given == guest.player and store.players.get(guest.player).settings.get("invitations") == NEVER:
        raise Refused(
            "not_invited", "{name} takes no invitations. Leave that seat open, or invite another.", name=guest.given
        )
    said_no = session.one(
        "SELECT 1 AS one FROM declined LEFT JOIN guests ON guests.game = declined.game AND guests.given = ?"
        " WHERE guest = ? AND host = ? AND (guests.given IS NOT NULL OR ? = guest)",
        guest.given, guest.player, host, guest.given,
    )  # fmt: skip
    if said_no:
        raise Refused(
            "not_invited",
            "{name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.",
            name=guest.given,
        )


def is_unwelcome(session: Session, guest: str, settings: Mapping[str, str], host: str) -> bool:
    """Whether a letter of invitation is kept from a guest: he wants none at all, or none of this host."""
    if settings.get("invitations") == NEVER:
        return True
    return session.one("SELECT 1 AS one FROM declined WHERE guest = ? AND host = ?", guest, host) is not None


def had_enough(session: Session, guest: str) -> bool:
    """Whether the owner of several addresses has had as many letters of invitation as go to one mailbox."""
    now = times.now()
    made = [
        row["made"]
        for row in session.all(
            "SELECT made FROM letters JOIN guests ON guests.game = letters.game AND guests.seat = letters.seat"
            " WHERE player = ? AND kind = 'invited' AND made > ?",
            guest, times.later(now, -counts.DAY),
        )
    ]  # fmt: skip
    limits = rate_limits.LIMITS["invitation"].mailbox
    return any(sum(each > times.later(now, -limit.hours) for each in made) >= limit.most for limit in limits)


def _refuse_too_many(session: Session, host: str, more: int, request: str, allowance: int) -> None:
    a_day, at_once = allowance or A_DAY, allowance or AT_ONCE
    since = times.later(times.now(), -24)
    today = session.value(
        "SELECT count(*) FROM invitations WHERE host = ? AND at > ? AND request <> ?", host, since, request
    )
    if int(today or 0) + more > a_day:
        raise TooMany(
            24, "too_many_invitations",
            "You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.",
            most=a_day, today=today,
        )  # fmt: skip
    waiting = session.value(
        "SELECT count(*) FROM places JOIN tables ON tables.game = places.game WHERE tables.opener = ?"
        " AND tables.phase = 'open' AND places.seated = 0 AND places.player NOT IN ('', ?)",
        host, host,
    )  # fmt: skip
    if int(waiting or 0) + more > at_once:
        raise TooMany(
            24, "too_many_invitations",
            "{waiting} of your invitations wait for an answer; at most {most} may. Cancel a game that does not begin.",
            waiting=waiting, most=at_once,
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
            letter_queue.put(session, now, letter_queue.Due(
                kind="declined", player=game.by, game=game.id, seat=hosts[0], version=game.version,
                about={"guest": seat, "name": _called(store, session, game, seat)}, key=f"declined:{game.id}:{guest}",
            ))  # fmt: skip
    store.intake.submit("decline", {}, channel="player", player=guest, game=game.id)
    if word == NEVER:
        store.players.change_settings(guest, {"invitations": NEVER})
        return "You get no invitations any more."
    return "The host is told, and does not invite you again."


def _called(store: Store, session: Session, game: Game, seat: int) -> str:
    """As the host knows the guest: by the address that he gave, or by the name."""
    given = named(session, game.id).get(seat, "")
    row = store.players.row(game.holders[seat].player)
    return given if "@" in given else shown_name(row["name"]) if row else ""


def as_known(session: Session, game: Game | Standing, names: Sequence[str], reader: str) -> list[str]:
    """Who was invited by his address is nobody's business until he sits down: the host sees what he gave himself."""
    given: dict[int, str] = {}
    if not game.full:
        guests = named(session, game.id).items()
        given = {
            seat: guest
            for seat, guest in guests
            if "@" in guest and not game.seated(seat) and game.holders[seat].player
        }
    return [
        name if seat not in given else given[seat] if reader == game.by else f"seat {seat + 1}"
        for seat, name in enumerate(names)
    ]


def named(session: Session, game: str) -> dict[int, str]:
    """The guests by seat, as the host named them."""
    return {row["seat"]: row["given"] for row in session.all("SELECT seat, given FROM guests WHERE game = ?", game)}


def guests_of(seats: Sequence[Mapping[str, str]]) -> dict[int, str]:
    """Whom the seats of a new game are kept for."""
    wishes = {seat: wish.get("mail") or wish.get("player") or "" for seat, wish in enumerate(seats)}
    return {seat: given for seat, given in wishes.items() if given}
