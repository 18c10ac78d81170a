"""One browser for all tests, one `posthorn up` for each file: from one place only six guests an hour may come."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.running import Service, up
from tests.web.browser.chromium import chromium, missing

SHOTS = os.environ.get("POSTHORN_TEST_SHOTS", "")  # a folder: every page that is looked at is kept there as a picture


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All in one process under pytest-xdist: a browser for each would cost more than it saves."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.skipif(bool(missing), reason=missing))
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Of a module: while it lives no other test can begin with playwright."""
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with up(tmp_path_factory.mktemp("browser") / "data", POSTHORN_MAIL_PORT="0", POSTHORN_MAIL_HOLD="0") as found:
        yield found


class Visit:
    """A person with a browser of his own."""

    def __init__(self, chromium: Any, url: str, **how: Any) -> None:
        self.url, self.errors = url, list[str]()
        self.context = chromium.new_context(**{"viewport": {"width": 1280, "height": 900}, **how})
        self.page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def go(self, path: str) -> Any:
        return self.page.goto(self.url + path)

    def press(self, name: str, **more: Any) -> None:
        self.page.get_by_role("button", name=name, **more).first.click()

    def sign_in(self, address: str, name: str) -> None:
        """By the six digits, which are read where this machine shows its letters."""
        self.go("/join")
        self.page.fill("#address", address)
        if name:
            self.page.fill("#name", name)
        self.press("Send me the letter")
        self.page.fill("#code", self.digits(address))
        self.press("Go on")
        self.page.wait_for_url(lambda url: "/join" not in url)

    def digits(self, address: str) -> str:
        letters = self.context.new_page()
        for _ in range(100):
            letters.goto(self.url + "/outbox")
            row = letters.locator("tr", has_text=address).filter(has_text="your link").first
            if row.count():
                number = row.locator("a").get_attribute("href").rpartition("/")[2]
                text = letters.request.get(f"{self.url}/outbox/{number}/text").text()
                letters.close()
                return str(text.partition("asked for the letter:")[2].strip()[:7])
            letters.wait_for_timeout(100)
        raise AssertionError("no letter came")

    def keep(self, name: str) -> None:
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


@pytest.fixture
def visit(browser: Any, service: Service) -> Iterator[Any]:
    made: list[Visit] = []

    def begin(**how: Any) -> Visit:
        made.append(Visit(browser, service.url, **how))
        return made[-1]

    yield begin
    for each in made:
        each.context.close()
        assert not each.errors
