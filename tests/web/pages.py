"""A browser for tests: it follows links, fills in forms as they stand on the page, and keeps cookies."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.app import create_app
from tests.letters.support import KEY, Table, token

HERE = "https://play.example"


class Form:
    def __init__(self, action: str, method: str) -> None:
        self.action, self.method = action, method
        self.fields: list[tuple[str, str]] = []
        self.names: set[str] = set()


class _Forms(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self._select = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name, value = given.get("name") or "", given.get("value") or ""
        if tag == "form":
            self.forms.append(Form(given.get("action") or "", given.get("method") or "get"))
        elif self.forms and given.get("formaction"):
            self.forms.insert(-1, Form(given["formaction"] or "", self.forms[-1].method))
            self.forms[-2].fields, self.forms[-2].names = self.forms[-1].fields, self.forms[-1].names
        elif self.forms and tag in ("input", "textarea", "select", "button") and name:
            self.forms[-1].names.add(name)
            if tag == "select":
                self._select = name
            ticked = given.get("type") not in ("checkbox", "radio") or "checked" in given
            if tag in ("input", "textarea") and ticked:
                self.forms[-1].fields.append((name, value))
        elif self.forms and tag == "option" and self._select:
            known = any(each[0] == self._select for each in self.forms[-1].fields)
            if "selected" in given and known:
                self.forms[-1].fields = [each for each in self.forms[-1].fields if each[0] != self._select]
            if "selected" in given or not known:
                self.forms[-1].fields.append((self._select, value))


class Browser:
    def __init__(self, table: Table, url: str = HERE, **app: Any) -> None:
        self.app = create_app(table.store, url, mail=table.mail_service, **app)
        self.client: FlaskClient = self.app.test_client()
        self.url = url

    def get(self, path: str) -> TestResponse:
        return self.client.get(path, base_url=self.url)

    def post(self, path: str, data: Any = None, **more: Any) -> TestResponse:
        return self.client.post(path, data=data, base_url=self.url, **more)

    def see(self, path: str) -> str:
        answer = self.get(path)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return unescape(answer.text)

    def form(self, page: str, action: str) -> Form:
        """The form of this page that is sent to this address, or to the page itself."""
        text = self.get(page).text
        return next(each for each in _Forms(text).forms if each.method == "post" and each.action in (action, ""))

    def send(self, page: str, action: str = "", **given: Any) -> TestResponse:
        """The form on the page, as it stands there, with these fields filled in."""
        form = self.form(page, action or page)
        unknown = {name for name in given if name not in form.names}
        assert not unknown, f"the form has no field {unknown}"
        kept = [each for each in form.fields if each[0] not in given]
        data: dict[str, Any] = {}
        for name, value in kept:
            data.setdefault(name, []).append(value)
        return self.post(form.action or page, data={**data, **given})

    def sign_in(self, table: Table, address: str, name: str = "") -> TestResponse:
        """By a letter and its link; the answer to the press."""
        self.send("/join", address=address, name=name)
        table.post()
        letter = [each for each in table.letters(kind="magic") if each.address == address][-1]
        return self.send(f"/join/{token(letter, 'enter')}")


def at_the_machine(app: Flask) -> FlaskClient:
    """The browser of the operator."""
    browser = app.test_client()
    assert browser.get(f"/here/{KEY}").status_code == 303
    return browser


def own_words(client: FlaskClient, page: str = "/titles", url: str = "http://localhost") -> dict[str, str]:
    """What each form of ours holds, for a test that fills in the rest by itself."""
    first = next(form for form in forms_of(client.get(page, base_url=url).text) if "csrf" in form.names)
    return {name: value for name, value in first.fields if name in ("csrf", "once")}


def forms_of(page: str) -> list[Form]:
    return _Forms(page).forms


def links_of(page: str) -> set[str]:
    return {unescape(each) for each in re.findall(r'(?:href|src)="(/[^"]*)"', page)}
