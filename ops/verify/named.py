"""What of a game no rule decided: what an umpire, the table, the clock, bots and orders did, each by name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

Event = dict[str, Any]
SHOWN = 8  # versions of one kind that are named one by one
WORDS = 120  # characters of somebody's reason

# channels of moves that no person said
NOBODY = {
    "bot": "moved by a bot",
    "clock": "moved by the clock, because its time was over",
    "order": "moved by an order given in advance",
    "alone": "answered for it, because nothing was left to decide",
}


def named(events: Sequence[Event]) -> Iterator[str]:
    """What counts most stands first."""
    for event in events:
        if event["type"] == "game.ruled":
            yield (
                f"version {event['version']}: a ruling of {event['by']} with {len(event['facts'])} facts, which no rule"
                f' judged, because "{_words(event["reason"])}"'
            )
    yield from _end(events)
    yield from _table(events)
    yield from _moves(events)


def _end(events: Sequence[Event]) -> Iterator[str]:
    last = events[-1]
    if last["type"] == "game.closed" and last["reason"] != "finished":
        yield f"version {last['version']}: the game ended early: {_words(last['reason'])}"
    elif last["type"] == "game.closed" and len(events) > 1 and events[-2]["type"] == "game.ruled":
        yield f"version {last['version']}: the ruling before it ended the game, and no move"


def _table(events: Sequence[Event]) -> Iterator[str]:
    begun = False
    for event in events:
        kind = event["type"]
        begun = begun or kind == "game.started"
        what = _WORDS[kind](event) if kind in _WORDS else ""
        if what or (kind == "game.seated" and begun):
            yield f"version {event['version']}: {what or f'seat {_seat(event)} has a new holder'}"


_WORDS = {
    "game.voted": lambda event: (
        f"seat {_seat(event)} votes {'for' if event['yes'] else 'against'} {_words(event['motion'])}"
        f"{', and it is carried' if event.get('carried') else ''}"
    ),
    "game.taken_back": lambda event: (
        f"seat {_seat(event)} takes back version {event['undone']}"
        f"{' by leave of the table' if event.get('agreed') else ''}"
    ),
    "game.offered": lambda event: f"seat {_seat(event)} is offered to others ({_words(event['reason'])})",
    "game.reclaimed": lambda event: f"the player of seat {_seat(event)} is back",
    "game.clocked": lambda event: f"the clock of seat {_seat(event)}: {_words(event['what'])}",
    "game.gifted": lambda event: (
        f"the time from {event['since']} to {event['until']} counts for nobody ({_words(event['reason'])})"
    ),
}


def _moves(events: Sequence[Event]) -> Iterator[str]:
    found: dict[tuple[int, str], list[int]] = defaultdict(list)
    for event in events:
        if event["type"] == "game.moved" and event["cause"]["channel"] in NOBODY:
            found[event["seat"], event["cause"]["channel"]].append(event["version"])
    for (seat, channel), versions in sorted(found.items()):
        more = f" and {len(versions) - SHOWN} more" if len(versions) > SHOWN else ""
        shown = ", ".join(map(str, versions[:SHOWN]))
        yield f"version {shown}{more}: seat {seat + 1} {NOBODY[channel]}"


def _seat(event: Event) -> int:
    return int(event["seat"]) + 1


def _words(text: str) -> str:
    return " ".join(str(text).split())[:WORDS]
