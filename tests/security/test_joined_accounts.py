"""Who confirms an address joins an account, and nobody who had it before keeps a way in. On both databases."""

from __future__ import annotations

import re

import pytest

from service.store.letters import Letter
from tests.letters.support import Table, address, token
from tests.web.pages import Browser
from tests.web.test_outbox import at_work

VICTIM = "victim@mail.example"


def guest(table: Table, browser: Browser) -> str:
    """Plays a bot, and is called what it likes; the player."""
    with at_work(table):
        assert browser.send("/", "/play/pig").status_code == 303
    browser.send("/settings", name="Zebulon")
    with table.store.db.read() as session:
        return str(session.value("SELECT player FROM visitors ORDER BY made DESC"))


def letter_to(table: Table, browser: Browser, to: str, page: str = "/join", action: str = "") -> Letter:
    assert browser.send(page, action, address=to).status_code == 200
    table.post()
    return next(each for each in reversed(table.letters(kind="magic")) if each.address == to)


def link(letter: Letter) -> str:
    return f"/join/{token(letter, 'enter')}"


def code(letter: Letter) -> str:
    found = re.search(r"asked for the letter:\s+(\d{3} \d{3})", letter.text)
    assert found
    return found[1]


def test_who_prepared_an_account_for_a_victim_is_out_once_the_victim_presses(bare_table: Table) -> None:
    table = bare_table
    attacker, second = Browser(table), Browser(table)
    player = guest(table, attacker)
    pending = letter_to(table, attacker, "attacker@mail.example")
    feed = attacker.send("/settings", "/settings/feed").text
    second.client.set_cookie("__Host-posthorn", secret_of(attacker), domain="play.example", secure=True)
    letter = letter_to(table, attacker, VICTIM)
    assert "the address of the player Zebulon, who sits in 1 game" in " ".join(letter.text.split())

    victim = Browser(table)
    assert "It was asked for in another browser" in victim.see(link(letter))
    assert victim.send(link(letter)).status_code == 303 and "Zebulon" in victim.see("/settings")
    assert table.store.players.by_address(VICTIM)["id"] == player  # type: ignore[index]
    for other in (attacker, second):
        assert other.get("/settings").status_code == 303, "signed out"
    assert attacker.get(re.search(r"/feed/[\w-]+\.ics", feed)[0]).status_code == 404  # type: ignore[index]
    attacker.send(link(pending))
    assert "Zebulon" not in attacker.see("/settings"), "a link on its way leads to an account of its own"
    assert [each for each, _ in table.store.players.get(player).addresses] == [VICTIM]


def secret_of(browser: Browser) -> str:
    cookie = browser.client.get_cookie("__Host-posthorn", domain="play.example")
    assert cookie is not None
    return cookie.value


def test_guests_have_no_keys(bare_table: Table) -> None:
    browser = Browser(bare_table)
    player = guest(bare_table, browser)
    answer = browser.send("/settings", "/settings/key", key_name="mine")
    assert answer.status_code == 400 and "Guests have no keys" in answer.text
    assert bare_table.store.players.keys(player) == []


def test_in_the_browser_that_asked_everything_goes_on(bare_table: Table) -> None:
    browser = Browser(bare_table)
    player = guest(bare_table, browser)
    letter = letter_to(bare_table, browser, VICTIM)
    assert "another browser" not in browser.see(link(letter))
    fields = dict(browser.form("/join", "/join").fields)
    assert browser.post("/join/code", {**fields, "code": code(letter)}).status_code == 303
    assert "Zebulon" in browser.see("/settings")
    assert bare_table.store.players.by_address(VICTIM)["id"] == player  # type: ignore[index]


def test_an_address_is_added_to_an_account_only_where_that_was_asked(bare_table: Table) -> None:
    """Whoever owns the account keeps their own address, so ending sessions would not be enough."""
    table = bare_table
    owner, victim = Browser(table), Browser(table)
    owner.sign_in(table, address("Anna"))
    letter = letter_to(table, owner, VICTIM, "/settings", "/settings/address")
    page = victim.see(link(letter))
    assert "Anna" in page and "asked for in another browser" in page
    fields = dict(victim.form("/join", "/join").fields)
    assert victim.post(link(letter), fields).status_code == 400
    assert table.store.players.by_address(VICTIM) is None, "and the letter is not used up"
    assert owner.send(link(letter)).status_code == 303
    assert table.store.players.by_address(VICTIM)["id"] == table.players["Anna"]  # type: ignore[index]


@pytest.mark.parametrize("out", ["/join/out", "/settings/out_everywhere"])
def test_a_form_signs_nobody_in_again_after_signing_out(bare_table: Table, out: str) -> None:
    browser = Browser(bare_table)
    form = dict(browser.form("/", "/play/pig").fields)
    with at_work(bare_table):
        browser.post("/play/pig", form)
        player = bare_table.store.players.all()[-1]["id"]
        browser.send("/join/out" if out == "/join/out" else "/settings", out)
        browser.post("/play/pig", form)
    with bare_table.store.db.read() as session:
        assert session.value("SELECT count(*) FROM sessions WHERE player = ?", player) == 0
        assert session.value("SELECT count(*) FROM sessions") == 1, "another guest"
