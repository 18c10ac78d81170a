"""Commands in other languages: what is written reads back as itself, and no two of a position are written alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from domain.game.lines import LineParser, Order
from domain.game.table import grammar
from domain.kernel.luck import SeededLuck, pick
from domain.kernel.shapes import Command
from domain.kernel.spoken import Phrase, Tongue, plural
from domain.kernel.telling import told_in
from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.commands.mail_words import mail
from service.commands.spoken import picked, said_in
from service.queries.catalogues import catalogue

LANGUAGES = ("cs", "de", "fr", "ru")
TRIED = 12  # commands of a position that are read back
FEW, MANY = 60, 2000


def positions(title: Title[Any], count: int) -> Iterator[list[Command]]:
    """What one seat can say at each position of random games."""
    game = 0
    while True:
        game += 1
        luck = SeededLuck(b"spoken %d" % game)
        seats = [n for n in title.seats if n > 1]  # alone some titles want a chapter to be chosen
        state, _ = title.setup(None, seats[game % len(seats)], luck)
        while asked := title.asked(state):
            seat = pick(luck, asked, "seat")
            commands = title.commands(state, seat)
            yield commands
            count -= 1
            if not count:
                return
            _, state = title.play(state, seat, pick(luck, commands, "command"), luck)


def broken(title: Title[Any], language: str, count: int) -> list[str]:
    """Sentences that do not read back, or stand for two commands."""
    found = []
    for commands in positions(title, count):
        said = [title.sentence(each, language) for each in commands]
        found += [each for each in said if said.count(each) > 1] if len(set(said)) < len(said) else []
        for command, sentence in list(zip(commands, said, strict=True))[:: -(-len(commands) // TRIED)]:
            if title.language.readings(sentence) != (command,):
                found.append(f"{sentence}: {title.language.readings(sentence)}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles.values(), ids=lambda title: title.id)
def test_sentences_read_back_and_differ(title: Title[Any], language: str) -> None:
    assert not broken(title, language, FEW)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles.values(), ids=lambda title: title.id)
def test_sentences_of_many_positions_read_back_and_differ(title: Title[Any], language: str) -> None:
    assert not broken(title, language, MANY)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles.values(), ids=lambda title: title.id)
def test_nothing_is_said_in_english(title: Title[Any], language: str) -> None:
    """Each pattern that is written has words in each language: the first that holds certain slots is written."""
    known = title.language.tongues[language].tongue.phrases
    for spec in title.language.specs.values():
        first: dict[frozenset[str], str] = {}
        for form in spec.forms:
            first.setdefault(frozenset(form.slots), form.text)
        assert set(first.values()) <= known.keys(), spec.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    ["vote pause", "vote more time 24", "vote replace seat 2", "vote against bot seat 3", "vote call off", "agree",
     "disagree", "resign", "confirm resign", "stay", "leave table", "release seat 2", "come back", "orders",
     "order off", "answer alone off", "done alone", "ask me everything"],
)  # fmt: skip
def test_lines_of_the_table_read_back(language: str, line: str) -> None:
    command = grammar.read(line)
    assert command is not None
    said = grammar.sentence(command, language)
    assert (said != line or (language, line) == ("fr", "vote pause")) and grammar.read(said) == command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line", ["show", "show log", "help", "history", "preview 3b", "undo", "more", "proof", "mute off", "letters off",
             "digest", "pause until 2026-12-24", "pause off", "revoke game", "yes", "join", "next", "rematch", "again"],
)  # fmt: skip
def test_words_of_letters_read_back(language: str, line: str) -> None:
    (command,) = mail.readings(line)
    said = mail.sentence(command, language)
    assert said != line and mail.readings(said) == (command,)


def test_moves_of_one_answer_are_joined_in_the_language() -> None:
    assert said_in("pig", "roll, then hold at 20", "ru") == "бросить, затем остановиться на 20"
    assert said_in("pig", "no", "fr") == "non"


@pytest.mark.parametrize(
    ("language", "forms"),
    [("ru", {1: 0, 2: 1, 5: 2, 11: 2, 21: 0, 22: 1, 111: 2, 0: 2}), ("cs", {1: 0, 4: 1, 5: 2, 0: 2, 22: 2}),
     ("fr", {0: 0, 1: 0, 2: 1}), ("de", {1: 0, 0: 1, 2: 1})],
)  # fmt: skip
def test_forms_by_number(language: str, forms: dict[int, int]) -> None:
    assert {n: plural(language, n) for n in forms} == forms


def test_a_language_is_read_from_its_lines() -> None:
    tongue = Tongue(
        "ru",
        "forms = acc nom\nbuild <card> for <goods:nothing> = строить <card.nom> даром\n"
        "build <card> for <goods> = строить <card> за <goods>\n[card]\nmill # = мельницу # | мельница #\n",
    )
    pattern = "build <card> for <goods>"
    assert tongue.phrase(pattern, {"card": "mill 3", "goods": "nothing"}) == Phrase(
        "строить <card.nom> даром", (("goods", "nothing"),)
    )
    assert tongue.name("card", "Mill 3", "nom") == "мельница 3" and tongue.name("card", "mill 3") == "мельницу 3"
    assert tongue.name("card", "bakery 3") == "bakery 3"


@pytest.mark.parametrize(
    "order", ["когда спросят: бросить, иначе ждать", "quand on me demande : lancer, sinon attendre",
              "až budu na tahu: hodit, jinak čekat", "wenn ich gefragt werde: würfeln, sonst warten"],
)  # fmt: skip
def test_an_order_is_read_in_each_language(order: str) -> None:
    found = LineParser(titles["pig"]).line(order)
    assert isinstance(found, Order) and not found.unread and len(found.answers) == 2 and found.answers[1] == "wait"


@pytest.mark.parametrize(
    ("title", "words", "russian"),
    [
        ("sagrada", "take", "взять"),
        ("sagrada", "lens cutter", "циркульный стеклорез"),
        ("ohmygoods", "coal", "уголь"),
        ("lagranja", "grape", "виноград"),
        ("sagrada", "R3", "R3"),
    ],
)
def test_what_is_picked_is_said_in_the_language_of_the_page(title: str, words: str, russian: str) -> None:
    assert picked(titles[title], words) == words
    with told_in(catalogue("ru")):
        assert picked(titles[title], words) == russian
