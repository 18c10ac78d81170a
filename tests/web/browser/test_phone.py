"""In a real browser: the worker is there, what was seen last is shown without a network and marked, a push is shown,
and nothing of one reader is left for the next.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.harness.running import Service
from tests.web.browser.people import Person, patiently

READY = "async () => (await navigator.serviceWorker.ready).active.scriptURL"
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(each => [each.title, each.body, each.tag, each.data.to ?? ""])"""
SEEN = "async () => (await caches.keys()).filter(name => name.startsWith('posthorn-seen-')).length"
KEPT = """async (end) => {
  for (const name of await caches.keys()) for (const each of await (await caches.open(name)).keys())
    if (each.url.includes(end)) return true;
  return false;
}"""


def until(person: Person, script: str, wanted: Any, arg: Any = None) -> None:
    """What the page says is asked again and again: the worker works beside it."""
    for _ in patiently(f"never {wanted}: {script}"):
        if person.page.evaluate(script, arg) == wanted:
            return


def playing(browser: Any, service: Service) -> Person:
    """A guest at a game of Sagrada, who has seen it once with the worker there."""
    found = Person(browser, service)
    found.open("/titles/sagrada")
    assert found.page.evaluate(READY) == f"{service.url}/sw.js"
    found.press(found.button("Play a bot now"))
    found.page.locator("#asked strong", has_text="Your turn").wait_for()
    game = found.page.url.split("/games/")[1].split("?")[0].split("#")[0]
    found.path = f"/games/{game}"
    found.open(found.path)
    until(found, KEPT, True, found.path)
    until(found, KEPT, True, "board.svg")
    return found


@pytest.fixture(scope="module")
def eva(browser: Any, service: Service) -> Iterator[Person]:
    found = playing(browser, service)
    yield found
    found.leave()


def test_the_manifest_is_read_and_nothing_is_wrong_with_it(eva: Person) -> None:
    found = eva.context.new_cdp_session(eva.page).send("Page.getAppManifest")
    assert found["url"].endswith("/manifest.webmanifest") and not found["errors"]
    assert '"standalone"' in found["data"]


def test_a_game_that_was_seen_is_shown_without_a_network_with_its_time(eva: Person) -> None:
    game = eva.path
    before = eva.page.locator("h1").inner_text()
    eva.context.set_offline(True)
    eva.open(game)
    assert eva.page.locator("h1").inner_text() == before
    assert re.search(r"as it was \w{3},? \d{1,2} \w{3,4},? \d\d:\d\d;", eva.page.locator(".offline").inner_text())
    assert eva.page.evaluate("document.querySelector('img.picture').decode().then(() => true)")
    eva.open("/titles/pig")
    assert eva.page.locator("h1").inner_text() == "No network"
    eva.open(f"{game}#bar")
    assert eva.page.locator(".offline").count()
    eva.context.set_offline(False)
    eva.open(game)
    assert not eva.page.locator(".offline").count()


def test_who_signs_out_leaves_nothing_behind(browser: Any, service: Service) -> None:
    tom = playing(browser, service)
    tom.open("/join/out")
    tom.press(tom.page.locator("main").get_by_role("button"))
    until(tom, SEEN, 0)
    tom.context.set_offline(True)
    tom.open(tom.path)
    assert tom.page.locator("h1").inner_text() == "No network"
    tom.context.set_offline(False)
    tom.leave()


def test_who_is_signed_out_elsewhere_leaves_nothing_once_it_is_known(browser: Any, service: Service) -> None:
    tom = playing(browser, service)
    tom.context.clear_cookies(name="posthorn")
    tom.open("/titles")
    until(tom, SEEN, 0)
    tom.leave()


def test_a_push_is_shown_with_its_words_and_leads_to_its_game(eva: Person, service: Service) -> None:
    eva.context.grant_permissions(["notifications"], origin=service.url)
    session = eva.context.new_cdp_session(eva.page)
    registered: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registered:
        eva.page.wait_for_timeout(50)
    said = f'{{"title": "Sagrada 7", "body": "Eva, take a die", "to": "{service.url}/me", "tag": "g7", "urgent": true}}'
    for text in (said, said, "no JSON"):
        session.send(
            "ServiceWorker.deliverPushMessage", {"origin": service.url, "registrationId": registered[0], "data": text}
        )
    game = ["Sagrada 7", "Eva, take a die", "g7", f"{service.url}/me"]
    until(eva, f"async () => (await ({SHOWN})()).sort()", [["Posthorn", "", "posthorn", ""], game])


def test_the_page_of_devices_offers_what_this_browser_can(eva: Person) -> None:
    eva.open("/settings/devices")
    eva.page.locator("#device button").wait_for()
    assert eva.page.locator("[data-says=able]").is_visible() and not eva.page.locator("[data-says=unable]").is_visible()
