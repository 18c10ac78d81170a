"""Who leaves for ever is forgotten: no name, address, word or mail of theirs is left, and their games go on and verify.

A log of a game holds their number alone, and their own log ends in one event that says they left. What others were
sent at their tables may hold their name and their words: its text goes, and a reply to it is read without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from domain.game.event_codec import encode
from domain.game.events import OpenedWithPace
from domain.kernel.shapes import Refused
from service.limits.networks import mailbox
from service.projections import tables
from service.store import event_rows, forgetting
from service.store.player_rows import Write

if TYPE_CHECKING:
    from service.store import Store


def forget(store: Store, player: str) -> bool:
    """Whoever reads this may come a second time: what was begun is brought to its end. False: they were gone before."""
    if store.db.is_spread:
        raise Refused("spread", "This service keeps games on several databases, and cannot forget anybody there yet.")

    def writes(names: list[str], addresses: list[str], now: str) -> list[Write]:
        with store.db.read() as session:
            addresses = forgetting.addresses(session, player, addresses)
            talk = list(forgetting.talk_of_others(session, player, names))
            opened = tables.opened_by(session, player)
        spelled = [word for name in names for word in dict.fromkeys((name, name.lower()))]
        return [
            forgetting.begun(player, now),
            *talk,
            *(write for game in opened for write in _greeting_in_the_log(store, game)),
            *forgetting.letters_of_others(player, now), *forgetting.mails_of_others(player, now),
            *(write for each in addresses for write in forgetting.of_address(each, mailbox(each), now)),
            *(write for name in spelled for write in forgetting.of_name(player, name, now)),
            *forgetting.own(player, now),
        ]  # fmt: skip

    is_new = store.players.forget(player, writes)
    store.db.wipe()
    return is_new


def _greeting_in_the_log(store: Store, game: str) -> Iterator[Write]:
    """Where an older version wrote it down: it is taken out, the link stays, and an export says so."""
    event = next(iter(store.games.recorded(game, until=1)))
    if isinstance(event, OpenedWithPace) and event.greeting:
        store.games.remember(replace(store.games.get(game), greeting=""))
        with store.db.read() as session:
            yield from event_rows.without_greeting(session, game, encode(replace(event, greeting="")))


def finish(store: Store, now: str) -> None:
    """Once more for those who left lately: what was being written, sent or answered then is done now."""
    with store.db.read() as session:
        left = forgetting.unfinished(session, now)
    for player, at in left:
        store.players.forget(player, lambda names, addresses, now: [])
        with store.db.write() as session:
            for sql, values in (
                *forgetting.letters_of_others(player, at),
                *forgetting.mails_of_others(player, at),
                *forgetting.own(player, now),
            ):
                session.run(sql, *values)
            forgetting.looked_at(session, player, now)
    if left:
        store.db.wipe()
