"""What is not kept for ever is forgotten: sessions and attempts to sign in that ended, visitors who gave no address,
and what is left of players who are gone."""

from __future__ import annotations

from service.accounts import erasure, visitors
from service.store import Store, sessions, sign_ins, times


def tidy(store: Store, now: str = "") -> None:
    now = now or times.now()
    visitors.forget(store, now)
    erasure.finish(store, now)
    with store.db.write(lazy=True) as session:
        sessions.forget(session, now)
        sign_ins.forget(session, now)
