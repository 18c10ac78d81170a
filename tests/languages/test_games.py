"""Whole games by plain text in other languages, answered with the words of the options as they are printed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import workers.send
from domain.game.table.grammar import lines
from domain.titles.sagrada.cards import PATTERNS
from domain.titles.shelf import titles
from ops.bench.mailboxes import MOST, Mailboxes, text_part
from service.commands.mail_words import mail
from service.queries.catalogues import catalogue
from tests.languages.pseudo import Pseudo, english, learned

LANGUAGES = ("cs", "de", "fr", "ru")
OTHERS = [title for title in titles if title != "pig"]
NAMES = frozenset((  # of players and titles; the arguments of a program; numbers of phases
    "anna", "bert", "posthorn", "utc", "pig", "sagrada", "oh", "my", "goods", "la", "granja", "sha", "verify", "file",
    "letters", "your", "mails", "ii", "iii", "iv", "then", "undo",
    "for",  # between an assistant and its price: read from a list, which has no pseudo-language
))  # fmt: skip


FEW = 8  # answers of a game that is not played to its end


def is_played_to_its_end(folder: Path, title: str, language: str, most: int = MOST) -> Mailboxes:
    table = Mailboxes(folder, title, 2, None, language, in_words=True)
    found = table.played(7, most)
    assert found.ended or found.answered == most, found.stuck
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_by_what_is_printed(tmp_path: Path, language: str) -> None:
    is_played_to_its_end(tmp_path, "pig", language).close()


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", OTHERS)
def test_games_of_each_title_are_played_by_what_is_printed(tmp_path: Path, title: str, language: str) -> None:
    is_played_to_its_end(tmp_path, title, language).close()


@pytest.fixture
def xx(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Who reads Czech reads the pseudo-language."""
    pseudo = Pseudo()
    monkeypatch.setattr(workers.send, "catalogue", lambda language: pseudo if language == "cs" else catalogue(language))
    grammars = (*(title.language for title in titles.values()), lines, mail)
    for each in grammars:
        learned(each)
    yield
    for each in grammars:
        del each.tongues["xx"]


def left_in_english(folder: Path, title: str, most: int = MOST) -> list[str]:
    """Words of the letters of a game that have gone around the catalogues, with their line."""
    table = is_played_to_its_end(folder, title, "cs", most)
    found = []
    windows = {word.casefold() for card in _windows() for word in re.findall("[A-Za-z']+", card)}
    for letter in table.letters():
        names = NAMES | windows | {word.casefold() for word in re.findall("[A-Za-z]+", letter.subject)}
        told = text_part(letter).splitlines()
        found += [f"{' '.join(words)}: {line}" for line in told if (words := english(line, names))]
    table.close()
    return found


def _windows() -> list[str]:
    return [card.name for card in PATTERNS.values()] + [card.name.replace("'", " ") for card in PATTERNS.values()]


def test_no_word_of_letters_is_left_in_english(xx: None, tmp_path: Path) -> None:
    assert not left_in_english(tmp_path, "pig")


@pytest.mark.parametrize("title", OTHERS)
def test_no_word_of_first_letters_is_left_in_english(xx: None, tmp_path: Path, title: str) -> None:
    assert not left_in_english(tmp_path, title, FEW)


@pytest.mark.long
@pytest.mark.parametrize("title", OTHERS)
def test_no_word_of_letters_of_each_title_is_left_in_english(xx: None, tmp_path: Path, title: str) -> None:
    assert not left_in_english(tmp_path, title)
