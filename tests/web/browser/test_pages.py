"""Every page of the house, light and dark, narrow and wide: axe finds nothing, nothing is wider than the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

AXE = (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")
STRANGERS = ("/", "/join", "/tables", "/titles", "/titles/lagranja", "/nothing", "/commitments", "/api/v1/")
PLAYERS = ("/me", "/new", "/new/lagranja", "/new/ohmygoods", "/settings", "/why", "/join/out")


def violations(page: Any) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [f"{each['id']}: {[node['html'][:120] for node in each['nodes'][:3]]}" for each in found["violations"]]


def check(visit: Any, path: str, name: str) -> None:
    visit.go(path)
    visit.keep(name)
    assert violations(visit.page) == [], path
    width = visit.page.viewport_size["width"]
    wide = visit.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width, f"{path} is wider than {width}: {wide}"
    low = """[...document.querySelectorAll('button, .button, select, nav a')].filter(each => {
        const box = each.getBoundingClientRect();
        return box.width && (box.height < 43.5 || box.width < 24) && !each.closest('.top .who, .steps');
    }).map(each => each.outerHTML.slice(0, 90))"""
    assert visit.page.evaluate(low) == [], f"targets too small on {path}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_pages(visit: Callable[..., Any], scheme: str, width: int) -> None:
    person = visit(color_scheme=scheme, viewport={"width": width, "height": 800})
    for path in STRANGERS:
        check(person, path, f"{path.strip('/').replace('/', '-') or 'home'}-{width}-{scheme}")
    person.sign_in(f"looker{width}{scheme}@mail.example", "Looker")
    person.go("/new/sagrada")
    person.press("Open the table")
    person.page.wait_for_url("**/tables/*")
    check(person, person.page.url.removeprefix(person.url), f"table-{width}-{scheme}")
    for path in PLAYERS:
        check(person, path, f"{path.strip('/').replace('/', '-')}-{width}-{scheme}")
