"""posthorn bench growth: each thing it measures does something, what grows is named, and the plot shows it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ops.bench import growth
from service.queries import lobby
from service.store import Store
from service.store.database import Session


def test_what_is_measured_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "LONG", 12)
    monkeypatch.setattr(growth, "TITLES", ("pig", "sagrada"))
    monkeypatch.setattr(growth, "MOVES", 3)
    store = Store(f"sqlite:///{tmp_path / 'posthorn.db'}")
    players = [store.players.add(name, f"{name}@bench.invalid", confirmed=True).id for name in ("Ann", "Ben")]
    known = growth.filled(store, players, 60)
    with store.db.read() as session:
        assert session.value("SELECT count(*) FROM tables") == 63
        before = session.value("SELECT count(*) FROM stored_events")
    assert known[-1].version >= 12
    looks = dict(growth.looks(store, players, known))
    assert {"/me", "/games/<game>", "/api/v1/games/<game>/view", "a letter", "sweep: clocks"} <= looks.keys()
    for look in looks.values():
        look()
    with store.db.read() as session:
        assert session.value("SELECT count(*) FROM stored_events") == before + 2, "two commands"
        assert session.value("SELECT count(*) FROM letters WHERE game = ?", known[0].id) >= 1
    store.close()


def test_seats_that_are_offered_are_looked_for_among_offers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that run are many, and few of them offer a seat."""
    store, said = Store(f"sqlite:///{tmp_path / 'posthorn.db'}"), list[Any]()
    with store.db.read() as session:
        monkeypatch.setattr(Session, "all", lambda _, sql, *values: said.append((sql, values)) or [])
        lobby.offered(session)
        monkeypatch.undo()
        (sql, values), *_ = said
        plan = [row["detail"] for row in session.all(f"EXPLAIN QUERY PLAN {sql}", *values)]
    store.close()
    assert "offers" in plan[0] and "tables" in plan[1], plan


def test_what_grows_is_named_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = [{"/me": 2.0, "/tables": 1.0, "start": 0.01}, {"/me": 9.0, "/tables": 1.2, "start": 0.05}]
    assert growth.grown(found) == ["/me"]
    growth.report([100, 2000], found)
    assert capsys.readouterr().out.splitlines()[-1] == "grows: /me"
    growth.keep(tmp_path, [100, 2000], found)
    assert json.loads((tmp_path / "growth.json").read_text())["costs"]["/me"] == [2.0, 9.0]
    lines = ElementTree.parse(tmp_path / "growth.svg").findall(".//{*}polyline")
    assert len(lines) == 3 and all(len(line.attrib["points"].split()) == 2 for line in lines)
