"""The Player aggregate: name, addresses, language, hours, holidays, what is muted; and the little that is judged of it.

Holidays come from a store of 30 days, which a twelfth is added to each month.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import date, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from domain.game import event_codec
from domain.game.events import START
from domain.game.names import name_refusal, one_line
from domain.game.time.calendars import DAY, Calendar, Era, Span, day_there, days_of, micros, midnight, night_of
from domain.game.writer import Context
from domain.kernel.shapes import Refused
from domain.players import events as player_events
from domain.players.events import PlayerEvent

LANGUAGES = ("en", "cs", "de", "fr", "ru")
SETTINGS = (
    "language", "zone", "night", "play_days",
    "digest", "quiet", "paused_until", "hold", "bundle", "letters", "receipts", "pictures",  # which letters, and when
    "mail_trust", "invitations",
    "push", "push_kinds",  # whether devices are told in place of letters, and of what
)  # fmt: skip

# what mail servers take without an extension: dots between atoms, a host name (RFC 5321); `email` takes no less
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@){_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})*")
LONGEST_ADDRESS = 254
HOURS = ("zone", "night", "play_days")  # settings by which time counts
MOST_CHANGES = 20  # of these in 30 days
STORE = 60  # half days of holiday, the most there are
REFILL = 5  # half days a month
LONGEST_HOLIDAY = 60  # days in one go
LEFT = "A player who left"
_KEPT = 60  # eras and holidays that are remembered
replace = msgspec.structs.replace


class Player(Struct, frozen=True, kw_only=True):
    id: str
    version: int
    name: str
    chain: str
    addresses: tuple[tuple[str, bool], ...] = ()  # address, confirmed
    settings: dict[str, str] = {}
    muted: frozenset[str] = frozenset()
    calendar: Calendar = Calendar()
    joined: str = ""
    booked: tuple[tuple[str, int], ...] = ()  # when holidays were booked or cut, and the days that this took
    has_left: bool = False

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


def join(id: str, name: str, context: Context, language: str = "en", zone: str = "UTC") -> PlayerEvent:
    name = plain_name(name)
    check_settings({"language": language, "zone": zone})
    return _linked(None, player_events.Joined, context, originator_id=id, name=name, language=language, zone=zone)


def rename(player: Player, name: str, context: Context) -> PlayerEvent:
    return _linked(player, player_events.Renamed, context, name=plain_name(name))


def plain_name(name: str) -> str:
    """With single spaces; refuses what nobody may be called."""
    name = " ".join(name.split())
    refusal = name_refusal(name)
    if refusal is not None:
        raise Refused("bad_name", refusal)
    return name


def add_address(player: Player, address: str, context: Context) -> PlayerEvent:
    return _linked(player, player_events.AddressAdded, context, address=plain_address(address))


def confirm_address(player: Player, address: str, context: Context) -> PlayerEvent:
    return _linked(player, player_events.AddressConfirmed, context, address=known_address(player, address))


def remove_address(player: Player, address: str, context: Context) -> PlayerEvent:
    return _linked(player, player_events.AddressRemoved, context, address=known_address(player, address))


def change_settings(player: Player, settings: dict[str, str], context: Context) -> PlayerEvent:
    check_settings(settings)
    settings = {**settings, **{name: _HOURS[name](settings[name]) for name in _HOURS if name in settings}}
    if _era(player, settings) is not None:
        begin = micros(context.at) - 30 * DAY
        lately = [each for each in player.calendar.eras if each.since and micros(each.since) > begin]
        if len(lately) >= MOST_CHANGES:
            told = "Zone, night and days can be changed {n} times in 30 days."
            raise Refused("too_many_changes", told, n=MOST_CHANGES)
    return _linked(player, player_events.SettingsChanged, context, settings=settings)


_HOURS = {"night": night_of, "play_days": days_of}


def _era(player: Player, settings: dict[str, str], since: str = "") -> Era | None:
    """The hours that hold from now on, if these settings change any."""
    hours = {**player.settings, **settings}
    if all(hours.get(name, "") == player.settings.get(name, "") for name in HOURS):
        return None
    return Era(since, hours.get("zone", "UTC"), hours.get("night", ""), hours.get("play_days", ""))


def days_left(player: Player, now: str) -> float:
    """Days of holiday in the store."""
    left, month = STORE, _month(player.joined)
    for at, days in (*player.booked, (now, 0)):
        left = min(STORE, left + REFILL * max(0, _month(at) - month)) - 2 * days
        month = max(month, _month(at))
    return max(0, left) / 2


def _month(moment: str) -> int:
    return int(moment[:4]) * 12 + int(moment[5:7])


def book_holiday(player: Player, day: str, context: Context) -> player_events.HolidayBooked:
    """No time counts for this player before that day begins; refuses what the store does not hold."""
    today = day_there(context.at, player.zone)
    until = _day(day)
    away = [span.until for span in player.calendar.away if span.until > context.at]
    since = max(away, default=context.at)
    first = max(today, day_there(since, player.zone))
    days, left = (until - first).days, days_left(player, context.at)
    if until <= today:
        raise Refused("past_day", "That day is not in the future: {day}.", day=day)
    if days < 1:
        raise Refused("on_holiday", "You are on holiday until {day} already.", day=first.isoformat())
    if days > min(left, LONGEST_HOLIDAY):
        most = int(min(left, LONGEST_HOLIDAY))
        raise Refused(
            "no_holiday", "That takes {n} {n|day|days} and you have {left}: until {day} at most. Nothing was changed.",
            n=days, left=f"{left:g}", day=(first + timedelta(days=most)).isoformat(),
        )  # fmt: skip
    booked = _linked(
        player, player_events.HolidayBooked, context, since=since, until=midnight(day, player.zone), days=days
    )
    assert isinstance(booked, player_events.HolidayBooked)
    return booked


def cut_holiday(player: Player, context: Context) -> player_events.HolidayCut:
    """Back from now on. Days that have not begun go back into the store; of a holiday that was booked, one is used."""
    away = [span.until for span in player.calendar.away if span.until > context.at]
    if not away:
        raise Refused("no_holiday_now", "You are on no holiday.")
    tomorrow = day_there(context.at, player.zone) + timedelta(days=1)
    days = max(0, (day_there(max(away), player.zone) - tomorrow).days)
    cut = _linked(player, player_events.HolidayCut, context, days=days)
    assert isinstance(cut, player_events.HolidayCut)
    return cut


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Refused("bad_day", "A day is written 2026-12-24.") from error


def mute(player: Player, game: str, muted: bool, context: Context) -> PlayerEvent:
    return _linked(player, player_events.Muted, context, game=game, muted=muted)


def forget(player: Player, context: Context) -> PlayerEvent:
    """What is left of a player; a link to what was before could be tried with names and addresses."""
    version = player.version + 1
    gone = player_events.Forgotten(
        originator_id=player.id, originator_version=version, at=context.at, cause=context.cause
    )
    return event_codec.chained(gone, START)


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
    """One address of the player, also one that would not be taken any more."""
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


def known_zone(name: str) -> str:
    """The zone of this name, which a browser may give; UTC, if there is none."""
    return name if name and _is_zone(name) else "UTC"


def _is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def _linked(player: Player | None, kind: type[PlayerEvent], context: Context, **fields: Any) -> PlayerEvent:
    if player is not None:
        fields["originator_id"] = player.id
    version = player.version + 1 if player else 1
    event = kind(originator_version=version, at=context.at, cause=context.cause, **fields)
    return event_codec.chained(event, player.chain if player else START)


def _joined(_: Player | None, event: player_events.Joined) -> Player:
    settings = {"language": event.language, "zone": event.zone}
    calendar = Calendar((Era("", event.zone),))
    return Player(
        id=event.originator_id, version=1, name=event.name, chain=event.chain, settings=settings, calendar=calendar,
        joined=event.at,
    )  # fmt: skip


def _settings_changed(player: Player, event: player_events.SettingsChanged) -> Player:
    era = _era(player, event.settings, event.at)
    eras = (*player.calendar.eras, *([era] if era else []))[-_KEPT:]
    settings = {**player.settings, **event.settings}
    return _on(player, event, settings=settings, calendar=replace(player.calendar, eras=eras))


def _holiday_booked(player: Player, event: player_events.HolidayBooked) -> Player:
    away = (*player.calendar.away, Span(event.since, event.until))[-_KEPT:]
    booked = (*player.booked, (event.at, event.days))
    return _on(player, event, calendar=replace(player.calendar, away=away), booked=booked)


def _holiday_cut(player: Player, event: player_events.HolidayCut) -> Player:
    begun = (span for span in player.calendar.away if span.since < event.at)
    away = tuple(Span(span.since, min(span.until, event.at)) for span in begun)
    booked = (*player.booked, (event.at, -event.days))
    return _on(player, event, calendar=replace(player.calendar, away=away), booked=booked)


def _forgotten(_: Player | None, event: player_events.Forgotten) -> Player:
    return Player(
        id=event.originator_id, version=event.originator_version, name=LEFT, chain=event.chain,
        settings={"letters": "none", "invitations": "never"}, joined=event.at, has_left=True,
    )  # fmt: skip


def _on(player: Player, event: PlayerEvent, **changes: Any) -> Player:
    return replace(player, version=event.originator_version, chain=event.chain, **changes)


def _addresses(player: Player, event: Any, kept: bool, confirmed: bool = False) -> Player:
    others = tuple(each for each in player.addresses if each[0] != event.address)
    return _on(player, event, addresses=(*others, (event.address, confirmed)) if kept else others)


_EVOLVERS: dict[type, Callable[[Any, Any], Player]] = {
    player_events.Joined: _joined,
    player_events.Renamed: lambda player, event: _on(player, event, name=event.name),
    player_events.AddressAdded: lambda player, event: _addresses(player, event, True),
    player_events.AddressConfirmed: lambda player, event: _addresses(player, event, True, True),
    player_events.AddressRemoved: lambda player, event: _addresses(player, event, False),
    player_events.SettingsChanged: _settings_changed,
    player_events.HolidayBooked: _holiday_booked,
    player_events.HolidayCut: _holiday_cut,
    player_events.Muted: lambda player, event: _on(
        player, event, muted=player.muted | {event.game} if event.muted else player.muted - {event.game}
    ),
    player_events.Forgotten: _forgotten,
}
