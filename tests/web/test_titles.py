"""The page of each title: its rules in our own words with pictures, its options, what can be said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from domain.titles.shelf import titles
from service.web import rules
from service.web.rules import mistakes, pictures_of, text_of
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
    assert headings and all(f"<h2>{heading}</h2>" in page for heading in headings)
    pictures = {link for link in links_of(page) if ".svg?lang=en" in link and "/board-" in link}
    assert pictures and len(pictures) == len(pictures_of(title))
    for picture in (*pictures, f"/titles/{title}/board.svg"):
        found = browser.get(picture)
        assert found.mimetype == "image/svg+xml" and "Seat " not in found.text
    assert "Player 1" not in browser.see("/")
    told = re.search(r"takes about [1-9]\d* to [1-9]\d* letters each", page)
    of = titles[title]
    assert bool(told) == any(of.letters(of.read(None), seats)[1] for seats in of.seats)
    assert re.search(r"^\(\d+[a-z]?\) ", page, re.M)
    assert browser.get(f"/titles/{title}/board-99.svg").status_code == 404


def test_what_stands_in_the_text_is_no_markup(browser: Browser) -> None:
    assert "**" not in browser.see("/titles/ohmygoods") and "<strong>Sunrise.</strong>" in browser.see(
        "/titles/ohmygoods"
    )


@pytest.mark.parametrize("title", sorted(titles))
def test_each_title_has_its_rules(title: str) -> None:
    assert mistakes(title) == []


@pytest.mark.parametrize(
    ("text", "cure"),
    [
        (None, "domain/titles/pig/rules.txt is missing: tell the rules there in your own words"),
        (b"# R\xe8gles", "is no UTF-8: save it in that encoding"),
        (b"", "begins without a chapter: its first line is `# ` and a heading"),
        (b"# A turn\nRoll.", "shows no board: put a line such as [board 14]"),
        (b"# A turn\nSee [board 3]", "line 2: a picture stands alone on its line"),
        (b"# A turn\n[board 900]", "line 2: at most 200 moves can be shown"),
        (b"# A turn\n-item\n[board 3]", "line 2: a heading is `# ` and words, an item is `- ` and words"),
        (b"# A turn\n**Roll\n[board 3]", "line 2: strong words are closed on the line on which they begin"),
    ],
)
def test_a_title_whose_rules_are_missing_or_broken(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: bytes | None, cure: str
) -> None:
    """The mistake is named with its cure, and the page of the title is there all the same."""
    monkeypatch.setattr(rules, "files", lambda package: tmp_path)
    rules.text_of.cache_clear()
    (tmp_path / "pig").mkdir()
    if text is not None:
        (tmp_path / "pig" / "rules.txt").write_bytes(text)
    try:
        assert any(cure in each for each in mistakes("pig"))
        assert "<h1>Pig" in browser.see("/titles/pig")
        assert browser.get("/titles/pig/board-900.svg").status_code == 404
    finally:
        rules.text_of.cache_clear()


@pytest.mark.parametrize("title", sorted(titles))
def test_example_letters_are_those_that_people_get(table: Table, title: str) -> None:
    """An invitation, a turn and the end; nothing in them opens anything."""
    page = Browser(table).see(f"/titles/{title}")
    invited, turn, over = re.findall(r"<details><summary>[^<]*</summary><pre tabindex=.0.>(.*?)</pre>", page, re.S)
    assert "Ann (ann@mail.example) asks you to a game of" in invited and "(1) join" in invited
    assert "Bert, it is your turn" in turn and re.search(r"^\(\d+[a-z]?\) ", turn, re.M)
    assert re.search(r"^THE (TABLE|VILLAGE)$", turn, re.M), "what lies there, by its title's name"
    assert "is over" in over and "THE RESULT" in over
    for token in re.findall(r"/l/([\w-]+)", invited + turn + over):
        assert Browser(table).get(f"/l/{token}").status_code == 404


BOXES = {"sagrada": ("12. Tap Wheel", "Light Shades", "Batllo"), "ohmygoods": ("Tool Maker 1",), "lagranja": ("66. ",)}


@pytest.mark.parametrize("title", BOXES)
def test_every_card_of_the_box_is_drawn_and_told(browser: Browser, title: str) -> None:
    page = browser.see(f"/titles/{title}/components")
    assert len(page.encode()) < 60_000 and all(each in page for each in BOXES[title])
    assert "What is in the box" in browser.see(f"/titles/{title}")
    numbers = re.findall(r'src="components/(\d+)\.svg\?lang=en"', page)
    assert len(numbers) == len(set(numbers)) == len(list(titles[title].gallery())) > 40
    for each in numbers:
        light, dark = (browser.get(f"/titles/{title}/components/{each}.svg{query}") for query in ("", "?dark=1"))
        ElementTree.fromstring(light.text)
        assert light.text != dark.text and len(light.data) < 12_000
    assert browser.get(f"/titles/{title}/components/{len(numbers)}.svg").status_code == 404


def test_a_title_without_cards_has_no_gallery(browser: Browser) -> None:
    assert browser.get("/titles/pig/components").status_code == 404 and "the box" not in browser.see("/titles/pig")


@pytest.mark.parametrize("title", BOXES)
def test_a_picture_of_a_card_has_all_that_it_points_at(title: str) -> None:
    for each in titles[title].gallery():
        assert not re.search(r'<g id="[^"]+"></g>', each.svg), each.name
