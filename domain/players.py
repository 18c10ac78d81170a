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
from domain.names import name_refusal, one_line

LANGUAGES = ("en", "cs", "fr", "ru")
SETTINGS = (
    "language", "zone",
    "digest", "quiet", "paused_until", "hold", "bundle", "letters", "pictures",  # which letters, and when
    "mail_trust", "invitations",
)  # fmt: skip

# what mail servers take without an extension: dots between atoms, a host name (RFC 5321); `email` takes no less
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@){_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})*")
LONGEST_ADDRESS = 254
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
        player = _EVOLVERS[type(event)](player, event)
    return player


def join(id: str, name: str, stamp: Stamp, language: str = "en", zone: str = "UTC") -> PlayerEvent:
    name = plain_name(name)
    check_settings({"language": language, "zone": zone})
    return _linked(None, ev.Joined, stamp, originator_id=id, name=name, language=language, zone=zone)


def rename(player: Player, name: str, stamp: Stamp) -> PlayerEvent:
    return _linked(player, ev.Renamed, stamp, name=plain_name(name))


def plain_name(name: str) -> str:
    """With single spaces; refuses what nobody may be called."""
    name = " ".join(name.split())
    refusal = name_refusal(name)
    if refusal is not None:
        raise Refused("bad_name", refusal)
    return name


def add_address(player: Player, address: str, stamp: Stamp) -> PlayerEvent:
    return _linked(player, ev.AddressAdded, stamp, address=plain_address(address))


def confirm_address(player: Player, address: str, stamp: Stamp) -> PlayerEvent:
    return _linked(player, ev.AddressConfirmed, stamp, address=known_address(player, address))


def remove_address(player: Player, address: str, stamp: Stamp) -> PlayerEvent:
    return _linked(player, ev.AddressRemoved, stamp, address=known_address(player, address))


def change_settings(player: Player, settings: dict[str, str], stamp: Stamp) -> PlayerEvent:
    check_settings(settings)
    return _linked(player, ev.SettingsChanged, stamp, settings=settings)


def mute(player: Player, game: str, muted: bool, stamp: Stamp) -> PlayerEvent:
    return _linked(player, ev.Muted, stamp, game=game, muted=muted)


def is_address(text: str) -> bool:
    """Whether letters can be sent there: the one place that says so, for all ways by which an address comes in."""
    return len(text) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(text) is not None


def plain_address(address: str) -> str:
    """The one spelling of an address under which it is known; refuses what is none."""
    found = address.strip()
    if not is_address(found):  # before letters are made small: some of other alphabets become plain ones then
        shown = one_line(found)[:80]
        raise Refused("bad_address", '"{address}" is no mail address; one is like ann@example.org.', address=shown)
    return found.lower()


def known_address(player: Player, address: str) -> str:
    """One of his, also if it would not be taken any more."""
    plain = address.strip().casefold()
    if plain not in dict(player.addresses):
        raise Refused("no_such_address", "{address} is none of your addresses.", address=one_line(plain))
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


_EVOLVERS: dict[type, Callable[[Any, Any], Player]] = {
    ev.Joined: _joined,
    ev.Renamed: lambda player, event: _on(player, event, name=event.name),
    ev.AddressAdded: lambda player, event: _addresses(player, event, True),
    ev.AddressConfirmed: lambda player, event: _addresses(player, event, True, True),
    ev.AddressRemoved: lambda player, event: _addresses(player, event, False),
    ev.SettingsChanged: lambda player, event: _on(player, event, settings={**player.settings, **event.settings}),
    ev.Muted: lambda player, event: _on(
        player, event, muted=player.muted | {event.game} if event.muted else player.muted - {event.game}
    ),
}
