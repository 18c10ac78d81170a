"""Each link and each button as everybody: nothing fails, and looking changes nothing. Forms filled in with anything."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.letters.support import Table, address, html, token
from tests.web.crawler import LAST, Crawl, stored
from tests.web.pages import Browser, Form
from tests.web.test_outbox import at_work

BEGIN = ("/", "/me", "/new", "/tables", "/titles", "/settings", "/why", "/join", "/join/out", "/api/v1/", "/me/next",
         "/health", "/players/Bert", "/players/Anna", "/commitments?from=2", "/watch", "/players?name=an",
         "/privacy", "/accessibility")  # fmt: skip


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """A game that is over, one that runs with mail sent, one that waits for players."""
    table = Table(tmp_path)
    _over(table)
    table.open("sagrada", start=False)
    table.open("lagranja", bots=1)
    assert table.game.phase == "running"
    table.post()
    yield table
    table.close()


def _over(table: Table) -> None:
    table.open("pig", options={"target": 30})
    table.to_the_end("hold at 20")
    table.post()


def _letters(table: Table, browser: Browser) -> list[str]:
    """Addresses in Bert's letters, as a browser asks for them."""
    found = [each for letter in table.letters("Bert") for each in re.findall(r'href="([^"]+)"', html(letter))]
    return sorted({each.removeprefix(browser.url) for each in found if each.startswith(browser.url)})


def stranger(table: Table) -> tuple[Browser, list[str]]:
    return Browser(table), []


def guest(table: Table) -> tuple[Browser, list[str]]:
    browser = Browser(table)
    with at_work(table):
        browser.send("/", "/play/pig")
    table.work()
    return browser, []


def host(table: Table) -> tuple[Browser, list[str]]:
    browser = Browser(table)
    browser.sign_in(table, address("Anna"))
    return browser, []


def player(table: Table) -> tuple[Browser, list[str]]:
    browser = Browser(table)
    browser.sign_in(table, address("Bert"))
    return browser, []


def holder_of_a_link(table: Table) -> tuple[Browser, list[str]]:
    browser = Browser(table)
    found = _letters(table, browser)
    return browser, [*found, f"/l/{token(table.letters('Bert')[-1])}/unsubscribe"]


ROLES = (stranger, guest, host, player, holder_of_a_link)
UNSIGNED = ("links.stop",)  # pressed by mail programs
Role = Callable[[Table], tuple[Browser, list[str]]]


# what a page of each kind of form is asked for with, beside what its own forms hold
QUERIES = (
    "pick", "say", "tab", "replay", "card", "rules", "title", "pace", "seats", "before", "seen", "version", "from",
    "did", "seat", "as", "letter", "word", "go", "beside", "game", "since",
)  # fmt: skip
odd = st.one_of(
    st.text(max_size=60),
    st.sampled_from(
        ["", "0", "-1", "9" * 30, "1e9", "²", "\x00", "\ud800", "../..", "a" * 3000, "die:R5", "<b>", "%00"]
    ),
)


Buttons = list[tuple[str, str, Form]]


@pytest.fixture(params=(stranger, guest, host), ids=lambda role: str(role.__name__))
def forms(table: Table, request: pytest.FixtureRequest) -> Iterator[tuple[Browser, Buttons]]:
    """All forms that one is shown, but those after which they would be somebody else; a worker is there."""
    browser, _ = request.param(table)
    bert = table.store.players.get(table.players["Bert"])
    crawl = Crawl(browser, table)
    for _path, _answer in crawl.look_at_all(*BEGIN, f"/games/{table.game_id}"):
        pass
    with at_work(table):
        yield browser, [each for each in crawl.buttons() if each[0] not in LAST]
    assert table.store.players.get(bert.id) == bert, "what is another's"


@pytest.fixture
def host_crawl(table: Table) -> tuple[Browser, list[str]]:
    browser, _ = host(table)
    crawl = Crawl(browser, table, most=1)
    return browser, [path for path, _ in crawl.look_at_all(*BEGIN, f"/games/{table.game_id}")]


@pytest.mark.parametrize("role", ROLES, ids=lambda role: role.__name__)
def test_every_link_and_every_button(table: Table, role: Role) -> None:
    browser, letters = role(table)
    crawl = Crawl(browser, table)
    before, looked = stored(table), 0
    here = f"/games/{table.game_id}"
    begin = (*letters, *BEGIN, here, f"{here}/news?seen=3", f"{here}/board.svg")
    for path, answer in crawl.look_at_all(*begin):
        assert answer.status_code < (500 if path in begin else 400), (path, answer.status_code)
        looked += 1
    after = stored(table)
    assert [name for name in before if before[name] != after[name]] == [], "looking changed something"
    assert looked > 25 and len(crawl.forms) >= 3, (looked, crawl.forms)
    with at_work(table):
        for endpoint, where, form in crawl.buttons():  # as nothing is done, they can be pressed again
            assert endpoint in UNSIGNED or browser.post(where, not_ours(form)).status_code in (400, 403), endpoint
        for endpoint, where, form in crawl.buttons():
            answer = browser.post(where, dict(form.fields))
            assert answer.status_code < 500, (endpoint, where, form.fields)


def not_ours(form: Form) -> dict[str, str]:
    """As a page of another site would send it."""
    return {**dict(form.fields), "csrf": "x" * 32}


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_addresses_with_anything_in_them(data: st.DataObject, host_crawl: tuple[Browser, list[str]]) -> None:
    browser, paths = host_crawl
    path = data.draw(st.sampled_from(paths))
    query = data.draw(st.lists(st.tuples(st.sampled_from(QUERIES), odd), max_size=3))
    pairs = [(name, value.encode("utf-8", "replace")) for name, value in query]
    answer = browser.get(f"{path.partition('?')[0]}?{urlencode(pairs)}")
    assert answer.status_code < 500, (path, query)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_forms_with_anything_in_them(data: st.DataObject, forms: tuple[Browser, Buttons]) -> None:
    browser, buttons = forms
    endpoint, where, form = data.draw(st.sampled_from(buttons))
    fields: dict[str, Any] = dict(form.fields)
    for name in data.draw(st.lists(st.sampled_from(sorted(form.names)), max_size=4)):
        fields[name] = data.draw(odd).encode("utf-8", "replace")
    if "once" in form.names:
        fields["once"] = secrets.token_urlsafe(18)
    answer = browser.post(where, fields)
    assert answer.status_code < 500, (endpoint, fields)
