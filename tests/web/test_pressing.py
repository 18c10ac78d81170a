"""A press on a page of a letter: at once where its reader is signed in, else once he has, and never twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.store.letters import Letter
from tests.letters.support import AT_ONCE, Table, address, token
from tests.web.pages import Browser
from tests.web.test_outbox import at_work
from workers.relay import Relay


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path, relay=Relay("127.0.0.1", 9), policy=AT_ONCE)
    table.open(bots=1)
    table.mail_service.post.write()
    yield table
    table.store.close()


def pressed(table: Table, browser: Browser) -> str:
    letter = table.letters("Anna")[0]
    with at_work(table):
        return browser.send(f"/l/{token(letter)}/1").text


def mail_to(table: Table, name: str) -> Letter:
    table.mail_service.post.write()
    return table.letters(name, "magic")[-1]


def moves(table: Table) -> int:
    return sum(
        event.kind == "game.moved" and event.seat == 0 for event in table.store.games.history(table.game_id, None)
    )


def test_whoever_holds_the_letter_has_to_show_that_he_is_its_reader(table: Table) -> None:
    browser = Browser(table)
    assert "It is done as soon as you have shown that it was you" in pressed(table, browser)
    assert moves(table) == 0 and not table.letters(kind="confirm")
    link = f"/join/{token(mail_to(table, 'Anna'), 'enter')}"
    with at_work(table):
        assert "You said" in browser.send(link).text
        assert browser.get(link).status_code == 404
    assert [letter.address for letter in table.letters(kind="magic")] == [address("Anna")]
    assert moves(table) == 1


def test_signed_in_as_its_reader_it_acts_at_once(table: Table) -> None:
    browser = Browser(table)
    browser.send("/join", address=address("Anna"))
    browser.send(f"/join/{token(mail_to(table, 'Anna'), 'enter')}")
    assert "You said" in pressed(table, browser)
    assert moves(table) == 1 and len(table.letters(kind="magic")) == 1


def test_signed_in_as_somebody_else_it_does_not(table: Table) -> None:
    browser = Browser(table)
    browser.send("/join", address=address("Bert"))
    browser.send(f"/join/{token(mail_to(table, 'Bert'), 'enter')}")
    assert "It is done as soon as" in pressed(table, browser)
    assert moves(table) == 0


def test_a_page_of_another_site_cannot_press_for_one_who_is_signed_in(table: Table) -> None:
    browser = Browser(table)
    browser.send("/join", address=address("Anna"))
    browser.send(f"/join/{token(mail_to(table, 'Anna'), 'enter')}")
    way = f"/l/{token(table.letters('Anna')[0])}/1"
    assert browser.post(way).status_code == 403
    assert browser.post(way, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert moves(table) == 0
