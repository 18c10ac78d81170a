"""What a table settles on the page: clocks, votes, seats, leave to undo, orders in advance, the game after."""

from __future__ import annotations

import re
from datetime import timedelta

from service.commands import admission
from service.queries.wording import short_day
from service.store import times
from tests.letters.support import Table
from tests.web.playing import Person, forms, section
from tests.web.tables import buttons, folded, follow, press, settle
from workers.clock import check_clocks

DAILY = {"preset": "daily", "late": "replace"}


def begun(table: Table, **more: object) -> tuple[Person, Person]:
    """Who is asked, and the other one."""
    table.open(**{"pace": DAILY, **more})  # type: ignore[arg-type]
    table.choose_windows()
    check_clocks(table.store)
    late = table.asked
    return Person(table, late), Person(table, next(name for name in table.players if name != late))


def late(table: Table) -> None:
    table.let_pass(hours=30.1)
    with table.store.db.write() as session:
        session.run("UPDATE heartbeats SET at = ?", times.now())
    check_clocks(table.store)
    table.work()


def newcomer(table: Table) -> Person:
    table.players["Eva"] = table.store.players.add("Eva", "eva@mail.example", confirmed=True).id
    return Person(table, "Eva")


def test_clocks_of_all_stand_there_in_the_readers_zone(table: Table) -> None:
    asked, other = begun(table)
    table.set(other.name, zone="Europe/Prague")
    clocks = folded(other.look(), "clocks")
    assert f"{asked.name} sits asked; before" in clocks and "(Europe/Prague), in 1 d" in clocks
    assert f"{other.name} sits not asked; " in clocks and "of thinking time left" in clocks
    assert "When somebody's time runs out, the seat is offered to others." in clocks


def test_a_vote_is_called_and_answered(table: Table) -> None:
    one, other = begun(table)
    page = settle(one, "vote pause")
    assert "Your vote is noted: 1 of 2." in section(page, "bar")
    assert not section(page, "urgent")
    waiting = section(other.look(), "urgent")
    assert f"{one.name}: Stop all clocks" in waiting and "2 of 2 are needed" in waiting
    assert "It is decided." in section(settle(other, "vote pause"), "bar")
    assert table.game.clocks.stands_still and "the clock stands still" in folded(one.look(), "clocks")


def test_a_vote_against(table: Table) -> None:
    one, other = begun(table)
    settle(one, "vote call off")
    settle(other, "vote against call off")
    assert f"Against it: {other.name}." in folded(one.look(), "votes") and not section(other.look(), "urgent")


def test_more_time_takes_its_hours(table: Table) -> None:
    one, _ = begun(table)
    settle(one, "vote more time", hours="12")
    assert "More time for those who are asked (12 h)" in folded(one.look(), "votes")
    assert [each.hours for each in table.game.motions(times.now())] == [12]


def test_others_may_move_while_one_votes(table: Table) -> None:
    asked, other = begun(table)
    page = other.look()
    table.say(asked.name, table.legal(asked.name)[0])
    sent = press(other, "settle", page, nth=0)
    assert sent.status_code == 303
    assert "Done:" in section(follow(other, sent), "bar")


def test_only_lines_of_the_table_are_settled(table: Table) -> None:
    asked, _ = begun(table)
    before, page = table.game.version, asked.look()
    unknown = ('{"type":"table.vote","motion":"dance"}', '{"type":"table.release","number":0}', '{"type":"table.agree"')
    for command in (*unknown, '{"type":"sagrada.pass"}', "", "x" * 2000, "agree"):
        assert press(asked, "settle", page, command=command).status_code == 400
        table.work()
        assert table.game.version == before
    assert press(Person(table), "settle", page, command='{"type":"table.resign"}').status_code == 403


def test_a_holiday_stops_the_clock_and_says_what_is_left(table: Table) -> None:
    asked, _ = begun(table)
    table.set(asked.name, paused_until="2999-01-01")  # letters alone
    assert "You are away" not in folded(asked.look(), "clocks")
    day = (times.parsed(times.now()).date() + timedelta(days=4)).isoformat()
    assert press(asked, "pause", until=day).status_code == 303
    table.work()
    clocks = folded(asked.look(), "clocks")
    assert f"You are away until {short_day(day)}" in clocks and "You have 26 days" in clocks
    refused = press(asked, "pause", until="2001-01-01")
    assert refused.status_code == 400 and "not in the future" in refused.text
    assert press(asked, "back").status_code == 303
    table.work()
    clocks = folded(asked.look(), "clocks")
    assert "You are away" not in clocks and "You have 29 days" in clocks


