"""The outbox and the links of letters: read, answered, pressed; a GET never acts."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from unittest.mock import patch

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.app import create_app
from service.mail.outgoing.site import Site
from service.store.letters import Letter
from tests.letters.support import AT_ONCE, KEY, LOCAL, Table, token
from tests.web.pages import at_the_machine, own_words
from workers.relay import Relay


@contextmanager
def at_work(table: Table) -> Iterator[None]:
    """What the workers do, in a thread."""
    stop = threading.Event()

    def work() -> None:
        while not stop.wait(0.005):
            table.work()
            table.mail_service.work_off()

    thread = threading.Thread(target=work)
    thread.start()
    try:
        with patch.object(table.store.intake, "wait", table.patient):
            yield
    finally:
        stop.set()
        thread.join()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path, site=LOCAL)
    with at_work(table):
        yield table
    table.close()


@pytest.fixture
def browser(table: Table) -> FlaskClient:
    return at_the_machine(create_app(table.store, LOCAL.url, mail=table.mail_service, key=KEY))


def started(table: Table, browser: FlaskClient) -> Letter:
    """A game begun on the page; the first letter."""
    begun = {"name": "Anna", "title": "sagrada", "bots": "1", **own_words(browser, "/outbox")}
    assert browser.post("/outbox/begin", data=begun).status_code == 302
    return written(table, 1)[0]


def answer(browser: FlaskClient, letter: Letter, typed: str) -> TestResponse:
    here = f"/outbox/{letter.id}"
    return browser.post(f"{here}/answer", data={"answer": typed, **own_words(browser, here)})


def written(table: Table, count: int) -> list[Letter]:
    end = monotonic() + 20
    while len(table.letters()) < count and monotonic() < end:
        sleep(0.02)
    return table.letters()


def version(table: Table, letter: Letter) -> int:
    return int(table.store.games.get(letter.game).version)


def test_a_newcomer_begins_and_moves_without_a_mail_server(table: Table, browser: FlaskClient) -> None:
    letter = started(table, browser)
    page = browser.get("/outbox").get_data(as_text=True)
    assert f'href="/outbox/{letter.id}"' in page and "anna@localhost" in page
    answered = answer(browser, letter, "1")
    reply = written(table, 2)[1]
    assert answered.location == f"/outbox/{reply.id}"
    assert f'You wrote "1" ({letter.options[0]}): done.' in " ".join(reply.text.split())
    assert "it is your turn. Round 1" in reply.text


def test_a_letter_is_shown_as_html_text_and_source(table: Table, browser: FlaskClient) -> None:
    letter = started(table, browser)
    answer(browser, letter, "1")
    number = written(table, 2)[1].id
    html = browser.get(f"/outbox/{number}/html")
    assert "data:image/png;base64," in html.text and "cid:" not in html.text and "mailto:" not in html.text
    assert "frame-ancestors 'self'" in html.headers["Content-Security-Policy"]
    assert browser.get(f"/outbox/{number}/text").text.startswith('- You wrote "1"')
    assert browser.get(f"/outbox/{number}/source").text.startswith("From: Posthorn")
    assert f'src="/outbox/{number}/html"' in browser.get(f"/outbox/{number}").text


def test_a_ready_made_mail_becomes_a_line_in_the_form(table: Table, browser: FlaskClient) -> None:
    letter = started(table, browser)
    html = browser.get(f"/outbox/{letter.id}/html").text
    link = re.findall(r'href="(/outbox/\d+\?token=[^"]+#answer)"', html)[0].replace("&amp;", "&")
    page = browser.get(link.partition("#")[0]).text
    assert f">{letter.options[0].replace(chr(39), '&#39;')}</textarea>" in page
    assert f'value="{letter.token}"' in page


def test_several_lines_and_talk_are_answered_like_a_mail(table: Table, browser: FlaskClient) -> None:
    letter = started(table, browser)
    answered = answer(browser, letter, f"{letter.options[1]}\nsay good luck")
    text = " ".join(browser.get(answered.location + "/text").text.split())
    assert f'You wrote "{letter.options[1]}": done.' in text and 'Anna says: "good luck"' in text


def test_the_page_behind_an_option_acts_only_when_its_button_is_pressed(table: Table, browser: FlaskClient) -> None:
    letter = started(table, browser)
    before = version(table, letter)
    for _ in range(3):
        page = browser.get(f"/l/{token(letter)}/2")
        assert letter.options[1].replace("'", "&#39;") in page.text and 'method="post"' in page.text
    for path in ("", "/why", "/revoke", "/html"):
        assert browser.get(f"/l/{token(letter)}{path}").status_code == 200
    assert browser.get(f"/l/{token(letter, 'unsubscribe')}/unsubscribe").status_code == 200
    assert version(table, letter) == before and written(table, 1)[-1].id == letter.id
    pressed = browser.post(f"/l/{token(letter)}/2", data=own_words(browser))
    assert pressed.status_code == 303 and "Done: " in browser.get(pressed.headers["Location"]).text
    assert version(table, letter) > before


def test_an_address_nobody_was_given_leads_nowhere(table: Table, browser: FlaskClient) -> None:
    letter = started(table, browser)
    forged = token(letter)[:-1] + ("a" if token(letter)[-1] != "a" else "b")
    for path in (f"/l/{forged}", f"/l/{forged}/1", f"/l/{token(letter)}/99", "/outbox/9999"):
        assert browser.get(path).status_code == 404


def test_one_click_mutes_the_game(table: Table, browser: FlaskClient) -> None:
    letter = started(table, browser)
    done = browser.post(f"/l/{token(letter, 'unsubscribe')}/unsubscribe", data={"List-Unsubscribe": "One-Click"})
    assert done.status_code == 200 and "It is done" in done.text
    assert letter.game in table.store.players.get(letter.player).muted


def test_all_letters_can_be_stopped(table: Table, browser: FlaskClient) -> None:
    letter = started(table, browser)
    assert "It is done" in browser.post(f"/l/{token(letter, 'unsubscribe')}/unsubscribe", data={"all": "1"}).text
    assert table.store.players.get(letter.player).settings["letters"] == "none"
    back = browser.post(f"/l/{token(letter, 'unsubscribe')}/unsubscribe", data={"again": "1"})
    assert "It is done" in back.text and 'answer any letter of ours with "letters on"' in back.text.replace(
        "&#34;", '"'
    )
    assert table.store.players.get(letter.player).settings["letters"] == "all"


def test_why_says_what_was_sent(table: Table, browser: FlaskClient) -> None:
    letter = started(table, browser)
    assert "the game begins" in browser.get(f"/l/{token(letter)}/why").text


def test_the_outbox_is_for_who_opened_the_printed_address(table: Table, browser: FlaskClient) -> None:
    other = browser.application.test_client()
    assert other.get("/outbox").status_code == 403 and "/outbox" not in other.get("/titles").text
    assert other.get(f"/here/{KEY[:-1]}").status_code == 403 and other.get("/outbox").status_code == 403
    assert browser.get("/outbox").status_code == 200 and 'href="/outbox"' in browser.get("/titles").text


@pytest.mark.parametrize("url, key", [("https://play.example", KEY), (LOCAL.url, "")])
def test_without_a_printed_address_there_is_no_outbox(tmp_path: Path, url: str, key: str) -> None:
    """The processes of the Procfile print none; a service for others has none."""
    table = Table(tmp_path, site=Site.of_url(url))
    browser = create_app(table.store, url, mail=table.mail_service, key=key).test_client()
    for path in ("/outbox", f"/here/{KEY}"):
        assert browser.get(path).status_code == 404
    table.close()


def test_a_page_of_another_site_cannot_answer(table: Table, browser: FlaskClient) -> None:
    letter = started(table, browser)
    ours, foreign = own_words(browser, "/outbox"), {"Sec-Fetch-Site": "cross-site"}
    for path in (f"/outbox/{letter.id}/answer", "/outbox/begin"):
        assert browser.post(path, data={"answer": "1", **ours}, headers=foreign).status_code == 403
        assert browser.post(path, data={"answer": "1"}).status_code == 403, "an old browser does not say where it is"


def test_with_a_mail_server_there_is_no_outbox(tmp_path: Path) -> None:
    table = Table(tmp_path, relay=Relay("127.0.0.1", 9), policy=AT_ONCE)
    for url in (LOCAL.url, "https://play.example"):
        browser = create_app(table.store, url, mail=table.mail_service, key=KEY).test_client()
        assert [browser.get(path).status_code for path in ("/outbox", f"/here/{KEY}")] == [404, 404]
    table.store.close()
