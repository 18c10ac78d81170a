"""The link to sign in with, and the pass it is changed for, work once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import pytest
from flask.testing import FlaskClient

from service.store import times
from tests.letters.support import Table, html, message, token
from tests.security.people import browser_of

# the link to sign in with, and the pass it is changed for


@pytest.fixture
def door(tmp_path: Path) -> Iterator[tuple[Table, FlaskClient, str]]:
    table = Table(tmp_path, names="")
    browser = browser_of(table)
    browser.post("/join", data={"name": "Ann", "address": "ann@mail.example"})
    (letter,) = table.post()
    yield table, browser, f"/join/{token(letter, 'enter')}"
    table.store.close()


def passed(page: str) -> str:
    found = re.search(r'action="/join/(\w+)/game"', page)
    assert found
    return found[1]


@contextmanager
def deciding(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The workers, whenever somebody waits for a verdict."""
    wait = table.store.intake.wait

    def at_once(row: str, seconds: float) -> Any:
        table.work()
        return wait(row, seconds)

    monkeypatch.setattr(table.store.intake, "wait", at_once)
    yield


def test_a_link_and_a_pass_work_once(door: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, browser, link = door
    ticket = passed(browser.post(link).text)
    assert browser.post(link).status_code == browser.get(link).status_code == 404
    with deciding(table, monkeypatch):
        bad = browser.post(f"/join/{ticket}/game", data={"title": "sagrada", "addresses": "a..b@x"})
        assert bad.status_code == 400 and "is no mail address" in bad.text, "what was wrong, and another try"
        assert browser.post(f"/join/{ticket}/game", data={"title": "sagrada", "bots": "1"}).status_code == 404
        again = passed(bad.text)
        opened = browser.post(f"/join/{again}/game", data={"title": "sagrada", "bots": "1"})
        assert opened.status_code == 302
        assert browser.post(f"/join/{again}/game", data={"title": "sagrada", "bots": "1"}).status_code == 404
    with table.store.db.read() as session:
        assert session.value("SELECT count(*) FROM tables") == 1


def test_a_pass_is_no_link_and_a_link_no_pass(door: Any) -> None:
    _, browser, link = door
    assert browser.post(f"{link}/game", data={"title": "sagrada"}).status_code == 404
    ticket = passed(browser.post(link).text)
    assert browser.get(f"/join/{ticket}").status_code == browser.post(f"/join/{ticket}").status_code == 404


def test_both_end_after_an_hour_however_often_one_tries(door: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, browser, link = door
    ticket = passed(browser.post(link).text)
    bad = browser.post(f"/join/{ticket}/game", data={"title": "sagrada", "addresses": "x"})
    with table.store.db.read() as session:
        ends = {row["expires"] for row in session.all("SELECT expires FROM grants WHERE hold LIKE '%inside%'")}
    assert len(ends) == 1
    with table.store.db.write() as session:
        session.run("UPDATE grants SET expires = ?", times.now())
    assert browser.post(f"/join/{passed(bad.text)}/game", data={"title": "sagrada"}).status_code == 404


def test_two_at_once_are_one(door: Any) -> None:
    table, _, link = door
    gate, said = Barrier(4), list[int]()

    def press() -> None:
        browser = browser_of(table)
        gate.wait()
        said.append(browser.post(link).status_code)

    threads = [Thread(target=press) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(said) == [200, 404, 404, 404]


def test_a_sign_in_link_is_in_no_header(door: Any) -> None:
    table, _, link = door
    (letter,) = table.letters()
    ticket = link.rpartition("/")[2]
    assert ticket in letter.text and ticket in html(letter)
    assert all(ticket not in value for value in message(letter).values())
