"""Each term of `docs/terms*.md` stands in the catalogues of its title, in one of the forms that the document lists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from service.queries.catalogues import LANGUAGES

ROOT = Path(__file__).parents[2]
TITLES = {"La Granja": "lagranja", "Oh My Goods!": "ohmygoods", "Sagrada": "sagrada", "Pig": "pig"}
HEADING, ROW = re.compile(r"^## (.+)$"), re.compile(r"^\| (?!--)(.+) \|$")
NONE = "–"


def terms() -> list[tuple[str, str, str, tuple[str, ...]]]:
    """Folder, language, term and its forms."""
    found, folder = [], ""
    languages: list[str] = []
    lines = (line for file in sorted((ROOT / "docs").glob("terms*.md"))
             for line in file.read_text(encoding="utf-8").splitlines())  # fmt: skip
    for line in lines:
        if heading := HEADING.match(line):
            folder = next((of for title, of in TITLES.items() if title in heading[1]), "")
        elif row := ROW.match(line.replace("| | ", "| - | ")):
            term, *cells = (each.strip() for each in row[1].split("|"))
            if term == "-":
                languages = cells
                continue
            found += [(folder, language, term, tuple(cell.split(" · ")))
                      for language, cell in zip(languages, cells, strict=True) if cell != NONE]  # fmt: skip
    return found


@cache
def told(folder: str, language: str) -> str:
    """All that a title (without one: everything) says in the language."""
    rooms = [ROOT / "domain/titles" / folder] if folder else [ROOT / "domain", ROOT / "service"]
    files = (file for room in rooms for name in (f"{language}.*", f"*.{language}.txt") for file in room.rglob(name))
    lines = (line for file in sorted(files) if file.parent.name == "locale"
             for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))  # fmt: skip
    return " ".join(" ".join(line.partition(" = ")[2] or line for line in lines).casefold().split())


def stands(form: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(form.casefold())}(?!\w)", text) is not None


def test_each_term_stands_in_the_catalogues() -> None:
    found = terms()
    lost = [each for each in found if not any(stands(form, told(each[0], each[1])) for form in each[3])]
    assert len(found) > 1400 and not lost
    assert {each[1] for each in found} == set(LANGUAGES) - {"en"}


@pytest.mark.parametrize("form", ["поставка", "трек"])
def test_words_that_no_rule_book_says_are_not_there(form: str) -> None:
    """доставка and шкала are the words of the book."""
    assert not stands(form, told("lagranja", "ru"))
