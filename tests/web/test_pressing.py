"""A press on a page of a letter: at once where its reader is signed in, else once they are, and never twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from werkzeug.test import TestResponse

from service.store.letters import Letter
from tests.letters.support import AT_ONCE, Table, address, token
from tests.web.pages import Browser, own_words
from tests.web.test_outbox import at_work
from workers.relay import Relay


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path, relay=Relay("127.0.0.1", 9), policy=AT_ONCE)
    table.open(bots=1)
    table.mail_service.post.write()
    yield table
    table.store.close()


def pressed(table: Table, browser: Browser) -> TestResponse:
    letter = table.letters("Anna")[0]
    with at_work(table):
        return browser.send(f"/l/{token(letter)}/1")


def done_on_the_page(browser: Browser, answer: TestResponse) -> bool:
    """The press leads to the game, where its verdict stands on top."""
    where = answer.headers["Location"]
    assert answer.status_code == 303 and where.startswith("/games/"), answer.text
    return '<div class="flash" role="status"><p>Done: ' in browser.get(where).text


def mail_to(table: Table, name: str) -> Letter:
    table.mail_service.post.write()
    return table.letters(name, "magic")[-1]


def moves(table: Table) -> int:
    return sum(
        event.kind == "game.moved" and event.seat == 0 for event in table.store.games.history(table.game_id, None)
    )


def test_whoever_holds_the_letter_has_to_show_that_he_is_its_reader(table: Table) -> None:
    browser = Browser(table)
    assert "It is done as soon as you have shown that it was you" in pressed(table, browser).text
    assert moves(table) == 0 and not table.letters(kind="confirm")
    link = f"/join/{token(mail_to(table, 'Anna'), 'enter')}"
    with at_work(table):
        assert done_on_the_page(browser, browser.send(link, press="yes"))
        assert browser.get(link).status_code == 404
    assert [letter.address for letter in table.letters(kind="magic")] == [address("Anna")]
    assert moves(table) == 1


def test_signed_in_as_its_reader_it_acts_at_once(table: Table) -> None:
    browser = Browser(table)
    browser.send("/join", address=address("Anna"))
    browser.send(f"/join/{token(mail_to(table, 'Anna'), 'enter')}")
    assert done_on_the_page(browser, pressed(table, browser))
    assert moves(table) == 1 and len(table.letters(kind="magic")) == 1


def test_signed_in_as_somebody_else_it_does_not(table: Table) -> None:
    browser = Browser(table)
    browser.send("/join", address=address("Bert"))
    browser.send(f"/join/{token(mail_to(table, 'Bert'), 'enter')}")
    assert "It is done as soon as" in pressed(table, browser).text
    assert moves(table) == 0


def test_a_page_of_another_site_cannot_press_for_one_who_is_signed_in(table: Table) -> None:
    browser = Browser(table)
    browser.send("/join", address=address("Anna"))
    browser.send(f"/join/{token(mail_to(table, 'Anna'), 'enter')}")
    way = f"/l/{token(table.letters('Anna')[0])}/1"
    assert browser.post(way).status_code == 403
    assert browser.post(way, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert moves(table) == 0


FIREFOX = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"}


def code_in(letter: Letter) -> str:
    return letter.text.partition("letter: ")[2][:7]


def pressed_elsewhere(table: Table, number: str = "1") -> Browser:
    """By somebody to whom the letter was forwarded; the browser of the reader, in which nothing was pressed."""
    other, own = Browser(table), Browser(table)
    page = f"/l/{token(table.letters('Anna')[0])}/{number}"
    form = other.form(page, page)
    assert other.post(page, data=dict(form.fields), headers=FIREFOX).status_code == 200
    return own


def sign_in_link(table: Table) -> str:
    return f"/join/{token(mail_to(table, 'Anna'), 'enter')}"


def test_a_link_opened_in_another_browser_asks_and_says_what_was_pressed_where(table: Table) -> None:
    own = pressed_elsewhere(table)
    sentence = table.letters("Anna")[0].options[0]
    page = own.see(sign_in_link(table))
    assert "Somebody pressed" in page and sentence in page and "another browser (Firefox on Linux)" in page
    with at_work(table):
        assert "It is not done" in own.send(sign_in_link(table), press="no").text
    assert moves(table) == 0 and "Settings" in own.see("/settings")


def test_signing_in_without_a_word_on_the_press_does_not_do_it(table: Table) -> None:
    own = pressed_elsewhere(table)
    with at_work(table):
        assert "It is not done" in own.send(sign_in_link(table)).text
    assert moves(table) == 0


def test_in_another_browser_a_press_more_does_it_once(table: Table) -> None:
    own = pressed_elsewhere(table)
    with at_work(table):
        assert done_on_the_page(own, own.send(sign_in_link(table), press="yes"))
    assert moves(table) == 1


def test_what_was_not_meant_cannot_be_done_by_the_digits_any_more(table: Table) -> None:
    other, link = Browser(table), ""
    with at_work(table):
        other.send(f"/l/{token(table.letters('Anna')[0])}/1")
        letter = mail_to(table, "Anna")
        link = f"/join/{token(letter, 'enter')}"
        Browser(table).send(link, press="no")
        page = {"code": code_in(letter), **own_words(other.client, url=other.url)}
        assert "You said" not in other.post("/join/code", data=page).text
    assert moves(table) == 0


def test_the_digits_do_it_in_the_browser_in_which_it_was_pressed(table: Table) -> None:
    browser = Browser(table)
    pressed(table, browser)
    page = {"code": code_in(mail_to(table, "Anna")), **own_words(browser.client, url=browser.url)}
    with at_work(table):
        assert done_on_the_page(browser, browser.post("/join/code", data=page))
    assert moves(table) == 1


def test_the_letter_names_what_waits(table: Table) -> None:
    pressed_elsewhere(table)
    letter, first = mail_to(table, "Anna"), table.letters("Anna")[0]
    text = " ".join(letter.text.split())
    assert f'"{first.options[0]}"' in text and first.subject in text and "Firefox on Linux" in text
    with table.store.db.read() as session:
        kept = session.value("SELECT about FROM mailbag WHERE kind = 'magic'")
    assert token(first) not in kept, "no row that stays opens a letter"


def test_the_page_tells_its_own_browser_from_another(table: Table) -> None:
    browser = Browser(table)
    pressed(table, browser)
    assert "You pressed here" in browser.see(sign_in_link(table))


def test_to_make_links_void_is_a_press_like_another(table: Table) -> None:
    own = pressed_elsewhere(table, "revoke")
    link, first = sign_in_link(table), table.letters("Anna")[0]
    assert "<strong>revoke</strong>" in own.see(link)
    with at_work(table):
        own.send(link, press="no")
    assert own.get(f"/l/{token(first)}").status_code == 200


@pytest.mark.parametrize("meant", ["yes", "no"])
def test_to_take_a_seat_is_a_press_like_another(tmp_path: Path, meant: str) -> None:
    table = Table(tmp_path, relay=Relay("127.0.0.1", 9), policy=AT_ONCE)
    table.open(start=False)
    table.mail_service.post.write()
    other, own = Browser(table), Browser(table)
    other.send(f"/l/{token(table.letters('Bert')[-1])}/1")
    link = f"/join/{token(mail_to(table, 'Bert'), 'enter')}"
    with at_work(table):
        assert "<strong>join</strong>" in own.see(link)
        own.send(link, press=meant)
    assert table.game.seated(1) is (meant == "yes")
    table.store.close()
