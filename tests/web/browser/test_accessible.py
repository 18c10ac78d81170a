"""axe-core finds nothing on any page, light and dark, at a phone and at a desk; no page is wider than its window, and
what one presses on a telephone is as large as a finger.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.harness.running import Service, up
from tests.web.browser.pages import SIGNED_OUT, play_something
from tests.web.browser.people import NARROW, WIDE, Person
from tests.web.browser.targets import FINGER, SMALL, small

AXE = (Path(__file__).parent / "axe" / "axe-4.14.0.min.js").read_text(encoding="utf-8")
RUN = """async () => (await axe.run(document, {iframes: false, resultTypes: ["violations"]})).violations
  .flatMap(each => each.nodes.map(node => `${each.id}: ${node.target} ${node.failureSummary}`))"""

LOOKS = {f"{scheme}-{size['width']}": (scheme, size) for scheme in ("light", "dark") for size in (WIDE, NARROW)}


@pytest.fixture(scope="module")
def own_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with up(tmp_path_factory.mktemp("accessible") / "data", POSTHORN_MAIL_PORT="0") as found:
        yield found


@pytest.fixture(scope="module")
def eva(browser: Any, own_service: Service) -> Iterator[tuple[Person, dict[str, str]]]:
    found = play_something(browser, own_service)
    yield found
    found[0].leave()


def test_what_is_wrong_is_found(browser: Any, own_service: Service) -> None:
    stranger = Person(browser, own_service)
    stranger.open("/")
    stranger.page.evaluate("document.querySelector('main').append(new Image())")
    stranger.page.evaluate(AXE)
    assert any(told.startswith("image-alt") for told in stranger.page.evaluate(RUN))
    stranger.leave()


def test_targets_are_as_large_as_a_finger(
    browser: Any, own_service: Service, eva: tuple[Person, dict[str, str]]
) -> None:
    stranger = Person(browser, own_service)
    assert small(stranger, SIGNED_OUT) + small(*eva) == []
    stranger.page.evaluate(
        """document.querySelector("main").innerHTML = "<p>A <a href='/x'>b</a>.</p><p><a href='/y'>c</a></p>" """
    )
    assert [told[-17:] for told in stranger.page.evaluate(SMALL, FINGER)] == ['<a href="/y">c</a>'[-17:]]
    stranger.leave()


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS)
def test_pages_of_a_player(eva: tuple[Person, dict[str, str]], look: str) -> None:
    assert violations(*eva, look) == []


@pytest.mark.parametrize("look", LOOKS)
def test_pages_of_a_stranger(browser: Any, own_service: Service, look: str) -> None:
    stranger = Person(browser, own_service)
    assert violations(stranger, SIGNED_OUT, look) == []
    stranger.leave()


def violations(person: Person, pages: Mapping[str, str], look: str) -> list[str]:
    scheme, size = LOOKS[look]
    person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    person.page.set_viewport_size(size)
    return [f"{name}: {told}" for name, path in pages.items() for told in _of(person, path, size["width"])]


def _of(person: Person, path: str, most: int) -> Iterator[str]:
    person.open(path)
    width = person.page.evaluate("document.documentElement.scrollWidth")
    if width > most:
        yield f"{width} wide"
    person.page.evaluate(AXE)
    yield from person.page.evaluate(RUN)
