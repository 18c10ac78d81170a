"""What a reader is told of people: the name of who sits in each seat, and sentences with these names in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.events import GameEvent, Holder
from domain.game.names import bot_name, display_name, names_of_seats
from domain.kernel.telling import Sentence
from service.projections import timeline
from service.queries.position import GameStatus
from service.store import Store, invitations, player_rows
from service.store.database import Session


def names_of(store: Store, game: Game | GameStatus, reader: str = "") -> list[str]:
    """What this reader calls who sits in each seat; an empty one by its number."""
    with store.db.read() as session:
        return as_known(session, game, seat_names(session, game), reader)


def seat_names(session: Session, game: Game | GameStatus) -> list[str]:
    """What everybody may call who sits in each seat, once they sit there."""
    known = player_rows.names(session, [holder.player for holder in game.holders])
    people = ["" if holder.bot else display_name(known.get(holder.player, "")) for holder in game.holders]
    return names_of_seats(people, [bool(holder.bot) for holder in game.holders])


def as_known(session: Session, game: Game | GameStatus, names: Sequence[str], reader: str) -> list[str]:
    """Who was invited by an address is nobody's business until they sit down: the host sees what the host gave."""
    if game.full:
        return list(names)
    guests = invitations.named(session, game.id).items()
    given = {
        seat: guest for seat, guest in guests if "@" in guest and not game.seated(seat) and game.holders[seat].player
    }
    return [
        name if seat not in given else given[seat] if reader == game.by else Sentence.of("seat {n}", n=seat + 1).text()
        for seat, name in enumerate(names)
    ]


def names_then(store: Store, game: str, names: Sequence[str]) -> PeopleThen:
    """These names of who sits in each seat now, and of who sat there before; to tell what happened then."""
    with store.db.read() as session:
        changed = timeline.has_changed_hands(session, game)
    if not changed:
        return PeopleThen(tuple(names))
    events = store.games.recorded(game)
    with store.db.read() as session:
        return people_then(session, events, names)


def texts(sentences: Iterable[Sentence], names: Sequence[str]) -> list[str]:
    return [sentence.text(names) for sentence in sentences]


_sentence = msgspec.json.Decoder(Sentence)


def sentence_text(stored: str | None, names: Sequence[str] = ()) -> str | None:
    """A sentence that a read model keeps as JSON."""
    return _sentence.decode(stored).text(names) if stored else None


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
    gone = player_rows.names(session, [holder.player for _, _, holder in changes])
    known = {player: display_name(name) for player, name in gone.items()}
    taken = {name.casefold() for name in (*names, *known.values())}
    until = (
        (version, seat, known.get(holder.player, names[seat]) if holder.player else bot_name(seat, taken))
        for version, seat, holder in changes
    )
    return PeopleThen(tuple(names), tuple(until))
