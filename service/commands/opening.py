"""A table is opened, by the API or a page, with the same checks; whoever is invited by address becomes a player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from domain.game.names import greeting_refusal, guest_name
from domain.kernel.shapes import Refused
from domain.players.player import plain_address
from domain.titles.shelf import title_named
from service.accounts import invitations
from service.commands import admission
from service.commands.admission import Conditions
from service.limits import rate_limits
from service.store import approved_files
from service.store import invitations as stored
from service.store.intake import KeyReused, game_for

if TYPE_CHECKING:
    from service.store import Store
    from service.store.intake import Row

Wish = Mapping[str, str]  # of a seat: {}, {"player": id}, {"mail": address} or {"bot": "sensible"}


class Opening(Struct, frozen=True, kw_only=True):
    """`key`: the same one twice is one table. `greeting`: words of the host. `further`: what else the judge is sent."""

    title: str
    options: Mapping[str, Any]
    seats: Sequence[Wish]
    key: str
    public: bool = True
    conditions: Conditions = Conditions()
    greeting: str = ""
    further: Mapping[str, Any] = {}


def open_table(
    store: Store, host: str, opening: Opening, *, client: str, most: int, channel: str, evidence: str
) -> Row:
    """The row of the intake. Raises Refused before anything is stored, KeyReused for another request with its key."""
    greeting = " ".join(opening.greeting.split())
    if (reason := greeting_refusal(greeting)) is not None:
        raise Refused("bad_greeting", "{reason}", reason=reason)
    options = approved_files.with_files(store, title_named(opening.title).id, opening.options)
    before, seats = store.intake.known(opening.key), opening.seats
    if before is not None:  # it invites nobody again; nor does another request with its key
        kept = _kept_before(store, host, before.game, seats)
    else:
        guests = invitations.guests_of([dict(wish) for wish in seats])
        with store.db.write() as session:
            rate_limits.open_table(session, host)
        invitations.invite(store, host, guests, opening.key, client=client, most=most)
        language = store.players.get(host).language
        kept = [_kept_for(store, wish, language) for wish in seats]
        with store.db.write() as session:
            admission.insert(session, game_for(opening.key), opening.public, opening.conditions, greeting)
    body = {"title": opening.title, "options": options, "seats": kept, **opening.further}
    return store.intake.submit("open", body, channel=channel, player=host, key=opening.key, evidence=evidence)


def _kept_for(store: Store, wish: Wish, language: str) -> dict[str, str]:
    """Who is invited by mail becomes a player; the address is confirmed by an answer to the letter. `language`: of the
    host, in which somebody new is written to until they choose another.
    """
    if "mail" in wish:
        return {"player": _invited(store, wish["mail"], language)}
    if "player" in wish and store.players.row(wish["player"]) is None:
        raise Refused("no_such_player", "There is no player {player}.", player=wish["player"])
    return dict(wish)


def _kept_before(store: Store, host: str, game: str, wishes: Sequence[Wish]) -> list[dict[str, str]]:
    """Guests have to be named as they were then: whose address it is would show in the answer otherwise."""
    with store.db.read() as session:
        named = stored.named(session, game)
    kept: list[dict[str, str]] = []
    for seat, wish in enumerate(wishes):
        address = plain_address(wish["mail"]) if "mail" in wish else ""
        known = store.players.by_address(address) if address else None
        player = str(known["id"]) if known else wish.get("player", "")
        if player not in ("", host) and named.get(seat) != (address or player):
            raise KeyReused("The key was used with other guests.")
        kept.append({"player": player} if address else dict(wish))
    return kept


def _invited(store: Store, address: str, language: str) -> str:
    known = store.players.by_address(address)
    if known is None:
        try:
            return store.players.add(guest_name(address), address, language=language).id
        except Refused as refused:
            known = store.players.by_address(address) if refused.code == "address_taken" else None
            if known is None:
                raise
    return str(known["id"])
