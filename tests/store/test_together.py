"""Statements that do not wait for each other are still all or nothing."""

from __future__ import annotations

import pytest
from eventsourcing.persistence import IntegrityError

from service.projections import progress
from service.store import Store

NEW = "INSERT INTO followers (name, position) VALUES (?, ?)"


def test_what_fails_among_them_is_raised_and_nothing_stays(store: Store) -> None:
    with pytest.raises(IntegrityError), store.db.write() as session, session.together():
        session.many(NEW, [("a", 1), ("b", 2)])
        session.run(NEW, "a", 3)
        session.run(NEW, "c", 4)
    with store.db.read() as session, pytest.raises(progress.OtherShape):
        progress.position(session, "b")


def test_all_of_them_are_there(store: Store) -> None:
    with store.db.write() as session:
        with session.together():
            session.many(NEW, [("a", 1), ("b", 2)])
            session.run("UPDATE followers SET position = 5 WHERE name = ?", "b")
        assert (progress.position(session, "a"), progress.position(session, "b")) == (1, 5)
