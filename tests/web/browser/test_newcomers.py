"""From the first page to a table with a friend, as somebody who has read nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.running import Service
from tests.web.browser import clicking
from tests.web.browser.people import NARROW, Person, read

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
    print(eva.page.url, eva.page.locator("main").inner_text())
    way = eva.page.locator(".copy").inner_text()

    tom.open(way)
    tom.press(tom.page.get_by_role("main").get_by_role("link", name="Sign in"))
    tom.sign_in("tom@mail.example", "Tom")
    if tom.button("Sit down").count():
        tom.press(tom.button("Sit down"))
    eva.page.reload()
    eva.page.locator("#h-asked").wait_for()
    assert eva.game == tom.game

    assert clicking.play([eva, tom], Random(7)) > 10
    both_look_back(eva, tom)
    eva.leave()
    tom.leave()


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
