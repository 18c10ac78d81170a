"""Behind a path prefix and a TLS proxy, and with hostile headers: POSTHORN_URL decides all addresses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.mail.outgoing.site import Site
from tests.letters.support import Table, token
from tests.web.pages import HERE, Browser, links_of, own_words
from tests.web.test_outbox import at_work

URL = "https://play.example/posthorn"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path, names="Anna", site=Site.of_url(URL))
    yield table
    table.close()


@pytest.mark.parametrize("left", ["/posthorn", ""], ids=["the proxy leaves the prefix", "the proxy takes it away"])
def test_every_link_of_every_page_begins_with_the_prefix(table: Table, left: str) -> None:
    browser = Browser(table, URL)
    client = browser.client
    client.environ_base["wsgi.url_scheme"] = "http"

    def see(path: str) -> str:
        found = client.get(path if left else path.removeprefix("/posthorn") or "/", base_url="http://inner:8000")
        assert found.status_code in (200, 302, 303), (path, found.status_code)
        return found.text

    seen, todo = set[str](), {"/posthorn/"}
    while todo:
        path = todo.pop()
        seen.add(path)
        for link in links_of(see(path)) if not path.endswith(".png") else ():
            assert link.startswith("/posthorn/"), (path, link)
            todo |= {link} - seen
        assert len(seen) < 200
    assert {"/posthorn/titles/sagrada", "/posthorn/join", "/posthorn/static/posthorn.css"} <= seen


def test_what_a_form_leads_to_and_what_a_letter_names(table: Table) -> None:
    browser = Browser(table, URL)
    with at_work(table):
        played = browser.client.post(
            "/posthorn/play/sagrada",
            data=dict(browser.form("/posthorn/", "/posthorn/play/sagrada").fields),
            base_url="https://play.example",
        )
    assert played.headers["Location"].startswith("/posthorn/games/")
    cookies = [each.partition("=")[0] for each in played.headers.getlist("Set-Cookie")]
    assert "__Host-posthorn" in cookies, "the address is https, whatever the proxy speaks behind it"
    asked = {"address": "eva@mail.example", **own_words(browser.client, "/posthorn/join", HERE)}
    browser.client.post("/posthorn/join", data=asked, base_url="https://play.example")
    table.post()
    letter = table.letters(kind="magic")[0]
    assert f"{URL}/join/{token(letter, 'enter')}" in letter.text


def test_the_host_that_a_request_claims_is_in_no_page(table: Table) -> None:
    client = Browser(table, URL).client
    for path in ("/", "/tables", "/join", "/nothing/here"):
        found = client.get(path, base_url="http://evil.example")
        assert "evil.example" not in found.text + str(found.headers)


def test_an_error_is_a_page_that_says_what_to_do(table: Table) -> None:
    browser = Browser(table)
    for path, status in (("/nothing", 404), ("/games/gaaaaaaaaaaaa", 404), ("/titles/chess", 404), ("/join/x", 404)):
        found = browser.get(path)
        assert (found.status_code, "<main" in found.text) == (status, True), path
    assert browser.client.put("/tables", base_url=browser.url).headers["Allow"]
    assert browser.get("/api/v1/nothing").mimetype == "application/problem+json"


def test_no_page_has_script_or_style_of_its_own_and_all_forbid_it(table: Table) -> None:
    browser = Browser(table)
    browser.sign_in(table, "eva@mail.example")
    for path in ("/", "/me", "/tables", "/new/sagrada", "/titles", "/titles/lagranja", "/join/out", "/nothing"):
        found = browser.get(path)
        policy = found.headers.get("Content-Security-Policy", "")
        assert found.status_code in (200, 302, 404) and "unsafe" not in policy
        assert found.status_code == 302 or "default-src 'none'" in policy
        assert "<style" not in found.text and " style=" not in found.text and "<script>" not in found.text
        assert found.headers["Referrer-Policy"] == "no-referrer"
