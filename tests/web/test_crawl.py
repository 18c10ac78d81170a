"""Every link and every form of each page, as a stranger, a guest and two players: no fault of ours, no GET that changes
anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.letters.support import Table, address
from tests.web.pages import Browser, forms_of, links_of
from tests.web.test_outbox import at_work

MOST = 150  # pages of one role
# rows that a look may touch: the number of the seed pool is asked, the use of a session is noted once a day
STATE = ("stored_events", "intake", "mailbag", "letters", "grants", "sessions", "sign_ins", "visitors", "terms", "keys",
         "players", "addresses", "talk", "invitations", "counts")  # fmt: skip
ODD = ("", "x", "-1", "9" * 30, "é\u202e<b>", "' OR 1=1", "a@b.example\r\nBcc: c@d.example", "%00", "\x00", "../../etc")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    table.open(bots=1)
    table.post()
    yield table
    table.mail_service.close()
    table.store.close()


def state(table: Table) -> list[Any]:
    with table.store.db.read() as session:
        return [[tuple(row) for row in session.all(f"SELECT * FROM {name} ORDER BY 1")] for name in STATE]


def signed_in(table: Table, role: str) -> Browser:
    browser = Browser(table)
    if role == "guest":
        with at_work(table):
            browser.send("/", "/play/pig" if "pig" in browser.see("/") else "/play/sagrada")
        table.work()
    elif role != "stranger":
        browser.sign_in(table, address(role))
    return browser


def crawled(browser: Browser) -> set[str]:
    """All pages that links lead to; each answered without a fault."""
    seen, todo = set[str](), {"/", "/me", "/tables", "/titles", "/settings", "/why", "/new"}
    while todo and len(seen) < MOST:
        path = min(todo, key=lambda each: (len(each), each))
        todo.remove(path)
        seen.add(path)
        answer = browser.get(path)
        assert answer.status_code < 400, (path, answer.status_code, answer.text[:300])
        if answer.mimetype == "text/html":
            todo |= {each.partition("#")[0] for each in links_of(answer.text)} - seen
    return seen


@pytest.mark.parametrize("role", ["stranger", "guest", "Anna", "Bert"])
def test_links_lead_somewhere_and_change_nothing(table: Table, role: str) -> None:
    browser = signed_in(table, role)
    browser.get("/")
    before = state(table)
    seen = crawled(browser)
    assert len(seen) > 20 and state(table) == before


@pytest.mark.parametrize("role", ["stranger", "guest", "Anna"])
def test_forms_take_anything_and_answer_with_a_word(table: Table, role: str) -> None:
    browser = signed_in(table, role)
    other = state_of_bert(table)
    pages = [path for path in sorted(crawled(browser)) if not path.startswith(("/static", "/api"))]
    forms = {each.action or page: (page, each) for page in pages for each in forms_of(browser.get(page).text)}
    forms = {action: found for action, found in forms.items() if not action.startswith(("/join/out", "/settings/out"))}
    with at_work(table):
        for n, (action, (page, form)) in enumerate(sorted(forms.items())):
            if form.method == "get":
                continue
            for odd in (ODD[n % len(ODD)], ODD[(n + 4) % len(ODD)]):
                fresh = dict(
                    next((each.fields for each in forms_of(browser.get(page).text) if each.action == form.action), [])
                )
                data = {name: fresh.get(name, "") if name in ("csrf", "once") else odd for name in form.names}
                answer = browser.post(action, data)
                assert answer.status_code < 500, (action, data, answer.text[:300])
            assert browser.post(action, dict.fromkeys(form.names, "x")).status_code in (303, 400, 403, 404, 429)
    assert state_of_bert(table) == other


def state_of_bert(table: Table) -> Any:
    return table.store.players.get(table.players["Bert"])
