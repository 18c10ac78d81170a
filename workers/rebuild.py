"""The read models made anew from the log; or made beside the live ones, to show that those are equal."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from service.readmodels import MODELS, mailbag, progress
from service.store import Store
from service.store.database import Database, Session
from service.store.sqlite import Datastore
from workers.follow import Follower

NAME = "boards"
MISSING = "missing"
KEYS = {"boards": ("game", "seat"), "tables": ("game",), "places": ("game", "seat"), "timeline": ("game", "version")}


def rebuild(store: Store) -> int:
    """Forget them all and follow the log from its first event; the mailbag is no part of it."""
    with store.db.write() as session:
        for name in KEYS:
            session.run(f"DELETE FROM {name}")
        session.run("UPDATE followers SET position = 0 WHERE name = ?", NAME)
    return Follower(store, NAME, MODELS).catch_up()


def differences(store: Store) -> list[str]:
    """How the live read models differ from what the log makes of them; the live ones are brought up to date first."""
    return _beside(store, NAME, MODELS, KEYS)


def letters_missing(store: Store) -> list[str]:
    """Letters that events call for and the mailbag does not hold. It holds others too, and what became of each."""
    found = _beside(store, "mailbag", (mailbag,), {"mailbag": ("key",)})
    return [line for line in found if line.endswith(MISSING)]


def _beside(store: Store, name: str, models: Sequence[Any], keys: dict[str, tuple[str, ...]]) -> list[str]:
    with tempfile.TemporaryDirectory(prefix="posthorn-rebuild-") as folder:
        datastore = Datastore(str(Path(folder) / "made.db"))
        made = Database(datastore)
        made.create(statement for model in (*models, progress) for statement in model.TABLES)
        progress.set_up(made)
        shadow = Follower(store, name, models, db=made)
        try:
            while True:
                Follower(store, name, models).catch_up()
                shadow.catch_up()
                # in a writing session nobody moves the live ones between two questions
                with store.db.write() as live, made.read() as other:
                    here = progress.position(live, name, lock=store.db.kind == "postgresql")
                    if here == progress.position(other, name):
                        return list(_compare(live, other, keys))
        finally:
            datastore.close()


def _compare(live: Session, made: Session, tables: dict[str, tuple[str, ...]]) -> Iterator[str]:
    for name, keys in tables.items():
        left, right = _rows(live, name, keys), _rows(made, name, keys)
        for key in sorted(left.keys() | right.keys()):
            here, there = left.get(key), right.get(key)
            where = f"{name} {' '.join(map(str, key))}"
            if here is None:
                yield f"{where}: {MISSING}"
            elif there is None:
                yield f"{where}: the log knows nothing of it"
            elif here != there:
                yield f"{where}: differs in {', '.join(column for column in here if here[column] != there[column])}"


def _rows(session: Session, name: str, keys: tuple[str, ...]) -> dict[tuple[Any, ...], dict[str, Any]]:
    return {tuple(row[key] for key in keys): dict(row) for row in session.all(f"SELECT * FROM {name}")}
