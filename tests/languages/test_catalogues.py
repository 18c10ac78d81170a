"""Catalogues of other languages: found by their English, whole, with the parts of the English, and checked."""

from __future__ import annotations

import pytest

from domain.kernel.telling import Seat, Sentence, told_in
from ops.languages import checked, messages, templates
from service.queries import catalogues
from service.queries.catalogues import LANGUAGES, ROOT, catalogue, name_of

TAKES = "{who} takes {n} {n|coin|coins}."
RUSSIAN = f"""
{name_of(TAKES)} = {{ $who }} берёт {{ $n }} {{ $n ->
        [one] монету
        [few] монеты
       *[many] монет
    }}.
{name_of("Broken {a}")} = {{ $other }}
"""


@pytest.fixture
def russian(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> object:
    folder = tmp_path / "locale"  # type: ignore[operator]
    folder.mkdir()
    (folder / "ru.ftl").write_text(RUSSIAN, encoding="utf-8")
    monkeypatch.setattr(catalogues, "files", lambda language: [folder / f"{language}.ftl"])
    catalogue.cache_clear()
    yield catalogue("ru")
    catalogue.cache_clear()


@pytest.mark.parametrize(
    ("n", "text"), [(1, "Анна берёт 1 монету."), (3, "Анна берёт 3 монеты."), (5, "Анна берёт 5 монет."),
                    (21, "Анна берёт 21 монету."), (1000, "Анна берёт 1000 монет.")],
)  # fmt: skip
def test_plural_and_case_stand_in_the_catalogue(russian: catalogues.Catalogue, n: int, text: str) -> None:
    with told_in(russian):
        assert Sentence.of(TAKES, who=Seat(0), n=n).text(["Анна"]) == text


def test_what_is_not_there_or_not_whole_is_told_in_english(russian: catalogues.Catalogue) -> None:
    with told_in(russian):
        assert Sentence.of("Nobody takes {n}.", n=2).text() == "Nobody takes 2."
        assert Sentence.of("Broken {a}", a=1).text() == "Broken 1"


def test_english_needs_no_catalogue() -> None:
    assert catalogue("en") is None and catalogue("xx") is None


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_catalogue_says_nothing_wrong(language: str) -> None:
    """What is missing is told in English; what has other parts than its English, or is no Fluent, may not be there."""
    _, _, wrong, _ = checked(language)
    assert not wrong, f"python -m ops.languages check {language}"


def test_the_list_for_translators_is_of_today() -> None:
    for room, of in messages().items():
        listed = (room / "locale" / "en.ftl").read_text(encoding="utf-8") if of else ""
        missing = [name for name in of if f"\n{name} = " not in f"\n{listed}"]
        assert not missing, f"python -m ops.languages extract ({room.relative_to(ROOT)})"


def test_texts_are_found_in_the_code() -> None:
    source = 'A = {"key": "What {who} said."}\ndef f():\n    """No."""\n    return Sentence.of("It is over.")\n'
    assert set(templates(source)) == {"What {who} said.", "It is over."}
    assert not set(templates('X = "What {who} said."'))


def test_what_a_person_typed_is_not_translated(russian: catalogues.Catalogue) -> None:
    said = Sentence.of("{who} says: {words}", who=Seat(0), words=TAKES)
    with told_in(russian):
        assert said.text(["Анна"]).endswith(TAKES)


@pytest.mark.parametrize("text", ["Log {version}:{head} of game {game}.", "You added {what} to the luck."])
def test_what_verify_reads_in_letters_is_in_no_list(text: str) -> None:
    assert not set(templates(f"say({text!r})"))
