"""Time over the real store: holidays, seats that change hands, letters, reliability, the feed."""

from __future__ import annotations

import re
from datetime import date, timedelta
from zoneinfo import ZoneInfo

import pytest

from domain.game.audit import audit
from service.projections import tables
from service.queries import clocks
from service.store import times
from tests.letters.support import Table, address
from tests.pace.tables import begun, kinds, newcomer, sits, text, wait
from tests.web.playing import Person
from workers.apply import work_off
from workers.clock import check_clocks
from workers.rebuild import differences


def test_a_night_counts_from_when_it_was_set(table: Table) -> None:
    late = begun(table)
    before = next(iter(clocks.deadlines_of(table.store, table.players[late]))).deadline
    hour = times.parsed(times.now()).hour
    table.set(late, night=f"{hour:02}:00-{(hour + 8) % 24:02}:00")
    table.work()
    assert kinds(table)[-1] == "calendar_changed"
    after = next(iter(clocks.deadlines_of(table.store, table.players[late]))).deadline
    assert after > times.later(before, 7) and differences(table.store) == []


def test_a_holiday_stops_every_clock_and_the_answer_says_what_it_took(table: Table) -> None:
    late = begun(table)
    letter = table.letters(late)[-1]
    day = (times.parsed(times.now()).date() + timedelta(days=10)).isoformat()
    table.answer(letter, f"pause until {day}")
    said = text(table, late, "answer")
    assert f"stand still until {day}" in said and "10 days of holiday; 20 are left" in said and "deadlines now" in said
    for _ in range(8):
        wait(table, 24)
    assert "clocked" not in kinds(table)
    wait(table, 24 * 4)
    assert "clocked" in kinds(table)


def test_without_days_left_nothing_is_done_and_that_is_said(table: Table) -> None:
    late = begun(table)
    far = (times.parsed(times.now()).date() + timedelta(days=31)).isoformat()
    table.answer(table.letters(late)[-1], f"pause until {far}")
    assert "you have 30" in text(table, late, "answer")
    player = table.store.players.get(table.players[late])
    assert "paused_until" not in player.settings and not player.calendar.away


def test_a_holiday_ends_early_by_mail_and_the_days_that_are_left_go_back(table: Table) -> None:
    late = begun(table)
    letter = table.letters(late)[-1]
    day = (times.parsed(times.now()).date() + timedelta(days=10)).isoformat()
    table.answer(letter, f"pause until {day}")
    wait(table, 48)
    table.answer(letter, "pause off")
    said = text(table, late, "answer")
    assert "You are back: your clocks run again. 7 days of holiday go back; 27 are left." in said
    assert "deadlines now" in said and clocks.away_until(table.store, table.players[late]) == ""
    assert not table.store.players.get(table.players[late]).settings["paused_until"]
    assert "holiday is cut short: 7 days" in "\n".join(audit(table.store.games.events_of(table.players[late])))
    wait(table, 29.9)
    assert "clocked" not in kinds(table)
    wait(table, 0.3)
    assert "clocked" in kinds(table) and differences(table.store) == []


def test_who_is_on_no_holiday_cannot_end_one(table: Table) -> None:
    late = begun(table)
    table.answer(table.letters(late)[-1], "pause off")
    assert "You are on no holiday." in text(table, late, "answer")


def test_a_holiday_that_is_booked_and_cut_at_once_costs_its_day(table: Table) -> None:
    anna = table.players["Anna"]
    for left in (29, 28, 27):
        table.store.players.book_holiday(anna, (times.parsed(times.now()).date() + timedelta(days=5)).isoformat())
        table.let_pass(minutes=1)
        assert table.store.players.cut_holiday(anna) == (4, left)
    assert not [span for span in table.store.players.get(anna).calendar.away if span.until > times.now()]


@pytest.mark.parametrize("day", ["2001-01-01", "0001-01-01", "9999-12-31", "2026-02-30", "x" * 5000])
def test_hostile_days_are_refused(table: Table, day: str) -> None:
    with pytest.raises(Exception, match=r"past_day|no_holiday|bad_day"):
        table.store.players.book_holiday(table.players["Anna"], day)


def test_the_store_of_days_is_refilled_each_month(table: Table) -> None:
    anna = table.players["Anna"]
    today = times.parsed(times.now()).date()
    days, left = table.store.players.book_holiday(anna, (today + timedelta(days=30)).isoformat())
    assert (days, left) == (30, 0)
    table.let_pass(days=70)
    months = _months(today, today + timedelta(days=70))
    assert clocks.holiday_left(table.store, anna) == 2.5 * months


