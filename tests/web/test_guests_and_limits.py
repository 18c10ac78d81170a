"""A friend with the link sits down without an address; a refusal keeps what was typed, and can be loaded again."""

from __future__ import annotations

from typing import Any

import pytest

from service.limits.rate_limits import LIMITS
from service.store import counts, times
from tests.letters.support import Table, address
from tests.web.pages import Browser, forms_of
from tests.web.test_outbox import at_work


def opened(table: Table, host: Browser, **given: Any) -> tuple[str, str]:
    """Addresses of a table that is not listed, and of the link that is passed on."""
    host.sign_in(table, address("Anna"))
    with at_work(table):
        page = host.send("/new/pig", public="no", seats="2", **given).headers["Location"]
    table.work()
    word = next(line for line in host.see(page).split("<") if "/t/" in line and "copy" in line)
    return page.partition("?")[0], "/t/" + word.rpartition("/t/")[2]


def fill(table: Table, kind: str) -> None:
    with table.store.db.write() as session:
        counts.add(session, {f"{kind} from 127.0.0.1/32": LIMITS[kind].client[0].most}, times.now())  # type: ignore[index]


def test_a_friend_with_the_link_sits_down_as_a_guest(table: Table) -> None:
    host, friend = Browser(table), Browser(table)
    page, link = opened(table, host)
    way = friend.get(link).headers["Location"]
    with at_work(table):
        answer = friend.send(way, f"{page}/sit", guest="Bea", words="mine alone")
    assert answer.status_code == 303, answer.text
    table.work()
    game = table.store.games.get(page.rpartition("/")[2])
    assert game.phase == "running" and "Bea" in host.see(f"/games/{game.id}")
    assert friend.get(f"/games/{game.id}").status_code == 200 and "Keep" in friend.see("/me")


@pytest.mark.parametrize("asks", [{"with_address": "yes"}, {"finished": "1"}])
def test_a_table_that_asks_for_more_takes_no_guest(table: Table, asks: dict[str, str]) -> None:
    host, friend = Browser(table), Browser(table)
    page, link = opened(table, host, **asks)
    text = friend.see(friend.get(link).headers["Location"])
    assert "Sit down as a guest" not in text and "Sign in or join" in text
    own = dict(next(form for form in forms_of(friend.get("/titles").text) if "csrf" in form.names).fields)
    for word in (link.rpartition("/")[2], ""):
        assert "/join" in friend.post(f"{page}/sit", {**own, "word": word}).headers["Location"]
    with table.store.db.read() as session:
        assert session.value("SELECT count(*) FROM visitors") == 0


def test_a_refusal_keeps_what_was_typed(table: Table) -> None:
    browser = Browser(table)
    for kind, page, action, typed in (
        ("visit", "/", "/play/pig", {"words": "my <words>"}),
        ("sign_in", "/join", "/join", {"address": "eva@mail.example", "name": "Eva"}),
    ):
        fill(table, kind)
        answer = browser.send(page, action, **typed)
        assert answer.status_code == 429 and "Retry-After" in answer.headers
        (form,) = [each for each in forms_of(answer.text) if each.action == action]
        assert typed.keys() | {"csrf", "once"} <= form.names
        for text in typed.values():
            assert text.replace("<", "&lt;").replace(">", "&gt;") in answer.text
        with table.store.db.write() as session:
            session.run("DELETE FROM counts")
        with at_work(table):
            data = {**dict(form.fields), **typed}
            assert browser.post(action, data).status_code in (200, 303), "the same once more, when there is room"


def test_a_form_of_another_site_is_shown_nothing_to_send_again(table: Table) -> None:
    fill(table, "sign_in")
    answer = Browser(table).post("/join", {"address": "eva@mail.example", "once": "x" * 24})
    assert answer.status_code == 403 and "eva@mail.example" not in answer.text


@pytest.mark.parametrize(
    "path, above",
    [
        ("/play/pig", "/titles/pig"),
        ("/join/code", "/join"),
        ("/settings/address", "/settings"),
        ("/settings/out_everywhere", "/settings"),
        ("/tables/{game}/sit", "/tables/{game}"),
        ("/games/{game}/say", "/games/{game}"),
    ],
)
def test_the_answer_to_a_form_can_be_loaded_again(table: Table, path: str, above: str) -> None:
    table.open()
    answer = Browser(table).get(path.format(game=table.game_id))
    assert answer.status_code == 303 and answer.headers["Location"].endswith(above.format(game=table.game_id))
    assert Browser(table).post("/tables").status_code == 405
