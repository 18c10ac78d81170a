"""Catalogues of other languages: found by their English, whole, with the parts of the English, and checked."""

from __future__ import annotations

import re

import pytest

from domain.kernel.telling import Seat, Sentence, row, told_in
from domain.titles.ohmygoods.campaign.consequences import outcome_of
from domain.titles.ohmygoods.cards.content import content
from domain.titles.ohmygoods.parts import SIDES
from ops.languages import checked, messages, templates
from ops.verify.letters import read_letter
from service.commands.retelling import retold
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
    catalogues.of_titles()  # kept from the true files
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


HEX = "0123456789abcdef" * 4
SMALL_PRINT = (
    Sentence.of("Log {version}:{head} of game {game}; rules {title} {rules}.", version=4, head=HEX,
                game="gabcdefghijk2", title="Pig", rules="1"),
    Sentence.of("Secret seeds are committed to up to {number}:{link}.", number=256, link=HEX),
    Sentence.of("SHA-256 of the seed, kept by you from now on: {commitment}. Once the game is over the seed is shown,"
                " and anybody can check all luck.", commitment=HEX),
    Sentence.of("You added words of your own to the luck: {nonce}.", nonce="lucky"),
    Sentence.of("The seed was {seed}; its SHA-256 is in your first letter. Save the game as a file and run `posthorn"
                " verify FILE --letters YOUR-MAILS` on it: it makes every draw and every decision again, and holds the"
                " log to the letters of this game that you kept. The log alone, without a letter, proves nothing.",
                seed=HEX),
)  # fmt: skip


@pytest.mark.parametrize(("language", "seed"), [*((each, "Startwert") for each in LANGUAGES), ("de", "Seed")])
def test_verify_reads_the_small_print_in_each_language(language: str, seed: str) -> None:
    """The earliest letters in German called the seed by its English word."""
    with told_in(catalogue(language)):
        said = "\n".join(each.text() for each in SMALL_PRINT).replace("Startwert", seed)
    head = "From: a@play.example\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n"
    kept = read_letter((head + said).encode())
    assert kept is not None
    assert [(head.version, head.digits, head.game) for head in kept.heads] == [(4, HEX, "gabcdefghijk2")]
    assert kept.pool == ((256, HEX),) and kept.commitments == {HEX} and kept.parts == {"lucky"} and kept.rules == {"1"}
    assert kept.seeds == {HEX}


def test_things_are_told_by_their_number_and_who_is_called_as_one_is_not_renamed() -> None:
    barrow = Sentence.of("{who} sells {goods}.", who=Seat(0), goods="2 pigs, 1 olive")
    with told_in(catalogue("ru")):
        assert barrow.text(["Mill"]).endswith("2 свиньи, 1 оливка.") and barrow.text(["Mill"]).startswith("Mill")
        assert row("Mill: 5 pigs").text(["Mill"]) == "Mill: 5 свиней"


def test_a_thing_leaves_its_english_article_behind() -> None:
    may = Sentence.of("{happened}: you may use {waiting}.", happened="x", waiting="the Hermit (card 39)")
    with told_in(catalogue("cs")):
        assert "the" not in may.text().split()


def test_a_template_of_two_that_are_known_is_told() -> None:
    both = "Round {round}, your {half} turn: take a die, use a tool or pass. Running Pliers end the turn: take the die"
    with told_in(catalogue("cs")):
        assert "Round" not in Sentence.of(f"{both} you want to take first.", round=1, half="first").text()


@pytest.mark.parametrize(
    "text", ["That was done already, by what you said before it.", "R5 cannot go to A1: a red die lies beside it.",
             '"take R9" is not understood. Did you mean "take R5 to A1"?'],
)  # fmt: skip
def test_what_is_kept_in_english_is_told_again(text: str) -> None:
    with told_in(catalogue("ru")):
        said = retold(text, "sagrada")
    assert not set(re.findall("[A-Za-z]{2,}", said)) - {"take"}
    assert retold(text, "sagrada") == text


def test_the_tale_of_a_campaign_is_told_whole() -> None:
    """Its cards are data: chapters, events and what comes of a chapter for either side."""
    chapter = content().chapters["4A", False]
    told = [chapter.name, chapter.story, chapter.goal, chapter.end_text]
    told += [outcome_of(each.outcome, side) for each in content().chapters.values() for side in SIDES]
    for language in ("cs", "de", "fr", "ru"):
        with told_in(catalogue(language)):
            assert not [text for text in told if text and Sentence.of("{goal}", goal=text).text() == text]
