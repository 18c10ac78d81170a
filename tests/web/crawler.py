"""Somebody who follows each link and presses each button: a few of each kind of address, as they are found."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from urllib.parse import urlencode, urlsplit

from werkzeug.exceptions import HTTPException
from werkzeug.test import TestResponse

from tests.letters.support import Table
from tests.web.pages import Browser, Form, forms_of, links_of

# pressed at the end, since there is less to see then
LAST = (
    "links.make_void",
    "links.stop",
    "lobby.act",
    "settings.drop_session",
    "settings.out_everywhere",
    "joining.out",
    "settings.leave",
)


@dataclass
class Crawl:
    """`most`: addresses of one kind that are looked at."""

    browser: Browser
    table: Table
    most: int = 3
    seen: Counter[str] = field(default_factory=Counter)
    forms: dict[tuple[str, ...], tuple[str, Form]] = field(default_factory=dict)

    def look_at_all(self, *begin: str) -> Iterator[tuple[str, TestResponse]]:
        queue, known = deque(begin), set(begin)
        while queue:
            path = queue.popleft()
            kind = self.kind(path)
            if not kind or self.seen[kind] >= self.most:
                continue
            self.seen[kind] += 1
            answer = self.browser.get(path)
            yield path, answer
            for found in self._found(path, answer):
                if found not in known:
                    known.add(found)
                    queue.append(found)

    def kind(self, path: str, method: str = "GET") -> str:
        """Its endpoint; addresses that differ in the names of what is asked for are of different kinds."""
        parts = urlsplit(path)
        try:
            endpoint, _ = self.browser.app.url_map.bind("play.example").match(parts.path, method)
        except HTTPException:
            return ""
        asked = sorted({each.partition("=")[0] for each in parts.query.split("&") if each})
        return " ".join([str(endpoint), *asked])

    def _found(self, path: str, answer: TestResponse) -> Iterator[str]:
        if to := answer.headers.get("Location"):
            yield to.removeprefix(self.browser.url)
        if "html" not in answer.content_type:
            return
        text = answer.text
        here = (each.partition("#")[0] for each in links_of(text))
        yield from sorted(each for each in here if "lang=" not in each)  # the same page in another language
        for form in forms_of(text):
            where = (form.action or path).partition("#")[0]
            if form.method == "get":
                yield f"{where.partition('?')[0]}?{urlencode(form.fields)}"  # as browsers do
            else:
                self.forms.setdefault((self.kind(where, "POST"), *sorted(form.names)), (where, form))

    def buttons(self) -> list[tuple[str, str, Form]]:
        found = [(key[0].split()[0], where, form) for key, (where, form) in self.forms.items() if key[0]]
        return sorted(found, key=lambda each: LAST.index(each[0]) + 1 if each[0] in LAST else 0)


def stored(table: Table) -> dict[str, str]:
    """All that the service keeps, but until when a page counts as open: to look at a game is to have it open."""
    with table.store.db.read() as session:
        names = session.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        rows = {each["name"]: session.all(f"SELECT * FROM {each['name']}") for each in names}
    rows["heartbeats"] = [row for row in rows["heartbeats"] if not row["name"].startswith("page ")]
    return {name: str([tuple(row) for row in found]) for name, found in rows.items()}
