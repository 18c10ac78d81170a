"""From nothing to a game with somebody invited by address, by letters and buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from service.letters.outbox import Letter
from service.letters.reply import reply
from tests.letters.support import Table, token
from tests.web.test_outbox import at_work, written


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path, names="")
    with at_work(table):
        yield table
    table.mail_service.close()
    table.store.close()


@pytest.fixture
def browser(table: Table) -> FlaskClient:
    return create_app(table.store, "https://play.example", mail=table.mail_service).test_client()


def link_for(table: Table, browser: FlaskClient, address: str = "ann@mail.example") -> str:
    assert "on its way" in browser.post("/join", data={"name": "Ann", "address": address}).text
    letter = written(table, 1)[0]
    assert letter.address == address
    return f"/join/{token(letter, 'enter')}"


def inside(browser: FlaskClient, link: str) -> str:
    found = re.search(r'action="(/join/\w+/game)"', browser.post(link).text)
    assert found
    return found[1]


def test_looking_at_the_link_does_nothing_and_the_button_works_once(table: Table, browser: FlaskClient) -> None:
    link = link_for(table, browser)
    for _ in range(2):
        assert 'method="post"' in browser.get(link).text
    assert table.store.players.by_address("ann@mail.example") is None
    assert "Welcome, Ann" in browser.post(link).text
    row = table.store.players.by_address("ann@mail.example")
    assert row is not None and row["confirmed"]
    assert browser.post(link).status_code == 404


def test_one_link_an_hour(table: Table, browser: FlaskClient) -> None:
    link_for(table, browser)
    browser.post("/join", data={"name": "Ann", "address": "ann@mail.example"})
    browser.post("/join", data={"name": "Bob", "address": "bob@mail.example"})
    written(table, 2)
    assert [letter.address for letter in table.letters()] == ["ann@mail.example", "bob@mail.example"]


def test_what_is_no_address_is_refused(browser: FlaskClient) -> None:
    assert browser.post("/join", data={"address": "not an address"}).status_code == 400


def test_a_letter_of_a_game_is_no_sign_in_link(table: Table, browser: FlaskClient) -> None:
    game = inside(browser, link_for(table, browser))
    browser.post(game, data={"title": "sagrada", "bots": "1"})
    letter = written(table, 2)[1]
    for use in ("enter", "reply", "read"):
        assert browser.get(f"/join/{token(letter, use)}").status_code == 404


def test_the_first_link_opens_no_game(table: Table, browser: FlaskClient) -> None:
    link = link_for(table, browser)
    assert browser.post(f"{link}/game", data={"title": "sagrada"}).status_code == 404


def test_somebody_invited_by_address_joins_with_one_word(table: Table, browser: FlaskClient) -> None:
    game = inside(browser, link_for(table, browser))
    opened = browser.post(game, data={"title": "sagrada", "addresses": "ben@mail.example"})
    assert opened.status_code == 302
    invitation = written(table, 2)[1]
    assert (invitation.kind, invitation.address) == ("invited", "ben@mail.example")
    answered(table, invitation, "join")
    last = {letter.address: letter for letter in written(table, 4)}
    ann, ben = last["ann@mail.example"], last["ben@mail.example"]
    assert (ann.kind, ben.kind) == ("started", "answer")
    assert 'You wrote "join": done.' in ben.text and "Sagrada 1 begins." in ben.text and ben.options
    row = table.store.players.by_address("ben@mail.example")
    assert row is not None and row["confirmed"]


def answered(table: Table, letter: Letter, line: str) -> None:
    site = table.mail_service.site
    raw = reply(letter, site, letter.token, line)
    table.mail_service.inbox.accept(raw, letter.address, [site.reply_to(letter.token)], "outbox", "", {"local": "yes"})
