"""Read models: exactly once, whatever dies in between; equal to what the log makes of them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from service.projections import MODELS, Change, boards, progress, tables, timeline
from service.store import Store, event_rows, times
from service.store.database import Session
from service.store.migrations import derived
from tests.workers.conftest import ANN, BOB, Table
from tests.workers.test_exactly_once import Died
from workers.apply import Applier
from workers.clock import check_clocks
from workers.project import Projector, follow
from workers.rebuild import differences, letters_missing, rebuild


def rows(store: Store, sql: str, *values: Any) -> list[dict[str, Any]]:
    with store.db.read() as session:
        return [dict(row) for row in session.all(sql, *values)]


def test_who_is_asked_since_when_until_when(table: Table) -> None:
    seat = table.bid()
    follow(table.store)
    with table.store.db.read() as session:
        mine = tables.mine(session, table.player(seat))[0]
        others = tables.mine(session, table.player(1 - seat))[0]
    asked_at = table.store.games.recorded(table.id)[-1].at
    assert (mine["asked"], mine["asked_since"], mine["number"]) == (1, asked_at, 1)
    assert mine["deadline"] > asked_at and others["asked"] == 0 and others["deadline"] is None


def test_since_when_does_not_move_while_others_answer(table: Table) -> None:
    follow(table.store)
    before = rows(table.store, "SELECT asked_since, deadline FROM places WHERE seat = 1")
    table.say(f"bid {table.game.state.hands[0][0]}")
    follow(table.store)
    assert rows(table.store, "SELECT asked_since, deadline FROM places WHERE seat = 1") == before


def test_each_reader_has_a_board_of_his_own(table: Table) -> None:
    follow(table.store)
    with table.store.db.read() as session:
        shown = [boards.board(session, table.id, seat) for seat in (None, 0, 1)]
    views = [row["view"] for row in shown if row is not None]
    assert "hand" not in views[0] and views[1] != views[2]


def test_the_timeline_tells_each_seat_its_own(table: Table) -> None:
    seat = table.bid()
    table.say("put 1", by=table.player(seat))
    table.say("undo", by=table.player(seat))
    follow(table.store)
    with table.store.db.read() as session:
        own, other, nobody = (timeline.lines(session, table.id, reader) for reader in (0, 1, None))
    assert own[3]["told"] != other[3]["told"] != nobody[3]["told"]
    assert [line["undone"] for line in own][-2:] == [True, False]
    assert own[4]["said"].startswith("bid") and other[4]["said"] == nobody[4]["said"] == ""


@pytest.mark.parametrize("batch", [1, 3, 500])
def test_live_read_models_are_what_the_log_says(table: Table, open_one: Callable[..., Table], batch: int) -> None:
    open_one({"bot": "sensible"}, {"bot": "sensible"})
    seat = table.bid()
    for lines in (["put 1", "undo"], ["put 2", "roll"]):
        table.say(*lines, by=table.player(seat))
        Projector(table.store, derived.FOLLOWER, MODELS, batch).catch_up()
    assert differences(table.store) == []


def test_a_difference_is_found_and_a_rebuild_heals_it(table: Table) -> None:
    follow(table.store)
    with table.store.db.write() as session:
        session.run("UPDATE places SET asked = 0 WHERE seat = 1")
        session.run("DELETE FROM timeline WHERE version = 2")
    found = differences(table.store)
    assert found == [f"places {table.id} 1: differs in asked", f"timeline {table.id} 2: missing"]
    assert rebuild(table.store) == 4
    assert differences(table.store) == []


def test_a_follower_dies_after_its_commit(table: Table, another: Store) -> None:
    def die(point: str) -> None:
        raise Died(point)

    another.fault_point = die
    with pytest.raises(Died):
        follow(another)
    follow(table.store)
    assert differences(table.store) == []


def test_followers_that_race_take_each_event_once(table: Table, open_one: Callable[..., Table], url: str) -> None:
    for _ in range(5):
        open_one({"bot": "sensible"}, {"bot": "sensible"})
    stores = [Store(url) for _ in range(3)]
    taken: list[int] = []
    threads = [threading.Thread(target=lambda s=store: taken.append(follow(s))) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for store in stores:
        store.close()
    events = rows(table.store, "SELECT count(*) AS n FROM stored_events")[0]["n"]
    assert sum(taken) == 2 * events, "two followers, each event once"
    assert differences(table.store) == []


def test_a_follower_that_begins_reads_the_games_of_a_batch_together(
    table: Table, open_one: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [table, *(open_one({"player": ANN}, {"player": BOB}) for _ in range(3))]
    follow(table.store)
    for each in tables[1:]:
        table.store.intake.submit("sit", {}, channel="api", player=BOB, game=each.id)
    table.bid()
    asked: list[int] = []
    histories = event_rows.histories

    def counted(session: Session, wanted: dict[str, int]) -> Any:
        asked.append(len(wanted))
        return histories(session, wanted)

    monkeypatch.setattr(event_rows, "histories", counted)
    monkeypatch.setattr(table.store.games, "position_at", None)
    follow(table.store)
    assert asked == [4, 4], "one question a follower"
    assert differences(table.store) == []


def test_a_view_that_fails_hides_no_other_game(
    table: Table, open_one: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = open_one({"player": ANN}, {"player": BOB})
    add = tables.Batch.add

    def fails(batch: tables.Batch, change: Change) -> None:
        if change.after.id == table.id:
            raise RuntimeError("a bug in the title")
        add(batch, change)

    monkeypatch.setattr(tables.Batch, "add", fails)
    follow(table.store)
    assert [row["game"] for row in rows(table.store, "SELECT game FROM tables")] == [other.id]


def test_an_event_that_kills_its_follower_is_passed_over_alone(
    table: Table, open_one: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table.bid()
    deadly = rows(table.store, "SELECT count(*) AS n FROM stored_events")[0]["n"]
    other = open_one({"player": ANN}, {"player": BOB})
    change = Projector._change

    def kills(follower: Projector, stored: Any) -> Any:
        if (stored.originator_id, stored.originator_version) == (table.id, table.game.version):
            raise Died
        return change(follower, stored)

    monkeypatch.setattr(Projector, "_change", kills)
    monkeypatch.setattr(progress, "APART", 0.0)
    for _ in range(12):
        with suppress(Died):
            Projector(table.store, derived.FOLLOWER, MODELS).catch_up()
    shown = {row["game"]: row["version"] for row in rows(table.store, "SELECT game, version FROM tables")}
    assert shown == {table.id: table.game.version - 1, other.id: other.game.version}
    assert rows(table.store, "SELECT position FROM followers WHERE name = ?", derived.FOLLOWER)[0]["position"] > deadly


def test_followers_that_begin_at_one_moment_pass_over_nothing(table: Table) -> None:
    for _ in range(8):
        with table.store.db.write() as session:
            assert progress.begin(session, derived.FOLLOWER, 0) == 1
    follow(table.store)
    assert differences(table.store) == []


# letters


def test_letters_are_made_once(table: Table) -> None:
    seat = table.bid()
    follow(table.store)
    with table.store.db.write() as session:
        session.run("UPDATE followers SET position = 0 WHERE name LIKE 'mailbag%'")
    follow(table.store)
    letters = rows(table.store, "SELECT kind, player, version FROM mailbag ORDER BY version, seat")
    assert [(each["kind"], each["player"]) for each in letters] == [
        ("invited", BOB),
        ("started", ANN),
        ("started", BOB),
        ("turn", table.player(seat)),
    ]
    assert letters_missing(table.store) == []


def test_bots_get_no_letters_and_the_end_is_told(open_one: Callable[..., Table]) -> None:
    table = open_one({"player": ANN}, {"bot": "sensible"})
    while table.game.phase == "running":
        table.say(table.store.games.legal(table.game, 0)[0])
    follow(table.store)
    due = rows(table.store, "SELECT player, kind FROM mailbag ORDER BY id")
    assert {row["player"] for row in due} == {ANN} and due[-1]["kind"] == "over"


def test_a_letter_that_is_missing_is_found(table: Table) -> None:
    follow(table.store)
    with table.store.db.write() as session:
        session.run("DELETE FROM mailbag WHERE kind = 'invited'")
    assert len(letters_missing(table.store)) == 1


# the clock


def hours_later(hours: float) -> None:
    times.use(lambda: datetime.now(UTC) + timedelta(hours=hours))


def test_the_clock_speaks_once_and_only_to_the_late(table: Table) -> None:
    store = table.store
    seat = table.bid()
    follow(store)
    hours_later(73)
    assert [check_clocks(store), check_clocks(store)] == [1, 0]
    Applier(store).work_off()
    assert [stored.topic for stored in store.games.stored(table.id)].count("game.clocked") == 1
    assert table.game.asked == (seat,), "the question still stands"
    follow(store)
    assert len(rows(store, "SELECT player FROM mailbag WHERE kind = 'overdue'")) == 2, "all are told, once"


def test_who_has_moved_in_time_hears_nothing(table: Table) -> None:
    store = table.store
    seat = table.bid()
    follow(store)
    hours_later(73)
    table.say("put 1", by=table.player(seat))
    check_clocks(store)
    Applier(store).work_off()
    assert "game.clocked" not in [stored.topic for stored in store.games.stored(table.id)]
