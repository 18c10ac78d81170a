"""What an operator sees of the service: /live, /ready, metrics, `posthorn status`, the log, the page /operator."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import generate_latest

from ops.cli import status
from ops.server.logs import JsonEntry
from ops.server.metrics import Metrics
from service.app import create_app
from service.queries import health
from service.queries.health import Check
from service.store import circuit, counts, heartbeats, times
from service.store import letters as outbox
from service.store.intake import Row
from tests.letters.support import SITE, Table, address
from tests.web.pages import Browser
from workers.process import Process, Tools
from workers.watchdog import over

DEPLOY = Path(__file__).parents[2] / "ops" / "deploy"


@pytest.fixture
def either(url: str) -> Any:
    table = Table(url)
    yield table
    table.close()


def checks(table: Table) -> dict[str, Check]:
    return {check.name: check for check in health.look(table.store)}


def at_work(table: Table) -> Process:
    tools = Tools(table.store, table.mail_service)
    process = Process(lambda: tools, does_mail=False, looks=False)
    process.apply()
    process.clock()
    return process


def parked(table: Table) -> Row:
    row = table.store.intake.submit("say", {"lines": ["pass"]}, channel="test", player="nobody", game="none")
    table.store.intake.park(row, "it went wrong")
    return row


def a_mail(table: Table, status: str) -> None:
    with table.store.db.write() as session:
        session.run(
            "INSERT INTO mails (id, source, provider_id, mail_from, rcpt, auth, raw, arrived, status, reason)"
            " VALUES ('m1', 'file', '', 'x@y.example', '', '', ?, ?, ?, 'who is it')",
            b"x", times.now(), status,
        )  # fmt: skip


def test_each_check_is_well_while_the_service_works(table: Table) -> None:
    at_work(table)
    found = checks(table)
    assert len(health.look(table.store)) == len(found)
    assert set(found) == {*health.LIMITS, "database", "relay"}
    assert [check for check in found.values() if not check.is_well] == []


def test_each_check_fails_at_its_limit(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    at_work(table)
    table.open(start=False)
    table.store.intake.submit("sit", {}, channel="test", player=table.players["Bert"], game=table.game_id)
    a_mail(table, "new")
    with table.store.db.write() as session:
        circuit.opened(session, "421 busy", times.now())
        session.run("UPDATE followers SET position = 0")
    parked(table)
    monkeypatch.setitem(health.LIMITS, "parked", 0.0)
    monkeypatch.setitem(health.LIMITS, "disk", 1e12)
    table.let_pass(hours=2)
    wrong = {name for name, check in checks(table).items() if not check.is_well}
    assert wrong == {"workers", "clock", "commands", "mails", "letters", "log", "relay", "parked", "disk"}
    assert checks(table)["commands"].word == "the oldest open one waits 2 h"


def test_live_is_the_process_and_ready_the_service(table: Table) -> None:
    browser = create_app(table.store, SITE.url, mail=table.mail_service).test_client()
    assert browser.get("/live").status_code == browser.get("/health").status_code == 200
    answer = browser.get("/ready")
    assert (answer.status_code, set(answer.json["reasons"])) == (503, {"workers", "clock"})


def test_a_database_that_takes_nothing_is_seen(table: Table) -> None:
    at_work(table)
    with table.store.db.read() as session:
        session.run("PRAGMA query_only = ON")
    assert {name for name, check in checks(table).items() if not check.is_well} == {"database"}


def test_who_lost_the_database_is_counted(table: Table) -> None:
    counts.tally(counts.DATABASE_ERRORS)
    counts.write_tallies(table.store.db)
    counts.write_tallies(table.store.db)
    with table.store.db.read() as session:
        assert counts.tallies(session) == {counts.DATABASE_ERRORS: 1, counts.LEASES_LOST: 0}


def told(metrics: Metrics) -> dict[str, float]:
    lines = generate_latest(metrics.registry).decode().splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_what_came_since_is_measured_once_on_both_databases(either: Table) -> None:
    table = either
    assert {name for name, check in checks(table).items() if not check.is_well} == {"workers", "clock"}
    metrics = Metrics(table.store)
    told(metrics)
    table.open()
    table.post()
    found = told(metrics)
    assert (
        found['posthorn_commands_total{status="done"}'] == 2 == found['posthorn_verdict_seconds_count{channel="test"}']
    )
    letters = found['posthorn_letters_total{state="kept"}']
    assert letters == len(table.letters())
    again = told(metrics)
    assert (
        again['posthorn_commands_total{status="done"}'] == 2
        and again['posthorn_letters_total{state="kept"}'] == letters
    )


def test_a_row_that_waited_is_measured_when_it_is_decided(table: Table) -> None:
    table.open(start=False)
    metrics = Metrics(table.store)
    told(metrics)
    table.store.intake.submit("sit", {}, channel="late", player=table.players["Bert"], game=table.game_id)
    assert told(metrics)["posthorn_commands_open"] == 1
    table.work()
    found = told(metrics)
    assert found["posthorn_commands_open"] == 0 and found['posthorn_verdict_seconds_count{channel="late"}'] == 1


def test_dashboard_and_alerts_name_what_there_is(table: Table) -> None:
    found = {re.split(r"[{ ]", name)[0] for name in _types(Metrics(table.store))}
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    rules = [rule for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"] for rule in group["rules"]]
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    for expression in (*shown, *(rule["expr"] for rule in rules)):
        named = set(re.findall(r"posthorn_\w+", expression))
        assert named and named <= found, expression
        assert expression.count("(") == expression.count(")")
        checked = set(re.findall(r'check="(\w+)"', expression))
        assert checked <= health.LIMITS.keys()
    on_it = set(re.findall(r"posthorn_[a-z_]+?(?=_bucket|\b)", " ".join(shown)))
    assert {re.sub(r"_(bucket|sum|count)$", "", name) for name in found} <= on_it, "each is on the dashboard"
    assert all(rule["annotations"]["remedy"] for rule in rules)


def _types(metrics: Metrics) -> list[str]:
    """Names as they are asked for."""
    names = []
    for line in generate_latest(metrics.registry).decode().splitlines():
        if line.startswith("# TYPE ") and not line.split()[2].endswith("_created"):
            _, _, name, kind = line.split()
            names += [f"{name}_{part}" for part in ("bucket", "sum", "count")] if kind == "histogram" else [name]
    return names


def test_status_in_fifteen_lines(
    tmp_path: Path, table: Table, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at_work(table)
    parked(table)
    monkeypatch.setattr(status, "read_settings", lambda: None)
    monkeypatch.setattr(status, "open_store", lambda settings: table.store)
    monkeypatch.setattr(table.store, "close", lambda: None)
    assert status.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) <= 15 and "does its work" in lines[0] and "1 parked commands" in lines[-1]
    table.let_pass(hours=1)
    assert status.main(["--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert set(found["reasons"]) == {"workers", "clock", "log"} and found["counts"]["parked commands"] == 1


def logged(message: str, *values: object, **more: Any) -> dict[str, str]:
    record = logging.LogRecord("posthorn.test", logging.ERROR, "", 0, message, values, more.get("exc_info"))
    found: dict[str, str] = json.loads(JsonEntry().format(record))
    return found


def test_an_entry_bears_the_ids_of_what_is_in_hand() -> None:
    with over("row abcdefgh2345abcdefgh of game abcdefgh2345", 5):
        found = logged("it failed")
    assert (found["row"], found["game"]) == ("abcdefgh2345abcdefgh", "abcdefgh2345")
    assert logged("letter %d waits", 17)["letter"] == "17"
    assert "row" not in logged("nothing in hand")


def test_a_request_is_logged_by_its_rule(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    table.open()
    (letter, *_) = table.post()
    caplog.set_level(logging.INFO, "posthorn.requests")
    answer = create_app(table.store, SITE.url, mail=table.mail_service).test_client().get(f"/l/{letter.token}")
    (record,) = [each for each in caplog.records if each.name == "posthorn.requests"]
    assert "/l/<token>" in record.getMessage() and letter.token not in JsonEntry().format(record)
    assert re.fullmatch("[0-9a-f]{12}", answer.headers["X-Request-Id"])


@pytest.mark.parametrize(
    "secret", ["abcdefghijklmnopqrstuvwxyz23", "ph_" + "a1_-" * 8, "Ab-_1" * 8 + "xyz", "ab" * 16, "me:hunter2"]
)
def test_no_secret_is_logged(secret: str) -> None:
    said = f"postgresql://{secret}@host/db" if ":" in secret else f"of {secret} it said"
    try:
        raise ValueError(said)
    except ValueError as error:
        line = json.dumps(logged(said, exc_info=(ValueError, error, error.__traceback__)))
    assert secret not in line and "<secret>" in line


@pytest.fixture
def operator(table: Table) -> Browser:
    browser = Browser(table, operators="other@mail.example, Anna@mail.example")
    browser.sign_in(table, address("Anna"))
    return browser


def test_the_page_is_for_operators_alone(table: Table, operator: Browser) -> None:
    assert "None." in operator.see("/operator")
    assert Browser(table).get("/operator").status_code == 404, "nobody is named"
    other = Browser(table, operators="anna@mail.example")
    assert other.get("/operator").status_code == 303
    other.sign_in(table, address("Bert"))
    assert other.get("/operator").status_code == 404
    assert other.post("/operator/try_relay").status_code == 404


def test_an_address_that_is_not_confirmed_makes_no_operator(table: Table) -> None:
    table.store.players.add_address(table.players["Bert"], "boss@mail.example")
    browser = Browser(table, operators="boss@mail.example")
    browser.sign_in(table, address("Bert"))
    assert browser.get("/operator").status_code == 404


def test_remedies_are_buttons(table: Table, operator: Browser) -> None:
    row = parked(table)
    a_mail(table, "quarantined")
    with table.store.db.write() as session:
        circuit.opened(session, "421 <b>busy</b>", times.now())
        session.run("INSERT INTO bounces VALUES ('gone@mail.example', 3, ?, '5.1.1')", times.now())
        session.run("UPDATE mailbag SET status = 'parked', reason = 'no words'")
    page = operator.get("/operator").text
    assert (
        "it went wrong" in page and "421 &lt;b&gt;busy" in page and "gone@mail.example" in page and "who is it" in page
    )
    assert operator.post("/operator/judge_again", {"id": row.id}).status_code == 403, "not without the form"
    for act in ("judge_again", "write_again", "ignore", "write_to", "try_relay"):
        sent = operator.send("/operator", f"/operator/{act}")
        assert sent.headers["Location"].endswith("done=done"), act
    again = table.store.intake.row(row.id)
    assert again is not None and again.status == "open"
    with table.store.db.read() as session:
        assert not session.all("SELECT * FROM bounces") and not session.all(
            "SELECT * FROM mailbag WHERE status='parked'"
        )
        assert session.value("SELECT status FROM mails WHERE id = 'm1'") == "ignored"
        assert circuit.read(session).next <= times.now() and heartbeats.last(session) == ""
        assert outbox.oldest_waiting(session) == ""
