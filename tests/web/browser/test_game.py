"""The game page in a real browser: two people see each other's moves without reloading; keys alone are enough."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from werkzeug.serving import make_server

from tests.letters.support import Table
from tests.web.playing import app_of

SOON = 20_000  # milliseconds: a poll is every 4 s, and the machine may be busy


@contextmanager
def served(table: Table) -> Iterator[str]:
    """The pages at a port, and a worker beside them."""
    server = make_server("127.0.0.1", 0, app_of(table), threaded=True)
    ends = threading.Event()

    def work() -> None:
        while not ends.is_set():
            table.work()
            time.sleep(0.02)

    threads = [threading.Thread(target=server.serve_forever), threading.Thread(target=work)]
    for thread in threads:
        thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        ends.set()
        for thread in threads:
            thread.join()
        server.server_close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    table.open("sagrada", options={"start_player": "first_seat"})
    yield table
    table.close()


def page_of(browser: Any, url: str, table: Table, name: str, **how: Any) -> Any:
    context = browser.new_context(viewport={"width": 360, "height": 740}, **how)
    context.add_cookies([{"name": "test_player", "value": table.players[name], "url": url}])
    page = context.new_page()
    page.set_default_timeout(SOON)
    page.goto(f"{url}/games/{table.game_id}")
    return page


def test_two_people_see_each_others_moves(browser: Any, table: Table) -> None:
    with served(table) as url:
        anna, bert = (page_of(browser, url, table, name) for name in table.players)
        for page in (anna, bert):
            page.locator("svg a.pick").first.click()
            page.locator("button.do").click()
            page.locator(".did", has_text="Done").wait_for()
        anna.locator("h2", has_text="Your turn").wait_for()
        assert anna.evaluate("document.documentElement.scrollWidth") == 360
        anna.locator("svg a.pick[href*='die']").first.click()
        anna.locator(".held .chip").wait_for()
        anna.locator("svg a.pick[href*='cell']").first.click()
        anna.locator(".held .chip").nth(1).wait_for()
        anna.locator("button.do").first.click()
        anna.locator(".did", has_text="Done: take").wait_for()
        bert.locator(".since", has_text="Anna places").wait_for()


def test_keys_alone_are_enough(browser: Any, table: Table) -> None:
    with served(table) as url:
        page = page_of(browser, url, table, "Anna")
        page.locator("a.option").first.focus()
        page.keyboard.press("Enter")
        page.locator("button.do:focus").wait_for()
        page.keyboard.press("Enter")
        page.locator(".did", has_text="Done: choose").wait_for()
        page.keyboard.press("ArrowLeft")
        page.locator(".steps").wait_for()


def test_the_column_beside_the_board_is_no_window_in_a_window(browser: Any, table: Table) -> None:
    """It stays in view where it can be seen to its end; else it goes with the page, and a pick shows its button."""
    with served(table) as url:
        page, side = page_of(browser, url, table, "Anna"), ".side:not(.fits)"
        page.set_viewport_size({"width": 1280, "height": 500})
        page.locator(side).wait_for()
        assert page.locator(side).evaluate("each => each.scrollHeight - each.clientHeight") == 0
        page.locator("a.option").last.click()
        page.locator("button.do:focus").wait_for()
        assert page.locator("button.do").evaluate("each => each.getBoundingClientRect().top") >= 0
        page.set_viewport_size({"width": 1280, "height": 2500})
        page.locator(".side.fits").wait_for()
        assert page.locator(".side").evaluate("each => getComputedStyle(each).position") == "sticky"


def test_without_scripts_it_is_the_same(browser: Any, table: Table) -> None:
    with served(table) as url:
        page = page_of(browser, url, table, "Bert", java_script_enabled=False)
        page.locator("a.option").first.click()
        page.locator("button.do").click()
        page.locator(".did").wait_for()
        if page.locator(".did", has_text="carried out").count():
            page.reload()
        assert page.locator(".did", has_text="Done: choose").count() == 1
