"""What a reader is told of people: the name of who sits in each seat, and sentences with these names in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from domain.game.aggregate import Game
from domain.game.names import names_of_seats, shown_name
from domain.kernel.telling import Sentence
from service.accounts import invitations
from service.projections import timeline
from service.queries.people_then import PeopleThen, people_then
from service.queries.standing import Standing
from service.store import Store
from service.store.database import marks


def names_of(store: Store, game: Game | Standing, reader: str = "") -> list[str]:
    """What this reader calls who sits in each seat; an empty one by its number."""
    holders = [holder.player for holder in game.holders if holder.player]
    with store.db.read() as session:
        rows = session.all(f"SELECT id, name FROM players WHERE id IN ({marks(holders)})", *holders) if holders else []
        known = {row["id"]: shown_name(row["name"]) for row in rows}
        people = ["" if holder.bot else known.get(holder.player, "") for holder in game.holders]
        names = names_of_seats(people, [bool(holder.bot) for holder in game.holders])
        return invitations.as_known(session, game, names, reader)


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
