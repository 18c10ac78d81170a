"""Who may be invited: so many a day and at once for each host, and nobody who has said that they do not want it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from domain.game.names import display_name
from domain.kernel.shapes import Refused
from domain.players.player import plain_address
from service.commands.plan import NEVER
from service.limits import rate_limits
from service.limits.rate_limits import TooMany
from service.projections import letter_queue, tables
from service.store import counts, letters, times
from service.store import invitations as stored
from service.store.intake import game_for

if TYPE_CHECKING:
    from domain.game.aggregate import Game
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
        allowance = counts.allowance(session, host)
        _refuse_too_many(session, host, len(all_given), request, allowance)
        client = "" if allowance else client  # they are known, and counted themselves
        for seat, guest in found.items():
            new = stored.add_guest(session, game_for(request), seat, guest.given)
            if new and guest.address:
                rate_limits.cause(session, "invitation", address=guest.address, client=client, most=most)
        stored.note(session, request, host, all_given)


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
    if stored.has_declined_as(session, guest.player, host, guest.given):
        raise Refused(
            "not_invited",
            "{name} has said no to an invitation of yours and is not asked again. Leave that seat open instead.",
            name=guest.given,
        )


def is_unwelcome(session: Session, guest: str, settings: Mapping[str, str], host: str) -> bool:
    """Whether a letter of invitation is kept from a guest: they want none at all, or none of this host."""
    if settings.get("invitations") == NEVER:
        return True
    return stored.has_declined(session, guest, host)


def had_enough(session: Session, guest: str) -> bool:
    """Whether the owner of several addresses has had as many letters of invitation as go to one mailbox."""
    now = times.now()
    made = [
        row["made"]
        for row in letters.made_since(session, guest, "invited", times.later(now, -counts.DAY))
        if row["seat"] in stored.named(session, row["game"])
    ]
    limits = rate_limits.LIMITS["invitation"].mailbox
    return any(sum(each > times.later(now, -limit.hours) for each in made) >= limit.most for limit in limits)


def _refuse_too_many(session: Session, host: str, more: int, request: str, allowance: int) -> None:
    a_day, at_once = allowance or A_DAY, allowance or AT_ONCE
    since = times.later(times.now(), -24)
    today = stored.noted(session, host, since, request)
    if today + more > a_day:
        raise TooMany(
            24, "too_many_invitations",
            "You may invite {most} people in 24 hours, and have invited {today}. Try again later, or leave seats open.",
            most=a_day, today=today,
        )  # fmt: skip
    waiting = tables.invitations_open(session, host)
    if waiting + more > at_once:
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
        stored.decline(session, guest, game.by, game.id)
        hosts = game.seats_of(game.by)
        if hosts:
            letter_queue.insert(session, now, letter_queue.PendingLetter(
                kind="declined", player=game.by, game=game.id, seat=hosts[0], version=game.version,
                about={"guest": seat, "name": _called(store, session, game, seat)}, key=f"declined:{game.id}:{guest}",
            ))  # fmt: skip
    store.intake.submit("decline", {}, channel="player", player=guest, game=game.id)
    if word == NEVER:
        store.players.change_settings(guest, {"invitations": NEVER})
        return "You get no invitations any more."
    return "The host is told, and does not invite you again."


def _called(store: Store, session: Session, game: Game, seat: int) -> str:
    """As the host knows the guest: by the address that the host gave, or by the name."""
    given = stored.named(session, game.id).get(seat, "")
    row = store.players.row(game.holders[seat].player)
    return given if "@" in given else display_name(row["name"]) if row else ""


def guests_of(seats: Sequence[Mapping[str, str]]) -> dict[int, str]:
    """Whom the seats of a new game are kept for."""
    wishes = {seat: wish.get("mail") or wish.get("player") or "" for seat, wish in enumerate(seats)}
    return {seat: given for seat, given in wishes.items() if given}
