"""Which open rows a claim leases, and that a store made by earlier code serves as well."""

from __future__ import annotations

import threading
import time
from contextlib import closing

import psycopg

from domain.game.events import Cause
from domain.game.requests import Request, Verdict
from domain.players.events import Joined
from service.store import Row, Store
from service.store.event_rows import Commit, RowVerdict
from service.store.intake import game_for, part_of


def submit(store: Store, *games: str) -> list[Row]:
    return [store.intake.submit("say", {"lines": ["x"]}, channel="test", player="p", game=game) for game in games]


def lease(store: Store, row: Row, until: float) -> None:
    with store.db.write() as session:
        session.run("UPDATE intake SET lease = ? WHERE id = ?", until, row.id)


def claimed(store: Store, most: int = 100) -> list[int]:
    return [row.seq for row in store.intake.claim(most)]


def test_a_claim_takes_the_oldest_rows(store: Store) -> None:
    rows = submit(store, *(f"g{n % 3}" for n in range(12)))
    assert claimed(store, 8) == [row.seq for row in rows if row.game in ("g0", "g1")]
    assert claimed(store, 8) == [row.seq for row in rows if row.game == "g2"]
    assert claimed(store) == []


def test_what_has_run_out_comes_in_its_order(store: Store) -> None:
    """The first row of a game was leased by somebody who died: it is not overtaken by the second."""
    first, second, other = submit(store, "g1", "g1", "g2")
    lease(store, first, time.time() - 1)
    assert claimed(store, 1) == [first.seq]
    assert claimed(store) == [other.seq] and second.status == "open"


def test_a_row_that_waits_holds_its_game_up_and_no_other(store: Store) -> None:
    """As after an error that may pass."""
    first, _, other = submit(store, "g1", "g1", "g2")
    store.intake.release([first], 60)
    assert claimed(store) == [other.seq]


def test_claims_of_several_workers_wait_for_nobody(postgres: str) -> None:
    """Nor does one take a row of a game of which another one has just taken the first."""
    claim = "SELECT game, seq FROM posthorn_claim(%s, %s, 1, 1)"
    now, until = time.time(), time.time() + 60
    with closing(Store(postgres)) as store, psycopg.connect(postgres) as one, psycopg.connect(postgres) as two:
        submit(store, "g1", "g1", "g2")
        two.execute("SET lock_timeout = '100ms'")
        assert one.execute(claim, (now, until)).fetchall() == [("g1", 1)]
        assert two.execute(claim, (now, until)).fetchall() == [("g2", 3)]
        one.commit()
        assert two.execute(claim, (now, until)).fetchall() == []


def test_a_queue_claims_its_games_alone(postgres: str) -> None:
    games = [game_for(str(n)) for n in range(40)]
    with closing(Store(postgres)) as store:
        submit(store, *games)
        for part in range(3):
            found = {row.game for row in store.intake.claim(400, part=(part, 3))}
            assert found == {game for game in games if part_of(game, 3) == part} and len(found) > 5
        assert store.intake.claim(400) == []


def test_workers_that_race_claim_each_row_once_and_no_game_twice(store: Store) -> None:
    rows = submit(store, *(f"g{n % 7}" for n in range(70)))
    took: list[list[Row]] = []
    threads = [threading.Thread(target=lambda: took.append(store.intake.claim(20))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    games = [game for claim in took for game in {row.game for row in claim}]
    assert len(games) == len(set(games)) and sum(map(len, took)) <= len(rows)


def test_rows_to_come_are_stored_with_one_event_and_with_many(store: Store) -> None:
    """Both ways of a commit, with text that JSON has to quote."""
    rows = submit(store, "g1", "g2", "g3")
    body = '{"é":"\\\\"}'
    asked = [Request(id=f"b{n}", kind="answer", channel="bot", game="g1", seat=n, body=body) for n in range(3)]
    joined = [
        Joined(originator_id=row.game, originator_version=1, at="", cause=Cause("test"), name="A") for row in rows
    ]
    verdicts = [RowVerdict(row.game, row.id, Verdict("done", 1), "now") for row in rows]
    store.games.save(joined[0], commit=Commit(decided=verdicts[:1], rows=asked[:1]))
    store.games.save(*joined[1:], commit=Commit(decided=verdicts[1:], rows=asked))
    found = [store.intake.row(row.id) for row in asked]
    assert [(row.seat, row.body, row.tries) for row in found if row] == [(n, body, 0) for n in range(3)]
    assert store.intake.waiting() == 3 and all(list(store.games.events_of(row.game)) for row in rows)
