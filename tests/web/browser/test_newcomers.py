"""From the first page to a table with a friend, as somebody who has read nothing."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.harness.running import Service
from tests.web.browser import clicking
from tests.web.browser.people import NARROW, Person
from tests.web.browser.whole import sits_down

PRESSES = 3  # to one's first move: the title, a sentence, "Do it"


def first_move(person: Person, title: str) -> None:
    person.open("/")
    person.press(person.page.get_by_role("main").get_by_role("button", name=title))
    assert "/games/" in person.page.url, person.page.get_by_role("main").inner_text()
    person.page.locator("#asked strong", has_text="Your turn").wait_for()
    options = person.page.locator("#bar a.chip.option:visible")
    if options.count():
        person.press(options.first)
    assert clicking.do_it(person).startswith("Done")


def test_from_the_first_page_to_a_whole_game_with_a_friend(browser: Any, service: Service) -> None:
    eva, tom = Person(browser, service), Person(browser, service, viewport=NARROW)
    first_move(eva, "Sagrada")
    assert (eva.presses, eva.typed) == (PRESSES, 0)
    first = eva.game

    eva.unfold(eva.page.locator(".menu > summary"))
    eva.press(eva.link("Keep"))
    eva.sign_in("eva@mail.example", "Eva")
    eva.open("/me")
    assert eva.page.locator(f"a[href='/games/{first}']").count() == 1

    way = opens_a_table(eva, "Pig", seats=3, bots=1)
    sits_down(tom, way, "tom@mail.example", "Tom")
    eva.page.reload()
    eva.page.locator("#h-asked").wait_for()
    assert eva.game == tom.game
    speaks(eva, "Good luck, and have fun")
    tom.open(f"/games/{tom.game}")
    tom.page.locator("#talk", has_text="Good luck").wait_for(state="attached")

    clicking.play([eva, tom], Random(7))
    assert clicking.over(tom) or clicking.over(eva)
    both_look_back(eva, tom)
    eva.leave()
    tom.leave()


def opens_a_table(host: Person, title: str, seats: int = 2, bots: int = 0) -> str:
    """Not listed; the link that is passed on."""
    host.press(host.page.get_by_role("navigation").get_by_role("link", name="New"))
    host.press(host.page.get_by_role("link", name=f"Choose {title}"))
    host.choose("Players in all", str(seats))
    host.choose("Bots among them", str(bots))
    host.page.get_by_label("Not listed").check()
    host.press(host.button("Open the table"))
    return str(host.page.locator(".copy").inner_text())


def speaks(person: Person, words: str) -> None:
    person.page.locator("#t-talk").click()
    person.type("Say to all", words)
    person.press(person.button("Say it"))
    person.page.locator("#talk", has_text=words).wait_for()


def both_look_back(eva: Person, tom: Person) -> None:
    eva.press(eva.link("The result").first)
    assert {"You", "Tom"} <= set(eva.page.get_by_role("main").inner_text().replace(",", " ").split())
    tom.open(f"/games/{tom.game}")
    tom.unfold(tom.page.locator(".menu > summary"))
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


@pytest.mark.long
def test_without_scripts(browser: Any, service: Service) -> None:
    """A game of Pig against a bot, kept by the digits of a letter; a friend comes by the link of a table."""
    guest, friend = (Person(browser, service, java_script_enabled=False) for _ in range(2))
    first_move(guest, "Pig")
    clicking.play([guest], Random(3))
    assert clicking.over(guest)
    first = guest.game
    assert guest.page.locator(f"a[href*='/games/{first}/result']").count()

    guest.unfold(guest.page.locator(".menu > summary"))
    guest.press(guest.link("Keep"))
    guest.sign_in_by_digits("una@mail.example", "Una")
    guest.open("/me")
    assert guest.page.locator(f"a[href='/games/{first}']").count() == 1
    way = opens_a_table(guest, "Sagrada")
    friend.open("/tables")
    assert not friend.page.locator("li.card", has_text="Una").count(), "the table is not listed"
    sits_down(friend, way, "finn@mail.example", "Finn", by_digits=True)
    assert "Your turn" in friend.page.get_by_role("main").inner_text()
    guest.open(f"/games/{friend.game}")
    assert "Finn" in guest.page.locator(".seats").first.inner_text()
    guest.leave()
    friend.leave()


def test_by_keyboard_alone(browser: Any, service: Service) -> None:
    """Tab to a thing that is named, and Enter; what has the focus can be seen."""
    guest = Person(browser, service)
    guest.open("/")
    tab_to(guest, "a", "Skip to the content")
    guest.page.keyboard.press("Enter")
    tab_to(guest, "button", "Pig", most=10)
    enter(guest)
    assert "/games/" in guest.page.url, guest.page.get_by_role("main").inner_text()
    guest.page.locator("#asked strong", has_text="Your turn").wait_for()
    for _ in range(3):
        if clicking.over(guest):
            break
        guest.open(f"/games/{guest.game}")
        guest.page.locator("#asked strong", has_text="Your turn").wait_for()
        tab_to(guest, "#bar button.do", "")
        enter(guest)
        assert clicking.verdict(guest).startswith("Done")
    guest.leave()


def tab_to(person: Person, selector: str, words: str, most: int = 60) -> None:
    for _ in range(most):
        person.page.keyboard.press("Tab")
        found = person.page.locator(f":focus:is({selector})", has_text=words)
        if found.count():
            assert found.evaluate("each => getComputedStyle(each).outlineStyle") != "none"
            return
    raise AssertionError(f"Tab does not lead to {selector} {words}")


def enter(person: Person) -> None:
    with person.page.expect_navigation():
        person.page.keyboard.press("Enter")


def test_words_for_the_luck_are_made_in_the_browser_and_may_be_changed(browser: Any, service: Service) -> None:
    eva, ned = Person(browser, service), Person(browser, service, java_script_enabled=False)
    made = []
    for _ in range(2):
        eva.open("/")
        made.append(eva.page.get_by_label("Your words for the luck").input_value())
    assert all(re.fullmatch(r"(?:(?:[b-z][aeio]){3} ?){6}", each) for each in made) and made[0] != made[1]
    eva.type("Your words for the luck", f"{made[1]} and mine")
    eva.press(eva.page.get_by_role("main").get_by_role("button", name="Pig"))
    ned.open("/")
    assert ned.page.get_by_label("Your words for the luck").input_value() == ""
    ned.press(ned.page.get_by_role("main").get_by_role("button", name="Pig"))
    eva.open("/commitments")
    assert f"{made[1]} and mine" in eva.page.locator("#my-words").inner_text()
    eva.leave()
    ned.leave()
