"""A newcomer plays a bot, keeps the game and opens a table; a friend in a second browser comes by its link. With
JavaScript and without, and by keyboard alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


@pytest.mark.parametrize("javascript", [True, False], ids=["with JavaScript", "without"])
def test_from_the_first_page_to_a_table_with_a_friend(visit: Callable[..., Any], javascript: bool) -> None:
    eva, finn = visit(java_script_enabled=javascript), visit(java_script_enabled=javascript)
    eva.go("/")
    eva.press("Sagrada", exact=True)
    eva.page.wait_for_url("**/games/*")
    game = eva.page.url
    eva.page.get_by_role("link", name="Keep").click()
    eva.page.fill("#address", f"eva{javascript}@mail.example".lower())
    eva.press("Send me the letter")
    eva.page.fill("#code", eva.digits(f"eva{javascript}@mail.example".lower()))
    eva.press("Go on")
    eva.page.wait_for_url("**/me")
    assert eva.page.locator(f"a[href$='{game.rpartition('/')[2]}']").count()

    eva.page.get_by_role("link", name="New").first.click()
    eva.page.get_by_role("link", name="Choose Sagrada").click()
    eva.page.get_by_label("Not listed").check()
    eva.press("Open the table")
    link = eva.page.locator(".copy").inner_text()
    finn.page.goto(link)
    finn.page.get_by_role("link", name="Sign in or join to sit down").click()
    finn.page.fill("#address", f"finn{javascript}@mail.example".lower())
    finn.page.fill("#name", "Finn")
    finn.press("Send me the letter")
    finn.page.fill("#code", finn.digits(f"finn{javascript}@mail.example".lower()))
    finn.press("Go on")
    finn.press("Sit down")
    finn.page.wait_for_url("**/games/*")
    assert "Your turn" in finn.page.locator("main").inner_text()
    eva.page.goto(finn.page.url)
    assert "Finn" in eva.page.locator("h1").inner_text()


def test_by_keyboard_alone(visit: Callable[..., Any]) -> None:
    person = visit()
    person.go("/")
    keyboard, focused = person.page.keyboard, "document.activeElement.textContent.trim()"
    keyboard.press("Tab")
    assert person.page.evaluate(focused) == "Skip to the content"
    keyboard.press("Enter")
    for _ in range(5):
        keyboard.press("Tab")
        if person.page.evaluate(focused) == "Sagrada":
            break
    keyboard.press("Enter")
    person.page.wait_for_url("**/games/*")
