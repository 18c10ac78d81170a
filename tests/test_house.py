"""The style of the house, as far as a program can see it."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("domain", "service", "workers", "ops", "tests")
SOURCES = {
    str(file.relative_to(ROOT)): file.read_text(encoding="utf-8")
    for room in ROOMS
    for file in sorted((ROOT / room).rglob("*.py"))
}
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(file for room in (*ROOMS, "docs") for file in (ROOT / room).rglob("*.md"))])
DATA = re.compile(r"(cards|texts)\w*\.py$")  # cards are data; their files may be long
WIDE = 120  # characters; ruff holds it for sources


class Named(NamedTuple):
    """A class or a function of a module, those within others among them."""

    name: str
    is_class: bool
    lines: int


@cache
def named(source: str) -> list[Named]:
    return [
        Named(node.name, isinstance(node, ast.ClassDef), (node.end_lineno or 0) - node.lineno + 1)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def functions_that_are_long(source: str) -> Iterator[str]:
    for each in named(source):
        if each.lines > 40 and not each.is_class:
            yield f"{each.name} has {each.lines} lines, 40 at most"


def comments_that_do_not_stay(source: str) -> Iterator[str]:
    """What is left to do, and banners."""
    for number, line in enumerate(source.splitlines(), 1):
        comment = line.partition("#")[2]
        if re.search(r"\b(TO" r"DO|FIX" r"ME|XXX)\b", comment) or re.search(r"[-=*#]{4,}", comment):
            yield f"line {number}: {line}"


def test_the_glossary_has_one_meaning_a_word_and_few_words() -> None:
    rows = re.findall(r"^\| ([a-z ]+) \| (.+) \|$", (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"), re.M)
    words = [word for word, _ in rows if word != "word"]
    assert len(words) == len(set(words)) <= 60
    assert len({meaning for _, meaning in rows}) == len(rows)


# see docs/glossary.md for the words in their place
GONE = frozenset([
    "told", "shown", "said", "tried", "foreseen", "given", "taken_in", "around", "over", "put", "awaits", "untold",
    "former", "alone", "ahead", "standing", "gift", "gifts", "ledger", "pen", "stamp", "due", "bag", "desk",
    "strangers", "crowd", "patience", "watch", "looking", "looker", "speakers", "wishes", "house", "judge", "judged",
    "follower", "overtaken", "villains", "deeds", "reckoning", "slips", "one_way_or_another",
])  # fmt: skip
GONE_FROM_NAMES = frozenset([
    "ledger", "desk", "scene", "crowd", "patience", "untold", "foreseen", "villain", "villains", "reckoning",
])  # fmt: skip
ONCE = frozenset([
    "Part", "Kind", "Decided", "Motion", "Place", "Row", "Reader", "Letter", "Due", "Offer", "Standing", "Draft",
    "Next", "Sequel", "Taken",
])  # fmt: skip
PERSONS = re.compile(r"\b(he|she|his|her|hers|him|himself|herself)\b", re.IGNORECASE)


def _words(name: str) -> list[str]:
    return [each.lower() for each in re.findall(r"[A-Z]?[a-z]+|[A-Z]+|\d+", name)]


def test_no_name_is_a_word_that_is_not_used_any_more() -> None:
    """Titles have the words of their rule books: pigs have a pen."""
    found = []
    for file, source in SOURCES.items():
        if file.startswith(("tests/", "domain/titles/")):
            continue
        for name in (Path(file).stem, *(each.name for each in named(source))):
            words = _words(name)
            if "_".join(words) in GONE or GONE_FROM_NAMES.intersection(words):
                found.append(f"{file}: {name}")
    assert not found, "\n".join(found)


def test_a_class_name_stands_for_one_thing() -> None:
    """A title's own classes are its rule book's words."""
    places: dict[str, list[str]] = {}
    for file, source in SOURCES.items():
        if not file.startswith(("tests/", "domain/titles/")):
            for each in named(source):
                if each.is_class and each.name in ONCE:
                    places.setdefault(each.name, []).append(file)
    assert not {name: files for name, files in places.items() if len(files) > 1}


def test_a_person_is_they() -> None:
    """In code, in comments, in documents and in what players read; stories and cards of titles are data."""
    texts = {name: source for name, source in SOURCES.items() if not name.startswith("tests/")}
    pages = (ROOT / "service" / "web" / "templates").rglob("*.html")
    documents = (file for file in DOCUMENTS if "tests" not in file.relative_to(ROOT).parts)
    texts |= {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in (*documents, *pages)}
    found = [
        f"{name}, line {number}: {line.strip()}"
        for name, text in texts.items()
        for number, line in enumerate(text.splitlines(), 1)
        if PERSONS.search(line)
    ]
    assert not found, "\n".join(found)


def test_files_are_short() -> None:
    lengths = {name: len(source.splitlines()) for name, source in SOURCES.items() if not DATA.search(name)}
    assert not {name: length for name, length in lengths.items() if length > 330}, "split: about 300 lines at most"


@pytest.mark.parametrize("fault", [functions_that_are_long, comments_that_do_not_stay])
def test_no_source_has(fault: Callable[[str], Iterator[str]]) -> None:
    found = [f"{name}: {each}" for name, source in SOURCES.items() for each in fault(source)]
    assert not found, "\n".join(found)


def test_lines_of_documents_are_short() -> None:
    lines = [(file, n, line) for file in DOCUMENTS for n, line in enumerate(_lines(file), 1) if len(line) > WIDE]
    assert not lines, "\n".join(f"{file.relative_to(ROOT)}, line {n}: {line[:60]}..." for file, n, line in lines)


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def test_each_folder_has_a_readme() -> None:
    """What lives there, what may be touched, how to add one more; `tests/README.md` is that of all tests."""
    folders = {name.rpartition("/")[0] for name in SOURCES if not name.startswith("tests/") and name.count("/") < 3}
    missing = [folder for folder in folders if not (ROOT / "/".join(folder.split("/")[:2]) / "README.md").is_file()]
    assert not missing, missing


SHELF = ROOT / "domain" / "titles"
TITLES = sorted(each.stem for each in SHELF.iterdir() if each.is_dir() or each.suffix == ".py")
TITLES = [title for title in TITLES if not title.startswith("_") and title != "shelf"]


@pytest.mark.parametrize("title", TITLES)
def test_a_title_imports_only_the_kernel(title: str) -> None:
    for file in (name for name in SOURCES if name.startswith((f"domain/titles/{title}/", f"domain/titles/{title}.py"))):
        for name in _imported(SOURCES[file]):
            room = name.split(".")[0]
            ours = room in ROOMS and not name.startswith(("domain.kernel", f"domain.titles.{title}"))
            assert not ours, f"{file} imports {name}"


def _imported(source: str) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module or "")
    return names


def test_the_two_commands_of_the_readme_can_be_run() -> None:
    for name in ("up", "test"):
        assert (ROOT / "ops" / name).stat().st_mode & 0o111
