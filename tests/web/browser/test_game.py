"""The game page in a real browser: two people see each other's moves without reloading; keys alone are enough."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from werkzeug.serving import make_server

from tests.letters.support import Table
from tests.web.browser.clicking import PICKS
from tests.web.browser.people import PATIENCE
from tests.web.playing import app_of

PLACED = re.compile(r"[RGBYP][1-6] on [ACDE][1-5]")
LIFTED = PICKS.replace("a.pick", "a.lifted")  # of the two pictures, the one that is seen


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
    page.set_default_timeout(PATIENCE)
    page.goto(f"{url}/games/{table.game_id}")
    return page


def test_two_people_see_each_others_moves(browser: Any, table: Table) -> None:
    with served(table) as url:
        anna, bert = (page_of(browser, url, table, name) for name in table.players)
        for page in (anna, bert):
            page.locator(PICKS).first.click()
            page.locator("button.do").click()
            page.locator("#bar", has_text="Done").wait_for()
        anna.locator("#asked", has_text="Your turn").wait_for()
        assert anna.evaluate("document.documentElement.scrollWidth") == 360
        anna.locator(f"{PICKS}[href*='die']").first.click()
        anna.locator(LIFTED).first.wait_for()
        anna.locator(f"{PICKS}[href*='cell']").first.click()
        anna.locator("#bar button.do", has_text="Do it").click()
        anna.locator("#bar", has_text="Done: take").wait_for()
        bert.locator("#since li", has_text="Anna").filter(has_text=PLACED).first.wait_for()


def test_keys_alone_are_enough(browser: Any, table: Table) -> None:
    with served(table) as url:
        page = page_of(browser, url, table, "Anna")
        page.locator(PICKS).first.focus()
        page.keyboard.press("Enter")
        page.locator("button.do").wait_for()
        page.locator("button.do").focus()
        page.keyboard.press("Enter")
        page.locator("#bar", has_text="Done: choose").wait_for()
        page.keyboard.press("ArrowLeft")
        page.locator(".steps").wait_for()


def test_news_wait_for_the_answer_to_a_press(browser: Any, table: Table) -> None:
    """They would show the page as it was before the press, and what became of it would never be told."""
    with served(table) as url:
        page = page_of(browser, url, table, "Anna")
        page.clock.install()
        page.reload()
        on_their_way: list[Any] = []
        page.route("**/say", lambda route: on_their_way.append(route))
        page.route("**/news?*", lambda route: route.fulfill(content_type="text/html", body="<p data-new></p>"))
        page.locator(PICKS).first.click()
        page.locator("button.do").click()
        page.locator("#bar.wait").wait_for()
        page.clock.run_for(10_000)
        page.wait_for_timeout(300)
        on_their_way[0].continue_()
        page.locator("#bar", has_text="Done").wait_for(timeout=15_000)
        assert "did=" in page.url


def test_a_picked_piece_is_lifted_and_the_page_stands_still(browser: Any, table: Table) -> None:
    """The bar has one height in each state, and a press on the board moves neither the page nor the picture."""
    table.choose_windows()
    place = "() => ['picture', 'bar'].map(id => document.getElementById(id).getBoundingClientRect().toJSON())"
    with served(table) as url:
        page = page_of(browser, url, table, "Anna")
        page.evaluate("scrollTo(0, 120)")
        before = page.evaluate(place)
        page.locator(f"{PICKS}[href*='die']").first.click()
        page.locator(LIFTED).first.wait_for()
        assert page.evaluate(place) == before
        page.keyboard.press("Escape")
        page.locator(LIFTED).first.wait_for(state="detached")
        assert page.evaluate(place) == before


def test_what_happened_is_replayed_step_by_step(browser: Any, table: Table) -> None:
    table.choose_windows()
    for name in ("Anna", "Bert"):
        table.say(name, next(each for each in table.legal(name) if each.startswith("take")))
        if table.asked == name:
            table.say(name, "pass")
    with served(table) as url:
        page = page_of(browser, url, table, table.asked)
        page.locator("#asked a[rel=replay]").click()
        page.locator("#bar .tape").wait_for()
        told = page.locator("#bar .say").inner_text()
        page.keyboard.press("ArrowRight")
        page.locator("#bar a[rel=prev]").wait_for()
        assert page.locator("#bar .say").inner_text() != told
        page.keyboard.press("Escape")
        page.locator("#bar .tape").wait_for(state="detached")


def test_without_scripts_it_is_the_same(browser: Any, table: Table) -> None:
    with served(table) as url:
        page = page_of(browser, url, table, "Bert", java_script_enabled=False)
        page.locator(PICKS).first.click()
        page.locator("button.do").click()
        page.locator("#bar .say").wait_for()
        if page.locator("#bar", has_text="carried out").count():
            page.reload()
        assert page.locator("#bar", has_text="Done: choose").count() == 1


def test_pointing_at_a_line_lights_its_pieces(browser: Any, table: Table) -> None:
    """With a mouse and by keys; what is pointed at no more is dark again."""
    table.choose_windows()
    table.say("Anna", next(each for each in table.legal("Anna") if each.startswith("take")))
    with served(table) as url:
        page = page_of(browser, url, table, "Bert")
        line = page.locator(".news [data-version]", has_text=PLACED).first
        line.hover()
        lights = page.locator("#lights")
        lights.wait_for(state="attached")
        page.wait_for_function("() => document.getElementById('lights').naturalWidth > 0")
        page.locator("#h-asked").hover()
        lights.wait_for(state="detached")
        line.locator("a").focus()
        lights.wait_for(state="attached")


def test_a_card_is_shown_on_the_readers_paper(browser: Any, table: Table) -> None:
    table.choose_windows()
    tool = table.game.title.view(table.game.state, 0)["tools"][0]["name"].lower()
    with served(table) as url:
        page = page_of(browser, url, table, "Anna", color_scheme="light")
        page.goto(f"{url}/games/{table.game_id}?card={tool}")
        for scheme, shown, hidden in (("light", "light", "dark"), ("dark", "dark", "light")):
            page.emulate_media(color_scheme=scheme)
            page.locator(f"#card image.{shown}").wait_for(state="visible")
            page.locator(f"#card image.{hidden}").wait_for(state="hidden")


def test_ten_games_fit_a_telephone_twice(browser: Any, table: Table) -> None:
    """With the head and the foot of the page; ten rows are less than 1600 pixels."""
    for title in ("pig", "sagrada", "lagranja", "ohmygoods", "pig", "sagrada", "lagranja", "ohmygoods", "pig"):
        table.open(title)
    with served(table) as url:
        page = page_of(browser, url, table, "Anna")
        page.goto(f"{url}/me")
        assert page.locator(".rowg").count() == 10
        assert page.evaluate("document.documentElement.scrollHeight") <= 1600
        assert page.evaluate("document.querySelector('.top').offsetHeight") <= 60, "the head is one row"
        page.locator(".menu > summary").click()
        for words in ("New", "Games to watch", "Players", "Settings", "Sign out"):
            page.get_by_role("link", name=words, exact=True).wait_for()
