"""What of `posthorn verify` is about time: each deadline and each time used, reckoned again from the log alone."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from domain.game import event_codec
from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.evolve import project
from domain.game.time import clocks
from domain.game.time.calendars import micros
from domain.titles.shelf import titles
from ops.verify.findings import Findings

Event = dict[str, Any]
replace = msgspec.structs.replace


def check_clocks(events: Sequence[Event], found: Findings) -> Iterator[str]:
    """What is withheld of a calendar is given as the time that did not count, in intervals; or not at all."""
    if events[0]["title"] not in titles:
        return
    withheld = [event for event in events if "calendar" in event.get("withheld", {})]
    if any(event["calendar"] is None for event in withheld):
        found.unchecked.append("deadlines and the time of answers: this file holds nobody's hours")
        return
    game: Game | None = None
    deadlines = answers = 0
    for raw in events:
        if game is not None and withheld:  # the intervals hold nights as well, if they count in this game
            pace = replace(game.clocks.pace, holidays=True)
            game = replace(game, clocks=replace(game.clocks, pace=pace))
        event = event_codec.decode(json.dumps(raw).encode())
        if game is not None and isinstance(event, ev.Clocked) and event.until:
            deadlines += 1
            yield from _deadline(game, event)
        if game is not None and isinstance(event, ev.Moved) and game.pace.runs:
            answers += 1
            yield from _used(game, event, old="pace" in events[0] and isinstance(events[0]["pace"], int))
        game = project(game, [event])  # type: ignore[list-item]
    if withheld and deadlines:
        found.unchecked.append("by which hours time counted: the log holds hashes of them, and this file the intervals")
    found.notes.append(f"{deadlines} deadlines and the time of {answers} answers reckoned again")


def _deadline(game: Game, event: ev.Clocked) -> Iterator[str]:
    is_late = clocks.is_late(game, event.seat)
    due = clocks.grace(game, event.seat) if is_late else clocks.deadline(game, event.seat)
    budget = clocks.budget(game, event.seat) + 3600 * clocks.GRACE * is_late
    known = (game.clocks.calendars[event.seat], game.clocks.stops, budget)
    if due is None or micros(due.until) != micros(event.until) or known != (event.calendar, event.stops, event.budget):
        found = due.until if due else "none"
        yield f"version {event.originator_version}: the deadline was {found}, the log says {event.until}"
    elif micros(event.at) < micros(due.until):
        yield f"version {event.originator_version}: the clock spoke before the deadline {due.until}"


def _used(game: Game, event: ev.Moved, old: bool) -> Iterator[str]:
    """Before there were banks nobody wrote down what was used, and later for a while not what of it was free."""
    used = clocks.used(game, event.seat, event.cause.arrived or event.at)
    free = min(used, clocks.extra_seconds(game, event.seat))
    where = f"version {event.originator_version}: seat {event.seat + 1}"
    if used != event.used and not (old and not event.used):
        yield f"{where} used {used} seconds, the log says {event.used}"
    elif event.free not in (0, free):
        yield f"{where} had {free} of these seconds for nothing, the log says {event.free}"
