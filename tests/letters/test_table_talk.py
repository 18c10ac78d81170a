"""What people write when they do not move does nothing: table_talk.txt, at ten kinds of questions of each title."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from domain.game.table.grammar import is_table_line
from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.commands.lines import sort_out
from service.commands.plan import make_plan
from tests import said

LISTED = Path(__file__).with_name("table_talk.txt")
LANGUAGES = ("en", "de", "fr", "ru", "cs")


def talk() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in LISTED.read_text(encoding="utf-8").splitlines():
        if line.startswith("# ") and line[2:] in LANGUAGES:
            found[line[2:]] = []
        elif found:
            found[list(found)[-1]].append(line)
    return found


TALK = talk()


class Reader(said.Position):
    """It reads only: what merely resembles a move is refused by the game, so it is left out here."""

    def resembles(self, text: str) -> bool:
        return False


def done(lines: list[str], here: Reader) -> tuple[str, ...]:
    here._compared = here._read = 0  # each mail has its own bound
    plan = make_plan(sort_out(lines, here), here.options)
    return (*plan.moves, *(each.line for each in plan.lines if each.kind == "wish"))


@pytest.fixture(scope="module")
def readers() -> list[Reader]:
    return [Reader(each.title, each.state, each.seat) for each in said.places("any")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("every", [4, 1])
def test_it_does_nothing_at_any_question(language: str, every: int, readers: list[Reader]) -> None:
    """Each line at every so manieth question, the next line at those after them."""
    pairs = ((line, here) for n, line in enumerate(TALK[language]) for here in readers[n % every :: every])
    assert not {line: each for line, here in pairs if (each := done([line], here))}


@pytest.mark.parametrize("title", sorted(titles))
def test_a_page_and_the_api_read_no_move_in_it(title: str) -> None:
    readings = titles[title].language.readings
    assert not [line for lines in TALK.values() for line in lines if readings(line) or is_table_line(line)]


PRAISE = (
    *("Nice", "Good", "Great", "Well", "Fine", "Lovely", "Cool", "Bravo", "So", "Right"),
    *("Schön", "Gut", "Toll", "Bien", "Bon", "Joli", "Молодец", "Отлично", "Хорошо", "Pěkně", "Dobře"),
)


def bare_words(title: Title[Any]) -> set[str]:
    """What is said at this table without a value."""
    forms = (form for spec in title.language.specs.values() for form in spec.forms)
    return {form.text.replace("[", "").replace("]", "") for form in forms if not form.slots}


@pytest.mark.parametrize("title", sorted(titles))
def test_praise_is_never_a_move(title: str) -> None:
    here = next(iter(said.questions(title).values()))
    reader = Reader(here.title, here.state, here.seat)
    answers = (*sorted(bare_words(here.title)), "one", "two", "second", "3", "1st", "option 2")
    lines = [f"{praise} {answer}{mark}" for praise in PRAISE for answer in answers for mark in ("", "!")]
    lines += [f"Hi Bert, {line}" for line in lines]
    assert not {line: each for line in lines if (each := done([line], reader))}


def test_there_is_enough_of_it() -> None:
    every = [line for lines in TALK.values() for line in lines]
    assert len(set(every)) == len(every) >= 1500 and all(len(TALK[language]) >= 200 for language in LANGUAGES)
