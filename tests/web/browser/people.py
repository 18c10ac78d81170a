"""Somebody at a browser: they press, type and read. What they do is counted, what the pages do wrong is kept."""

from __future__ import annotations

import re
import time
import urllib.request
from collections.abc import Iterator
from html import unescape
from typing import Any

from service.web.mail_access import COOKIE
from tests.harness.running import Service

PATIENCE = 180_000  # milliseconds: a machine may be so busy; what is waited for is gone on with at once
HOLD = 550  # milliseconds after which a press is a hold; on a busy machine a finger may seem to lie so long
WIDE = {"width": 1280, "height": 900}
_TOPMOST = """each => {
    const box = each.getBoundingClientRect()
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return (there && there.closest("a.pick")) || each
}"""
# where a press leads, as far as it can be told: news may change the address of the page just then
_LEADS_TO = """each => {
    const link = each.closest("#layers a, #bar a")
    if (link && new URL(link.href, location.href).pathname === location.pathname) return link.href
    return each.closest("#bar form[action$='/say']") ? "did" : ""
}"""
_NO_HOLD = f"""{{
    const later = window.setTimeout
    window.setTimeout = (what, after, ...more) => after === {HOLD} ? 0 : later(what, after, ...more)
}}"""
FURTHEST = 400  # presses of Tab to a thing on a page
NARROW = {"width": 360, "height": 740}


class Person:
    """A browser of their own: nobody else's cookies. `on_the_picture`: they press no sentence while they can press a
    piece."""

    on_the_picture = False

    def __init__(self, browser: Any, service: Service, **how: Any) -> None:
        self.service = service
        self.context = browser.new_context(base_url=service.url, **{"viewport": WIDE, **how})
        if service.door:  # all of it happens on the machine of the operator
            self.context.add_cookies([{"name": COOKIE, "value": service.key, "url": service.url}])
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(_NO_HOLD)
        self.page = self.context.new_page()
        self.presses = self.typed = 0
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("response", self._response)

    def _console(self, message: Any) -> None:
        # the browser says so of each answer that is no success, and those are judged by themselves
        if message.type == "error" and "status of" not in message.text:
            self.wrong.append(message.text)

    def _response(self, response: Any) -> None:
        if response.status >= 500:
            self.wrong.append(f"{response.status} {response.url}")

    def open(self, path: str) -> None:
        try:
            self.page.goto(path)
        except Exception as error:  # without scripts a page that waits may just be loading itself
            if "ERR_ABORTED" not in str(error):
                raise
            self.page.goto(path)

    def press(self, what: Any) -> None:
        """A press that leads to a page, or that changes this one and its address."""
        with self.arrives(what):
            what.click()
        self.presses += 1

    def arrives(self, what: Any) -> Any:
        before, there = self.page.url, what.evaluate(_LEADS_TO)
        if not there:
            return self.page.expect_navigation()
        if there == "did":
            return self.page.expect_navigation(url=lambda url: "did=" in url and url != before)
        return self.page.expect_navigation(url=lambda url: url.partition("#")[0] == there.partition("#")[0])

    def press_on_top(self, piece: Any) -> None:
        """A finger meets what lies in the middle of a piece: a die on a space lies over the space."""
        while True:
            try:
                piece.scroll_into_view_if_needed()
                return self.press(piece.evaluate_handle(_TOPMOST).as_element())
            except Exception as error:  # the page has followed the game in between: it is looked at anew
                if "not attached" not in str(error):
                    raise

    def unfold(self, what: Any) -> None:
        """A press that changes nothing but what is shown."""
        what.click()

    def button(self, words: str) -> Any:
        return self.page.get_by_role("button", name=words)

    def link(self, words: str) -> Any:
        return self.page.get_by_role("link", name=words)

    def type(self, label: str, words: str) -> None:
        self.typed += 1
        self.page.get_by_label(label).fill(words)

    def choose(self, label: str, value: str) -> None:
        self.page.get_by_label(label).select_option(value)

    def sign_in(self, address: str, name: str = "") -> None:
        """On the page that asks for an address; the letter is read where the service keeps it."""
        self._ask_for_a_letter(address, name)
        self.open(in_letter(self.service, address, r"/join/[A-Za-z0-9_-]+"))
        self.press(self.button("Yes, this is me"))

    def sign_in_by_digits(self, address: str, name: str = "") -> None:
        """As somebody does who reads their mail on another device."""
        self._ask_for_a_letter(address, name)
        self.type("The six digits", in_letter(self.service, address, r"(?<=asked for the letter: )\d{3} \d{3}"))
        self.press(self.button("Go on"))

    def _ask_for_a_letter(self, address: str, name: str) -> None:
        self.type("Your mail address", address)
        if name:
            self.type("Your name", name)
        self.press(self.button("Send me the letter"))

    @property
    def game(self) -> str:
        found = re.search(r"/games/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def leave(self) -> None:
        self.context.close()
        assert not self.wrong, self.wrong


class ByKeys(Person):
    """Has no mouse: goes with Tab to what is to be pressed, and Enter."""

    tabs = 0

    def press(self, what: Any) -> None:
        self.presses += 1
        self._go_to(what)
        with self.arrives(what):
            self.page.keyboard.press("Enter")

    def press_on_top(self, piece: Any) -> None:
        self.press(piece)

    def unfold(self, what: Any) -> None:
        self._go_to(what)
        self.page.keyboard.press("Enter")

    def type(self, label: str, words: str) -> None:
        self.typed += 1
        self._go_to(self.page.get_by_label(label))
        self.page.keyboard.type(words)

    def choose(self, label: str, value: str) -> None:
        """A list goes to what is typed."""
        field = self.page.get_by_label(label)
        self._go_to(field)
        self.page.keyboard.type(value)
        assert field.input_value() == value

    def _go_to(self, what: Any) -> None:
        wanted = what.element_handle()
        for _ in range(FURTHEST):
            if wanted.evaluate("each => document.activeElement === each"):
                return
            self.page.keyboard.press("Tab")
            self.tabs += 1
        raise AssertionError(f"Tab does not lead to {wanted.evaluate('each => each.outerHTML')[:200]}")


def read(service: Service, path: str) -> str:
    asked = urllib.request.Request(service.url + path, headers={"Cookie": f"{COOKIE}={service.key}"})
    with urllib.request.urlopen(asked, timeout=PATIENCE / 1000) as response:
        return str(response.read().decode())


def letters(service: Service) -> list[tuple[str, str, str]]:
    """Number, reader and subject of the letters in the outbox, the newest first."""
    row = re.compile(r'<td>([^<]*)</td><td><a class="alone" href="/outbox/(\d+)">([^<]*)</a>')
    return [(number, to, unescape(subject)) for to, number, subject in row.findall(read(service, "/outbox"))]


def letter_about(service: Service, to: str, words: str) -> str:
    """Where the newest letter to them lies whose subject has these words; letters are written beside the moves."""
    for _ in patiently(f"no letter to {to} about {words}"):
        for number, address, subject in letters(service):
            if to in address and words in subject:
                return f"/outbox/{number}"
    raise AssertionError


def in_letter(service: Service, address: str, pattern: str) -> str:
    """What is found in the newest letter to this address that has it."""
    for _ in patiently(f"no letter to {address} with {pattern}"):
        for number, to, _subject in letters(service):
            found = re.search(pattern, read(service, f"/outbox/{number}/text")) if to == address else None
            if found:
                return found[0]
    raise AssertionError


def patiently(otherwise: str) -> Iterator[None]:
    """Again and again, until the caller has what it looks for."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        yield
        time.sleep(0.1)
    raise AssertionError(otherwise)
