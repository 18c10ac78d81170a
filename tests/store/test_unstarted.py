"""Tables that wait for players are looked for from the oldest on, few at a time, and no further than a young one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from service.projections import tables
from service.store import Store
from service.store.database import Session
from workers.apply import work_off
from workers.project import follow

OLD, YOUNG = "2026-01-01T00:00:00Z", "2026-06-01T00:00:00Z"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(f"sqlite:///{tmp_path / 'posthorn.db'}")) as store:
        yield store


def opened(store: Store, player: str, at: str, *, sits: bool = True) -> str:
    body = {"title": "pig", "seats": [{"player": player}, {}], "pace": 72, "sit": True}
    game = store.intake.submit("open", body, channel="test", player=player).game
    while work_off(store) or follow(store):
        pass
    with store.db.write() as session:
        session.run("UPDATE tables SET opened = ? WHERE game = ?", at, game)
        if not sits:
            session.run("UPDATE places SET player = '' WHERE game = ?", game)
    return game


def test_the_oldest_are_found_and_the_young_are_left(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = store.players.add("Ann").id
    old = [opened(store, ann, OLD, sits=n not in (0, 1, 3)) for n in range(6)]
    for _ in range(7):
        opened(store, ann, YOUNG)
    monkeypatch.setattr(tables, "WAITING", 2)
    asked = list[Any]()
    ask = Session.all
    monkeypatch.setattr(Session, "all", lambda self, *given: asked.append(given) or ask(self, *given))
    with store.db.read() as session:
        assert [row["game"] for row in tables.unstarted(session, OLD)] == [old[2], old[4], old[5]]
        assert len(asked) == 4, "three pages of old ones, and the first of young ones"
        assert [(row["game"], row["seat"]) for row in tables.unstarted(session, OLD, 1)] == [(old[2], 0)]
