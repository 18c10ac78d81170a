"""People at game pages without a browser: they follow links, read, and press what is a button."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import unescape

from flask import Flask, request
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.app import create_app
from tests.letters.support import Table

KINDS = "(?:pick|pick later|chip|chip option|option)"  # links that compose a move
HERE = "https://play.example"
_LINK = re.compile(r'<a [^>]*?href="([^"]*)"[^>]*')
_FORM = re.compile(r'<form method="post" action="([^"]*)">(.*?)</form>', re.S)
_FIELD = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)">')


def app_of(table: Table) -> Flask:
    """A test says who is signed in by a cookie."""
    app = create_app(table.store, HERE, mail=table.mail_service)
    app.extensions["signed_in"] = lambda: request.cookies.get("test_player", "")
    return app


@dataclass
class Person:
    table: Table
    name: str = ""
    browser: FlaskClient = field(init=False)

    def __post_init__(self) -> None:
        self.browser = app_of(self.table).test_client()
        if self.name:
            self.browser.set_cookie("test_player", self.table.players[self.name], domain="localhost")

    @property
    def address(self) -> str:
        return f"/games/{self.table.game_id}"

    def look(self, address: str = "") -> str:
        response = self.browser.get(address or self.address, follow_redirects=True)
        assert response.status_code == 200, (address, response.status_code, response.text[:300])
        return response.text

    def press(self, page: str, button: str = "say", **other: str) -> TestResponse:
        """The first such button of the page; `other` fields in place of its own."""
        action, fields = next(form for form in forms(page) if form[0].endswith(f"/{button}"))
        return self.browser.post(action, data={**fields, **other})

    def says(self, page: str) -> str:
        """Press, let the worker work, and read what became of it."""
        sent = self.press(page)
        assert sent.status_code == 303, sent.text
        self.table.work()
        return self.look(sent.headers["Location"].partition("#")[0])


def forms(page: str) -> list[tuple[str, dict[str, str]]]:
    found = [(unescape(action), inner) for action, inner in _FORM.findall(page)]
    return [(action, {name: unescape(value) for name, value in _FIELD.findall(inner)}) for action, inner in found]


def links(page: str, kind: str = "") -> list[str]:
    """Addresses of the links of a class, without the part that only a browser looks at."""
    found = (match for match in _LINK.finditer(page) if not kind or re.search(rf'class="{kind}"', match[0]))
    return [unescape(match[1]).partition("#")[0] for match in found]


def picture_of(page: str) -> str:
    """The address of the board."""
    found = re.search(r'<img class="picture" src="([^"]+)"', page)
    return unescape(found[1]) if found else ""


def section(page: str, name: str) -> str:
    """The words of a section, one space between them."""
    found = re.search(rf'<section[^>]*class="{name}(?: [^"]*)?"[^>]*>(.*?)</section>', page, re.S)
    return " ".join(re.sub(r"<[^>]+>", " ", unescape(found[1])).split()) if found else ""
