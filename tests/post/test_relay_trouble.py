"""A mail server that refuses, hangs up or is away harms nobody: letters wait, and so do the clocks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from domain.game import event_codec
from domain.game import events as ev
from ops.cli import mail as ops_mail
from service.app import create_app
from service.mail.outgoing import bounces
from service.queries import health
from service.store import circuit, heartbeats, times
from service.store.circuit import Circuit
from tests.letters.server import Server
from tests.letters.support import Table, address
from workers import relay
from workers.clock import check_clocks
from workers.relay import Relay

HOURS = 50


@pytest.fixture
def table(url: str, server: Server) -> Iterator[Table]:
    table = Table(url, names="Anna Bert Cleo", relay=Relay("127.0.0.1", server.port))
    table.let_pass()
    yield table
    table.close()


def passes(table: Table, hours: float, every: float = 4 / 60) -> None:
    """The clock looks, and the post works, as they do."""
    for _ in range(round(hours / every)):
        table.let_pass(hours=every)
        check_clocks(table.store)
        table.work()
        table.post()


def states(table: Table, name: str = "") -> list[str]:
    return [letter.state for letter in table.letters(name)]


def scores(table: Table) -> list[str]:
    with table.store.db.read() as session:
        return [row["address"] for row in session.all("SELECT address FROM bounces")]


def known(table: Table) -> Circuit:
    with table.store.db.read() as session:
        return circuit.read(session)


def kinds(table: Table) -> list[str]:
    return [event_codec.kind_of(event).removeprefix("game.") for event in table.store.games.recorded(table.game_id)]


TROUBLES: dict[str, Callable[[Server], None]] = {
    "never": lambda server: setattr(server.handler, "refuse_rcpt", "550 5.1.1 no such user"),
    "not this letter": lambda server: setattr(server.handler, "refuse_data", "554 5.7.1 spam"),
    "not from us": lambda server: setattr(server.handler, "refuse_mail", "553 5.7.1 who are you"),
    "later": lambda server: setattr(server.handler, "refuse_data", "451 4.3.0 later"),
    "hangs up": lambda server: setattr(server.handler, "hangs_up", True),
    "closing": lambda server: setattr(server.handler, "refuse_mail", "421 4.3.2 closing"),
}


def well_again(server: Server) -> None:
    handler = server.handler
    handler.refuse_rcpt = handler.refuse_data = handler.refuse_mail = ""
    handler.hangs_up = False


@pytest.mark.parametrize("trouble", TROUBLES)
def test_what_fails_for_all_is_the_servers_fault_and_letters_wait(
    table: Table, server: Server, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    TROUBLES[trouble](server)
    table.open()
    passes(table, 2)
    assert set(states(table)) == {"waiting"} and scores(table) == [] and known(table).is_open
    assert "The mail server takes no letters" in caplog.text
    well_again(server)
    passes(table, 0.5)
    assert set(states(table)) == {"handed over"} and not known(table).is_open
    assert "takes letters again" in caplog.text
    assert len(server.handler.taken) == len(table.letters())


def test_while_it_takes_none_one_letter_at_a_time_is_tried(table: Table, server: Server) -> None:
    table.open()
    table.post()
    server.handler.refuse_rcpt = "550 no"
    table.choose_windows()
    table.say(table.asked, "pass")
    for name in table.players:
        table.answer(table.letters(name)[0], "show")
    passes(table, 0.2)
    before = server.handler.recipients
    passes(table, 1, every=1 / 60)
    assert 5 <= server.handler.recipients - before <= 30  # of 60 looks at many letters


def test_whose_turn_was_not_delivered_is_not_timed_out(table: Table, server: Server) -> None:
    table.open(pace={"preset": "daily", "late": "default"})
    table.post()
    table.choose_windows()
    server.handler.refuse_data = "451 4.3.0 later"
    check_clocks(table.store)
    passes(table, HOURS)
    assert "clocked" not in kinds(table) and scores(table) == []
    server.handler.refuse_data = ""
    passes(table, 29.5)
    assert "clocked" not in kinds(table) and set(states(table)) == {"handed over"}
    gifts = [event for event in table.store.games.recorded(table.game_id) if isinstance(event, ev.Gifted)]
    assert len(gifts) == 1 and HOURS - 1 < hours_between(gifts[0].since, gifts[0].until) < HOURS + 1
    passes(table, 1.5)
    assert "clocked" in kinds(table), "with the letter the clock began to run"


def test_who_answers_elsewhere_meanwhile_has_not_used_that_time(table: Table, server: Server) -> None:
    table.open(pace={"preset": "daily", "late": "default"})
    table.post()
    table.choose_windows()
    server.handler.refuse_data = "451 4.3.0 later"
    check_clocks(table.store)
    passes(table, 20)
    first = table.asked
    table.say(first, table.legal(first)[0])
    moved = [event for event in table.store.games.recorded(table.game_id) if isinstance(event, ev.Moved)]
    assert moved[-1].used < 600


def test_nobody_is_reminded_of_what_they_were_not_told(table: Table, server: Server) -> None:
    table.open(pace={"preset": "daily", "late": "default"})
    table.post()
    table.choose_windows()
    server.handler.refuse_data = "451 4.3.0 later"
    check_clocks(table.store)
    passes(table, 28)
    assert table.letters(kind="urgent") == []


def test_a_digest_that_was_not_delivered_tells_no_game(tmp_path: Path, server: Server) -> None:
    table = Table(tmp_path, relay=Relay("127.0.0.1", server.port))
    table.let_pass()
    for name in table.players:
        table.set(name, digest="07:00")
    table.open(pace={"preset": "daily", "late": "default"})
    table.post()
    table.choose_windows()
    check_clocks(table.store)
    server.handler.refuse_data = "451 4.3.0 later"
    passes(table, 60)
    assert table.letters(kind="digest") and "clocked" not in kinds(table)
    server.handler.refuse_data = ""
    passes(table, 1.2)  # an hour after the last try at most it is tried again, and then its time is given back
    assert "gifted" in kinds(table)
    table.close()


@pytest.mark.parametrize(("said", "scored"), [("550 5.1.1 nobody here", True), ("550 5.7.1 policy", False)])
def test_one_address_among_others_that_work_is_refused(table: Table, server: Server, said: str, scored: bool) -> None:
    server.handler.refuse_for = {address("Bert"): said}
    table.open()
    table.post()
    passes(table, 0.5)
    assert "refused" in states(table, "Bert") and set(states(table, "Anna")) == {"handed over"}
    assert scores(table) == ([address("Bert")] if scored else [])
    assert not known(table).is_open


def test_full_greylisting_delays_letters_and_no_more(table: Table, server: Server) -> None:
    server.handler.greylists = (times.seconds, 5 * 60.0)
    table.open()
    passes(table, 1, every=1 / 60)
    assert set(states(table)) == {"handed over"} and scores(table) == []
    assert len(server.handler.taken) == len(table.letters())


def test_no_for_now_to_one_for_days_is_given_up_and_counts_against_nobody(table: Table, server: Server) -> None:
    server.handler.refuse_for = {address("Bert"): "452 4.2.2 full"}
    table.open()
    table.post()
    with table.store.db.write() as session:
        session.run("UPDATE letters SET refused = 60 WHERE address = ?", address("Bert"))
    passes(table, 0.5)
    table.choose_windows()
    passes(table, 2)
    assert "refused" in states(table, "Bert") and scores(table) == []


def test_a_server_that_takes_a_letter_and_never_says_so_gets_it_again_and_nobody_else_suffers(
    table: Table, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relay, "SECONDS", 0.3)
    go_on = server.hesitate()
    table.open()
    passes(table, 0.1)
    assert set(states(table)) == {"waiting"} and scores(table) == []
    go_on()
    passes(table, 1)
    assert set(states(table)) == {"handed over"}


def test_ready_fails_and_names_nobody(table: Table, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = create_app(table.store, "https://play.example", mail=table.mail_service).test_client()
    monkeypatch.setattr(health, "FRESH", 0.0)
    with table.store.db.write() as session:
        for who in (heartbeats.WORKERS, heartbeats.CLOCK):
            heartbeats.note(session, who, times.now())
    assert browser.get("/ready").status_code == 200 and browser.get("/ready").json["reasons"] == {}
    server.handler.refuse_rcpt = "550 5.1.1 no such user anna@mail.example"
    table.open()
    passes(table, 0.2)
    answer = browser.get("/ready")
    assert answer.status_code == 503 and "relay" in answer.json["reasons"] and "anna" not in answer.text
    assert browser.get("/health").status_code == 200


def test_a_database_that_is_away_is_a_reason_too(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    from eventsourcing.persistence import OperationalError

    def away() -> None:
        raise OperationalError("gone")

    browser = create_app(table.store, "https://play.example", mail=table.mail_service).test_client()
    monkeypatch.setattr(table.store.db, "read", away)
    answer = browser.get("/ready")
    assert (answer.status_code, set(answer.json["reasons"])) == (503, {"database"})


def test_the_operator_sees_true_states(
    table: Table, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server.handler.refuse_for = {address("Bert"): "550 5.1.1 nobody here"}
    table.open()
    table.post()
    passes(table, 0.5)
    with table.store.db.write() as session:
        bounces.bounced(session, table.letters("Cleo")[0].token, True, "5.2.2")
    server.handler.refuse_mail = "421 4.3.2 closing"
    table.choose_windows()
    passes(table, 0.2)
    ops_mail.list_out(ops_mail._parser().parse_args(["out"]), None, table.store)  # type: ignore[arg-type]
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("The mail server takes no letters since ")
    shown = {line.split()[2]: line for line in lines[1:]}
    assert "550 5.1.1 nobody here" in shown["refused"] and shown["bounced"].endswith("5.2.2")
    assert "421 4.3.2 closing" in shown["waiting"] and any("250 taken" in line for line in lines)


def hours_between(since: str, until: str) -> float:
    return (times.parsed(until) - times.parsed(since)).total_seconds() / 3600


@pytest.fixture(autouse=True)
def loud(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
