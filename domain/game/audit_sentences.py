"""What an event says to an auditor, in sentences: who did what, on what it was decided, and what it changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from domain.game import events as ev
from domain.game.events import Event, Holder
from domain.game.names import display_greeting
from domain.game.table.agreements import StandingOrders
from domain.game.time.calendars import Calendar, Era, Span
from domain.game.time.pace import Pace
from domain.players import events
from domain.titles.shelf import titles


def story(event: Event) -> str:
    return _STORIES[type(event)](event)


# a game


def _opened(event: ev.Opened) -> str:
    name = titles[event.title].name if event.title in titles else event.title
    kept = ", ".join(filter(None, map(_held, event.seats)))
    after = f" It goes on from {event.after}." if event.after else ""
    seats = f"{len(event.seats)} seats" + (f", kept for {kept}" if kept else "")
    greeting = display_greeting(event.greeting) if isinstance(event, ev.OpenedWithPace) else ""
    words = f' Its host says: "{greeting}"' if greeting else ""
    opened = f"A table of {name} is opened by {event.by or 'the house'}: {seats}. {pace_words(event.terms)}."
    return f"{opened}{after}{words}"


def pace_words(pace: Pace) -> str:
    if not pace.runs:
        return "There is no clock"
    nights = "nights and days without play do not count" if pace.nights else "day and night count"
    holidays = "" if pace.holidays else "; holidays count too"
    begin = f"Each seat has {pace.bank} h at first, {pace.refund} more after each answer, {pace.cap} for one at most"
    return f"{begin}; {nights}{holidays}; at the deadline: {pace.late}"


def _seated(event: ev.Seated) -> str:
    adds = f"; its part in the luck comes from {event.source}" if event.source else ""
    hours = f". Time counts by: {calendar_words(event.calendar)}" if event.calendar else ""
    return f"Seat {event.seat + 1} is taken by {_held(event.holder) or 'nobody'}{adds}{hours}."


def _beacon(event: ev.BeaconSettled) -> str:
    if event.randomness:
        return f"The value of the beacon is {event.randomness}."
    return f"The beacon is left out: {event.reason}."


def _moved(event: ev.Moved) -> str:
    who = f"seat {event.seat + 1}"
    by = {"clock": f"The clock moves for {who}", "bot": f"The bot in {who} says", "alone": f"It is done for {who}"}
    said = by.get(event.cause.channel, f"{who.capitalize()} says")
    how = f", as decided in advance ({event.advance})" if event.advance else ""
    free = f", of which {_time(event.free)} cost nothing" if event.free else ""
    used = f" It took {_time(event.used)} of awake time{free}." if event.used else ""
    return f'{said} "{event.said}"{how}.{used}'


def _taken_back(event: ev.TakenBack) -> str:
    if event.agreed:
        return f"The move of version {event.undone} and all since are taken back; {_seats(event.agreed)} agreed."
    return f"Seat {event.seat + 1} takes the move of version {event.undone} back; nobody had seen what came of it."


def _ruled(event: ev.Ruled) -> str:
    return f"The umpire {event.by} corrects the position: {event.reason}"


_FOLLOWS = {
    "overdue": "all are told, and nothing else follows", "default": "the clock moves for it",
    "replace": "the seat is offered to others", "vote": "the others decide",
}  # fmt: skip


def _clocked(event: ev.Clocked) -> str:
    who = f"seat {event.seat + 1}, asked at version {event.point}"
    if event.what == "paused":
        return f"Letters to {who}, come back: its clock stands still for {event.hours} h, or until it moves."
    if not event.until:
        return f"The time of {who}, is over: {_FOLLOWS[event.what]}."
    by = f" Time counted by: {calendar_words(event.calendar)}." if event.calendar else ""
    stops = f" What counted for nobody: {_spans(event.stops)}." if event.stops else ""
    over = f"The time of {who}, was over at {_written_moment(event.until)}: {_time(event.budget)} of awake time"
    return f"{over}; {_FOLLOWS[event.what]}.{by}{stops}"


def _calendar_changed(event: ev.CalendarChanged) -> str:
    return f"The time of seat {event.seat + 1} counts by: {calendar_words(event.calendar)}."


def _gifted(event: ev.Gifted) -> str:
    return f"{_spans((Span(event.since, event.until),)).capitalize()} counts for nobody: {event.reason}."


_OFFERED = {
    "late": "its time was over", "silent": "the clock ended three turns in a row for it",
    "resigned": "its player resigned", "voted": "the others voted so",
}  # fmt: skip


def _offered(event: ev.Offered) -> str:
    return f"Seat {event.seat + 1} is offered to others: {_OFFERED.get(event.reason, event.reason)}."


def _voted(event: ev.Voted) -> str:
    about = f" of seat {event.about + 1}" if event.motion in ("replace", "bot") else ""
    about = f" of the move of version {event.about}" if event.motion == "undo" else about
    hours = f" ({event.hours} h)" if event.hours else ""
    carried = " It is carried by this." if event.carried else ""
    how = "for" if event.yes else "against"
    return f"Seat {event.seat + 1} votes {how}: {event.motion}{about}{hours}.{carried}"


def _ordered(event: ev.Ordered) -> str:
    own = StandingOrders(event.orders, event.alone)
    orders = "; ".join(", else ".join(order) for order in own.orders) or "no orders"
    alone = " and ".join(f"{each} alone" for each in own.alone) or "no switch"
    void = f" What it had ordered before is void: {event.void}." if event.void else ""
    return f"Seat {event.seat + 1} decides in advance: {orders}; {alone}.{void}"


_ENDS = {
    "finished": "It is played to its end", "cancelled": "Its host cancelled the table", "never began": "It never began",
    "called off": "All agreed to call it off", "declared": "All agreed to end it as it stands",
    "resigned": "Nobody is left to play on",
}  # fmt: skip


def _closed(event: ev.Closed) -> str:
    return f"{_ENDS.get(event.reason, event.reason)}. The game is closed; its seed was {event.seed}."


# a player


def _settings(event: events.SettingsChanged) -> str:
    changed = ", ".join(f"{name} {value or 'as usual'}" for name, value in event.settings.items())
    return f"Settings are changed: {changed}."


def _muted(event: events.Muted) -> str:
    return f"Letters of game {event.game} are {'muted' if event.muted else 'wanted again'}."


_STORIES: dict[type, Callable[[Any], str]] = {
    ev.OpenedInHours: _opened,
    ev.OpenedWithPace: _opened,
    ev.Seated: _seated,
    ev.Vacated: lambda e: (
        f"Seat {e.seat + 1} is free again: {'the host lets it go' if e.let_go else 'it is given up'}."
    ),
    ev.BeaconSettled: _beacon,
    ev.Started: lambda e: "All seats are taken: the game begins.",
    ev.Moved: _moved,
    ev.TakenBack: _taken_back,
    ev.Ruled: _ruled,
    ev.Clocked: _clocked,
    ev.CalendarChanged: _calendar_changed,
    ev.Gifted: _gifted,
    ev.Offered: _offered,
    ev.Reclaimed: lambda e: f"The player of seat {e.seat + 1} is back before anybody took it.",
    ev.Voted: _voted,
    ev.Ordered: _ordered,
    ev.Closed: _closed,
    events.Joined: lambda e: f"{e.name} joins; language {e.language}, zone {e.zone}.",
    events.Renamed: lambda e: f"The name is {e.name} now.",
    events.AddressAdded: lambda e: f"The address {e.address} is added.",
    events.AddressConfirmed: lambda e: f"The address {e.address} is confirmed.",
    events.AddressRemoved: lambda e: f"The address {e.address} is removed.",
    events.SettingsChanged: _settings,
    events.HolidayBooked: lambda e: f"Holiday {_spans((Span(e.since, e.until),))}: {e.days} days of the store.",
    events.HolidayCut: lambda e: f"The holiday is cut short: {e.days} days go back into the store.",
    events.Muted: _muted,
    events.Forgotten: lambda e: "The player has left for ever, and was forgotten.",
}

# fields of events that their stories tell
TOLD = {
    "seat", "seats", "holder", "what", "point", "budget", "until", "calendar", "stops", "hours", "since", "reason",
    "motion", "yes", "about", "carried", "orders", "alone", "void", "undone", "agreed", "used", "free", "advance",
    "pace", "by", "source", "settings", "days", "name", "language", "zone", "address",
}  # fmt: skip


# words


def calendar_words(calendar: Calendar) -> str:
    eras = "; ".join(map(_era, calendar.eras)) or "day and night"
    return eras + (f"; away {_spans(calendar.away)}" if calendar.away else "")


def _era(era: Era) -> str:
    since = f"since {_written_moment(era.since)} " if era.since else ""
    night = f", night {era.night}" if era.night else ""
    return f"{since}{era.zone}{night}" + (f", plays on days {era.days}" if era.days else "")


def _spans(spans: Iterable[Span]) -> str:
    return ", ".join(
        f"from {_written_moment(span.since)} to {_written_moment(span.until) if span.until else '...'}"
        for span in spans
    )


def _written_moment(moment: str) -> str:
    seconds = "" if moment[17:19] in ("", "00") else moment[16:19]
    return f"{moment[:16].replace('T', ' ')}{seconds} UTC"


def _time(seconds: int) -> str:
    """To the second, as whoever recomputes a deadline needs it."""
    days, rest = divmod(seconds, 86_400)
    parts = [(days, "d"), (rest // 3600, "h"), (rest // 60 % 60, "min"), (rest % 60, "s")]
    return " ".join(f"{n} {unit}" for n, unit in parts if n) or "0 s"


def _held(holder: Holder) -> str:
    return f"the bot {holder.bot}" if holder.bot else holder.player


def _seats(seats: tuple[int, ...]) -> str:
    return ", ".join(f"seat {seat + 1}" for seat in seats)
