"""The clock over the real store: deadlines, reminders, outages, followers that stand still."""

from __future__ import annotations

from argparse import Namespace
from datetime import timedelta
from itertools import pairwise

import pytest

from domain.game import events as ev
from domain.kernel.shapes import Refused
from ops.cli.game import give_time
from service.projections.deadlines import overdue
from service.queries import clocks
from service.store import heartbeats, times
from tests.letters.support import Table, address
from tests.pace.tables import begun, kinds, wait
from workers.apply import Applier, work_off
from workers.clock import check_clocks, look_back
from workers.process import Process, Tools
from workers.rebuild import differences


def test_the_clock_moves_for_who_is_late_and_all_are_told(table: Table) -> None:
    late = begun(table)
    wait(table, 30.1)
    assert kinds(table)[-2:] == ["clocked", "moved"]
    letters = [letter for letter in table.post() if letter.kind == "overdue"]
    assert {letter.address for letter in letters} == {address(name) for name in table.players}
    for letter in letters:  # each speaks to its reader
        mine = letter.address == address(late)
        told = f"{late}, your time was over." if mine else f"The time of {late} for this move is over."
        assert told in letter.text
        assert f"The clock has moved for {'you' if mine else 'this seat'}" in letter.text
    assert differences(table.store) == []


def test_a_clock_that_was_dead_for_a_day_times_nobody_out_and_gives_the_day_back_once(table: Table) -> None:
    begun(table)
    table.let_pass(hours=48)
    for _ in range(3):
        assert check_clocks(table.store) == 0
        table.work()
    assert kinds(table).count("gifted") == 1 and "clocked" not in kinds(table)
    gift = next(event for event in table.store.games.recorded(table.game_id) if isinstance(event, ev.Gifted))
    assert times.parsed(gift.until) - times.parsed(gift.since) > timedelta(hours=47)
    wait(table, 29)
    assert "clocked" not in kinds(table)
    wait(table, 1.1)
    assert "clocked" in kinds(table)


def test_a_gift_comes_before_the_deadline_of_the_same_look(table: Table) -> None:
    begun(table)
    wait(table, 29.9)
    table.let_pass(minutes=12)
    check_clocks(table.store)
    table.work()
    assert "clocked" not in kinds(table) and kinds(table)[-1] == "gifted"


def test_a_table_that_stopped_its_clocks_in_the_outage_has_the_hours_before_it_back(table: Table) -> None:
    """Only the clock was away: the table played on, and voted for a pause before it looked again."""
    begun(table)
    table.let_pass(hours=20)
    for name in table.players:
        table.say(name, "vote pause")
    check_clocks(table.store)
    table.work()
    assert kinds(table).count("gifted") == 1
    for name in table.players:
        table.say(name, "vote go on")
    wait(table, 29)
    assert "clocked" not in kinds(table)
    wait(table, 1.1)
    assert "clocked" in kinds(table)


def test_who_answers_first_after_an_outage_has_not_used_that_time(table: Table) -> None:
    first = begun(table)
    table.let_pass(hours=20)
    assert not look_back(table.store), "as a process does that starts"
    table.say(first, table.legal(first)[0])
    moved = [event for event in table.store.games.recorded(table.game_id) if isinstance(event, ev.Moved)]
    assert moved[-1].used < 300 and kinds(table).count("gifted") == 1


@pytest.mark.parametrize("followed", [True, False])
def test_what_was_said_before_the_clock_came_back_has_not_used_that_time(table: Table, followed: bool) -> None:
    """The web took it in while the workers were down; they may even be behind with their read models."""
    first = begun(table)
    if not followed:
        row = {"lines": [table.legal(first)[-1]]}
        table.store.intake.submit("say", row, channel="api", player=table.players[first], game=table.game_id)
        work_off(table.store)
        game = table.store.games.get(table.game_id)
        first = next(name for name, id in table.players.items() if id == game.holders[game.asked[0]].player)
    table.let_pass(hours=20)
    row = {"lines": [table.legal(first)[0]]}
    table.store.intake.submit("say", row, channel="api", player=table.players[first], game=table.game_id)
    assert not look_back(table.store), "as a process does that starts"
    work_off(table.store)
    assert kinds(table)[-2:] == ["gifted", "moved"]
    moved = [event for event in table.store.games.recorded(table.game_id) if isinstance(event, ev.Moved)]
    assert moved[-1].used < 300
    wait(table, 1)
    assert kinds(table).count("gifted") == 1, "and once"


