"""The order of a letter as people read it: the asking first, five lines of news, the hash in the small print."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from domain.kernel.telling import Seat, Sentence
from service.mail.outgoing.blocks import HistoryLine
from service.mail.outgoing.letter_context import LONGEST, in_few_lines, nearness, turn_before
from service.queries import position
from tests.letters.due import begun
from tests.letters.support import Table, html


def text_of(table: Table, name: str, kind: str) -> str:
    return " ".join(table.letters(name, kind)[-1].text.split())


def in_order(text: str, *marks: str) -> bool:
    places = [text.find(mark) for mark in marks]
    return -1 not in places and places == sorted(places)


def test_the_first_letter_welcomes_and_keeps_the_hash_for_the_end(table: Table) -> None:
    table.open(bots=1)
    table.post()
    text = text_of(table, "Anna", "started")
    assert text.startswith("Anna, it is your turn. Choose the window")
    assert "At the table: you (Anna), Bert, Hugo (a bot)." in text
    assert in_order(
        text, "Welcome to Sagrada 1", table.game.title.about, "play.example/titles/sagrada", "YOU CAN", "THE TABLE",
        "THE TOOLS", "On the web: ", "SHA-256 of the seed", "Log ",
    )  # fmt: skip


def test_headings_are_headings_and_the_first_words_are_what_is_asked(table: Table) -> None:
    table.open()
    (letter, *_) = [each for each in table.post() if each.kind == "started"]
    page = html(letter)
    headings = [line for line in letter.text.split("\n") if line.isupper() and line[:1].isalpha() and len(line) > 3]
    assert page.count("<h2") == len(headings) and "YOU CAN" in headings
    body = page.partition("<body")[2]
    assert body.index("it is your turn") < body.index("Welcome")
    assert "Reply above" not in letter.text + page


def lines(*near: int) -> tuple[HistoryLine, ...]:
    return tuple(HistoryLine(str(n), near=each) for n, each in enumerate(near))


@pytest.mark.parametrize(
    ("near", "shown"),
    [
        ((1, 0, 1), "012"),
        ((0, 1, 1, 2, 1, 1, 1), "32456"),
        ((2, 2, 2, 2, 2, 2, 1), "12345"),
        ((0, 0, 0, 0, 0, 0), "12345"),
        ((0, 0, 0, 0, 0, 1), "12345"),
    ],
)
def test_at_most_five_lines_tell_what_happened_and_what_concerns_me_comes_first(
    near: tuple[int, ...], shown: str
) -> None:
    assert "".join(line.text for line in in_few_lines(lines(*near))) == shown


def test_what_names_the_reader_concerns_him_unless_he_did_it() -> None:
    of_him, of_others = Sentence.of("{who} pays.", who=Seat(1)), Sentence.of("{who} pays.", who=Seat(0))
    assert [nearness(of_him, 1, actor, True) for actor in (0, None, 1)] == [2, 2, 0]
    assert [nearness(of_others, 1, actor, True) for actor in (0, 1)] == [1, 1]
    assert nearness(of_him, 1, 0, False) == 0


def by(who: str, brief: str, turn: int, undone: bool = False) -> HistoryLine:
    return HistoryLine(f"{who} {brief}.", undone=undone, who=who, brief=brief, turn=turn)


def test_each_player_has_one_line_and_each_turn_of_theirs_a_part_of_it() -> None:
    told = (
        by("Bert", "R5 to C1", 1), by("Bert", "used Lathekin", 1), by("Hugo", "", 2), by("Bert", "Y2 to D5", 3),
        HistoryLine("Round 4 begins."), by("Hugo", "G1 to A2", 4, undone=True),
    )  # fmt: skip
    few = in_few_lines(told)
    assert [line.text for line in few] == [
        "Bert: R5 to C1, used Lathekin; Y2 to D5.", "Hugo: passed.", "Round 4 begins.", "Hugo: G1 to A2.",
    ]  # fmt: skip
    assert [line.undone for line in few] == [False, False, False, True]


def test_of_one_player_many_trifles_are_a_short_line() -> None:
    (line,) = in_few_lines([by("Bert", f"sold {n} grapes", 1) for n in range(40)])
    assert len(line.text.split()) <= LONGEST + 2 and line.text.endswith(" ...")


def test_what_nobody_did_is_told_once() -> None:
    again = HistoryLine("You were done until something new.")
    assert in_few_lines([again, by("Bert", "passed", 1), again]) == (again, HistoryLine("Bert: passed.", who="Bert"))


def test_what_is_told_begins_with_my_turn_before_and_not_with_my_last_press(table: Table) -> None:
    begun(table)
    first = table.asked
    other = next(name for name in table.players if name != first)
    for name in (first, other, first):
        while table.asked == name:
            table.say(name, "pass")
    seat, events = table.game.seats_of(table.players[other])[0], table.store.games.recorded(table.game_id)
    mine = [each for each in events if getattr(each, "seat", None) == seat and type(each).__name__ == "Moved"]
    outline = position.outline(table.store, table.game_id, 0, table.game.version)
    assert table.asked == other and turn_before(outline, seat) == mine[1].originator_version


def test_what_the_read_models_do_not_hold_yet_is_read_from_the_log(table: Table) -> None:
    begun(table)
    first = table.asked
    for line in ("pass", "pass", "undo"):
        table.say(first, line)
    version = table.game.version
    held = position.outline(table.store, table.game_id, 2, version)
    assert [each.version for each in held] == list(range(2, version + 1))
    with table.store.db.write() as session:
        session.run("DELETE FROM timeline WHERE game = ? AND version = ?", table.game_id, version)
    told = position.outline(table.store, table.game_id, 2, version)
    assert held == [structs.replace(each, said="", told=()) for each in told]


def test_the_whole_of_it_comes_with_show_log(table: Table) -> None:
    table.open(bots=2)
    (letter, *_) = [each for each in table.post() if each.kind == "started"]
    few = letter.text.partition("WHAT HAS HAPPENED SO FAR\n\n")[2].partition("\n\n")[0]
    assert 1 < sum(line.startswith("- ") for line in few.split("\n")) <= 5
    table.answer(letter, "show log")
    answer = table.letters(kind="answer")[-1].text
    assert "ALL THAT HAS HAPPENED" in answer and "1. " in answer


@pytest.mark.parametrize(
    ("word", "told"), [("cards", "THE TOOLS"), ("rules", "How Sagrada is played"), ("Nobody", 'There is no "nobody"')]
)
def test_what_a_letter_leaves_out_comes_without_the_table(table: Table, word: str, told: str) -> None:
    begun(table)
    letter = next(each for each in table.post() if each.kind == "turn")
    table.answer(letter, f"show {word}")
    answer = table.letters(kind="answer")[-1].text
    assert told in " ".join(answer.split()) and "THE TABLE" not in answer and "YOU CAN" in answer


def test_the_hashes_come_when_they_are_asked_for(table: Table) -> None:
    begun(table)
    letter = next(each for each in table.post() if each.kind == "turn")
    chain = table.game.chain
    assert chain not in letter.text and f"{chain[:4]}-{chain[4:8]}-{chain[8:12]} of game" in letter.text
    table.answer(letter, "proof")
    assert chain in table.letters(kind="answer")[-1].text


def test_one_option_of_several_moves_makes_one_answer(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.open("lagranja")
    (letter, *_) = [each for each in table.post() if each.kind == "started"]
    mark, joined = next(each for each in zip(letter.marks, letter.options, strict=True) if ", then " in each[1])
    table.answer(letter, mark)
    said = " ".join(table.letters(kind="answer")[-1].text.split())
    assert said.count(": done.") == joined.count(", then ") + 1
    table.store.close()


@pytest.mark.parametrize("title", ["sagrada", "lagranja"])
def test_a_letter_says_each_option_of_one_move_once(title: str, tmp_path: Path) -> None:
    """What can be said on several lines its options of several moves show; no example says them once more."""
    table = Table(tmp_path)
    table.open(title)
    letter = next(each for each in table.post() if each.kind == "started")
    text = " ".join(letter.text.split())
    _, _, how = text.partition("Answer with what stands in brackets")
    assert how and not [each for each in letter.options if f'"{each}"' in how]
    table.store.close()
