"""Sentences of other languages in which no name of the game stands, and names as they are heard."""

import pytest

from domain.titles.sagrada.words import WINDOW
from service.commands.invited_abroad import declines
from service.commands.names_in_words import names_of, sounds
from service.commands.phrases import in_figures, line_of
from service.commands.wanting_nothing import wants_nothing
from tests import said


@pytest.mark.parametrize(
    "text",
    ["больше ничего не покупаю", "nic nedodávám", "je ne donne rien", "ich baue nichts", "пропущу этот ход", "už nic"],
)
def test_who_does_nothing_may_say_so_in_a_sentence(text: str) -> None:
    assert wants_nothing(line_of(text).words)


@pytest.mark.parametrize(
    "text", ["ничего, спасибо", "de rien", "nic moc", "ничего себе", "rien ne va", "je donne tout"]
)
def test_a_nothing_is_said_of_other_things_too(text: str) -> None:
    assert not wants_nothing(line_of(text).words)


@pytest.mark.parametrize(
    ("text", "says_no"),
    [
        ("простите, сейчас не могу играть", True),
        ("merci pour l'invitation mais ce sera sans moi", True),
        ("bohužel teď nemůžu hrát", True),
        ("ich habe leider keine Zeit", True),
        ("не могу дождаться", False),
        ("nemám nic proti", False),
        ("pas de problème", False),
    ],
)
def test_an_invitation_is_declined_in_a_sentence(text: str, says_no: bool) -> None:
    assert any(map(declines, line_of(text).pieces())) == says_no


@pytest.mark.parametrize(
    ("heard", "written"), [("Гравитас", "Gravitas"), ("Батльо", "Batllo"), ("Люкс Мунди", "Lux Mundi")]
)
def test_a_name_is_known_as_it_is_heard(heard: str, written: str) -> None:
    words = line_of(heard).words
    assert {
        WINDOW.write(value) for end, value in names_of(WINDOW).ends(words, 0, frozenset()) if end == len(words)
    } == {written}


def test_what_is_not_written_in_russian_letters_has_no_sound() -> None:
    assert sounds(("gravitas",)) == ()


def test_one_is_a_number_before_a_step_and_as_a_numeral() -> None:
    assert in_figures(("один", "шаг")) == ("1", "шаг")
    assert in_figures(("jednicku",)) == ("1",)
    assert in_figures(("une", "carte")) == ("une", "carte")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("да, писал я", "yes"),
        ("oui, c'est bien moi qui l'ai envoyé", "yes"),
        ("ano, psal jsem to já", "yes"),
        ("non ce n'était pas moi", "no"),
        ("нет, я этого не писал", "no"),
    ],
)
def test_somebody_owns_up_or_does_not(text: str, answer: str) -> None:
    assert said.at_confirmation([text]).done == (answer,)