def test_resign_and_come_back(table: Table) -> None:
    asked, other = begun(table)
    page = settle(asked, "resign")
    assert not table.game.offers and "Do you mean it?" in section(page, "bar")
    follow(asked, press(asked, "settle", page))
    assert f"The seat of {asked.name} is offered to others: by a resignation." in section(other.look(), "urgent")
    assert "come back" not in buttons(other.look())
    settle(asked, "come back")
    assert not table.game.offers and not section(other.look(), "urgent")


def test_an_offered_seat_is_taken(table: Table) -> None:
    asked, other = begun(table)
    assert "sits down" not in folded(other.look(), "since")
    late(table)
    eva = newcomer(table)
    seat = table.game.seats_of(table.players[asked.name])[0]
    page = eva.look()
    assert "the time was over" in section(page, "urgent")
    done = follow(eva, press(eva, "take", page))
    assert table.game.holders[seat].player == table.players["Eva"] and "Your turn" in done
    assert folded(other.look(), "since").count("Eva sits down.") == 1
    assert "/settle" not in asked.look() and "/take" not in asked.look()


def test_a_table_that_is_not_public_offers_its_seat_to_no_stranger(table: Table) -> None:
    begun(table)
    late(table)
    with table.store.db.write() as session:
        admission.insert(session, table.game_id, False, admission.Conditions())
    with table.store.db.read() as session:
        word = admission.of(session, table.game_id).word
    for stranger in (newcomer(table), Person(table)):
        assert stranger.browser.get(stranger.address).status_code == 403
        assert "/take" not in stranger.look(f"/t/{word}") and "/take" not in stranger.look()


def test_leave_to_undo_is_asked_and_given(table: Table) -> None:
    asked, other = begun(table)
    table.say(asked.name, "pass")
    table.say(other.name, "pass")
    version = table.game.version
    page = follow(asked, press(asked, "undo", asked.look()))
    assert "The others are asked." in section(page, "bar")
    assert f"Take back the move of version {version - 1}" in section(other.look(), "urgent")
    settle(other, "vote undo")
    assert table.game.version == version + 3 and "taken back" in asked.look()


def test_an_order_is_written_seen_and_dropped(table: Table) -> None:
    asked, other = begun(table)
    order = next(n for n, (_, fields) in enumerate(settles(other)) if "command" not in fields)
    page = follow(other, press(other, "settle", nth=order, order="take R5 to A1, else wait"))
    assert "1. when asked: take R5" not in page and "when asked: take R5 to A1, else wait" in folded(page, "ahead")
    assert "take R5 to A1, else wait" not in asked.look()
    settle(other, "order off")
    assert "Drop all orders" not in other.look()


def settles(person: Person) -> list[tuple[str, dict[str, str]]]:
    return [form for form in forms(person.look()) if form[0].endswith("/settle")]


def test_a_bad_order_is_refused_and_said(table: Table) -> None:
    _, other = begun(table)
    order = next(n for n, (_, fields) in enumerate(settles(other)) if "command" not in fields)
    page = follow(other, press(other, "settle", nth=order, order="dance"))
    assert "is no answer of" in section(page, "bar") and "Drop all orders" not in page


def test_the_switches(table: Table) -> None:
    _, other = begun(table)
    assert "given for me: yes" in folded(settle(other, "done alone off"), "ahead")
    assert "wait: no" in folded(other.look(), "ahead")
    assert "You are asked everything." in folded(settle(other, "ask me everything"), "ahead")


def test_a_rematch_is_one_table_for_both(table: Table) -> None:
    table.open("pig")
    table.to_the_end()
    anna, bert = Person(table, "Anna"), Person(table, "Bert")
    assert "/rematch" not in Person(table).look()
    first = press(anna, "rematch")
    table.work()
    second = press(bert, "rematch")
    table.work()
    again = re.findall(r"/games/(\w+)", first.headers["Location"] + second.headers["Location"])
    assert again[0] == again[1] != table.game_id
    assert table.store.games.get(again[0]).phase == "running"
    assert "/rematch" not in anna.look() and again[0] in anna.look()


def test_who_only_looks_on_can_press_nothing(table: Table) -> None:
    asked, _ = begun(table)
    settle(asked, "vote pause")
    for reader in (Person(table), newcomer(table)):
        assert re.findall('<form method="post" action="([^"]*)"', reader.look()) == ["/language"]
