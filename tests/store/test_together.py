"""Statements that do not wait for each other are still all or nothing."""

from __future__ import annotations

import select

import pytest
from eventsourcing.persistence import IntegrityError

from service.projections import progress
from service.store import Store
from service.store.database import Session

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


def test_what_is_asked_among_them_is_answered_by_itself(store: Store) -> None:
    """The answer to a statement before it may come just then."""
    with store.db.write() as session, session.together():
        session.many(NEW, [("a", 1), ("b", 2)])
        if store.db.kind == "postgresql":
            _answers_come(session)
        assert session.value("SELECT position FROM followers WHERE name = ?", "b") == 2
        found = session.all("SELECT name FROM followers WHERE position IN (1, 2) ORDER BY name")
        assert [row["name"] for row in found] == ["a", "b"]


def _answers_come(session: Session) -> None:
    """As they do by themselves when there are many."""
    line = session._cursor.connection.pgconn
    line.send_flush_request()
    line.flush()
    select.select([line.socket], [], [], 20)
