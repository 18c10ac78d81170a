"""In a real browser: what somebody is writing survives the moves of others, and words come without reloading."""

from __future__ import annotations

from typing import Any

from tests.letters.support import Table
from tests.web.browser.test_game import page_of, served, table

__all__ = ["table"]


def test_what_is_being_written_stays_while_others_speak(browser: Any, table: Table) -> None:
    with served(table) as url:
        anna, bert = (page_of(browser, url, table, name) for name in table.players)
        for page in (anna, bert):
            page.locator("#t-talk").click()
        anna.locator("#talk-words").fill("I was about to say")
        bert.locator("#talk-words").fill("Good evening")
        bert.locator("#talk button").click()
        anna.locator("#talk .words", has_text="Good evening").wait_for()
        assert anna.locator("#talk-words").input_value() == "I was about to say"
        assert anna.locator("#talk").is_visible()
        anna.locator("#talk button").click()
        bert.locator("#talk .words", has_text="I was about to say").wait_for(state="attached")
        assert anna.locator("#talk-words").input_value() == ""
        assert anna.evaluate("document.documentElement.scrollWidth") == 360
