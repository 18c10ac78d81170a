"""Signing in and up: by the link of a letter, by its six digits, once; and what nobody may learn or repeat."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from service.store import times
from service.store.letters import Letter
from tests.letters.support import Table, address, html, message, token
from tests.web.pages import Browser

ANN = "ann@mail.example"


@pytest.fixture
def browser(table: Table) -> Browser:
    return Browser(table)


def letter_for(table: Table, browser: Browser, address: str = ANN, name: str = "Ann") -> Letter:
    assert "A letter is on its way" in browser.send("/join", address=address, name=name).text
    table.post()
    return next(each for each in reversed(table.letters(kind="magic")) if each.address == address)


def link(letter: Letter) -> str:
    return f"/join/{token(letter, 'enter')}"


def digits(letter: Letter) -> str:
    found = re.search(r"asked for the letter:\s+(\d{3} \d{3})", letter.text)
    assert found
    return found[1]


def who(browser: Browser) -> str:
    found = re.search(r'class="who"><span>\s*(?:<a[^>]*>)?([^<]*)', browser.get("/titles").text)
    return found[1] if found else ""


def test_looking_at_the_link_does_nothing_and_the_button_works_once(table: Table, browser: Browser) -> None:
    way = link(letter_for(table, browser))
    for _ in range(2):
        assert 'method="post"' in browser.see(way)
    assert table.store.players.by_address(ANN) is None and not who(browser)
    assert browser.send(way).status_code == 303 and who(browser) == "Ann"
    row = table.store.players.by_address(ANN)
    assert row is not None and row["confirmed"]
    assert browser.get(way).status_code == 404


def test_six_digits_do_the_same_in_the_browser_that_asked(table: Table, browser: Browser) -> None:
    letter = letter_for(table, browser)
    other = Browser(table)
    other.get("/join")
    code, fields = digits(letter), dict(browser.form("/join", "/join").fields)
    assert other.post("/join/code", {**dict(other.form("/join", "/join").fields), "code": code}).status_code == 400
    assert browser.post("/join/code", {**fields, "code": code}).status_code == 303 and who(browser) == "Ann"
    assert browser.get(link(letter)).status_code == 404, "the letter is used up"


def test_digits_can_be_tried_five_times(table: Table, browser: Browser) -> None:
    letter = letter_for(table, browser)
    fields = dict(browser.form("/join", "/join").fields)
    wrong = f"{(int(digits(letter).replace(' ', '')) + 1) % 10**6:06}"
    for _ in range(5):
        assert "not the six digits" in browser.post("/join/code", {**fields, "code": wrong}).text
    assert "do not count any more" in browser.post("/join/code", {**fields, "code": digits(letter)}).text
    assert browser.send(link(letter)).status_code == 303, "the link is no worse for it"


def test_both_end_after_a_quarter_of_an_hour(table: Table, browser: Browser) -> None:
    letter = letter_for(table, browser)
    with table.store.db.write() as session:
        ends = session.value("SELECT expires FROM grants WHERE id = ?", letter.grant_id)
        assert times.parsed(ends) - times.parsed(letter.made) < timedelta(minutes=15, seconds=30)
        session.run("UPDATE grants SET expires = ?", times.now())
        session.run("UPDATE sign_ins SET made = ?", times.later(times.now(), -0.26))
    fields = dict(browser.form("/join", "/join").fields)
    assert browser.post("/join/code", {**fields, "code": digits(letter)}).status_code == 400
    assert browser.get(link(letter)).status_code == 404


def test_asking_again_sends_again_but_a_double_press_is_one(table: Table, browser: Browser) -> None:
    letter_for(table, browser)
    letter_for(table, browser)
    fields = {**dict(browser.form("/join", "/join").fields), "address": ANN}
    for _ in range(2):
        browser.post("/join", fields)
    table.post()
    assert len(table.letters(kind="magic")) == 3


def test_nothing_tells_whether_an_address_is_known(table: Table, browser: Browser) -> None:
    pages = []
    for to in (address("Anna"), "nobody@mail.example"):
        text = browser.send("/join", address=to).text
        pages.append(re.sub(r'value="[^"]*"', "", text))
    assert pages[0] == pages[1]


def test_a_page_of_another_site_signs_nobody_in(table: Table, browser: Browser) -> None:
    way = link(letter_for(table, browser))
    assert browser.post(way).status_code == 403
    assert browser.send(way).status_code == 303


def test_what_is_no_address_is_refused_with_an_example(browser: Browser) -> None:
    answer = browser.send("/join", address="not an address")
    assert answer.status_code == 400 and "one is like ann@example.org" in answer.text


def test_only_letters_to_sign_in_are_links_to_sign_in(table: Table, browser: Browser) -> None:
    table.open()
    letter = table.post()[0]
    for use in ("enter", "reply", "read"):
        assert browser.get(f"/join/{token(letter, use)}").status_code == 404


def test_the_cookie_is_for_this_host_alone_and_only_its_hash_is_stored(table: Table, browser: Browser) -> None:
    cookie = next(
        each for each in browser.sign_in(table, ANN).headers.getlist("Set-Cookie") if each.startswith("__Host-")
    )
    for part in ("Secure", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=7776000"):
        assert part in cookie
    secret = cookie.partition("=")[2].partition(";")[0]
    with table.store.db.read() as session:
        stored = str([dict(row) for row in session.all("SELECT * FROM sessions")])
    assert len(secret) == 43 and secret not in stored


def test_a_session_moves_its_end_on_once_a_day_and_ends_after_ninety(table: Table, browser: Browser) -> None:
    browser.sign_in(table, ANN, "Ann")

    def aged(days: float) -> None:
        with table.store.db.write() as session:
            for column in ("used", "ends"):
                for row in session.all(f"SELECT hash, {column} AS at FROM sessions"):
                    then = times.later(row["at"], -24 * days)
                    session.run(f"UPDATE sessions SET {column} = ? WHERE hash = ?", then, row["hash"])

    assert "Set-Cookie" not in browser.get("/commitments").headers
    for _ in range(2):
        aged(60)
        assert "__Host-posthorn" in browser.get("/titles").headers["Set-Cookie"]
        assert who(browser) == "Ann"
    aged(91)
    assert not who(browser)


def test_signing_out_ends_the_session_itself(table: Table, browser: Browser) -> None:
    browser.sign_in(table, ANN, "Ann")
    copy = browser.client.get_cookie("__Host-posthorn", domain="play.example")
    assert copy is not None
    fields = dict(browser.form("/join/out", "/join/out").fields)
    assert browser.post("/join/out", fields).status_code == 303 and not who(browser)
    browser.client.set_cookie("__Host-posthorn", copy.value, domain="play.example", secure=True, path="/")
    assert not who(browser), "a copy of the cookie is worth nothing"


def test_one_goes_on_to_the_page_one_came_from_and_nowhere_else(table: Table, browser: Browser) -> None:
    for to, leads in (("/commitments", "/commitments"), ("//evil.example", "/"), ("https://evil.example", "/")):
        browser.send(f"/join?go={to}", "/join", address=ANN)
        table.post()
        answer = Browser(table).send(link(table.letters(kind="magic")[-1]))
        assert answer.headers["Location"] in (leads, f"https://play.example{leads}")


def test_a_sign_in_link_is_in_no_header(table: Table, browser: Browser) -> None:
    letter = letter_for(table, browser)
    ticket = link(letter).rpartition("/")[2]
    assert ticket in letter.text and ticket in html(letter)
    assert all(ticket not in value for value in message(letter).values())
