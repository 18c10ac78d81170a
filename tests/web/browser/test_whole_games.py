"""Whole games of two people and a bot, by presses alone: one at a telephone, one at a wide window."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domain.titles.shelf import titles
from tests.harness.running import Service
from tests.web.browser import clicking
from tests.web.browser.pages import against_bot
from tests.web.browser.people import ByKeys, Person
from tests.web.browser.whole import WITHOUT_SCRIPTS, seated

BY_NEWCOMERS = {"pig"}  # `test_newcomers.py` plays it to its end


@pytest.mark.parametrize("title", sorted({*titles} - BY_NEWCOMERS))
def test_a_game_is_played_to_its_end_by_pressing(browser: Any, service: Service, title: str) -> None:
    eva, tom = people = seated(browser, service, title)
    clicking.play(people, Random(3))
    eva.open(f"/games/{eva.game}")
    assert clicking.over(eva), eva.page.url
    eva.press(eva.link("The result").first)
    assert {"You", "Tom"} <= set(eva.page.get_by_role("main").inner_text().replace(",", " ").split())
    for person in people:
        person.leave()
    assert (eva.typed, tom.typed) == (2, 2), "their addresses and names"


@pytest.mark.parametrize(("kind", "how"), [(Person, WITHOUT_SCRIPTS), (ByKeys, {})], ids=["scripts", "a mouse"])
def test_a_game_is_played_to_its_end_without(
    browser: Any, service: Service, kind: type[Person], how: dict[str, Any]
) -> None:
    """`whole.py` does it with each title and more people; Sagrada is the shortest."""
    una = kind(browser, service, **how)
    una.open("/join")
    una.sign_in("una@mail.example", "Una")
    game = against_bot(una, "Sagrada")
    clicking.play([una], Random(3))
    una.open(f"/games/{game}")
    assert clicking.over(una), una.page.url
    una.press(una.link("The result").first)
    assert "You" in una.page.get_by_role("main").inner_text()
    una.leave()
