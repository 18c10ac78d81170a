"""Who sat where when something happened: a seat may have changed hands since."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from domain.game import events as ev
from domain.game.events import GameEvent, Holder
from domain.game.names import bot_name, shown_name
from service.store.database import Session, marks


class PeopleThen(Struct, frozen=True):
    """`until`: seats that changed hands, each with the version of that and the name of who sat there before."""

    names: tuple[str, ...]
    until: tuple[tuple[int, int, str], ...] = ()

    def at(self, version: int) -> tuple[str, ...]:
        names = list(self.names)
        for end, seat, name in reversed(self.until):
            if version < end:
                names[seat] = name
        return tuple(names)


def people_then(session: Session, events: Iterable[GameEvent], names: Sequence[str]) -> PeopleThen:
    """Changes of a running game alone: before it begins a seat is kept for whoever is invited."""
    holders: dict[int, Holder] = {}
    changes: list[tuple[int, int, Holder]] = []
    running = False
    for event in events:
        running = running or isinstance(event, ev.Started)
        if isinstance(event, ev.OpenedInHours | ev.OpenedWithPace):
            holders.update(enumerate(event.seats))
        elif isinstance(event, ev.Seated):
            if running and event.holder != holders[event.seat]:
                changes.append((event.originator_version, event.seat, holders[event.seat]))
            holders[event.seat] = event.holder
    gone = [holder.player for _, _, holder in changes if holder.player]
    rows = session.all(f"SELECT id, name FROM players WHERE id IN ({marks(gone)})", *gone) if gone else []
    known = {row["id"]: shown_name(row["name"]) for row in rows}
    taken = {name.casefold() for name in (*names, *known.values())}
    until = (
        (version, seat, known.get(holder.player, names[seat]) if holder.player else bot_name(seat, taken))
        for version, seat, holder in changes
    )
    return PeopleThen(tuple(names), tuple(until))
