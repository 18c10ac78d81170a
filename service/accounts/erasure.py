"""Who leaves for ever is forgotten: no name, address, word or mail of theirs is left, and their games go on and verify.

A log of a game holds their number alone, and their own log ends in one event that says they left. What others were
sent at their tables may hold their name and their words: its text goes, and a reply to it is read without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from msgspec.structs import replace

from domain.game.event_codec import encode
from domain.game.events import OpenedWithPace
from service.limits.networks import mailbox
from service.projections import tables
from service.store import event_rows, forgetting
from service.store.player_rows import Write

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import Database, Session
    from service.store.forgetting import Circle, Letters


def forget(store: Store, player: str) -> bool:
    """Whoever reads this may come a second time: what was begun is brought to its end. False: they were gone before."""

    def writes(names: list[str], addresses: list[str], now: str) -> list[Write]:
        with store.db.read() as session:
            addresses = forgetting.addresses(session, player, addresses)
        spelled = [word for name in names for word in dict.fromkeys((name, name.lower()))]
        home, *further = [list(_of_database(store, db, player, names, spelled, addresses, now)) for db in databases]
        for db, found in zip(databases[1:], further, strict=True):
            _written(db, found)  # before home has it that they left: who tries again finds the rest
        return [forgetting.begun(player, now), *home]

    databases = store.db.each()
    is_new = store.players.forget(player, writes)
    store.db.wipe()
    return is_new


def _of_database(
    store: Store, db: Database, player: str, names: list[str], spelled: list[str], addresses: list[str], now: str
) -> Iterator[Write]:
    """What is left of them there. Of several each has all tables, and those of people are empty but at home."""
    with _reading(store) as sessions, db.read() as session:
        circle = _circle(player, sessions)
        yield from forgetting.talk_of_others(session, circle, names)
        for game in tables.opened_by(session, player):
            yield from _greeting_in_the_log(store, session, game)
        sent = [_gathered(forgetting.letters_to(each), sessions) for each in addresses]
        offered = [_gathered(forgetting.letters_that_name(name), sessions) for name in spelled]
    yield from forgetting.letters_of_others(circle, now)
    yield from forgetting.mails_of_others(circle, now)
    for address, letters in zip(addresses, sent, strict=True):
        yield from forgetting.of_address(address, mailbox(address), letters, now)
    for name, letters in zip(spelled, offered, strict=True):
        yield from forgetting.of_name(circle, name, letters, now)
    yield from forgetting.own(player, now)


def _greeting_in_the_log(store: Store, session: Session, game: str) -> Iterator[Write]:
    """Where an older version wrote it down: it is taken out, the link stays, and an export says so."""
    event = next(iter(store.games.recorded(game, until=1)))
    if isinstance(event, OpenedWithPace) and event.greeting:
        store.games.remember(replace(store.games.get(game), greeting=""))
        yield from event_rows.without_greeting(session, game, encode(replace(event, greeting="")))


@contextmanager
def _reading(store: Store) -> Iterator[list[Session]]:
    """All databases at once."""
    with ExitStack() as stack:
        yield [stack.enter_context(db.read()) for db in store.db.each()]


def _circle(player: str, sessions: list[Session]) -> Circle:
    return forgetting.circle_of_all(player, sessions) if len(sessions) > 1 else forgetting.circle(player)


def _gathered(letters: Letters, sessions: list[Session]) -> Letters:
    return forgetting.gathered(letters, sessions) if len(sessions) > 1 else letters


def _written(db: Database, writes: Iterable[Write]) -> None:
    with db.write() as session:
        for sql, values in writes:
            session.run(sql, *values)


def finish(store: Store, now: str) -> None:
    """Once more for those who left lately: what was being written, sent or answered then is done now."""
    databases = store.db.each()
    with databases[0].read() as session:
        left = forgetting.unfinished(session, now)
    for player, at in left:
        store.players.forget(player, lambda names, addresses, now: [])
        with _reading(store) as sessions:
            circle = _circle(player, sessions)
        for db in databases[::-1]:
            _written(db, (
                *forgetting.letters_of_others(circle, at),
                *forgetting.mails_of_others(circle, at),
                *forgetting.own(player, now),
            ))  # fmt: skip
        with databases[0].write() as session:
            forgetting.looked_at(session, player, now)
    if left:
        store.db.wipe()
