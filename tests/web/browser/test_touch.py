"""Two people at telephones play on the picture with a thumb: the page never moves, and few presses make a move."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from domain.titles.shelf import titles
from service.web.game.board import Place, placed, size_of
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
# where everything lies when the finger comes down, and after the press
_PLACE = """() => [scrollX, scrollY, document.getElementById('bar').offsetHeight, document.documentElement.scrollWidth,
  document.getElementById('picture').getBoundingClientRect().top]"""
_NOTED = f"""addEventListener('pointerdown', (event) => {{
  if (!document.getElementById('picture')) return
  const noted = {{ place: ({_PLACE})(), piece: !!event.target.closest('#layers') }}
  sessionStorage.setItem('pressed', JSON.stringify(noted)) }}, true)"""
_PRESSED = "() => { const held = sessionStorage.getItem('pressed'); sessionStorage.removeItem('pressed'); return held }"
_TINY = """least => [...document.querySelectorAll("body *")].filter(each =>
  each.checkVisibility() && !each.closest("svg, .hidden, noscript")
  && parseFloat(getComputedStyle(each).fontSize) < least
  && [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())).map(each => each.outerHTML)"""
# words of the bar that are not seen whole; what has no room at all can be scrolled by keys, too
_CUT = """() => {
  const all = [...document.querySelectorAll("#bar :is(.say:not([tabindex]), button, .button, .chip)")]
  const frame = document.getElementById("bar").getBoundingClientRect()
  return all.filter(each => !each.closest(".all")).filter(each => {
    if (each.matches(".say")) return each.scrollHeight > each.clientHeight + 2
    const box = each.getBoundingClientRect(), words = document.createRange()
    words.selectNodeContents(each)
    const room = each.querySelector(".word, .hidden") ? box : words.getBoundingClientRect()
    const right = Math.max(box.right - frame.right, room.right - box.right)
    return box.width && Math.max(right, box.bottom - frame.bottom, room.bottom - box.bottom) > 1
  }).map(each => each.innerText) }"""
# the source that a browser takes; what it has taken is empty while it loads
_SHOWN = """async () => { const picture = document.getElementById("picture"), seen = picture.querySelector("img")
  const source = [...picture.querySelectorAll("source")].find(each => matchMedia(each.media).matches)
  return [await (await fetch(source?.srcset || seen.src)).text(), seen.getBoundingClientRect().width] }"""


class Thumb(Person):
    """Presses where the finger finds it, and looks whether the page stood still."""

    on_the_picture = True
    decisions = 0

    def __init__(self, browser: Any, service: Service, **how: Any) -> None:
        super().__init__(browser, service, **how)
        self.context.add_init_script(_NOTED)

    def press(self, what: Any) -> None:
        with self.arrives(what):
            what.tap()
        self.presses += 1
        held = self.page.evaluate(_PRESSED)
        if held is None or not self.page.locator("#picture").count():
            return
        noted, after = json.loads(held), self.page.evaluate(_PLACE)
        seen = 5 if noted["piece"] else 4  # after a move the head of the page may have another line
        moved = [abs(one - other) for one, other in zip(noted["place"][:seen], after, strict=False)]
        assert max(moved) <= STILL, (self.page.url, noted, after)
        assert self.page.evaluate(_CUT) == [], self.page.url


def play_by_thumb(people: list[Thumb], choice: Random, most: int) -> None:
    """On the picture as long as something on it can be pressed; what is a button is pressed as one."""
    for person in people:
        person.presses = 0
    clicking.play(list(people), choice, most, every=_counted)


def _counted(person: Person, moves: int) -> None:
    assert isinstance(person, Thumb)
    person.decisions += 1
    assert person.page.evaluate(_TINY, SMALLEST) == []
    assert tiny_in_picture(person, SMALLEST) == []


def tiny_in_picture(person: Person, least: float) -> list[str]:
    """Words of the board whose letters are smaller than that, as large as its box on the page makes them."""
    svg, wide = person.page.evaluate(_SHOWN)
    picture, scale = ElementTree.fromstring(svg), wide / float(size_of(svg)[2])
    found: list[str] = []

    def look(element: Element, place: Place) -> None:
        place = placed(place, element.get("transform", ""))
        if element.tag.endswith("}text"):
            size = float(element.get("font-size", "0")) * place[1] * scale
            found.extend([f"{size:.2f} {element.text}"] if size < least - 0.05 else [])
        for child in element:
            look(child, place)

    look(picture, (1, 1, 0, 0))
    return found


def per_decision(people: list[Thumb]) -> float:
    return sum(each.presses for each in people) / max(1, sum(each.decisions for each in people))


def _play(browser: Any, service: Service, title: str, most: int) -> None:
    people = [
        each for each in seated(browser, service, title, kind=Thumb, called=title, **PHONE) if isinstance(each, Thumb)
    ]
    play_by_thumb(people, Random(11), most)
    presses = per_decision(people)
    print(f"{title}: {sum(each.decisions for each in people)} decisions, {presses:.2f} presses each")
    if most > 100:
        assert clicking.over(people[0])
    most_presses = WANTED.get(title, USUAL) * (1 if most > 100 else A_FEW_TELL_LITTLE)
    assert sum(each.decisions for each in people) and presses <= most_presses
    for person in people:
        person.leave()


@pytest.mark.parametrize("title", sorted(titles))
def test_some_decisions_by_thumb(browser: Any, service: Service, title: str) -> None:
    _play(browser, service, title, FEW[title])


@pytest.mark.long
@pytest.mark.parametrize("title", sorted(titles))
def test_a_whole_game_by_thumb(browser: Any, service: Service, title: str) -> None:
    _play(browser, service, title, 10_000)
