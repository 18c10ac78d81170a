"""The pool: numbers in the order of the openings, each older than the order that takes it; stores made before it."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import workers.apply
from domain.game import events as ev
from domain.game.decide import decide
from domain.game.events import START, linked
from domain.game.writer import commitment_of
from ops.verify.main import examine, verify
from service.store import Row, Store, times
from service.store.pool import AHEAD, LEAST, next_seeds, published, read_head
from tests.security.house import decided, export, opening, play_out
from tests.workers.conftest import ANN, BOB, Table
from workers.apply import Applier

BEFORE = Path(__file__).parent / "before"
SEATS = ({"player": ANN}, {"bot": "sensible"})


def opened(store: Store, row: Row) -> ev.Opened:
    event = store.games.recorded(row.game)[0]
    assert isinstance(event, ev.Opened) and event.pool is not None
    return event


def test_each_link_holds_all_before_it(store: Store) -> None:
    link = START
    with store.db.read() as session:
        entries, head = published(session, 1, 1000), read_head(session)
        seeds = {row["number"]: bytes(row["seed"]) for row in session.all("SELECT number, seed FROM seed_pool")}
    assert [each["number"] for each in entries] == list(range(1, AHEAD + 1))
    for each in entries:
        link = linked(link, each["commitment"])
        assert each["link"] == link and each["commitment"] == commitment_of(seeds[each["number"]])
    assert (head.number, head.link) == (AHEAD, link) and len(set(seeds.values())) == AHEAD


def test_what_is_published_holds_no_seed(store: Store) -> None:
    decided(store, opening(store, {"player": ANN}))
    with store.db.read() as session:
        shown = json.dumps(published(session, 1, 1000))
        seeds = [bytes(row["seed"]).hex() for row in session.all("SELECT seed FROM seed_pool")]
    assert not any(seed in shown for seed in seeds)


def test_a_seed_is_older_than_the_order_that_takes_it(store: Store) -> None:
    """Also when more orders wait than the pool was filled for, and no worker is there meanwhile."""
    rows = [opening(store, {"player": ANN}) for _ in range(AHEAD + LEAST)]
    assert Applier(store).work_off() == len(rows)
    taken = [opened(store, row) for row in rows]
    assert [event.pool.number for event in taken if event.pool] == list(range(1, len(rows) + 1))
    assert all(event.pool.made < event.cause.arrived for event in taken if event.pool)
    with store.db.read() as session:
        assert read_head(session).number >= len(rows) + LEAST


def test_an_order_that_no_seed_was_waiting_for_is_refused(store: Store) -> None:
    with store.db.write() as session:
        session.run("UPDATE seed_pool SET made = ?", times.later(times.now(), 1))
    row = opening(store, {"player": ANN})
    Applier(store).work_off()
    verdict = store.intake.row(row.id)
    assert verdict is not None and verdict.verdict is not None and verdict.verdict.code == "no_seed"
    assert not store.games.stored(row.game)


def test_two_workers_that_open_games_at_once(store: Store, another: Store) -> None:
    """They want the same numbers; each is taken once, and none is left out."""
    rows = [opening(store, {"player": ANN}) for _ in range(24)]
    one, two = Applier(store, batch=4), Applier(another, batch=4)
    together = threading.Barrier(2, timeout=30)
    firsts = {"one": True, "two": True}

    def meet(name: str) -> Callable[[str], None]:
        def at(point: str) -> None:
            if point == "judged" and firsts[name]:
                firsts[name] = False
                together.wait()

        return at

    store.fault_point, another.fault_point = meet("one"), meet("two")  # type: ignore[method-assign]
    threads = [threading.Thread(target=worker.work_off) for worker in (one, two)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    while store.intake.waiting():  # one that was overtaken several times rests for a moment
        one.work_off()
    numbers = [opened(store, row).pool.number for row in rows]  # type: ignore[union-attr]
    assert sorted(numbers) == list(range(1, 25))


def test_a_refused_order_takes_no_number(store: Store) -> None:
    rows = [opening(store, {"player": ANN}, title=title) for title in ("tiny", "chess", "tiny")]
    Applier(store).work_off()
    assert [opened(store, row).pool.number for row in (rows[0], rows[2])] == [1, 2]  # type: ignore[union-attr]


def test_an_order_may_name_the_number_it_wants(store: Store) -> None:
    wants = opening(store, *SEATS, number=2)
    Applier(store).work_off()
    refused = store.intake.row(wants.id)
    assert refused is not None and refused.verdict is not None and refused.verdict.code == "number_taken"
    named, any_number = opening(store, *SEATS, number=1), opening(store, *SEATS)
    Applier(store).work_off()
    assert [opened(store, row).pool.named for row in (named, any_number)] == [True, False]  # type: ignore[union-attr]


def test_a_seed_is_shown_with_the_end_of_its_game_and_not_before(store: Store) -> None:
    table = decided(store, opening(store, {"player": ANN}, {"bot": "sensible"}))
    with store.db.read() as session:
        seed = bytes(session.value("SELECT seed FROM seed_pool WHERE number = 1")).hex()
    assert seed not in json.dumps(store.games.export(table.id, 0))
    play_out(table)
    assert seed in json.dumps(store.games.export(table.id, None))


def test_numbers_used_up_after_the_order_had_come_are_named(store: Store) -> None:
    """Who reads what the opener adds could let other games take numbers until one suits."""
    row = opening(store, *SEATS)
    with store.db.write() as session:
        session.run("UPDATE seed_pool SET taken = ?, game = 'gaaaaaaaaaaaa' WHERE number = 1", times.now())
    store.pool.void(2, "the disk was copied")
    document = export(decided(store, row))
    found = examine(document)
    assert document["pool"]["number"] == 3 and found.wrong == []
    first, second = (line for line in found.named if " of the pool" in line)
    assert "number 1" in first and hashlib.sha256(b"gaaaaaaaaaaaa").hexdigest() in first
    assert "number 2" in second and "the disk was copied" in second
    for change in ({"number": 7}, {"link": "11" * 32}, {"seed": "11" * 32}):
        copy = json.loads(json.dumps(document))
        copy["pool_between"][1].update(change)
        assert list(verify(copy)) != [], change
    nobody = examine(export(decided(store, opening(store, *SEATS))))
    assert any("No number went to another game" in note for note in nobody.notes)


# stores and exports of the time before


def test_an_export_of_the_time_before_is_still_right(store: Store) -> None:
    document = json.loads((BEFORE / "closed.json").read_text())
    said: list[str] = []
    assert list(verify(document, said.append)) == []
    assert any(line.startswith("NOT CHECKED") and "took no number of a pool" in line for line in said)
    assert any("the house could have chosen its luck" in line for line in said)


@pytest.fixture
def old_store(tmp_path: Path) -> Any:
    """A game that runs, one that waits for a player, one that is over: as the code before stored them."""
    file = tmp_path / "old.db"
    connection = sqlite3.connect(file)
    connection.executescript((BEFORE / "store.sql").read_text())
    connection.close()
    opened = Store(f"sqlite:///{file}")
    yield opened
    opened.close()


def test_a_store_of_the_time_before_goes_on(old_store: Store) -> None:
    running, waiting = Table(old_store, "go33pbfhkjdgw"), Table(old_store, "g5ehnqrmyuqzx")
    assert (running.game.phase, waiting.game.phase) == ("running", "open")
    assert running.game.pool is None and running.game.nonces[1] == "bobs-own"
    old_store.intake.submit("sit", {}, channel="api", player=BOB, game=waiting.id)
    Applier(old_store).work_off()
    for table in (running, waiting):
        document = export(table)
        assert list(verify(document)) == [] and "pool" not in document
    new = decided(old_store, opening(old_store, *SEATS))
    assert new.game.pool is not None and new.game.pool.number == 1


def test_what_waited_in_the_intake_of_the_time_before_is_taken_up(store: Store) -> None:
    """Rows without a word on where their nonce is from."""
    row = store.intake.submit("open", {"title": "tiny", "seats": [{}, {}], "nonce": "n1"}, channel="api", player=ANN)
    store.intake.submit("sit", {}, channel="mail", player=BOB, game=row.game)
    Applier(store).work_off()
    game = store.games.get(row.game)
    assert [(part.nonce, part.source) for part in game.parts] == [("n1", "given"), ("", "house")]


def test_nobody_else_makes_a_game_without_the_pool(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers.apply, "decide", lambda *given: decide(*given[:4]))
    row = opening(store, *SEATS)
    Applier(store).work_off()
    assert not store.games.stored(row.game)
    with store.db.read() as session:
        assert next_seeds(session, 1)[0].pool.number == 1
