"""Every kind of page by a name: the addresses of a service where games are over, run, and wait for players."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.harness.running import Service
from tests.web.browser import clicking
from tests.web.browser.people import Person, letter_about
from tests.web.browser.whole import seated

SIGNED_OUT = {
    "home": "/",
    "join": "/join",
    "titles": "/titles",
    "title": "/titles/sagrada",
    "components": "/titles/ohmygoods/components",
    "commitments": "/commitments",
    "api": "/api/v1/",
    "error": "/nothing-here",
    "watch": "/watch",
    "privacy": "/privacy",
    "accessibility": "/accessibility",
    "offline": "/offline",
    "outbox": "/outbox",
}
TITLES = {"Sagrada": "sagrada", "Oh My Goods!": "ohmygoods", "La Granja": "lagranja"}


def play_something(browser: Any, service: Service) -> tuple[Person, dict[str, str]]:
    """Eva, who has played; and the addresses of what they see."""
    eva, tom = seated(browser, service, "pig")
    over = eva.game
    clicking.play([eva, tom], Random(5))
    found = {"result": f"/games/{over}/result", "log": f"/games/{over}/log", "over": f"/games/{over}"}
    for name, title in TITLES.items():
        game, choice = against_bot(eva, name), Random(name)
        clicking.play([eva], choice, most=5)
        found[f"game-{title}"] = f"/games/{game}"
        eva.press_on_top(clicking.until_a_pick(eva, choice))
        found[f"picked-{title}"] = eva.page.url.removeprefix(service.url)
        if (first := eva.link("Try it")).count():
            found["tried"] = first.get_attribute("href")
    found["past"] = f"/games/{game}/at/6"
    eva.open("/new/sagrada")
    eva.type("Your own words at the table", "Beginners first. One move a day is enough.")
    eva.press(eva.button("Open the table"))
    found["table"] = eva.page.url.removeprefix(service.url)
    found |= {"me": "/me", "tables": "/tables", "new": "/new", "new-form": "/new/lagranja", "player": "/players/Tom"}
    found |= {
        "settings": "/settings",
        "why": "/why",
        "devices": "/settings/devices",
        "programs": "/settings/programs",
        "players": "/players?name=to",
    }
    found["letter"] = letter_about(service, "eva@", "La Granja")
    tom.leave()
    return eva, found


def against_bot(person: Person, title: str) -> str:
    person.open("/new")
    person.press(person.page.locator("li", has_text=title).get_by_role("button"))
    person.page.locator("#asked strong", has_text="Your turn").wait_for()
    return person.game
