"""Two people at telephones play on the picture with a thumb: the page never moves, and few presses make a move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domain.titles.shelf import titles
from tests.harness.running import Service
from tests.web.browser import clicking
from tests.web.browser.people import Person
from tests.web.browser.whole import seated

PHONE = {"viewport": {"width": 360, "height": 760}, "has_touch": True, "is_mobile": True}
STILL = 8  # pixels that the page may move
WANTED = {"pig": 1.2}  # presses of a decision, the last one among them; of the others at most so many:
USUAL = 2.2
A_FEW_TELL_LITTLE = 1.4  # times as many in a few decisions of a game that is dealt anew each time
SMALLEST = 11  # pixels of letters
FEW = {"pig": 12, "sagrada": 8, "ohmygoods": 8, "lagranja": 8}  # decisions of the short run
_PLACE = "() => [scrollX, scrollY, document.getElementById('bar').offsetHeight, document.documentElement.scrollWidth]"
_TINY = """least => [...document.querySelectorAll("body *")].filter(each =>
  each.checkVisibility() && !each.closest("svg, .hidden, noscript")
  && parseFloat(getComputedStyle(each).fontSize) < least
  && [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())).map(each => each.outerHTML)"""


class Thumb(Person):
    """Presses where the finger finds it, and looks whether the page stood still."""

    decisions = 0

    def press(self, what: Any) -> None:
        what.scroll_into_view_if_needed()
        before = self.page.evaluate(_PLACE) if self.page.locator("#bar").count() else None
        super().press(what)
        if before is not None and self.page.locator("#bar").count():
            after = self.page.evaluate(_PLACE)
            moved = [abs(one - other) for one, other in zip(before, after, strict=True)]
            assert max(moved) <= STILL, (self.page.url, before, after)


def play_by_thumb(people: list[Thumb], choice: Random, most: int) -> None:
    """On the picture as long as something on it can be pressed; what is a button is pressed as one."""
    for person in people:
        person.presses = 0
    clicking.play(list(people), choice, most, every=_counted)


def _counted(person: Person, moves: int) -> None:
    assert isinstance(person, Thumb)
    person.decisions += 1
    assert person.page.evaluate(_TINY, SMALLEST) == []


def per_decision(people: list[Thumb]) -> float:
    return sum(each.presses for each in people) / max(1, sum(each.decisions for each in people))


def _play(browser: Any, service: Service, title: str, most: int) -> None:
    people = [
        each for each in seated(browser, service, title, kind=Thumb, called=title, **PHONE) if isinstance(each, Thumb)
    ]
    play_by_thumb(people, Random(11), most)
    presses = per_decision(people)
    print(f"{title}: {sum(each.decisions for each in people)} decisions, {presses:.2f} presses each")
    assert sum(each.decisions for each in people) and presses <= WANTED.get(title, USUAL) * (
        1 if most > 100 else A_FEW_TELL_LITTLE
    )
    for person in people:
        person.leave()


@pytest.mark.parametrize("title", sorted(titles))
def test_some_decisions_by_thumb(browser: Any, service: Service, title: str) -> None:
    _play(browser, service, title, FEW[title])


@pytest.mark.long
@pytest.mark.parametrize("title", sorted(titles))
def test_a_whole_game_by_thumb(browser: Any, service: Service, title: str) -> None:
    _play(browser, service, title, 10_000)
