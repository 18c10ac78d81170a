"""Words against letters are about letters in every game: a short letter of three choices, and nothing is done."""

from __future__ import annotations

import pytest

from domain.titles.shelf import titles
from service.commands.about_letters import is_against_letters
from tests.letters.support import Table

SAID = (
    "STOP", "Unsubscribe", "stop sending me these mails", "remove me", "leave me alone", "no more mails", "stop!",
    "please take me off your list", "Stopp", "keine Mails mehr", "bitte keine Briefe mehr", "lasst mich in Ruhe",
    "abmelden", "désabonner", "plus de lettres", "laissez-moi tranquille", "arrêtez de m'écrire", "стоп", "отписаться",
    "не пишите мне больше", "хватит писем", "оставьте меня в покое", "odhlásit", "nechte mě být", "už žádné dopisy",
    "nepište mi", "Hello, please stop emailing me", "I don't want these emails any more",
)  # fmt: skip


def begun(table: Table, *said: str) -> None:
    """Anna answers her first letter."""
    table.open()
    table.post()
    table.answer(table.letters("Anna")[-1], *said)


@pytest.mark.parametrize("said", SAID)
def test_it_is_against_letters(said: str) -> None:
    assert is_against_letters(said)


@pytest.mark.parametrize(
    "said", ["stop at the mill", "mute", "don't stop now, it is fun", "no more grain",
             "I'll stop here for today", "more", "nothing", "not yet", "leave", "thanks for the mail", "hold"],
)  # fmt: skip
def test_it_is_not(said: str) -> None:
    assert not is_against_letters(said)


@pytest.mark.parametrize("title", sorted(titles))
def test_in_every_game_the_answer_is_three_choices_and_nothing_is_done(title: str, table: Table) -> None:
    table.open(title=title)
    letter = table.post()[0]
    name = next(name for name in table.players if letter in table.letters(name))
    before = table.game.version
    table.answer(letter, "STOP")
    answer = table.letters(name)[-1]
    assert table.game.version == before and answer.kind == "stop"
    assert answer.options == ("mute", "letters off", "resign")
    assert len(answer.raw) < 6000 and all(words in answer.text for words in ("mute this game", "no letters at all"))


@pytest.mark.parametrize("said", ["1", "mute this game"])
def test_its_first_choice_mutes_the_game(said: str, table: Table) -> None:
    begun(table, "stop these letters")
    table.answer(table.letters("Anna", "stop")[-1], said)
    assert "No more letters of this game" in " ".join(table.letters("Anna", "answer")[-1].text.split())
    assert table.game_id in table.store.players.get(table.players["Anna"]).muted


@pytest.mark.parametrize("said", ["2", "no letters at all", "2 please"])
def test_its_second_choice_is_no_letters(said: str, table: Table) -> None:
    begun(table, "unsubscribe")
    table.answer(table.letters("Anna", "stop")[-1], said)
    assert table.store.players.get(table.players["Anna"]).settings["letters"] == "none"


def test_its_third_choice_is_to_resign(table: Table) -> None:
    begun(table, "leave me alone")
    table.answer(table.letters("Anna", "stop")[-1], "3")
    said = table.letters("Anna", "answer")[-1].text
    assert "resign" in said


def test_a_change_of_mind_about_the_choice_is_asked_back(table: Table) -> None:
    begun(table, "leave me alone")
    table.answer(table.letters("Anna", "stop")[-1], "2", "sorry, I meant 1")
    assert table.store.players.get(table.players["Anna"]).settings.get("letters", "all") == "all"


def test_moves_beside_it_are_not_played(table: Table) -> None:
    begun(table, "1", "and no more mails please")
    assert table.game.asked == (0, 1)
    assert "not tried" in table.letters("Anna", "stop")[-1].text
