"""The page of each title: its rules in our own words with pictures, its options, what can be said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from domain.titles import titles
from service.web.rules import pictures_of, text_of
from tests.letters.support import Table
from tests.web.pages import Browser, links_of


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    table = Table(tmp_path, names="Anna")
    yield Browser(table)
    table.store.close()


@pytest.mark.parametrize("title", sorted(titles))
def test_rules_have_chapters_and_pictures_of_our_own_boards(browser: Browser, title: str) -> None:
    page = browser.see(f"/titles/{title}")
    headings = [line[2:] for line in text_of(title).splitlines() if line.startswith("# ")]
    assert len(headings) >= 3 and all(f"<h2>{heading}</h2>" in page for heading in headings)
    pictures = {link for link in links_of(page) if link.endswith(".svg") and "/board-" in link}
    assert pictures and len(pictures) == len(pictures_of(title))
    for picture in (*pictures, f"/titles/{title}/board.svg"):
        found = browser.get(picture)
        assert found.mimetype == "image/svg+xml" and "Seat " not in found.text
    assert "Player 1" not in browser.see("/")
    assert browser.get(f"/titles/{title}/board-99.svg").status_code == 404


def test_what_stands_in_the_text_is_no_markup(browser: Browser) -> None:
    assert "**" not in browser.see("/titles/ohmygoods") and "<strong>Sunrise.</strong>" in browser.see(
        "/titles/ohmygoods"
    )