def _months(first: date, last: date) -> int:
    return (last.year - first.year) * 12 + last.month - first.month


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Etc/GMT+12"])
def test_letter_page_and_answer_show_a_deadline_by_the_readers_own_clock(table: Table, zone: str) -> None:
    for name in table.players:
        table.set(name, zone=zone)
    late = begun(table)
    due = next(iter(clocks.deadlines_of(table.store, table.players[late]))).deadline
    here = times.parsed(due).astimezone(ZoneInfo(zone))
    shown = f"{here:%a} {here.day} {here:%b %H:%M} ({zone})"
    assert f"Please answer before {shown}, in 1 d " in text(table, late, table.letters(late)[-1].kind)
    reader = Person(table, late)
    assert f"before {shown}, in 1 d " in reader.look(reader.address)
    day = here.date() + timedelta(days=3)
    table.answer(table.letters(late)[-1], f"pause until {day}")
    after = times.parsed(next(iter(clocks.deadlines_of(table.store, table.players[late]))).deadline)
    said = text(table, late, "answer")
    assert f"stand still until {day}" in said and f"{after.astimezone(ZoneInfo(zone)):%H:%M} ({zone})" in said
    assert after.astimezone(ZoneInfo(zone)).date() >= day


# seats


def test_two_race_for_an_offered_seat_and_one_has_it(table: Table) -> None:
    late = begun(table, "replace")
    wait(table, 30.1)
    assert table.game.offers
    newcomer(table)
    seat = table.game.seats_of(table.players[late])[0]
    rows = [
        table.store.intake.submit("sit", {}, channel="api", player=table.players["Eva"], game=table.game_id),
        table.store.intake.submit(
            "say", {"lines": ["come back"]}, channel="mail", player=table.players[late], game=table.game_id
        ),
    ]
    table.work()
    verdicts = [table.store.intake.row(row.id).verdict for row in rows]  # type: ignore[union-attr]
    assert [each.status for each in verdicts] == ["done", "refused"]  # type: ignore[union-attr]
    assert table.game.holders[seat].player == table.players["Eva"] and differences(table.store) == []


def test_the_old_player_came_back_first(table: Table) -> None:
    late = begun(table, "replace")
    wait(table, 30.1)
    newcomer(table)
    assert table.say(late, "come back").status == "done" and sits(table, "Eva") == "refused"
    assert table.game.seats_of(table.players[late])


def test_after_it_changed_hands_the_old_player_learns_nothing_more(table: Table) -> None:
    late = begun(table, "replace")
    letter = table.letters(late)[-1]
    wait(table, 30.1)
    newcomer(table)
    assert sits(table, "Eva") == "done"
    written = table.post()
    assert {each.kind for each in written if each.address == address(late)} == {"left"}
    assert [each.kind for each in written if each.address == address("Eva")] == ["started"]
    for line in ("show", "1", "say hello"):
        table.answer(letter, line)
    (told,) = table.letters(late, "fresh")
    assert "a seat at Sagrada that is not yours any more" in " ".join(told.text.split())
    assert (told.game, told.options, table.letters(late, "answer")) == ("", (), [])
    assert table.store.games.get(table.game_id).seats_of(table.players[late]) == ()


def test_who_writes_while_his_seat_changes_hands_is_told_that_alone(table: Table) -> None:
    late = begun(table, "replace")
    letter = table.letters(late)[-1]
    wait(table, 30.1)
    table.store.intake.submit("sit", {}, channel="api", player=newcomer(table), game=table.game_id)
    work_off(table.store)  # decided, and not followed
    table.answer(letter, "show", "history", "preview 1", "1")
    assert "not yours any more" in table.letters(late, "fresh")[-1].text and table.letters(late, "answer") == []
    assert [each.kind for each in table.letters(late)][-2:].count("left") == 1


def test_a_letter_that_waits_for_the_server_is_void_for_the_old_player(table: Table) -> None:
    from service.mail.outgoing.delivery_policy import outlived

    late = begun(table, "replace")
    letter = table.letters(late)[-1]
    assert outlived(table.store, letter) == ""
    wait(table, 30.1)
    newcomer(table)
    sits(table, "Eva")
    assert outlived(table.store, letter) == "the seat is not yours any more"


def test_a_motion_is_put_and_decided_by_mail(table: Table) -> None:
    late = begun(table)
    first, second, third = late, *(name for name in ("Anna", "Bert", "Cora") if name != late)
    table.answer(table.letters(first)[-1], "vote call off")
    letter = table.letters(second, "table")[-1]
    assert f"{first} votes for: call off." in letter.text and "(1) agree: " in letter.text
    table.answer(letter, "agree")
    table.answer(table.letters(third, "table")[-1], "agree")
    assert table.game.closed == "called off"
    assert "agreed to call the game" in text(table, third, "cancelled")


