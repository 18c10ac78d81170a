"""The forms of everyday verbs."""

import pytest

from domain.kernel.everyday import forms, infinitives
from domain.kernel.reading import plain
from domain.titles.lagranja.words import language as lagranja
from domain.titles.ohmygoods.words import language as ohmygoods
from domain.titles.pig.title import pig


@pytest.mark.parametrize(
    ("keyword", "said"),
    [
        ("build", "построить построю построим строим construis construirai построю stavím stavíme postavím baue bau"),
        ("take", "беру берём возьмём prenons prendrai beru bereme vezmeme nehme"),
        ("move", "продвинусь продвинемся avançons posuneme rücke"),
        ("work", "pracuju pracuji pracujeme pracujem работаем travaillons"),
    ],
)
def test_forms_are_made_by_rule(keyword: str, said: str) -> None:
    assert set(map(plain, said.split())) <= forms(keyword)


def test_only_what_stands_behind_another_verb_is_an_infinitive() -> None:
    assert {"строить", "stavet", "batir"} <= infinitives("build")
    assert not {"строю", "stavim", "construit"} & infinitives("build")


def test_a_word_that_is_no_keyword_has_no_forms() -> None:
    assert not forms("harmonium")


def test_a_title_knows_the_forms_of_its_keywords_and_of_their_english_words() -> None:
    assert {"build"} <= set().union(*ohmygoods.keywords.find("stavime", False))
    assert {"exchange"} <= set().union(*ohmygoods.keywords.find("поменяем", False))
    assert {"sell"} <= set().union(*lagranja.keywords.find("vendrai", False))


def test_a_form_is_never_cut_short() -> None:
    assert ohmygoods.keywords.find("stavime", False)
    assert not any("build" in each for each in ohmygoods.keywords.find("stav", True))
    assert pig.language.readings("кину")
