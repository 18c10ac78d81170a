"""The Player aggregate: name, addresses, language, time zone, what is muted; and the little that is judged of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from domain import events as ev
from domain.events import START, PlayerEvent
from domain.kernel.shapes import Refused
from domain.ledger import Stamp

LANGUAGES = ("en", "cs", "fr", "ru")
SETTINGS = (
    "language", "zone",
    "digest", "quiet", "paused_until", "hold", "bundle", "letters", "pictures",  # which letters, and when
    "mail_trust", "invitations",
)  # fmt: skip

_ADDRESS = re.compile(r"[^@\s<>\",;:\\()\[\]]{1,64}@[^@\s<>\",;:\\()\[\]]{1,190}")
replace = msgspec.structs.replace


class Player(Struct, frozen=True, kw_only=True):
    id: str
    version: int
    name: str
    chain: str
    addresses: tuple[tuple[str, bool], ...] = ()  # address, confirmed
    settings: dict[str, str] = {}
    muted: frozenset[str] = frozenset()

    @property
    def language(self) -> str:
        return self.settings.get("language", "en")

    @property
    def zone(self) -> str:
        return self.settings.get("zone", "UTC")


def project(player: Player | None, events: Iterable[PlayerEvent]) -> Player | None:
    for event in events:
        player = _BOOKS[type(event)](player, event)
    return player


def join(id: str, name: str, stamp: Stamp, language: str = "en", zone: str = "UTC") -> PlayerEvent:
    name = " ".join(name.split())
    if not 1 <= len(name) <= 40 or not name.isprintable():
        raise Refused("bad_name", "A name has 1 to 40 printable characters.")
    check_settings({"language": language, "zone": zone})
    return _linked(None, ev.Joined, stamp, originator_id=id, name=name, language=language, zone=zone)


def add_address(player: Player, address: str, stamp: Stamp) -> PlayerEvent:
    return _linked(player, ev.AddressAdded, stamp, address=plain_address(address))


def confirm_address(player: Player, address: str, stamp: Stamp) -> PlayerEvent:
    return _linked(player, ev.AddressConfirmed, stamp, address=_known(player, address))


def remove_address(player: Player, address: str, stamp: Stamp) -> PlayerEvent:
    return _linked(player, ev.AddressRemoved, stamp, address=_known(player, address))


def change_settings(player: Player, settings: dict[str, str], stamp: Stamp) -> PlayerEvent:
    check_settings(settings)
    return _linked(player, ev.SettingsChanged, stamp, settings=settings)


def mute(player: Player, game: str, muted: bool, stamp: Stamp) -> PlayerEvent:
    return _linked(player, ev.Muted, stamp, game=game, muted=muted)


def plain_address(address: str) -> str:
    """The one spelling of an address under which it is known; refuses what is none."""
    plain = address.strip().casefold()
    if not _ADDRESS.fullmatch(plain):
        raise Refused("bad_address", '"{address}" is no mail address.', address=address.strip()[:80])
    return plain


def check_settings(settings: dict[str, str]) -> None:
    for name, value in settings.items():
        if name not in SETTINGS:
            known = ", ".join(SETTINGS)
            raise Refused("bad_setting", 'There is no setting "{name}". There are: {known}.', name=name, known=known)
        if name == "language" and value not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Refused("bad_language", 'The language "{value}" is none of {known}.', value=value, known=known)
        if name == "zone" and not _is_zone(value):
            raise Refused("bad_zone", '"{value}" is no time zone; say one like Europe/Prague.', value=value)


def _is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def _known(player: Player, address: str) -> str:
    plain = plain_address(address)
    if plain not in dict(player.addresses):
        raise Refused("no_such_address", "{address} is none of your addresses.", address=plain)
    return plain


def _linked(player: Player | None, kind: type[PlayerEvent], stamp: Stamp, **fields: Any) -> PlayerEvent:
    if player is not None:
        fields["originator_id"] = player.id
    version = player.version + 1 if player else 1
    event = kind(originator_version=version, at=stamp.at, cause=stamp.cause, **fields)
    return ev.chained(event, player.chain if player else START)


def _joined(_: Player | None, event: ev.Joined) -> Player:
    settings = {"language": event.language, "zone": event.zone}
    return Player(id=event.originator_id, version=1, name=event.name, chain=event.chain, settings=settings)


def _on(player: Player, event: PlayerEvent, **changes: Any) -> Player:
    return replace(player, version=event.originator_version, chain=event.chain, **changes)


def _addresses(player: Player, event: Any, kept: bool, confirmed: bool = False) -> Player:
    others = tuple(each for each in player.addresses if each[0] != event.address)
    return _on(player, event, addresses=(*others, (event.address, confirmed)) if kept else others)


_BOOKS: dict[type, Callable[[Any, Any], Player]] = {
    ev.Joined: _joined,
    ev.AddressAdded: lambda player, event: _addresses(player, event, True),
    ev.AddressConfirmed: lambda player, event: _addresses(player, event, True, True),
    ev.AddressRemoved: lambda player, event: _addresses(player, event, False),
    ev.SettingsChanged: lambda player, event: _on(player, event, settings={**player.settings, **event.settings}),
    ev.Muted: lambda player, event: _on(
        player, event, muted=player.muted | {event.game} if event.muted else player.muted - {event.game}
    ),
}
