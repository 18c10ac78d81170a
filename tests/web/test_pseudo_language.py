"""Pages in a language that nobody speaks: what is told through the catalogue has other letters, so whatever is still
English came by another way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape

import pytest

from ops.languages import messages
from service.queries import catalogues
from service.queries.catalogues import name_of
from service.web import languages
from tests.letters.support import Table, address
from tests.web.pages import Browser

PAGES = (
    "/me", "/tables", "/titles", "/new", "/players", "/watch", "/settings", "/commitments", "/join/out",
)  # fmt: skip
OTHER = {ord(letter): chr(0x24D0 + n) for n, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}  # in circles
OTHER |= {ord(letter): chr(0x24B6 + n) for n, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")}
_PART = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}|(</?\w+>)|(&\w+;)")
# who is meant, what is played, what is typed as it stands here, and what stands in no sentence
NAMES = frozenset(["Posthorn", "Pig", "Sagrada", "Granja", "Goods", "UTC", "API", "SHA", "Anna", "Bert"])
_UNTOLD = re.compile(
    r"<head>.*?</head>|<code>.*?</code>|<pre.*?</pre>|<svg.*?</svg>|<script.*?</script>|<datalist.*?</datalist>"
    r"|<form[^>]*class=\"languages\".*?</form>|<[^>]+ lang=\"[^>]*>[^<]*|<noscript>.*?</noscript>",
    re.S,
)


@pytest.fixture
def circles(monkeypatch: pytest.MonkeyPatch) -> None:
    known = frozenset(name for of in messages().values() for name in of)

    def told(template: str, parts: Mapping[str, str | int]) -> str | None:
        if name_of(template) not in known:
            return None
        found, end = "", 0
        for part in _PART.finditer(template):
            found += template[end : part.start()].translate(OTHER)
            if part[4] or part[5]:
                found += part[0]
            else:
                value = parts[part[1]]
                found += str(value) if part[2] is None else (part[2] if value == 1 else part[3]).translate(OTHER)
            end = part.end()
        return found + template[end:].translate(OTHER)

    monkeypatch.setattr(languages, "LANGUAGES", {**catalogues.LANGUAGES, "xx": "Circles"})
    monkeypatch.setattr(languages, "catalogue", lambda language: told if language == "xx" else None)


def english(page: str, *names: str) -> list[str]:
    """Words of the page that came by no catalogue."""
    said = " ".join(re.findall(r' (?:aria-label|alt|title|placeholder)="([^"]*)"', page))
    text = unescape(re.sub(r"<[^>]+>", " ", _UNTOLD.sub(" ", page) + said))
    for name in names:
        text = text.replace(name, " ")
    return [word for word in re.findall(r"[A-Za-z]{3,}", text) if word not in NAMES]


def test_pages_around_the_games(table: Table, circles: None) -> None:
    anna = Browser(table)
    anna.sign_in(table, address("Anna"))
    left = {path: found for path in PAGES if (found := english(anna.see(f"{path}?lang=xx"), address("Anna")))}
    assert not left
