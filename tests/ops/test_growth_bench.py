"""posthorn bench growth: each thing it measures does something, what grows is named, and the plot shows it."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ops.bench import growth
from service.queries import lobby
from service.store import Store
from service.store.database import Session


def test_what_is_measured_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "TITLES", ("pig", "sagrada"))
    monkeypatch.setattr(growth, "MOVES", 3)
    store = Store(f"sqlite:///{tmp_path / 'posthorn.db'}")
    players = [store.players.add(name, f"{name}@bench.invalid", confirmed=True).id for name in ("Ann", "Ben")]
    known = growth.filled(store, players, 60, 12)
    with store.db.read() as session:
        assert session.value("SELECT count(*) FROM tables WHERE phase = 'running'") == 63
        assert session.value("SELECT count(*) FROM tables WHERE phase = 'open'") == 61, "a full page of the lobby"
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


# A row each for what is seldom: an outage, a follower, a seat that is offered, a player who has just left, a game that
# waits for the beacon, a mail server
FEW = {"outages", "followers", "offers", "forgotten", "beacons_awaited", "relays"}


def test_nothing_goes_through_all_that_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages, answers, commands, letters and sweeps find what they need by an index, as SQLite says itself."""
    monkeypatch.setattr(growth, "TITLES", ("pig", "sagrada"))
    monkeypatch.setattr(growth, "MOVES", 3)
    said = dict[str, tuple[Any, ...]]()
    with closing(Store(f"sqlite:///{tmp_path / 'posthorn.db'}")) as store:
        players = [store.players.add(name, f"{name}@bench.invalid", confirmed=True).id for name in ("Ann", "Ben")]
        known = growth.filled(store, players, 60, 12)
        with monkeypatch.context() as patched:
            for name in ("run", "all", "one"):
                patched.setattr(Session, name, noted(getattr(Session, name), said))
            for _, look in growth.looks(store, players, known):
                look()
        with store.db.read() as session:
            found = {sql: scanned(session, sql, values) for sql, values in said.items()}
    assert len(said) > 100, "all that a service asks"
    assert {sql: tables for sql, tables in found.items() if tables - FEW} == {}


def noted(ask: Callable[..., Any], said: dict[str, tuple[Any, ...]]) -> Callable[..., Any]:
    def asked(session: Session, sql: str, *values: Any) -> Any:
        said[sql] = values
        return ask(session, sql, *values)

    return asked


def scanned(session: Session, sql: str, values: tuple[Any, ...]) -> set[str]:
    """The tables whose rows are gone through; an index of a part of them is made for that, and who wants the first or
    the last one stops there."""
    steps = [str(row["detail"]) for row in session.all(f"EXPLAIN QUERY PLAN {sql}", *values)]
    made_here = {step.split()[1] for step in steps if step.startswith(("CO-ROUTINE", "MATERIALIZE"))}
    parts = {row["name"] for row in session.all("SELECT name FROM sqlite_master WHERE sql LIKE '%INDEX% WHERE %'")}
    tables = {row["name"] for row in session.all("SELECT name FROM sqlite_master WHERE type = 'table'")}
    found = {step.split()[1] for step in steps if step.startswith("SCAN") and step.split()[-1] not in parts}
    return set() if sql.endswith("DESC LIMIT 1") else (found & tables) - made_here


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
