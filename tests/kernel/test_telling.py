"""Texts with named parts."""

from collections.abc import Mapping
from typing import get_type_hints

import pytest

from domain.kernel.shapes import Refused
from domain.kernel.telling import Seat, Sentence, SentencePart, listed, told_in


def test_parts_are_put_in_by_name() -> None:
    assert Sentence.of("{a} to {b}, {a}!", a="R5", b="A1").text() == "R5 to A1, R5!"


@pytest.mark.parametrize("function", [Sentence.of, Refused.__init__])
def test_mypy_finds_a_part_that_is_no_word(function: object) -> None:
    """A tuple of names would be shown with its brackets."""
    assert get_type_hints(function)["parts"] == SentencePart


def test_seats_are_shown_by_the_names_of_the_players() -> None:
    sentence = Sentence.of("{who} passes.", who=Seat(1))
    assert (sentence.text(["Anna", "Bert"]), sentence.text()) == ("Bert passes.", "Seat 2 passes.")


@pytest.mark.parametrize(("n", "text"), [(0, "0 coins"), (1, "1 coin"), (2, "2 coins")])
def test_a_number_chooses_the_word(n: int, text: str) -> None:
    assert Sentence.of("{n} {n|coin|coins}", n=n).text() == text


def russian(template: str, parts: Mapping[str, str | int]) -> str | None:
    known = {"{who} places {die}.": "{die}: поставлен, {who}.", "red": "красный"}
    return known[template].format(**parts) if template in known else None


def test_a_catalogue_tells_the_whole_sentence() -> None:
    placed = Sentence.of("{who} places {die}.", who=Seat(0), die="red")
    with told_in(russian):
        assert placed.text(["Anna"]) == "красный: поставлен, Anna."
    assert placed.text(["Anna"]) == "Anna places red."


def test_what_no_catalogue_knows_stays() -> None:
    with told_in(russian):
        assert Sentence.of("{n} dice", n=3).text() == "3 dice"


def test_what_a_part_says_is_not_read_as_a_template() -> None:
    assert Sentence.of("{who}", who="{other}").text() == "{other}"


def test_a_refusal_is_a_sentence_with_a_code() -> None:
    refused = Refused("too_poor", "You have {n} {n|coin|coins}.", n=1)
    assert (refused.code, refused.text, str(refused)) == ("too_poor", "You have 1 coin.", "too_poor: You have 1 coin.")


def test_lists() -> None:
    assert (listed(["a", "b"]), listed([]), listed([], "nobody")) == ("a, b", "nothing", "nobody")
