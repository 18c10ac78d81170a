"""Visitors: players who have given no address. They play on the page; who gives an address keeps what they have.

Those who never did are forgotten after 30 days, and with them their games against bots.
"""

from __future__ import annotations

import secrets
from contextlib import ExitStack
from itertools import chain
from typing import TYPE_CHECKING

from domain.game.names import made_name
from domain.players.player import known_zone, plain_name
from service.limits import rate_limits
from service.projections import tables
from service.store import event_rows, forgetting, times
from service.store import visitors as stored

if TYPE_CHECKING:
    from service.store import Store

KEPT = 30 * 24.0  # hours
AT_ONCE = 50  # visitors forgotten in one go


def add(
    store: Store, form: str, *, client: str, most: int, name: str = "", language: str = "en", zone: str = ""
) -> str:
    """The id of the visitor that this form makes, however often it is pressed; refuses too many from one place, and
    in all.
    """
    name = plain_name(name) if name.strip() else made_name(secrets.randbelow(9000) + 1000)
    with store.db.write() as session:
        if found := stored.made_by(session, form):
            return found
        rate_limits.cause(session, "visit", client=client, most=most)
    player = store.players.add(name, language=language, zone=known_zone(zone)).id
    with store.db.write() as session:
        return stored.insert(session, player, form)


def forget(store: Store, now: str) -> int:
    """Forgets those whose time is over. A game with somebody else at the table stays."""
    with store.db.read() as session:
        old = stored.made_before(session, times.later(now, -KEPT), AT_ONCE)
    for player in old:
        _forget_one(store, player)
    return len(old)


def _forget_one(store: Store, player: str) -> None:
    """Of several databases home comes last: who is found there is looked for everywhere."""
    databases = store.db.each()
    with ExitStack() as stack:
        sessions = [stack.enter_context(db.write()) for db in databases]
        games = [tables.alone_in(session, player) for session in sessions]
        newest = {event_rows.newest(session, store.db.kind) for session in sessions}
        if newest & {player, *chain(*games)}:
            return
        for session, there in zip(sessions, games, strict=True):
            for game in there:
                forgetting.forget_game(session, game, times.now())
        is_named = any(tables.has_a_seat(session, player) for session in sessions)
        for session in sessions:
            forgetting.forget_visitor(session, player, is_named=is_named)
