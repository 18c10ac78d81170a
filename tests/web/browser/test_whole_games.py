"""Whole games of two people and a bot, by presses alone: one at a telephone, one at a wide window."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domain.titles import titles
from tests.running import Service
from tests.web.browser import clicking
from tests.web.browser.whole import seated

BY_NEWCOMERS = {"pig"}  # `test_newcomers.py` plays it to its end


@pytest.mark.parametrize("title", sorted({*titles} - BY_NEWCOMERS))
def test_a_game_is_played_to_its_end_by_pressing(browser: Any, service: Service, title: str) -> None:
    eva, tom = people = seated(browser, service, title)
    clicking.play(people, Random(3))
    eva.open(f"/games/{eva.game}")
    assert clicking.over(eva), eva.page.url
    eva.press(eva.link("The result").first)
    assert {"Eva", "Tom"} <= set(eva.page.get_by_role("main").inner_text().replace(",", " ").split())
    for person in people:
        person.leave()
    assert (eva.typed, tom.typed) == (2, 2), "their addresses and names"
