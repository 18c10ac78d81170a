"""What is not kept for ever is forgotten: sessions and attempts to sign in that ended, visitors who gave no address."""

from __future__ import annotations

from service.accounts import sessions, sign_in, visitors
from service.store import Store, times


def tidy(store: Store, now: str = "") -> None:
    now = now or times.now()
    visitors.forget(store, now)
    with store.db.write(lazy=True) as session:
        sessions.forget(session, now)
        sign_in.forget(session, now)
