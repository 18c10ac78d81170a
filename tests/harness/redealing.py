"""A stored game with other secrets: what a reader cannot know is dealt anew in its log, and in the read models."""

from __future__ import annotations

import msgspec

from domain.game import events as ev
from domain.game.events import GameEvent
from domain.game.history import facts_in
from domain.kernel.luck import SeededLuck
from domain.kernel.redeal import redealt
from service.store import Store
from workers.rebuild import rebuild


def dealt_anew(store: Store, id: str, seat: int | None) -> list[GameEvent]:
    """The whole log with other secrets, as this reader might as well believe it to be."""
    game, events = store.games.get(id), store.games.recorded(id)
    parts = [facts_in(game.title, event) for event in events]
    facts = [fact for part in parts for fact in part]
    _, other = redealt(game.title, game.state, facts, seat, SeededLuck(b"other"))
    found = list[GameEvent]()
    for event, part in zip(events, parts, strict=True):
        if isinstance(event, ev.Started | ev.Moved | ev.Ruled):
            own, other = other[: len(part)], other[len(part) :]
            event = msgspec.structs.replace(event, facts=msgspec.Raw(game.title.codec.encode(own)))
        found.append(event)
    return found


def store_as(store: Store, events: list[GameEvent]) -> None:
    """The log as if this had happened, and all that is made of it; no cached game is forgotten."""
    with store.db.write() as session:
        for event in events:
            state = store.games.mapper.to_stored_event(event).state
            session.run(
                "UPDATE stored_events SET state = ? WHERE originator_id = ? AND originator_version = ?",
                state, event.originator_id, event.originator_version,
            )  # fmt: skip
    rebuild(store)
