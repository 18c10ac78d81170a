"""A game that is over as it is shown to those who sat there, and to strangers: its chain can be checked by both.

Strangers are told of nobody's hours and orders, and a player has a name that is good for this game alone. Who sat at
the table gets the time that did not count, as intervals: no zone, no night, no holiday that was still to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from domain.game import event_codec
from domain.game import events as ev
from domain.game.event_codec import WHOLLY, hash_of, key_of, private
from domain.game.events import START, GameEvent, Opened
from domain.game.time.calendars import Calendar, Span, instant, micros, stretches
from domain.game.time.pace import Pace

Raw = dict[str, Any]


def disclosed(events: Sequence[GameEvent], at_the_table: bool) -> list[Raw]:
    """`withheld` in an event: the hash of each value that is not the real one here, or none if nothing says what was
    chained; `keys`: for each value under a veil that is."""
    raws = [msgspec.json.decode(event_codec.encode(event)) for event in events]
    if at_the_table:
        return [_partly(raw, stands) for raw, stands in zip(raws, _hours(events), strict=True)]
    opened = events[0]
    assert isinstance(opened, Opened)
    alias = {player: f"player {n}" for n, player in enumerate(_players(events), 1)}
    return [_for_outsiders(raw, alias) for raw in raws]


def with_erased(events: Sequence[GameEvent], raws: list[Raw]) -> list[Raw]:
    """Words of a player who was forgotten were taken out of the first event; its link is what it was."""
    opened = events[0]
    if isinstance(opened, ev.OpenedWithPace) and _link(opened) != opened.chain:
        raws[0] = {**raws[0], "withheld": {**raws[0].get("withheld", {}), "greeting": ""}}
    return raws


def _link(first: Opened) -> str:
    return event_codec.chained(msgspec.structs.replace(first, chain=""), START).chain


def _for_outsiders(raw: Raw, alias: dict[str, str]) -> Raw:
    kind = raw["type"]
    if kind in WHOLLY:
        kept = {name: raw[name] for name in ("type", "id", "version", "chain")}
        names = private(raw) if raw.get("veil") else ["all"]
        return {**kept, "withheld": {name: _hash(raw, name) for name in names}}
    stands: Raw = {}
    if kind.startswith("game.opened"):
        stands = {"by": alias.get(raw["by"], raw["by"]), "seats": [_called(each, alias) for each in raw["seats"]]}
    elif kind == "game.seated":
        stands = {"holder": _called(raw["holder"], alias), "calendar": None}
    elif kind == "game.clocked":
        stands = {"calendar": None}
    return _partly(raw, {name: value for name, value in stands.items() if name in raw})


def _called(holder: Raw, alias: dict[str, str]) -> Raw:
    return {**holder, "player": alias[holder["player"]]} if holder.get("player") else holder


def _players(events: Iterable[GameEvent]) -> list[str]:
    found: dict[str, None] = {}
    for event in events:
        if isinstance(event, Opened):
            found |= dict.fromkeys([*(holder.player for holder in event.seats), event.by])
        elif isinstance(event, ev.Seated):
            found[event.holder.player] = None
    return [player for player in found if player]


def _partly(raw: Raw, stands: Raw) -> Raw:
    """With these values in place of the real ones; what is the same is not withheld."""
    stands = {name: value for name, value in stands.items() if raw[name] != value}
    shown = {**raw, **stands}
    veil = shown.pop("veil", "")
    if veil:
        keys = {name: key_of(veil, name) for name in private(raw) if name not in stands}
        shown |= {"keys": keys} if keys else {}
    if stands:
        shown["withheld"] = {name: _hash(raw, name) for name in stands}
    return shown


def _hash(raw: Raw, name: str) -> str:
    veil = raw.get("veil", "")
    return hash_of(key_of(veil, name), raw[name]) if veil else ""


def _hours(events: Sequence[GameEvent]) -> list[Raw]:
    """Of each event what stands for a calendar: of those that have a veil, for the others would break the chain."""
    opened, last = events[0], events[-1].at
    assert isinstance(opened, Opened)
    found: list[Raw] = [{} for _ in events]
    until: dict[int, str] = {}
    for n in reversed(range(len(events))):
        event = events[n]
        if isinstance(event, ev.Seated | ev.CalendarChanged | ev.Clocked) and event.calendar and event.veil:
            plain = _intervals(event.calendar, opened.terms, opened.at, until.get(event.seat, last))
            found[n] = {"calendar": msgspec.to_builtins(plain)}
        if isinstance(event, ev.Seated | ev.CalendarChanged):
            until[event.seat] = event.at
    return found


def _intervals(calendar: Calendar, pace: Pace, since: str, until: str) -> Calendar:
    begin, end = micros(since), micros(until)
    away: list[tuple[int, int]] = []
    for start, stop, counts in stretches(begin, calendar, (), pace.nights, pace.holidays):
        if start >= end:
            break
        if not counts and away and away[-1][1] == start:
            away[-1] = (away[-1][0], min(stop, end))
        elif not counts:
            away.append((start, min(stop, end)))
    return Calendar((), tuple(Span(instant(start), instant(stop)) for start, stop in away))
