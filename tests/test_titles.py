"""Knowing one title is knowing all: the same file for the same thing, and the same name in it. A title that is one file
has the same names in that file.
"""

from __future__ import annotations

import re
import typing
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from domain.kernel import title as kernel_title
from domain.kernel.unions import members
from domain.titles.shelf import titles

DOMAIN = Path(__file__).parent.parent / "domain" / "titles"
MOST_ENTRIES = 25
HOMES = {  # what a title is made of: the file it lives in, and its name there
    "options": ("options", "Options"),
    "rules": ("table", "rules"),
    "language": ("words", "language"),
    "initial": ("setup", "initial"),
    "deal": ("setup", "deal"),
    "own_view": ("view", "view"),
    "hidden": ("view", "hidden"),
    "census": ("view", "census"),
    "tell": ("telling", "tell"),
    "prompt": ("prompts", "prompt"),
    "svg": ("pictures.svg", "svg"),
    "text": ("pictures.text", "text"),
}
FOLDERS = [title for title in titles if (DOMAIN / title).is_dir()]
LEFT_TO_THE_KERNEL = {"hidden", "tell", "text"}  # a title may leave them out
HEADINGS = ["What is where", "Rulings", "Options and editions", "House content", "Proof"]


def _of(title: str, file: str, name: str) -> Any:
    return getattr(import_module(f"domain.titles.{title}.{file}"), name)


@pytest.mark.parametrize("title", titles)
def test_a_title_is_a_folder_or_one_file_by_its_id(title: str) -> None:
    assert (DOMAIN / title / "title.py").is_file() != (DOMAIN / f"{title}.py").is_file()
    if title not in FOLDERS:
        assert getattr(import_module(f"domain.titles.{title}"), title) is titles[title]


@pytest.mark.parametrize("title", FOLDERS)
def test_everything_has_the_name_and_the_file_that_it_has_in_all_titles(title: str) -> None:
    assert _of(title, "title", title) is titles[title]
    for part, (file, name) in HOMES.items():
        if part in LEFT_TO_THE_KERNEL and titles[title].__dict__[part].__module__.startswith("domain.kernel."):
            continue
        assert getattr(titles[title], part) is _of(title, file, name), f"{part} is not {name} of {file}.py"
    assert titles[title].bot_move.__name__ == "bot_move"
    assert titles[title].bot_move.__module__ in {f"domain.titles.{title}.bot", f"domain.titles.{title}.bot.move"}
    listing = titles[title].listing
    assert listing.__module__ in {f"domain.titles.{title}.pictures.listing", kernel_title.__name__}


DECLARED = [title for title in FOLDERS if not titles[title].codec.narrowed]  # the others go by what signs in


@pytest.mark.parametrize("title", DECLARED)
def test_the_three_unions_are_called_alike_and_narrow_the_state(title: str) -> None:
    pending = _of(title, "questions", "Pending")
    hints = typing.get_type_hints(_of(title, "table", "Table"))
    assert hints["pending"] == tuple[pending, ...]
    commands, facts = _of(title, "commands", "Commands"), _of(title, "facts", "Facts")
    assert {each.__name__ for each in members(commands)} == {spec.__name__ for spec in titles[title].language.specs}
    assert any(getattr(fact, "__module__", "") == f"domain.titles.{title}.facts" for fact in members(facts))


@pytest.mark.parametrize("title", FOLDERS)
def test_the_top_of_a_title_is_a_map(title: str) -> None:
    entries = [each for each in (DOMAIN / title).iterdir() if not each.name.startswith(("_", "."))]
    assert len(entries) <= MOST_ENTRIES, "put what belongs together into a folder"


@pytest.mark.parametrize("title", ["sagrada", "ohmygoods", "lagranja"])
def test_the_readmes_of_rule_books_have_the_same_headings(title: str) -> None:
    readme = (DOMAIN / title / "README.md").read_text(encoding="utf-8")
    assert [each for each in re.findall(r"^## (.+)$", readme, re.MULTILINE) if each in HEADINGS] == HEADINGS


@pytest.mark.parametrize("title", FOLDERS)
def test_the_files_that_a_readme_names_are_there(title: str) -> None:
    for readme in (DOMAIN / title).rglob("README.md"):
        for name in re.findall(r"`([\w/]+\.(?:py|json))`", readme.read_text(encoding="utf-8")):
            below = (folder for folder in readme.parent.rglob("*") if folder.is_dir())
            places = (readme.parent, DOMAIN / title, DOMAIN.parent.parent, *below)
            assert any((place / name).is_file() for place in places), f"{readme.parent.name}: {name}"


@pytest.mark.parametrize("title", titles)
def test_what_books_a_fact_has_the_name_of_the_fact(title: str) -> None:
    """But for `_unchanged`, of facts that are only told."""
    evolvers = titles[title].rules.evolvers.items()
    own = {fact: by for fact, by in evolvers if f"{by.__module__}.".startswith(f"domain.titles.{title}.")}
    own = {fact: by for fact, by in own.items() if by.__name__ != "_unchanged"}
    assert own
    for fact, by in own.items():
        assert by.__name__ == re.sub(r"(?<!^)(?=[A-Z])", "_", fact.__name__).lower()
