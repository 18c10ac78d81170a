"""The whole history of a game or a player for the eyes of an operator: a sentence for each event, then all of it. In
another language than English (see `told_in`) it is what players are told of each event, and below it the same codes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from domain.game import event_codec
from domain.game import events as ev
from domain.game.audit_sentences import TOLD, story
from domain.game.audit_told import narrated, who_did
from domain.game.events import Event
from domain.kernel.telling import Sentence, in_english, listed, word
from domain.titles.shelf import titles

_SHOWN_ELSEWHERE = {"id", "version", "at", "cause", "salt", "chain", "facts", "draws", "command", "said", "type"}


def audit(events: Iterable[Event], points: Sequence[int] = ()) -> Iterator[str]:
    """`points`: so far, of a game that ended by agreement."""
    title, elsewhere = None, _SHOWN_ELSEWHERE | (TOLD if in_english() else set())
    for event in events:
        title = titles.get(event.title) if isinstance(event, ev.Opened) else title
        raw = msgspec.json.decode(event_codec.encode(event))
        yield _headline(event, raw)
        for sentence in (story(event),) if in_english() else narrated(title, event):
            yield f"        {sentence}"
        if points and isinstance(event, ev.Closed):
            so_far = listed([f"{word('Seat')} {n}: {each}" for n, each in enumerate(points, 1)])
            yield f"        {Sentence.of('Points so far: {points}.', points=so_far).text()}"
        if "command" in raw:
            yield f"        command  {_plain(raw['command'])}"
        for fact in raw.get("facts", ()):
            yield f"        fact     {_plain(fact)}"
        for purpose, limits, numbers in raw.get("draws", ()):
            yield f"        draw     {purpose}: {_numbers(numbers)} below {_numbers(limits)}"
        rest = {name: value for name, value in raw.items() if name not in elsewhere}
        for name, value in rest.items():
            yield f"        {name:<8} {_value(value)}"
        yield f"        cause    {_cause(event)}"
        yield f"        chain    {event.chain}"


def _headline(event: Event, raw: dict[str, Any]) -> str:
    return f"{event.originator_version:>5}  {event.at[:19].replace('T', ' ')}  {who_did(raw):<8} {raw['type']}"


def _cause(event: Event) -> str:
    cause = event.cause
    parts = [cause.channel, f"intake {cause.intake}" if cause.intake else "", cause.evidence]
    arrived = f"arrived {cause.arrived[:19].replace('T', ' ')}" if cause.arrived else ""
    return ", ".join(part for part in (*parts, arrived) if part)


def _plain(thing: dict[str, Any]) -> str:
    fields = " ".join(f"{name}={_value(value)}" for name, value in thing.items() if name != "type")
    return f"{thing['type']} {fields}".rstrip()


def _value(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _numbers(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))
