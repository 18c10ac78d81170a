"""The mark of an option is the number it is told apart by, or a number that is said of nothing here."""

from __future__ import annotations

import pytest

from domain.kernel.marks import LETTERS, alike, by_mark, counted, mark_of, marks, option_of
from domain.titles.shelf import titles

DICE = {"1": "take 1", "3a": "take red 3", "3b": "take blue 3", "7": "roll twice", "0": "pass"}


def marked(title_id: str, *sentences: str) -> list[str]:
    language = titles[title_id].language
    return list(marks(language, [language.readings(sentence)[0] for sentence in sentences]))


@pytest.mark.parametrize(
    ("title", "sentences", "wanted"),
    [
        ("lagranja", ("take 3", "take 6", "buy pig", "done"), ["3", "6", "7", "0"]),
        ("lagranja", ("donkeys 3", "donkeys 1"), ["3", "1"]),
        ("lagranja", ("move 0", "sell grain", "move 2", "use card 2", "done"), ["0", "1", "2a", "2b", "3"]),
        ("lagranja", ("discard card 14", "deliver grain to card 1", "sell grain"), ["14", "2", "3"]),
        ("lagranja", ("use card 18", "play card 50 as helper instead of card 18"), ["18a", "50"]),
        ("sagrada", ("take R3 to A1", "take B3 to A1", "take G2 to C1", "pass"), ["3a", "3b", "2", "0"]),
        ("sagrada", ("take R3 to A1", "use flux brush on R3", "use grozing pliers on R3 up"), ["3a", "7", "8"]),
        ("ohmygoods", ("build mill 3 for 2 coal", "hire 1a for nothing", "pass"), ["1", "2", "0"]),
        ("pig", ("hold at 20", "hold at 20 for 2 turns", "roll"), ["20a", "20b", "6"]),
    ],
)  # fmt: skip
def test_a_number_of_the_table_marks_what_it_names(title: str, sentences: tuple[str, ...], wanted: list[str]) -> None:
    assert marked(title, *sentences) == wanted


def test_there_are_numbers_where_there_are_no_letters_left() -> None:
    cells = [f"take {colour}3 to {row}{column}" for colour in "RB" for row in "ACDE" for column in "12345"]
    found = marked("sagrada", *cells)
    assert found[: len(LETTERS)] == [f"3{letter}" for letter in LETTERS] and found[len(LETTERS)] == "7"
    assert len(set(found)) == len(found)


@pytest.mark.parametrize(
    ("said", "mark"), [("3b", "3b"), ("3 B", "3b"), ("03", "3"), ("０", "0"), ("b3", ""), ("3bc", ""), ("1234", "")]
)
def test_a_mark_is_read_as_people_write_it(said: str, mark: str) -> None:
    assert mark_of(said) == mark


def test_a_number_that_several_bear_is_none_of_them() -> None:
    assert option_of(DICE, "3") == "" and alike(DICE, "3") == ("take red 3", "take blue 3")
    assert option_of(DICE, "3b") == "take blue 3" and option_of(DICE, "0") == "pass"


def test_what_is_counted_acts_only_where_the_number_is_the_same() -> None:
    # "the second one" may be the second option or the one with that number
    assert option_of(DICE, "1.") == "take 1"
    assert option_of(DICE, "2.") == "" and alike(DICE, "2.") == ("take red 3",)
    assert option_of({"2": "take 2", "1": "take 1"}, "1.") == "" and option_of(DICE, "7.") == "roll twice"


def test_words_are_counted_and_no_is_the_way_out() -> None:
    assert counted(("join", "no", "never"), ways_out=("no",)) == {"1": "join", "0": "no", "2": "never"}
    assert by_mark(["take 3", "take 1"]) == {"1": "take 3", "2": "take 1"}, "as in letters without marks"
