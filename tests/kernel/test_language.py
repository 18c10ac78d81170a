"""One definition of a command: its sentence, and the many ways in which people type it."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec.structs import replace

from domain.kernel.language import Language, Number, OneOf, Several
from domain.kernel.luck import SeededLuck
from domain.kernel.misreadings import mended, stuck
from domain.kernel.reading import COMMON, FILLERS, plain, words_of
from domain.kernel.shapes import Command, Refused
from domain.titles.sagrada.commands import Pass, Take, UseOn
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.title import sagrada
from domain.titles.sagrada.words import language

R5_TO_A1 = Take("R5", "A1")


def meant(text: str) -> list[Command]:
    return list(language.readings(text))


FORGIVEN = {
    "case": "TAKE r5 TO a1",
    "dashes": "take R5 – A1",
    "a long dash": "take R5 — A1",
    "an arrow": "take R5 → A1",
    "a typed arrow": "take R5 -> A1",
    "a double arrow": "take R5 => A1",
    "smart quotes": "“take R5 to A1”",
    "angle quotes": "«take R5 to A1",
    "a bullet": "• take R5 to A1",
    "a hyphen before it": "- take R5 to A1",
    "a no-break space": "take\u00a0R5\u00a0to\u00a0A1",
    "full-width digits": "take R５ to A１",
    "full-width letters": "ｔａｋｅ　Ｒ５ to Ａ１",
    "a full stop": "take R5 to A1.",
    "exclamation marks": "take R5 to A1!!",
    "commas": "take R5, to A1",
    "accents": "tàke R5 tö A1",
    "fillers": "please take the die R5 to my A1",
    "a prefix": "dra R5 to A1",
    "words for a die": "take red 5 to A1",
    "words the other way round": "take 5 red to A1",
    "a die and a cell apart": "take R 5 to A 1",
    "no little word": "take R5 A1",
    "no verb": "R5 to A1",
}


@pytest.mark.parametrize("text", FORGIVEN.values(), ids=FORGIVEN)
def test_forgiven(text: str) -> None:
    assert meant(text) == [R5_TO_A1]


LANGUAGES = [
    "взять красный 5 на A1",
    "беру R5 в A1",
    "prendre rouge 5 sur A1",
    "vezmi červená 5 na A1",
    "nimm rot 5 nach A1",
    "place R5 into A1",
]


@pytest.mark.parametrize("text", LANGUAGES)
def test_the_words_of_all_languages_are_understood_at_once(text: str) -> None:
    assert meant(text) == [R5_TO_A1]


NOT_ACCOUNTED_FOR = [
    "take R5 to A1 tomorrow",
    "I think I shall take R5 to A1",
    "take R5 to A1 because it is good",
    "shall I take R5 to A1 or not",
    "R5",
    "A1",
    "5",
    "to",
    "take",
    "",
    "   ",
    "...",
]


@pytest.mark.parametrize("text", NOT_ACCOUNTED_FOR)
def test_every_word_has_to_be_accounted_for(text: str) -> None:
    assert meant(text) == []


def test_two_letters_are_no_prefix() -> None:
    assert meant("ta R5 to A1") == [] and meant("pa") == []


def test_a_number_is_no_prefix_of_a_longer_one() -> None:
    assert meant("use 100 R5 to A1") == []


def test_sixty_words_are_read_and_no_more() -> None:
    assert meant("please " * 56 + "take R5 to A1") == [R5_TO_A1]
    assert meant("please " * 57 + "take R5 to A1") == []


def test_superscripts_are_digits_only_where_they_mean_one() -> None:
    assert meant("take R⁵ to A1") == [R5_TO_A1] and meant("take R⑨ to A1") == []


def test_a_sentence_with_a_field_of_its_own_takes_the_pattern_that_holds_it() -> None:
    tool = UseOn("grinding_stone", "R5", "A1")
    assert language.sentence(tool) == "use grinding stone on R5 to A1"
    assert language.sentence(replace(tool, pay="G1")) == "use grinding stone on R5 to A1 pay G1"
    assert language.sentence(replace(tool, cell=None)) == "use grinding stone on R5"


def at_take() -> Table:
    state, _ = sagrada.setup({}, 2, SeededLuck(b"language"))
    for seat in (0, 1):
        state = sagrada.play(state, seat, sagrada.commands(state, seat)[0], SeededLuck(b"begin"))[1]
    return state


def not_understood(text: str) -> Refused:
    state = at_take()
    with pytest.raises(Refused) as caught:
        sagrada.parse(text, state, sagrada.asked(state)[0])
    return caught.value


def test_a_typing_error_gets_the_nearest_legal_sentence_and_is_not_executed() -> None:
    legal = sagrada.sentence(sagrada.commands(at_take(), sagrada.asked(at_take())[0])[0])
    refused = not_understood(legal.replace("take", "tkae"))
    assert refused.code == "not_understood" and legal in refused.text


def test_what_resembles_nothing_gets_no_suggestion() -> None:
    assert "mean" not in not_understood("a quick brown fox").text


def test_a_long_text_is_quoted_shortened() -> None:
    assert len(not_understood("fox " * 500).text) < 200


mini = Language({"go": "walk ga"})
SIDE = OneOf("side", {"left": ("left", "links"), "lefty": ("lefty",), "right": "right"})


@mini.command("go <side>", help="go there")
class Go(Command, frozen=True, gc=False, tag="mini.go"):
    side: Annotated[str, SIDE]


@mini.command("go <sides>", help="go there, one after the other")
class GoRound(Command, frozen=True, gc=False, tag="mini.go_round"):
    sides: Annotated[tuple[str, ...], Several(SIDE, low=2, high=3, nothing="nowhere")]


@mini.command("wait <n>", "wait", help="wait some hours")
class Wait(Command, frozen=True, gc=False, tag="mini.wait"):
    n: Annotated[int, Number("hours", 1, 24)] = 1


def test_the_very_word_goes_before_what_it_begins() -> None:
    assert mini.readings("go left") == (Go("left"),) and mini.readings("go lefty") == (Go("lefty"),)


def test_a_prefix_of_two_words_means_both() -> None:
    assert set(mini.readings("go lef")) == {Go("left"), Go("lefty")}


@mini.command("carry <side> to <n>", "carry [over] <side> [to] <n>", help="carry some that way")
class Carry(Command, frozen=True, gc=False, tag="mini.carry"):
    side: Annotated[str, SIDE]
    n: Annotated[int, Number("hours", 1, 24)]


@pytest.mark.parametrize("text", ["carry left to 3", "carry left 3", "carry over left 3", "carry over left to 3"])
def test_a_word_in_brackets_may_be_left_out(text: str) -> None:
    assert mini.readings(text) == (Carry("left", 3),)
    assert mini.sentence(Carry("left", 3)) == "carry left to 3"


def test_the_names_of_things_are_put_right_and_a_first_word_is_added() -> None:
    assert mended(mini, "carry rihgt 3") == (Carry("right", 3),)
    assert mended(mini, "over right 3") == (Carry("right", 3),)
    assert mended(mini, "carry right 99") == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("carry left to many", (3, "many", "<hours>")),
        ("carry left", (2, "", "<hours>")),
        ("carry", (1, "", "<side>")),
        ("go left now", (2, "now", "")),
        ("perhaps", None),
    ],
)
def test_it_is_known_how_far_a_text_can_be_read(text: str, expected: tuple[int, str, str] | None) -> None:
    found = stuck(mini, text)
    assert (found and (found.read, found.word, found.wanted)) == expected


@pytest.mark.parametrize("text", ["go left right", "go left and right", "go left, right", "walk links + right"])
def test_several_values_follow_each_other(text: str) -> None:
    wanted = GoRound(("left", "right"))
    assert mini.readings(text.replace("+", "and")) == (wanted,) and mini.sentence(wanted) == "go left, right"


def test_several_has_a_word_for_nothing_and_a_limit() -> None:
    assert mini.readings("go nowhere") == (GoRound(()),) and mini.sentence(GoRound(())) == "go nowhere"
    assert mini.readings("go left left left left") == ()


@pytest.mark.parametrize(
    ("text", "commands"), [("wait 24", (Wait(24),)), ("wait 25", ()), ("wait 0", ()), ("wait", (Wait(),))]
)
def test_numbers_keep_to_their_bounds(text: str, commands: tuple[Command, ...]) -> None:
    assert mini.readings(text) == commands


def test_a_default_is_not_said() -> None:
    assert mini.sentence(Wait()) == "wait 1" and mini.sentence(Wait(3)) == "wait 3"


def test_a_command_signs_in_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        mini.command("go <side>", help="again")(Go)


def test_readings_can_be_limited_to_some_commands() -> None:
    assert mini.readings("go left", only=[Wait]) == ()


def test_the_grammar_is_the_first_pattern_and_the_help() -> None:
    assert mini.grammar([Go, Wait]) == [("go <side>", "go there"), ("wait <n>", "wait some hours")]


@pytest.mark.parametrize("word", [*sorted(FILLERS), *(w for others in COMMON.values() for w in others.split())])
def test_little_words_are_kept_as_they_are_read(word: str) -> None:
    assert words_of(plain(word)) == words_of(word) and len(words_of(word)) == 1


@pytest.mark.parametrize("text", ["pass", "I pass", "Pass, please", "I would like pass", "pass turn", "pass the turn"])
def test_a_bare_command_word_is_said_as_one(text: str) -> None:
    assert meant(text) == [Pass()]


@pytest.mark.parametrize(
    "text", ["a pass", "the pass", "my pass", "pass the dice", "I would pass", "I like pass", "pas"]
)
def test_a_word_with_an_article_or_a_wish_for_another_is_none(text: str) -> None:
    assert meant(text) == []