@pytest.mark.parametrize("minutes", [4, 7])
def test_a_process_that_starts_is_no_clock(table: Table, minutes: int) -> None:
    """It starts again and again for ten hours, and no worker runs."""
    first = begun(table)
    for _ in range(10 * 60 // minutes):
        table.let_pass(minutes=minutes)
        look_back(table.store)
    assert check_clocks(table.store) == 0
    table.work()
    gifts = [event for event in table.store.games.recorded(table.game_id) if isinstance(event, ev.Gifted)]
    assert all(earlier.until == later.since for earlier, later in pairwise(gifts))
    given = times.parsed(gifts[-1].until) - times.parsed(gifts[0].since)
    assert timedelta(hours=9.9) < given < timedelta(hours=10.1)
    assert len(gifts) <= 10 * 60 / 5
    assert times.parsed(times.now()) - times.parsed(gifts[-1].until) < timedelta(seconds=60)
    table.say(first, table.legal(first)[0])
    assert [event for event in table.store.games.recorded(table.game_id) if isinstance(event, ev.Moved)][-1].used < 300


def test_a_worker_that_slept_looks_back_before_it_judges(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    first = begun(table)
    process = Process(lambda: Tools(table.store, None), does_mail=False, looks=False)
    process.apply()
    table.let_pass(hours=20)
    monkeypatch.setattr(process, "_seen", process._seen - 20 * 3600)
    row = {"lines": [table.legal(first)[0]]}
    table.store.intake.submit("say", row, channel="api", player=table.players[first], game=table.game_id)
    process.apply()
    assert kinds(table)[-2:] == ["gifted", "moved"]


def test_without_an_outage_nobody_asks_for_one_at_each_row(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    first, asked = begun(table), []
    lately = heartbeats.lately
    monkeypatch.setattr(heartbeats, "lately", lambda *given: asked.append(1) or lately(*given))
    applier = Applier(table.store)
    for n in range(5):
        row = {"lines": [f"fly {n}"]}
        table.store.intake.submit("say", row, channel="api", player=table.players[first], game=table.game_id)
        assert applier.work_off() == 1
    assert asked == [1]


def test_a_seat_that_is_late_already_has_the_outage_back_when_the_table_votes_for_more_time(table: Table) -> None:
    late = begun(table, "tell")
    wait(table, 30.1)
    table.let_pass(hours=48)
    check_clocks(table.store)
    table.work()
    assert kinds(table)[-2:] == ["clocked", "gifted"]
    for name in table.players:
        if name != late:
            table.say(name, "vote more time 2")
    (due,) = clocks.deadlines_of(table.store, table.players[late])
    assert times.now() < due.deadline < times.later(times.now(), 2)


def test_while_the_follower_stands_still_nobody_is_timed_out_wrongly(table: Table) -> None:
    first = begun(table)
    table.let_pass(hours=29)
    with table.store.db.write() as session:
        session.run("UPDATE heartbeats SET at = ?", times.now())
    row = {"lines": [table.legal(first)[-1]]}
    table.store.intake.submit("say", row, channel="api", player=table.players[first], game=table.game_id)
    work_off(table.store)  # decided, and not followed
    table.let_pass(hours=24)
    assert check_clocks(table.store) == 0, "nothing before the outage is given back"
    for _ in range(3):
        with table.store.db.write() as session:
            session.run("UPDATE heartbeats SET at = ?", times.now())
        check_clocks(table.store)
        work_off(table.store)
        table.let_pass(hours=1)
    assert "clocked" not in kinds(table) and "gifted" not in kinds(table)
    table.work()
    wait(table, 1)
    assert "gifted" in kinds(table) and "clocked" not in kinds(table)


def test_a_deadline_that_was_met_before_the_follower_saw_it_is_no_deadline(table: Table) -> None:
    first = begun(table)
    table.let_pass(hours=30.1)
    row = {"lines": [table.legal(first)[-1]]}
    table.store.intake.submit("say", row, channel="api", player=table.players[first], game=table.game_id)
    work_off(table.store)
    with table.store.db.write() as session:
        session.run("UPDATE heartbeats SET at = ?", times.now())
    assert check_clocks(table.store) == 1
    table.work()
    assert "clocked" not in kinds(table)


def test_a_sweep_looks_at_what_is_due_and_at_nothing_else(table: Table) -> None:
    begun(table)
    question = "SELECT * FROM deadlines WHERE deadline <= 'x' ORDER BY deadline LIMIT 9"
    lite = table.store.db.kind == "sqlite"
    with table.store.db.write() as session:
        if not lite:
            session.run("SET LOCAL enable_seqscan = off")
            session.run("SET LOCAL enable_bitmapscan = off")
        plan = session.all(f"EXPLAIN {'QUERY PLAN' if lite else ''} {question}")
        lines = [row["detail" if lite else "QUERY PLAN"] for row in plan]
        assert any("deadlines_deadline" in line for line in lines) and not any("SCAN" in line for line in lines)
        assert overdue(session, times.now()) == []


def test_the_one_reminder_comes_at_four_fifths(table: Table) -> None:
    late = begun(table)
    wait(table, 23.9)
    assert [letter for letter in table.post() if letter.kind == "urgent"] == []
    wait(table, 0.2)
    assert [letter.address for letter in table.post() if letter.kind == "urgent"] == [address(late)]
    wait(table, 1)
    assert [letter for letter in table.post() if letter.kind == "urgent"] == []


def test_the_umpire_gives_hours_back_with_a_reason(table: Table) -> None:
    late = begun(table)
    wait(table, 20)
    (before,) = clocks.deadlines_of(table.store, table.players[late])
    with pytest.raises(Refused, match="bad_gift"):
        give_time(table.store, Namespace(game=table.game_id, hours=0.0, reason="x"))
    give_time(table.store, Namespace(game=table.game_id, hours=6.0, reason="the post office was closed"))
    table.work()
    (after,) = clocks.deadlines_of(table.store, table.players[late])
    assert after.deadline == times.later(before.deadline, 6)
    told = [
        each.told[0].text() for each in table.store.games.history(table.game_id, None) if each.kind == "game.gifted"
    ]
    assert told[0].endswith("counts for nobody: the post office was closed.")
    assert "the post office was closed" in "\n".join(table.store.games.audit(table.game_id))
