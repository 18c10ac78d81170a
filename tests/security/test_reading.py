"""Reading a line takes work that its length bounds, whatever stands in it. Work is counted, not timed."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

from domain.kernel.kinds import OneOf
from domain.kernel.misreadings import mended, stuck
from domain.kernel.reading import LONGEST, MOST, Chart, words_of
from domain.kernel.shapes import Refused, State
from domain.titles.ohmygoods.words import CARD
from domain.titles.shelf import titles
from service.commands.mail_words import mail
from tests.harness.hostile_lines import LANGUAGES, Writer, places
from tests.security.work import work_of

PER_WORD = 2500  # lines of Python for a word of the text, with all that is tried to understand it
FREEZING = [
    "discard " + "char " * 7,
    "discard " + "char " * 58,
    "give " + "cha " * 58,
    "rest, move " + "1a to char for char " * 11,
    "pay " + "gra " * 58,
    "pay " + "fie gra and " * 20,
    "use groz " + "a " * 57,
    "to " * 60,
]


def reading(title_id: str, line: str) -> Callable[[], None]:
    language = titles[title_id].language

    def read() -> None:
        language.readings(line)
        mended(language, line)
        stuck(language, line)

    stuck(language, "once")  # what is made once for a language is no work of a line
    mended(language, "onec")
    return read


def reading_work(title_id: str, line: str) -> int:
    return work_of(reading, title_id, line, most=PER_WORD * (len(words_of(line)) + 5))


@cache
def positions(title_id: str) -> list[tuple[State, int]]:
    return places(titles[title_id], 6)


@pytest.mark.parametrize("title_id", titles)
@pytest.mark.parametrize("line", FREEZING, ids=lambda line: f"{line[:20]} of {len(line.split())} words")
def test_a_line_that_can_mean_very_many_things_is_read_in_bounded_work(title_id: str, line: str) -> None:
    assert reading_work(title_id, line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", titles)
def test_no_hostile_line_takes_more_work_than_its_words_allow(title_id: str, language: str) -> None:
    at = positions(title_id)
    writer = Writer(titles[title_id], language, at, seed=3)
    for n in range(40):
        assert reading_work(title_id, writer.line(n % len(at)))


def test_twice_the_words_are_not_a_multiple_of_the_work() -> None:
    half, whole = (reading_work("ohmygoods", "discard " + "char " * n) for n in (28, 56))
    assert whole < 4 * half


@pytest.mark.parametrize("odd", ["=" * 50_000, "-" * 50_000, "\u0301\u0323" * 50_000, "\ufdfa" * 20_000, "a " * 50_000])
def test_a_text_longer_than_a_sentence_is_not_looked_at(odd: str) -> None:
    state, seat = positions("sagrada")[0]
    with pytest.raises(Refused) as refused:
        titles["sagrada"].parse("take R5 to A1 " + odd, state, seat)
    assert refused.value.code == "not_understood" and len(refused.value.text) < 600
    assert titles["sagrada"].language.readings("pass" + " " * LONGEST) == ()


def test_too_many_meanings_are_refused_in_a_sentence() -> None:
    title = titles["ohmygoods"]
    state, seat = positions("ohmygoods")[0]
    assert len(title.language.readings("discard char char char char")) > MOST
    with pytest.raises(Refused) as refused:
        title.parse("discard char char char char", state, seat)
    assert refused.value.code == "ambiguous" and "names in full" in refused.value.text


def test_names_in_full_are_read_where_short_ones_mean_too_much() -> None:
    """An exact reading is found before any short one, however many of those there are."""
    language = titles["ohmygoods"].language
    cards = [CARD.write(card) for card in CARD.names if card.startswith("charburner")]
    short = [" ".join(word[:3] for word in card.split()) for card in cards]
    assert len(language.readings("discard " + ", ".join(["cha"] * len(cards)))) > MOST
    assert len(language.readings("discard " + ", ".join(short))) == 1
    assert len(language.readings("discard " + ", ".join(cards))) == 1


@pytest.mark.parametrize("title_id", [*titles, "mail"])
def test_the_name_that_we_write_belongs_to_one_thing(title_id: str) -> None:
    """So our own sentences have one reading."""
    language = mail if title_id == "mail" else titles[title_id].language
    kinds = {id(kind): kind for spec in language.specs.values() for kind in spec.kinds.values()}
    for kind in (inner for each in kinds.values() for inner in (each, getattr(each, "kind", None))):
        for value in kind.names if isinstance(kind, OneOf) else ():
            words = words_of(kind.write(value))
            assert kind.read(Chart(words, language.keywords, False), 0)[len(words)] == [value]


@pytest.mark.parametrize("title_id", titles)
def test_a_refusal_names_few_of_many_meanings(title_id: str) -> None:
    chance = random.Random(5)
    for state, seat in positions(title_id):
        commands = titles[title_id].commands(state, seat, 200)
        said = [titles[title_id].sentence(each) for each in commands]
        for sentence in chance.sample(said, min(20, len(said))):
            line = " ".join(word[:3] for word in words_of(sentence))
            try:
                titles[title_id].parse(line, state, seat)
            except Refused as refused:
                assert len(refused.text) < 1200
