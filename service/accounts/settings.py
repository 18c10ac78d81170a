"""What a player sets, gives and takes back of their own: by the page of settings and by the API alike."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING, Any

import msgspec

from domain.game.event_codec import encode
from domain.game.names import display_name
from domain.kernel.shapes import Refused
from domain.players import player as judged
from service.accounts import programs, sign_in
from service.projections import tables
from service.store import letters, pushes, sessions, talk, times, visitors

if TYPE_CHECKING:
    from service.store import Store

MOST_KEYS, MOST_ADDRESSES = 20, 5
_CLOCK = r"(?:[01]\d|2[0-3]):[0-5]\d"
_GROUP = "(?:turns|games|table)"
# what a setting may be; nothing at all is what is usual
FORMS: dict[str, tuple[re.Pattern[str], str]] = {
    "quiet": (re.compile(f"{_CLOCK}-{_CLOCK}"), "hours like 22:00-07:00"),
    "digest": (re.compile(_CLOCK), "the time of one letter a day, like 07:00"),
    "hold": (re.compile(r"\d{1,4}"), "seconds, 3600 at most"),
    "bundle": (re.compile(r"\d{1,4}"), "minutes, 1440 at most"),
    "letters": (re.compile("all|turns|none"), "all, turns or none"),
    "receipts": (re.compile("yes|no"), "yes or no"),
    "pictures": (re.compile("yes|no"), "yes or no"),
    "invitations": (re.compile("all|never"), "all or never"),
    "mail_trust": (re.compile("yes|no"), "yes or no"),
    "push": (re.compile("well|instead"), "well or instead"),
    "push_kinds": (re.compile(f"none|{_GROUP}(?: {_GROUP}){{0,2}}"), "turns, games, table or some of these, or none"),
    "paused_until": (re.compile(r"\d{4}-\d\d-\d\d"), "a date like 2026-12-24"),
}
MOST = {"hold": 3600, "bundle": 1440}


def described(store: Store, player: str) -> dict[str, Any]:
    """All that a player may see of their own account; no secret, and nothing from which one could be made."""
    found = store.players.get(player)
    with store.db.read() as session:
        open_sessions = sessions.listed(session, player)
        told = pushes.of_player(session, player)
        visitor, told_programs = visitors.is_one(session, player), programs.described(session, player)
    return {
        "id": found.id,
        "name": display_name(found.name),
        "guest": visitor,
        "addresses": [{"address": address, "confirmed": confirmed} for address, confirmed in found.addresses],
        "settings": {name: found.settings[name] for name in judged.SETTINGS if found.settings.get(name)},
        "muted": sorted(found.muted),
        "keys": [
            {"id": row["hash"][:16], "name": row["name"], "made": row["made"]} for row in store.players.keys(player)
        ],
        "sessions": [
            {"id": sessions.name_of(row["hash"]), "browser": row["browser"], "made": row["made"], "used": row["used"]}
            for row in open_sessions
        ],
        "devices": [{"id": str(each.id), "name": each.name, "made": each.made, "used": each.used} for each in told],
        "hooks": told_programs,
    }


def change(store: Store, player: str, settings: Mapping[str, str]) -> bool:
    """All or nothing; what is empty is as usual again. Whether anything is another than before."""
    for name, value in settings.items():
        check(name, value)
    known = store.players.get(player).settings
    new = {name: value for name, value in settings.items() if known.get(name, "") != value}
    if new:
        store.players.change_settings(player, new)
    return bool(new)


def check(name: str, value: str) -> None:
    form = FORMS.get(name)
    if form is None:
        judged.check_settings({name: value})
        return
    fits = not value or (
        form[0].fullmatch(value) is not None and int(value if name in MOST else 0) <= MOST.get(name, 0)
    )
    if fits and value and name == "paused_until":
        fits = _is_day(value)
    if not fits:
        raise Refused("bad_setting", "{name} is {form}, or nothing.", name=name.replace("_", " "), form=form[1])


def _is_day(text: str) -> bool:
    try:
        return 2000 <= date.fromisoformat(text).year < 3000  # at the ends of the calendar some zones have no midnight
    except ValueError:
        return False


def rename(store: Store, player: str, name: str) -> bool:
    """Whether it is another name."""
    if judged.plain_name(name) == store.players.get(player).name:
        return False
    store.players.rename(player, name)
    return True


def ask_address(
    store: Store, player: str, address: str, *, client: str, most: int, secret: str = ""
) -> sign_in.Attempt:
    """A letter goes there; the address is added when its link or its digits come back."""
    plain, known = judged.plain_address(address), dict(store.players.get(player).addresses)
    if known.get(plain):
        raise Refused("address_known", "{address} is yours already.", address=plain)
    if len(known) >= MOST_ADDRESSES:
        raise Refused("too_many_addresses", "{most} addresses are enough. Take one away first.", most=MOST_ADDRESSES)
    return sign_in.ask(store, plain, "", {"address": player}, client=client, most=most, secret=secret)


def remove_address(store: Store, player: str, address: str) -> None:
    found = store.players.get(player)
    plain = judged.known_address(found, address)
    if not any(confirmed and other != plain for other, confirmed in found.addresses):
        raise Refused("only_address", "This is your only address. Add another first, for you sign in by it.")
    store.players.remove_address(player, plain)


def new_key(store: Store, player: str, name: str) -> str:
    """Shown once."""
    with store.db.read() as session:
        if visitors.is_one(session, player):
            raise Refused("guests_have_none", "Guests have no keys. Give your mail address first.")
    if len(store.players.keys(player)) >= MOST_KEYS:
        raise Refused("too_many_keys", "{most} keys are enough. Revoke one first.", most=MOST_KEYS)
    return store.players.new_key(player, display_name(name)[:40] if name.strip() else "")


def everything(store: Store, player: str) -> dict[str, Any]:
    """All that is kept of a player, as they may have it."""
    with store.db.read() as session:
        games, said = tables.results_of(session, player), talk.of_player(session, player)
        sent = letters.sent_to(session, player)
    events = [msgspec.json.decode(encode(event)) for event in store.games.events_of(player)]
    return {
        "format": "posthorn.player@1", "made": times.now(), **described(store, player), "events": events,
        "games": [dict(row) for row in games], "talk": [dict(row) for row in said],
        "letters": [dict(row) for row in sent],
    }  # fmt: skip