def test_an_order_is_given_by_mail_and_used(table: Table) -> None:
    late = begun(table)
    other = next(name for name in table.players if name != late)
    table.answer(table.letters(other)[-1], "when asked: pass")
    assert "Nobody else sees it before it is used." in text(table, other, "answer")
    for _ in range(3):
        if any(getattr(event, "advance", "") for event in table.store.games.recorded(table.game_id)):
            break
        table.say(table.asked, "pass")
    used = [event for event in table.store.games.recorded(table.game_id) if getattr(event, "advance", "")]
    assert [event.cause.channel for event in used] == ["order"]


def test_a_bad_order_in_a_mail_is_refused_alone(table: Table) -> None:
    late = begun(table)
    table.answer(table.letters(late)[-1], "when asked: nonsense of mine\n\n" + table.legal(late)[-1])
    assert "moved" in kinds(table)[-3:]
    said = text(table, late, "answer")
    assert 'nonsense of mine": not done.' in said and "is no answer of" in said and ": done." in said


def test_a_vote_is_done_beside_moves_that_are_not(table: Table) -> None:
    late = begun(table)
    table.answer(table.letters(late)[-1], "vote call off\n\n" + table.legal(late)[-1] + "\n\ntake R9 to Z9")
    said = text(table, late, "answer")
    assert kinds(table)[-1] == "voted" and '"vote call off": done.' in said
    assert "The moves of one mail are done together or not at all." in said and "comes after luck" not in said


# tables, people, the feed


def test_a_table_that_never_begins_is_told_and_closed(table: Table) -> None:
    table.open(start=False)
    check_clocks(table.store)
    wait(table, 24 * 13)
    assert [letter for letter in table.post() if letter.kind == "unstarted"] == []
    wait(table, 24 * 2)
    assert [letter.address for letter in table.post() if letter.kind == "unstarted"] == [address("Anna")]
    wait(table, 24 * 16)
    assert table.game.closed == "never began"
    assert any("did not begin within a month" in letter.text for letter in table.post())


def test_reliability_counts_answers_deadlines_and_seats_left(table: Table) -> None:
    late = begun(table, "replace")
    table.let_pass(hours=1)
    table.say(late, table.legal(late)[-1])
    found = clocks.reliability(table.store, table.players[late])
    assert (found.games, found.missed, found.left) == (1, 0, 0)
    gone = table.asked
    wait(table, 30.1)
    newcomer(table)
    sits(table, "Eva")
    found = clocks.reliability(table.store, table.players[gone])
    assert (found.missed, found.left) == (1, 1)


def test_a_question_that_the_clock_answers_after_the_grace_is_one_missed_deadline(table: Table) -> None:
    gone = begun(table, "replace")
    wait(table, 30.1)
    wait(table, 48.1)
    assert kinds(table).count("clocked") >= 2
    player = table.players[gone]
    assert clocks.reliability(table.store, player).missed == clocks.deadlines_missed(table.store, player) == 1


def test_the_feed_is_a_calendar_of_deadlines_behind_a_secret_address(table: Table) -> None:
    late = begun(table)
    player = table.players[late]
    text = clocks.feed(clocks.deadlines_of(table.store, player), times.now(), "https://play.example")
    assert text.startswith("BEGIN:VCALENDAR\r\n") and text.count("BEGIN:VEVENT") == 1 and "TRIGGER:-PT360M" in text
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    assert re.search(r"DTSTART:\d{8}T\d{6}Z", text)
    token = clocks.new_feed(table.store, player)
    assert clocks.feed_player(table.store, token) == player
    assert [clocks.feed_player(table.store, each) for each in ("", "x", token[:-1], token + "0", "é" * 32)] == [
        None
    ] * 5
    newer = clocks.new_feed(table.store, player)
    assert [clocks.feed_player(table.store, each) for each in (token, newer)] == [None, player]


def test_lists_show_the_deadline_and_the_offered_seats(table: Table) -> None:
    late = begun(table, "replace")
    with table.store.db.read() as session:
        mine = tables.mine(session, table.players[late])
    due = next(iter(clocks.deadlines_of(table.store, table.players[late])))
    assert mine[0]["deadline"] == due.deadline
    wait(table, 30.1)
    assert [(row["game"], row["reason"]) for row in clocks.offered_seats(table.store)] == [(table.game_id, "late")]
