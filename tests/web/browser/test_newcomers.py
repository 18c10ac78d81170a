"""From the first page to a table with a friend, as somebody who has read nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.running import Service
from tests.web.browser import clicking
from tests.web.browser.people import NARROW, Person, read
from tests.web.browser.whole import sits_down

PRESSES = 3  # to one's first move: the title, a sentence, "Do it"


def first_move(person: Person, title: str) -> None:
    person.open("/")
    person.press(person.page.get_by_role("main").get_by_role("button", name=title))
    person.page.locator(".asked .prompt").wait_for()
    person.press(person.page.locator("a.option").first)
    assert clicking.do_it(person).startswith("Done")


def test_from_the_first_page_to_a_whole_game_with_a_friend(browser: Any, service: Service) -> None:
    eva, tom = Person(browser, service), Person(browser, service, viewport=NARROW)
    first_move(eva, "Sagrada")
    assert (eva.presses, eva.typed) == (PRESSES, 0)
    first = eva.game

    eva.press(eva.link("Keep"))
    eva.sign_in("eva@mail.example", "Eva")
    eva.open("/me")
    assert eva.page.locator(f"a[href='/games/{first}']").count() == 1

    eva.press(eva.page.get_by_role("navigation").get_by_role("link", name="New"))
    eva.press(eva.page.get_by_role("link", name="Choose Pig"))
    eva.choose("Players in all", "3")
    eva.choose("Bots among them", "1")
    eva.press(eva.button("Open the table"))
    way = eva.page.locator(".copy").inner_text()

    sits_down(tom, way, "tom@mail.example", "Tom")
    eva.page.reload()
    eva.page.locator("#h-asked").wait_for()
    assert eva.game == tom.game
    speaks(eva, "Good luck, and have fun")
    tom.open(f"/games/{tom.game}")
    tom.page.locator("#talk summary", has_text="Good luck").wait_for()

    assert clicking.play([eva, tom], Random(7)) > 10
    both_look_back(eva, tom)
    eva.leave()
    tom.leave()


def speaks(person: Person, words: str) -> None:
    person.page.locator("#talk summary").click()
    person.type("Say to all", words)
    person.press(person.button("Say it"))
    person.page.locator("#talk", has_text=words).wait_for()


def both_look_back(eva: Person, tom: Person) -> None:
    eva.press(eva.link("The result").first)
    assert {"Eva", "Tom"} <= set(eva.page.get_by_role("main").inner_text().replace(",", " ").split())
    tom.open(f"/games/{tom.game}")
    tom.press(tom.link("One back"))
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight"):
        before = tom.page.url
        tom.page.keyboard.press(key)
        tom.page.wait_for_url(lambda url, before=before: url != before)
    assert tom.page.locator(".since").count() == 1


@pytest.mark.parametrize("title", ["Sagrada", "Oh My Goods!", "La Granja"])
def test_some_moves_of_each_title_at_a_phone(browser: Any, service: Service, title: str) -> None:
    guest = Person(browser, service, viewport=NARROW)
    first_move(guest, title)
    assert clicking.play([guest], Random(title), most=4) == 4
    assert guest.typed == 0
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    guest.leave()


def test_without_scripts(browser: Any, service: Service) -> None:
    guest = Person(browser, service, java_script_enabled=False)
    guest.open("/")
    guest.press(guest.page.get_by_role("main").get_by_role("button", name="Pig"))
    assert clicking.play([guest], Random(3)) > 5
    assert f"/games/{guest.game}/result" in read(service, f"/games/{guest.game}")
    guest.leave()


def test_by_keyboard_alone(browser: Any, service: Service) -> None:
    """Tab to a thing that is named, and Enter; what has the focus can be seen."""
    guest = Person(browser, service)
    guest.open("/")
    tab_to(guest, "button", "Pig")
    enter(guest)
    guest.page.locator(".asked .prompt").wait_for()
    for _ in range(3):
        if clicking.over(guest):
            break
        guest.open(f"/games/{guest.game}")
        guest.page.locator(".asked .prompt").wait_for()
        tab_to(guest, ".choose a", "")
        enter(guest)
        guest.page.locator("button.do:focus").first.wait_for()
        enter(guest)
        assert clicking.verdict(guest).startswith("Done")
    guest.leave()


def tab_to(person: Person, selector: str, words: str) -> None:
    for _ in range(60):
        person.page.keyboard.press("Tab")
        found = person.page.locator(f":focus:is({selector})", has_text=words)
        if found.count():
            assert found.evaluate("each => getComputedStyle(each).outlineStyle") != "none"
            return
    raise AssertionError(f"Tab does not lead to {selector} {words}")


def enter(person: Person) -> None:
    with person.page.expect_navigation():
        person.page.keyboard.press("Enter")
