"""Who cannot be reached: the table is told, and the clock stands still for a day at most, as the log says."""

from __future__ import annotations

import pytest

from domain.game.events import Clocked
from service.mail.outgoing import bounces
from service.projections import tables
from service.store import times
from tests.letters.support import Table
from workers.clock import check_clocks
from workers.rebuild import differences, rebuild


def bounce_all(table: Table, name: str, hard: bool = True) -> None:
    with table.store.db.write() as session:
        for letter in table.letters(name):
            bounces.bounced(session, letter.token, hard, "5.1.1")


def begun(table: Table, pace: int = 72) -> str:
    """Somebody has to move and has had two letters."""
    table.open(pace=pace)
    table.post()
    table.choose_windows()
    table.post()
    return table.asked


def place(table: Table, name: str) -> dict[str, str]:
    seat = table.game.seats_of(table.players[name])[0]
    with table.store.db.read() as session:
        return dict(tables.places(session, table.game_id)[seat])


def rung(table: Table) -> None:
    check_clocks(table.store)
    table.work()


def clocked(table: Table) -> int:
    return [stored.topic for stored in table.store.games.stored(table.game_id)].count("game.clocked")


def test_the_clock_stands_still_for_a_day_and_once(table: Table) -> None:
    lost = begun(table)
    before = place(table, lost)["deadline"]
    bounce_all(table, lost)
    for _ in range(3):
        rung(table)
    assert clocked(table) == 1
    assert place(table, lost)["deadline"] == times.later(before, 24)
    seat = table.game.seats_of(table.players[lost])[0]
    assert table.game.paused(seat) == 24
    told = [
        sentence.text(["Anna", "Bert"])
        for each in table.store.games.history(table.game_id, None)[-1:]
        for sentence in each.told
    ]
    assert told == [f"{lost} cannot be reached by mail: the clock stands still for 24 hours, or until the move."]


def test_a_look_at_what_was_asked_for_before_wakes_nobody_and_writes_its_heartbeat_alone(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    bounce_all(table, begun(table))
    woken: list[str] = []
    monkeypatch.setattr(table.store, "wake", woken.append)
    for _ in range(3):
        check_clocks(table.store)
    assert woken.count("apply") == 1
    table.work()
    written: list[str] = []
    for name in ("write", "single"):
        done = getattr(table.store.db, name)
        monkeypatch.setattr(table.store.db, name, lambda done=done, **how: written.append("x") or done(**how))
    check_clocks(table.store)
    assert len(written) == 1 and clocked(table) == 1


def test_the_table_is_told_once_and_of_the_clock(table: Table) -> None:
    lost = begun(table)
    bounce_all(table, lost)
    rung(table)
    written = table.post()
    assert [letter.kind for letter in written] == ["unreachable"]
    assert f"The clock of {lost} stands still for a day at most, or until the move." in written[0].text


def test_the_log_alone_gives_the_same_deadline(table: Table) -> None:
    lost = begun(table)
    bounce_all(table, lost)
    rung(table)
    before = place(table, lost)
    assert differences(table.store) == []
    rebuild(table.store)
    assert place(table, lost) == before


def test_the_next_move_has_its_own_time(table: Table) -> None:
    lost = begun(table)
    bounce_all(table, lost)
    rung(table)
    table.say(lost, table.legal(lost)[0])
    while table.asked != lost:
        table.say(table.asked, table.legal(table.asked)[0])
    fresh = place(table, lost)
    assert fresh["deadline"] == times.later(fresh["asked_since"], 72)
    rung(table)
    assert place(table, lost)["deadline"] == times.later(fresh["deadline"], 24), "he is still out of reach"
    assert clocked(table) == 2


def test_one_soft_bounce_a_letter_is_no_reason(table: Table) -> None:
    lost = begun(table)
    bounce_all(table, lost, hard=False)
    rung(table)
    assert clocked(table) == 0


@pytest.mark.parametrize("pace", [0, 72])
def test_only_who_is_asked_and_has_a_clock(table: Table, pace: int) -> None:
    asked = begun(table, pace)
    bounce_all(table, asked if not pace else next(name for name in table.players if name != asked))
    rung(table)
    assert clocked(table) == 0


def test_a_time_that_is_over_is_not_made_longer(table: Table) -> None:
    lost = begun(table)
    bounce_all(table, lost)
    table.let_pass(hours=73)
    rung(table)
    assert rings(table) == ["overdue"]


def rings(table: Table) -> list[str]:
    events = table.store.games.recorded(table.game_id)
    return [event.what for event in events if isinstance(event, Clocked)]


@pytest.mark.parametrize(
    ("body", "code"), [({"what": "paused", "hours": 25}, "bad_pause"), ({"what": "stopped"}, "bad_body")]
)
def test_a_longer_pause_is_refused(table: Table, body: dict[str, object], code: str) -> None:
    lost = begun(table)
    seat = table.game.seats_of(table.players[lost])[0]
    row = table.store.intake.submit(
        "clock", body, channel="clock", game=table.game_id, seat=seat, point=table.game.asked_since[seat]
    )
    table.work()
    decided = table.store.intake.row(row.id)
    assert decided is not None and decided.verdict is not None and decided.verdict.code == code
