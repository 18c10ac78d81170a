"""What a person at a table does beside moving, by the forms of the page."""

from __future__ import annotations

import re
from html import unescape

import msgspec
from werkzeug.test import TestResponse

from domain.game.table.grammar import TableCommand, sentence
from tests.web.playing import Person, forms


def folded(page: str, name: str) -> str:
    """The words of a panel, one space between them."""
    found = re.search(rf'<section[^>]* id="{name}".*?</section>', page, re.S)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", found[0])).split()) if found else ""


def buttons(page: str, act: str = "settle") -> dict[str, str]:
    """The lines that buttons of the page say."""
    found = ((action, fields) for action, fields in forms(page) if action.endswith(f"/{act}"))
    return {line: action for action, fields in found if (line := line_of(fields))}


def line_of(fields: dict[str, str]) -> str:
    """What the button of this form says; nothing if one types."""
    found = fields.get("command", "")
    return sentence(msgspec.json.decode(found, type=TableCommand)) if '"table.' in found else ""


def press(person: Person, act: str, page: str = "", nth: int = 0, **fields: str) -> TestResponse:
    """The nth form of this kind on the page, with these fields filled in."""
    found = [form for form in forms(page or person.look()) if form[0].endswith(f"/{act}")]
    action, own = found[nth]
    return person.browser.post(action, data={**own, **fields})


def settle(person: Person, line: str, **fields: str) -> str:
    """Press the button that says this line, and read the page that comes then."""
    page = person.look()
    action, own = next(form for form in forms(page) if line_of(form[1]) == line)
    return follow(person, person.browser.post(action, data={**own, **fields}))


def follow(person: Person, sent: TestResponse) -> str:
    assert sent.status_code == 303, sent.text
    person.table.work()
    return person.look(sent.headers["Location"].partition("#")[0])
